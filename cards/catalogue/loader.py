"""Reading catalogue folders: every file is checked and every problem is listed."""

from __future__ import annotations

from pathlib import Path

from cards.catalogue import frames
from cards.catalogue.abilities import VerbsOf
from cards.catalogue.check_game import check_game
from cards.catalogue.check_statistics import check_statistics
from cards.catalogue.decode import decode
from cards.catalogue.problems import CatalogueError, Problem
from cards.catalogue.read_cards import read_cards, reporter
from cards.catalogue.schema import GameFile
from cards.catalogue.values import Catalogue, Game
from cards.toml import TomlError, read_toml

CATALOGUES = Path(__file__).resolve().parents[2] / "catalogues"
"""The catalogues that come with the project."""


def read_game(folder: Path) -> tuple[Game | None, list[Problem]]:
    """Read one game's vocabulary. The game is None when there is any problem."""
    problems: list[Problem] = []
    path = folder / "game.toml"
    report = reporter(problems, path)
    try:
        raw = read_toml(path)
    except TomlError as error:
        report("", str(error))
        return None, problems
    file = decode(GameFile, raw, report)
    if file is not None:
        check_game(file, folder.name, report)
    return (Game(file), []) if file is not None and not problems else (None, problems)


def read_catalogue(folder: Path, verbs_of: VerbsOf) -> tuple[Catalogue | None, list[Problem]]:
    """Read one game's folder. The catalogue is None when there is any problem."""
    game, problems = read_game(folder)
    if game is None:
        return None, problems
    cards, problems = read_cards(game, verbs_of(game.id), card_files(folder / "cards"))
    if not problems:
        report = reporter(problems, folder / "game.toml")
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


def load_with_cards(folder: Path, verbs_of: VerbsOf, cards: Path) -> Catalogue:
    """A game with the cards of another file, or folder of files, in place of its own."""
    game, problems = read_game(folder)
    if game is None:
        raise CatalogueError(problems)
    found, problems = read_cards(game, verbs_of(game.id), card_files(cards))
    if problems:
        raise CatalogueError(sorted(problems))
    return Catalogue(game, found)


def card_files(path: Path) -> list[Path]:
    """The card files of a folder, or the one file that was named."""
    return [path] if path.suffix == ".toml" else sorted(path.glob("*.toml"))


def game_folders(root: Path) -> list[Path]:
    """The folders of the games below `root`, or `root` itself when it is one."""
    if (root / "game.toml").exists():
        return [root]
    return sorted(path.parent for path in root.glob("*/game.toml"))
