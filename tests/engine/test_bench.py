"""The benchmark measures what it says; no test asserts how fast."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cards.catalogue.problems import CardError
from engine import bench, build


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


def test_a_checkout_beside_itself() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "engine.bench", "--seconds", "0.01", "--game", "mmg",
         "--beside", str(build.ROOT.parent)],
        cwd=build.ROOT.parent, capture_output=True, text=True, check=True,
    )  # fmt: skip
    ratios = json.loads(result.stdout)["mmg"]
    assert list(ratios) == list(bench.AGENTS)
    for one in ratios.values():
        assert one["same_games"] == one["games"] >= 1
        assert one["old"] > 0 and one["new"] > 0
        assert one["ratio"] == pytest.approx(one["new"] / one["old"], rel=0.01)


def test_games_that_differ_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pretender:
        def __init__(self, seconds: float, decisions: int) -> None:
            self.answer = (seconds, decisions, 7)

        def play(self, game_id: str, name: str, number: int) -> tuple[float, int, int]:
            return self.answer

    for decisions, same in ((100, 4), (90, 0)):
        players: list[Any] = [Pretender(0.5, decisions), Pretender(0.25, 100)]
        found = bench._compare(players[0], players[1], "mmg", "greedy", 1.0)
        assert found == {
            "games": 4, "same_games": same, "old": 200.0, "new": 400.0, "ratio": 2.0,
        }  # fmt: skip


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"expected a checkout with engine/bench\.py"):
        bench.beside(tmp_path)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "bench.py").write_text("")
    with pytest.raises(ValueError, match="expected a checkout that plays mmg"):
        bench.beside(tmp_path, 0.1, ["mmg"])
