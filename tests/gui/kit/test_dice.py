"""Dice that roll and rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from gui.kit.dice import SIDES, DieItem, paint_die, paint_face, roll


def picture(**how: object) -> QImage:
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(40, 40)
    p.scale(20, 20)
    paint_die(p, colour="#1F6FB5", **how)  # type: ignore[arg-type]
    p.end()
    return image


def test_opposite_sides_make_seven() -> None:
    for value, (out, _, _) in SIDES.items():
        assert SIDES[7 - value][0] == tuple(-part for part in out)


def test_the_values_look_different() -> None:
    assert len({bytes(picture(value=value).constBits()) for value in range(1, 7)}) == 6


def test_a_spent_die_is_pale() -> None:
    fresh, spent = (picture(value=3, spent=spent).pixelColor(40, 34) for spent in (False, True))
    assert spent.hsvSaturation() < fresh.hsvSaturation()


def test_a_printed_face_shows_its_pips() -> None:
    images = []
    for value in (1, 6):
        image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        p = QPainter(image)
        p.translate(20, 20)
        p.scale(18, 18)
        paint_face(p, value)
        p.end()
        images.append(image)
    assert images[0].pixelColor(20, 20).lightness() < 100 < images[1].pixelColor(20, 20).lightness()


@pytest.mark.parametrize("value", [2, 5])
def test_a_rolled_die_comes_to_rest_with_its_value(value: int) -> None:
    die = DieItem(20, "#C8372D")
    die.set(1, spent=True)
    track = roll(die, value, QPointF(0, 0), QPointF(100, 50))
    for share in (0.0, 0.3, 0.8):
        track.step(share)
        assert die.pos() != QPointF(100, 50)
    track.step(1.0)
    assert (die.value, die.spent, die.pos()) == (value, False, QPointF(100, 50))
