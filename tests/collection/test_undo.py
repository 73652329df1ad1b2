"""Undo and redo."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from collection.models import Holding
from collection.services.holdings import (
    Details,
    change_count,
    create_holding,
    delete_holding,
    edit_holding,
)
from collection.services.lots import Lot
from collection.services.undo import redo, undo
from tests.factories import a_printing, a_user
from web.refused import Refused

pytestmark = pytest.mark.django_db


def test_undo_takes_back_the_last_change_and_redo_makes_it_again() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi", number="4")
    change_count(owner, zarbi, 3)
    change_count(owner, zarbi, -1)
    assert undo(owner).sentence == "+1 Zarbi (TEST 4), now 3"
    assert undo(owner).sentence == "−3 Zarbi (TEST 4), now 0"
    with pytest.raises(Refused, match="nothing to undo"):
        undo(owner)
    assert redo(owner).sentence == "+3 Zarbi (TEST 4), now 3"
    assert redo(owner).sentence == "−1 Zarbi (TEST 4), now 2"
    with pytest.raises(Refused, match="nothing to redo"):
        redo(owner)


def test_a_new_change_ends_redo() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    change_count(owner, zarbi, 3)
    undo(owner)
    change_count(owner, zarbi, 1)
    with pytest.raises(Refused):
        redo(owner)


def test_nobody_undoes_the_work_of_another() -> None:
    change_count(a_user(), a_printing(), 3)
    with pytest.raises(Refused):
        undo(a_user())
    assert Holding.objects.get().count == 3


def test_a_move_is_undone_as_a_whole_with_notes_and_copies_for_trade() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = create_holding(owner, zarbi, Details(3, 2, Lot(), "signed"))
    edit_holding(owner, row.pk, row.revision, Details(3, 1, Lot(location="Box"), "signed"))
    undo(owner)
    held = Holding.objects.get(count__gt=0)
    assert (held.location, held.count, held.for_trade, held.notes) == ("", 3, 2, "signed")
    redo(owner)
    held = Holding.objects.get(count__gt=0)
    assert (held.location, held.count, held.for_trade, held.notes) == ("Box", 3, 1, "signed")


def test_copies_taken_from_trade_return_to_trade() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    create_holding(owner, zarbi, Details(3, 3))
    change_count(owner, zarbi, -2)
    undo(owner)
    assert Holding.objects.get().for_trade == 3


def test_deleted_copies_come_back() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    row = create_holding(owner, zarbi, Details(3, 1))
    delete_holding(owner, row.pk)
    undo(owner)
    held = Holding.objects.get()
    assert (held.count, held.for_trade) == (3, 1)


LOTS = [Lot(), Lot(location="Box"), Lot(condition="poor")]
Shelf = dict[Lot, tuple[int, int]]


class History(RuleBasedStateMachine):
    """Against a model: a list of shelves, and a finger on the one that stands now."""

    def __init__(self) -> None:
        super().__init__()
        self.owner, self.printing = a_user(), a_printing()
        self.shelves: list[Shelf] = [{}]
        self.now = 0

    def _shelf(self) -> Shelf:
        rows = Holding.objects.filter(owner=self.owner, count__gt=0)
        return {Lot.of(h): (h.count, h.for_trade) for h in rows}

    def _did(self) -> None:
        shelf = self._shelf()
        if shelf != self.shelves[self.now]:
            self.shelves = [*self.shelves[: self.now + 1], shelf]
            self.now += 1

    @rule(lot=st.sampled_from(LOTS), delta=st.integers(-3, 3).filter(bool))
    def change(self, lot: Lot, delta: int) -> None:
        try:
            change_count(self.owner, self.printing, delta, lot)
        except Refused:
            assert self.shelves[self.now].get(lot, (0, 0))[0] + delta < 0
        self._did()

    @precondition(lambda self: self.shelves[self.now])
    @rule(data=st.data(), lot=st.sampled_from(LOTS), count=st.integers(1, 4))
    def edit(self, data: st.DataObject, lot: Lot, count: int) -> None:
        rows = Holding.objects.filter(owner=self.owner, count__gt=0).order_by("pk")
        row = data.draw(st.sampled_from(list(rows)))
        trade = data.draw(st.integers(0, count))
        edit_holding(self.owner, row.pk, row.revision, Details(count, trade, lot))
        self._did()

    @precondition(lambda self: self.now > 0)
    @rule()
    def take_back(self) -> None:
        undo(self.owner)
        self.now -= 1

    @precondition(lambda self: self.now < len(self.shelves) - 1)
    @rule()
    def make_again(self) -> None:
        redo(self.owner)
        self.now += 1

    @invariant()
    def the_shelf_is_as_remembered(self) -> None:
        assert self._shelf() == self.shelves[self.now]


class HistoryLaw(TestCase, History.TestCase):  # type: ignore[misc]
    settings = settings(max_examples=30, stateful_step_count=15, deadline=None)
