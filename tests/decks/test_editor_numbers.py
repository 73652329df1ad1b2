"""Below the panes: charts that state what they found, hands as the rules deal them, exact odds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.deck import Deck as DeckValue
from collection.selectors.games import vocabularies
from decks.models import Deck
from decks.selectors.game_rules import game_rules
from decks.services import lifecycle
from decks.statistics import Bar, Chart
from decks.views.editor_charts import drawings
from web.charts import HEIGHT, WIDTH, columns

pytestmark = pytest.mark.django_db
Make = Callable[..., Deck]
SMALL = {
    "zarbi": 4, "dalek": 4, "yeti": 4, "the-watcher-past": 1, "the-watcher-present": 1,
    "the-watcher-future": 1, "time-past": 2, "time-present": 2, "time-future": 2,
}  # fmt: skip


def part(client: Client, deck: Deck, target: str, **asked: str) -> str:
    headers = {"HX-Request": "true", "HX-Target": target}
    return client.get(f"/decks/{deck.pk}/edit/", asked, headers=headers).content.decode()


def dealt(html: str) -> list[str]:
    return re.findall(r'<title id="[^"]+">([^<]+)</title>', html)


@pytest.mark.rule("MMG-S01", "MMG-S04", "MMG-S06")
def test_the_hand_has_seven_cards_and_none_that_is_set_aside(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, SMALL)
    hand = part(as_alice, deck, "hand", hand="5")
    assert len(dealt(hand)) == 7
    assert set(dealt(hand)) <= {"Zarbi", "Dalek", "Yeti"}
    assert "Time stack 6" in hand
    assert "5 left in the pile" in hand


def test_a_hand_is_its_seed_and_can_be_dealt_again(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, SMALL)
    hands = [dealt(part(as_alice, deck, "hand", hand=str(seed))) for seed in range(8)]
    assert dealt(part(as_alice, deck, "hand", hand="3")) == hands[3]
    assert len({tuple(one) for one in hands}) > 1
    more = part(as_alice, deck, "hand", hand="3", drawn="2")
    assert dealt(more)[:7] == hands[3]
    assert len(dealt(more)) == 9
    assert "3 left in the pile" in more


def test_a_deck_too_small_for_a_hand_says_so(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    hand = part(as_alice, make_deck(alice, {"zarbi": 3}), "hand")
    assert "4 cards short of a hand" in hand


def test_the_odds_of_what_is_named(as_alice: Client, alice: User, make_deck: Make) -> None:
    deck = make_deck(alice, SMALL)
    # Seven of twelve drawn, four of them wanted: 1 - C(8,7)/C(12,7) = 1 - 8/792.
    assert "99.0 %" in part(as_alice, deck, "chance", want="zarbi")
    # Both Time cards of a Zone are set aside and never drawn.
    aside = part(as_alice, deck, "chance", want="type:time")
    assert "0.0 %" in aside
    assert "6 more set aside" in aside
    two = part(as_alice, deck, "chance", want="zarbi", least="2", draws="2")
    # Two draws, both wanted: (4/12) * (3/11) = 1/11.
    assert "9.1 %" in two


def test_odds_that_cannot_be_read_are_explained(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    deck = make_deck(alice, SMALL)
    assert "<mark>enrgy</mark>" in part(as_alice, deck, "chance", want="enrgy>2")
    for odd in ("-1", "x", "9" * 30, ""):
        assert "Zarbi" not in part(as_alice, deck, "chance", want="zarbi", least=odd, draws=odd)
        assert part(as_alice, deck, "hand", hand=odd, drawn=odd)


def test_an_empty_deck_has_no_numbers_yet(as_alice: Client, alice: User, make_deck: Make) -> None:
    page = as_alice.get(f"/decks/{make_deck(alice).pk}/edit/").content.decode()
    assert "appear here with the first card" in page


def test_charts_state_their_finding_and_link_to_their_cards(
    as_alice: Client, alice: User, make_deck: Make
) -> None:
    page = part(as_alice, make_deck(alice, SMALL), "numbers")
    assert "Types: most are Creatures, 15 of 21" in page
    assert "Time cards by Zone: 2 each" in page
    assert "Episode solve sum: 0 of at most 25" in page
    assert 'data-find="type:creature"' in page
    assert " style=" not in page


def test_every_game_has_its_numbers(as_alice: Client, alice: User, shipped: None) -> None:
    for game in vocabularies():
        rules = game_rules(game)
        some = {c.id: 2 for c in rules.catalogue.cards[:30]}
        value = DeckValue.of({next(iter(rules.game.sections)): some})
        deck = lifecycle.create(alice, game, value, name="Numbers")
        answer = as_alice.get(f"/decks/{deck.pk}/edit/", {"want": "the"})
        assert answer.status_code == 200


# Drawing


def test_columns_stand_inside_their_box() -> None:
    for many in (1, 2, 13, 41):
        drawn = columns([(str(n), str(n)) for n in range(many)], [float(n) for n in range(many)])
        assert len(drawn) == many
        assert all(one.x >= 0 and one.x + one.width <= WIDTH + 1 for one in drawn)
        assert all(one.above >= 0 and one.y + one.height <= HEIGHT for one in drawn)
    assert columns([], []) == ()
    assert [one.height for one in columns([("a", "0")], [0.0])] == [0]


def test_a_gauge_beyond_its_limit_shows_both() -> None:
    game = vocabularies()["mmg"]
    gauge = Chart(id="g", name="Sum", kind="gauge", have=30, limit=25)
    drawn = drawings([gauge], game)[0]
    assert drawn.is_over
    assert drawn.reach == 100
    assert round(drawn.mark) == 83
    assert drawn.title == "Sum: 30 of at most 25"


@pytest.mark.parametrize(
    ("counts", "title"),
    [
        ((5, 2), "Kinds: most are A, 5 of 7"),
        ((3, 3), "Kinds: 3 each"),
        ((3, 3, 1), "Kinds"),
        ((0, 4), "Kinds: most are B, 4 of 4"),
    ],
)
def test_titles_of_bars(counts: tuple[int, ...], title: str) -> None:
    bars = tuple(
        Bar(value=label.lower(), label=label, count=n)
        for label, n in zip("ABC", counts, strict=False)
    )
    chart = Chart(id="k", name="Kinds", kind="bars", bars=bars, total=sum(counts))
    assert drawings([chart], vocabularies()["mmg"])[0].title == title
