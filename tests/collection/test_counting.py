"""Adding copies and taking them away."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from collection.models import Holding, HoldingChange
from collection.services.holdings import change_count, change_some
from collection.services.lots import Lot
from tests.factories import a_card, a_printing, a_set, a_user
from web.refused import Refused

pytestmark = pytest.mark.django_db


def test_copies_are_added_and_taken_away() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    assert change_count(owner, zarbi, 3).holding.count == 3
    assert change_count(owner, zarbi, 2).holding.count == 5
    step = change_count(owner, zarbi, -4)
    assert (step.holding.count, step.delta, step.holding.revision) == (1, -4, 4)
    assert Holding.objects.get().card == zarbi.card


def test_each_kind_of_copy_has_its_own_row() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    change_count(owner, zarbi, 1)
    change_count(owner, zarbi, 1, Lot(condition="played"))
    change_count(owner, zarbi, 1, Lot(language="DE "))
    change_count(owner, zarbi, 1, Lot(finish="foil"))
    change_count(owner, zarbi, 1, Lot(location="  Box   1 "))
    change_count(owner, zarbi, 1, Lot(location="Box 1"))
    kinds = {
        (h.condition, h.language, h.finish, h.location): h.count for h in Holding.objects.all()
    }
    assert kinds == {
        ("near-mint", "en", "normal", ""): 1,
        ("played", "en", "normal", ""): 1,
        ("near-mint", "de", "normal", ""): 1,
        ("near-mint", "en", "foil", ""): 1,
        ("near-mint", "en", "normal", "Box 1"): 2,
    }


def test_owners_do_not_share_copies() -> None:
    zarbi, one, other = a_printing("Zarbi"), a_user(), a_user()
    change_count(one, zarbi, 3)
    with pytest.raises(Refused, match="You have no copies of Zarbi"):
        change_count(other, zarbi, -1)
    assert Holding.objects.get().owner == one


def test_a_count_never_falls_below_zero() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi", number="12")
    change_count(owner, zarbi, 2)
    with pytest.raises(Refused) as refused:
        change_count(owner, zarbi, -3)
    assert refused.value.code == "too_few"
    assert refused.value.sentence == (
        "You have 2 of Zarbi (TEST 12) there; 3 cannot be taken away."
    )
    assert Holding.objects.get().count == 2
    assert HoldingChange.objects.count() == 1


def test_a_holding_has_at_most_9999_copies() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    change_count(owner, zarbi, 9_999)
    with pytest.raises(Refused, match=r"at most 9,999 copies; .* would have 10,000"):
        change_count(owner, zarbi, 1)
    with pytest.raises(Refused):
        change_count(a_user(), zarbi, 10_000)
    assert Holding.objects.count() == 1


def test_copies_for_trade_never_outnumber_copies_held() -> None:
    owner, zarbi = a_user(), a_printing("Zarbi")
    change_count(owner, zarbi, 3)
    Holding.objects.update(for_trade=2)
    assert change_count(owner, zarbi, -1).trade_delta == 0
    step = change_count(owner, zarbi, -1)
    assert (step.holding.count, step.holding.for_trade, step.trade_delta) == (1, 1, -1)


@pytest.mark.parametrize(
    ("lot", "field", "words"),
    [
        (Lot(condition="perfect"), "condition", "must be one of mint, near-mint"),
        (Lot(finish="gold"), "finish", "must be one of normal, foil"),
        (Lot(language="English"), "language", "a code such as en"),
        (Lot(location="x" * 81), "location", "may have 80 characters; this one has 81"),
        (Lot(location="a\x00b"), "location", "control character"),
    ],
)
def test_impossible_kinds_are_refused(lot: Lot, field: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refused:
        change_count(a_user(), a_printing(), 1, lot)
    assert refused.value.field == field
    assert not Holding.objects.exists()


def test_stepping_a_card_uses_the_kind_changed_last() -> None:
    owner, card = a_user(), a_card("Zarbi")
    first = a_printing(card, a_set(card.game, "base", position=0))
    second = a_printing(card, a_set(card.game, "extra", position=1))
    assert change_some(owner, card, 1).holding.printing == first
    change_count(owner, second, 1, Lot(condition="played"))
    step = change_some(owner, card, 1)
    assert (step.holding.printing, step.holding.condition) == (second, "played")
    assert change_some(owner, card, -1).holding == step.holding
    assert change_some(owner, card, 1, first).holding.printing == first


def test_stepping_down_takes_from_copies_that_are_there() -> None:
    owner, card = a_user(), a_card("Zarbi")
    printing = a_printing(card)
    change_count(owner, printing, 1)
    change_count(owner, printing, 1, Lot(location="Box"))
    change_count(owner, printing, -1, Lot(location="Box"))
    assert change_some(owner, card, -1).holding.location == ""
    with pytest.raises(Refused, match="no copies of Zarbi"):
        change_some(owner, card, -1)


def test_a_card_without_a_printing_cannot_be_owned() -> None:
    with pytest.raises(Refused, match="has no printing"):
        change_some(a_user(), a_card("Zarbi"), 1)


class CountingLaw(TestCase):
    """Whatever the order of steps, the count is the sum of the steps that were not refused."""

    @settings(max_examples=25, deadline=None)
    @given(st.lists(st.integers(-12, 12).filter(bool), max_size=12))
    def test_the_count_is_the_sum_of_what_was_accepted(self, deltas: list[int]) -> None:
        owner, printing = a_user(), a_printing()
        total = 0
        for delta in deltas:
            if total + delta < 0:
                with pytest.raises(Refused):
                    change_count(owner, printing, delta)
            else:
                total += delta
                assert change_count(owner, printing, delta).holding.count == total
        changes = HoldingChange.objects.filter(owner=owner)
        assert sum(change.delta for change in changes) == total
