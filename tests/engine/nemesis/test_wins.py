"""Every Win trigger: met, and not met when one thing is missing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.nemesis.stage import (
    Table,
    ashad,
    assassin,
    card,
    emperor,
    masterful,
    play,
    weeping,
)

rule = pytest.mark.rule
EARTH = "Earth, Past"


def goal(card_id: str) -> int:
    """The goal printed on a card; most goals are our own and may be tuned."""
    return int(card(card_id).fields["goal"])


def at(name: str, spot: Any = EARTH, **more: Any) -> dict[str, Any]:
    return {"card": name, "at": spot, **more}


def wins(*players: dict[str, Any], step: str = "control", **more: Any) -> int | None:
    """Who has won a position as soon as it is looked at."""
    return play(*players, at=step, **more).winner


@rule("NEM-Y01", "NEM-R72", "NEM-F18", "NEM-W05")
def test_davros_needs_three_planets_at_the_medusa_cascade() -> None:
    def planets(there: int, elsewhere: int) -> int | None:
        cards = [at("stolen-world", "Medusa Cascade")] * there
        cards += [at("stolen-world", "Dalek Fleet")] * elsewhere
        return wins({"side": "davros", "token": 0, "play": cards}, ashad())

    assert planets(3, 0) == 0
    assert planets(2, 1) is None


@rule("NEM-Y02")
def test_the_emperor_locates_davros_with_a_dalek_at_the_time_war() -> None:
    last = goal("recovering-davros") - 1

    def located(dalek: str, plot: int = last) -> int | None:
        t = play(
            emperor(
                token="Time War",
                hand=["locate", "investigate"],
                deck=["ogrons"] * 9,
                play=[{"card": "recovering-davros", "plot": plot}, at("dalek-patrol", dalek)],
            ),
            ashad(),
            at="action",
        ).do("Take the Action: play any Nemesis Moment")
        return t.do("Play Locate").winner if t.can("Play Locate") else None

    assert located("Time War") == 0
    assert located("Dalek Lab") is None
    assert located("Time War", last - 1) is None


@rule("NEM-Y03")
def test_ashad_keeps_the_cyberium_in_an_upgraded_cyberman() -> None:
    def kept(plot: int, *upgrades: str) -> int | None:
        cyberium = {"card": "protect-the-cyberium", "plot": plot}
        cards = [at("cyberman", upgrades=[cyberium, *upgrades])]
        return play(ashad(token=0, play=cards), emperor(), at="end").winner

    last = goal("protect-the-cyberium") - 1
    assert kept(last, "cybergun") == 0  # the last token comes in this End Step
    assert kept(last - 1, "cybergun") is None
    assert kept(last) is None  # it is no upgraded Cyberman without another Upgrade


@rule("NEM-Y03", "NEM-E14", "NEM-R48")
def test_the_cyberium_needs_an_upgraded_cyberman_of_ones_own() -> None:
    t = play(
        ashad(
            token="Cybership",
            hand=["protect-the-cyberium"],
            play=[at("cyberman"), at("cyber-leader", upgrades=["cybergun"])],
        ),
        emperor(),
        at="action",
    ).do("Take the Action: play any Nemesis Constant")
    assert len(t.texts) == 2
    assert "Leader" in t.texts[0]


def fight(side: dict[str, Any], other: dict[str, Any], dice: list[int]) -> Table:
    return play(side, other, at="conflict", dice=dice).do("Start a Conflict")


@rule("NEM-Y04")
def test_the_cyberplanner_defeats_companions_and_doctors() -> None:
    def struggle(plot: int, hero: str, owner: str) -> int | None:
        t = fight(
            {"side": "cyberplanner", "token": 0, "power": 0, "play": [
                {"card": "struggle-for-control", "plot": plot},
                at("cyber-controller", 0), at("cyber-leader", 0), at("cyber-warrior", 0)]},
            emperor(doctors=[owner], play=[at(hero, [0, 0])]),
            [6],
        )  # fmt: skip
        return t.winner

    wanted = goal("struggle-for-control")
    assert struggle(wanted - 1, "wilfred-mott", "tenth") == 0
    assert struggle(wanted - 2, "wilfred-mott", "tenth") is None
    assert struggle(wanted - 2, "tenth-doctor", "tenth") == 0


@rule("NEM-Y05", "NEM-W01", "NEM-W04")
def test_five_plot_and_gallifrey_returns_in_play() -> None:
    there = [at("gallifrey-returns", "Earth, Present Day")]
    assert wins(masterful(token=0, plot=5, play=there), ashad()) == 0
    assert wins(masterful(token=0, plot=4, play=there), ashad()) is None
    assert wins(masterful(token=0, plot=5, hand=["gallifrey-returns"]), ashad()) is None


@rule("NEM-Y06")
def test_the_master_of_everything_wins_by_plot() -> None:
    def everything(plot: int) -> int | None:
        side = {"side": "scheming", "token": 0, "plot": plot, "play": ["master-of-everything"]}
        return wins(side, ashad())

    assert everything(goal("master-of-everything")) == 0
    assert everything(goal("master-of-everything") - 1) is None


@rule("NEM-Y07")
def test_hunting_on_earth_is_fed_by_conflicts_won_and_displacement() -> None:
    def hunt(plot: int) -> Table:
        return fight(
            assassin(token=0, power=0, play=[{"card": "hunting-on-earth", "plot": plot},
                     at("statue-of-liberty", 0)]),
            emperor(power=0, play=[at("ogrons", [0, 0])]),
            [6, 1],
        )  # fmt: skip

    assert hunt(goal("hunting-on-earth") - 1).winner == 0
    t = hunt(goal("hunting-on-earth") - 2)
    assert t.winner is None
    t.do(next(text for text in t.texts if "to Time War" in text))
    assert t.winner == 0


@rule("NEM-Y08")
def test_temporal_anomalies_feed_on_paradoxes() -> None:
    def anomaly(plot: int, card: str) -> int | None:
        t = play(
            weeping(token="Trenzalore", hand=[card], deck=["angel-bob"] * 9,
                    play=[{"card": "temporal-anomalies", "plot": plot}, at("angel-bob", 3)]),
            ashad(),
            at="action",
        ).do("Take the Action: play any Nemesis Moment")  # fmt: skip
        return t.do(next(x for x in t.texts if x != "Play no more cards")).winner

    wanted = goal("temporal-anomalies")
    assert anomaly(wanted - 1, "dvd-easter-eggs") == 0
    assert anomaly(wanted - 2, "dvd-easter-eggs") is None
    assert anomaly(wanted - 1, "time-energy-feast") is None


@rule("NEM-Y09", "NEM-W06", "NEM-R12", "NEM-R67")
def test_two_captured_doctors_and_a_capture_instant() -> None:
    def captured(*doctors: str) -> Table:
        return play(
            ashad(token=0, hand=["delete"], captured=list(doctors)),
            emperor(doctors=["tenth", "third"]),
            at="control",
            active=1,
        )

    t = captured("tenth-doctor", "third-doctor").asks("instant", 0)  # in anybody's turn
    assert t.winner is None
    t.do("Play Delete")
    assert t.winner == 0
    assert "Player 1 wins with Delete" in t.logged
    captured("tenth-doctor").asks("control", 1)


@rule("NEM-Y10", "NEM-W02", "NEM-W05", "NEM-R68")
def test_the_first_doctors_scheme_is_anybodys_with_a_doctor_of_their_own() -> None:
    def first(plot: int, *mine: dict[str, Any]) -> int | None:
        t = play(
            weeping(token=0, power=2, doctors=["tenth"], play=list(mine)),
            ashad(doctors=["first"], play=[at("first-doctor", [1, 0], plot=plot)]),
            at="end",
        )
        if t.kind == "trigger":
            t.do("Use First Doctor")
        return t.winner

    last = goal("first-doctor") - 1
    assert first(last, at("tenth-doctor", [1, 1])) == 0
    assert first(last - 1, at("tenth-doctor", [1, 1])) is None
    assert first(last) is None  # without a Doctor of one's own the price cannot be paid


@rule("NEM-Y11")
def test_five_cards_of_one_type_in_hand() -> None:
    owner = emperor(doctors=["second"], play=["recorder"])
    same = ["cyberman", "cybermat", "cyber-leader", "cyber-legion", "k-9"]
    assert wins(owner, ashad(hand=same)) == 1
    assert wins(owner, ashad(hand=[*same[:4], "delete"])) is None
    assert wins(emperor(token=0), ashad(hand=same)) is None


@rule("NEM-Y12", "NEM-R80")
def test_heroes_of_25_strength_on_ones_own_board() -> None:
    def hq(*extra: dict[str, Any]) -> int | None:
        heroes = [
            at("tenth-doctor", [1, 0]),
            at("third-doctor", [1, 1]),
            at("the-brigadier", [1, 2]),
        ]
        return wins(
            emperor(token=0, doctors=["third"], play=["unit-hq"]),
            ashad(doctors=["tenth"], play=[*heroes, *extra]),
        )  # fmt: skip

    assert hq(at("ace", [1, 3])) == 1  # 8 + 7 + 5 + 5
    assert hq(at("k-9", [1, 3])) is None
    assert hq(at("k-9", [1, 3], upgrades=["cybergun"])) == 1
    assert hq(at("ace", [0, 3])) is None  # on the other board


@rule("NEM-Y13", "NEM-R79")
def test_an_empty_hand_as_the_turn_begins() -> None:
    owner = emperor(doctors=["fourth"], play=[at("fourth-doctor", [0, 0])], hand=["ogrons"])
    assert wins(owner, ashad(), step="start", active=1) == 1
    assert wins(owner, ashad(hand=["delete"]), step="start", active=1) is None
    assert wins(owner, ashad(), step="control", active=1) is None  # only at that moment
    assert wins(owner, ashad(), step="start", active=0) is None  # only one's own turn


@rule("NEM-Y13", "NEM-Y10")
def test_the_fourth_doctor_helps_every_player_to_discard() -> None:
    t = play(
        emperor(power=0, doctors=["fourth"], play=[at("fourth-doctor", [0, 0])]),
        ashad(power=2, hand=["delete", "cyberman", "cybergun", "cyberiad"]),
        at="end",
        active=0,
    )
    t.asks("trigger", 1).do("Use Fourth Doctor")
    t.do("Choose Delete", "Choose Cyberman", "Choose Cybergun")
    assert t.hand(1) == ["cyberiad"]
    assert t.power[1] == 0


def playing_hero(name: str, room: dict[str, Any], side: dict[str, Any], place: str) -> Table:
    """A Hero card is played while a Constant with a tally is in play."""
    t = play(
        ashad(token="Ruins of Gallifrey", hand=[name], deck=["cyberman"] * 9, **side),
        emperor(play=[room]),
        at="action",
    ).do("Take the Action: play 2 Hero cards")
    return t.do(next(text for text in t.texts if text.endswith(place)))


@rule("NEM-Y14", "NEM-R74")
def test_the_doctor_that_brings_the_count_to_five() -> None:
    def count(plot: int, name: str, owner: str) -> int | None:
        room = {"card": "zero-room", "plot": plot}
        return playing_hero(name, room, {"doctors": [owner]}, "at Time War (Player 2)").winner

    assert count(4, "tenth-doctor", "tenth") == 0
    assert count(3, "tenth-doctor", "tenth") is None
    assert count(4, "martha-jones", "tenth") is None
    assert wins(emperor(token=0, play=[{"card": "zero-room", "plot": 5}]), ashad()) is None


@rule("NEM-Y14", "NEM-R74")
def test_a_capture_takes_two_off_the_count_but_not_below_nothing() -> None:
    def left(plot: int) -> int:
        t = fight(
            ashad(token=0, power=0, play=[at("cyber-leader"), at("cyber-controller"),
                  at("cyber-warrior")]),
            emperor(doctors=["tenth"], play=[{"card": "zero-room", "plot": plot},
                    at("tenth-doctor", [0, 2])]),
            [6],
        )  # fmt: skip
        return t.table.plot[t.found("zero-room")]

    assert left(3) == 1
    assert left(1) == 0


@rule("NEM-Y15", "NEM-R75")
def test_useful_allies() -> None:
    def allies(*heroes: dict[str, Any], scheme: int = 0) -> int | None:
        owners: list[dict[str, Any]] = [
            {"side": "emperor", "token": 0, "doctors": ["sixth", "tenth"], "play": []},
            {"side": "ashad", "doctors": ["third"], "play": []},
        ]
        owners[scheme]["play"] = [{"card": "useful-allies", "owner": 0}, *heroes]
        return wins(*owners)

    full = (at("sixth-doctor", 0), at("tenth-doctor", 1), at("peri-brown", 2))
    assert allies(*full) == 0  # the Scheme itself is the Hero Constant
    assert allies(*full[:2]) is None
    assert allies(*full[1:]) is None
    strange = (at("third-doctor", 0), at("tenth-doctor", 1), at("peri-brown", 2))
    assert allies(*strange) is None  # another's Doctor does not count


@rule("NEM-Y16")
def test_five_hero_cards_in_hand() -> None:
    owner = emperor(token=0, doctors=["seventh"], play=["hand-of-omega"])
    five = ["k-9", "ace", "recorder", "nitro-9", "adric"]
    assert wins(owner, ashad(hand=five)) == 1
    assert wins(owner, ashad(hand=[*five[:4], "cyberman"])) is None


@rule("NEM-Y17", "NEM-R76")
def test_the_last_card_of_a_deck_by_an_effect_and_not_by_a_draw() -> None:
    def drain(size: int) -> int | None:
        t = (
            play(
                ashad(token="Ruins of Gallifrey", hand=["eighth-doctor"], doctors=["eighth"]),
                emperor(deck=["ogrons"] * size, play=["master-of-time"]),
                at="action",
            )
            .do("Take the Action: play 2 Hero cards")
            .do("Play Eighth Doctor at Time War")
        )
        return t.do("Choose Player 2").winner

    assert drain(3) == 0
    assert drain(4) is None
    t = play(
        ashad(token=EARTH, deck=["cyberman"] * 3), emperor(play=["master-of-time"]), at="action"
    )
    assert t.do("Take the Action: draw 3 cards").winner is None


@rule("NEM-Y18", "NEM-R75")
def test_two_doctors_and_two_companions_at_one_location() -> None:
    def together(last: Any) -> int | None:
        heroes = [at("ninth-doctor", [1, 0]), at("tenth-doctor", [1, 0]), at("rose-tyler", [1, 0])]
        return wins(
            emperor(token=0, doctors=["ninth", "tenth"],
                    play=["everyone-lives", *heroes, at("martha-jones", last)]),
            ashad(),
        )  # fmt: skip

    assert together([1, 0]) == 0
    assert together([1, 1]) is None


@rule("NEM-Y19", "NEM-R77")
def test_a_doctor_and_a_companion_in_hand_and_in_the_pile() -> None:
    def donna(hand: list[str], discard: list[str]) -> int | None:
        return wins(
            emperor(token=0, doctors=["tenth"], play=[at("doctor-donna", 0)]),
            ashad(hand=hand, discard=discard),
        )

    assert donna(["k-9", "first-doctor"], ["adric", "tenth-doctor"]) == 1
    assert donna(["k-9", "first-doctor"], ["adric"]) is None
    assert donna(["k-9"], ["adric", "tenth-doctor", "first-doctor"]) is None


@rule("NEM-Y20", "NEM-R78")
def test_the_fez_passes_to_whoever_plays_a_companion_and_keeps_its_tally() -> None:
    def fez(plot: int, name: str = "k-9") -> Table:
        room = {"card": "fez", "plot": plot}
        return playing_hero(name, room, {"doctors": ["fourth"]}, "at Time War (Player 2)")

    t = fez(3)
    assert t.winner is None
    i = t.found("fez")
    assert t.table.control[i] == 0
    assert t.table.plot[i] == 4
    assert fez(5).winner == 0
    assert fez(5, "fourth-doctor").winner is None


@rule("NEM-Y21")
def test_the_sixth_companion_on_an_opponents_board() -> None:
    def duty(plot: int, place: str) -> int | None:
        room = {"card": "duty-of-care", "plot": plot}
        return playing_hero("k-9", room, {"doctors": ["fourth"]}, place).winner

    assert duty(5, "at Time War (Player 2)") == 0
    assert duty(4, "at Time War (Player 2)") is None
    assert duty(5, "at Cyber Tomb (Player 1)") is None


@rule("NEM-Y22", "NEM-R75")
def test_eight_power_and_two_doctors_on_one_opponents_board() -> None:
    def construct(power: int, *spots: Any) -> int | None:
        doctors = zip(("tenth-doctor", "thirteenth-doctor"), spots, strict=True)
        return wins(
            emperor(token=0, power=power, doctors=["tenth", "thirteenth"],
                    play=["construct", *(at(name, spot) for name, spot in doctors)]),
            ashad(),
            masterful(),
        )  # fmt: skip

    assert construct(8, [1, 0], [1, 3]) == 0
    assert construct(7, [1, 0], [1, 3]) is None
    assert construct(8, [1, 0], [2, 0]) is None
    assert construct(8, [0, 0], [0, 1]) is None


@rule("NEM-Y23", "NEM-R77")
def test_four_instants_in_hand_and_four_in_the_pile() -> None:
    hand = ["delete", "adaptation", "emotion-purge", "you-will-be-like-us"]
    owner = emperor(token=0, doctors=["war"], play=["the-moment"])
    assert wins(owner, ashad(hand=hand, discard=hand)) == 1
    assert wins(owner, ashad(hand=hand, discard=hand[:3])) is None
    assert wins(owner, ashad(hand=hand[:3], discard=hand)) is None


@rule("NEM-W02")
def test_any_player_wins_with_a_hero_scheme_whoever_played_it() -> None:
    five = ["k-9", "ace", "recorder", "nitro-9", "adric"]
    omega = {"card": "hand-of-omega", "owner": 0}
    assert wins(ashad(token=0), emperor(play=[omega]), masterful(hand=five)) == 2


@rule("NEM-W03")
def test_anothers_nemesis_scheme_never_wins() -> None:
    there = [at("gallifrey-returns", "Earth, Present Day")]
    assert wins(masterful(token=0, plot=0, play=there), {"side": "scheming", "plot": 9}) is None


@rule("NEM-W04", "NEM-F02", "NEM-R38", "NEM-R67")
def test_a_win_trigger_counts_only_in_play() -> None:
    same = ["cyberman", "cybermat", "cyber-leader", "cyber-legion", "k-9"]
    for zone in ("hand", "deck", "discard"):
        assert wins(emperor(token=0, doctors=["second"], **{zone: ["recorder"]}),
                    ashad(hand=same)) is None  # fmt: skip
    donna = [at("doctor-donna", 0)]
    hero = {"hand": ["k-9", "first-doctor"], "discard": ["adric", "tenth-doctor"]}
    assert wins(emperor(token=0, doctors=["tenth"], play=donna), ashad(**hero)) == 1
    assert (
        wins(emperor(token=0, doctors=["tenth"], captured=["doctor-donna"]), ashad(**hero)) is None
    )


@rule("NEM-W05", "NEM-R68")
def test_the_active_player_wins_if_several_do() -> None:
    same = ["k-9", "ace", "adric", "susan-foreman", "martha-jones"]
    sides = (
        emperor(token=0, play=["recorder"], hand=["ogrons"]),
        ashad(token=0, hand=same),
        masterful(token=0, hand=same),
    )
    assert wins(*sides, active=2) == 2
    assert wins(*sides, active=1) == 1
    assert wins(*sides, active=0) == 1  # the first of them in turn order


@rule("NEM-W07")
def test_a_player_without_anything_plays_on() -> None:
    t = play(ashad(power=0), emperor(power=0), at="start")
    t.asks("control", 0)
    assert t.winner is None
