"""What a rules file must satisfy beyond its form."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable

from cards.catalogue.decode import Report
from cards.catalogue.values import Game
from cards.construction import queries
from cards.construction.measures import AnyRule, Bounded, Copies, Given, Setting
from cards.construction.ruleset import Option, RulesFile


def check_file(file: RulesFile, game: Game, report: Report) -> None:
    """Check formats, options and the hand."""
    if not file.formats:
        report("format", "missing: at least one format is needed, the default one first")
    for name, ids in (
        ("format", [f.id for f in file.formats]),
        ("option", [o.id for o in file.options]),
        ("rule", [r.key for r in file.rules]),
    ):
        for twice in [one for one, n in Counter(ids).items() if n > 1]:
            hint = "; give each a `part`" if name == "rule" else ""
            report(name, f"{twice!r} is there twice{hint}")
    options = {o.id: o for o in file.options}
    for option in file.options:
        if option.choices and option.default not in [c.id for c in option.choices]:
            report(f"option {option.id}", f"the default {option.default!r} is none of its choices")
    for fmt in file.formats:
        for key, value in fmt.options.items():
            _check_setting(options, key, value, f"format {fmt.id}", report)
    if file.hand:
        for where, over, sections in (
            *((f"hand.aside {a.name!r}", a.over, a.section) for a in file.hand.aside),
            *((f"hand.draw {d.name!r}", d.over, d.section) for d in file.hand.draw),
        ):
            _check_selector(over, game, where, report)
            named = [sections] if isinstance(sections, str) else sections
            _check_names(named, game.sections, "section", where, report)
        for draw in file.hand.draw:
            numbers = (draw.count, draw.each_turn, *(other.count for other in draw.instead))
            if min(numbers) < 0:
                report(f"hand.draw {draw.name!r}", f"expected 0 or more, got {min(numbers)}")
            for other in draw.instead:
                _check_selector(other.has, game, f"hand.draw {draw.name!r}", report)


def check_rule(rule: AnyRule, file: RulesFile, game: Game, report: Report) -> None:
    """Check one rule: sections, selectors, fields, bounds, scope, formats and options."""
    where = f"rule {rule.key}"
    options = {o.id: o for o in file.options}
    if not rule.id.startswith(f"{file.ledger.prefix}-"):
        report(where, f"expected an id that begins with {file.ledger.prefix!r}, got {rule.id!r}")
    for text in rule.selectors():
        _check_selector(text, game, where, report)
    _check_names(sorted(rule.named_sections()), game.sections, "section", where, report)
    comparable = [*game.fields, *queries.ATTRIBUTES]
    _check_names(rule.compared_fields(), comparable, "field", where, report)
    _check_names(rule.number_fields(), game.fields, "field", where, report)
    for name in rule.number_fields():
        if name in game.fields and game.fields[name].kind != "int":
            report(where, f"the field {name!r} is not a number")
    _check_names(rule.formats, {f.id for f in file.formats}, "format", where, report)
    for key, values in rule.when.items():
        for value in values if isinstance(values, list) else [values]:
            _check_setting(options, key, value, where, report)
    if rule.scope not in rule.scopes:
        said = {
            "match": "this measure speaks of one deck; it has no scope 'match'",
            "deck": "this measure speaks of several decks; its scope is 'match'",
        }
        report(where, said[rule.scope])
    if isinstance(rule, Bounded):
        _check_bounds(rule, options, where, report)
    for fault in rule.faults():
        report(where, fault)


def _check_bounds(rule: Bounded, options: dict[str, Option], where: str, report: Report) -> None:
    bounds = {"min": rule.min, "max": rule.max, "equal_to": rule.equal_to}
    given = {name: bound for name, bound in bounds.items() if bound is not None}
    if not given:
        report(where, "expected `min`, `max` or `equal_to`")
    if "equal_to" in given and len(given) > 1:
        report(where, "expected `equal_to` alone, without `min` or `max`")
    if isinstance(rule.min, int) and isinstance(rule.max, int) and rule.min > rule.max:
        report(where, f"the minimum {rule.min} is more than the maximum {rule.max}")
    for bound in given.values():
        if not isinstance(bound, Given):
            continue
        if bool(bound.option) == bool(bound.field):
            report(where, "expected a bound with either `option` or `field`")
        elif bound.option and bound.option not in options:
            report(where, f"unknown option {bound.option!r}{_near(bound.option, options)}")
        elif bound.field and (not isinstance(rule, Copies) or len(given) > 1):
            report(where, "a `field` gives the only bound of a rule of measure 'copies'")


def _check_setting(
    options: dict[str, Option], key: str, value: Setting, where: str, report: Report
) -> None:
    if key not in options:
        report(where, f"unknown option {key!r}{_near(key, options)}")
    elif message := setting_fault(options[key], value):
        report(where, message)


def setting_fault(option: Option, value: Setting) -> str:
    """What is wrong with a value for an option, or an empty string."""
    if option.choices:
        ids = [c.id for c in option.choices]
        ok = value in ids
        expected = f"one of {', '.join(ids)}"
    elif isinstance(option.default, bool):
        ok, expected = isinstance(value, bool), "true or false"
    else:
        ok = isinstance(value, int) and not isinstance(value, bool)
        expected = "a whole number"
        if ok and option.min is not None:
            ok, expected = int(value) >= option.min, f"{option.min} or more"
        if ok and option.max is not None:
            ok, expected = int(value) <= option.max, f"{option.max} or less"
    return "" if ok else f"option {option.id!r}: expected {expected}, got {value!r:.60}"


def _check_selector(text: str, game: Game, where: str, report: Report) -> None:
    if message := queries.fault(text, game):
        report(where, f"selector {text!r}: {message}")


def _check_names(
    names: Iterable[str], known: Iterable[str], noun: str, where: str, report: Report
) -> None:
    allowed = list(known)
    for name in names:
        if name not in allowed:
            report(where, f"unknown {noun} {name!r}{_near(name, allowed)}")


def _near(name: str, names: Iterable[str]) -> str:
    allowed = list(names)
    close = difflib.get_close_matches(name, allowed, n=1)
    if close:
        return f"; did you mean {close[0]!r}"
    return f"; known: {', '.join(allowed)}" if allowed else "; none is defined"
