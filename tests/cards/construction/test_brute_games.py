"""Random decks of all five games: every verdict is that of rules written out by hand."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.construction.violations import Violation
from cards.deck import Deck
from tests.cards.construction import brute_games
from tests.cards.construction.stage import GAMES, Stage, game

RANDOM = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def near_decks(draw: st.DrawFn, stage: Stage) -> Deck:
    """A stock deck with some copies more or fewer, here and there; or cards at random."""
    deck = draw(st.sampled_from([*stage.stock.values(), Deck()]))
    sections = list(stage.catalogue.game.sections)
    every = [card.id for card in stage.catalogue.cards]
    for _ in range(draw(st.integers(0, 6))):
        held = [(line.section, line.card) for line in deck.lines]
        section, card = draw(
            st.one_of(
                st.tuples(st.sampled_from(sections), st.sampled_from(every)),
                *([st.sampled_from(held)] if held else []),
            )
        )
        count = draw(st.sampled_from([-4, -2, -1, 1, 1, 2, 5]))
        have = deck.sections.get(section, {}).get(card, 0)
        deck = deck.with_card(section, card, max(count, -have))
    return deck


def keys(found: Iterable[Violation]) -> set[str]:
    return {f"{one.rule}.{one.part}" if one.part else one.rule for one in found}


@pytest.mark.parametrize("name", GAMES)
@RANDOM
@given(data=st.data())
def test_every_rule_is_judged_as_by_hand(name: str, data: st.DataObject) -> None:
    stage = game(name)
    deck = data.draw(near_decks(stage))
    report = stage.checker.check(deck)
    errors, advice = brute_games.GAMES[name](stage.catalogue, deck.sections)
    assert keys(report.errors) == errors
    assert keys(report.advice) == advice
    assert report.unknown == ()
    assert report.legal is (not errors)


@pytest.mark.parametrize("name", GAMES)
@settings(RANDOM, max_examples=40)
@given(data=st.data())
def test_adding_and_removing_a_card_returns_the_same_verdict(
    name: str, data: st.DataObject
) -> None:
    stage = game(name)
    deck = data.draw(near_decks(stage))
    section = data.draw(st.sampled_from(list(stage.catalogue.game.sections)))
    card = data.draw(st.sampled_from([card.id for card in stage.catalogue.cards]))
    count = data.draw(st.integers(1, 5))
    there = deck.with_card(section, card, count)
    back = there.with_card(section, card, -count)
    assert there.size == deck.size + count
    assert back == deck
    assert stage.checker.check(back) == stage.checker.check(deck)


@pytest.mark.parametrize("name", ["mmg", "nemesis"])
@settings(RANDOM, max_examples=60)
@given(data=st.data())
def test_every_rule_on_a_match_is_judged_as_by_hand(name: str, data: st.DataObject) -> None:
    stage = game(name)
    decks = data.draw(st.lists(near_decks(stage), min_size=2, max_size=5))
    match = stage.checker.evaluate(decks).match
    assert match is not None
    expected = brute_games.broken_match(name, stage.catalogue, [deck.sections for deck in decks])
    assert keys(match.errors) == expected


# What no deck of shipped cards can break: every table card is sound,
# and who owns what is not asked.
UNBREAKABLE = {
    "RISK-C01.players", "RISK-D06", "RISK-D07", "RISK-D08", "RISK-N02.three", "RISK-N03",
    "RISK-N05", "RISK-N06", "RISK-S06", "RISK-S07", "RISK-S08", "WHO-D03",
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_can_be_broken_is_broken_and_seen_by_hand(name: str) -> None:
    """Every card five times in every section breaks one half of the rules, and nothing the other;
    the rest needs a stock deck with one card more, less or elsewhere."""
    stage = game(name)
    sections = list(stage.catalogue.game.sections)
    every = [card.id for card in stage.catalogue.cards]
    decks = [Deck(), Deck.of({section: dict.fromkeys(every, 5) for section in sections})]
    decks += [
        Deck.of({s: dict.fromkeys(every, 1) for s in sections if s != gone}) for gone in sections
    ]
    for stock in list(stage.stock.values())[:2]:
        decks += [stock.with_card(line.section, line.card, -line.count) for line in stock.lines]
        decks += [stock.with_card(section, card, 1) for section in sections for card in every[::7]]
    seen: set[str] = set()
    for deck in decks:
        report = stage.checker.check(deck)
        found = keys(report.errors), keys(report.advice)
        assert found == brute_games.GAMES[name](stage.catalogue, deck.sections)
        seen |= found[0] | found[1]
    every_rule = {one.rule.key for one in stage.checker.constraints() if one.rule.scope == "deck"}
    assert every_rule - seen == every_rule & UNBREAKABLE
