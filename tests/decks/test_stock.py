"""Stock decks follow the files of the catalogues, and everybody may see and fork them."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest
from django.conf import settings as project
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from decks.models import Deck
from decks.selectors.game_rules import forget
from decks.selectors.verdicts import value_of
from decks.services import lifecycle

pytestmark = pytest.mark.django_db


@pytest.fixture
def files(tmp_path: Path, settings: object, shipped: None) -> Path:
    """Catalogues whose mmg deck folder a test may write in."""
    for game in ("mmg", "nemesis", "risk", "totd", "whoccg"):
        (tmp_path / game / "decks").mkdir(parents=True)
        rules = project.CATALOGUE_DIR / game / "rules.toml"
        if rules.exists():
            shutil.copy(rules, tmp_path / game)
    settings.CATALOGUE_DIR = tmp_path  # type: ignore[attr-defined]
    forget()
    return tmp_path / "mmg" / "decks"


def load() -> str:
    out = io.StringIO()
    call_command("stock", "load", stdout=out, stderr=out)
    return out.getvalue().strip()


def test_every_shipped_deck_is_loaded_whole_and_once(shipped: None) -> None:
    assert "new" in load()
    decks = list(Deck.objects.filter(owner=None).select_related("head", "game"))
    assert len(decks) == len(list(project.CATALOGUE_DIR.glob("*/decks/*.txt")))
    assert {deck.game.slug for deck in decks} == {"mmg", "nemesis", "risk", "totd", "whoccg"}
    assert all(deck.visibility == "public" and not value_of(deck).loose for deck in decks)
    before = {deck.pk: deck.head_id for deck in decks}
    assert load() == f"Stock decks: {len(decks)} same"
    assert dict(Deck.objects.filter(owner=None).values_list("pk", "head_id")) == before


def test_a_changed_file_is_a_new_version_of_the_same_deck(files: Path) -> None:
    (files / "one.txt").write_text("// One\n// about: First.\n// tags: starter\n\n2 Zarbi\n")
    assert load() == "Stock decks: 1 new"
    deck = Deck.objects.get(stock_key="mmg/one")
    assert (deck.name, deck.about, deck.tags.get().name) == ("One", "First.", "starter")
    (files / "one.txt").write_text("// One\n// about: Second.\n\n3 Zarbi\n")
    assert load() == "Stock decks: 1 changed"
    deck.refresh_from_db()
    assert value_of(deck).counts() == {"zarbi": 3}
    assert (deck.about, deck.versions.count(), deck.tags.count()) == ("Second.", 2, 0)


def test_a_deck_whose_file_is_gone_leaves_its_forks_alone(files: Path, alice: User) -> None:
    (files / "one.txt").write_text("// One\n\n2 Zarbi\n")
    load()
    mine = lifecycle.fork(Deck.objects.get(stock_key="mmg/one"), alice)
    (files / "one.txt").unlink()
    assert load() == "Stock decks: 1 gone"
    mine.refresh_from_db()
    assert mine.parent is None and value_of(mine).counts() == {"zarbi": 2}


def test_every_line_that_names_no_card_is_told_and_kept(files: Path) -> None:
    (files / "one.txt").write_text("// One\n\n2 Zarbi\n1 Nobody Knows\n3 Nor This\n")
    out = io.StringIO()
    with pytest.raises(CommandError, match="1 deck file could not be read in full"):
        call_command("stock", "load", stdout=out, stderr=out)
    assert "mmg/one: line 4: expected the name of one card, got “1 Nobody Knows”" in out.getvalue()
    assert "line 5" in out.getvalue()
    deck = Deck.objects.get(stock_key="mmg/one")
    assert [one.text for one in value_of(deck).loose] == ["1 Nobody Knows", "3 Nor This"]


def test_a_file_that_is_no_text_leaves_the_loaded_deck(files: Path) -> None:
    (files / "one.txt").write_text("// One\n\n2 Zarbi\n")
    load()
    (files / "one.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CommandError):
        load()
    assert value_of(Deck.objects.get(stock_key="mmg/one")).counts() == {"zarbi": 2}
