"""The battle calculator: its numbers are those of an enumeration, its address keeps the battle."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from arena.odds.battle import CARDS, BattleForm, answer, chance
from arena.odds.tools import TOOLS
from collection.selectors.games import vocabularies
from engine.odds.roll import Modifiers
from tests.engine.odds.test_battle import brute_ends

PLAIN = {"attackers": 3, "defenders": 2, "stop_at": 0, "lasts": "battle", **dict.fromkeys(CARDS, 0)}


def text(client: Client, query: str = "") -> str:
    answer = client.get(f"/games/risk/odds/{query}")
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.content.decode()))


@pytest.mark.django_db
def test_a_bare_address_answers(client: Client) -> None:
    assert "10 against 8: conquered" in text(client)


@pytest.mark.django_db
def test_numbers_equal_enumeration(client: Client) -> None:
    shown = text(client, "?attackers=7&defenders=6&stop_at=2&attack_bonus=1")
    ends = brute_ends(7, 6, 2, Modifiers(attack_bonus=1))
    conquest = sum(p for (_, defenders), p in ends.items() if not defenders)
    assert f"conquered {chance(conquest)} of the time" in shown
    for (attackers, defenders), p in ends.items():
        assert f" {attackers} {defenders} {chance(p)} " in shown


@pytest.mark.django_db
def test_a_card_for_one_roll_is_less_than_one_for_all(client: Client) -> None:
    one = answer({**PLAIN, "attack_bonus": 1, "lasts": "roll"})["battle"].conquest
    every = answer({**PLAIN, "attack_bonus": 1})["battle"].conquest
    assert answer(PLAIN)["battle"].conquest < one < every


@pytest.mark.django_db
def test_the_address_keeps_the_battle(client: Client) -> None:
    html = client.get("/games/risk/odds/?attackers=12&defenders=9&stop_at=4").content.decode()
    for name, value in (("attackers", 12), ("defenders", 9), ("stop_at", 4)):
        assert re.search(rf'<input[^>]*name="{name}"[^>]*value="{value}"', html)
    assert re.search(r'<form[^>]*method="get"', html)


@pytest.mark.django_db
def test_wrong_numbers_are_refused_together(client: Client) -> None:
    answer = client.get("/games/risk/odds/?attackers=many&defenders=0&stop_at=101")
    assert answer.status_code == 400
    words = answer.content.decode()
    assert "Enter a whole number." in words
    assert "greater than or equal to 1" in words
    assert "less than or equal to 100" in words
    assert "conquered" not in words.split("<main", 1)[1].split("odds-form", 1)[1]


@pytest.mark.django_db
def test_only_games_that_ask_have_a_tool(client: Client) -> None:
    for slug, game in vocabularies().items():
        answer = client.get(f"/games/{slug}/odds/")
        assert answer.status_code == (200 if game.file.odds in TOOLS else 404)
        linked = f"/games/{slug}/odds/" in client.get(f"/games/{slug}/").content.decode()
        assert linked == bool(game.file.odds)


@pytest.mark.parametrize(("field", "most"), [(name, most) for name, (_, most) in CARDS.items()])
def test_the_greatest_of_each_card_is_answered(field: str, most: int) -> None:
    form = BattleForm({**PLAIN, "attackers": 100, "defenders": 100, field: most})
    assert form.is_valid(), form.errors
    ends = answer(form.cleaned_data)["battle"].ends
    assert sum(ends.values()) == pytest.approx(1.0)
