"""Random cards, collections and queries of the invented games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from cards.catalogue.values import Card
from cards.search.boolean import Not, conj, disj
from cards.search.boolean import leaves as all_terms
from cards.search.limits import MAX_PATTERNS
from cards.search.possession import Place
from cards.search.tree import Literal, Operator, Pattern, Term, Tree
from tests.cards.search.game import make_card

# Few words, so that queries meet cards, with the characters that LIKE, folding and quoting change.
WORDS = ["dalek", "Dalék", "the", "who", "50%", "a_b", "_", "%", "back\\slash", "o'x", "Æon",
         "x, y", 'say "no"', "UNIT", "unit 4/5"]  # fmt: skip
NUMBERS = ["1", "2", "B7", "b7", ""]
PATTERNS = ["dal.k", "^the", "%$", "[0-9]+", "x|unit", r"\\", "4/5", "(?i)WHO", r"\bunit\b", "."]
LOCATIONS = ["", "Box", "box Á", "Shelf 50%"]

words = st.sampled_from(WORDS)
texts = st.lists(words, max_size=3).map(" ".join)
small = st.integers(-2, 4)
printings = st.lists(
    st.tuples(
        st.sampled_from(["base", "more"]),
        st.sampled_from(NUMBERS),
        st.sampled_from(["common", "rare", "ultra", ""]),
    ),
    max_size=3,
    unique_by=lambda p: p[:2],
).map(tuple)

LAB_FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "energy": small,
    "substance": small,
    "zone": st.sampled_from(["past", "present", "future"]),
    "race": st.lists(st.sampled_from(["alien", "time-lord"]), unique=True),
    "story": texts,
    "skill": st.lists(words, max_size=2, unique=True),
    "unique": st.just(True),
    "s": small,
}
DEN_FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "zone": st.just("attic"),
    "energy": texts,
    "cost": small,
}


@st.composite
def cards(draw: st.DrawFn, game: str = "lab") -> list[Card]:
    """A few cards of one game, any field present or missing."""
    made = []
    for n in range(draw(st.integers(0, 5 if game == "lab" else 2))):
        fields = st.fixed_dictionaries({}, optional=LAB_FIELDS if game == "lab" else DEN_FIELDS)
        made.append(
            make_card(
                draw(st.lists(words, min_size=1, max_size=2).map(" ".join)),
                draw(st.sampled_from(["creature", "flash", "time"])) if game == "lab"
                else "creature",
                id=f"c{n}",
                game=game,
                text=draw(texts),
                subtitle=draw(st.sampled_from(["", "", "who", "y"])),
                provenance=draw(st.sampled_from(["rulebook", "public", "house"])),
                printings=draw(printings),
                **draw(fields),
            )
        )  # fmt: skip
    return made


@dataclass(frozen=True)
class Copies:
    """One holding: which printing of the card, how many, how many of them for trade, and where."""

    printing: int
    count: int
    for_trade: int
    place: Place


@dataclass(frozen=True)
class Owned:
    """What somebody has of one card."""

    copies: tuple[Copies, ...]
    target: int | None
    reserved: tuple[int, ...]


places = st.builds(
    Place,
    st.sampled_from(LOCATIONS),
    st.sampled_from(["mint", "good", "poor"]),
    st.sampled_from(["en", "DE"]),
    st.sampled_from(["normal", "foil"]),
)
copies = st.integers(0, 3).flatmap(
    lambda count: st.builds(
        Copies, st.integers(0, 2), st.just(count), st.integers(0, count), places
    )
)
owned = st.builds(
    Owned,
    st.lists(copies, max_size=2, unique_by=lambda c: (c.printing, c.place)).map(tuple),
    st.none() | st.integers(0, 4),
    st.lists(st.integers(1, 2), max_size=2).map(tuple),
)

# Terms that the invented game understands.
_equal: list[Operator] = [":", "=", "!="]
_compare: list[Operator] = [":", "=", "!=", "<", "<=", ">", ">="]


def terms(
    keys: list[str], operators: list[Operator], values: st.SearchStrategy[Any]
) -> st.SearchStrategy[Term]:
    return st.builds(
        Term,
        st.sampled_from(keys),
        st.sampled_from(operators),
        st.lists(values, min_size=1, max_size=2).map(tuple),
    )


def literals(*texts: str) -> st.SearchStrategy[Literal]:
    return st.sampled_from(texts).map(Literal)


searched = words.map(Literal) | literals("dal", "the who", "x", "y", "b_", "0%", "\\", "'")
patterns = st.sampled_from(PATTERNS).map(Pattern)
numbers = st.integers(-3, 5).map(lambda n: Literal(str(n)))

card_terms = st.one_of(
    terms(["name", "story", "skill", "text", "o"], _equal, searched | patterns),
    terms(["t", "type"], _equal, literals("creature", "Flashes", "time")),
    terms(["e", "set", "in"], _equal, literals("base", "MOR")),
    terms(["r", "rarity"], _compare, literals("c", "rare", "Ultra rare")),
    terms(["number"], _equal, literals("1", "B7", "9")),
    terms(["source", "provenance"], _equal, literals("rulebook", "public", "house")),
    terms(["id"], _equal, literals("c0", "c1", "c9")),
    terms(["game"], _equal, literals("lab")),
    terms(["energy", "sub", "s"], _compare, numbers | literals("substance", "en", "s")),
    terms(["zone"], _equal, literals("past", "red", "Future")),
    terms(["race"], _equal, literals("alien", "tl")),
    terms(["unique"], _equal, literals("yes", "no")),
    terms(["is", "not"], _equal, literals("unique", "house", "printed", "public", "rulebook",
                                          "unknown", "playable")),
    terms(["has"], _equal, literals("energy", "race", "story", "unique", "rarity", "number", "text",
                                    "set")),
)  # fmt: skip
shelf_terms = st.one_of(
    terms(["owned", "free", "reserved", "want", "spare"], _compare, numbers),
    terms(["is", "not"], _equal, literals("owned", "free", "reserved", "wanted", "spare")),
    terms(["loc", "location"], _equal, literals("box", "box a", "50%", "attic")),
    terms(["cond"], _compare, literals("mint", "gd", "poor", "excellent")),
    terms(["lang"], _equal, literals("en", "de", "fr")),
    terms(["finish"], _equal, literals("foil", "normal", "proxy")),
)
many_game_terms = st.one_of(
    terms(["zone"], _equal, literals("attic", "past", "blue")),
    terms(["energy"], [":", "="], literals("dalek", "3")),
    terms(["cost"], _compare, numbers),
    terms(["game"], _equal, literals("lab", "DEN")),
    terms(["is", "not"], _equal, literals("unique", "unknown", "owned")),
    terms(["has"], _equal, literals("cost", "energy")),
    terms(["name"], _equal, searched),
)


def trees(leaves: st.SearchStrategy[Term], size: int = 6) -> st.SearchStrategy[Tree]:
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner, min_size=1, max_size=3).map(conj),
            st.lists(inner, min_size=1, max_size=3).map(disj),
            inner.map(Not),
        ),
        max_leaves=size,
    )


def few_patterns(tree: Tree) -> bool:
    """Whether a tree keeps to the number of regular expressions that a query may hold."""
    found = [v for term in all_terms(tree) for v in term.values if isinstance(v, Pattern)]
    return len(found) <= MAX_PATTERNS


orders = st.lists(
    st.builds(
        lambda sign, key: sign + key,
        st.sampled_from(["", "-"]),
        st.sampled_from(["name", "type", "set", "rarity", "id", "provenance", "energy", "zone",
                         "race", "story", "skill", "unique"]),
    ),
    min_size=1,
    max_size=2,
).map("|".join)  # fmt: skip

# Text that is nearly a query: pieces of the grammar in any order.
pieces = st.lists(
    st.sampled_from([
        "(", ")", "-", "!", '"', "“", "/", "|", " ", " ", "or", "and", ":", "=", "!=", "<", ">=",
        "\\", "energy", "zone", "unique", "name", "is", "not", "has", "order", "dir", "owned", "t",
        "past", "house", "creature", "3", "-1", "99999999999", "dalek", "é", "ﷺ", "[", "*", "\x00",
        "\ud800", "\t", "\n", "cards", "desc", "set", "base", "rarity", "loc", "cond", "mint",
    ]),
    max_size=24,
).map("".join)  # fmt: skip
