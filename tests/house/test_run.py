"""run.py: what it says and when it sets up, without setting anything up."""

from pathlib import Path

import pytest

import run


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder of its own, with an environment that looks complete."""
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / "constraints.txt").write_text("msgspec==1")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(run, "INSTALL_LOG", tmp_path / ".venv" / "install.log")
    monkeypatch.setattr(run, "TRANSLATIONS", tmp_path / "resources" / "i18n")
    interpreter = Path(run.python())
    interpreter.parent.mkdir(parents=True)
    interpreter.touch()
    return tmp_path


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_without_a_command_the_program_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []
    monkeypatch.setitem(run.COMMANDS, "play", lambda rest: calls.append(rest) or 0)
    assert run.main([]) == 0
    assert run.main(["play", "sunday.tafelrunde"]) == 0
    assert calls == [[], ["sunday.tafelrunde"]]


def test_what_follows_test_goes_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "need_libraries", lambda libraries: None)
    monkeypatch.setattr(run, "set_up", lambda: None)
    monkeypatch.setattr("os.chdir", lambda path: None)
    started: list[tuple[list[str], bool]] = []
    monkeypatch.setattr(run, "become", lambda words, offscreen: started.append((words, offscreen)) or 5)
    assert run.main(["test", "-x", "tests/house"]) == 5
    assert started == [(["-m", "pytest", "-n", "2", "-x", "tests/house"], True)]


def test_an_unknown_command_is_told_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["plya"]) == 2
    told = capsys.readouterr().err
    assert "'plya'" in told
    assert all(f"\n  {name}" in told for name in run.COMMANDS)


@pytest.mark.usefixtures("no_screen")
def test_without_a_screen_one_sentence_names_what_works(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "set_up", lambda: pytest.fail("nothing must be set up"))
    assert run.main([]) == 1
    told = capsys.readouterr().err.strip()
    assert "\n" not in told
    assert "python3 run.py demo --shot out.png" in told


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_screen_is_known_by_its_variable(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not run.has_screen()
    monkeypatch.setenv(name, "")
    assert not run.has_screen()
    monkeypatch.setenv(name, "wayland-0")
    assert run.has_screen()


def test_libraries_that_cannot_be_loaded_are_missing() -> None:
    wanted = {"libnosuchthing.so.7": "libnosuchthing7"}
    assert run.missing_libraries(wanted) == wanted
    assert run.missing_libraries({}) == {}


def test_missing_libraries_give_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(run, "may_install", lambda: False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(run.Trouble) as trouble:
        run.need_libraries({"libnosuchthing.so.7": "libnosuchthing7", "libneither.so.1": "libneither1"})
    assert str(trouble.value).endswith(
        "Type: sudo apt-get install -y --no-install-recommends libnosuchthing7 libneither1"
    )


def test_without_apt_the_libraries_themselves_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(run.Trouble, match=r"libnosuchthing\.so\.7\.$"):
        run.need_libraries({"libnosuchthing.so.7": "libnosuchthing7"})


def test_other_systems_are_not_asked_for_linux_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    run.need_libraries({"libnosuchthing.so.7": "libnosuchthing7"})
    assert run.has_screen()


def test_set_up_happens_once(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "make_environment", lambda: done.append("environment"))
    monkeypatch.setattr(run, "install_project", lambda: done.append("project"))
    run.set_up()
    run.set_up()
    assert done == ["environment", "project"]


def test_a_failed_installation_is_tried_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise run.Trouble("offline")

    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "install_project", fail)
    with pytest.raises(run.Trouble):
        run.set_up()
    assert not run.is_set_up()


@pytest.mark.parametrize("changed", ["pyproject.toml", "constraints.txt"])
def test_other_dependencies_are_set_up_anew(changed: str, tree: Path) -> None:
    run.STAMP.write_text(run.fingerprint())
    assert run.is_set_up()
    (tree / changed).write_text("something else")
    assert not run.is_set_up()


def test_another_python_or_a_lost_one_is_set_up_anew(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run.STAMP.write_text(run.fingerprint())
    Path(run.python()).unlink()
    assert not run.is_set_up()
    Path(run.python()).touch()
    monkeypatch.setattr("sys.version", "3.99.0")
    assert not run.is_set_up()


def test_translations_are_compiled_when_the_source_is_newer(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    done: list[tuple[str, ...]] = []
    monkeypatch.setattr(run, "in_project", lambda *words: done.append(words))
    run.TRANSLATIONS.mkdir(parents=True)
    source, compiled = run.TRANSLATIONS / "kit.de.ts", run.TRANSLATIONS / "kit.de.qm"
    source.touch()
    run.compile_translations()
    compiled.touch()
    os.utime(source, (1000, 1000))
    run.compile_translations()
    os.utime(compiled, (500, 500))
    run.compile_translations()
    assert done == [("-m", "tools.translations", "compile")] * 2


def test_a_failed_download_is_told_in_one_sentence() -> None:
    log = "Collecting msgspec\n  WARNING: Retrying ... NewConnectionError: Temporary failure\nERROR: No matching"
    told = run.install_trouble(log)
    assert "is this machine online?" in told
    assert "\n" not in told
    told = run.install_trouble("ERROR: first\nERROR: No space left on device\nnotice: pip")
    assert "No space left on device" in told
