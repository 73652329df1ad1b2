"""Each of the 22 schemes has won a recorded game, which still plays to the same end."""

from __future__ import annotations

import msgspec
import pytest

from tests.engine.nemesis import recorded
from tests.engine.nemesis.recorded import Game, scheme_cards, start, won_with
from tests.engine.nemesis.stage import catalogue

GAMES = msgspec.json.decode(recorded.PATH.read_bytes(), type=list[Game])


def test_every_scheme_has_a_game() -> None:
    assert [game.card for game in GAMES] == scheme_cards(list(catalogue().values()))
    assert len(GAMES) == 22


@pytest.mark.rule("NEM-F18", "NEM-W01", "NEM-W02")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card)
def test_the_scheme_wins(game: Game) -> None:
    table = start(list(catalogue().values()), game.sides, game.seed)
    for choice in game.choices:
        assert won_with(table) == ""
        table.apply(choice)
    assert won_with(table) == game.card
    outcome = table.outcome()
    assert outcome is not None and outcome.reason == "a scheme is complete"
