"""Recruiting companions."""

from __future__ import annotations

import pytest

from tests.engine.totd.harness import Game, at, game, on_earth

rule = pytest.mark.rule
DECKS = {"earth": ["benton", "yates", "ace"], "alien": ["alien-two", "alien-one"]}
KARN = [{"card": "karn", "dilemmas": ["yeti", "linked"]}]


def recruiting(player: dict[str, object], **data: object) -> Game:
    data.setdefault("piles", dict(DECKS))
    return game(player, **{"at": "recruit", **data})


@rule(
    "TOTD-J01", "TOTD-J04", "TOTD-J07", "TOTD-J15", "TOTD-R18", "TOTD-R62", "TOTD-Q09", "TOTD-C10"
)
def test_a_companion_is_drawn_once_and_is_part_time() -> None:
    play = recruiting(on_earth(11)).only("Recruit from the Earth companion deck", "Go on")
    play.do("Recruit from the Earth")
    assert play.companions(0) == ["ace"]
    assert play.table.part_time[play.table.companions[0][0]] == 1
    play.asks("call help").cannot("Recruit")
    play = recruiting(on_earth(11)).do("Go on").asks("call help")
    assert play.companions(0) == []


@rule("TOTD-J02", "TOTD-Y04", "TOTD-C11", "TOTD-R05")
def test_it_needs_an_empty_space() -> None:
    full = on_earth(11, companions=["osgood", "roller", "turner"])
    recruiting(full, piles={"earth": ["ace"]}).asks("call help")
    two = on_earth(11, companions=["osgood", "roller"])
    recruiting(two, piles={"earth": ["ace"]}).asks("recruit")


@rule("TOTD-J03")
def test_it_costs_a_token_or_a_card() -> None:
    play = recruiting(on_earth(11, tokens=1, hand=["babies"])).do("Recruit from")
    play.asks("pay", 0).only("Pay a sonic charge token", "Pay with Babies")
    play.do("Pay with Babies")
    assert (play.hand(0), play.table.tokens[0]) == ([], 1)
    assert play.held(play.table.timey_discard) == ["babies"]
    poor = recruiting(on_earth(11, tokens=0), dice=["running", "science", "running", "science"])
    poor.spent().asks("reroll")


@rule("TOTD-J05")
def test_away_from_earth_aliens_join() -> None:
    play = recruiting(at("karn", 11), locations=KARN)
    play.only("Recruit from the alien companion deck", "Go on").do("Recruit")
    assert play.companions(0) == ["alien-one"]


@rule("TOTD-J06", "TOTD-R20")
def test_at_an_anomaly_either_deck_serves_and_every_link_works() -> None:
    play = recruiting(at("rift", 4), anomalies=["rift"])
    play.only(
        "Recruit from the Earth companion deck",
        "Recruit from the alien companion deck",
        "Search for Ace",
        "Search for Benton",
        "Search for Yates",
        "Search for Alien Two",
        "Go on",
    )


@rule("TOTD-J08", "TOTD-J09", "TOTD-J10", "TOTD-J11", "TOTD-J12", "TOTD-J13", "TOTD-X19")
def test_links_on_earth_fetch_earth_companions_and_groups() -> None:
    play = recruiting(on_earth(4))  # links: Ace, UNIT (Benton, Yates have it), Alien Two
    play.only("Recruit from the Earth companion deck", "Search for Ace", "Search for Benton",
              "Search for Yates", "Go on")  # fmt: skip
    play.do("Search for Benton")
    assert play.companions(0) == ["benton"]
    assert sorted(play.held(play.table.earth_deck)) == ["ace", "yates"]


@rule("TOTD-J12", "TOTD-J11")
def test_links_elsewhere_fetch_aliens_only() -> None:
    recruiting(at("karn", 4), locations=KARN).only(
        "Recruit from the alien companion deck", "Search for Alien Two", "Go on"
    )


@rule("TOTD-J10")
def test_links_of_companions_serve_too() -> None:
    play = recruiting(on_earth(11, companions=["yates"]), piles={"earth": ["osgood", "benton"]})
    play.only("Recruit from the Earth companion deck", "Search for Osgood", "Go on")


@rule("TOTD-R19")
def test_a_companion_who_is_not_in_the_deck_cannot_be_searched_for() -> None:
    held = recruiting(on_earth(4), piles={"earth": ["yates"]}, discards={"earth": ["ace"]})
    held.only("Recruit from the Earth companion deck", "Search for Yates", "Go on")


@rule("TOTD-J14")
def test_a_link_on_the_location_or_the_dilemma_reaches_both_decks() -> None:
    telos = [{"card": "telos", "dilemmas": ["yeti"]}]  # linked with Osgood, an Earth companion
    play = recruiting(at("telos", 11), locations=telos, piles={"earth": ["osgood"]})
    assert play.can("Search for Osgood")
    home = recruiting(on_earth(11), earth={"dilemmas": ["linked"]}, piles={"alien": ["alien-one"]})
    assert home.can("Search for Alien One")  # the dilemma is linked with an alien companion


@rule("TOTD-E05", "TOTD-Y03", "TOTD-E06", "TOTD-Y02")
@pytest.mark.parametrize(("rolled", "stays"), [("cunning", True), ("running", False)])
def test_part_time_companions_stay_after_success_only(rolled: str, stays: bool) -> None:
    play = game(on_earth(11, companions=["ace", {"card": "osgood", "part_time": True}], tokens=0),
                at="roll", pool={"black": 1}, dice=[rolled])  # fmt: skip
    play.spent()
    if play.kind == "reroll":
        play.do("Go on")
    assert play.companions(0) == (["ace", "osgood"] if stays else ["ace"])
    assert ("osgood" in play.held(play.table.earth_deck)) is not stays
    assert play.table.earth_discard == []


def test_recruiting_without_paying() -> None:
    play = recruiting(on_earth(11, equipment=["key"], tokens=0)).do("Recruit from")
    assert play.companions(0) == ["ace"]
    assert play.table.tokens[0] == 0
