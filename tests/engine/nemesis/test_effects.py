"""What verbs do: cards and piles, tokens, moving, vanquishing, dice, Blink."""

from __future__ import annotations

from typing import Any

import pytest

from engine.nemesis.model import Filter
from engine.nemesis.verbs.retrieve import FromPile
from engine.nemesis.zones import to_pile
from tests.engine.nemesis.stage import (
    Table,
    ashad,
    assassin,
    catalogue,
    emperor,
    masterful,
    play,
    weeping,
)

rule = pytest.mark.rule
EARTH = "Earth, Past"


def at(name: str, spot: Any = EARTH, **more: Any) -> dict[str, Any]:
    return {"card": name, "at": spot, **more}


def take(action: str, side: dict[str, Any], *others: dict[str, Any], **more: Any) -> Table:
    return play(side, *(others or (emperor(),)), at="action", **more).do(
        f"Take the Action: {action}"
    )


def moment(name: str, **side: Any) -> Table:
    """The Emperor at Time War plays a Moment."""
    t = take("play any Nemesis Moment", emperor(token="Time War", hand=[name], **side), ashad())
    return t.do(next(text for text in t.texts if text != "Play no more cards"))


@rule("NEM-E18", "NEM-E19")
def test_cards_are_drawn_from_the_top_beyond_the_hand_limit() -> None:
    t = take("draw 3 cards", ashad(token=EARTH, hand=["cyberman"] * 5,
             deck=["cybergun", "delete", "adaptation", "cyberiad"]))  # fmt: skip
    assert t.hand(0) == ["adaptation", "cyberiad", *["cyberman"] * 5, "delete"]
    assert len(t.table.deck[0]) == 1


@rule("NEM-E20", "NEM-R52", "NEM-W07")
def test_an_empty_deck_is_made_from_the_pile_in_the_middle_of_a_draw() -> None:
    t = take("draw 3 cards", ashad(token=EARTH, deck=["delete"], discard=["cyberman"] * 3))
    assert t.hand(0) == ["cyberman", "cyberman", "delete"]
    assert t.pile(0) == []
    t = take("draw 3 cards", ashad(token=EARTH, deck=["delete"]))
    assert t.hand(0) == ["delete"]  # nothing more is drawn, and nobody loses
    assert t.winner is None


@rule("NEM-E21", "NEM-Q15", "NEM-R53")
def test_a_card_of_the_type_is_retrieved_by_choice() -> None:
    t = take("retrieve 1 Upgrade", ashad(token="Cyber Tomb",
             discard=["cybergun", "wrist-blaster", "cyberman"]))  # fmt: skip
    t.only("Choose Cybergun", next(x for x in t.texts if "rist" in x)).do("Choose Cybergun")
    assert t.hand(0) == ["cybergun"]
    t = play(ashad(token="Cyber Tomb", discard=["cyberman"]), emperor(), at="action")
    t.cannot("Take the Action: retrieve")


@rule("NEM-E22")
def test_without_a_type_any_card_is_retrieved() -> None:
    t = take("retrieve 1 card", masterful(token="Broadfell Prison",
             discard=["missy", "countdown", "the-valiant"]), ashad())  # fmt: skip
    t.only("Choose Missy", "Choose Countdown", "Choose The Valiant")


@rule("NEM-E21", "NEM-R53")
def test_fewer_than_asked_for_is_all_of_them() -> None:
    t = play(
        ashad(token=0, hand=["awaken-the-tomb"], discard=["cyberman", "delete"]),
        emperor(),
        at="control",
    )
    t.asks("instant", 0).do("Play Awaken the Tomb")
    assert t.hand(0) == ["cyberman"]


@rule("NEM-E23")
def test_a_card_may_search_another_players_pile() -> None:
    t = play(ashad(discard=["delete"]), emperor(discard=["ogrons"]), at="control")
    own, every = (FromPile(1, Filter([]), both, False) for both in (False, True))
    assert len(own.fitting(t.table, 0, -1)) == 1
    assert len(every.fitting(t.table, 0, -1)) == 2


@rule("NEM-E24", "NEM-F09", "NEM-E40")
def test_a_retrieved_card_may_go_into_play_instead() -> None:
    t = take(
        "Blink",
        assassin(token="Snowfield", play=["human-prey", at("weeping-angel", 0)],
                 discard=["seek-prey"]),
        emperor(play=[at("ogrons", [0, 0])]),
    )  # fmt: skip
    t.do("Use the Blink rule of Human Prey").asks("conflict", 0)
    assert t.hand(0) == []


@rule("NEM-E25", "NEM-Q16", "NEM-R54")
def test_a_search_must_take_what_it_finds_and_shuffles_the_deck() -> None:
    t = take("search your deck for 1 Scheme", {"side": "davros", "token": "The Vault",
             "deck": ["ogrons", "stolen-world", "exterminate", "robomen"]})  # fmt: skip
    t.asks("target", 0).only("Choose Stolen World", "Choose Exterminate").do("Choose Stolen")
    assert t.hand(0) == ["stolen-world"]
    s = t.table
    assert all(s.known[i] == 0 for i in s.deck[0])  # nobody knows the order any more
    t = take("search your deck for 1 Scheme", {"side": "davros", "token": "The Vault",
             "deck": ["ogrons", "robomen"]})  # fmt: skip
    t.asks("action", 0)
    assert all(t.table.known[i] == 0 for i in t.table.deck[0])


@rule("NEM-E26")
def test_a_card_found_may_go_into_play() -> None:
    t = take(
        "play any Nemesis Moment",
        {"side": "cyberplanner", "token": "Natty Longshoe's", "hand": ["battle-of-wills"],
         "deck": ["struggle-for-control", "cyberman"]},
    ).do("Play Battle of Wills")  # fmt: skip
    t.do("Choose Struggle for Control")
    assert t.place("struggle-for-control") == "above"


@rule("NEM-E27", "NEM-Q17", "NEM-R55", "NEM-E28")
def test_who_discards_picks_the_cards() -> None:
    t = play(
        masterful(token="Broadfell Prison", hand=["colonel-masters"]),
        ashad(hand=["cyberman", "delete"]),
        at="action",
    ).do("Take the Action: play any Nemesis Character")
    t.do("Play Colonel Masters at Downing Street").asks("discard", 1)
    t.only("Choose Cyberman", "Choose Delete").do("Choose Delete")
    assert t.pile(1) == ["delete"]
    assert t.table.known[t.found("delete")] == 0b11  # a discard pile is open


@rule("NEM-E29", "NEM-E30")
def test_power_is_gained_beyond_five_until_the_end_step() -> None:
    t = take("gain 2 Power", {"side": "cyberplanner", "token": "Natty Longshoe's", "power": 5})
    assert t.power[0] == 7


@rule("NEM-E31", "NEM-R56")
def test_plot_on_the_board_is_apart_from_plot_on_cards() -> None:
    t = take(
        "play any Nemesis Moment",
        {"side": "scheming", "token": "Castrovalva", "power": 3, "hand": ["gather-power"]},
    ).do("Play Gather Power")
    assert t.table.wealth[0] == 2
    assert t.power[0] == 0
    assert sum(t.table.plot) == 0


@rule("NEM-E32", "NEM-R56")
def test_plot_is_placed_on_the_named_card_and_lost_with_it() -> None:
    t = moment("locate", play=["recovering-davros", at("ogrons", [0, 1]),
               at("black-dalek", [0, 1])])  # fmt: skip
    i = t.found("recovering-davros")
    assert t.table.plot[i] == 1
    assert t.table.wealth[0] == 0
    to_pile(t.table, i)
    assert t.table.plot[i] == 0


@rule("NEM-E33", "NEM-Q18")
def test_any_number_of_minions_each_to_any_location() -> None:
    t = take(
        "move any number of Minions",
        emperor(token="Dalek Mother Ship", play=[
            at("ogrons", "Time War"), at("robomen", "Time War"), at("k-9", "Time War"),
        ]),
        ashad(play=[at("cyberman", EARTH)]),
    )  # fmt: skip
    t.asks("target", 0)
    assert len(t.texts) == 3  # two Minions of one's own, or no more
    t.do("Choose Ogrons").asks("place", 0)
    t.do("Move Ogrons of Player 1 at Time War (Player 1) to Cyber Tomb")
    t.asks("target", 0)
    assert t.count("Choose Ogrons") == 0  # each once
    t.do("Choose no more").asks("action", 0)
    assert t.at("ogrons") == "Cyber Tomb"
    assert t.at("robomen") == "Time War"


@rule("NEM-E34", "NEM-G10", "NEM-R57")
def test_one_planet_of_any_player_is_moved() -> None:
    t = take(
        "move a Planet",
        {"side": "davros", "token": "Medusa Cascade",
         "play": [at("stolen-world", "Dalek Fleet"), at("stolen-world", "Skaro")]},
    )  # fmt: skip
    t.do("Choose Stolen World of Player 1 at Dalek Fleet")
    t.do("Move Stolen World of Player 1 at Dalek Fleet (Player 1) to Medusa Cascade")
    assert t.at("stolen-world") == "Medusa Cascade"


@rule("NEM-E34", "NEM-R57")
def test_heroes_of_anybody_may_be_moved() -> None:
    t = take(
        "play any Nemesis Moment",
        masterful(token="Downing Street", hand=["temporary-alliance"], deck=["missy"]),
        ashad(doctors=["tenth"], play=[at("tenth-doctor", [0, 2]), at("cyberman", EARTH)]),
    ).do("Play Temporary Alliance")
    t.asks("place", 0).do(next(x for x in t.texts if "Cyber Tomb" in x))
    assert t.at("tenth-doctor") == "Cyber Tomb"


@rule("NEM-A14", "NEM-E35", "NEM-G01", "NEM-G04", "NEM-R58")
def test_only_cards_of_the_named_kind_can_be_vanquished_and_own_ones_too() -> None:
    t = play(
        ashad(token=0, power=3, hand=["nanocloud"], doctors=["first"],
              play=[at("susan-foreman", EARTH), at("cyberman", EARTH)]),
        emperor(doctors=["tenth"], play=[at("martha-jones", EARTH), at("tenth-doctor", EARTH)],
                captured=[]),
        at="control",
    )  # fmt: skip
    t.asks("instant", 0).do("Play Nanocloud").asks("target", 0)
    assert len(t.texts) == 2
    assert t.count("Choose Susan Foreman") == t.count("Choose Martha Jones") == 1
    t.do("Choose Martha Jones")
    assert t.pile(1) == ["martha-jones"]


@rule("NEM-E35", "NEM-R58")
def test_a_vanquished_doctor_is_discarded_and_not_captured() -> None:
    t = moment("reality-bomb", doctors=["tenth"], play=[at("tenth-doctor", [0, 0])])
    assert t.pile(0) == ["reality-bomb", "tenth-doctor"]
    t = play(
        ashad(token=0, play=[at("cyber-bomb", "Ruins of Gallifrey"), at("cyberman", 0)],
              captured=["tenth-doctor"]),
        emperor(doctors=["tenth"]),
        at="action",
    )  # fmt: skip
    t.do("Take the Action: spend 1 Power")
    assert t.place("tenth-doctor") == "captured"  # a Captured Doctor is no target


@rule("NEM-E36")
def test_upgrades_of_a_vanquished_card_go_to_their_owners() -> None:
    t = moment(
        "reality-bomb",
        doctors=["tenth"],
        play=[at("martha-jones", [0, 0], upgrades=[{"card": "cybergun", "owner": 1}])],
    )
    assert t.pile(1) == ["cybergun"]


def rolled(result: int, **more: Any) -> Table:
    return take(
        "play any Nemesis Moment",
        masterful(token="Downing Street", power=0, hand=["countdown"], deck=["missy"] * 5, **more),
        ashad(play=more.pop("theirs", [])),
        dice=[result],
    ).do("Play Countdown")


@rule("NEM-E37")
def test_the_result_of_the_die_says_what_follows() -> None:
    assert rolled(2).hand(0) == ["missy"] * 3
    t = rolled(3)
    assert (t.hand(0), t.power[0]) == ([], 3)


@rule("NEM-E38")
def test_what_cannot_be_done_is_one_power() -> None:
    t = rolled(6)  # no opponent has a Minion
    assert t.power[0] == 1
    assert t.hand(0) == []


@rule("NEM-E39", "NEM-F06", "NEM-F07", "NEM-Q20", "NEM-R59")
def test_a_blink_uses_ones_own_rules_each_once_in_any_order() -> None:
    t = take(
        "Blink",
        weeping(token="Alfava Metraxis", power=0, discard=["lost-time", "displaced-lives"],
                play=[at("weeping-angel", 0), at("cherub-angels", 0)]),
        assassin(play=[at("graveyard-angel", [1, 0])]),
    )  # fmt: skip
    t.asks("blink", 0)
    assert len(t.texts) == 4  # the board, two Angels, done; not the opponent's Angel
    t.do("Use the Blink rule of Weeping Angels").asks("mode", 0).do("Choose: gain 1 Power")
    t.cannot("Use the Blink rule of Weeping Angels:")
    assert t.power[0] == 1
    t.do("Do nothing more here")
    assert t.at("weeping-angel") == "Winter Quay Hotel"  # a Blink rule may be left unused


@rule("NEM-F08")
def test_a_conflict_blink_rule_needs_a_conflict() -> None:
    angel = [at("ancient-angel", "Wester Drumlins")]
    t = play(assassin(token="Wester Drumlins", play=angel), emperor(), at="action")
    t.cannot("Take the Action: Blink")
    t = play(
        assassin(token=0, power=0, hand=["hidden-in-plain-sight"], play=angel),
        emperor(power=0, play=[at("ogrons", [0, 0])]),
        at="conflict",
        dice=[1, 1],
    )
    t.do("Start a Conflict", "Play Hidden in Plain Sight", "Use the Blink rule of Ancient Angel")
    assert "Player 1 adds 2 Strength" in t.logged


@rule("NEM-E40")
def test_only_the_weeping_angels_have_the_blink_action() -> None:
    users = {
        c.fields["nemesis"]
        for c in catalogue().values()
        for a in c.abilities
        if type(a).__name__ == "Blink"
    }
    assert users == {"angels"}


@rule("NEM-R18", "NEM-E34")
def test_a_move_never_ends_where_it_began() -> None:
    t = play(
        emperor(token=0, hand=["emergency-temporal-shift"], play=[at("black-dalek", "Time War")]),
        ashad(),
        at="control",
    )
    t.do("Play Emergency Temporal Shift")
    assert len(t.texts) == 7
    assert not any(text.endswith("to Time War (Player 1)") for text in t.texts)


def test_an_upgrade_that_protects_is_discarded_instead() -> None:
    t = moment("reality-bomb", play=[at("k-9", [0, 0])], doctors=["fourth"])
    assert t.place("k-9") == "discard"
    t = play(
        ashad(token=1, power=0, play=[at("cyberman", EARTH, upgrades=["cyberlord"])]),
        emperor(power=0, play=[at("supreme-dalek", [0, 2])]),
        at="conflict",
        dice=[1, 6],
    )
    t.do("Start a Conflict")
    assert t.place("cyberman") == "location"
    assert t.pile(0) == ["cyberlord"]
