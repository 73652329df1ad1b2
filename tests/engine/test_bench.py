"""The benchmark measures what it says; no test asserts how fast."""

from __future__ import annotations

import json

import pytest

from engine import bench, build
from engine.cards import CardError


def test_figures_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "AGENTS", ("uniform", "greedy"))
    figures = bench.measure("mmg", 0.01)
    assert list(figures) == ["uniform", "greedy"]
    for found in figures.values():
        assert found["games"] >= 1
        assert found["mean_decisions"] > found["mean_turns"] > 5
        rate = found["decisions_per_second"] / found["games_per_second"]
        assert rate == pytest.approx(found["mean_decisions"], rel=0.05)


def test_a_game_that_cannot_be_set_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game_id: str) -> None:
        raise CardError(["no such deck", "nor that"])

    monkeypatch.setattr(bench, "_ready", refuse)
    assert bench.measure("mmg") == {"problem": "no such deck; nor that"}


def test_plain_and_compiled_are_measured_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    folders = []

    def pretend(folder: object, games: list[str], seconds: float) -> dict[str, object]:
        folders.append((folder, games, seconds))
        return {"games": {"mmg": len(folders)}}

    monkeypatch.setattr(bench, "_elsewhere", pretend)
    monkeypatch.setattr(build, "current", lambda: True)
    assert bench.run(0.5, ["mmg"]) == {"cores": 1, "plain": {"mmg": 1}, "compiled": {"mmg": 2}}
    assert folders[0][0] != folders[1][0] == build.ROOT.parent
    monkeypatch.setattr(build, "current", lambda: False)
    assert bench.run(0.5, ["mmg"])["compiled"] is None


def test_the_command_prints_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "AGENTS", ("uniform",))
    assert bench.main(["--seconds", "0.01", "--game", "mmg"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["compiled"] is bench.is_compiled()
    assert set(told["games"]["mmg"]) == {"uniform"}
