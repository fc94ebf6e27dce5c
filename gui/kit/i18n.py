"""The languages of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gui.kit import resources

_NAMES = {"en": "English", "de": "Deutsch"}
_installed: list[QTranslator] = []


def languages() -> dict[str, str]:
    """Code and own name of every language."""
    return dict(_NAMES)


def resolve(language: str) -> str:
    """The language to use for a setting: "system" means the first of the system's languages that we speak."""
    if language in _NAMES:
        return language
    wished = (tag.split("-")[0].split("_")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in wished if code in _NAMES), "en")


def fall_silent(app: QCoreApplication) -> None:
    """Translate nothing any more: the English of the source remains."""
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()


def install(app: QCoreApplication, language: str) -> str:
    """Speak this language ("system", "de", "en") from now on; returns the one chosen.

    A missing translation leaves the English of the source.
    """
    code = resolve(language)
    fall_silent(app)
    locale = QLocale(code) if QLocale.system().name()[:2] != code else QLocale.system()
    QLocale.setDefault(locale)
    words = sorted(resources.path("i18n").glob(f"*.{code}.qm"))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (f"{qt}/qtbase_{code}.qm", *map(str, words)):
        translator = QTranslator(app)
        if translator.load(file):
            app.installTranslator(translator)
            _installed.append(translator)
        else:
            translator.deleteLater()
    return code
