#!/usr/bin/env python3
"""Tafelrunde in two commands: `python3 run.py` plays, `python3 run.py test` tests.

Uses the standard library only. On first use it makes the environment `.venv`, installs the
project with its pinned dependencies there and adds missing system libraries where it may;
after that it only looks whether all is still as it was.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "tafelrunde-setup"  # written when set-up is complete; holds its fingerprint
INSTALL_LOG = VENV / "install.log"
TRANSLATIONS = ROOT / "resources" / "i18n"

# Libraries that Qt expects from a Linux system, and the Debian packages that bring them.
OFFSCREEN_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
X11_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}

NO_SCREEN = (
    "There is no screen here to play on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
    "`python3 run.py demo --shot out.png` plays a match without one and writes a picture of it."
)


class Trouble(Exception):
    """Something the person at the keyboard has to know or do, in one sentence."""


# ------------------------------------------------------------------ the system


def has_screen() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def missing_libraries(libraries: dict[str, str]) -> dict[str, str]:
    """Those of the libraries that this system cannot load."""
    from ctypes import CDLL

    missing = {}
    for library, package in libraries.items():
        try:
            CDLL(library)
        except OSError:
            missing[library] = package
    return missing


def apt_line(packages: Iterable[str]) -> str:
    return "apt-get install -y --no-install-recommends " + " ".join(packages)


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_packages(packages: list[str], why: str) -> None:
    """Install Debian packages, or say what to type where this is not ours to do."""
    if not may_install():
        raise Trouble(f"{why} Type: sudo {apt_line(packages)}")
    print(f"{why} Installing {', '.join(packages)} ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for line in ("apt-get update", apt_line(packages)):
        done = subprocess.run(line.split(), env=quiet, capture_output=True, text=True)
    if done.returncode != 0:
        raise Trouble(f"{why} Installing did not work ({last_line(done.stderr)}). Type: {apt_line(packages)}")


def need_libraries(libraries: dict[str, str]) -> None:
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(libraries)
    if not missing:
        return
    if shutil.which("apt-get") is None:
        raise Trouble(f"Qt needs libraries that this system does not have: {', '.join(missing)}.")
    install_packages(list(missing.values()), "Qt needs system libraries that are missing.")


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]


# ------------------------------------------------------------- the environment


def python() -> str:
    """The interpreter of the project's environment."""
    return str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def fingerprint() -> str:
    """Changes whenever the environment has to be set up again."""
    parts = [sys.version.encode(), str(ROOT).encode()]
    parts += [(ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_set_up() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint() and Path(python()).exists()


def set_up() -> None:
    """Make the environment and install the project in it, unless that is done already."""
    if not is_set_up():
        make_environment()
        install_project()
        STAMP.write_text(fingerprint())
    compile_translations()


def make_environment() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        install_packages(["python3-venv"], "Python's venv module is missing.")
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if done.returncode != 0:
        raise Trouble(f"The environment {VENV} could not be made: {last_line(done.stderr or done.stdout)}")


def install_project() -> None:
    print("Setting up, once: downloading and installing the dependencies ...", flush=True)
    command = [python(), "-m", "pip", "install", "--disable-pip-version-check"]
    command += ["--constraint", str(ROOT / "constraints.txt"), "--editable", f"{ROOT}[dev]"]
    with INSTALL_LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise Trouble(install_trouble(INSTALL_LOG.read_text(encoding="utf-8", errors="replace")))
    # as pip does with all else, so that the first start is as quick as the second
    in_project("-m", "compileall", "-q", "engine", "gui")


def install_trouble(log: str) -> str:
    signs = ("NewConnectionError", "ConnectTimeout", "Connection broken", "Failed to establish", "ProxyError")
    if any(sign in log for sign in signs):
        reason = "the package index cannot be reached; is this machine online?"
    else:
        reason = last_line("\n".join(line for line in log.splitlines() if line.startswith("ERROR")))
    return f"The dependencies could not be installed: {reason} (Details are in {INSTALL_LOG}.)"


def compile_translations() -> None:
    """Make the .qm files the program loads, where their .ts has changed since."""
    for source in TRANSLATIONS.glob("*.ts"):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            in_project("-m", "tools.translations", "compile")
            return


def in_project(*arguments: str, offscreen: bool = False) -> None:
    """Run the project's Python at the project's root; a failure ends the command."""
    if subprocess.call([python(), *arguments], cwd=ROOT, env=environment(offscreen)) != 0:
        raise Trouble(f"`python {' '.join(arguments)}` failed.")


def environment(offscreen: bool) -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"} if offscreen else dict(os.environ)


def become(arguments: list[str], offscreen: bool = False) -> int:
    """Go on as the program itself, where the person is: signals and exit code are its own."""
    command = [python(), *arguments]
    if os.name != "nt":
        os.execve(command[0], command, environment(offscreen))
    return subprocess.call(command, env=environment(offscreen))


# ---------------------------------------------------------------- the commands


def play(arguments: list[str]) -> int:
    """play [FILE]         open the program, and a saved match (the default)"""
    if not has_screen():
        raise Trouble(NO_SCREEN)
    need_libraries({**OFFSCREEN_LIBRARIES, **(X11_LIBRARIES if os.environ.get("DISPLAY") else {})})
    set_up()
    return become(["-m", "gui", *arguments])


def setup(arguments: list[str]) -> int:
    """setup               only prepare everything, for later use without a network"""
    need_libraries({**OFFSCREEN_LIBRARIES, **(X11_LIBRARIES if has_screen() else {})})
    set_up()
    print("Everything is set up.")
    return 0


def test(arguments: list[str]) -> int:
    """test [...]          run the tests; what follows goes to pytest"""
    need_libraries(OFFSCREEN_LIBRARIES)
    set_up()
    os.chdir(ROOT)
    return become(["-m", "pytest", "-n", "2", *arguments], offscreen=True)


CHECKS = {
    "lint": ["-m", "ruff", "check", "--quiet", "--output-format", "concise", "."],
    "format": ["-m", "ruff", "format", "--quiet", "--check", "--output-format", "concise", "."],
    "types": ["-m", "mypy", "--no-error-summary"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command as main; main()", "--no-logo"],
    "translations": ["-m", "tools.translations", "check"],
}


def check(arguments: list[str]) -> int:
    """check               lint, format, types, layers and completeness of the translations"""
    need_libraries(OFFSCREEN_LIBRARIES)
    set_up()
    failed = []
    for name, command in CHECKS.items():
        done = subprocess.run([python(), *command], cwd=ROOT, text=True, capture_output=True)
        print(f"{name:14}{'ok' if done.returncode == 0 else 'FAILED'}", flush=True)
        if done.returncode != 0:
            print(done.stdout + done.stderr, flush=True)
            failed.append(name)
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """bench [PART]        measure speed as ratios: engine, start, scene, frozen, or all"""
    need_libraries(OFFSCREEN_LIBRARIES)
    set_up()
    os.chdir(ROOT)
    return become(["-m", "benchmarks", *arguments], offscreen=True)


def build(arguments: list[str]) -> int:
    """build               make the installable program in dist/"""
    libraries = {**OFFSCREEN_LIBRARIES, **X11_LIBRARIES}
    need_libraries(libraries)
    if sys.platform.startswith("linux") and shutil.which("objdump") is None:
        install_packages(["binutils"], "PyInstaller needs objdump, which is missing.")
    set_up()
    os.chdir(ROOT)
    return become(["packaging/build.py", *libraries.values()])


def demo(arguments: list[str]) -> int:
    """demo [GAME] [...]   play a match by itself, without a screen; --shot FILE writes a picture"""
    need_libraries(OFFSCREEN_LIBRARIES)
    set_up()
    return become(["-m", "gui", "--demo", *arguments], offscreen=True)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command for command in (play, setup, test, check, bench, build, demo)
}


def usage() -> str:
    return "python3 run.py [COMMAND]\n\n" + "\n".join(f"  {c.__doc__}" for c in COMMANDS.values())


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  told here, before anything newer is needed
        print(f"Tafelrunde needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    name, *rest = arguments or ["play"]
    if name in ("-h", "--help"):
        print(usage())
        return 0
    if name not in COMMANDS:
        print(f"There is no command {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
