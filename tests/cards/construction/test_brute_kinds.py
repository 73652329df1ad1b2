"""Every kind of rule on random decks, against counting by hand, unknown values included."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from cards.construction.check import Checker
from cards.construction.load import parse_rules
from cards.construction.rule import Setting
from cards.construction.ruleset import RuleSet
from cards.deck import Deck
from tests.cards.construction.brute_kinds import CATALOGUE, GAME, ROWS, SELECTORS, outcomes, unknown

RANDOM = settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SECTIONS = ["main", "side"]
# Kinds that hang on no value that can be unknown: they are never undecided.
EXACT = ("count", "distinct", "balanced", "owned", "players")

_OVER = st.sampled_from(list(SELECTORS))
_PLACES = st.sampled_from(
    [{}, {"section": "main"}, {"section": ["main", "side"]}, {"section": "side"}]
)
_IDENTITY = st.sampled_from([["id"], ["name"], ["kind"], ["name", "kind"], ["type", "level"]])


@st.composite
def bounds(draw: st.DrawFn, most: int = 6) -> dict[str, int]:
    low, high = sorted((draw(st.integers(0, most)), draw(st.integers(0, most))))
    return draw(
        st.sampled_from([{"min": low}, {"max": high}, {"min": low, "max": high}, {"equal_to": low}])
    )


def rule(measure: str, **parts: Any) -> st.SearchStrategy[dict[str, Any]]:
    """A table of rules.toml; `parts` are strategies of single values or of further keys."""
    keys = {name: part for name, part in parts.items() if not name.startswith("_")}
    more = [part for name, part in parts.items() if name.startswith("_")]
    fixed = {"id": st.just("LAB-D01"), "rulebook": st.just("Here"), "measure": st.just(measure)}

    def joined(tables: tuple[dict[str, Any], ...]) -> dict[str, Any]:
        return {key: value for table in tables for key, value in table.items()}

    return st.tuples(st.fixed_dictionaries({**fixed, **keys}), *more).map(joined)


_TERM = st.fixed_dictionaries(
    {"times": st.integers(-2, 2).filter(bool), "over": _OVER},
    optional={"field": st.just("level"), "section": st.sampled_from(SECTIONS)},
)
_FIELD_BOUND = st.sampled_from(["min", "max", "equal_to"]).map(
    lambda name: {name: {"field": "limit"}}
)
DECK_RULES = st.one_of(
    rule("count", over=_OVER, _places=_PLACES, _bounds=bounds()),
    rule("sum", over=_OVER, field=st.just("level"), _places=_PLACES, _bounds=bounds(9)),
    rule("copies", over=_OVER, identity=_IDENTITY, _places=_PLACES, _bounds=bounds(4)),
    rule("copies", over=_OVER, identity=_IDENTITY, same_as=st.just("same"), _bounds=bounds(4)),
    rule("copies", over=_OVER, identity=_IDENTITY, _places=_PLACES, _bounds=_FIELD_BOUND),
    rule("distinct", over=_OVER, identity=_IDENTITY, _places=_PLACES, _bounds=bounds(4)),
    rule("balanced", over=st.lists(_OVER, min_size=2, max_size=3), _places=_PLACES),
    rule("chosen", over=_OVER, field=st.just("pack"), copies=st.sampled_from(["box", ""]),
         _places=_PLACES, _bounds=bounds(2)),
    rule("terms", terms=st.lists(_TERM, min_size=1, max_size=3), _places=_PLACES,
         _bounds=bounds(5)),
    rule("terms", terms=st.lists(_TERM, min_size=1, max_size=3), if_any=_OVER.filter(bool),
         if_any_section=st.sampled_from(["side", *SECTIONS]), _places=_PLACES, _bounds=bounds(5)),
    rule("linked", over=_OVER, to=_OVER, exempt=st.sampled_from(["", "name=Two"]),
         to_section=st.sampled_from([[], "side"]), _places=_PLACES,
         _fields=st.sampled_from([{}, {"field": "kind", "to_field": "kind"}])),
    rule("owned", over=_OVER, _places=_PLACES),
)  # fmt: skip
MATCH = {"scope": st.just("match")}
MATCH_RULES = st.one_of(
    rule("count", over=_OVER, _places=_PLACES, _bounds=bounds(), **MATCH),
    rule("sum", over=_OVER, field=st.just("level"), _bounds=bounds(9), **MATCH),
    rule("copies", over=_OVER, identity=_IDENTITY, _bounds=bounds(4), **MATCH),
    rule("balanced", over=st.lists(_OVER, min_size=1, max_size=2), _places=_PLACES, **MATCH),
    rule("holders", over=_OVER, field=st.just("pack"), _places=_PLACES, _bounds=bounds(3), **MATCH),
    rule("players", _bounds=bounds(4), **MATCH),
)  # fmt: skip
DECKS = st.dictionaries(
    st.sampled_from(SECTIONS),
    st.dictionaries(st.sampled_from(list(ROWS)), st.integers(1, 3), max_size=4),
    max_size=2,
)
OWNED = st.none() | st.dictionaries(st.sampled_from(list(ROWS)), st.integers(0, 3))


def checker(raw: dict[str, Any]) -> Checker:
    faults: list[str] = []
    ledger = {"prefix": "LAB", "construction": ["LAB-*"]}
    formats = [{"id": "standard", "name": "Standard"}]
    table = {"game": "lab", "ledger": ledger, "format": formats, "rule": [raw]}
    file = parse_rules(table, GAME, lambda field, text: faults.append(f"{field}: {text}"))
    assert file is not None, faults
    return Checker(RuleSet(file), CATALOGUE)


def compare(measure: str, verdict: str, possible: set[bool]) -> None:
    """Legal and illegal are said only where every way of filling gaps agrees."""
    event(f"{measure} {verdict}")
    if verdict == "legal":
        assert possible == {True}
    elif verdict == "illegal":
        assert possible == {False}
    if measure in EXACT:
        assert verdict == {True: "legal", False: "illegal"}.get(
            next(iter(possible)) if len(possible) == 1 else None, "undecided"
        )


@RANDOM
@given(raw=DECK_RULES, sections=DECKS, owned=OWNED)
def test_a_rule_on_a_deck_is_judged_as_by_counting(
    raw: dict[str, Any], sections: dict[str, dict[str, int]], owned: dict[str, int] | None
) -> None:
    deck = Deck.of(sections)
    report = checker(raw).check(deck, None, owned)
    possible = outcomes(raw, [deck.sections], owned)
    compare(raw["measure"], report.verdict, possible)
    if not unknown(raw, [deck.sections]):
        assert report.verdict == ("legal" if possible == {True} else "illegal")
    for one in (*report.errors, *report.unknown):
        assert one.sentence[0].isupper() or not one.sentence[0].isalpha()
        assert one.sentence.endswith(".") and "  " not in one.sentence


@RANDOM
@given(raw=MATCH_RULES, given_decks=st.lists(DECKS, min_size=2, max_size=4))
def test_a_rule_on_a_match_is_judged_as_by_counting(
    raw: dict[str, Any], given_decks: list[dict[str, dict[str, int]]]
) -> None:
    decks = [Deck.of(sections) for sections in given_decks]
    report = checker(raw).evaluate(decks).match
    assert report is not None
    possible = outcomes(raw, [deck.sections for deck in decks])
    compare(raw["measure"], report.verdict, possible)
    if not unknown(raw, [deck.sections for deck in decks]):
        assert report.verdict == ("legal" if possible == {True} else "illegal")


@RANDOM
@given(
    raw=rule("count", over=_OVER, max=st.just({"option": "most"})),
    sections=DECKS,
    most=st.none() | st.integers(0, 5),
)
def test_a_bound_may_be_given_by_an_option_and_is_off_without_one(
    raw: dict[str, Any], sections: dict[str, dict[str, int]], most: int | None
) -> None:
    table = {
        "game": "lab",
        "ledger": {"prefix": "LAB", "construction": ["LAB-*"]},
        "format": [{"id": "standard", "name": "Standard"}],
        "option": [{"id": "most", "name": "Most", "min": 0}],
        "rule": [raw],
    }
    file = parse_rules(table, GAME, lambda field, text: None)
    assert file is not None
    chosen: dict[str, Setting] = {} if most is None else {"most": most}
    deck = Deck.of(sections)
    report = Checker(RuleSet(file), CATALOGUE).check(deck, chosen)
    fixed = {key: value for key, value in raw.items() if key != "max"}
    expected = most is None or outcomes({**fixed, "max": most}, [deck.sections]) == {True}
    assert report.legal is expected
