"""A member's collection out as a file and back in, with a look at every line before."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from collection.exchange import read_sheet
from collection.models import Card, Holding, Printing, Want
from collection.selectors.exchange import entries_of
from collection.services.holdings import Details, create_holding
from collection.services.lots import Lot
from collection.services.undo import undo
from collection.services.wants import set_want

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("shipped")]
IMPORT = "/collection/import/"


def stock(owner: User) -> None:
    for n, printing in enumerate(Printing.objects.select_related("card").order_by("?")[:60]):
        lot = Lot(
            ["mint", "good", "poor"][n % 3],
            ["en", "de"][n % 2],
            ["normal", "foil", "altered", "proxy"][n % 4],
            f'Box {n % 5}, "top"',
        )
        create_holding(owner, printing, Details(n % 7 + 1, n % 2, lot, f"note; {n}" * (n % 3)))
    for n, card in enumerate(Card.objects.order_by("?")[:20]):
        set_want(owner, card, n + 1, "from a friend" * (n % 2))


def held(owner: User) -> tuple[set[Any], set[Any]]:
    copies = Holding.objects.filter(owner=owner, count__gt=0).values_list(
        "printing", "count", "for_trade", "condition", "language", "finish", "location", "notes"
    )
    return set(copies), set(Want.objects.filter(owner=owner).values_list("card", "target", "notes"))


def save(client: Client, text: str, **given: str) -> Any:
    return client.post(IMPORT, {"text": text, "step": "save", **given})


def test_out_and_back_in_is_the_same_collection(
    as_alice: Client, alice: User, as_bob: Client, bob: User
) -> None:
    stock(alice)
    text = as_alice.get("/collection/export/chronodeck/").content.decode()
    assert save(as_bob, text).status_code == 302
    assert held(bob) == held(alice)
    # Once more with replace changes nothing, not even a revision.
    revisions = set(Holding.objects.filter(owner=bob).values_list("pk", "revision"))
    save(as_bob, text, mode="replace")
    assert held(bob) == held(alice)
    assert set(Holding.objects.filter(owner=bob).values_list("pk", "revision")) == revisions


def test_adding_adds_and_replacing_replaces_the_games_of_the_file(
    as_alice: Client, alice: User
) -> None:
    zarbi = Printing.objects.get(card__slug="zarbi", card__game__slug="mmg")
    dalek = Printing.objects.get(card__slug="dalek", card__game__slug="mmg")
    other = Printing.objects.filter(card__game__slug="risk").first()
    assert other is not None
    for printing in (zarbi, dalek, other):
        create_holding(alice, printing, Details(2))
    set_want(alice, dalek.card, 4)
    text = "Name,Count,Game\nZarbi,3,mmg\n"
    save(as_alice, text)
    counts = dict(Holding.objects.filter(owner=alice).values_list("printing", "count"))
    assert counts == {zarbi.pk: 5, dalek.pk: 2, other.pk: 2}
    save(as_alice, text, mode="replace")
    counts = dict(Holding.objects.filter(owner=alice).values_list("printing", "count"))
    assert counts == {zarbi.pk: 3, dalek.pk: 0, other.pk: 2}
    assert not Want.objects.filter(owner=alice).exists()
    # One act, taken back in one step.
    undo(alice)
    counts = dict(Holding.objects.filter(owner=alice).values_list("printing", "count"))
    assert counts == {zarbi.pk: 5, dalek.pk: 2, other.pk: 2}


def test_the_first_step_shows_every_line_and_saves_nothing(as_alice: Client, alice: User) -> None:
    lines = "Name,Count\nZarbi,3\nDoctor Who,1\nZarbbi,2\nDalek,many\n"
    upload = SimpleUploadedFile("mine.csv", lines.encode())
    page = as_alice.post(IMPORT, {"file": upload, "step": "read"})
    text = page.content.decode()
    assert page.status_code == 200 and not Holding.objects.exists()
    assert page.context["counts"] == {"matched": 1, "ambiguous": 1, "unknown": 1, "faulty": 1}
    assert "expected a whole number" in text and "Leave it out" in text
    # What was decided counts; what was not is left out, and said so.
    answer = save(as_alice, lines, **{"line-4": "mmg/zarbi/base/", "line-3": "mmg/nobody/x/"})
    assert answer.status_code == 302
    assert [row.count for row in Holding.objects.filter(owner=alice)] == [5]
    home = as_alice.get("/collection/").content.decode()
    assert "5 copies added; 2 lines left out." in home


def test_too_many_copies_change_nothing(as_alice: Client, alice: User) -> None:
    answer = save(as_alice, "Name,Count\nDalek,1\n" + "Zarbi,9999\n" * 2)
    assert answer.status_code == 400
    assert "at most 9,999" in answer.content.decode()
    assert not Holding.objects.exists()


def test_a_file_with_a_nul_is_explained_and_a_form_with_one_refused(as_alice: Client) -> None:
    file = as_alice.post(IMPORT, {"file": SimpleUploadedFile("f.csv", b"\0"), "step": "read"})
    assert file.status_code == 400 and 'role="alert"' in file.content.decode()
    form = as_alice.post(IMPORT, {"text": "\0", "step": "read"})
    assert form.status_code == 400 and "NUL character" in form.content.decode()


@pytest.mark.parametrize("text", ["", "hello", "a,b\n1,2", "Name\n" + "x" * 200_000])
def test_what_cannot_be_read_is_explained(as_alice: Client, text: str) -> None:
    for given in ({"text": text}, {"file": SimpleUploadedFile("f.csv", text.encode() or b" ")}):
        answer = as_alice.post(IMPORT, {**given, "step": "read"})
        assert answer.status_code == 400
        assert 'role="alert"' in answer.content.decode()


def test_who_may_take_what_out(
    client: Client, as_bob: Client, as_alice: Client, alice: User
) -> None:
    stock(alice)
    assert client.get("/collection/export/chronodeck/").status_code == 302
    assert client.get(IMPORT).status_code == 302
    assert as_alice.get("/collection/export/excel/").status_code == 404
    for style in ("chronodeck", "moxfield", "deckbox"):
        assert read_sheet(as_bob.get(f"/collection/export/{style}/").content).rows == ()
        mine = read_sheet(as_alice.get(f"/collection/export/{style}/").content)
        copies = sum(row.entry.count for row in mine.rows if row.entry)
        assert copies == sum(entry.count for entry in entries_of(alice))


def test_a_large_file_takes_few_queries(
    as_alice: Client, alice: User, django_assert_max_num_queries: Any
) -> None:
    stock(alice)
    text = as_alice.get("/collection/export/chronodeck/").content.decode()
    Holding.objects.all().delete()
    with django_assert_max_num_queries(30):
        save(as_alice, text)
    assert Holding.objects.filter(owner=alice).count() == 60
