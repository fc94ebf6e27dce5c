"""The interface's words: `update` collects them, `check` finds what is missing, `compile` makes .qm files.

Run as `python -m tools.translations COMMAND`. Each folder of gui/ is an area with its own file
resources/i18n/<area>.de.ts; the modules directly in gui/ are the area "gui". English stands in
the source, so <area>.en.ts holds plural forms only.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree

from tools.source_words import Key, read_modules

ROOT = Path(__file__).resolve().parent.parent
GUI = ROOT / "gui"
I18N = ROOT / "resources" / "i18n"
FIELD = re.compile(r"%n|%\d|\{[^{}]*\}")
HEADER = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


@dataclass(frozen=True)
class Translation:
    """What a .ts file has for a text; two forms (one, several) where it depends on a number."""

    forms: tuple[str, ...]
    plural: bool = False
    finished: bool = True


def areas(gui: Path = GUI) -> dict[str, list[Path]]:
    """The modules of each area."""
    found = {"gui": sorted(gui.glob("*.py"))}
    for folder in sorted(path for path in gui.iterdir() if path.is_dir()):
        found[folder.name] = sorted(folder.rglob("*.py"))
    return {area: modules for area, modules in found.items() if modules}


def wanted(texts: dict[Key, bool], language: str) -> dict[Key, bool]:
    return {key: plural for key, plural in texts.items() if plural or language != "en"}


def read(ts: Path) -> dict[Key, Translation]:
    if not ts.exists():
        return {}
    translations = {}
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            node = message.find("translation")
            plural = message.get("numerus") == "yes"
            forms = [""] if node is None else [form.text or "" for form in (node if plural else [node])]
            finished = node is not None and node.get("type") is None
            translations[key] = Translation(tuple(forms), plural, finished)
    return translations


def write(ts: Path, language: str, translations: dict[Key, Translation]) -> None:
    root = ElementTree.Element("TS", version="2.1", language=language)
    for name, group in groupby(
        sorted(translations.items(), key=lambda item: item[0]), lambda item: item[0][0]
    ):
        context = ElementTree.SubElement(root, "context")
        ElementTree.SubElement(context, "name").text = name
        for (_, source, comment), translation in group:
            numerus = {"numerus": "yes"} if translation.plural else {}
            message = ElementTree.SubElement(context, "message", numerus)
            ElementTree.SubElement(message, "source").text = source
            if comment:
                ElementTree.SubElement(message, "comment").text = comment
            state = {} if translation.finished else {"type": "unfinished"}
            node = ElementTree.SubElement(message, "translation", state)
            if translation.plural:
                for form in translation.forms:
                    ElementTree.SubElement(node, "numerusform").text = form
            else:
                node.text = translation.forms[0]
    ElementTree.indent(root, "    ")
    ts.write_text(HEADER + ElementTree.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


def problems(texts: dict[Key, bool], translations: dict[Key, Translation]) -> list[str]:
    """What keeps a translation from being complete and right, a line each."""
    found = []
    for key, plural in texts.items():
        context, source, _ = key
        name = f"{context}: {source!r}"
        translation = translations.get(key)
        if translation is None or not translation.finished or not all(translation.forms):
            found.append(f"{name} is not translated")
        elif translation.plural != plural:
            found.append(f"{name} has plural forms on one side only")
        elif any(fields(form) - fields(source) for form in translation.forms):
            found.append(f"{name} is translated with fields it does not have")
        elif fields(source) - fields(translation.forms[-1]):
            found.append(f"{name} loses a field in translation")
    leftovers = [key for key in translations if key not in texts]
    found += [f"{context}: {source!r} is no longer in the program" for context, source, _ in leftovers]
    return found


def fields(text: str) -> set[str]:
    return set(FIELD.findall(text))


def merged(texts: dict[Key, bool], translations: dict[Key, Translation]) -> dict[Key, Translation]:
    """The translations of the texts that are still there, and empty ones for what is new."""
    result = {}
    for key, plural in texts.items():
        known = translations.get(key)
        empty = Translation(("", "") if plural else ("",), plural, finished=False)
        result[key] = known if known is not None and known.plural == plural else empty
    return result


def check() -> int:
    found = []
    for area, modules in areas().items():
        words = read_modules(modules)
        found += [f"gui/{area}: {problem}" for problem in words.unreadable]
        for language in ("de", "en"):
            name = f"{area}.{language}.ts"
            translations = read(I18N / name)
            found += [f"{name}: {p}" for p in problems(wanted(words.plural, language), translations)]
    strays = [ts.name for ts in I18N.glob("*.ts") if ts.name.split(".")[0] not in areas()]
    found += [f"{name}: there is no such area in gui/" for name in strays]
    print("\n".join(found))
    return 1 if found else 0


def update() -> int:
    I18N.mkdir(parents=True, exist_ok=True)
    for area, modules in areas().items():
        words = read_modules(modules)
        for language in ("de", "en"):
            ts = I18N / f"{area}.{language}.ts"
            if texts := wanted(words.plural, language):
                write(ts, language, merged(texts, read(ts)))
            else:
                ts.unlink(missing_ok=True)
    return check()


def compile_all() -> int:
    import PySide6

    lrelease = Path(PySide6.__file__).parent / ("lrelease.exe" if os.name == "nt" else "lrelease")
    for ts in sorted(I18N.glob("*.ts")):
        # a running program has the old file mapped into memory: it is replaced, never overwritten
        beside = ts.with_suffix(f".{os.getpid()}.part")
        subprocess.run([lrelease, "-silent", ts, "-qm", beside], check=True)
        beside.replace(ts.with_suffix(".qm"))
    return 0


COMMANDS = {"update": update, "check": check, "compile": compile_all}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python -m tools.translations {'|'.join(COMMANDS)}")
    sys.exit(COMMANDS[sys.argv[1]]())
