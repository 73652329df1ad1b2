"""Charts of decks: each bar holds just the cards that its query selects."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.deck import Deck, Line
from cards.search import compile_query, parse
from decks.statistics import Chart, statistics
from tests.cards.formats.shipped import GAMES, catalogue_of, decks
from tests.decks.statistics.stage import checker_of, stock


def chart(game: str, deck: Deck, name: str) -> Chart:
    (found,) = [c for c in statistics(deck, catalogue_of(game), checker_of(game)) if c.id == name]
    return found


def shown(one: Chart) -> dict[str, int]:
    return {bar.label: bar.count for bar in one.bars}


def selected(game: str, deck: Deck, query: str, sections: list[str]) -> int:
    """Copies in a deck that a query selects, card by card."""
    catalogue = catalogue_of(game)
    picks = compile_query(parse(query, catalogue.game))
    return sum(
        line.count
        for line in deck.lines
        if line.card in catalogue.by_id
        and (not sections or line.section in sections)
        and picks(catalogue.by_id[line.card], None)
    )


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_every_bar_counts_what_its_query_selects(game: str, data: st.DataObject) -> None:
    deck = data.draw(decks(game))
    declared = {one.id: one for one in catalogue_of(game).game.file.statistics}
    for one in statistics(deck, catalogue_of(game), checker_of(game)):
        sections = declared[one.id].sections if one.id in declared else []
        for bar in one.bars:
            if bar.query and bar.value:
                assert bar.count == selected(game, deck, bar.query, sections), (one.id, bar)
        if one.kind == "curve" and one.mean is not None:
            total = sum(int(bar.value) * bar.count for bar in one.bars)
            assert one.mean == pytest.approx(total / one.total)
        if one.kind != "gauge" and not one.overlapping:
            assert sum(bar.count for bar in one.bars) == one.total


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_chart_shows_something_in_some_stock_deck(game: str) -> None:
    declared = {one.id for one in catalogue_of(game).game.file.statistics}
    seen = {
        one.id
        for deck in stock(game).values()
        for one in statistics(deck, catalogue_of(game), checker_of(game))
    }
    assert declared | {"section", "type"} <= seen


def test_what_an_mmg_deck_is_made_of() -> None:
    deck = Deck.of({"deck": {"zarbi": 3, "dalek": 2, "the-watcher-past": 1, "time-past": 2}})
    assert shown(chart("mmg", deck, "section")) == {"Play deck": 8}
    assert shown(chart("mmg", deck, "type")) == {"Creatures": 6, "Time cards": 2}
    zones = shown(chart("mmg", deck, "zone"))
    assert (zones["Past"], zones["Future"], sum(zones.values())) == (1, 5, 6)
    assert shown(chart("mmg", deck, "race"))["No race"] == 1
    assert shown(chart("mmg", deck, "time")) == {
        "Past": 2,
        "Present": 0,
        "Future": 0,
        "Timeless": 0,
    }


@pytest.mark.rule("MMG-D09")
def test_the_solve_gauge_reads_the_rule_and_agrees_with_the_judge() -> None:
    catalogue, checker = catalogue_of("mmg"), checker_of("mmg")
    episodes = [card for card in catalogue.cards if card.type == "episode"]
    deck = Deck([Line("deck", card.id, 1) for card in episodes])
    gauge = chart("mmg", deck, "MMG-D09")
    assert gauge.have == sum(int(str(card.fields["solve"])) for card in episodes)
    assert (gauge.kind, gauge.limit, gauge.total) == ("gauge", 25, len(episodes))
    (violation,) = [v for v in checker.check(deck).errors if v.rule == "MMG-D09"]
    assert (violation.have, violation.need) == (gauge.have, gauge.limit)
    # A deck without Episodes has used nothing of it; an empty one has nothing to show.
    assert chart("mmg", Deck.of({"deck": {"zarbi": 1}}), "MMG-D09").have == 0
    assert statistics(Deck(), catalogue, checker) == []


def test_cards_that_nobody_knows_are_counted_apart() -> None:
    deck = Deck([Line("deck", "no-such-card", 4), Line("deck", "zarbi", 1)])
    types = chart("mmg", deck, "type")
    assert (types.total, types.unknown) == (1, 4)


def test_a_cost_curve_is_of_the_draw_deck_alone() -> None:
    catalogue = catalogue_of("whoccg")
    costs = {card.id: card.fields["cost"] for card in catalogue.cards if "cost" in card.fields}
    for deck in stock("whoccg").values():
        curve = chart("whoccg", deck, "cost")
        drawn = [(costs[card], n) for card, n in deck.sections["deck"].items() if card in costs]
        for bar in curve.bars:
            assert bar.count == sum(n for cost, n in drawn if str(cost) == bar.value)
