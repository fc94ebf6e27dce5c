"""Small pictures of saved boards, painted once and kept on the disk."""

from __future__ import annotations

import logging
from contextlib import suppress
from hashlib import blake2b

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gui import games
from gui.kit import places
from gui.kit.settings import settings
from gui.kit.theme import theme
from gui.shell.saves.catalogue import SavedMatch, match_as_it_stands

SIZE = QSize(480, 300)
"""Pictures are kept in one size, large enough for every place that shows them."""

_LOOK = 1
"""Raised when boards are painted differently, so that old pictures are not shown any more."""


def thumbnail(saved: SavedMatch) -> QImage:
    """The board as it stands; an empty image where it cannot be painted."""
    if saved.content is None:
        return QImage()
    kept = places.thumbnails() / f"{_key(saved)}.png"
    image = QImage(str(kept)) if kept.is_file() else QImage()
    if image.isNull():
        image = _paint(saved)
        with suppress(OSError):
            kept.parent.mkdir(parents=True, exist_ok=True)
            image.save(str(kept))
    return image


def _key(saved: SavedMatch) -> str:
    """The same position of the same people in the same light has the same picture, wherever its file lies."""
    assert saved.content is not None
    people = "|".join(f"{seat.name}/{seat.colour}" for seat in saved.seats)
    light = f"{theme().name} {settings().values.colour_blind}"
    text = f"{_LOOK} {light} {saved.game} {saved.content.digest} {people}"
    return blake2b(text.encode("utf-8", "replace"), digest_size=16).hexdigest()


def _paint(saved: SavedMatch) -> QImage:
    try:
        return games.face(saved.game).thumbnail(match_as_it_stands(saved), SIZE)
    except Exception:
        # a well-typed state can still be impossible; a list must show its row all the same
        logging.getLogger(__name__).warning("no thumbnail of %s", saved.path, exc_info=True)
        return QImage()
