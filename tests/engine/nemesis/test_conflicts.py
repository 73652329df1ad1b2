"""Conflicts between players: who takes part, bids, triggers, Strength, dice, who stays."""

from __future__ import annotations

from typing import Any

import pytest

from engine.nemesis.conflict import base_strength
from engine.nemesis.select import captured
from engine.nemesis.zones import to_hand
from tests.engine.nemesis.stage import Table, ashad, assassin, emperor, masterful, play

rule = pytest.mark.rule
EARTH = "Earth, Past"


def at(name: str, spot: Any = EARTH, **more: Any) -> dict[str, Any]:
    return {"card": name, "at": spot, **more}


def duel(
    mine: list[dict[str, Any]], theirs: list[dict[str, Any]], dice: list[int], **more: Any
) -> Table:
    """Cybermen against Daleks at Earth, Past; the Cybermen begin."""
    own = {"power": 0, "token": 1, **more.pop("own", {})}
    other = {"power": 0, **more.pop("other", {})}
    return play(
        ashad(play=mine, **own), emperor(play=theirs, **other), at="conflict", dice=dice, **more
    )


HERE = [0, 2]


@rule("NEM-C01", "NEM-Q07")
def test_starting_a_conflict_is_optional() -> None:
    t = duel([at("cyberman")], [at("ogrons", HERE)], [])
    t.asks("conflict", 0).only("Start a Conflict at Earth, Past (Player 1)", "Start no Conflict")
    t.do("Start no Conflict").asks("action", 0)


@rule("NEM-C02")
def test_one_conflict_a_turn() -> None:
    t = duel(
        [at("cyberman"), at("cyber-leader", "Cybership")],
        [at("ogrons", HERE), at("robomen", [0, 3])],
        [4, 1],
    )
    t.do("Start a Conflict at Earth, Past")
    t.asks("action", 0)  # though another could be fought at the Cybership


@rule("NEM-C03", "NEM-R20")
def test_the_parts_come_in_order() -> None:
    t = duel(
        [at("cyberman")],
        [at("weapons-dalek", HERE)],
        [4, 1],
        own={"power": 1, "hand": ["delete"]},
        other={"power": 1},
    )
    t.do("Start a Conflict", "Commit 1 Power", "Commit 1 Power")
    t.do("Play Delete: add", "Use the Conflict trigger of Weapons Dalek")
    lines = t.logged
    order = [
        "Player 1 starts a Conflict at Earth, Past (Player 1)",
        "Player 1 commits 1 Power",
        "Player 1 plays Delete",
        "Player 1 adds 2 Strength",
        "Player 1 rolls 4: 8 Strength in all",
        "Player 1 wins the Conflict with 8",
        "Player 1 Thwarts Weapons Dalek of Player 2",
    ]
    assert [line for line in lines if line in order] == order


@rule("NEM-C04", "NEM-R21")
def test_a_conflict_needs_a_minion_and_somebody_against_it() -> None:
    t = play(
        ashad(
            token=1, play=[at("cyberman"), at("cyber-leader", [1, 0]), at("cybermat", "Cybership")]
        ),
        emperor(play=[at("ogrons", [1, 0]), at("robomen", [1, 1])]),
        masterful(play=[at("k-9", "Cybership")]),
        at="conflict",
    )
    # With a Minion of another, on any board; with a Hero; not alone, not where one has nobody.
    t.only(
        "Start a Conflict at Cybership (Player 1)",
        "Start a Conflict at Dalek Mother Ship (Player 2)",
        "Start no Conflict",
    )


@rule("NEM-C05", "NEM-R22")
def test_all_players_with_a_minion_there_take_part_and_no_other() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyberman")]),
        emperor(power=1, play=[at("ogrons", HERE)]),
        masterful(power=3),
        at="conflict",
    )
    t.do("Start a Conflict").asks("commit", 1).do("Commit 0 Power")
    assert t.table.fight_spot == -1  # nobody else was asked
    t.asks("action", 0)


@rule("NEM-C08", "NEM-Q08")
def test_bids_are_unknown_to_the_others_until_all_have_decided() -> None:
    t = duel([at("cyberman")], [at("ogrons", HERE)], [], own={"power": 3}, other={"power": 3})
    t.do("Start a Conflict")
    views = []
    for bid in range(4):
        other = t.table.clone()
        other.apply(other.options[bid])
        views.append({k: v for k, v in other.view(1).to_dict().items() if k != "rng"})
    assert all(view == views[0] for view in views)
    assert views[0]["bids"] == [-1, -1]


@rule("NEM-C09", "NEM-C23")
def test_each_committed_token_is_one_strength() -> None:
    t = duel([at("cyberman")], [at("ogrons", HERE)], [1, 1], own={"power": 4})
    t.do("Start a Conflict", "Commit 3 Power")
    assert "Player 1 rolls 1: 5 Strength in all" in t.logged  # 1 + 3 + 1


@rule("NEM-C10", "NEM-R23")
def test_power_gained_later_is_not_committed() -> None:
    t = duel([at("cyberman")], [at("ogrons", HERE)], [1, 1], own={"power": 2})
    t.do("Start a Conflict").only("Commit 0 Power", "Commit 1 Power", "Commit 2 Power")
    t.do("Commit 1 Power")
    assert t.power[0] == 1


@rule("NEM-C12", "NEM-R24", "NEM-H08")
def test_a_heros_trigger_belongs_to_the_token_holder() -> None:
    t = duel(
        [at("cyberman"), at("ace")],
        [at("ogrons", HERE)],
        [1, 1],
        other={"doctors": ["seventh"]},
    )
    t.do("Start a Conflict")
    t.asks("conflict trigger", 1).do("Use the Conflict trigger of Ace")
    assert "Player 2 adds 2 Strength" in t.logged


@rule("NEM-C12", "NEM-F10")
def test_triggers_elsewhere_are_not_offered() -> None:
    t = duel([at("cyberman")], [at("ogrons", HERE), at("weapons-dalek", [1, 0])], [1, 1],
             other={"power": 1})  # fmt: skip
    t.do("Start a Conflict", "Commit 1 Power").asks("action", 0)


@rule("NEM-C13")
def test_a_trigger_is_used_once() -> None:
    t = duel(
        [at("cyberman")], [at("black-dalek", HERE), at("weapons-dalek", HERE)], [6, 1],
        own={"power": 0}, other={"power": 1},
    )  # fmt: skip
    t.do("Start a Conflict", "Commit 1 Power").asks("conflict trigger", 1)
    t.do("Use the Conflict trigger of Black Dalek")
    t.only(
        "Use the Conflict trigger of Weapons Dalek of Player 2 at Earth, Past (Player 1): your "
        "committed Power counts double",
        "Use nothing now",
    )


@rule("NEM-C14", "NEM-C15", "NEM-Q09", "NEM-R25")
def test_rounds_go_on_until_everybody_has_passed() -> None:
    t = duel(
        [at("cyberman")],
        [at("ogrons", HERE)],
        [6, 1],
        own={"hand": ["delete"]},
        other={"hand": ["exterminate"]},
    )
    t.do("Start a Conflict").asks("conflict trigger", 0).do("Use nothing now")
    t.asks("conflict trigger", 1).do("Play Exterminate: add")
    t.asks("conflict trigger", 0).do("Play Delete: add")  # who passed may act again
    assert t.table.fight_spot == -1
    t = duel(
        [at("cyberman")], [at("ogrons", HERE)], [6, 1],
        own={"hand": ["delete"]}, other={"hand": ["exterminate"]},
    )  # fmt: skip
    t.do("Start a Conflict", "Use nothing now", "Use nothing now").asks("action", 0)
    assert t.hand(0) == ["delete"]


@rule("NEM-C16", "NEM-R26", "NEM-Q10", "NEM-Q19")
def test_the_last_used_resolves_first_and_a_card_that_left_does_nothing() -> None:
    t = duel(
        [at("cyberman"), at("cyber-legion")],
        [at("ogrons", HERE), at("robomen", HERE)],
        [2, 2],
        other={"hand": ["no-more"], "power": 1, "doctors": ["war"]},
    )
    t.do("Start a Conflict", "Commit 0 Power")
    t.do("Use the Conflict trigger of Cyber Legion" if t.can("Use the Conflict trigger of Cyber L")
         else "Use the Conflict trigger of Cyber-Legion")  # fmt: skip
    t.do("Play No More")
    assert t.table.fight_spot >= 0
    t.asks("target", 1)  # the target is chosen as it resolves
    t.do(next(text for text in t.texts if "Legion" in text))
    assert "Player 1 adds 2 Strength" not in t.logged
    assert t.pile(1) == ["no-more"]


@rule("NEM-C18")
def test_strength_of_a_player_without_a_minion_there_counts_for_nobody() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyberman")]),
        emperor(power=0, play=[at("ogrons", HERE)]),
        masterful(hand=["obey-me"]),
        at="conflict",
        dice=[3, 3],
    )
    t.do("Start a Conflict").asks("conflict trigger", 2).do("Play Obey Me: add")
    assert "Player 1 rolls 3: 4 Strength in all" in t.logged
    assert "Player 2 rolls 3: 5 Strength in all" in t.logged
    assert not any(line.startswith("Player 3 rolls") for line in t.logged)


@rule("NEM-A15", "NEM-C19", "NEM-C20", "NEM-C21", "NEM-C22", "NEM-C23", "NEM-R27")
def test_base_strength_is_a_sum() -> None:
    t = duel(
        [at("cyber-leader", upgrades=["wrist-blaster", "cybergun"]), at("cyberman")],
        [at("ogrons", HERE), at("slave", [1, 1])],
        [1, 1],
        own={"power": 2, "hand": ["delete"]},
    )
    assert base_strength(t.table, 0, 2) == 0 + 3 + 2 + 1 + 1
    assert base_strength(t.table, 1, 2) == 1 + 1
    t.do("Start a Conflict", "Commit 2 Power", "Play Delete: add")
    assert "Player 1 rolls 1: 12 Strength in all" in t.logged


@rule("NEM-C24", "NEM-R28", "NEM-C29", "NEM-R30")
def test_a_player_whose_last_minion_left_is_out_and_the_power_is_gone() -> None:
    t = play(
        assassin(
            power=2,
            token="Snowfield",
            hand=["hidden-in-plain-sight"],
            play=[at("weeping-angel", "Hunting Grounds")],
        ),
        emperor(power=0, play=[at("ogrons", [0, 1])]),
        at="conflict",
        dice=[5],
    )
    t.do("Start a Conflict", "Commit 2 Power", "Play Hidden in Plain Sight")
    t.do("Use the Blink rule of Weeping Angel")
    t.do("Move Weeping Angel of Player 1 at Hunting Grounds (Player 1) to Graveyard")
    assert t.power[0] == 0
    assert t.at("ogrons") == "Hunting Grounds"
    assert t.table.dice_ahead == []  # one player rolled


@rule("NEM-C25", "NEM-C26", "NEM-E15")
def test_the_highest_total_thwarts_all_others_with_their_upgrades() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyber-leader")]),
        emperor(power=0, play=[at("ogrons", HERE, upgrades=["weapons-upgrade"])]),
        masterful(power=0, play=[at("autons", HERE)]),
        at="conflict",
        dice=[6, 1, 1],
    )
    t.do("Start a Conflict")
    assert t.pile(1) == ["ogrons", "weapons-upgrade"]
    assert t.pile(2) == ["autons"]
    assert t.at("cyber-leader") == EARTH


@rule("NEM-C27", "NEM-C28")
def test_a_tie_for_the_highest_total_spares_those_who_tie() -> None:
    t = play(
        ashad(token=1, power=1, play=[at("cyberman")]),
        emperor(power=1, play=[at("ogrons", HERE)]),
        masterful(power=0, play=[at("autons", HERE)]),
        at="conflict",
        dice=[4, 3, 1],
    )
    t.do("Start a Conflict", "Commit 0 Power", "Commit 0 Power")
    assert "The highest totals are tied at 5" in t.logged
    assert t.place("cyberman") == t.place("ogrons") == "location"
    assert t.place("autons") == "discard"


@rule("NEM-C29")
def test_winners_and_losers_lose_what_they_committed() -> None:
    t = duel([at("cyberman")], [at("ogrons", HERE)], [6, 1], own={"power": 3}, other={"power": 3})
    t.do("Start a Conflict", "Commit 2 Power", "Commit 1 Power")
    assert t.power == [1, 2]


def ground(dice: list[int], **more: Any) -> Table:
    return play(
        assassin(
            token="Snowfield",
            power=0,
            play=[at("ancient-angel", "Hunting Grounds"), *more.pop("mine", [])],
        ),
        emperor(
            power=0,
            doctors=["tenth"],
            play=[
                at("ogrons", [0, 1], upgrades=["weapons-upgrade"]),
                *more.pop("theirs", []),
            ],
        ),
        at="conflict",
        dice=dice,
    )


@rule("NEM-C30", "NEM-R31", "NEM-R49", "NEM-Q11")
def test_temporal_displacement_is_decided_character_by_character() -> None:
    t = ground([6, 1], theirs=[at("robomen", [0, 1])])
    t.do("Start a Conflict").asks("displace", 0)
    t.cannot("Move Ogrons of Player 2 at Hunting Grounds (Player 1) to Hunting Grounds")
    t.do("Move Ogrons of Player 2 at Hunting Grounds (Player 1) to Dalek Lab (Player 2) instead")
    assert t.at("ogrons") == t.at("weapons-upgrade") == "Dalek Lab"
    assert t.power[0] == 1
    t.asks("displace", 0).do("Let Robomen")
    assert t.place("robomen") == "discard"
    assert t.power[0] == 1


@rule("NEM-C30", "NEM-R31", "NEM-H06")
def test_a_displaced_doctor_is_not_captured() -> None:
    t = play(
        assassin(token="Snowfield", power=6, play=[at("statue-of-liberty", "Hunting Grounds")]),
        emperor(doctors=["tenth"], play=[at("tenth-doctor", [0, 1])]),
        at="conflict",
        dice=[6],
    )
    t.do("Start a Conflict", "Commit 4 Power").asks("displace", 0)
    t.do(next(text for text in t.texts if "to Time War" in text))
    assert t.at("tenth-doctor") == "Time War"
    assert t.power[0] == 3


@rule("NEM-R32", "NEM-C30")
def test_only_the_side_with_the_rule_displaces() -> None:
    t = play(
        {"side": "weeping", "token": 0, "power": 0,
         "play": [at("statue-of-liberty", "Alfava Metraxis")]},
        emperor(power=0, play=[at("ogrons", [0, 1])]),
        at="conflict",
        dice=[6, 1],
    )  # fmt: skip
    t.do("Start a Conflict")
    assert t.place("ogrons") == "discard"


@rule("NEM-R29")
def test_alone_at_the_end_one_wins_and_thwarts_nothing() -> None:
    t = play(
        ashad(token=1, power=0, hand=["emotion-purge"], play=[at("cyberman")]),
        emperor(doctors=["fourth"], play=[at("k-9", HERE)]),
        at="conflict",
        dice=[1],
    )
    t.do("Start a Conflict", "Play Emotion Purge")
    assert "Player 1 wins the Conflict with 2" in t.logged
    assert t.at("cyberman") == EARTH


@rule("NEM-H01", "NEM-H02", "NEM-R33")
def test_heroes_add_up_with_their_upgrades_and_roll_no_die() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyber-leader")]),
        emperor(
            doctors=["fourth"],
            play=[at("k-9", HERE), at("sarah-jane-smith", HERE, upgrades=["cybergun"])],
        ),
        at="conflict",
        dice=[6],
    )
    t.do("Start a Conflict")
    assert "The Heroes have 9 Strength" in t.logged
    assert t.table.dice_ahead == []


@rule("NEM-H03", "NEM-H04")
def test_heroes_who_equal_the_best_player_thwart_all_minions() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyberman")]),
        emperor(power=0, doctors=["fourth"], play=[at("ogrons", HERE), at("k-9", HERE)]),
        at="conflict",
        dice=[3, 2],
    )
    t.do("Start a Conflict")
    assert t.place("cyberman") == t.place("ogrons") == "discard"
    assert t.place("k-9") == "location"


@rule("NEM-H05", "NEM-H06", "NEM-R34", "NEM-R35", "NEM-H08", "NEM-R37")
def test_a_winner_thwarts_companions_and_captures_doctors() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyber-leader", upgrades=["wrist-blaster"])]),
        emperor(
            power=0,
            doctors=["tenth"],
            play=[at("wilfred-mott", HERE), at("ogrons", HERE), at("local-labor", "Dalek Lab")],
        ),
        at="conflict",
        dice=[6, 1],
    )
    t.do("Start a Conflict")
    assert t.pile(1) == ["ogrons", "wilfred-mott"]
    t = play(
        ashad(token=1, power=4, play=[at("cyber-leader")]),
        emperor(doctors=["tenth"], play=[at("doctor-donna", HERE)]),
        at="conflict",
        dice=[6],
    )
    t.do("Start a Conflict", "Commit 4 Power")
    assert t.place("doctor-donna") == "captured"  # a Companion too, but the Doctor trait decides


@rule("NEM-H07", "NEM-R36")
def test_a_tie_above_the_heroes_lets_them_slip_away() -> None:
    t = play(
        ashad(token=1, power=0, play=[at("cyber-leader")]),
        emperor(
            power=0, doctors=["tenth"], play=[at("imperial-dalek", HERE), at("wilfred-mott", HERE)]
        ),
        masterful(power=0, play=[at("autons", HERE)]),
        at="conflict",
        dice=[3, 3, 1],
    )  # fmt: skip
    t.do("Start a Conflict")
    assert t.place("wilfred-mott") == "location"
    assert t.place("cyber-leader") == t.place("imperial-dalek") == "location"
    assert t.place("autons") == "discard"
    t = play(
        ashad(token=1, power=0, play=[at("cyber-leader")]),
        emperor(
            power=0, doctors=["tenth"], play=[at("imperial-dalek", HERE), at("tenth-doctor", HERE)]
        ),
        at="conflict",
        dice=[3, 3],
    )  # fmt: skip
    t.do("Start a Conflict")  # tied at 6, below the Heroes' 8: H03
    assert t.place("cyber-leader") == t.place("imperial-dalek") == "discard"


def caught(**more: Any) -> Table:
    t = play(
        ashad(token="Earth, Past", power=6, play=[at("cyber-leader")], **more),
        emperor(
            doctors=["first"],
            play=[at("first-doctor", HERE, upgrades=[{"card": "image-in-the-eye", "owner": 0}],
                     plot=3)],
        ),
        at="conflict",
        dice=[6],
    )  # fmt: skip
    return t.do("Start a Conflict", "Commit 3 Power")


@rule("NEM-H09", "NEM-H10", "NEM-H11", "NEM-R38")
def test_a_captured_doctor_is_out_of_play_without_upgrades_and_plot() -> None:
    t = caught()
    i = t.found("first-doctor")
    assert t.place("first-doctor") == "captured"
    assert t.table.side[i] == 0
    assert t.table.plot[i] == 0
    assert t.place("image-in-the-eye") == "discard"
    assert i not in t.table.schemes
    t.asks("action", 0)  # nothing contests Earth, Past any more: both Actions may be taken
    t.step_to("end discard")
    assert t.kind != "trigger"  # its End Step rule is off


@rule("NEM-H12")
def test_a_doctor_who_leaves_the_scheme_area_is_no_longer_captured() -> None:
    t = caught()
    assert captured(t.table, 0) == 1
    to_hand(t.table, t.found("first-doctor"), 1)
    assert captured(t.table, 0) == 0
