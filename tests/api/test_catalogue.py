"""Games and cards by API."""

from __future__ import annotations

import pytest
from rest_framework.test import APIClient

from collection.models import Holding, Printing
from collection.selectors.games import vocabularies
from tests.factories import a_card, a_printing

pytestmark = pytest.mark.django_db
CARDS = "/api/v1/cards/"


def test_every_game_is_listed_with_its_number_of_cards(visitor: APIClient) -> None:
    answer = visitor.get("/api/v1/games/").json()
    assert {game["id"] for game in answer["results"]} == set(vocabularies())
    mmg = next(game for game in answer["results"] if game["id"] == "mmg")
    assert mmg["cards"] == visitor.get(CARDS, {"game": "mmg"}).json()["count"]
    assert mmg["players"] == {"min": 2, "max": 2} and mmg["owned"] is None


@pytest.mark.parametrize("game", ["mmg", "whoccg", "nemesis", "risk", "totd"])
def test_a_game_tells_its_vocabulary(visitor: APIClient, game: str) -> None:
    shown = visitor.get(f"/api/v1/games/{game}/").json()
    file = vocabularies()[game].file
    assert [one["id"] for one in shown["types"]] == [one.id for one in file.types]
    assert [one["id"] for one in shown["fields"]] == [one.id for one in file.fields]
    assert [one["id"] for one in shown["sections"]] == [one.id for one in file.sections]
    assert {one["id"] for one in shown["sets"]} >= {one.id for one in file.sets}
    assert shown["types"][0]["fields"] == file.types[0].fields
    for query in shown["examples"]:
        assert visitor.get(CARDS, {"game": game, "q": query}).json()["count"] > 0


def test_completion_counts_what_the_caller_owns(owner: APIClient, copies: Holding) -> None:
    shown = owner.get("/api/v1/games/mmg/").json()
    assert shown["owned"] == 1
    assert {one["id"]: one["owned"] for one in shown["sets"]}["base"] == 1


def test_an_unknown_game_or_card_says_so(visitor: APIClient) -> None:
    for address in ("/api/v1/games/chess/", f"{CARDS}?game=chess", f"{CARDS}chess/king/"):
        answer = visitor.get(address)
        assert answer.status_code == 404
        assert "chess" in answer.json()["error"]["message"]
        assert "mmg" in answer.json()["error"]["message"]
    answer = visitor.get(f"{CARDS}mmg/nobody/")
    assert answer.status_code == 404 and "nobody" in answer.json()["error"]["message"]


def test_a_query_selects_and_orders(visitor: APIClient) -> None:
    given = {"game": "mmg", "q": "type:creature zone:future order:-energy", "page_size": 200}
    cards = visitor.get(CARDS, given).json()["results"]
    assert cards and all(card["fields"]["zone"] == "future" for card in cards)
    energies = [card["fields"]["energy"] for card in cards if "energy" in card["fields"]]
    assert energies == sorted(energies, reverse=True)


def test_a_faulty_query_gives_place_and_suggestion(visitor: APIClient) -> None:
    answer = visitor.get(CARDS, {"game": "mmg", "q": " dalek enrgy>=2"})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "search" and "at character 8" in error["message"]
    (problem,) = error["problems"]
    assert (problem["field"], problem["position"], problem["length"]) == ("q", 7, 5)
    assert problem["suggestions"][0] == "energy"


def test_what_one_owns_can_only_be_searched_with_a_token(
    visitor: APIClient, owner: APIClient, copies: Holding
) -> None:
    answer = visitor.get(CARDS, {"q": "owned>=2"})
    assert answer.status_code == 400 and "log in" in answer.json()["error"]["message"]
    found = owner.get(CARDS, {"q": "owned>=2"}).json()["results"]
    assert [card["id"] for card in found] == ["zarbi"]


def test_a_card_shows_where_everything_comes_from(visitor: APIClient) -> None:
    card = visitor.get(f"{CARDS}mmg/zarbi/").json()
    assert card["provenance"] == "rulebook" and card["source"]
    assert card["fields"]["zone"] == "future"
    assert {"id": "zone", "name": "Zone", "value": "Future", "known": True, "house": False} in card[
        "values"
    ]
    assert [one["set"] for one in card["printings"]] == ["base"]
    assert card["own"] is None and card["printings"][0]["owned"] is None
    assert visitor.get(card["page"]).status_code == 200


def test_unknown_and_house_values_are_marked(visitor: APIClient) -> None:
    bare = a_card("Bare thing", fields={"zone": "past"}, provenance="public", is_complete=False)
    shown = visitor.get(f"{CARDS}mmg/{bare.slug}/").json()
    known = {row["id"]: row["known"] for row in shown["values"]}
    assert known["zone"] and not known["energy"] and "energy" not in shown["fields"]
    assert not shown["complete"]
    bare.data["house"] = ["zone"]
    bare.save()
    shown = visitor.get(f"{CARDS}mmg/{bare.slug}/").json()
    assert shown["house"] == ["zone"]
    assert [row["id"] for row in shown["values"] if row["house"]] == ["zone"]


def test_retired_printings_and_cards_are_left_out(visitor: APIClient) -> None:
    card = a_card("Half gone")
    a_printing(card, number="1")
    Printing.objects.filter(pk=a_printing(card, number="2").pk).update(is_active=False)
    shown = visitor.get(f"{CARDS}mmg/{card.slug}/").json()
    assert [one["number"] for one in shown["printings"]] == ["1"]
    card.is_active = False
    card.save()
    assert visitor.get(f"{CARDS}mmg/{card.slug}/").status_code == 404
    assert visitor.get(CARDS, {"q": '!"half gone"'}).json()["count"] == 0


def test_a_member_sees_own_copies_beside_cards(
    owner: APIClient, copies: Holding, zarbi: Printing
) -> None:
    owner.put("/api/v1/wants/mmg/zarbi/", {"target": 5})
    expected = {"owned": 3, "reserved": 0, "free": 3, "target": 5, "wanted": 2}
    card = owner.get(f"{CARDS}mmg/zarbi/").json()
    assert card["own"] == expected
    assert card["printings"][0] == {
        "id": zarbi.pk, "set": "base", "number": zarbi.number, "rarity": zarbi.rarity, "owned": 3,
    }  # fmt: skip
    (listed,) = owner.get(CARDS, {"game": "mmg", "q": '!"zarbi"'}).json()["results"]
    assert listed["own"] == expected and listed["printings"][0]["owned"] == 3


def test_pages_of_a_list_hold_everything_once(visitor: APIClient) -> None:
    seen: list[str] = []
    address = f"{CARDS}?game=mmg&page_size=60"
    while address:
        page = visitor.get(address).json()
        seen += [card["id"] for card in page["results"]]
        address = page["next"]
    assert len(seen) == len(set(seen)) == page["count"]


@pytest.mark.parametrize(
    ("given", "length"), [({}, 50), ({"page_size": 5}, 5), ({"page_size": 9999}, 200)]
)
def test_a_page_has_a_bounded_size(visitor: APIClient, given: dict[str, int], length: int) -> None:
    assert len(visitor.get(CARDS, given).json()["results"]) == length


@pytest.mark.parametrize("page", ["0", "-1", "99999", "x", "9" * 400])
def test_a_page_that_is_not_there_is_a_404(visitor: APIClient, page: str) -> None:
    answer = visitor.get(CARDS, {"page": page})
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "not_found"
