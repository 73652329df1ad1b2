"""The Action Step, contested Locations, playing and attaching cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.nemesis.codes import NEMESIS
from engine.nemesis.playing import Playing
from tests.engine.nemesis.stage import Table, ashad, emperor, masterful, play

rule = pytest.mark.rule
EARTH = "Earth, Past"
DRAW = "Take the Action: draw 3 cards"
MOMENT = "Take the Action: play any Nemesis Moment"


def at(name: str, spot: Any = EARTH, **more: Any) -> dict[str, Any]:
    return {"card": name, "at": spot, **more}


def earth(*there: dict[str, Any], **more: Any) -> Table:
    """Ashad at Earth, Past with two usable Actions; cards of both players may be there."""
    own = [entry for entry in there if not entry.pop("theirs", False)]
    other = [entry for entry in there if entry not in own]
    return play(
        ashad(
            token=EARTH,
            power=0,
            hand=["find-the-cyberium"],
            deck=["cyberman"] * 9 + ["protect-the-cyberium"],
            play=own,
            **more,
        ),
        emperor(play=other, doctors=["tenth"]),
        at="action",
    )


@rule("NEM-P01", "NEM-P04", "NEM-Q12", "NEM-R39")
def test_every_action_is_taken_or_passed() -> None:
    t = earth()
    assert t.kinds_offered() == {"TakeAction", "PassAction"}
    assert len(t.texts) == 4
    t.do("Pass the Action and gain 1 Power: draw 3 cards")
    assert t.power[0] == 1
    t.only(
        "Take the Action: play any Nemesis Moment",
        "Pass the Action and gain 1 Power: play any Nemesis Moment",
    )
    t.do("Pass the Action").asks("end discard", 0)
    assert t.power[0] == 2


@rule("NEM-P02", "NEM-P03")
def test_an_action_is_taken_once_and_completed_first() -> None:
    t = earth().do(MOMENT)
    t.asks("play", 0).cannot("Take the Action")
    t.do("Play Find the Cyberium").asks("target", 0).do("Choose Protect the Cyberium")
    t.asks("action", 0).cannot(MOMENT)
    t.do(DRAW).asks("end discard", 0)


@rule("NEM-P06", "NEM-P07", "NEM-R40", "NEM-R41")
def test_at_a_contested_location_one_action_is_passed() -> None:
    for intruder in (
        at("ogrons", [0, 2], theirs=True),
        at("wilfred-mott", [0, 2], theirs=True),
        at("k-9", EARTH),  # the player's own token makes no difference
    ):
        t = earth(intruder)
        assert t.can(DRAW) and t.can(MOMENT)
        t.do(DRAW).only("Pass the Action and gain 1 Power: play any Nemesis Moment")
        t = earth(intruder).do("Pass the Action and gain 1 Power: play any Nemesis Moment")
        assert t.can(DRAW)
    own = earth(at("cyberman"))
    own.do(DRAW)
    assert own.can(MOMENT)


@rule("NEM-P08", "NEM-R42")
def test_with_a_doctor_there_both_actions_are_passed() -> None:
    t = earth(at("tenth-doctor", [0, 2], theirs=True), at("ogrons", [0, 2], theirs=True))
    t.cannot("Take the Action")
    t.do("Pass the Action and gain 1 Power: draw").do("Pass the Action").asks("end discard", 0)
    assert t.power[0] == 2


@rule("NEM-P09", "NEM-R43", "NEM-R64", "NEM-F05")
def test_an_added_action_counts_and_may_be_the_one_taken() -> None:
    t = earth(
        at("tenth-doctor", [0, 2], theirs=True),
        at("local-labor", [0, 2], theirs=True),  # the board's player takes it, not its owner
    )
    assert t.count("Take the Action") == 3
    t.do("Take the Action: draw 1 card and gain 1 Power").cannot("Take the Action")
    t = earth(at("tenth-doctor", [0, 2], theirs=True), at("cyber-bomb", EARTH))
    t.do("Pass the Action and gain 1 Power: draw 3 cards")
    t.cannot("Take the Action: draw").do("Pass the Action and gain 1 Power: play any")
    assert t.can("Take the Action: spend 1 Power")


@rule("NEM-P07", "NEM-R41")
def test_if_the_contesting_card_leaves_nothing_more_is_owed() -> None:
    t = earth(at("ogrons", [0, 2], theirs=True), at("cyber-bomb", EARTH))
    t.do("Pass the Action and gain 1 Power: play any")
    t.do("Take the Action: spend 1 Power")
    assert t.place("ogrons") == "discard"
    assert t.can(DRAW)
    t = play(
        ashad(token=EARTH, power=2, deck=["cyberman"] * 9, hand=["find-the-cyberium"],
              play=[at("cyber-bomb", EARTH)]),
        emperor(play=[at("ogrons", [0, 2])]),
        at="action",
    )  # fmt: skip
    t.do("Take the Action: spend 1 Power").do(DRAW)
    assert t.can(MOMENT)  # three taken


@rule("NEM-P04", "NEM-R53")
def test_an_action_that_can_do_nothing_is_only_passed() -> None:
    t = play(ashad(token="Cyber Tomb", discard=["cyberman"]), emperor(), at="action")
    t.cannot("Take the Action")
    assert t.count("Pass the Action") == 2


def playing(action: str, side: dict[str, Any], other: dict[str, Any]) -> Table:
    return play(side, other, at="action").do(f"Take the Action: {action}").asks("play", 0)


@rule("NEM-E01", "NEM-E02", "NEM-E03", "NEM-R45", "NEM-Q13")
def test_two_hero_cards_to_any_location() -> None:
    heroes = ["k-9", "sarah-jane-smith", "recorder", "cyberman", "nitro-9"]
    t = playing(
        "play 2 Hero cards",
        ashad(token="Ruins of Gallifrey", hand=heroes, doctors=["fourth", "second"]),
        emperor(),
    )
    assert t.count("Play K-9 at") == 8
    t.cannot("Play Cyberman", "Play Nitro-9")
    t.do("Play K-9 at Time War").do("Play Recorder")
    assert t.at("k-9") == "Time War"
    assert t.place("recorder") == "above"
    assert t.table.side[t.found("recorder")] == 0
    t.asks("action", 0)  # no third
    assert t.hand(0) == ["cyberman", "nitro-9", "sarah-jane-smith"]


@rule("NEM-E04")
def test_two_nemesis_cards_of_any_type() -> None:
    t = play(
        ashad(
            token=EARTH,
            hand=["cyberman", "cyberiad", "find-the-cyberium", "k-9"],
            deck=["cyberman"],
        ),
        emperor(),
        at="action",
    )
    t.table.agenda.append(Playing(0, 2, [NEMESIS], 0, -1))
    t.table.advance()
    t.asks("play", 0).cannot("Play K-9")
    t.do("Play Cyberiad")
    assert t.can("Play Cyberman") and t.can("Play Find the Cyberium")
    t.do("Play Cyberman at Cyber Tomb").asks("action", 0)


@rule("NEM-A13", "NEM-E05")
def test_any_number_of_moments_and_nothing_else() -> None:
    hand = ["subjugate", "conquer-and-destroy", "reality-bomb", "ogrons", "battle-computer"]
    t = playing(
        "play any Nemesis Moment",
        emperor(token="Time War", hand=hand, deck=["robomen"] * 9),
        ashad(play=[at("cyberman", [0, 1]), at("k-9", [0, 1])]),
    )
    t.cannot("Play Ogrons", "Play Battle Computer")
    t.do("Play Subjugate", "Play Conquer and Destroy", "Play Reality Bomb")
    assert t.pile(0) == ["conquer-and-destroy", "reality-bomb", "subjugate"]
    assert sorted(t.pile(1)) == ["cyberman", "k-9"]


@rule("NEM-E06", "NEM-E07")
def test_any_number_of_characters_on_ones_own_board() -> None:
    t = playing(
        "play any Nemesis Character",
        emperor(token="Dalek Lab", hand=["black-dalek", "supreme-dalek", "subjugate"]),
        ashad(),
    )
    assert t.count("Play Black Dalek at") == t.count("Play Supreme Dalek at") == 4
    t.cannot("Play Subjugate", "Play Black Dalek at Earth")
    t.do("Play Black Dalek at Time War", "Play Supreme Dalek at Time War").asks("action", 0)


@rule("NEM-E08", "NEM-F12")
def test_a_character_with_infiltrate_goes_to_any_board() -> None:
    t = playing("play any Nemesis Character", emperor(token="Dalek Lab", hand=["ogrons"]), ashad())
    assert t.count("Play Ogrons at") == 8


@rule("NEM-E09", "NEM-E10", "NEM-E11", "NEM-G08")
def test_any_number_of_constants_in_their_places() -> None:
    hand = ["battle-computer", "recovering-davros", "local-labor", "ogrons"]
    t = playing("play any Nemesis Constant", emperor(token="Satellite Five", hand=hand), ashad())
    t.cannot("Play Ogrons")
    t.do("Play Battle Computer", "Play Recovering Davros", "Play Local Labor at Dalek Lab")
    assert t.place("battle-computer") == "below"
    assert t.place("recovering-davros") == "above"
    assert t.at("local-labor") == "Dalek Lab"


@rule("NEM-E13", "NEM-E14", "NEM-G09", "NEM-Q14", "NEM-R48")
def test_an_upgrade_goes_on_any_character_of_the_kind_it_names() -> None:
    t = playing(
        "play any Nemesis Constant",
        ashad(
            token="Cybership",
            hand=["wrist-blaster", "cybergun"],
            play=[at("cyberman"), at("cybershade"), at("cyber-leader", [1, 0])],
        ),
        emperor(play=[at("ogrons", [1, 0])]),
    )
    assert t.count("Play Wrist-Blaster on") + t.count("Play Wrist Blaster on") == 2
    assert t.count("Play Cybergun on") == 4  # any Character, an opponent's too
    t.cannot("Play Cybergun at")
    t = play(ashad(token="Cybership", hand=["wrist-blaster"]), emperor(), at="action")
    t.cannot("Take the Action: play any Nemesis Constant")  # no Character that may bear it


@rule("NEM-E16", "NEM-R50")
def test_a_fourth_upgrade_cannot_be_attached() -> None:
    full = ["cybergun", "armour-plating", "emotional-inhibitor"]
    t = playing(
        "play any Nemesis Constant",
        ashad(
            token="Cybership",
            hand=["wrist-blaster"],
            play=[at("cyberman", upgrades=full), at("cyber-leader", upgrades=full[:2])],
        ),
        emperor(),
    )
    t.only(
        next(text for text in t.texts if "on Cyber" in text and "Leader" in text),
        "Play no more cards",
    )


@rule("NEM-E17", "NEM-R51")
def test_an_installation_lies_beside_the_location_it_names_and_stays() -> None:
    t = playing(
        "play any Nemesis Constant",
        masterful(token="The Wasteland", hand=["gallifrey-returns", "the-valiant"]),
        ashad(),
    )
    assert t.count("Play Gallifrey Returns") == 1
    assert t.count("Play The Valiant at") == 4
    t.do("Play Gallifrey Returns at Earth, Present Day (Player 1)")
    assert t.at("gallifrey-returns") == "Earth, Present Day"
    t = playing("play any Nemesis Constant", {"side": "davros", "token": "Dalek Fleet",
                "hand": ["stolen-world"]}, ashad())  # fmt: skip
    t.only("Play Stolen World at Dalek Fleet (Player 1)", "Play no more cards")


@rule("NEM-E15", "NEM-R49")
def test_upgrades_go_with_a_moving_character_and_fall_with_one_that_returns() -> None:
    upgraded = at(
        "cyberman", upgrades=[{"card": "cybergun"}, {"card": "weapons-upgrade", "owner": 1}]
    )
    t = play(ashad(token=0, play=[upgraded]), emperor(), at="minion")
    t.do("Move Cyberman of Player 1 at Earth, Past (Player 1) to Time War")
    assert t.at("cybergun") == t.at("weapons-upgrade") == "Time War"
    t = play(
        masterful(token=0, hand=["narrow-escape"], play=[
            at("missy", "Downing Street",
               upgrades=["laser-screwdriver", {"card": "cybergun", "owner": 1}])
        ]),
        ashad(),
        at="control",
    )  # fmt: skip
    t.asks("instant", 0).do("Play Narrow Escape")
    assert t.hand(0) == ["missy"]
    assert t.pile(0) == ["laser-screwdriver", "narrow-escape"]
    assert t.pile(1) == ["cybergun"]


@rule("NEM-P10", "NEM-F16")
def test_a_play_rule_is_completed_before_the_next_card() -> None:
    t = playing(
        "play any Nemesis Character",
        ashad(token="Cyber Tomb", hand=["cyberman", "cyber-lieutenant", "cybergun"]),
        emperor(),
    )
    t.do("Play Cyberman at Earth, Past").asks("may", 0).do("Use Cyberman")
    t.cannot("Play Cyber-Lieutenant", "Play Cyber Lieutenant").do("Play Cybergun")
    t.asks("play", 0)
    assert t.can("Play Cyber")


@rule("NEM-E02", "NEM-R44")
def test_a_hero_instant_needs_no_action() -> None:
    t = play(
        ashad(token=0, hand=["fast-return-switch"], doctors=["first"]),
        emperor(play=[at("k-9", [0, 1])], doctors=["fourth"]),
        at="control",
    )
    t.asks("instant", 0).do("Play Fast Return Switch")
    assert t.hand(1) == ["k-9"]
    assert t.pile(0) == ["fast-return-switch"]
