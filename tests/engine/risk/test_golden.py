"""Games that were once played give the same log, and name all three endings and what matters."""

from __future__ import annotations

import json

import pytest

from tests.engine.risk.golden import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_gives_its_log(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text()
    first, second = text.splitlines()[:2]
    given = json.loads(first)
    assert transcript(given["players"], given["seed"], json.loads(second)) == text


def test_every_kept_game_is_tested() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
