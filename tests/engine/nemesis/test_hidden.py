"""What a seat may not know: hands, decks and bids. Nothing of it reaches a view or an agent."""

from __future__ import annotations

import pytest

from engine.games import matchup
from engine.nemesis.game import NemesisTable
from engine.playout import GREEDY, SEARCH, choose
from engine.rng import Rng, seeded
from tests.engine.nemesis.stage import ashad, deck, emperor, play

DECKS = [deck("ashad", "third", "war"), deck("assassin", "fourth", "seventh"),
         deck("emperor", "tenth", "second")]  # fmt: skip


def positions(seed: int, count: int) -> list[NemesisTable]:
    """Positions along a random game of three."""
    rng = seeded(seed, 0)
    table = matchup("nemesis", DECKS).start(seed)
    found = []
    while (decision := table.decision()) is not None and len(found) < count:
        if len(decision.options) > 1 and rng.below(6) == 0:
            found.append(table.clone())
        table.push(decision.options[rng.below(len(decision.options))])
    return [table for table in found if isinstance(table, NemesisTable)]


def permuted(table: NemesisTable, seat: int, rng: Rng) -> NemesisTable:
    """The same game with everything that the seat does not know changed."""
    other = table.clone()
    assert isinstance(other, NemesisTable)
    for cards in other.hidden_groups(seat):
        designs = [other.design[i] for i in cards]
        rng.shuffle(designs)
        for i, design in zip(cards, designs, strict=True):
            other.put_face(i, design)
    for player in range(other.seats):
        if player != seat and other.bids[player] >= 0:
            other.bids[player] = rng.below(other.power[player] + 1)
    return other


@pytest.mark.rule("NEM-C08", "NEM-R05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_changing_what_is_hidden_changes_no_view(seed: int) -> None:
    rng = seeded(seed, 9)
    changed = 0
    for table in positions(seed, 40):
        for seat in range(3):
            other = permuted(table, seat, rng)
            changed += other.to_dict()["design"] != table.to_dict()["design"]
            assert other.view(seat).to_dict() == table.view(seat).to_dict()
    assert changed > 30


@pytest.mark.parametrize("agent", [GREEDY, SEARCH])
def test_changing_what_is_hidden_changes_no_choice(agent: int) -> None:
    rng = seeded(5, 9)
    for table in positions(11, 12 if agent == SEARCH else 40):
        other = permuted(table, table.seat, rng)
        one = choose(table, agent, 6, seeded(3, 1))
        two = choose(other, agent, 6, seeded(3, 1))
        assert one == two


def test_a_view_names_no_card_of_another_hand() -> None:
    t = play(ashad(token=0, hand=["delete"], deck=["cyberman"] * 3), emperor(), at="control")
    seen = t.table.view(1)
    assert isinstance(seen, NemesisTable)
    drawn = seen.scene(1)
    hand = next(area for area in drawn.areas if area.id == "hand-0")
    assert [card.card for card in hand.cards] == [""]
    assert hand.count == 1
    own = next(area for area in t.table.scene(0).areas if area.id == "hand-0")
    assert [card.card for card in own.cards] == ["delete"]


def test_a_retrieved_card_stays_known_until_it_is_shuffled() -> None:
    t = play(
        ashad(token="Cyber Tomb", discard=["cybergun"], deck=["cyberman"] * 5),
        emperor(),
        at="action",
    )
    t.do("Take the Action: retrieve 1 Upgrade")
    assert t.table.known[t.found("cybergun")] == 0b11


def test_a_determinised_bid_is_decided_again() -> None:
    t = play(
        ashad(token=0, power=3, play=[{"card": "cyberman", "at": 0}]),
        emperor(power=3, play=[{"card": "ogrons", "at": [0, 0]}]),
        at="conflict",
    ).do("Start a Conflict", "Commit 3 Power")
    deal = t.table.determinise(1, seeded(1, 1))
    assert isinstance(deal, NemesisTable)
    assert deal.bids == [-1, -1]
    deal.push(deal.options[0])
    assert (deal.seat, deal.kind_name()) == (0, "commit")
