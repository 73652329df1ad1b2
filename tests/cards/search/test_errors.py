"""Errors point at the character and suggest what may have been meant."""

from __future__ import annotations

import pytest

from cards.catalogue.schema import CardType, Field
from cards.search import SearchError, key_problems, parse
from tests.cards.search.game import GAME, make_game


def error(text: str) -> SearchError:
    with pytest.raises(SearchError) as caught:
        parse(text, GAME)
    return caught.value


def test_the_sentence() -> None:
    assert str(error("a enrgy>3")) == "unknown key 'enrgy' at character 3; did you mean energy"


@pytest.mark.parametrize(
    ("text", "part", "suggestion"),
    [
        ("dalek enrgy>3", "enrgy", "energy"),
        ("zone:futur", "futur", "future"),
        ("x or type:creture", "creture", "creature"),
        ("set:bse", "bse", "base"),
        ("rarity:rre", "rre", "rare"),
        ("is:uniqe", "uniqe", "unique"),
        ("has:energi", "energi", "energy"),
        ("order:enrgy", "enrgy", "energy"),
        ("display:tabel", "tabel", "table"),
        ("energy>substanc", "substanc", "substance"),
        ("zone:past|futrue", "futrue", "future"),
        ("game:lba", "lba", "lab"),
        ("cond:mnt", "mnt", "mint"),
    ],
)
def test_suggests_the_nearest(text: str, part: str, suggestion: str) -> None:
    found = error(text)
    assert text[found.position : found.position + found.length] == part
    assert suggestion in found.suggestions


@pytest.mark.parametrize(
    ("text", "position", "words"),
    [
        ("(dalek", 0, "expected ')'"),
        ("dalek)", 5, "no group is open"),
        ("()", 1, "expected a term, got ')'"),
        ("dalek or", 6, "got the end"),
        ("or dalek", 0, "got 'or'"),
        ("a and and b", 6, "got 'and'"),
        ("and a", 0, "got 'and'"),
        ("a or or b", 5, "got 'or'"),
        ("a or order:name", 2, "on either side"),
        ("dalek - x", 6, "right after '-'"),
        ('"dalek', 0, "closing quote"),
        ("/dalek", 0, "closing '/'"),
        ("/da(lek/", 0, "regular expression"),
        ("/(?=x)/", 0, "regular expression"),
        ("/((a{90}){90}){90}/", 0, "regular expression"),
        ("type:", 0, "expected a value right after 'type:'"),
        ("type: creature", 0, "expected a value"),
        (">3", 0, "expected a key"),
        ("!=3", 0, "expected a key"),
        ("!", 0, "expected an exact name"),
        ("a|", 1, "right after '|'"),
        ("energy>x", 7, "expected a number"),
        ("energy>99999999999999999", 7, "expected a number"),
        ("energy>9999999999999999", 7, "up to"),
        ("energy:/3/", 7, "takes no pattern"),
        ("zone>past", 0, "cannot be compared with '>'"),
        ("name>a", 0, "cannot be compared"),
        ("owned:many", 6, "expected a number"),
        ("-order:name", 1, "cannot be negated"),
        ("-(a order:name)", 4, "cannot be negated"),
        ("order>name", 0, "expected ':'"),
        ("dir:up", 4, "expected a direction"),
        ("unique:maybe", 7, "unknown truth value"),
        ('""', 0, "at least one letter"),
        ("a\x00b", 1, "control character"),
        ("a\ud800b", 1, "control character"),
    ],
)
def test_points_at_the_character(text: str, position: int, words: str) -> None:
    found = error(text)
    assert words in str(found)
    assert found.position == position


def test_limits() -> None:
    parse("a" * 200, GAME)
    parse("(" * 32 + "a" + ")" * 32, GAME)
    parse(" ".join(["a"] * 64), GAME)
    for text, words in [
        ("a" * 201, "at most 200 characters"),
        ("a " * 1001, "at most 2000 characters"),
        ("x" * 1_000_000, "at most 2000 characters"),
        ("(" * 33 + "a" + ")" * 33, "at most 32 groups"),
        ("(" * 1999, "at most 32 groups"),
        ("-" * 1999 + "a", "at most 32 groups"),
        (" ".join(["a"] * 65), "at most 64 terms"),
        ("zone:" + "|".join(["past"] * 65), "at most 64 terms"),
        ("/" + "a" * 201 + "/", "longer than 200"),
        ("/a/ /b/ /c/ /d/ /e/", "at most 4 regular expressions"),
        ("ﷺ" * 200, "at most 200 characters"),
    ]:
        assert words in str(error(text))


def test_too_much_at_once() -> None:
    fields = [Field(id=f"f{n}", name=f"F {n}", kind="int") for n in range(12)]
    types = [CardType(id="a", name="A", plural="As", expected=[f.id for f in fields])]
    game = make_game("wide", fields, types)
    parse(" ".join(f"(is:unknown or a{n})" for n in range(20)), game)
    with pytest.raises(SearchError, match="too much"):
        parse(" ".join(f"(is:unknown or a{n})" for n in range(32)), game)


def test_keys_that_could_never_be_reached_are_reported() -> None:
    fields = [
        Field(id="type", name="Type", kind="int"),
        Field(id="power", name="Power", kind="int", aliases=["p", "t"]),
        Field(id="luck", name="Luck", kind="int", aliases=["p", "power"]),
        Field(id="unique", name="Unique", kind="flag"),
        Field(id="e", name="Energy", kind="int"),
    ]
    assert [where for where, _ in key_problems(fields)] == ["type", "power", "luck", "luck"]
    assert list(key_problems(GAME.file.fields)) == []
