"""packaging/: what its files say of the program agrees with the program and with each other."""

import re
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gui.table.saving import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


@pytest.fixture
def menu_entry() -> dict[str, str]:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(PACKAGING / "tafelrunde.desktop", encoding="utf-8")
    return dict(entry["Desktop Entry"])


@pytest.fixture
def file_type() -> ElementTree.Element:
    found = ElementTree.parse(PACKAGING / "tafelrunde-mime.xml").getroot().find(f"{MIME}mime-type")
    assert found is not None
    return found


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(PACKAGING / "org.tafelrunde.Tafelrunde.metainfo.xml").getroot()


def test_a_release_is_told_everywhere(version: str, metainfo: ElementTree.Element) -> None:
    newest = metainfo.find("releases/release")
    assert newest is not None
    assert newest.get("version") == version
    assert f"\n## {version}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_saves_open_with_the_program(
    menu_entry: dict[str, str], file_type: ElementTree.Element, metainfo: ElementTree.Element
) -> None:
    name = file_type.get("type")
    assert menu_entry["MimeType"] == f"{name};"
    assert menu_entry["Exec"] == "tafelrunde %f"
    assert metainfo.findtext("provides/mediatype") == name
    assert metainfo.findtext("launchable") == "tafelrunde.desktop"


def test_a_save_is_known_by_its_ending(file_type: ElementTree.Element) -> None:
    glob = file_type.find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"


def test_the_windows_installer_knows_the_same_ending() -> None:
    script = (PACKAGING / "windows.iss").read_text(encoding="utf-8")
    assert re.findall(r'Software\\Classes\\(\.\w+)"', script) == [SUFFIX]


def test_german_is_told_wherever_english_is(
    menu_entry: dict[str, str], metainfo: ElementTree.Element
) -> None:
    for key in ("GenericName", "Comment", "Keywords"):
        assert menu_entry[f"{key}[de]"]
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    told = [node.get(language, "en") for node in metainfo.iter() if node.tag in ("summary", "p", "li")]
    assert told.count("en") == told.count("de") > 0
