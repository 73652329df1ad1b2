"""The shipped catalogues, read once, and decks made of their cards and of what is none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from cards.catalogue.loader import game_folders, load_catalogue
from cards.catalogue.values import Card, Catalogue
from cards.deck import MAX_COPIES, Deck, Line, Loose, Printing, clean
from engine.vocabulary import verbs_of

ROOT = Path(__file__).resolve().parents[3] / "catalogues"
GAMES = tuple(folder.name for folder in game_folders(ROOT))


@cache
def catalogue_of(game: str) -> Catalogue:
    return load_catalogue(ROOT / game, verbs_of)


def stock_decks(game: str) -> list[Path]:
    return sorted((ROOT / game / "decks").glob("*.txt"))


# Words that look like parts of a deck text, so that the writer has to be careful.
_TRICKY = st.sampled_from(
    ["//", "#", "##", "?", "[", "]", "(", ")", ":", "x2", "3", "*F*", "#tag", "SB:", "section:",
     "name:", "about:", "Deck", "Zarbi", "Time", "TARDIS", "-", "==", "<card>", "&amp;", '"', "\\",
     "(HSE)", "(set:x)", "Sideboard", ",", "\ufeff", "\u2028", "{", "CD1-abc"]
)  # fmt: skip
_WORDS = st.one_of(_TRICKY, st.text(max_size=8))


def phrases(most: int = 5) -> st.SearchStrategy[str]:
    return st.lists(_WORDS, max_size=most).map(" ".join)


_IDS = st.from_regex(r"[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}", fullmatch=True)
_NUMBERS = st.from_regex(r"[A-Za-z0-9/.-]{0,5}", fullmatch=True)


def _printings(card: Card | None, catalogue: Catalogue) -> st.SearchStrategy[Printing | None]:
    known = [Printing(one.set, one.number) for one in card.printings] if card else []
    other = st.builds(
        Printing, st.one_of(st.sampled_from(list(catalogue.game.sets)), _IDS), _NUMBERS
    )
    return st.one_of(st.none(), *([st.sampled_from(known)] if known else []), other)


@st.composite
def _lines(draw: st.DrawFn, catalogue: Catalogue, sections: st.SearchStrategy[str]) -> Line:
    known = st.sampled_from([card.id for card in catalogue.cards])
    card = draw(st.one_of(known, known, known, _IDS))
    count = draw(st.one_of(st.integers(1, 4), st.integers(1, MAX_COPIES)))
    printing = draw(_printings(catalogue.by_id.get(card), catalogue))
    return Line(draw(sections), card, count, printing)


def _within(lines: list[Line]) -> list[Line]:
    """Without lines that would make more copies of one card than a deck may hold."""
    return list({(clean(one.section), one.card, one.printing): one for one in lines}.values())


def decks(game: str) -> st.SearchStrategy[Deck]:
    """Any deck of a game: known and unknown cards, sections, sets, loose lines, odd names."""
    catalogue = catalogue_of(game)
    sections = st.one_of(st.sampled_from(list(catalogue.game.sections)), phrases(2))
    names = st.sampled_from([card.full_name for card in catalogue.cards])
    texts = st.one_of(phrases(), names, names.map("3 {}".format), names.map("SB: 2 {}".format))
    return st.builds(
        Deck,
        st.lists(_lines(catalogue, sections), max_size=8).map(_within),
        name=phrases(),
        about=st.lists(phrases(), max_size=3).map("\n".join),
        format=phrases(1),
        tags=st.lists(phrases(2), max_size=3),
        loose=st.lists(st.builds(Loose, sections, texts), max_size=5),
    )
