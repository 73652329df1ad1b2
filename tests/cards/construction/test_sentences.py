"""Every kind of violation in words: one plain sentence with both numbers, the place and the why."""

from __future__ import annotations

from typing import Any

import pytest

from cards.construction.violations import Violation
from cards.deck import Deck, Loose
from tests.cards.construction.stage import Change, add, changed, faults, game, move
from tests.cards.construction.test_brute_kinds import checker as lab

MMG, WHO, NEM, RISK, TOTD = (game(one) for one in ("mmg", "whoccg", "nemesis", "risk", "totd"))
RUSH = MMG.stock["dalek-rush"]
UNIT = WHO.stock["unit-files"]
DAVROS = NEM.stock["davros-third-tenth"]
TWO = RISK.stock["two-players"]
FIFTH = TOTD.stock["two-fifth-tenth"]
DAVROS_MARKER = next(card.id for card in TOTD.catalogue.cards if card.name == "Davros marker")


def first(deck: Deck, section: str) -> str:
    return next(iter(deck.sections[section]))


def said(found: tuple[Violation, ...]) -> list[str]:
    return [one.sentence for one in found]


@pytest.mark.parametrize(
    ("stage", "deck", "change", "sentence"),
    [
        (MMG, RUSH, add("ogron", -2), "The deck has 54 cards; at least 55 are needed."),
        (MMG, RUSH, add("ogron"), "5 copies of Ogron; at most 4 are allowed."),
        (MMG, RUSH, add("time-future"),
         "The deck has 2 Past, 2 Present and 3 Future Time cards; the numbers must be equal."),
        (MMG, RUSH, add("genesis-of-the-daleks", 2),
         "The Episode solve sum is 27; the limit is 25."),
        (WHO, UNIT, add(first(UNIT, "spacetimes"), -1, "spacetimes"),
         "There are 2 Spacetimes; exactly 3 are needed."),
        (WHO, UNIT, add("bad-wolf", 1, "deck"),
         "Bad Wolf is not allowed in “Set-up”, “Placed at set-up” or “Draw deck”: Plots have a "
         "hand of their own."),
        (WHO, UNIT, add("cybermat", 1, "placed"),
         "The number of cards placed at set-up is 2; the limit is the number that other set-up "
         "cards hold or place, 1."),
        (NEM, DAVROS, add(first(DAVROS, "deck"), -1), "exactly 40 are needed."),
        (RISK, TWO, add("alaska", -1, "territories"),
         "There are 41 Territory cards in the territory deck; exactly 42 are needed."),
        (RISK, TWO, move("alaska", "territories", "powers"),
         "Alaska is not allowed in the power deck: only Power cards belong there."),
        (TOTD, FIFTH, add(DAVROS_MARKER, -1, "table"),
         "There are no Davros markers in the board and markers; exactly 1 is needed."),
    ],
)  # fmt: skip
def test_a_fault_in_words(stage: Any, deck: Deck, change: Change, sentence: str) -> None:
    report = stage.checker.check(changed(deck, change))
    assert any(one.endswith(sentence) for one in said(report.errors)), said(report.errors)


def test_advice_does_not_sound_like_a_rule() -> None:
    goal = first(UNIT, "goal")
    report = WHO.checker.check(changed(UNIT, add(goal, 1, "deck")))
    name = WHO.catalogue.by_id[goal].full_name
    assert report.legal
    assert said(report.advice) == [
        f"2 copies of {name}; at most 1 is advised: one player plays each Goal once in a game."
    ]


def test_a_set_that_is_not_whole_is_named_with_what_to_look_at() -> None:
    card = next(
        c for c in DAVROS.sections["deck"] if NEM.catalogue.by_id[c].fields["group"] == "core"
    )
    name = NEM.catalogue.by_id[card].full_name
    found = said(NEM.checker.check(changed(DAVROS, add(card, -1))).errors)
    assert f"Daleks core is not whole: 26 of 27 cards; look at {name}." in found


def test_a_match_in_words() -> None:
    match = NEM.checker.evaluate([DAVROS, DAVROS]).match
    assert match is not None
    assert "Daleks in 2 decks; at most 1 is allowed." in said(match.errors)
    match = MMG.checker.evaluate([RUSH, RUSH, RUSH]).match
    assert match is not None
    assert said(match.errors) == ["The match has 3 players; exactly 2 are needed."]


def test_what_cannot_be_read_in_words() -> None:
    deck = Deck.of({"deck": {"zarbi": 1, "no-such": 1}, "attic": {"zarbi": 1}})
    deck = Deck(deck.lines, loose=[Loose("deck", "2 Darlek")])
    told = said(MMG.checker.check(deck).errors)[:3]
    assert told == [
        "“attic” is no part of a deck; use Play deck.",
        f"No card of {MMG.catalogue.game.name} has the id no-such.",
        "The line “2 Darlek” names no single card.",
    ]


def rule(measure: str, **parts: Any) -> dict[str, Any]:
    return {"id": "LAB-D01", "rulebook": "Here", "measure": measure, **parts}


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (rule("sum", field="level", max=3), "The Level of Two is not known, so rule LAB-D01"),
        (rule("copies", max={"field": "limit"}), "A value of Two is not known, so rule"),
        (rule("copies", identity=["type"], max=2),
         "4 copies of One, One and Two, which count as one card; at most 2 are allowed."),
        (rule("copies", identity=["type"], max=2, why="so it is"),
         "4 copies of One, One and Two together; at most 2 are allowed: so it is."),
        (rule("distinct", section=["main", "side"], max=1),
         "There are 3 different cards in “Main” and “Side”; at most 1 is allowed."),
        (rule("owned"), "2 copies of One; you own 1."),
        (rule("linked", over="type:a", to="type:b", one="a B"),
         "One, One and Two need a B; there is none."),
        (rule("terms", max=0, terms=[{"times": 1, "label": "the weight"},
                                     {"times": -1, "over": "type:b", "label": "the strength"}]),
         "The weight is 4; the limit is the strength, 0."),
    ],
)  # fmt: skip
def test_kinds_of_rule_in_words(raw: dict[str, Any], sentence: str) -> None:
    deck = Deck.of({"main": {"a1": 2, "a2": 1, "a5": 1}})
    report = lab(raw).check(deck, None, {"a1": 1, "a2": 1, "a5": 1})
    found = said((*report.errors, *report.unknown))
    assert any(one.startswith(sentence) for one in found), found


def test_three_faults_are_three_sentences() -> None:
    deck = changed(RUSH, add("ogron"), add("time-past"))
    report = MMG.checker.check(deck)
    assert [one[0] for one in faults(report.errors)] == ["MMG-D03", "MMG-D08"]
    three = changed(deck, add("genesis-of-the-daleks", 2))
    assert len(said(MMG.checker.check(three).errors)) == 3
