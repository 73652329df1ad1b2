"""Triggers and timing: when rules work, for whom, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from engine.nemesis import codes as k
from engine.nemesis.lower import build_pool
from tests.engine.nemesis.stage import ashad, assassin, catalogue, emperor, masterful, play, weeping

rule = pytest.mark.rule
EARTH = "Earth, Past"


def at(name: str, spot: Any = EARTH, **more: Any) -> dict[str, Any]:
    return {"card": name, "at": spot, **more}


@rule("NEM-F01", "NEM-R63")
def test_every_rule_has_one_of_the_triggers() -> None:
    used = set()
    for d in build_pool(list(catalogue().values())).designs:
        for r in d.rules:
            for mode in r.modes:
                used.add(k.TRIGGERS[mode.trigger])
    printed = {
        "action", "blink", "conflict", "end", "infiltrate", "minion", "ongoing", "play", "start",
        "win", "conflict-blink", "board",
    }  # fmt: skip
    assert used == printed


@rule("NEM-F02", "NEM-F03")
def test_rules_of_cards_out_of_play_have_no_effect() -> None:
    for zone in ("hand", "deck", "discard"):
        t = play(ashad(**{zone: ["cyber-leader"]}), emperor(), at="start")
        assert t.power[0] == 2
    t = play(ashad(play=[at("cyber-leader")]), emperor(), at="start")
    assert t.power[0] == 3


@rule("NEM-F04", "NEM-F05", "NEM-R64")
def test_a_characters_action_belongs_to_the_board_where_it_is() -> None:
    scientist = at("dalek-scientist", [0, 2])
    t = play(ashad(token=EARTH, deck=["cyberman"] * 5), emperor(play=[scientist]), at="action")
    assert t.can("Take the Action: draw 1 card")
    t = play(
        ashad(token=EARTH), emperor(token=0, play=[scientist], deck=["ogrons"]), at="action",
        active=1,
    )  # fmt: skip
    t.cannot("Take the Action: draw 1 card")


@rule("NEM-F06", "NEM-E40", "NEM-F09", "NEM-R65")
def test_blink_rules_happen_in_a_blink_and_nowhere_else() -> None:
    t = play(weeping(token=0, play=["failing-lights"], deck=["angel-bob"] * 4), ashad(), at="start")
    t.asks("control", 0)
    assert t.hand(0) == []
    t = play(
        weeping(token="Alfava Metraxis", play=["failing-lights"], deck=["angel-bob"] * 4),
        ashad(),
        at="action",
    ).do("Take the Action: Blink", "Use the Blink rule of Failing Lights")
    assert t.hand(0) == ["angel-bob"]


@rule("NEM-F10")
def test_a_conflict_instant_is_playable_in_a_conflict_only() -> None:
    t = play(ashad(token=0, hand=["adaptation"], deck=["cyberman"] * 3), emperor(), at="control")
    t.asks("control", 0)
    t = play(
        ashad(token=0, power=0, hand=["adaptation"], deck=["cyberman"] * 9, play=[at("cyberman")]),
        emperor(power=0, play=[at("ogrons", [0, 2])]),
        at="conflict",
        dice=[1, 1],
    ).do("Start a Conflict")
    assert t.can("Play Adaptation")


@rule("NEM-F14")
def test_an_ongoing_rule_acts_each_time() -> None:
    t = play(
        masterful(token=0, play=[at("agent-o", "Downing Street")]),
        {"side": "cyberplanner", "token": "Telos", "power": 0,
         "play": [at("cyber-patrol", "Mondas"), at("cyber-leader", "Mondas")]},
        at="minion",
        active=1,
    )  # fmt: skip
    t.do("Move Cyber Leader of Player 2 at Mondas (Player 2) to Telos" if t.can("Move Cyber Leader")
         else "Move Cyber-Leader of Player 2 at Mondas (Player 2) to Telos")  # fmt: skip
    assert t.power[1] == 0  # it waits for its own moves
    t = play(ashad(token="Cybership", power=0, play=[at("cyber-patrol")]), emperor(), at="action")
    t.do("Take the Action: move any number", "Choose Cyber")
    t.do("Move Cyber Patrol of Player 1 at Earth, Past (Player 1) to Cyber Tomb")
    assert t.power[0] == 0  # and for the Minion Step


@rule("NEM-F15", "NEM-R66", "NEM-Q24")
def test_the_active_player_orders_rules_that_act_at_the_same_time() -> None:
    t = play(
        assassin(
            token=0,
            power=0,
            play=["hunting-on-earth", at("starving-angel", 0), at("statue-of-liberty", 0)],
        ),
        emperor(power=0, play=[at("ogrons", [0, 0])]),
        at="conflict",
        dice=[6, 1],
    ).do("Start a Conflict")
    t.asks("order", 0)
    assert len(t.texts) == 2
    t.do("Next: Starving Angel").asks("displace", 0)
    assert t.power[0] == 1
    assert t.table.plot[t.found("hunting-on-earth")] == 1


@rule("NEM-F16", "NEM-M07")
def test_a_play_rule_works_when_the_card_is_played_and_not_when_it_moves() -> None:
    t = play(
        ashad(token=0, hand=["cyber-lieutenant"], deck=["cyberman"] * 5), emperor(), at="minion"
    )
    t.do(t.texts[0])
    assert t.hand(0) == ["cyberman"]
    t = play(
        ashad(token=0, deck=["cyberman"] * 5, play=[at("cyber-lieutenant")]), emperor(), at="minion"
    )
    t.do(t.texts[0])
    assert t.hand(0) == []


@rule("NEM-F18")
def test_a_win_trigger_ends_the_game_in_the_middle_of_an_action() -> None:
    t = play(
        {"side": "scheming", "token": "Castrovalva", "plot": 5, "power": 6,
         "hand": ["gather-power", "countdown"], "play": ["master-of-everything"]},
        ashad(),
        at="action",
    ).do("Take the Action: play any Nemesis Moment", "Play Gather Power")  # fmt: skip
    assert t.winner == 0
    assert t.table.options == []
    assert t.hand(0) == ["countdown"]


@rule("NEM-G06", "NEM-R71")
def test_a_minions_trait_makes_it_a_minion() -> None:
    pool = build_pool(list(catalogue().values()))
    for d in pool.designs:
        if d.traits & k.MINION_KINDS:
            assert d.traits & k.MINION, d.card_id


@rule("NEM-G04", "NEM-G10", "NEM-G09", "NEM-A16")
def test_traits_are_where_they_belong() -> None:
    for d in build_pool(list(catalogue().values())).designs:
        if d.traits & (k.DOCTOR | k.COMPANION):
            assert d.traits & k.HERO and d.traits & k.CHARACTER, d.card_id
        if d.traits & (k.INSTALLATION | k.UPGRADE):
            assert d.traits & k.CONSTANT and d.attach is not None, d.card_id
        wins = any(e.goal_of() >= 0 for r in d.rules for m in r.modes for e in m.effects)
        assert bool(d.traits & k.SCHEME) == wins, d.card_id
    paradoxes = [c for c in catalogue().values() if "paradox" in (c.fields.get("traits") or ())]
    assert all(c.fields["nemesis"] == "angels" for c in paradoxes)
    planets = [c.id for c in catalogue().values() if "planet" in (c.fields.get("traits") or ())]
    assert planets == ["stolen-world"]


def test_the_master_race_makes_masters_of_all_at_earth_present_day() -> None:
    def masters(race: bool) -> bool:
        t = play(
            masterful(
                token="Earth, Present Day",
                play=[
                    at("gallifrey-returns", "Earth, Present Day"),
                    at("autons", "Earth, Present Day"),
                    at("toclafane", "Earth, Present Day"),
                    at("missy", "Downing Street"),
                    *(["the-master-race"] if race else []),
                ],
            ),
            ashad(),
            at="action",
        )
        return t.can("Take the Action: gain 1 Plot")

    assert masters(True)
    assert not masters(False)


def test_the_mastermind_is_fed_by_heroes_discarded_from_hand() -> None:
    t = play(
        {"side": "scheming", "token": 0, "hand": ["k-9", "autons"], "play": ["the-mastermind"]},
        ashad(),
        at="discard",
    )
    t.do("Discard K-9")
    assert t.table.wealth[0] == 1
    t.do("Discard Autons")
    assert t.table.wealth[0] == 1
