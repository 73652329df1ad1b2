"""Reading rules.toml: every rule is checked against its game and every problem is listed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from cards.catalogue.decode import Report, decode
from cards.catalogue.problems import CatalogueError, Problem
from cards.catalogue.values import Game
from cards.construction.check_rules import check_file, check_rule
from cards.construction.measures import MEASURES, AnyRule
from cards.construction.ruleset import Format, Hand, Ledger, Option, RuleSet, RulesFile
from cards.toml import TomlError, read_toml

_LISTS: dict[str, Any] = {"option": Option, "format": Format}


def read_rules(path: Path, game: Game) -> tuple[RuleSet | None, list[Problem]]:
    """Read a rules file. The rule set is None when there is any problem."""
    problems: list[Problem] = []
    where = "/".join(path.parts[-2:])
    try:
        raw = read_toml(path)
    except TomlError as error:
        return None, [Problem(where, "", "", str(error))]
    file = parse_rules(raw, game, lambda field, text: problems.append(_problem(where, field, text)))
    return (RuleSet(file), []) if file is not None and not problems else (None, problems)


def load_rules(path: Path, game: Game) -> RuleSet:
    """Read a rules file or raise CatalogueError with every problem."""
    rules, problems = read_rules(path, game)
    if rules is None:
        raise CatalogueError(problems)
    return rules


def parse_rules(raw: dict[str, Any], game: Game, report: Report) -> RulesFile | None:
    """Turn the tables of a rules file into structs, reporting all that is wrong with them."""
    failed = False

    def note(field: str, message: str) -> None:
        nonlocal failed
        failed = True
        report(field, message)

    known = {"game", "ledger", "hand", "rule", *_LISTS}
    for key in raw.keys() - known:
        note(key, f"unknown key {key!r}; known keys: {', '.join(sorted(known))}")
    if raw.get("game") != game.id:
        note("game", f"expected {game.id!r}, got {raw.get('game')!r}")
    ledger = decode(Ledger, raw.get("ledger"), note, "ledger.")
    hand = decode(Hand, raw["hand"], note, "hand.") if "hand" in raw else None
    lists: dict[str, list[Any]] = {}
    for key, kind in _LISTS.items():
        items = [decode(kind, one, note, f"{key}[{n}].") for n, one in _numbered(raw.get(key, []))]
        lists[key] = [item for item in items if item is not None]
    rules = [rule for n, one in _numbered(raw.get("rule", [])) if (rule := _rule(one, n, note))]
    if ledger is None:
        return None
    file = RulesFile(
        game=game.id,
        ledger=ledger,
        options=lists["option"],
        formats=lists["format"],
        rules=rules,
        hand=hand,
    )
    check_file(file, game, note)
    for rule in rules:
        check_rule(rule, file, game, note)
    return None if failed else file


def _numbered(raw: object) -> enumerate[object]:
    return enumerate(raw if isinstance(raw, list) else [raw], 1)


def _rule(raw: object, number: int, note: Report) -> AnyRule | None:
    name = raw.get("id", f"number {number}") if isinstance(raw, dict) else f"number {number}"
    where = f"rule {name}"
    if not isinstance(raw, dict):
        note(where, f"expected a table, got {raw!r}")
        return None
    measure = raw.get("measure")
    if not isinstance(measure, str) or measure not in MEASURES:
        note(where, f"expected a measure among {', '.join(MEASURES)}, got {measure!r:.60}")
        return None
    table = {key: value for key, value in raw.items() if key != "measure"}
    return cast(AnyRule | None, decode(MEASURES[measure], table, note, f"{where}: "))


def _problem(where: str, field: str, message: str) -> Problem:
    return Problem(where, "", field, message)
