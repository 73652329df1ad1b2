"""The worked examples of the rulebook, played as they are printed."""

from __future__ import annotations

import pytest

from engine.nemesis.conflict import base_strength, hero_total
from tests.engine.nemesis.stage import (
    Table,
    ashad,
    assassin,
    catalogue,
    deck,
    emperor,
    game,
    masterful,
    play,
)

rule = pytest.mark.rule
EARTH = "Earth, Past"


@rule("NEM-X01", "NEM-D01", "NEM-D02", "NEM-D03", "NEM-D04", "NEM-D08")
def test_the_emperor_with_the_third_and_tenth_doctor_has_forty_cards() -> None:
    cards = deck("emperor", "third", "tenth").cards
    by_pack: dict[str, int] = {}
    for card in cards:
        pack = str(card.fields["pack"])
        by_pack[pack] = by_pack.get(pack, 0) + 1
    assert by_pack == {
        "core-daleks": 27, "scheme-emperor": 5, "doctor-third": 4, "doctor-tenth": 4,
    }  # fmt: skip
    assert len(cards) == 40


@rule("NEM-X02", "NEM-S08", "NEM-S09", "NEM-S10", "NEM-S11")
def test_hands_of_five_and_six_for_the_cyberplanner() -> None:
    table = game(
        deck("cyberplanner", "first", "second"),
        deck("emperor", "third", "tenth"),
        deck("masterful", "sixth", "ninth"),
        deck("weeping", "fourth", "war"),
    ).table
    assert [len(hand) for hand in table.hand] == [6, 5, 5, 5]
    assert [len(part) for part in table.deck] == [34, 35, 35, 35]


@rule("NEM-X03", "NEM-L01", "NEM-L02", "NEM-L03")
def test_the_token_leaves_the_ruins_of_gallifrey() -> None:
    t = play(ashad(token="Ruins of Gallifrey"), emperor(), at="control")
    t.only(
        "Move the Nemesis token to Cyber Tomb (Player 1)",
        "Move the Nemesis token to Earth, Past (Player 1)",
        "Move the Nemesis token to Cybership (Player 1)",
        seat=0,
    )
    t.do("Move the Nemesis token to Cyber Tomb")
    assert t.table.token[0] == 1


@rule("NEM-X04", "NEM-M01", "NEM-M03", "NEM-M07", "NEM-F16", "NEM-P10")
def test_a_cyberman_is_played_with_a_cybergun() -> None:
    t = play(
        ashad(
            hand=["cyberman", "cybergun"], play=[{"card": "cyber-patrol", "at": EARTH}], token=EARTH
        ),
        emperor(),
        at="minion",
    )
    t.asks("minion", 0)
    assert t.count("Play Cyberman at") == 4
    t.cannot("Play Cyberman at Dalek Lab", "Play Cybergun")
    t.do("Play Cyberman at Cyber Tomb")
    t.asks("may", 0).do("Use Cyberman")
    t.only("Play Cybergun on Cyberman of Player 1 at Cyber Tomb (Player 1)", "Play no more cards")
    t.do("Play Cybergun")
    assert t.place("cybergun") == "attached"
    t.asks("action", 0)  # no Minion may be moved as well, and nobody is there to fight


@rule("NEM-X05", "NEM-M05", "NEM-F14")
def test_the_cyber_patrol_moves_for_a_power() -> None:
    t = play(
        ashad(hand=["cyberman"], play=[{"card": "cyber-patrol", "at": EARTH}], token=EARTH),
        emperor(),
        at="minion",
    )
    t.cannot("Move Cyber Patrol of Player 1 at Earth, Past (Player 1) to Earth, Past")
    t.do("Move Cyber Patrol of Player 1 at Earth, Past (Player 1) to Dalek Mother Ship (Player 2)")
    assert t.at("cyber-patrol") == "Dalek Mother Ship"
    assert t.power[0] == 3
    t.asks("action", 0)


def earth_past(dice: list[int]) -> Table:
    """The Conflict at Earth, Past, as far as the commitments; the Cybermen sit first."""
    return play(
        ashad(
            power=4,
            token=EARTH,
            hand=["delete"],
            play=[
                {"card": "cyber-patrol", "at": EARTH},
                {"card": "cyberman", "at": EARTH, "upgrades": ["cybergun"]},
            ],
        ),
        emperor(
            power=2,
            hand=["exterminate"],
            play=[
                {"card": "weapons-dalek", "at": [0, 2], "upgrades": ["weapons-upgrade"]},
            ],
        ),
        masterful(hand=["the-masters-trap"]),
        at="conflict",
        dice=dice,
    )


@rule("NEM-X06", "NEM-C07", "NEM-C08", "NEM-C10")
def test_both_commit_power_in_secret() -> None:
    t = earth_past([]).do("Start a Conflict at Earth, Past")
    t.asks("commit", 0).only(*(f"Commit {n} Power" for n in range(5)))
    t.do("Commit 2 Power")
    assert t.power == [4, 2, 2]  # nothing shows before all have decided
    t.asks("commit", 1).only("Commit 0 Power", "Commit 1 Power", "Commit 2 Power")
    t.do("Commit 1 Power")
    assert t.power == [2, 1, 2]
    t.asks("conflict trigger", 0)  # The Master has no Minion there and does not commit


def with_triggers(dice: list[int]) -> Table:
    """The same Conflict with every trigger used."""
    t = earth_past(dice).do("Start a Conflict", "Commit 2 Power", "Commit 1 Power")
    t.asks("conflict trigger", 0).do("Play Delete: add this card's Strength")
    t.asks("conflict trigger", 1).do("Use the Conflict trigger of Weapons Dalek")
    t.do("Play Exterminate: add this card's Strength")
    return t.asks("conflict trigger", 2)


@rule("NEM-X07", "NEM-C11", "NEM-C12", "NEM-C14", "NEM-C16", "NEM-C17", "NEM-C18", "NEM-R26")
def test_the_masters_trap_has_no_effect_without_a_minion() -> None:
    t = with_triggers([2, 3, 1]).do("Play The Master's Trap")
    lines = t.logged
    order = [
        lines.index("Player 3 rolls 2"),
        lines.index("Player 3 adds 2 Strength"),
        lines.index("Player 2 adds 2 Strength"),
        lines.index("Player 2's committed Power counts double"),
        lines.index("Player 1 adds 2 Strength"),
    ]
    assert order == sorted(order)  # the last used is the first resolved
    assert not any(line.startswith("Player 3 rolls 2:") for line in lines)  # no total of its own


@rule("NEM-X08", "NEM-C09", "NEM-C19", "NEM-C20", "NEM-C21", "NEM-C22", "NEM-C23")
def test_eight_against_eight() -> None:
    t = with_triggers([2, 1, 1]).do("Play The Master's Trap")
    assert "Player 1 rolls 1: 9 Strength in all" in t.logged
    assert "Player 2 rolls 1: 9 Strength in all" in t.logged
    # A tie: nobody is Thwarted.
    assert t.place("weapons-dalek") == t.place("cyber-patrol") == "location"


@rule("NEM-X09", "NEM-C24", "NEM-C25", "NEM-C26", "NEM-C29", "NEM-T07")
def test_the_cybermen_win_with_eleven_against_nine() -> None:
    t = with_triggers([2, 3, 1]).do("Play The Master's Trap")
    assert "Player 1 rolls 3: 11 Strength in all" in t.logged
    assert "Player 2 rolls 1: 9 Strength in all" in t.logged
    assert t.pile(1) == ["exterminate", "weapons-dalek", "weapons-upgrade"]
    assert t.pile(0) == ["delete"]
    assert t.pile(2) == ["the-masters-trap"]
    assert t.power[:2] == [2, 1]
    assert t.at("cyber-patrol") == t.at("cyberman") == EARTH


def hunting_grounds(roll: int) -> Table:
    """The three-way Conflict at the Hunting Grounds; the Angels hold the Thirteenth's token."""
    return play(
        assassin(
            power=0,
            token="Snowfield",
            doctors=["thirteenth"],
            hand=["hidden-in-plain-sight"],
            play=[{"card": "weeping-angel", "at": "Hunting Grounds"}],
        ),
        emperor(
            power=1,
            doctors=["tenth"],
            hand=["assassinate"],
            play=[
                {"card": "dalek-patrol", "at": [0, 1]},
                {"card": "supreme-dalek", "at": [0, 1]},
                {"card": "tenth-doctor", "at": [0, 1]},
                {"card": "yaz-graham-ryan", "at": [0, 1]},
            ],
        ),
        at="conflict",
        dice=[roll],
    )


def retreat(roll: int) -> Table:
    t = hunting_grounds(roll).do("Start a Conflict at Hunting Grounds", "Commit 1 Power")
    t.asks("conflict trigger", 0).do("Play Hidden in Plain Sight")
    t.asks("conflict trigger", 1)
    return t


@rule("NEM-X10", "NEM-C05", "NEM-C06")
def test_heroes_stand_together_against_both_players() -> None:
    t = retreat(5)
    assert t.table.fighters == [0, 1]
    # 1 from the board, 2 and 3 for the Daleks: 6; the Heroes have 8 + 6.
    assert base_strength(t.table, 1, 1) == 7  # with the Power committed
    assert hero_total(t.table, 1) == 14


@rule("NEM-X11", "NEM-F08", "NEM-E39", "NEM-R28")
def test_the_angel_blinks_out_of_the_conflict() -> None:
    t = retreat(5).do("Use nothing now")
    t.asks("blink", 0).do("Use the Blink rule of Weeping Angel")
    t.cannot("Move Weeping Angel of Player 1 at Hunting Grounds (Player 1) to Hunting Grounds")
    t.do("Move Weeping Angel of Player 1 at Hunting Grounds (Player 1) to Graveyard")
    assert t.at("weeping-angel") == "Graveyard"
    assert "Player 1 has no Minion left in the Conflict" in t.logged
    assert not any(line.startswith("Player 1 rolls") for line in t.logged)
    assert "The Heroes win with 14" in t.logged  # 7 + 5 is not enough


def assassinated(roll: int) -> Table:
    t = retreat(roll).do("Play Assassinate")
    t.asks("blink", 0).do("Use the Blink rule")
    return t.do("Move Weeping Angel of Player 1 at Hunting Grounds (Player 1) to Graveyard")


@rule("NEM-X12", "NEM-E35", "NEM-H01", "NEM-H02", "NEM-H08", "NEM-R37")
def test_yaz_graham_and_ryan_are_vanquished() -> None:
    t = assassinated(5)
    assert t.pile(0) == ["hidden-in-plain-sight", "yaz-graham-ryan"]  # the token holder's pile
    assert "The Heroes have 8 Strength" in t.logged


@rule("NEM-X13", "NEM-H03", "NEM-H04", "NEM-H05", "NEM-H06")
def test_a_roll_of_one_does_not_beat_eight_and_a_five_captures_the_doctor() -> None:
    lost = assassinated(1)
    assert "The Heroes win with 8" in lost.logged
    assert "Dalek Patrol of Player 2 is Thwarted" in lost.logged
    assert lost.pile(1) == ["assassinate", "dalek-patrol", "supreme-dalek"]
    assert lost.place("tenth-doctor") == "location"
    won = assassinated(5)
    assert "Player 2 wins the Conflict with 12" in won.logged
    assert won.place("tenth-doctor") == "captured"
    assert won.table.side[won.found("tenth-doctor")] == 1
    assert won.at("dalek-patrol") == "Hunting Grounds"
    assert assassinated(2).place("tenth-doctor") == "captured"


@rule("NEM-X14", "NEM-P01", "NEM-P02", "NEM-P03", "NEM-P05", "NEM-F04")
def test_four_actions_at_the_dalek_lab() -> None:
    def lab(*cards: str) -> Table:
        installed = [{"card": "local-labor", "at": "Dalek Lab"}, "recovering-davros"]
        placed = [{"card": name, "at": "Dalek Lab"} for name in cards]
        return play(
            emperor(
                token="Dalek Lab",
                hand=["dalek-sec"],
                deck=["robomen"] * 5,
                discard=["locate"],
                play=[*installed, *placed],
            ),
            ashad(),
            at="action",
        )

    t = lab("dalek-patrol", "slave").asks("action", 0)
    t.only(
        "Take the Action: draw 1 card and gain 1 Power",
        "Pass the Action and gain 1 Power: draw 1 card and gain 1 Power",
        "Take the Action: play any Nemesis Character",
        "Pass the Action and gain 1 Power: play any Nemesis Character",
        "Take the Action: draw 1 card and gain 1 Power (Local Labor)",
        "Pass the Action and gain 1 Power: draw 1 card and gain 1 Power (Local Labor)",
        "Take the Action: retrieve 1 Moment from your discard pile if there is a Dalek here and if "
        "there is a Slave here (Recovering Davros)",
        "Pass the Action and gain 1 Power: retrieve 1 Moment from your discard pile if there is a "
        "Dalek here and if there is a Slave here (Recovering Davros)",
    )
    assert lab("slave").count("Pass the Action") == 3
    assert lab("dalek-patrol").count("Pass the Action") == 3
    t.do("Take the Action: retrieve")
    assert t.hand(0) == ["dalek-sec", "locate"]
    assert t.count("Pass the Action") == 3
    t.cannot("Take the Action: retrieve")


@rule("NEM-X15", "NEM-A16", "NEM-E11", "NEM-W01", "NEM-Y05", "NEM-R46", "NEM-R73")
def test_gallifrey_returns_with_three_masters() -> None:
    def signal(masters: int) -> Table:
        names = ("missy", "harold-saxon", "agent-o")[:masters]
        return play(
            masterful(
                plot=4,
                token="Earth, Present Day",
                play=[
                    {"card": "gallifrey-returns", "at": "Earth, Present Day"},
                    *({"card": name, "at": "Downing Street"} for name in names),
                ],
            ),
            ashad(),
            at="action",
        )

    t = signal(3).do("Take the Action: gain 1 Plot")
    assert t.winner == 0
    assert "Player 1 wins with Gallifrey Returns" in t.logged
    t = signal(2)
    t.cannot("Take the Action: gain 1 Plot")
    assert t.winner is None


@rule("NEM-X16", "NEM-N02", "NEM-A06", "NEM-R13")
def test_ashads_end_step_rule_is_one_power_at_most() -> None:
    def end(*counts: int) -> list[int]:
        upgrades = ["cybergun", "wrist-blaster", "armour-plating"]
        t = play(
            ashad(
                token=EARTH,
                play=[
                    {"card": "cyber-warrior", "at": EARTH, "upgrades": upgrades[:count]}
                    for count in counts
                ],
            ),
            emperor(),
            at="end",
        )
        return t.power

    assert end(3)[0] == 3
    assert end(3, 3)[0] == 3
    assert end(2, 2)[0] == 2


@rule("NEM-X17")
def test_the_box_has_204_cards_and_728_decks() -> None:
    cards = [card for card in catalogue().values() if card.type != "board"]
    assert sum(int(card.fields["box"]) for card in cards) == 204
    groups = {"core": 108, "scheme": 40, "doctor": 56}
    for group, count in groups.items():
        boxes = [int(c.fields["box"]) for c in cards if c.fields["group"] == group]
        assert sum(boxes) == count
    packs = {str(card.fields["pack"]) for card in cards}
    doctors = len([pack for pack in packs if pack.startswith("doctor-")])
    schemes = len([pack for pack in packs if pack.startswith("scheme-")])
    assert schemes * doctors * (doctors - 1) // 2 == 728
