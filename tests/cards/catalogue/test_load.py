"""Loading a catalogue updates rows in place and touches nothing that people own."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command

from collection.models import Card, CardFact, Game, Holding, Printing
from tests.cards.catalogue.broken import CARD, write

pytestmark = pytest.mark.django_db

OTHER = CARD.replace('"rusty"', '"shiny"').replace('"Rusty"', '"Shiny"')


def load(root: Path) -> str:
    out = StringIO()
    call_command("catalogue", "load", root, stdout=out, stderr=out)
    return out.getvalue().strip()


def test_it_loads_once_and_says_so(tmp_path: Path) -> None:
    write(tmp_path)
    assert load(tmp_path) == "tiny: 1 added"
    assert load(tmp_path) == "tiny: nothing changed"
    card = Card.objects.get(game__slug="tiny")
    assert (card.frame, card.is_complete, card.folded_name) == ("plain", True, "rusty")
    facts = {(f.key, f.text, f.number) for f in CardFact.objects.filter(card=card)}
    assert facts == {
        ("power", "", 3),
        ("zone", "past", None),
        ("kin", "alien", None),
        ("tags", "loud", None),
        ("bold", "", 1),
        ("lore", "it hums.", None),
    }


def test_a_change_keeps_the_row_its_printings_and_its_holdings(tmp_path: Path, alice: User) -> None:
    write(tmp_path)
    load(tmp_path)
    printing = Printing.objects.get(card__game__slug="tiny")
    Holding.objects.create(owner=alice, card=printing.card, printing=printing, count=3)
    write(tmp_path, CARD.replace("power = 3", "power = 4").replace('"Rusty"', '"Rusty II"'))
    assert load(tmp_path) == "tiny: 1 changed"
    holding = Holding.objects.get(owner=alice)
    assert (holding.count, holding.printing_id, holding.card.name) == (3, printing.pk, "Rusty II")
    assert CardFact.objects.get(card=holding.card, key="power").number == 4


def test_a_card_that_left_the_files_is_retired_and_may_return(tmp_path: Path, alice: User) -> None:
    write(tmp_path, CARD + OTHER)
    assert load(tmp_path) == "tiny: 2 added"
    printing = Printing.objects.get(card__slug="rusty", card__game__slug="tiny")
    Holding.objects.create(owner=alice, card=printing.card, printing=printing, count=2)
    write(tmp_path, OTHER)
    assert load(tmp_path) == "tiny: 1 retired"
    assert load(tmp_path) == "tiny: nothing changed"
    assert Holding.objects.get(owner=alice).count == 2
    write(tmp_path, CARD + OTHER)
    assert load(tmp_path) == "tiny: 1 returned"


def test_a_printing_that_left_becomes_inactive(tmp_path: Path) -> None:
    write(tmp_path, CARD + '[[card.printing]]\nset = "first"\nnumber = "2"\n')
    load(tmp_path)
    write(tmp_path)
    assert load(tmp_path) == "tiny: 1 changed"
    numbers = Printing.objects.filter(card__game__slug="tiny").values_list("number", "is_active")
    assert dict(numbers) == {"1": True, "2": False}


def test_a_faulty_game_is_not_loaded_and_keeps_its_rows(tmp_path: Path) -> None:
    write(tmp_path)
    load(tmp_path)
    write(tmp_path, CARD.replace("power = 3", "power = 99"))
    with pytest.raises(SystemExit):
        load(tmp_path)
    assert CardFact.objects.get(card__game__slug="tiny", key="power").number == 3
    assert Game.objects.filter(slug="tiny").count() == 1
