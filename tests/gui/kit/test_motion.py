"""Movement: in order, together, at the player's speed, and ended by a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from gui.kit.motion import Motion, Track, call, fade, grow, move, pause, turn
from gui.kit.settings import SettingsStore


@pytest.fixture
def scene() -> QGraphicsScene:
    return QGraphicsScene()


@pytest.fixture
def item(scene: QGraphicsScene) -> QGraphicsRectItem:
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)
    return item


@pytest.fixture
def motion(store: SettingsStore) -> Motion:
    store.change(animation="fast")
    return Motion()


def test_everything_arrives(motion: Motion, item: QGraphicsRectItem, qtbot: QtBot) -> None:
    motion.then(move(item, QPointF(40, 30), 60), turn(item, 90, 40)).then(
        fade(item, 0.25, 40), grow(item, 2, 40)
    )
    with qtbot.waitSignal(motion.done):
        motion.start()
        assert motion.running
    assert item.pos() == QPointF(40, 30)
    assert (item.rotation(), item.opacity(), item.scale()) == (90, 0.25, 2)
    assert not motion.running


def test_groups_wait_for_each_other(motion: Motion, qtbot: QtBot) -> None:
    order: list[str] = []
    motion.then(Track(lambda share: order.append("a"), 40))
    motion.then(call(lambda: order.append("b")))
    motion.then(pause(20), Track(lambda share: order.append("c"), 30))
    with qtbot.waitSignal(motion.done):
        motion.start()
    assert "".join(order) == "a" * order.count("a") + "b" + "c" * order.count("c")


def test_a_track_begins_where_the_last_one_ended(
    motion: Motion, item: QGraphicsRectItem, qtbot: QtBot
) -> None:
    seen: list[float] = []
    motion.then(move(item, QPointF(100, 0), 40))
    motion.then(move(item, QPointF(200, 0), 60), Track(lambda share: seen.append(item.x()), 60))
    with qtbot.waitSignal(motion.done):
        motion.start()
    assert seen[0] == 100
    assert seen == sorted(seen)


def test_finish_ends_everything_at_once(motion: Motion, item: QGraphicsRectItem, qtbot: QtBot) -> None:
    called: list[int] = []
    motion.then(move(item, QPointF(40, 30), 60_000)).then(
        call(lambda: called.append(1)), fade(item, 0, 60_000)
    )
    motion.start()
    with qtbot.waitSignal(motion.done):
        motion.finish()
    assert item.pos() == QPointF(40, 30)
    assert item.opacity() == 0
    assert called == [1]
    assert not motion.running
    for clock in motion.findChildren(QVariantAnimation):
        assert clock.state() == QAbstractAnimation.State.Stopped


def test_finish_at_rest_says_nothing(motion: Motion, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(motion.done):
        motion.finish()


def test_with_animation_off_it_happens_at_once(
    motion: Motion, item: QGraphicsRectItem, store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(animation="off")
    motion.then(move(item, QPointF(40, 30))).then(pause(10_000))
    with qtbot.waitSignal(motion.done, timeout=0):
        motion.start()
    assert item.pos() == QPointF(40, 30)


def test_an_empty_queue_is_done(motion: Motion, qtbot: QtBot) -> None:
    with qtbot.waitSignal(motion.done):
        motion.start()


def test_a_piece_that_was_taken_away_is_left_alone(
    motion: Motion, item: QGraphicsRectItem, scene: QGraphicsScene, qtbot: QtBot
) -> None:
    motion.then(move(item, QPointF(40, 30), 60_000)).start()
    scene.clear()
    with qtbot.waitSignal(motion.done):
        motion.finish()


@pytest.mark.parametrize("meddle", ["start", "finish"])
def test_what_is_called_may_go_on_with_the_queue(motion: Motion, qtbot: QtBot, meddle: str) -> None:
    order: list[str] = []

    def more() -> None:
        motion.then(call(lambda: order.append("c")))
        getattr(motion, meddle)()

    ends: list[int] = []
    motion.done.connect(lambda: ends.append(1))
    motion.then(call(more)).then(call(lambda: order.append("b")))
    motion.start()
    assert order == ["b", "c"]
    assert ends == [1]
