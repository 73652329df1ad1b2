"""The grammar, by example: which cards of a small table each query selects."""

from __future__ import annotations

import pytest

from cards.search import compile_query, matches, parse, sort_key
from cards.search.errors import SearchError
from cards.search.possession import Place, Possession
from tests.cards.search.game import GAME, OTHER, make_card

CARDS = [
    make_card("Dalek", energy=3, substance=4, zone="future", race=["alien"], unique=True,
              text="Takes one Energy.", s=7),
    make_card("Dalék Supreme", energy=6, substance=4, zone="future", race=["alien", "time-lord"],
              provenance="public", printings=(("base", "2", "rare"), ("more", "B7", "ultra"))),
    make_card("The Doctor", subtitle="Fourth", energy=2, zone="past", race=["time-lord"],
              skill=["Charm", "Jelly babies"], printings=(("more", "", ""),)),
    make_card("Tears or Rain", "flash", story="Scarf & hat: 4/5", provenance="house"),
    make_card("Past Time", "time"),
]  # fmt: skip


def found(text: str) -> list[str]:
    selects = compile_query(parse(text, GAME))
    return [card.id for card in CARDS if selects(card)]


D, S, DOC, FLASH, TIME = (card.id for card in CARDS)
EVERY = [D, S, DOC, FLASH, TIME]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", EVERY),
        ("   ", EVERY),
        ("order:name", EVERY),
        ("order:name and dalek", [D, S]),
        ("t:flash (order:name)", [FLASH]),
        ("t:creature (dalek order:-energy)", [D, S]),
        # Bare words are parts of the name, folded; all must occur.
        ("dalek", [D, S]),
        ("DALÉK supreme", [S]),
        ("dalek AND supreme", [S]),
        ('"doctor, fourth"', [DOC]),
        ("“past time”", [TIME]),
        ('"or"', [DOC, FLASH]),
        # Exact names, with or without the subtitle.
        ("!dalek", [D]),
        ('!"the doctor"', [DOC]),
        ('!"The Doctor, Fourth"', [DOC]),
        ('!"doctor"', []),
        ("name=dalek", [D]),
        ("name!=dalek", [S, DOC, FLASH, TIME]),
        # Or, minus, groups.
        ("dalek or doctor", [D, S, DOC]),
        ("dalek | doctor", [D, S, DOC]),
        ("dalek|doctor", [D, S, DOC]),
        ("t:time or dalek supreme", [S, TIME]),
        ("-dalek", [DOC, FLASH, TIME]),
        ("-(dalek or doctor)", [FLASH, TIME]),
        ("--dalek", [D, S]),
        ("(dalek or doctor) -supreme", [D, DOC]),
        # Types, sets, rarities and the other keys of every game.
        ("t:creature", [D, S, DOC]),
        ("type:Creatures", [D, S, DOC]),
        ("type:flash|time", [FLASH, TIME]),
        ("t!=creature", [FLASH, TIME]),
        ("e:more", [S, DOC]),
        ('set:"first edition"', [D, S, FLASH, TIME]),
        ("in:mor", [S, DOC]),
        ("r:rare", [S]),
        ("r>=rare", [S]),
        ("r<rare", [D, FLASH, TIME]),
        ("r!=common", [S]),
        ("-r:common", [S, DOC]),
        ("number:b7", [S]),
        ("o:energy", [D]),
        ("x:takes", [D]),
        ("text:takes", [D]),
        ("source:house", [FLASH]),
        ("provenance:public|house", [S, FLASH]),
        ("id:dalek", [D]),
        ("game:lab", EVERY),
        # Fields by id or alias; choices by id, name or alias.
        ("zone:future", [D, S]),
        ("zone:Blue", [D, S]),
        ("zone:past|future", [D, S, DOC]),
        ("race:tl", [S, DOC]),
        ('race:"time lord"', [S, DOC]),
        ("energy=3", [D]),
        ("en:3", [D]),
        ("energy>=3", [D, S]),
        ("energy >= 3", [D, S]),
        ("energy:2|6", [S, DOC]),
        ("energy>-1", [D, S, DOC]),
        ("s:7", [D]),
        ("story:scarf", [FLASH]),
        ("skill:jelly", [DOC]),
        ("skill=charm", [DOC]),
        ("skill=jelly", []),
        ("unique:yes", [D]),
        ("unique:no", [S, DOC, FLASH, TIME]),
        # Field against field.
        ("energy>substance", [S]),
        ("energy<substance", [D]),
        ("energy!=sub", [D, S]),
        # A missing value fails every comparison and its negation is the complement.
        ("energy!=3", [S, DOC]),
        ("-energy=3", [S, DOC, FLASH, TIME]),
        ("zone!=future", [DOC]),
        ("race!=alien", [DOC]),
        ("skill!=charm", []),
        # Words about cards.
        ("is:unique", [D]),
        ("not:unique", [S, DOC, FLASH, TIME]),
        ("not:unique|house", [S, DOC, TIME]),
        ("is:house", [FLASH]),
        ("is:printed", [D, S, DOC, TIME]),
        ("is:rulebook", [D, DOC, TIME]),
        ("is:unknown", []),
        ("is:playable", EVERY),
        ("has:zone", [D, S, DOC]),
        ("-has:energy", [FLASH, TIME]),
        ("has:rarity", [D, S, FLASH, TIME]),
        ("has:text", [D]),
        # Regular expressions.
        ("/^da.ek$/", [D]),
        ("/^DALEK/", [D, S]),
        ("name:/oct/", [DOC]),
        ("o:/one (energy|support)/", [D]),
        (r"story:/4\/5$/", [FLASH]),
        ("skill:/^charm$/", [DOC]),
    ],
)  # fmt: skip
def test_selects(text: str, expected: list[str]) -> None:
    assert found(text) == expected


def test_is_unknown_means_an_expected_value_is_missing() -> None:
    bare = make_card("Half known", energy=1)
    assert matches(parse("is:unknown", GAME), bare)
    assert not matches(parse("is:playable", GAME), bare)
    # A flag left out is false, not missing.
    assert matches(parse("is:playable", GAME), make_card("Whole", energy=1, zone="past"))


def test_controls_steer_the_result() -> None:
    query = parse("dalek order:-energy|name display:table unique:printings", GAME)
    assert [(o.key, o.descending) for o in query.order] == [("energy", True), ("name", False)]
    assert (query.display, query.unique) == ("table", "printings")
    query = parse("order:zone dir:desc dalek", GAME)
    assert [(o.key, o.descending) for o in query.order] == [("zone", True)]
    assert (query.display, query.unique) == (None, None)


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("order:name", [D, S, TIME, FLASH, DOC]),
        ("order:-name", [DOC, FLASH, TIME, S, D]),
        ("order:energy", [DOC, D, S, TIME, FLASH]),
        ("order:-energy", [S, D, DOC, TIME, FLASH]),
        ("order:zone", [DOC, D, S, TIME, FLASH]),
        ("order:-zone|name", [D, S, DOC, TIME, FLASH]),
        ("order:type|-name", [DOC, S, D, FLASH, TIME]),
        ("order:set", [D, S, TIME, FLASH, DOC]),
        ("order:-rarity", [S, D, TIME, FLASH, DOC]),
        ("order:skill", [DOC, D, S, TIME, FLASH]),
    ],
)
def test_sorts_plain_cards(order: str, expected: list[str]) -> None:
    key = sort_key(parse(order, GAME).order)
    assert [card.id for card in sorted(CARDS, key=key)] == expected


def test_ownership_reads_the_shelf() -> None:
    possession = Possession(owned=3, reserved=2, target=5, for_trade=1,
                  places=(Place("Box Á", "near-mint", "en", "foil"),))  # fmt: skip
    true = [
        "owned:3", "owned>=2", "free=1", "reserved=2", "want=2", "spare=0", "is:owned", "is:wanted",
        "not:spare", "is:free", "loc:box", 'loc="box a"', "cond:nm", "cond>=good", "lang:EN",
        "finish:foil", "-finish:normal", "cond<mint",
    ]  # fmt: skip
    for text in true:
        assert matches(parse(text, GAME), CARDS[0], possession), text
        assert not matches(parse(f"-({text})", GAME), CARDS[0], possession), text
    assert Possession(owned=4, target=1, for_trade=2).spare == 3
    assert Possession(owned=4, for_trade=2).spare == 2
    assert matches(parse("owned<2 want=0 -loc:box", GAME), CARDS[0], Possession())
    assert not matches(parse("loc!=box", GAME), CARDS[0], Possession())


def test_without_a_shelf_ownership_is_refused() -> None:
    query = parse("dalek owned>=2", GAME)
    assert query.personal is not None and query.personal.position == 6
    with pytest.raises(SearchError, match="log in"):
        matches(query, CARDS[0])
    assert parse("dalek want", GAME).personal is None


def test_many_games_at_once() -> None:
    games = (GAME, OTHER)
    attic = make_card("Moth", game="den", id="moth", zone="attic", energy="plenty", cost=2)
    cards = [*CARDS, attic]

    def over_all(text: str) -> list[str]:
        return [c.id for c in cards if matches(parse(text, games=games), c)]

    assert over_all("zone:attic") == ["moth"]
    assert over_all("zone:attic|future") == [D, S, "moth"]
    assert over_all("is:unknown") == []
    assert over_all("not:unique|house") == [S, DOC, TIME, "moth"]
    assert over_all("zone:future") == [D, S]
    assert over_all("-zone:future cost<3") == ["moth"]
    assert over_all("energy>=3") == [D, S]
    assert over_all("energy:plent") == ["moth"]
    assert over_all("game:den or !dalek") == [D, "moth"]
    assert over_all('game:"the den game"') == ["moth"]
    assert over_all("-cost:2") == EVERY
    with pytest.raises(SearchError, match="attics"):
        parse("zone:attics", games=games)


def test_a_query_on_one_game_leaves_other_games_out() -> None:
    assert not matches(parse("", GAME), make_card("Moth", game="den"))
