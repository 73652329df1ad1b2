"""The example game: small, complete, lawful, and playable by every agent."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine import games, laws, record, series
from engine.agents import agent
from engine.kernel import generate
from engine.rng import seeded
from tests.engine.kernel.harness import Play
from tests.engine.toys import tally
from tests.engine.toys.tally import game_api
from tests.engine.toys.tally.game import Tally

WRITTEN = ("state.py", "options.py", "constants.py")
TOYS = Path(tally.__file__).parent.parent
CARDS = [
    Card(
        id=f"number-{n}",
        name=f"{n}",
        type="number",
        fields={"value": n},
        abilities=(game_api.Ability(2 * n),) if n % 3 == 0 else (),
    )
    for n in range(1, 10)
]
HIGH = ReadyDeck.of(CARDS[5:9])
LOW = ReadyDeck.of(CARDS[0:4])


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", games.Registry(TOYS, "tests.engine.toys"))


def start(seed: int = 1) -> Play[Tally]:
    ready = game_api.Matchup([HIGH, LOW], ["Ann", "Bob"])
    return Play(ready.start(seed, first=0, logging=True))


def test_the_example_is_written_by_hand_in_200_lines() -> None:
    sources = list(Path(tally.__file__).parent.glob("*.py"))
    assert {path.name for path in sources} >= set(WRITTEN)
    assert sum(len(p.read_text().splitlines()) for p in sources if p.name not in WRITTEN) <= 200


def test_the_written_modules_are_up_to_date() -> None:
    assert generate.stale("tests.engine.toys.tally") == []


def test_it_keeps_all_laws() -> None:
    seen = laws.check("tally", CARDS, 4, 80, 3)
    assert (seen.games, seen.problems, seen.aborted) == (80, [], 0)
    assert seen.looks > 200


def test_a_card_is_played_and_strikes() -> None:
    game = start().asks("play", seat=0)
    hand = {game.table.card_ids()[game.table.design[i]] for i in game.table.hand[0]}
    assert len(hand) == 2
    game.only(*(f"Play {card}" for card in hand))
    strikes = sorted(hand & {"number-6", "number-9"})
    game.do(f"Play {strikes[0]}").asks("strike", seat=0).only("Strike Bob").cannot("Strike Ann")
    game.do("Strike Bob").asks("play", seat=1)
    value = int(strikes[0][-1])
    assert game.logged == [f"Ann plays {strikes[0]}", f"Bob loses {2 * value}"]
    assert game.table.totals == [value, -2 * value]
    assert len(game.table.hand[0]) == 2


def test_a_view_shows_the_own_hand_only() -> None:
    table = start().table
    seen, other = table.view(0), table.view(1)
    assert isinstance(seen, Tally) and isinstance(other, Tally)
    own = [table.design[i] for i in table.hand[0]]
    assert [seen.design[i] for i in seen.hand[0]] == own
    groups = other.hidden_groups(1)
    assert [len(group) for group in groups] == [4, 2]
    assert [other.design[i] for i in groups[0]] == sorted(table.design[i] for i in groups[0])
    assert other.options == []


def test_agents_series_and_replays() -> None:
    ready = game_api.Matchup([HIGH, LOW])
    for name in ("uniform", "greedy", "search:8"):
        table, written = record.play("tally", ready, 5, [agent(name)] * 2, logging=True)
        again = record.replay(ready, written)
        assert (again.to_dict(), again.log) == (table.to_dict(), table.log)
        assert table.reason_text() == "all cards are played"
    result = series.run("tally", ready, (agent("greedy"), agent("greedy")), 3, 40)
    assert (result.games, result.aborted) == (40, 0)
    assert result.rate.low > 0.5
    assert {card.card for card in result.cards[0]} == {f"number-{n}" for n in range(6, 10)}


def test_determinised_games_deal_what_is_unseen() -> None:
    table = start().table
    hands = set()
    for seed in range(30):
        dealt = table.determinise(0, seeded(seed))
        assert isinstance(dealt, Tally)
        assert [dealt.design[i] for i in dealt.hand[0]] == [table.design[i] for i in table.hand[0]]
        hands.add(tuple(sorted(dealt.design[i] for i in dealt.hand[1])))
    assert len(hands) > 3
