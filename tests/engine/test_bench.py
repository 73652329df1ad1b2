"""The benchmark measures what it says; no test asserts how fast."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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


def test_two_checkouts_beside_each_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folders: list[Path] = []
    rates = iter([100.0, 90.0, 200.0, 210.0, 300.0, 330.0])

    def pretend(folder: Path, games: list[str], seconds: float) -> dict[str, object]:
        folders.append(folder)
        return {
            "compiled": True,
            "games": {"mmg": {"uniform": {"decisions_per_second": next(rates)}}},
        }

    monkeypatch.setattr(bench, "AGENTS", ("uniform",))
    monkeypatch.setattr(bench, "_elsewhere", pretend)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "bench.py").write_text("")
    found = bench.beside(tmp_path, 0.1, ["mmg"])
    assert folders == [tmp_path, build.ROOT.parent] * 3  # turn about
    assert found == {
        "rounds": 3,
        "compiled": {"old": True, "new": True},
        "games": {"mmg": {"uniform": {"old": 200.0, "new": 210.0, "ratio": 1.05}}},
    }
    with pytest.raises(ValueError, match=r"expected a checkout with engine/bench\.py"):
        bench.beside(tmp_path / "nowhere")


def test_a_checkout_beside_itself() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "engine.bench", "--seconds", "0.01", "--game", "mmg",
         "--beside", str(build.ROOT.parent)],
        cwd=build.ROOT.parent, capture_output=True, text=True, check=True,
    )  # fmt: skip
    ratios = json.loads(result.stdout)["games"]["mmg"]
    assert list(ratios) == list(bench.AGENTS)
    assert all(one["old"] > 0 and one["new"] > 0 for one in ratios.values())
