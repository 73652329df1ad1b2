"""The check that callers use: rules and cards in, a report out.

    rules = load_rules(Path("catalogues/mmg/rules.toml"), catalogue.game)
    report = evaluate(rules, [deck], catalogue)
    report.legal, report.violations

Selectors are worked out once for a catalogue, so checking many decks costs little for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec

from cards.catalogue.values import Catalogue
from cards.construction.check_rules import setting_fault
from cards.construction.compile import constraints
from cards.construction.constraint import Constraint
from cards.construction.load import load_rules, read_rules
from cards.construction.picks import Picks
from cards.construction.rule import Setting
from cards.construction.ruleset import RuleSet
from cards.construction.sentences import sentence
from cards.construction.violations import DeckReport, Report, Violation, verdict_of
from cards.deck import Deck

__all__ = ["Checker", "OptionError", "checker_for", "evaluate", "load_rules", "read_rules"]


# Bound rules that are kept; anybody may ask for any combination of options.
KEPT = 32


class OptionError(ValueError):
    """Options or a format that the rules do not know, with every problem."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class Checker:
    """One rule set bound to one catalogue."""

    def __init__(self, rules: RuleSet, catalogue: Catalogue) -> None:
        self.rules = rules
        self.catalogue = catalogue
        self._picks = Picks(catalogue)
        self._bound: dict[tuple[str, tuple[tuple[str, Setting], ...]], tuple[Constraint, ...]] = {}

    def format_of(self, deck: Deck) -> str:
        """The id of the format a deck is checked by: its own, or the default one."""
        return deck.format or self.rules.default_format.id

    def constraints(
        self, format_id: str = "", options: Mapping[str, Setting] | None = None
    ) -> tuple[Constraint, ...]:
        """The rules of a format over this catalogue, as validator and solver read them."""
        chosen = dict(options or {})
        name = format_id or self.rules.default_format.id
        key = (name, tuple(sorted(chosen.items())))
        if key not in self._bound:
            self._refuse_unknown([name], chosen)
            settings = self.rules.settings(name, chosen)
            while len(self._bound) >= KEPT:
                self._bound.pop(next(iter(self._bound)), None)
            self._bound[key] = constraints(self._picks, self.rules, name, settings)
        return self._bound[key]

    def evaluate(
        self,
        decks: Sequence[Deck],
        options: Mapping[str, Setting] | None = None,
        owned: Mapping[str, int] | None = None,
    ) -> Report:
        """Check each deck, and with several decks also the match between them.

        `options` set points of the format; `owned` (copies by card id) switches on the rules on
        ownership. The match follows the format of the first deck.
        """
        chosen = dict(options or {})
        self._refuse_unknown([self.format_of(deck) for deck in decks], chosen)
        reports = tuple(self.check(deck, chosen, owned) for deck in decks)
        match = self._match(list(decks), chosen) if len(decks) > 1 else None
        every = [*reports, *([match] if match else [])]
        first = self.format_of(decks[0]) if decks else self.rules.default_format.id
        return Report(
            game=self.rules.game,
            verdict=verdict_of(any(one.errors for one in every), any(one.unknown for one in every)),
            options=self.rules.settings(first, chosen),
            decks=reports,
            match=match,
        )

    def check(
        self,
        deck: Deck,
        options: Mapping[str, Setting] | None = None,
        owned: Mapping[str, int] | None = None,
    ) -> DeckReport:
        """Check one deck by itself."""
        format_id = self.format_of(deck)
        violations = list(self._unreadable(deck))
        for constraint in self.constraints(format_id, options):
            if constraint.rule.scope == "deck":
                violations.extend(constraint.judge(deck, owned))
        return self._report(violations, name=deck.name, format=format_id, size=deck.size)

    def check_match(
        self, decks: Sequence[Deck], options: Mapping[str, Setting] | None = None
    ) -> DeckReport:
        """Check what binds several decks together, and nothing else."""
        return self._match(list(decks), dict(options or {}))

    def _match(self, decks: list[Deck], options: dict[str, Setting]) -> DeckReport:
        format_id = self.format_of(decks[0])
        violations: list[Violation] = []
        for constraint in self.constraints(format_id, options):
            if constraint.rule.scope == "match":
                violations.extend(constraint.judge_match(decks))
        size = sum(deck.size for deck in decks)
        return self._report(violations, name="Match", format=format_id, size=size)

    def _unreadable(self, deck: Deck) -> Iterable[Violation]:
        """Cards, sections and lines that are not of this game."""
        game, by_id = self.catalogue.game, self.catalogue.by_id
        for section in deck.sections:
            if section not in game.sections:
                yield _unreadable("unknown-section", section, deck.sections[section])
        unknown = sorted({line.card for line in deck.lines if line.card not in by_id})
        for card in unknown:
            yield _unreadable("unknown-card", card, [card])
        for loose in deck.loose:
            yield _unreadable("unread-line", loose.text, [])

    def _report(
        self, violations: list[Violation], *, name: str, format: str, size: int
    ) -> DeckReport:
        said = [
            msgspec.structs.replace(one, sentence=sentence(one, self.catalogue))
            for one in violations
        ]
        errors = tuple(one for one in said if one.severity == "error")
        unknown = tuple(one for one in said if one.severity == "unknown")
        return DeckReport(
            verdict=verdict_of(errors, unknown),
            errors=errors,
            advice=tuple(one for one in said if one.severity == "advice"),
            unknown=unknown,
            name=name,
            format=format,
            size=size,
        )

    def _refuse_unknown(self, formats: Iterable[str], options: Mapping[str, Setting]) -> None:
        problems = []
        for name in dict.fromkeys(formats):
            if name not in self.rules.formats:
                known = ", ".join(self.rules.formats)
                problems.append(f"expected a format among {known}, got {name!r:.60}")
        for key, value in options.items():
            if key not in self.rules.options:
                known = ", ".join(self.rules.options) or "none"
                problems.append(f"expected an option among {known}, got {key!r:.60}")
            elif message := setting_fault(self.rules.options[key], value):
                problems.append(message)
        if problems:
            raise OptionError(problems)


@lru_cache(maxsize=16)
def checker_for(rules: RuleSet, catalogue: Catalogue) -> Checker:
    """The checker of a rule set and a catalogue; the last few are kept."""
    return Checker(rules, catalogue)


def evaluate(
    rules: RuleSet,
    decks: Sequence[Deck],
    cards: Catalogue,
    options: Mapping[str, Setting] | None = None,
    owned: Mapping[str, int] | None = None,
) -> Report:
    """Check decks by a rule set; see `Checker.evaluate`."""
    return checker_for(rules, cards).evaluate(decks, options, owned)


def _unreadable(code: str, group: str, cards: Iterable[str]) -> Violation:
    return Violation(
        rule="",
        code=code,  # type: ignore[arg-type]
        severity="error",
        have=1,
        need=0,
        cards=tuple(sorted(cards)),
        group=group,
    )
