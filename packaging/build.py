"""Makes the installable program: dist/tafelrunde (a folder) and, where dpkg is, dist/tafelrunde_*.deb.

Run by `python3 run.py build`, which names the Debian packages that the program expects from the
system. What was built is started before it counts as built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from debian import build_deb
from icons import draw_icons

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
BUNDLED = ("msgspec", "platformdirs", "pyinstaller")


def version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def freeze() -> Path:
    """The folder with the program and everything it needs."""
    options = ["--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath", str(WORK)]
    spec = ROOT / "packaging" / "tafelrunde.spec"
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec)], cwd=ROOT, check=True)
    folder = DIST / "tafelrunde"
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copy(ROOT / "NOTICES.md", folder)
    copy_licenses(folder / "licenses")
    return folder


def copy_licenses(target: Path) -> None:
    """The licence texts that came with what is bundled; the fonts keep theirs beside them."""
    for name in BUNDLED:
        for file in distribution(name).files or []:
            if any(word in file.name.upper() for word in ("LICENSE", "LICENCE", "COPYING")):
                place = target / name
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), place)
    for text in (ROOT / "packaging" / "licenses").iterdir():  # Qt's own, which its packages leave out
        shutil.copy(text, target)
    shutil.copy(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", target / "Python.txt")


def self_test(program: Path) -> None:
    """Start what was built with nothing of this environment around it: play, then show the window once."""
    with tempfile.TemporaryDirectory() as home:
        bare = {"HOME": home, "TAFELRUNDE_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        if os.name == "nt":
            bare["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
        for trial in ("--self-test", "--first-paint"):
            subprocess.run([program, trial], env=bare, cwd=home, check=True, timeout=300)


def size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_symlink())


def main(depends: list[str]) -> int:
    draw_icons(ROOT / "packaging" / "icons" / "tafelrunde.svg", WORK / "icons")
    folder = freeze()
    self_test(folder / ("tafelrunde.exe" if os.name == "nt" else "tafelrunde"))
    print(f"{folder.relative_to(ROOT)}: {size(folder) / 2**20:.0f} MiB, self-test passed")
    if shutil.which("dpkg-deb"):
        package = build_deb(folder, WORK / "icons", version(), depends, DIST)
        print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 2**20:.0f} MiB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        sys.exit(f"The build failed: {error}")
