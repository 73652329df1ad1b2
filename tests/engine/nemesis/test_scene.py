"""The table as it is drawn: boards with their Locations, tokens, schemes, hands."""

from __future__ import annotations

from engine.scene import Area
from tests.engine.nemesis.stage import ashad, emperor, play


def areas(seat: int) -> dict[str, Area]:
    t = play(
        ashad(
            token="Earth, Past",
            power=4,
            hand=["delete"],
            deck=["cyberman"] * 3,
            discard=["cyberiad", "cybergun"],
            captured=["tenth-doctor"],
            play=[
                {"card": "cyber-leader", "at": "Cyber Tomb", "upgrades": ["wrist-blaster"]},
                "cyberiad",
            ],
        ),
        emperor(doctors=["tenth"], play=[{"card": "recovering-davros", "plot": 2}]),
        at="control",
    )
    return {area.id: area for area in t.table.scene(seat).areas}


def test_every_board_has_four_locations_and_its_places() -> None:
    found = areas(0)
    for player in range(2):
        own = [area for area in found.values() if area.seat == player]
        assert [area.id for area in own] == [
            *(f"location-{player}-{k}" for k in range(4)),
            f"schemes-{player}", f"captured-{player}", f"constants-{player}",
            f"hand-{player}", f"deck-{player}", f"pile-{player}",
        ]  # fmt: skip
    assert found["location-0-2"].title == "Earth, Past (Player 1)"
    assert found["location-0-2"].marks == ("Nemesis token",)
    assert found["location-0-1"].marks == ()


def test_a_character_shows_its_strength_its_player_and_its_upgrades() -> None:
    (leader,) = areas(0)["location-0-1"].cards
    assert leader.values == {"S": 5}
    assert leader.changed == ("S",)
    assert leader.marks == ("Player 1",)
    assert [card.card for card in leader.attached] == ["wrist-blaster"]


def test_schemes_constants_and_captured_doctors_lie_at_the_centre() -> None:
    found = areas(0)
    assert [card.card for card in found["constants-0"].cards] == ["cyberiad"]
    assert [card.card for card in found["captured-0"].cards] == ["tenth-doctor"]
    (scheme,) = found["schemes-1"].cards
    assert scheme.values == {"Plot": 2}


def test_a_hand_is_seen_by_its_player_and_by_one_who_sees_all() -> None:
    for seat, names in ((0, ["delete"]), (-1, ["delete"]), (1, [""])):
        assert [card.card for card in areas(seat)["hand-0"].cards] == names
        assert areas(seat)["deck-0"].cards[0].card == ""
    pile = areas(1)["pile-0"]
    assert (pile.count, [card.card for card in pile.cards]) == (2, ["cybergun"])


def test_tokens_are_facts_of_the_players() -> None:
    t = play(ashad(power=4, plot=3, doctors=["first", "war"]), emperor(), at="control")
    scene = t.table.scene(0)
    assert scene.players[0].facts == {
        "Nemesis": "Ashad", "Power": "4", "Plot": "3", "Doctors": "First, War",
    }  # fmt: skip
    assert scene.players[0].to_move and scene.players[0].active
    assert scene.headline == "Turn 5: Player 1"
