"""The same text gives the same cards, or the same refusals, wherever a deck is taken in."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rest_framework.test import APIClient

from arena.selectors.choosing import pasted
from cards.catalogue.problems import CardError
from cards.ready import ReadyDeck
from config.account.tokens import create_token
from decks.models import Deck
from decks.selectors.game_rules import game_rules
from engine.__main__ import read_decks
from engine.catalogue import catalogue_of
from solver.commands.propose import read_gauntlet
from solver.commands.reading import world_of
from tests.cards.deck_texts import DeckText, deck_texts

pytestmark = pytest.mark.django_db

Answer = tuple[dict[str, int], list[int]]
"""Copies by card, and the lines that cannot be read; where one cannot, copies say nothing."""
LINE = re.compile(r"[Ll]ine (\d+)")
GAMES = ("mmg", "whoccg")
CATALOGUES = {game: catalogue_of(game) for game in GAMES}
WORLDS = {game: world_of(game) for game in GAMES}


def lines_of(problems: list[str]) -> list[int]:
    return [int(found[1]) for one in problems if (found := LINE.search(one))]


def counted(deck: ReadyDeck) -> dict[str, int]:
    copies: dict[str, int] = {}
    for card in deck.cards:
        copies[card.id] = copies.get(card.id, 0) + 1
    return copies


def by_engine(made: DeckText, path: Path) -> Answer:
    """`python -m engine play` and its like."""
    try:
        return counted(read_decks([path], CATALOGUES[made.game])[path]), []
    except CardError as error:
        return {}, lines_of(error.problems)


def by_solver(made: DeckText, path: Path) -> Answer:
    """`manage.py deck propose --against`."""
    try:
        (sections,) = read_gauntlet(WORLDS[made.game], [str(path)])
    except CommandError as error:
        return {}, lines_of(str(error).splitlines())
    return {card: n for cards in sections.values() for card, n in cards.items()}, []


def by_check(made: DeckText, path: Path) -> Answer:
    """`manage.py deck check`, whose JSON counts the cards; its words name the lines."""
    out, words = io.StringIO(), io.StringIO()
    for stream, extra in ((out, ["--json"]), (words, [])):
        with pytest.raises(SystemExit):  # no such small deck is legal
            call_command("deck", "check", str(path), "--game", made.game, *extra, stdout=stream)
    (read,) = json.loads(out.getvalue())["read"]
    unread = [line["number"] for line in read["lines"]]
    assert lines_of(words.getvalue().splitlines()) == unread
    return {"": read["size"]}, unread


def by_arena(made: DeckText, path: Path) -> Answer:
    """A deck pasted into a contest."""
    choice = pasted(path.read_bytes().decode(), game_rules(made.game))
    return choice.value.counts(), lines_of(list(choice.unread))


def by_api(made: DeckText, client: APIClient) -> Answer:
    """`POST /api/v1/decks/`, which keeps what it cannot read and reports it."""
    body = {"game": made.game, "name": "Sent", "text": made.text}
    answer = client.post("/api/v1/decks/", body, format="json")
    assert answer.status_code == 201, answer.content
    found: dict[str, Any] = answer.json()
    deck = Deck.objects.get(pk=found["id"])
    lines = found["read"]["lines"]
    return _stored(deck), [line["number"] for line in lines]


def by_import(made: DeckText, client: Any) -> Answer:
    """The import page: lines are decided on first; here they stay as they are written."""
    body = {"text": made.text, "game": made.game, "name": "Imported"}
    report = client.post("/decks/import/", body)
    unread = [line.number for line in report.context["report"].open]
    saved = client.post("/decks/import/", {**body, "step": "save"})
    assert saved.status_code == 302, saved.content.decode()
    return _stored(Deck.objects.latest("pk")), unread


def _stored(deck: Deck) -> dict[str, int]:
    assert deck.head is not None
    copies: dict[str, int] = {}
    for entries in deck.head.content["sections"].values():
        for entry in entries:
            copies[entry["card"]] = copies.get(entry["card"], 0) + entry["count"]
    return copies


@pytest.fixture
def everywhere(
    shipped: None, alice: User, client: Any, tmp_path: Path
) -> Callable[[DeckText], dict[str, Answer]]:
    client.force_login(alice)
    api = APIClient()
    api.credentials(HTTP_AUTHORIZATION=f"Token {create_token(alice, 'tests')[1]}")
    path = tmp_path / "deck.txt"

    def answers(made: DeckText) -> dict[str, Answer]:
        path.write_bytes(made.text.encode())
        return {
            "engine play": by_engine(made, path),
            "solver": by_solver(made, path),
            "deck check": by_check(made, path),
            "arena": by_arena(made, path),
            "api": by_api(made, api),
            "import": by_import(made, client),
        }

    return answers


def agree(made: DeckText, answers: dict[str, Answer]) -> None:
    """Every entry point read the text as it is meant."""
    for where, (copies, unread) in answers.items():
        assert unread == made.unread, where
        if where == "deck check":
            assert copies == {"": made.size}, where
        elif not made.unread or where in ("arena", "api", "import"):
            assert copies == made.copies, where


@given(data=st.data(), game=st.sampled_from(GAMES))
@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_a_text_is_the_same_deck_everywhere(
    data: st.DataObject, game: str, everywhere: Callable[[DeckText], dict[str, Answer]]
) -> None:
    made = data.draw(deck_texts(game))
    if made.copies or made.unread:
        agree(made, everywhere(made))


@pytest.mark.parametrize(
    ("text", "copies", "unread"),
    [
        ("- 3 Zarbi\n2 Dalek\n", {"zarbi": 3, "dalek": 2}, []),
        ("Zarbi x3\n", {"zarbi": 3}, []),
        ("Zarbi\n", {"zarbi": 1}, []),
        ("\ufeff3 Zarbi\n1 Dalek\n", {"zarbi": 3, "dalek": 1}, []),
        ("Main: 3 Zarbi\n", {"zarbi": 3}, []),
        ("3 Zarbbi\n1 Dalek\n", {"dalek": 1}, [1]),
        ("1 Dalek\nZarbbi\n", {"dalek": 1}, [2]),
    ],
)
def test_forms_that_were_once_dropped_are_read(
    text: str,
    copies: dict[str, int],
    unread: list[int],
    everywhere: Callable[[DeckText], dict[str, Answer]],
) -> None:
    made = DeckText("mmg", text, copies, unread)
    agree(made, everywhere(made))


def test_a_side_prefix_names_the_section(
    everywhere: Callable[[DeckText], dict[str, Answer]],
) -> None:
    made = DeckText("whoccg", "Draw deck\n1 Cyberman\nSB: 2 Bad Wolf\n", {})
    (card, plot) = ("cyberman", "bad-wolf")
    made.copies = {card: 1, plot: 2}
    agree(made, everywhere(made))
