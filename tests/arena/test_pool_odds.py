"""Can this team meet that dilemma: numbers equal to enumeration, the best re-roll too."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from arena.odds.battle import chance
from arena.odds.pool import PoolForm, question
from engine.odds.plays import plays
from engine.totd.lower import lower
from engine.totd.model import Design
from engine.totd.question import Asked, ask, pools
from tests.engine.odds.brute import Brute
from tests.engine.totd.cardset import BOX

BY_ID = {card.id: card for card in BOX}


def text(client: Client, query: str = "", status: int = 200) -> str:
    answer = client.get(f"/games/totd/odds/{query}")
    assert answer.status_code == status
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.content.decode()))


def asked_by(query: dict[str, str]) -> Asked:
    """What the form makes of an address."""
    fields = PoolForm.base_fields | PoolForm().fields
    form = PoolForm({name: field.initial for name, field in fields.items()} | query)
    assert form.is_valid(), form.errors
    return ask(question(form.cleaned_data))


@pytest.mark.django_db
def test_a_bare_address_answers(client: Client) -> None:
    shown = text(client)
    assert "The challenge is met" in shown
    assert "Fourth Doctor" in shown


@pytest.mark.django_db
def test_the_chance_equals_enumeration(client: Client) -> None:
    query = {"doctor": "first-doctor", "companion_1": "", "charges": "3"}
    asked = asked_by(query)
    assert sum(asked.pool) == 3
    by_hand = float(Brute(asked.odds).chance())
    assert asked.chance == pytest.approx(by_hand, abs=1e-12)
    shown = text(client, "?doctor=first-doctor&companion_1=&charges=3")
    assert f"The challenge is met {chance(by_hand)} of the time" in shown


@pytest.mark.django_db
def test_the_best_re_roll_after_a_roll(client: Client) -> None:
    query = "?doctor=first-doctor&companion_1=&charges=3&location=cardiff&dilemma=krillitanes"
    asked = asked_by(dict(part.split("=") for part in query[1:].split("&")))
    names = ("black", "blue", "green", "red")
    rolled = {"black": "running", "blue": "cunning"}
    dice = [f"{name} {rolled[name]}" for name, n in zip(names, asked.pool, strict=True)
            for _ in range(n)]  # fmt: skip
    shown = text(client, f"{query}&roll={', '.join(dice)}")
    symbols = {"running": 0, "cunning": 3}
    best = plays(asked.odds, asked.odds.whole(), [
        [symbols[rolled[name]]] * n if n else []
        for name, n in zip(names, asked.pool, strict=True)
    ])[0]  # fmt: skip
    assert "After this roll" in shown
    assert chance(best.chance) in shown.split("After this roll")[1]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("?roll=black running", "Expected the dice of the pool"),
        ("?roll=purple running", "Expected a colour and a symbol"),
        ("?companion_1=leela&companion_2=leela", "Each companion can be there once"),
        ("?doctor=nobody", "Select a valid choice"),
        ("?charges=9", "less than or equal to 5"),
    ],
)
def test_what_cannot_be_is_refused(client: Client, query: str, words: str) -> None:
    assert words in text(client, query, 400)


def test_every_pool_of_a_team() -> None:
    team = [_design("doctor-1"), _design("focuser")]
    made = pools(team, (0, 0, 0, 0), 8, 0)
    assert made == [(1, 1, 0, 1), (1, 1, 1, 0), (2, 0, 0, 1), (2, 0, 1, 0), (2, 1, 0, 0),
                    (3, 0, 0, 0)]  # fmt: skip
    assert all(sum(pool) == 2 for pool in pools(team, (0, 0, 0, 0), 8, 1))
    assert pools(team, (0, 0, 0, 0), 8, 9) == [(0, 0, 0, 0)]


def _design(card_id: str) -> Design:
    return lower([BY_ID[card_id]]).designs[0]
