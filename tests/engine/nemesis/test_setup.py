"""Boards, cards, set-up and the variant for a first game."""

from __future__ import annotations

import pytest

from cards.ready import ReadyDeck
from engine.games import matchup
from engine.identity import cards_of
from engine.nemesis import codes as k
from engine.nemesis.lower import boards, build_pool
from engine.nemesis.matchup import Matchup
from engine.nemesis.rules import grouped
from engine.nemesis.select import hand_limit
from tests.engine.nemesis.stage import (
    Table,
    ashad,
    card,
    catalogue,
    deck,
    emperor,
    game,
    masterful,
    play,
)

rule = pytest.mark.rule
SIDES = (
    "davros", "emperor", "ashad", "cyberplanner", "masterful", "scheming", "assassin", "weeping",
)  # fmt: skip
FOUR = (
    deck("cyberplanner", "first", "second"),
    deck("davros", "third", "tenth"),
    deck("masterful", "sixth", "ninth"),
    deck("weeping", "fourth", "war"),
)


def of_boards() -> list[object]:
    return [c for c in catalogue().values() if c.type == "board"]


@rule("NEM-A01", "NEM-S01", "NEM-S02", "NEM-R06")
def test_each_player_has_the_board_of_their_own_scheme() -> None:
    s = game(*FOUR).table
    assert [s.pool.designs[s.design[i]].scheme for i in s.board_of] == [
        "cyberplanner", "davros", "masterful", "weeping",
    ]  # fmt: skip
    assert len({s.pool.designs[s.design[i]].nemesis for i in s.board_of}) == 4


@rule("NEM-A02", "NEM-A03", "NEM-A04", "NEM-A05", "NEM-A06", "NEM-A07")
def test_every_side_has_four_locations_with_two_actions_and_one_rule() -> None:
    nemeses: dict[str, int] = {}
    for board in boards(SIDES):
        nemeses[board.fields["nemesis"]] = nemeses.get(board.fields["nemesis"], 0) + 1
        printed = [0] * 5
        others = 0
        for parts in grouped(board.abilities):
            if parts[0].when == "board":
                printed[parts[0].location] += 1
            else:
                others += 1
        assert printed == [0, 2, 2, 2, 2], board.id
        assert others == 1, board.id
        assert isinstance(board.fields["strength"], int)
        assert len({board.fields[f"location{n}"] for n in range(1, 5)}) == 4
    assert nemeses == {"daleks": 2, "cybermen": 2, "master": 2, "angels": 2}


@rule("NEM-A05", "NEM-R02")
def test_one_printed_line_is_one_action_with_all_its_parts() -> None:
    t = play(emperor(token="Dalek Lab", deck=["robomen"] * 3, power=0), ashad(), at="action")
    assert t.count("Pass the Action") == 2
    t.do("Take the Action: draw 1 card and gain 1 Power")
    assert t.hand(0) == ["robomen"]
    assert t.power[0] == 1
    assert t.count("Pass the Action") == 1


@rule("NEM-A08", "NEM-A09", "NEM-D06")
def test_fourteen_doctors_each_with_a_scheme_of_their_own() -> None:
    packs = {c.fields["pack"] for c in catalogue().values() if c.fields.get("group") == "doctor"}
    assert len(packs) == 14
    pool = build_pool(list(catalogue().values()))
    for pack in packs | {f"scheme-{side}" for side in SIDES}:
        assert any(d.win is not None for d in pool.designs if d.pack == pack), pack


@rule("NEM-A10", "NEM-A12", "NEM-A17", "NEM-G02", "NEM-G03", "NEM-G07")
def test_every_card_has_one_kind_one_type_and_one_deck_symbol() -> None:
    kinds = k.NEMESIS | k.HERO
    types = k.CHARACTER | k.CONSTANT | k.INSTANT | k.MOMENT
    for d in build_pool(list(catalogue().values())).designs:
        if d.names:
            continue  # a board
        assert (d.traits & kinds).bit_count() == 1, d.card_id
        assert (d.traits & types).bit_count() == 1, d.card_id
        assert bool(d.traits & k.HERO) == (d.group == "doctor"), d.card_id
        assert d.pack


@rule("NEM-A11", "NEM-R03")
def test_a_card_has_rules_and_without_a_strength_it_counts_nothing() -> None:
    assert all(c.abilities for c in catalogue().values())
    assert "strength" not in card("unit-hq").fields
    pool = build_pool([card("unit-hq"), card("third-doctor")])
    assert [d.strength for d in pool.designs] == [0, 7]


@rule("NEM-D05", "NEM-S07", "NEM-R09")
def test_only_cards_of_the_players_decks_are_in_the_game() -> None:
    s = game(*FOUR).table
    assert s.cards == 4 * 41  # the decks and the boards
    for i in range(s.cards):
        d = s.pool.designs[s.design[i]]
        own = {s.pool.designs[n].pack for n in s.doctors[s.owner[i]]}
        assert d.group != "doctor" or d.pack in own


@rule("NEM-D07")
def test_every_core_has_two_instants_that_win_with_captured_doctors() -> None:
    for nemesis in ("daleks", "cybermen", "master", "angels"):
        found = [
            c
            for c in catalogue().values()
            if c.fields.get("pack") == f"core-{nemesis}"
            and any(getattr(a, "goal", "") == "captured-doctors" for a in c.abilities)
        ]
        assert len(found) == 2
        assert all(c.type == "instant" and "scheme" in c.fields["traits"] for c in found)


@rule("NEM-S03", "NEM-S04", "NEM-S14", "NEM-R07")
def test_everybody_begins_with_two_power_no_plot_and_the_token_in_the_centre() -> None:
    s = game(*FOUR).table
    assert s.power == [2, 2, 2, 2]
    assert s.wealth == [0, 0, 0, 0]
    assert s.token == [-1, -1, -1, -1]
    assert s.schemes == []
    assert sorted(s.play) == sorted(s.board_of)


@rule("NEM-S05", "NEM-S06", "NEM-R08")
def test_doctor_tokens_show_which_doctors_are_in_the_deck() -> None:
    s = game(*FOUR).table
    held = [sorted(s.pool.designs[n].pack for n in tokens) for tokens in s.doctors]
    assert held[0] == ["doctor-first", "doctor-second"]
    assert len({pack for packs in held for pack in packs}) == 8


@rule("NEM-S08")
def test_the_same_seed_shuffles_alike_and_another_does_not() -> None:
    def order(seed: int) -> list[int]:
        s = game(*FOUR, seed=seed).table
        return [s.design[i] for i in s.deck[0]]

    assert order(5) == order(5) != order(6)


@rule("NEM-S12", "NEM-S13", "NEM-A18", "NEM-R04", "NEM-R10")
def test_the_highest_roll_plus_strength_begins_and_ties_roll_again() -> None:
    def first(dice: list[int]) -> Table:
        t = play(ashad(), emperor(), masterful(), at="first", dice=dice)
        assert t.table.dice_ahead == []
        return t

    assert first([6, 4, 2]).table.active == 0  # 6, 5, 3
    assert first([5, 5, 1]).table.active == 1  # 5, 6, 2: Strength decides
    again = first([1, 3, 3, 2, 5])  # 1, 4, 4, then 3 against 6
    assert again.table.active == 2
    seen = {game(*FOUR, seed=seed).table.active for seed in range(30)}
    assert seen == {0, 1, 2, 3}


@rule("NEM-A19", "NEM-E10", "NEM-E11", "NEM-R05")
def test_what_lies_on_the_table_is_open_and_hands_are_not() -> None:
    t = play(
        ashad(token=0, hand=["delete"], play=["cyberiad"]),
        emperor(play=["recovering-davros"]),
        at="control",
    )
    assert t.place("cyberiad") == "below"
    assert t.place("recovering-davros") == "above"
    assert t.table.known[t.found("cyberiad")] == 0b11
    assert t.table.known[t.found("delete")] == 0b01


@rule("NEM-V01", "NEM-V02", "NEM-Q02", "NEM-R69", "NEM-R70")
def test_a_first_game_begins_with_a_scheme_in_hand() -> None:
    t = game(*FOUR, ask=True).asks("variant", 0)
    t.do("Begin with a Scheme card in hand")
    wanted = (
        "struggle-for-control", "stolen-world", "gallifrey-returns", "temporal-anomalies",
    )  # fmt: skip
    for player, name in enumerate(wanted):
        assert name in t.hand(player)
    s = t.table
    assert [len(hand) for hand in s.hand] == [6, 5, 5, 5]
    assert [len(part) for part in s.deck] == [34, 35, 35, 35]
    plain = game(*FOUR, ask=True).do("Begin without a Scheme card in hand")
    assert [len(hand) for hand in plain.table.hand] == [6, 5, 5, 5]
    assert plain.table.variant == 0


@rule("NEM-V01", "NEM-R69")
def test_the_variant_needs_the_sides_that_it_names() -> None:
    other = game(deck("ashad", "first", "second"), FOUR[1], ask=True)
    assert other.kind != "variant"


@rule("NEM-S11", "NEM-N09", "NEM-R61")
def test_a_constant_changes_the_hand_limit_while_it_is_in_play() -> None:
    t = play(ashad(play=["cyberiad"], token=0), emperor(), at="control")
    assert hand_limit(t.table, 0) == 6
    assert hand_limit(t.table, 1) == 5


def test_a_short_deck_is_refused() -> None:
    whole = FOUR[0]
    with pytest.raises(ValueError, match="deck 1: expected 40 cards, got 39"):
        game(ReadyDeck.of(whole.cards[1:]), FOUR[1])


@rule("NEM-Q01", "NEM-S01", "NEM-S02", "NEM-S05", "NEM-R06", "NEM-R08", "NEM-D08")
def test_players_choose_a_free_nemesis_and_are_dealt_two_doctors_each() -> None:
    t = play({}, {}, {}, at="choose", seed=5)
    t.asks("nemesis", 0)
    assert len(t.texts) == 8
    t.do("Play Ashad (cybermen)").asks("nemesis", 1)
    assert len(t.texts) == 6
    t.cannot("Play Ashad", "Play Cyberplanner").do("Play Davros (daleks)")
    t.cannot("Play Davros", "Play Emperor Dalek").do("Play Lonely Assassin")
    s = t.table
    held = [sorted(s.pool.designs[n].pack for n in tokens) for tokens in s.doctors]
    assert [len(packs) for packs in held] == [2, 2, 2]
    assert len({pack for packs in held for pack in packs}) == 6
    for player, (core, scheme) in enumerate(
        (("cybermen", "ashad"), ("daleks", "davros"), ("angels", "assassin"))
    ):
        cards = [s.pool.designs[s.design[i]] for i in s.deck[player] + s.hand[player]]
        assert len(cards) == 40
        packs = {f"core-{core}", f"scheme-{scheme}", *held[player]}
        assert {d.pack for d in cards} == packs
    other = play({}, {}, at="choose", seed=6).do("Play Ashad", "Play Davros").table
    assert [s.pool.designs[n].pack for n in s.doctors[0]] != [
        other.pool.designs[n].pack for n in other.doctors[0]
    ]


def test_a_changed_board_changes_the_identity_of_a_matchup() -> None:
    ready = matchup("nemesis", FOUR[:2])
    assert isinstance(ready, Matchup)
    assert [c.id for c in ready.cards if c.type == "board"] == [
        "board-cyberplanner", "board-davros",
    ]  # fmt: skip
    without = [c for c in ready.cards if c.type != "board"]
    assert ready.identity.cards == cards_of(ready.cards) != cards_of(without)
