"""Rules to constraints: selectors become card sets once for a catalogue and its settings."""

from __future__ import annotations

from collections.abc import Mapping

from cards.catalogue.values import Card, Catalogue
from cards.construction import linear
from cards.construction.identities import identities
from cards.construction.linear import Constraint, Tally
from cards.construction.measures import (
    AnyRule,
    Balanced,
    Bounded,
    Chosen,
    Copies,
    Count,
    Distinct,
    Given,
    Holders,
    Linked,
    Players,
    Setting,
    Sum,
    Terms,
)
from cards.construction.ruleset import RuleSet
from cards.construction.selectors import number_of, select, values_of

Settings = Mapping[str, Setting | None]


class Compiler:
    """Turns the rules of one format into constraints over one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.game = catalogue.game
        self._selected: dict[str, frozenset[str]] = {}

    def constraints(
        self, rules: RuleSet, format_id: str, settings: Settings
    ) -> tuple[Constraint, ...]:
        made = []
        for rule in rules.rules:
            if rule.formats and format_id not in rule.formats:
                continue
            if all(_holds(settings.get(key), want) for key, want in rule.when.items()):
                constraint = self._compile(rule, settings)
                if constraint is not None:
                    made.append(constraint)
        return tuple(made)

    def selected(self, text: str) -> frozenset[str]:
        """The ids that a selector picks, worked out once."""
        if text not in self._selected:
            self._selected[text] = select(text, self.game, self.catalogue.cards)
        return self._selected[text]

    def _compile(self, rule: AnyRule, settings: Settings) -> Constraint | None:
        option = _options_of(rule, settings)
        if isinstance(rule, Bounded):
            low, high = _bounds(rule, settings)
            if low is None and high is None and not _by_field(rule):
                return None
            return self._bounded(rule, low, high, option)
        if isinstance(rule, Balanced):
            labels = rule.labels or [over or "cards" for over in rule.over]
            tallies = tuple(
                self._tally(over, rule.sections, label=label)
                for over, label in zip(rule.over, labels, strict=True)
            )
            return linear.Equal(rule, tallies, option)
        if isinstance(rule, Linked):
            return self._needs(rule, option)
        return linear.Stock(rule, rule.sections, self.selected(rule.over), option)

    def _bounded(
        self,
        rule: Count | Sum | Copies | Distinct | Chosen | Terms | Holders | Players,
        low: int | None,
        high: int | None,
        option: str,
    ) -> Constraint:
        sections = rule.sections
        if isinstance(rule, Count):
            return linear.Range(rule, (self._tally(rule.over, sections),), low, high, option)
        if isinstance(rule, Sum):
            tally = self._tally(rule.over, sections, rule.field)
            return linear.Range(rule, (tally,), low, high, option)
        if isinstance(rule, Terms):
            tallies = tuple(
                self._tally(t.over, t.sections or sections, t.field, t.times, t.label)
                for t in rule.terms
            )
            return linear.Range(rule, tallies, low, high, option)
        if isinstance(rule, Players):
            return linear.PlayerRange(rule, low, high, option)
        if isinstance(rule, Chosen):
            return self._whole(rule, low, high, option)
        picked = self._cards(rule.over)
        if isinstance(rule, Holders):
            groups = {g: frozenset(ids) for g, ids in self._groups(picked, rule.field).items()}
            strays = frozenset(card.id for card in picked).difference(*groups.values())
            return linear.HolderRange(rule, sections, groups, low, high, option, strays)
        if isinstance(rule, Distinct):
            same = identities(picked, rule.identity, self.game)
            return linear.DistinctRange(rule, sections, same, low, high, option)
        same = identities(picked, rule.identity, self.game, rule.same_as)
        members: dict[str, tuple[str, ...]] = {}
        for card in picked:
            members[same[card.id]] = (*members.get(same[card.id], ()), card.id)
        bounds = self._own_bounds(rule, members)
        return linear.PerIdentity(rule, sections, same, low, high, bounds, option)

    def _own_bounds(
        self, rule: Copies, members: Mapping[str, tuple[str, ...]]
    ) -> dict[str, tuple[int | None, int | None] | None]:
        """The bounds that a field of the cards gives each identity, added up over its cards."""
        field = _by_field(rule)
        bounds: dict[str, tuple[int | None, int | None] | None] = {}
        for identity, ids in members.items() if field else ():
            numbers = [number_of(self.catalogue.by_id[i], field) for i in ids]
            known = [n for n in numbers if n is not None]
            if len(known) < len(numbers):
                bounds[identity] = None
            else:
                total = sum(known)
                low = total if rule.equal_to or rule.min else None
                high = total if rule.equal_to or rule.max else None
                bounds[identity] = (low, high)
        return bounds

    def _cards(self, over: str) -> list[Card]:
        picked = self.selected(over)
        return [card for card in self.catalogue.cards if card.id in picked]

    def _tally(
        self,
        over: str,
        sections: frozenset[str],
        field: str = "",
        times: int = 1,
        label: str = "",
    ) -> Tally:
        if not field:
            return Tally(sections, dict.fromkeys(self.selected(over), times), {}, label)
        weights: dict[str, int] = {}
        unknown: dict[str, tuple[int | None, int | None]] = {}
        kind = self.game.fields[field]
        ends = [None if end is None else end * times for end in (kind.min, kind.max)]
        span = (ends[0], ends[1]) if times >= 0 else (ends[1], ends[0])
        for card in self._cards(over):
            number = number_of(card, field)
            if number is None:
                unknown[card.id] = span
            else:
                weights[card.id] = number * times
        return Tally(sections, weights, unknown, label)

    def _groups(self, cards: list[Card], field: str) -> dict[str, list[str]]:
        groups: dict[str, list[str]] = {}
        for card in cards:
            for value in sorted(values_of(card, field)):
                groups.setdefault(value, []).append(card.id)
        return groups

    def _whole(self, rule: Chosen, low: int | None, high: int | None, option: str) -> Constraint:
        cards = self._cards(rule.over)
        by_id = self.catalogue.by_id
        sets = {
            group: {i: number_of(by_id[i], rule.copies) if rule.copies else 1 for i in members}
            for group, members in self._groups(cards, rule.field).items()
        }
        sets_of: dict[str, tuple[str, ...]] = {}
        for group, members in sets.items():
            for card_id in members:
                sets_of[card_id] = (*sets_of.get(card_id, ()), group)
        unknown = frozenset(card.id for card in cards) - sets_of.keys()
        return linear.Whole(rule, rule.sections, sets, low, high, unknown, sets_of, option)

    def _needs(self, rule: Linked, option: str) -> Constraint:
        targets = self.selected(rule.to)
        exempt = self.selected(rule.exempt) if rule.exempt else frozenset()
        partners: dict[str, frozenset[str]] = {}
        unsure: set[str] = set()
        by_value = self._groups(self._cards(rule.to), rule.to_field) if rule.to_field else {}
        if rule.to_field:
            known = {i for ids in by_value.values() for i in ids}
            unsure |= targets - known
        for card in self._cards(rule.over):
            if card.id in exempt:
                continue
            if not rule.field:
                partners[card.id] = targets
                continue
            values = values_of(card, rule.field)
            if not values:
                unsure.add(card.id)
            partners[card.id] = frozenset(i for v in values for i in by_value.get(v, ()))
        return linear.Needs(
            rule, rule.sections, rule.to_sections, partners, frozenset(unsure), option
        )


def _holds(value: Setting | None, want: Setting | list[Setting]) -> bool:
    return value in want if isinstance(want, list) else value == want


def _bounds(rule: Bounded, settings: Settings) -> tuple[int | None, int | None]:
    if rule.equal_to is not None:
        bound = _bound(rule.equal_to, settings)
        return bound, bound
    return _bound(rule.min, settings), _bound(rule.max, settings)


def _by_field(rule: Bounded) -> str:
    """The field that bounds the copies of each card, if there is one."""
    bounds = (rule.min, rule.max, rule.equal_to)
    return next((b.field for b in bounds if isinstance(b, Given) and b.field), "")


def _bound(bound: int | Given | None, settings: Settings) -> int | None:
    if isinstance(bound, Given):
        value = settings.get(bound.option)
        return value if isinstance(value, int) else None
    return bound


def _options_of(rule: AnyRule, settings: Settings) -> str:
    """The options that shape a rule, with their values: `doctors=separate`."""
    names = list(rule.when)
    if isinstance(rule, Bounded):
        bounds = (rule.min, rule.max, rule.equal_to)
        names += [b.option for b in bounds if isinstance(b, Given) and b.option]
    return ", ".join(f"{name}={_plain(settings.get(name))}" for name in names)


def _plain(value: Setting | None) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
