"""Games recorded earlier are played the same way today, choice for choice."""

import pytest

from tests.engine import recorded

GAMES = sorted(path.stem for path in recorded.FOLDER.glob("*.json"))
SAMPLE = range(0, recorded.GAMES, 20)


@pytest.mark.parametrize("game_id", GAMES)
def test_recorded_games_are_played_alike(game_id: str) -> None:
    assert list(recorded.differences(game_id, SAMPLE)) == []
