"""What each kind of rule means, by counting single copies, over a small invented game.

A rule is a table as it stands in rules.toml. `outcomes` fills every unknown value of a card in all
possible ways and says for each way whether the rule holds: so it also says what is not decided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from cards.catalogue.schema import (
    CardEntry,
    CardType,
    Choice,
    Field,
    GameFile,
    Players,
    Section,
)
from cards.catalogue.values import Card, Catalogue, Game

KINDS, PACKS, LEVELS, LIMITS = ["x", "y", "z"], ["p", "q"], range(4), range(5)


def _choices(ids: list[str]) -> list[Choice]:
    return [Choice(id=one, name=one.upper()) for one in ids]


GAME = Game(
    GameFile(
        id="lab",
        name="Laboratory",
        short="LAB",
        publisher="nobody",
        about="",
        players=Players(min=2, max=3),
        sections=[Section(id="main", name="Main"), Section(id="side", name="Side")],
        types=[
            CardType(id="a", name="A", plural="As", expected=["kind", "level"]),
            CardType(id="b", name="B", plural="Bs"),
        ],
        fields=[
            Field(id="kind", name="Kind", kind="choice", choices=_choices(KINDS)),
            Field(id="pack", name="Pack", kind="choice", choices=_choices(PACKS)),
            Field(id="level", name="Level", kind="int", min=0, max=3),
            Field(id="limit", name="Limit", kind="int", min=0, max=4),
            Field(id="box", name="Box", kind="int", min=1, max=2),
            Field(id="same", name="Same as", kind="words"),
        ],
    )
)

# A value that is missing is unknown.
ROWS: dict[str, dict[str, Any]] = {
    "a1": {"name": "One", "type": "a", "kind": "x", "level": 0, "limit": 2, "pack": "p", "box": 1},
    "a2": {"name": "One", "type": "a", "kind": "y", "level": 1, "limit": 0, "pack": "p", "box": 2},
    "a3": {"name": "Two", "type": "a", "kind": "y", "level": 3, "limit": 4, "pack": "q", "box": 1},
    "a4": {"name": "Two", "type": "a", "level": 2, "pack": "q", "box": 1},
    "a5": {"name": "Two", "type": "a", "kind": "z", "pack": "q", "box": 2, "same": ["b1"]},
    "b1": {"name": "Six", "type": "b", "kind": "x", "level": 2, "limit": 1, "pack": "p", "box": 1},
    "b2": {"name": "Six", "type": "b", "kind": "z", "level": 1, "limit": 3, "box": 1},
    "b3": {"name": "Four", "type": "b", "level": 0, "limit": 2, "pack": "q", "box": 1},
}  # fmt: skip


def _card(name: str, row: dict[str, Any]) -> Card:
    fields = {key: value for key, value in row.items() if key not in ("name", "type")}
    entry = CardEntry(
        id=name, name=row["name"], type=row["type"], provenance="house", fields=fields
    )
    return Card.of("lab", entry)


CATALOGUE = Catalogue(GAME, [_card(name, row) for name, row in ROWS.items()])

# Selectors that hang on no unknown value, each with what it means.
SELECTORS: dict[str, Callable[[str], bool]] = {
    "": lambda card: True,
    "type:a": lambda card: ROWS[card]["type"] == "a",
    "-type:a": lambda card: ROWS[card]["type"] != "a",
    "type:a|b": lambda card: ROWS[card]["type"] in "ab",
    "name=Two": lambda card: ROWS[card]["name"] == "Two",
    "box=1": lambda card: ROWS[card]["box"] == 1,
    "type:b box=1": lambda card: ROWS[card]["type"] == "b" and ROWS[card]["box"] == 1,
    "name=One or type:b": lambda card: ROWS[card]["name"] == "One" or ROWS[card]["type"] == "b",
}
Sections = Mapping[str, Mapping[str, int]]
Values = Mapping[tuple[str, str], Any]
Copy = tuple[str, str]
_POSSIBLE: dict[str, Iterable[Any]] = {
    "kind": KINDS, "pack": PACKS, "level": LEVELS, "limit": LIMITS,
}  # fmt: skip


def outcomes(
    rule: dict[str, Any], decks: list[Sections], owned: Mapping[str, int] | None = None
) -> set[bool]:
    """Whether a rule holds, for every way in which the unknown values may turn out."""
    heaps = [_heap(deck) for deck in decks]
    gaps = unknown(rule, decks)
    found = set()
    for filled in product(*(_POSSIBLE[field] for _, field in gaps)):
        values = dict(zip(gaps, filled, strict=True))
        found.add(_holds(rule, heaps, values, owned))
    return found


def unknown(rule: dict[str, Any], decks: list[Sections]) -> list[tuple[str, str]]:
    """The unknown values that a rule may hang on. Bounds by a field are added up over all cards of
    one identity, also those that no deck holds."""
    used = {card for deck in decks for cards in deck.values() for card in cards}
    if rule["measure"] == "copies":
        used = set(ROWS)
    return [(c, f) for c in sorted(used) for f in _fields(rule) if f not in ROWS[c]]


def _fields(rule: dict[str, Any]) -> list[str]:
    """Fields whose unknown values can change the outcome. An unknown value never makes two cards
    one, so identities are not among them."""
    if rule["measure"] in ("sum", "chosen", "holders"):
        return [rule["field"]]
    if rule["measure"] == "linked":
        return [rule["field"]] if "field" in rule else []
    if rule["measure"] == "terms":
        return sorted({term["field"] for term in rule["terms"] if "field" in term})
    bound = next((rule[b] for b in ("min", "max", "equal_to") if isinstance(rule.get(b), dict)), {})
    return [bound["field"]] if bound else []


def _heap(deck: Sections) -> list[Copy]:
    return [
        (section, card)
        for section, cards in deck.items()
        for card, n in cards.items()
        for _ in range(n)
    ]


def _holds(
    rule: dict[str, Any],
    heaps: list[list[Copy]],
    values: Values,
    owned: Mapping[str, int] | None,
) -> bool:
    measure = rule["measure"]
    together = [copy for heap in heaps for copy in heap]
    if measure == "players":
        return _within(rule, len(heaps))
    if measure == "holders":
        groups = [set(_values(rule, heap, values)) for heap in heaps]
        every = {_value(card, rule["field"], values) for card in _rows_with(rule)} | set().union(
            *groups
        )
        return all(_within(rule, sum(g in held for held in groups)) for g in every)
    if measure == "balanced":
        counts = [[_number(rule, over, heap) for heap in heaps] for over in rule["over"]]
        if rule.get("scope") == "match":
            return all(len(set(row)) == 1 for row in counts)
        return len({row[0] for row in counts}) == 1
    if measure == "terms":
        asked = {"section": rule.get("if_any_section", rule.get("section", []))}
        if rule.get("if_any") and not list(_picked(asked, rule["if_any"], together)):
            return True
        return _within(rule, sum(_term(rule, term, together, values) for term in rule["terms"]))
    picked = list(_picked(rule, rule.get("over", ""), together))
    if measure == "count":
        return _within(rule, len(picked))
    if measure == "sum":
        return _within(rule, sum(_value(card, rule["field"], values) for card in picked))
    if measure == "distinct":
        return _within(rule, len({_identity(rule, card) for card in picked}))
    if measure == "copies":
        return all(_copies_hold(rule, one, n, values) for one, n in _groups(rule, picked).items())
    if measure == "owned":
        return owned is None or all(n <= owned.get(c, 0) for c, n in Counter(picked).items())
    if measure == "chosen":
        return _whole(rule, Counter(picked), values)
    return _linked(rule, together, values)


def _within(rule: dict[str, Any], number: int) -> bool:
    low = rule.get("min", rule.get("equal_to"))
    high = rule.get("max", rule.get("equal_to"))
    return (low is None or number >= low) and (high is None or number <= high)


def _value(card: str, field: str, values: Values) -> Any:
    return ROWS[card].get(field, values.get((card, field)))


def _picked(rule: dict[str, Any], over: str, heap: list[Copy]) -> Iterator[str]:
    places = rule.get("section", [])
    places = [places] if isinstance(places, str) else places
    for section, card in heap:
        if (not places or section in places) and SELECTORS[over](card):
            yield card


def _number(rule: dict[str, Any], over: str, heap: list[Copy]) -> int:
    return len(list(_picked(rule, over, heap)))


def _values(rule: dict[str, Any], heap: list[Copy], values: Values) -> Iterator[Any]:
    for card in _picked(rule, rule.get("over", ""), heap):
        yield _value(card, rule["field"], values)


def _rows_with(rule: dict[str, Any]) -> list[str]:
    selects = SELECTORS[rule.get("over", "")]
    return [card for card, row in ROWS.items() if rule["field"] in row and selects(card)]


def _term(rule: dict[str, Any], term: dict[str, Any], heap: list[Copy], values: Values) -> int:
    place = {"section": term.get("section") or rule.get("section", [])}
    cards = list(_picked(place, term.get("over", ""), heap))
    if "field" in term:
        return int(term["times"]) * sum(_value(card, term["field"], values) for card in cards)
    return int(term["times"]) * len(cards)


def _identity(rule: dict[str, Any], card: str) -> tuple[Any, ...]:
    names = rule.get("identity", ["id"])
    row = {"id": card, **ROWS[card]}
    expected = ("kind", "level") if row["type"] == "a" else ()
    if any(name in expected and name not in row for name in names):
        return ("only", card)
    return tuple(row.get(name) for name in names)


def _joined(rule: dict[str, Any]) -> list[set[str]]:
    """The selected cards of the catalogue, put together as long as anything joins two groups."""
    selected = [card for card in ROWS if SELECTORS[rule.get("over", "")](card)]
    groups: list[set[str]] = [{card} for card in selected]

    def alike(one: str, other: str) -> bool:
        if _identity(rule, one) == _identity(rule, other):
            return True
        return bool(rule.get("same_as")) and (
            other in ROWS[one].get("same", []) or one in ROWS[other].get("same", [])
        )

    moved = True
    while moved:
        moved = False
        for first in groups:
            for second in groups:
                if first is not second and any(alike(a, b) for a in first for b in second):
                    first |= second
                    groups = [group for group in groups if group is not second]
                    moved = True
                    break
            if moved:
                break
    return groups


def _groups(rule: dict[str, Any], picked: list[str]) -> dict[frozenset[str], int]:
    joined = [frozenset(group) for group in _joined(rule)]
    found: Counter[frozenset[str]] = Counter()
    for card in picked:
        found[next(group for group in joined if card in group)] += 1
    return dict(found)


def _copies_hold(rule: dict[str, Any], group: frozenset[str], n: int, values: Values) -> bool:
    for name in ("min", "max", "equal_to"):
        if isinstance(rule.get(name), dict):
            bound = sum(_value(card, rule[name]["field"], values) for card in group)
            return _within({name: bound}, n)
    return _within(rule, n)


def _whole(rule: dict[str, Any], held: Counter[str], values: Values) -> bool:
    selects = SELECTORS[rule.get("over", "")]
    cards = [card for card in ROWS if selects(card)]
    begun = {_value(card, rule["field"], values) for card in held}
    if not _within(rule, len(begun)):
        return False
    for card in cards:
        # A card of the catalogue whose group is unknown belongs to none while it is not held.
        group = _value(card, rule["field"], values)
        if group in begun and held[card] != (ROWS[card]["box"] if rule.get("copies") else 1):
            return False
    return True


def _linked(rule: dict[str, Any], heap: list[Copy], values: Values) -> bool:
    partners = set(_picked({"section": rule.get("to_section", [])}, rule["to"], heap))
    for card in _picked(rule, rule["over"], heap):
        if rule.get("exempt") and SELECTORS[rule["exempt"]](card):
            continue
        if "field" not in rule:
            if not partners:
                return False
        elif not any(
            _value(card, rule["field"], values) == _value(p, rule["to_field"], values)
            for p in partners
        ):
            return False
    return True
