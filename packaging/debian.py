"""Packs the frozen program as a Debian package, with dpkg-deb alone."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
PROGRAM = "usr/lib/tafelrunde"

CONTROL = """\
Package: tafelrunde
Version: {version}
Architecture: {architecture}
Maintainer: the Tafelrunde authors <authors@tafelrunde.invalid>
Installed-Size: {kibibytes}
Depends: libc6, {depends}
Section: games
Priority: optional
Description: board games for people around one screen
 Play board games together at one screen, against each other or against bots,
 by the full rules of their boxes: Carcassonne with its expansions, The Castles
 of Burgundy and its Dice Game, Felinia, Catan: The Duel.
 .
 The program is unofficial. The names of the games belong to their owners.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Tafelrunde
Comment: The bundled libraries and fonts have licences of their own, which lie
 in /usr/lib/tafelrunde/licenses; /usr/lib/tafelrunde/NOTICES.md names them.

Files: *
Copyright: 2026 the Tafelrunde authors
License: MIT

"""


def build_deb(folder: Path, icons: Path, version: str, depends: list[str], target: Path) -> Path:
    """The package of a frozen folder; icons has the files that draw_icons made."""
    architecture = output("dpkg", "--print-architecture")
    root = icons.parent / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / PROGRAM, symlinks=True)
    link = root / "usr/bin/tafelrunde"
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/tafelrunde/tafelrunde")
    add_desktop_files(root, icons)
    add_documentation(root)
    open_to_all(root)

    kibibytes = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    control = root / "DEBIAN/control"
    control.parent.mkdir(mode=0o755)
    control.write_text(
        CONTROL.format(
            version=version, architecture=architecture, kibibytes=kibibytes, depends=", ".join(depends)
        )
    )
    package = target / f"tafelrunde_{version}_{architecture}.deb"
    output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package))
    return package


def add_desktop_files(root: Path, icons: Path) -> None:
    """Menu entry, description, file type and icons. Debian's triggers take notice of them."""
    add(PACKAGING / "tafelrunde.desktop", root / "usr/share/applications")
    add(PACKAGING / "org.tafelrunde.Tafelrunde.metainfo.xml", root / "usr/share/metainfo")
    add(PACKAGING / "tafelrunde-mime.xml", root / "usr/share/mime/packages", "tafelrunde.xml")
    themes = root / "usr/share/icons/hicolor"
    add(PACKAGING / "icons/tafelrunde.svg", themes / "scalable/apps")
    for icon in icons.glob("tafelrunde-*.png"):
        size = icon.stem.split("-")[1]
        add(icon, themes / f"{size}x{size}/apps", "tafelrunde.png")


def add_documentation(root: Path) -> None:
    license_text = (PACKAGING.parent / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    lines = [f" {line}" if line else " ." for line in license_text.rstrip().splitlines()]
    documentation = root / "usr/share/doc/tafelrunde"
    documentation.mkdir(parents=True)
    (documentation / "copyright").write_text(COPYRIGHT + "License: MIT\n" + "\n".join(lines) + "\n")


def add(file: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def open_to_all(root: Path) -> None:
    """Everybody may read; only folders and what was executable before may be executed."""
    root.chmod(0o755)
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def output(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
