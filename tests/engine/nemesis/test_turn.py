"""A turn: Start, Control, Minion and End Steps, and Instants at any time."""

from __future__ import annotations

import pytest

from tests.engine.nemesis.stage import Table, ashad, emperor, masterful, play, weeping

rule = pytest.mark.rule
EARTH = "Earth, Past"


@rule("NEM-T01", "NEM-T02", "NEM-T03", "NEM-T04", "NEM-N11")
def test_the_steps_come_in_order_and_the_turn_passes_to_the_left() -> None:
    t = play(
        ashad(
            deck=["cyberman"] * 9,
            hand=["cyberman"],
            token=0,
            play=[{"card": "cyber-patrol", "at": EARTH}],
        ),
        emperor(deck=["robomen"] * 9, play=[{"card": "ogrons", "at": [0, 2]}]),
        masterful(deck=["missy"] * 9),
        at="start",
    )
    seen = []
    while t.table.active == 0:
        seen.append(t.kind)
        t.step_to(t.kind)
        skips = ("Neither play", "Start no", "Pass the Action", "Do nothing", "Move the Nemesis")
        t.do(next(words for words in t.texts if words.startswith(skips)))
    assert seen == [
        "control", "minion", "conflict", "action", "action", "end discard",
    ]  # fmt: skip
    assert t.table.active == 1
    t.asks("control", 1)


@rule("NEM-T05", "NEM-F03", "NEM-E02")
def test_cards_in_hand_do_nothing_and_wait_for_an_action() -> None:
    t = play(
        ashad(hand=["cyber-leader", "cyberiad", "find-the-cyberium", "first-doctor"], token=0),
        emperor(),
        at="start",
    )
    t.asks("control", 0)  # a Cyber Leader in hand gives no Power in the Start Step
    assert t.power[0] == 2
    t.do("Move the Nemesis token to Cyber Tomb").asks("minion", 0)
    t.cannot("Play Cyberiad", "Play Find the Cyberium", "Play First Doctor")
    t.do("Neither play")
    t.asks("action", 0).do("Take the Action: play any Nemesis Character")
    t.asks("play", 0).cannot("Play Cyberiad", "Play Find the Cyberium", "Play First Doctor")
    assert t.count("Play Cyber-Leader") + t.count("Play Cyber Leader") == 4


@rule("NEM-T06", "NEM-R11", "NEM-R12", "NEM-Q23")
def test_an_instant_may_be_played_in_anybodys_turn_the_active_player_first() -> None:
    t = play(
        ashad(token=0),
        emperor(
            hand=["emergency-temporal-shift", "exterminate"],
            play=[{"card": "black-dalek", "at": "Dalek Lab"}],
        ),
        masterful(hand=["narrow-escape"], play=[{"card": "missy", "at": "Downing Street"}]),
        at="control",
    )
    t.asks("instant", 1)  # the active player has none; then in turn order
    t.cannot("Play Exterminate")  # its triggers fit a Conflict, or two Captured Doctors
    t.do("Play Emergency Temporal Shift")
    t.asks("place", 1).do("Move Black Dalek of Player 2 at Dalek Lab (Player 2) to Time War")
    assert t.pile(1) == ["emergency-temporal-shift"]
    t.asks("instant", 2).do("Use nothing now").asks("control", 0)


@rule("NEM-T06", "NEM-R11")
def test_the_active_player_is_asked_before_the_others() -> None:
    shift = {"hand": ["narrow-escape"]}
    t = play(
        emperor(
            hand=["emergency-temporal-shift"], play=[{"card": "black-dalek", "at": "Dalek Lab"}]
        ),
        masterful(play=[{"card": "missy", "at": "Downing Street"}], **shift),
        at="control",
        active=1,
    )
    t.asks("instant", 1).do("Use nothing now").asks("instant", 0)


@rule("NEM-T06", "NEM-R12", "NEM-B03", "NEM-N04", "NEM-R14")
def test_an_instant_whose_trigger_does_not_fit_is_not_offered() -> None:
    t = play(
        ashad(hand=["delete", "emotion-purge", "adaptation"], token=0),
        emperor(hand=["assassinate"]),
        at="control",
    )
    t.asks("control", 0)


@rule("NEM-T07", "NEM-E12", "NEM-R47")
def test_an_instant_and_a_moment_are_discarded_after_use() -> None:
    t = play(
        emperor(token="Time War", hand=["subjugate"], deck=["robomen"] * 4), ashad(), at="action"
    )
    t.do("Take the Action: play any Nemesis Moment", "Play Subjugate")
    assert t.pile(0) == ["subjugate"]
    assert t.hand(0) == ["robomen", "robomen"]


@rule("NEM-T08", "NEM-C22", "NEM-R27", "NEM-Q10")
def test_or_means_one_of_them() -> None:
    t = play(
        emperor(token="Time War", hand=["investigate"], deck=["robomen"] * 4, discard=["locate"]),
        ashad(),
        at="action",
    )
    t.do("Take the Action: play any Nemesis Moment", "Play Investigate")
    t.asks("mode", 0).only("Choose: retrieve Locate from your discard pile", "Choose: draw 2 cards")
    t.do("Choose: retrieve Locate")
    assert t.hand(0) == ["locate"]


@rule("NEM-B01", "NEM-B04", "NEM-B05", "NEM-F17", "NEM-Q03", "NEM-Q24", "NEM-R13", "NEM-R66")
def test_start_step_rules_are_compulsory_once_each_in_any_order() -> None:
    t = play(
        emperor(
            play=[
                {"card": "supreme-dalek", "at": "Time War"},
                {"card": "black-dalek", "at": "Dalek Lab"},
            ]
        ),
        ashad(play=[{"card": "cyber-leader", "at": EARTH}]),
        at="start",
    )
    t.asks("trigger", 0)
    t.only(
        "Use Emperor Dalek: gain 1 Power if there is a Dalek of yours at Time War",
        "Use Supreme Dalek of Player 1 at Time War (Player 1): gain 1 Power",
    )  # not the opponent's Cyber Leader, and no way to do nothing
    t.do("Use Supreme Dalek")
    t.asks("control", 0)  # the last one follows of itself, and none comes twice
    assert t.power == [4, 2]


@rule("NEM-B02", "NEM-N03")
def test_heroes_work_for_the_holder_of_the_token_on_whatever_board() -> None:
    t = play(
        ashad(play=[{"card": "k-9", "at": EARTH, "owner": 1}]),
        emperor(doctors=["fourth"]),
        at="start",
    )
    t.asks("control", 0)
    assert t.power == [2, 2]
    t = play(
        ashad(play=[{"card": "k-9", "at": EARTH}]),
        emperor(doctors=["fourth"]),
        at="start",
        active=1,
    )
    t.asks("control", 1)
    assert t.power == [2, 3]


@rule("NEM-B06", "NEM-F17", "NEM-R15")
def test_a_taken_card_works_in_its_new_players_start_step() -> None:
    patrol = {"card": "cyber-leader", "at": EARTH, "control": 1}
    assert play(ashad(play=[patrol]), emperor(), at="start").power == [2, 2]
    assert play(ashad(play=[patrol]), emperor(), at="start", active=1).power == [2, 3]


@rule("NEM-L01", "NEM-L03", "NEM-Q04", "NEM-R16")
def test_from_the_centre_any_of_the_four_locations() -> None:
    t = play(ashad(), emperor(), at="control")
    assert t.count("Move the Nemesis token to") == len(t.texts) == 4


@rule("NEM-L04")
def test_the_tokens_location_sets_the_actions() -> None:
    t = play(ashad(), emperor(), at="control").do("Move the Nemesis token to Earth, Past")
    t.asks("action", 0)
    passes = [text for text in t.texts if text.startswith("Pass")]
    assert passes == [
        "Pass the Action and gain 1 Power: draw 3 cards",
        "Pass the Action and gain 1 Power: play any Nemesis Moment",
    ]


@rule("NEM-M01", "NEM-Q06", "NEM-R17")
def test_neither_playing_nor_moving_is_allowed() -> None:
    t = play(ashad(hand=["cyberman"], token=0), emperor(), at="minion")
    t.do("Neither play nor move a Minion").asks("action", 0)
    assert t.hand(0) == ["cyberman"]


@rule("NEM-M02", "NEM-G05", "NEM-G06", "NEM-R71")
def test_only_minions_of_ones_own_can_be_played_or_moved() -> None:
    t = play(
        ashad(
            hand=["cyberman", "first-doctor", "cybergun", "delete"],
            token=0,
            play=[{"card": "k-9", "at": EARTH}],
        ),
        emperor(play=[{"card": "ogrons", "at": [0, 2]}]),
        at="minion",
    )
    assert t.count("Play Cyberman") == len(t.texts) - 1 == 4
    t.cannot("Move", "Play First Doctor", "Play Cybergun")


@rule("NEM-M04", "NEM-E08", "NEM-F12")
def test_infiltrate_reaches_every_board() -> None:
    t = play(ashad(hand=["cybermat", "cyberman"], token=0), emperor(), at="minion")
    assert t.count("Play Cybermat at") == 8
    assert t.count("Play Cyberman at") == 4
    t.do("Play Cybermat at Dalek Lab")
    assert t.at("cybermat") == "Dalek Lab"


@rule("NEM-M05", "NEM-E33", "NEM-E34", "NEM-R18")
def test_a_minion_goes_anywhere_but_where_it_is() -> None:
    t = play(ashad(token=0, play=[{"card": "cyberman", "at": EARTH}]), emperor(), at="minion")
    assert t.count("Move Cyberman") == 7
    t.cannot("Move Cyberman of Player 1 at Earth, Past (Player 1) to Earth, Past")


@rule("NEM-M06", "NEM-F13", "NEM-Q05")
def test_minion_step_triggers_come_before_playing_and_moving() -> None:
    t = play(ashad(play=[{"card": "cybershade", "at": EARTH}]), emperor(), at="control")
    t.do("Move the Nemesis token to Cybership")
    t.asks("trigger", 0).do("Use Cybershade").asks("place", 0)
    t.do("Move Cybershade of Player 1 at Earth, Past (Player 1) to Time War").asks("minion", 0)


@rule("NEM-M08", "NEM-R19")
def test_any_number_of_characters_may_be_at_a_contested_location() -> None:
    there = [{"card": "ogrons", "at": "Time War"}] * 12
    t = play(
        ashad(token=0, play=[{"card": "cyberman", "at": EARTH}]), emperor(play=there), at="minion"
    )
    t.do("Move Cyberman of Player 1 at Earth, Past (Player 1) to Time War")
    assert t.at("cyberman") == "Time War"


def ending(**more: object) -> Table:
    return play(ashad(token=0, **more), emperor(), at="end")


@rule("NEM-N01", "NEM-N06", "NEM-E30", "NEM-R60")
def test_power_above_five_goes_after_the_end_step_triggers_of_ones_own_turn() -> None:
    t = play(ashad(token=0, power=9, hand=["cyberman"]), emperor(power=8), at="end")
    t.asks("end discard", 0)
    assert t.power == [5, 8]


@rule("NEM-N07", "NEM-Q22")
def test_any_cards_may_be_discarded() -> None:
    t = ending(hand=["cyberman", "cybergun"], deck=["cyber-leader"] * 9)
    t.only("Discard Cyberman", "Discard Cybergun", "Do nothing more here")
    t.do("Discard Cyberman").only("Discard Cybergun", "Do nothing more here")
    t.do("Do nothing more here")
    assert t.hand(0) == ["cyber-leader"] * 4 + ["cybergun"]


@rule("NEM-N08", "NEM-E19")
def test_a_hand_above_the_limit_must_be_discarded_down() -> None:
    t = ending(hand=["cyberman"] * 6 + ["cybergun"], deck=["cyber-leader"] * 9)
    t.only("Discard Cyberman", "Discard Cybergun").do("Discard Cyberman")
    t.cannot("Do nothing more here").do("Discard Cyberman").do("Do nothing more here")
    assert t.hand(0) == ["cybergun", *["cyberman"] * 4]


@rule("NEM-N10", "NEM-R62")
def test_the_hand_is_filled_and_what_was_just_discarded_may_come_back() -> None:
    t = ending(hand=["cyberman"] * 2, deck=["cyber-leader"])
    t.do("Discard Cyberman", "Discard Cyberman")
    assert t.hand(0) == ["cyber-leader", "cyberman", "cyberman"]
    t = ending(hand=["cyberman"] * 5, deck=["cyber-leader"]).do("Do nothing more here")
    assert t.hand(0) == ["cyberman"] * 5


@rule("NEM-N02", "NEM-N05", "NEM-F11", "NEM-Q21")
def test_end_step_triggers_work_in_their_owners_end_step_only() -> None:
    lytton = {"card": "lucy-saxon", "at": "Downing Street"}
    t = play(masterful(token=0, play=[lytton], deck=["missy"] * 9), ashad(), at="end")
    assert t.hand(0) == ["missy"]  # drawn by the trigger, before the refill
    t = play(masterful(token=0, play=[lytton], deck=["missy"] * 9), ashad(), at="end", active=1)
    assert t.hand(0) == []


@rule("NEM-N04", "NEM-F11")
def test_optional_triggers_may_be_left() -> None:
    t = play(
        weeping(power=4, doctors=["first"], play=[{"card": "first-doctor", "at": 0}]),
        ashad(),
        at="end",
    )
    t.asks("trigger", 0).do("Do nothing more here")
    assert t.power[0] == 4
