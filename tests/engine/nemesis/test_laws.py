"""Laws over random games of two, three and four players, with every pair of schemes."""

from __future__ import annotations

import pytest

from engine import laws
from engine.games import matchup
from engine.rng import seeded
from tests.engine.nemesis.stage import catalogue, deck, game

SIDES = (
    "davros", "emperor", "ashad", "cyberplanner", "masterful", "scheming", "assassin", "weeping",
)  # fmt: skip
DOCTORS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "war",
)  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_break_no_law(seats: int) -> None:
    seen = laws.check("nemesis", list(catalogue().values()), 40 + seats, 12, 31, seats)
    assert seen.problems == []
    assert seen.exceptions == seen.illegal == seen.aborted == 0
    assert seen.looks > 100


def test_every_pair_of_schemes_of_different_nemeses_plays_to_an_end() -> None:
    rng = seeded(3, 0)
    for one in range(len(SIDES)):
        for two in range(one):
            if one // 2 == two // 2:
                continue
            pair = [deck(SIDES[one], DOCTORS[one], "war"), deck(SIDES[two], DOCTORS[two], "tenth")]
            table = matchup("nemesis", pair).start(100 * one + two)
            while (decision := table.decision()) is not None:
                table.push(decision.options[rng.below(len(decision.options))])
            outcome = table.outcome()
            assert outcome is not None and outcome.reason.startswith(("a scheme", "two Doctors"))


@pytest.mark.rule("NEM-R01", "NEM-A01")
def test_one_player_and_five_are_refused() -> None:
    decks = [deck("davros", "first", "second")] * 5
    for count in (1, 5):
        with pytest.raises(ValueError, match=f"expected 2 to 4 decks, got {count}"):
            matchup("nemesis", decks[:count])


def test_a_deck_without_a_scheme_is_refused() -> None:
    whole = deck("davros", "first", "second")
    core = type(whole).of(card for card in whole.cards if card.fields["group"] != "scheme")
    with pytest.raises(ValueError, match=r"deck 2: expected the cards of one Nemesis Scheme"):
        game(whole, core)
