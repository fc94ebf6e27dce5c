"""The two voices of type: a serif for names and numbers, a sans for prompts and logs."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from gui.kit.settings import settings

REGULAR, SEMIBOLD, BOLD, BLACK = (
    QFont.Weight.Normal,
    QFont.Weight.DemiBold,
    QFont.Weight.Bold,
    QFont.Weight.Black,
)
SERIF, SANS = "Source Serif Pro", "Source Sans Pro"
CUTS = {
    "font_source_serif_pro": ("SourceSerifPro", ("Regular", "It", "Semibold", "Bold", "Black")),
    "font_source_sans_pro": ("SourceSansPro", ("Regular", "It", "Semibold", "Bold")),
}


@cache
def load_fonts() -> None:
    """Load the weights in use from their packages, once."""
    for package, (family, cuts) in CUTS.items():
        folder = _folder(package)
        for cut in cuts:
            QFontDatabase.addApplicationFont(str(folder / f"{family}-{cut}.otf"))


def _folder(package: str) -> Path:
    """Where a font package keeps its files; importlib.resources would cost the start some milliseconds."""
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / "files"


def scale() -> float:
    """The player's text size; everything that grows with the text is multiplied by it."""
    return settings().values.text_scale


def damped(most: float) -> float:
    """The text size for what is large already and need not grow with it beyond ``most``."""
    return min(scale(), most)


def serif(size: float, weight: QFont.Weight = SEMIBOLD, italic: bool = False, fixed: bool = False) -> QFont:
    """Source Serif of ``size`` pixels at 100 %; ``fixed`` for lettering that belongs to a picture."""
    return _font(SERIF, size, weight, italic, fixed)


def sans(size: float, weight: QFont.Weight = REGULAR, italic: bool = False, fixed: bool = False) -> QFont:
    """Source Sans of ``size`` pixels at 100 %; ``fixed`` for lettering that belongs to a picture."""
    return _font(SANS, size, weight, italic, fixed)


def _font(family: str, size: float, weight: QFont.Weight, italic: bool, fixed: bool) -> QFont:
    load_fonts()
    font = QFont(family)
    font.setPixelSize(max(1, round(size if fixed else size * scale())))
    font.setWeight(weight)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
