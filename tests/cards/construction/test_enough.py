"""Every game ships enough cards for legal decks, counted as its box or its ledger counts them."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from cards.catalogue.values import Card
from tests.cards.construction.stage import GAMES, game, match


def box(card: Card) -> int:
    copies = card.fields["box"]
    assert isinstance(copies, int)
    return copies


@pytest.mark.rule("NEM-D02", "NEM-D03", "NEM-D04")
def test_nemesis_has_its_204_cards_in_26_sets() -> None:
    packs: dict[object, Counter[object]] = defaultdict(Counter)
    for card in game("nemesis").catalogue.cards:
        if card.type != "board":
            packs[card.fields["group"]][card.fields["pack"]] += box(card)
    sizes = {group: sorted(counted.values()) for group, counted in packs.items()}
    assert sizes == {"core": [27] * 4, "scheme": [5] * 8, "doctor": [4] * 14}
    assert sum(map(sum, sizes.values())) == 204


def test_every_nemesis_has_two_schemes() -> None:
    schemes: dict[object, set[object]] = defaultdict(set)
    for card in game("nemesis").catalogue.cards:
        if card.fields.get("group") == "scheme":
            schemes[card.fields["nemesis"]].add(card.fields["pack"])
    assert [len(found) for found in schemes.values()] == [2, 2, 2, 2]


@pytest.mark.rule("RISK-D01", "RISK-D02", "RISK-D03")
def test_risk_has_42_territories_15_powers_and_10_missions() -> None:
    kinds = Counter(card.type for card in game("risk").catalogue.cards)
    assert (kinds["territory"], kinds["power"], kinds["mission"]) == (42, 15, 10)
    assert kinds["army"] == 5


def test_mmg_has_cards_of_every_type_and_zone() -> None:
    cards = game("mmg").catalogue.cards
    assert len(cards) >= 60
    types = set(game("mmg").catalogue.game.types)
    assert {card.type for card in cards} == types
    zones = Counter(card.fields.get("zone") for card in cards if card.type == "creature")
    assert all(zones[zone] >= 10 for zone in ("past", "present", "future", "timeless"))


def test_whoccg_has_cards_of_every_type_and_era() -> None:
    catalogue = game("whoccg").catalogue
    assert len(catalogue.cards) >= 80
    # Documented cards whose type no source tells have one of ours by now.
    assert {card.type for card in catalogue.cards} == set(catalogue.game.types) - {"unknown"}
    spacetimes = [card for card in catalogue.cards if card.type == "spacetime"]
    assert len({card.fields["place"] for card in spacetimes}) >= 10
    assert len({card.fields["era"] for card in spacetimes}) >= 10


def test_totd_has_a_linked_companion_and_a_marker_for_every_doctor() -> None:
    cards = game("totd").catalogue.cards
    companions = {card.name for card in cards if card.type == "companion"}
    markers = {card.fields["crew"] for card in cards if card.type == "marker"}
    doctors = [card for card in cards if card.type == "doctor"]
    assert len(doctors) >= 4
    for doctor in doctors:
        assert doctor.fields["linked"] in companions
        assert doctor.fields["crew"] in markers
    kinds = Counter(card.type for card in cards)
    assert all(kinds[kind] for kind in ("timey", "location", "dilemma", "anomaly", "die", "base"))


@pytest.mark.parametrize("name", GAMES)
def test_two_stock_decks_or_more_are_legal(name: str) -> None:
    stage = game(name)
    assert len(stage.stock) >= 2
    for deck in stage.stock.values():
        assert stage.checker.check(deck).legal, deck.name


@pytest.mark.parametrize("name", ["mmg", "nemesis"])
def test_some_two_stock_decks_can_meet(name: str) -> None:
    stage = game(name)
    decks = list(stage.stock.values())
    pairs = [(a, b) for n, a in enumerate(decks) for b in decks[n + 1 :]]
    assert any(match(stage, pair).legal for pair in pairs)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_says_where_it_comes_from(name: str) -> None:
    for card in game(name).catalogue.cards:
        assert card.provenance in ("rulebook", "public", "house")
        assert card.provenance == "house" or card.source, card.id
