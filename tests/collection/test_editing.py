"""Editing holdings: revisions, merging, deleting."""

from __future__ import annotations

import pytest

from collection.models import Holding, HoldingChange
from collection.services.holdings import (
    Details,
    change_count,
    create_holding,
    delete_holding,
    edit_holding,
)
from collection.services.lots import Lot
from tests.factories import a_printing, a_user
from web.refused import Refused

pytestmark = pytest.mark.django_db


def test_an_edit_sets_every_detail() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = change_count(owner, zarbi, 3).holding
    lot = Lot("poor", "fr", "proxy", "Binder")
    after = edit_holding(owner, row.pk, row.revision, Details(5, 2, lot, " torn  corner "))
    assert (after.pk, after.count, after.for_trade, Lot.of(after)) == (row.pk, 5, 2, lot)
    assert (after.notes, after.revision) == ("torn corner", row.revision + 1)


def test_an_edit_from_an_older_revision_is_refused_and_says_what_stands_now() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = change_count(owner, zarbi, 3).holding
    change_count(owner, zarbi, 1)
    with pytest.raises(Refused) as refused:
        edit_holding(owner, row.pk, row.revision, Details(1))
    assert refused.value.code == "conflict"
    assert refused.value.current is not None
    assert refused.value.current.count == 4
    assert Holding.objects.get().count == 4


def test_a_stranger_cannot_edit() -> None:
    row = change_count(a_user(), a_printing(), 3).holding
    with pytest.raises(Holding.DoesNotExist):
        edit_holding(a_user(), row.pk, row.revision, Details(1))
    with pytest.raises(Holding.DoesNotExist):
        delete_holding(a_user(), row.pk)


def test_copies_that_become_alike_become_one_holding() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = create_holding(owner, zarbi, Details(3, 1, Lot(), "from Bob"))
    other = create_holding(owner, zarbi, Details(4, 1, Lot(location="Box"), "old"))
    after = edit_holding(
        owner, row.pk, row.revision, Details(2, 2, Lot(location="Box"), "from Bob")
    )
    assert Holding.objects.get() == after == other
    assert (after.count, after.for_trade, after.notes) == (6, 3, "old; from Bob")


def test_merging_beyond_the_limit_is_refused_and_changes_nothing() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = change_count(owner, zarbi, 3).holding
    change_count(owner, zarbi, 9_998, Lot(location="Box"))
    with pytest.raises(Refused, match="there would be 10,001 copies"):
        edit_holding(owner, row.pk, row.revision, Details(3, lot=Lot(location="Box")))
    assert sorted(Holding.objects.values_list("count", flat=True)) == [3, 9_998]


def test_merging_never_cuts_notes() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = create_holding(owner, zarbi, Details(3, notes="a" * 300))
    create_holding(owner, zarbi, Details(3, lot=Lot(location="Box"), notes="b" * 300))
    with pytest.raises(Refused, match="The notes may have 500 characters; this one has 602"):
        edit_holding(
            owner, row.pk, row.revision, Details(3, lot=Lot(location="Box"), notes="a" * 300)
        )
    assert Holding.objects.count() == 2


@pytest.mark.parametrize(
    ("details", "field"),
    [
        (Details(-1), "count"),
        (Details(10_000), "count"),
        (Details(2, 3), "for_trade"),
        (Details(2, -1), "for_trade"),
        (Details(2, notes="x" * 501), "notes"),
        (Details(2, lot=Lot(condition="bad")), "condition"),
    ],
)
def test_impossible_details_are_refused(details: Details, field: str) -> None:
    owner = a_user()
    row = change_count(owner, a_printing(), 3).holding
    with pytest.raises(Refused) as refused:
        edit_holding(owner, row.pk, row.revision, details)
    assert refused.value.field == field


def test_the_same_kind_cannot_be_created_twice() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    create_holding(owner, zarbi, Details(2))
    with pytest.raises(Refused, match="You already have 2 of Zarbi") as refused:
        create_holding(owner, zarbi, Details(1))
    assert refused.value.code == "exists"


def test_a_kind_of_which_no_copy_is_left_can_be_created_again() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = create_holding(owner, zarbi, Details(2, notes="gone"))
    change_count(owner, zarbi, -2)
    again = create_holding(owner, zarbi, Details(1, notes="new"))
    assert (again.pk, again.count, again.notes) == (row.pk, 1, "new")


def test_deleting_checks_the_revision_when_one_is_given() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = change_count(owner, zarbi, 3).holding
    with pytest.raises(Refused):
        delete_holding(owner, row.pk, row.revision + 1)
    delete_holding(owner, row.pk, row.revision)
    assert not Holding.objects.exists()
    assert [c.delta for c in HoldingChange.objects.order_by("pk")] == [3, -3]
