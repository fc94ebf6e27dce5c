"""tools/: which words are found in the source, and what is wrong in a translation."""

from pathlib import Path

import pytest

from tools.source_words import Words, read_modules
from tools.translations import Translation, areas, merged, problems, read, write

KEY = ("Prompt", "Place {tile}", "")
PLURAL_KEY = ("Log", "%n tile(s)", "")
GOOD = Translation(("Lege {tile}",))
GOOD_PLURAL = Translation(("ein Plättchen", "%n Plättchen"), plural=True)


def words_of(tmp_path: Path, source: str) -> Words:
    module = tmp_path / "shelf.py"
    module.write_text(source)
    return read_modules([module])


def test_words_are_read_with_context_comment_and_number(tmp_path: Path) -> None:
    words = words_of(
        tmp_path,
        """
class Shelf(QWidget):
    def words(self, boxes):
        QCoreApplication.translate("Log", "dotted")
        self.tr("after a dotted one")
        self.tr("Open", "a save")
        self.tr("in two "
                "parts")
        self.tr("%n box(es)", "", len(boxes))

translate("Log", "%n tile(s)", "", board.count)
translate("Log", "%n point(s)", None, n=points)
NAMES = {"road": QT_TRANSLATE_NOOP("Feature", "road")}
translate("Feature", NAMES[kind])
""",
    )
    assert words.plural == {
        ("Log", "dotted", ""): False,
        ("Shelf", "after a dotted one", ""): False,
        ("Shelf", "Open", "a save"): False,
        ("Shelf", "in two parts", ""): False,
        ("Shelf", "%n box(es)", ""): True,
        ("Log", "%n tile(s)", ""): True,
        ("Log", "%n point(s)", ""): True,
        ("Feature", "road", ""): False,
    }
    assert words.unreadable == []


def test_a_text_that_is_not_written_out_is_told(tmp_path: Path) -> None:
    words = words_of(tmp_path, 'translate("Log", f"{n} tiles")\n')
    assert words.unreadable == ["shelf.py:1: the text is not written out here"]


def test_painters_and_strings_translate_too(tmp_path: Path) -> None:
    words = words_of(tmp_path, 'painter.translate(4, 5)\n"abc".translate(table)\nname.translate(table)\n')
    assert words == Words()


def test_a_finished_translation_has_no_problems() -> None:
    assert problems({KEY: False, PLURAL_KEY: True}, {KEY: GOOD, PLURAL_KEY: GOOD_PLURAL}) == []


@pytest.mark.parametrize(
    ("translations", "told"),
    [
        ({}, "is not translated"),
        ({KEY: Translation(("Lege {tile}",), finished=False)}, "is not translated"),
        ({KEY: Translation(("",))}, "is not translated"),
        ({KEY: Translation(("Lege {tile} {ort}",))}, "fields it does not have"),
        ({KEY: Translation(("Lege das Plättchen",))}, "loses a field"),
        ({KEY: Translation(("Lege {tile}", "Lege {tile}"), plural=True)}, "plural forms on one side only"),
        ({KEY: GOOD, ("Prompt", "Old", ""): Translation(("Alt",))}, "'Old' is no longer in the program"),
    ],
)
def test_each_defect_is_told(translations: dict[tuple[str, str, str], Translation], told: str) -> None:
    (problem,) = problems({KEY: False}, translations)
    assert told in problem


def test_a_missing_plural_form_is_told() -> None:
    (problem,) = problems({PLURAL_KEY: True}, {PLURAL_KEY: Translation(("ein Plättchen", ""), plural=True)})
    assert "is not translated" in problem


def test_merging_keeps_what_is_there_drops_what_is_gone_and_leaves_room_for_the_new() -> None:
    gone = ("Prompt", "Old", "")
    new = ("Prompt", "New", "")
    assert merged({KEY: False, new: False}, {KEY: GOOD, gone: GOOD}) == {
        KEY: GOOD,
        new: Translation(("",), finished=False),
    }


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    translations = {
        KEY: GOOD,
        PLURAL_KEY: GOOD_PLURAL,
        ("Shelf", 'a "b" <c> & d', "why"): Translation(("",), finished=False),
    }
    write(tmp_path / "shelf.de.ts", "de", translations)
    assert read(tmp_path / "shelf.de.ts") == translations


def test_each_folder_is_an_area(tmp_path: Path) -> None:
    for name in ("app.py", "kit/theme.py", "kit/art/tiles.py", "empty/readme.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = areas(tmp_path)
    assert {area: [path.name for path in modules] for area, modules in found.items()} == {
        "gui": ["app.py"],
        "kit": ["tiles.py", "theme.py"],
    }
