"""Reading catalogue folders: every file is checked and every problem is listed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cards.catalogue import frames
from cards.catalogue.abilities import Verbs, VerbsOf, read_ability
from cards.catalogue.check_card import check_card
from cards.catalogue.check_game import check_game
from cards.catalogue.check_statistics import check_statistics
from cards.catalogue.decode import decode, readable
from cards.catalogue.problems import CatalogueError, Problem
from cards.catalogue.schema import CardEntry, GameFile
from cards.catalogue.values import Card, Catalogue, Game


def read_game(folder: Path) -> tuple[Game | None, list[Problem]]:
    """Read one game's vocabulary. The game is None when there is any problem."""
    problems: list[Problem] = []
    path = folder / "game.toml"
    raw = _read_toml(path, problems)
    if raw is None:
        return None, problems
    report = _reporter(problems, path)
    file = decode(GameFile, raw, report)
    if file is not None:
        check_game(file, folder.name, report)
    return (Game(file), []) if file is not None and not problems else (None, problems)


def read_catalogue(folder: Path, verbs_of: VerbsOf) -> tuple[Catalogue | None, list[Problem]]:
    """Read one game's folder. The catalogue is None when there is any problem."""
    game, problems = read_game(folder)
    if game is None:
        return None, problems
    cards = _read_cards(game, verbs_of(game.id), folder, problems)
    if not problems:
        report = _reporter(problems, folder / "game.toml")
        frames.check_frames(game, cards, report)
        check_statistics(game, cards, report)
    if problems:
        return None, sorted(problems)
    return Catalogue(game, cards), []


def load_catalogue(folder: Path, verbs_of: VerbsOf) -> Catalogue:
    """Read one game's folder or raise CatalogueError with every problem."""
    catalogue, problems = read_catalogue(folder, verbs_of)
    if catalogue is None:
        raise CatalogueError(problems)
    return catalogue


def game_folders(root: Path) -> list[Path]:
    """The folders of the games below `root`, or `root` itself when it is one."""
    if (root / "game.toml").exists():
        return [root]
    return sorted(path.parent for path in root.glob("*/game.toml"))


def _read_cards(
    game: Game, verbs: Verbs | None, folder: Path, problems: list[Problem]
) -> list[Card]:
    cards: list[Card] = []
    seen_ids: dict[str, str] = {}
    seen_names: dict[str, str] = {}
    for path in sorted((folder / "cards").glob("*.toml")):
        raw = _read_toml(path, problems)
        if raw is None:
            continue
        for key in raw.keys() - {"card"}:
            _reporter(problems, path)(
                key, f"unknown key {key!r}; a cards file holds [[card]] tables"
            )
        entries = raw.get("card", [])
        for n, raw_card in enumerate(entries if isinstance(entries, list) else [entries], 1):
            name = (
                raw_card.get("id", f"number {n}") if isinstance(raw_card, dict) else f"number {n}"
            )
            report = _reporter(problems, path, str(name))
            before = len(problems)
            entry = decode(CardEntry, raw_card, report)
            if entry is None:
                if not isinstance(raw_card, dict):
                    continue
                # The rest of a card with a faulty key is checked too, so that one run tells all.
                entry, faulty = readable(CardEntry, raw_card)
                report = _except(report, faulty)
            check_card(game, verbs, entry, report)
            if entry.id in seen_ids:
                report("id", f"the id {entry.id!r} stands in {seen_ids[entry.id]} already")
            if len(problems) > before:
                seen_ids.setdefault(entry.id, path.name)
                continue
            card = Card(game.id, entry, card_text(verbs, entry))
            if card.folded_name in seen_names:
                other = seen_names[card.folded_name]
                report("name", f"card {other!r} has the same name; tell them apart by a subtitle")
            seen_ids[entry.id] = path.name
            seen_names[card.folded_name] = entry.id
            cards.append(card)
    return cards


def card_text(verbs: Verbs | None, entry: CardEntry) -> str:
    """The rules text of a card, made from its declared abilities; none without an engine."""
    if verbs is None:
        return ""
    abilities = [read_ability(verbs, table) for table in entry.abilities]
    return "\n".join(verbs.card_text(entry.type, entry.fields, abilities))


def _read_toml(path: Path, problems: list[Problem]) -> dict[str, Any] | None:
    report = _reporter(problems, path)
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError:
        report("", "expected this file, found none")
    except UnicodeDecodeError as error:
        report(
            "", f"expected UTF-8 text, got byte {error.object[error.start]:#04x} at {error.start}"
        )
    except tomllib.TOMLDecodeError as error:
        report("", f"not TOML: {error}")
    return None


def _reporter(problems: list[Problem], path: Path, card: str = "") -> Callable[[str, str], None]:
    name = "/".join(path.parts[-3:] if path.parent.name == "cards" else path.parts[-2:])

    def report(field: str, message: str) -> None:
        problems.append(Problem(name, card, field, message))

    return report


def _except(report: Callable[[str, str], None], faulty: set[str]) -> Callable[[str, str], None]:
    """Keep still about keys whose fault was told already."""

    def chosen(field: str, message: str) -> None:
        if field.partition("[")[0] not in faulty:
            report(field, message)

    return chosen
