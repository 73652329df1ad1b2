"""Importing through the pages: every line is shown before anything is saved, and none is lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from cards.deck import Deck as DeckValue
from cards.deck import Line, Loose
from cards.formats import FORMATS
from decks.models import Deck
from decks.selectors.verdicts import value_of
from decks.services import editing, lifecycle
from decks.services.editing import Change
from tests.markup import folded

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]

TEXT = """// Insects
4 Zarbi
1 Zarby
2 Doctor Who
3 Nothing of this kind
"""


def read(client: Client, text: str = TEXT, **data: Any) -> str:
    answer = client.post("/decks/import/", {"text": text, "step": "read", **data})
    assert answer.status_code == 200
    return folded(answer)


def save(client: Client, text: str = TEXT, **data: Any) -> Any:
    return client.post(
        "/decks/import/", {"text": text, "game": "mmg", "step": "save", "into": "", **data}
    )


def newest(owner: User) -> Deck:
    return Deck.objects.filter(owner=owner).select_related("head", "game").latest("pk")


@pytest.fixture(autouse=True)
def cards(shipped: None) -> None:
    """The catalogues are loaded."""


def test_the_report_classifies_every_line_and_saves_nothing(as_alice: Client, alice: User) -> None:
    page = read(as_alice)
    assert "1 matched" in page and "1 ambiguous" in page and "2 unknown" in page
    # Candidates and suggestions can be chosen, by line.
    assert re.search(r'name="line-3" value="zarbi"', page)
    assert len(re.findall(r'name="line-4" value="doctor-who', page)) == 7
    assert "Nothing of this kind" in page
    assert not Deck.objects.filter(owner=alice).exists()


def test_what_is_not_decided_is_kept_and_shown(as_alice: Client, alice: User) -> None:
    answer = save(as_alice, follow=True)
    assert answer.status_code == 302
    deck = newest(alice)
    value = value_of(deck)
    assert (deck.name, value.counts()) == ("Insects", {"zarbi": 4})
    assert [one.text for one in value.loose] == [
        "1 Zarby", "2 Doctor Who", "3 Nothing of this kind",
    ]  # fmt: skip
    page = as_alice.get(answer["Location"]).content.decode()
    for text in ("1 Zarby", "2 Doctor Who", "3 Nothing of this kind"):
        assert text in page
    assert "3 lines are kept" in page


def test_choices_are_taken(as_alice: Client, alice: User) -> None:
    save(
        as_alice,
        **{"line-3": "zarbi", "line-4": "doctor-who-iii", "line-5": "?", "other-5": "dalek"},
        name="Mine",
    )
    deck = newest(alice)
    assert deck.name == "Mine"
    assert value_of(deck).counts() == {"zarbi": 5, "doctor-who-iii": 2, "dalek": 3}
    assert not value_of(deck).loose
    save(as_alice, **{"line-3": "-", "line-4": "-"})
    assert [one.text for one in value_of(newest(alice)).loose] == ["3 Nothing of this kind"]


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ("no such thing", "No card is called &#x27;no such thing&#x27;."),
        ("Doctor Who", "7 cards are called &#x27;Doctor Who&#x27;: choose one."),
        ("", "Write the name of the card."),
    ],
)
def test_a_choice_that_names_no_card_is_explained_and_kept(
    as_alice: Client, alice: User, other: str, told: str
) -> None:
    answer = save(as_alice, **{"line-5": "?", "other-5": other, "line-3": "zarbi"})
    page = folded(answer)
    assert answer.status_code == 400
    assert told in page and "Nothing was saved" in page
    assert 'name="line-3" value="zarbi" checked' in page
    assert not Deck.objects.filter(owner=alice).exists()


def test_the_game_is_found_out(as_alice: Client) -> None:
    assert 'name="game" value="mmg"' in read(as_alice, game="")
    answer = as_alice.post("/decks/import/", {"text": "1 Nothing at all", "step": "read"})
    assert answer.status_code == 400
    assert "Choose the game of this list" in answer.content.decode()
    assert "1 Nothing at all" in answer.content.decode()


def test_nothing_given_is_said(as_alice: Client) -> None:
    answer = as_alice.post("/decks/import/", {"text": " \n", "step": "read"})
    assert answer.status_code == 400
    assert "Paste a list or choose a file first." in answer.content.decode()


@pytest.mark.parametrize("form", FORMATS)
def test_every_file_that_is_written_is_read_again(
    as_alice: Client, alice: User, form: str, shipped: None
) -> None:
    value = DeckValue(
        [Line("deck", "zarbi", 3), Line("deck", "dalek", 1)],
        about="Two lines\nof words",
        tags=["one", "two"],
        loose=[Loose("deck", "2 Doctor Who")],
    )
    deck = lifecycle.create(alice, "mmg", value, name="Round trip")
    file = as_alice.get(f"/decks/{deck.pk}/file/{form}/")
    upload = SimpleUploadedFile(f"deck.{form}", file.content)
    given = {"text": "", "step": "read", "file": upload, "game": "mmg"}
    page = as_alice.post("/decks/import/", given).content.decode()
    carried = re.search(r"<textarea name=\"text\"[^>]*>\n(.*?)</textarea>", page, re.S)
    assert carried
    import html

    save(as_alice, html.unescape(carried[1]).replace("\n", "\r\n"))
    again = newest(alice)
    assert again.pk != deck.pk
    assert again.head and deck.head and again.head.content_hash == deck.head.content_hash
    assert (again.name, again.about) == (deck.name, deck.about)
    assert set(again.tags.values_list("name", flat=True)) == {"one", "two"}


def test_a_file_in_another_encoding_is_read_and_noted(as_alice: Client) -> None:
    upload = SimpleUploadedFile("deck.txt", "4 Zarbi\n1 Caf\xe9".encode("cp1252"))
    given = {"text": "", "step": "read", "file": upload, "game": "mmg"}
    page = as_alice.post("/decks/import/", given).content.decode()
    assert "read as Windows-1252" in page and "Café" in page


def test_a_broken_file_is_kept_line_by_line(as_alice: Client) -> None:
    page = read(as_alice, '{"sections": {"deck": [', game="mmg")
    assert "not JSON" in page and "1 unknown" in page


def test_an_unknown_format_and_too_many_tags_are_noted(as_alice: Client, alice: User) -> None:
    tags = ", ".join(f"tag{n}" for n in range(20))
    text = f"// Deck\n// format: blitz\n// tags: {tags}\n4 Zarbi"
    page = read(as_alice, text, game="mmg")
    assert "No format &#x27;blitz&#x27; is known here" in page
    assert "Of 20 tags the first 12 are kept" in page
    save(as_alice, text)
    assert newest(alice).tags.count() == 12


def test_as_a_new_version_of_a_deck(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1, "dalek": 2})
    assert deck.head is not None
    page = as_alice.post(f"/decks/import/?deck={deck.pk}", {"text": TEXT, "step": "read"})
    assert "−2 Dalek, +3 Zarbi" in page.content.decode()
    save(as_alice, into=f"{deck.pk}:{deck.head.content_hash}")
    deck.refresh_from_db()
    assert deck.head.number == 2 and deck.head.intent == "Imported"
    assert value_of(deck).counts() == {"zarbi": 4}
    assert Deck.objects.filter(owner=alice).count() == 1


def test_a_version_is_not_imported_over_unseen_changes(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    assert deck.head is not None
    seen = deck.head.content_hash
    editing.edit(deck.pk, alice.pk, [Change("deck", "dalek", delta=2)])
    answer = save(as_alice, into=f"{deck.pk}:{seen}")
    page = folded(answer)
    assert answer.status_code == 409
    assert "was changed elsewhere" in page and "+2 Dalek" in page
    deck.refresh_from_db()
    assert value_of(deck).counts() == {"zarbi": 1, "dalek": 2}
    # The page offers to save over what is there now.
    target = re.search(rf'name="into" value="({deck.pk}:[0-9a-f]+)"', page)
    assert target
    save(as_alice, into=target[1])
    deck.refresh_from_db()
    assert value_of(deck).counts() == {"zarbi": 4}


def test_kept_lines_are_decided_later(as_alice: Client, alice: User) -> None:
    save(as_alice)
    deck = newest(alice)
    page = folded(as_alice.get(f"/decks/import/?deck={deck.pk}&again=1"))
    number = re.search(r'name="line-(\d+)" value="doctor-who-iii"', page)
    assert number and f'value="{deck.pk}:' in page
    # Or taken out, one by one, in the editor.
    out = {"line": "deck/3 Nothing of this kind", "base": ""}
    as_alice.post(f"/decks/{deck.pk}/edit/loose/", out)
    deck.refresh_from_db()
    assert [one.text for one in value_of(deck).loose] == ["1 Zarby", "2 Doctor Who"]
    assert value_of(deck).counts() == {"zarbi": 4}


def test_more_lines_than_a_deck_holds_are_shown_but_not_stored(
    as_alice: Client, alice: User
) -> None:
    text = "\n".join(f"1 Thing {n}" for n in range(2100))
    answer = save(as_alice, text)
    assert answer.status_code == 400
    assert "at most 2,000 lines, this has 2,100" in answer.content.decode()
    assert not Deck.objects.filter(owner=alice).exists()


def test_an_import_into_a_deck_of_another_game_is_refused(as_alice: Client, alice: User) -> None:
    deck = lifecycle.create(alice, "whoccg", name="Other game")
    answer = save(as_alice, into=f"{deck.pk}:")
    assert answer.status_code == 400
    assert "is a deck of another game" in answer.content.decode()


def test_a_text_that_is_no_deck_is_not_read(as_alice: Client) -> None:
    answer = as_alice.post("/decks/import/", {"text": "a" * 200_001, "game": "mmg"})
    assert answer.status_code == 400
    told = answer.content.decode()
    assert "at most 200,000 characters, this one has 200,001" in told and "aaaa" not in told
    upload = SimpleUploadedFile("deck.txt", b"b\n" * 500_000)
    answer = as_alice.post("/decks/import/", {"file": upload, "game": "mmg"})
    assert answer.status_code == 400 and "at most 200,000 characters" in answer.content.decode()
