"""Every edit is a version; undo, redo and restore move between them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.http import Http404

from cards.deck import Deck as DeckValue
from decks.content import content_hash, to_content, to_deck
from decks.models import Deck, DeckVersion
from decks.selectors.verdicts import value_of
from decks.services import editing, lifecycle, versions
from decks.services.editing import Change
from decks.services.refused import Conflict
from web.refused import Refused

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]


def add(deck: Deck, card: str, n: int = 1, base: str = "") -> editing.Edited:
    assert deck.owner_id
    return editing.edit(deck.pk, deck.owner_id, [Change("deck", card, n)], base)


def cards(deck: Deck) -> dict[str, int]:
    deck.refresh_from_db()
    return value_of(deck).counts()


def test_an_edit_is_a_new_version_and_the_old_one_stays(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    first = deck.versions.get()
    add(deck, "zarbi", 2)
    assert cards(deck) == {"zarbi": 3}
    assert deck.head is not None and deck.head.previous == first
    first.refresh_from_db()
    assert to_deck(first.content).counts() == {"zarbi": 1}


def test_an_edit_without_effect_makes_no_version(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    edited = editing.edit(deck.pk, alice.pk, [Change("deck", "zarbi", count=1)])
    assert not edited.changed
    assert deck.versions.count() == 1


def test_undo_and_redo_walk_the_chain(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    add(deck, "zarbi")
    add(deck, "dalek")
    versions.undo(deck.pk, alice.pk)
    assert cards(deck) == {"zarbi": 1}
    versions.undo(deck.pk, alice.pk)
    assert cards(deck) == {}
    with pytest.raises(Refused, match="nothing to undo"):
        versions.undo(deck.pk, alice.pk)
    versions.redo(deck.pk, alice.pk)
    versions.redo(deck.pk, alice.pk)
    assert cards(deck) == {"zarbi": 1, "dalek": 1}
    with pytest.raises(Refused, match="nothing to redo"):
        versions.redo(deck.pk, alice.pk)


def test_an_edit_after_undo_branches_and_redo_follows_the_new_branch(
    alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice)
    add(deck, "zarbi")
    versions.undo(deck.pk, alice.pk)
    add(deck, "dalek")
    versions.undo(deck.pk, alice.pk)
    versions.redo(deck.pk, alice.pk)
    assert cards(deck) == {"dalek": 1}
    assert deck.versions.count() == 3


def test_restore_is_a_new_version_that_can_be_undone(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 2})
    add(deck, "dalek")
    restored = versions.restore(deck.pk, alice.pk, 1)
    assert (restored.number, cards(deck)) == (3, {"zarbi": 2})
    versions.undo(deck.pk, alice.pk)
    assert cards(deck) == {"zarbi": 2, "dalek": 1}
    with pytest.raises(Http404):
        versions.restore(deck.pk, alice.pk, 99)


def test_old_autosaved_versions_go_named_and_forked_ones_stay(
    alice: User, bob: User, make_deck: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "KEPT", 3)
    deck = make_deck(alice)
    add(deck, "zarbi")
    versions.name_version(deck.pk, alice.pk, 2, "First try", "see whether Zarbi are enough")
    add(deck, "zarbi")
    deck.refresh_from_db()
    deck.visibility = "public"
    deck.save()
    fork = lifecycle.fork(Deck.objects.get(pk=deck.pk), bob)
    for _ in range(6):
        add(deck, "dalek")
    numbers = set(deck.versions.values_list("number", flat=True))
    assert numbers == {2, 3, 7, 8, 9}
    fork.refresh_from_db()
    assert fork.parent is not None and fork.parent.number == 3


def test_the_hash_depends_on_the_cards_alone(alice: User, make_deck: Make) -> None:
    one = make_deck(alice, {"zarbi": 1, "dalek": 2}, name="One")
    two = make_deck(alice, {"dalek": 2, "zarbi": 1}, name="Two")
    assert one.head and two.head and one.head.content_hash == two.head.content_hash
    add(two, "zarbi")
    two.refresh_from_db()
    assert one.head.content_hash != two.head.content_hash


def test_two_editors_merge_and_the_second_is_told(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    seen = deck.versions.get().content_hash
    assert add(deck, "dalek", 2, base=seen).elsewhere == []
    second = add(deck, "zarbi", 1, base=seen)
    assert cards(deck) == {"zarbi": 2, "dalek": 2}
    assert [(c.card, c.before, c.after) for c in second.elsewhere] == [("dalek", 0, 2)]


def test_a_whole_deck_is_not_saved_over_unseen_changes(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    seen = deck.versions.get().content_hash
    add(deck, "dalek", 2)
    with pytest.raises(Conflict) as conflict:
        editing.replace(deck.pk, alice.pk, DeckValue.of({"deck": {"zarbi": 4}}), seen)
    assert [(c.card, c.delta) for c in conflict.value.theirs] == [("dalek", 2)]
    assert [(c.card, c.delta) for c in conflict.value.ours] == [("dalek", -2), ("zarbi", 3)]
    assert cards(deck) == {"zarbi": 1, "dalek": 2}
    deck.refresh_from_db()
    assert deck.head
    editing.replace(deck.pk, alice.pk, DeckValue.of({"deck": {"zarbi": 4}}), deck.head.content_hash)
    assert cards(deck) == {"zarbi": 4}


def test_only_the_owner_edits(alice: User, bob: User, make_deck: Make) -> None:
    deck = make_deck(alice)
    with pytest.raises(Http404):
        editing.edit(deck.pk, bob.pk, [Change("deck", "zarbi", 1)])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (Change("deck", "no-such-card", 1), "unknown-card"),
        (Change("sideboard", "zarbi", 1), "unknown-section"),
        (Change("deck", "zarbi", count=-1), "count"),
        (Change("deck", "zarbi", count=1000), "count"),
    ],
)
def test_what_cannot_be_is_refused(alice: User, make_deck: Make, change: Change, code: str) -> None:
    deck = make_deck(alice)
    with pytest.raises(Refused) as refused:
        editing.edit(deck.pk, alice.pk, [change])
    assert refused.value.code == code
    assert DeckVersion.objects.filter(deck=deck).count() == 1


def test_removing_more_than_there_is_leaves_none(alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, {"zarbi": 1})
    add(deck, "zarbi", -5)
    assert cards(deck) == {}


def test_content_round_trips() -> None:
    value = DeckValue.of({"deck": {"zarbi": 3}, "other": {"dalek": 1}})
    content = to_content(value)
    assert to_deck(content) == value
    assert content_hash(content) == content_hash(to_content(to_deck(content)))
