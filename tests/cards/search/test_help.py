"""Every example of the help page is a query, for an invented game and for every game shipped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cards.catalogue.loader import game_folders, read_catalogue
from cards.search import compile_query, parse
from cards.search.help import common_key_rows, help_sections
from cards.search.keys import LONG_NAMES
from engine.vocabulary import verbs_of
from tests.cards.search.game import GAME, OTHER

ROOT = Path(__file__).parents[3] / "catalogues"
DOCUMENT = Path(__file__).parents[3] / "docs" / "searching.md"


def test_examples_of_an_invented_game() -> None:
    sections = help_sections([GAME, OTHER])
    assert [s.game for s in sections if s.game] == ["lab", "den"]
    for section in sections:
        game = {"lab": GAME, "den": OTHER}.get(section.game)
        for example in section.examples:
            query = parse(example.query, game, games=(GAME, OTHER))
            assert (query.personal is not None) == section.personal
    lab = next(s for s in sections if s.game == "lab")
    assert {"energy>1", "zone:past", "is:unique", "energy>substance", "type:creature"} <= {
        e.query for e in lab.examples
    }


@pytest.mark.parametrize("folder", game_folders(ROOT), ids=lambda path: path.name)
def test_examples_of_the_games_shipped(folder: Path) -> None:
    catalogue, problems = read_catalogue(folder, verbs_of)
    assert catalogue is not None, problems
    section = help_sections([catalogue.game])[-1]
    for example in section.examples:
        compile_query(parse(example.query, catalogue.game))


def _written() -> list[tuple[str, str]]:
    """The queries in the tables of docs/searching.md, with the game they are for."""
    found = []
    for line in DOCUMENT.read_text().splitlines():
        cells = [c.strip() for c in re.split(r"(?<!\\)\|", line.strip("|"))]
        game = cells.pop(0) if len(cells) == 3 else "mmg"
        if len(cells) == 2 and cells[0].startswith("`"):
            found.append((game, cells[0].strip("`").replace("\\|", "|")))
    return found


@pytest.mark.parametrize(("game", "query"), _written())
def test_examples_of_the_document(game: str, query: str) -> None:
    catalogue, problems = read_catalogue(ROOT / game, verbs_of)
    assert catalogue is not None, problems
    compile_query(parse(query, catalogue.game, games=(catalogue.game,)))


def test_the_table_of_keys_has_each_key_once() -> None:
    words = [w for name, short in common_key_rows() for w in (name, *short.split(", ")) if w]
    assert sorted(words) == sorted(LONG_NAMES)
