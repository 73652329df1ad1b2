"""Construction rules of MMG: for each id a legal deck and one that differs in one thing."""

from __future__ import annotations

import pytest

from cards.deck import Deck, Line
from tests.cards.construction.stage import add, changed, faults, game, match, pair, swap

rule = pytest.mark.rule
MMG = game("mmg")
# 56 cards, two Time cards of each colour, one Watcher of each Zone, an Episode of 9.
RUSH = MMG.stock["dalek-rush"]
LEAST = changed(RUSH, add("viking-raider", -1))


@rule("MMG-D01", "MMG-K01", "MMG-R07")
def test_fifty_five_cards_of_any_kind_are_enough() -> None:
    assert LEAST.size == 55
    pair(MMG, LEAST, add("ogron", -1), [("MMG-D01", "count-below", 54, 55)])


@rule("MMG-R07")
def test_there_is_no_upper_limit() -> None:
    names = [card.id for card in MMG.catalogue.cards if card.type == "creature"][:100]
    large = changed(RUSH, *(add(name) for name in names if name not in RUSH.counts()))
    assert large.size > 130
    assert MMG.checker.check(large).legal


@rule("MMG-R07")
def test_a_group_may_count_only_the_cards_that_are_drawn() -> None:
    drawn = {"size_counts": "drawn"}
    # 55 cards besides six Time cards and three Watchers.
    deck = changed(RUSH, add("zarbi", 4), add("cyberman", 4))
    assert deck.size - 9 == 55
    pair(MMG, deck, add("zarbi", -1), [("MMG-D01.drawn", "count-below", 54, 55)], options=drawn)


@rule("MMG-D03", "MMG-K02")
def test_past_and_present_time_cards_are_equally_many() -> None:
    # Present and Future stay equal: only the Past is short.
    pair(MMG, RUSH, swap("time-past", "zarbi"), [("MMG-D03", "unbalanced", 1, 2)])


@rule("MMG-D03", "MMG-K03")
def test_present_and_future_time_cards_are_equally_many() -> None:
    pair(MMG, RUSH, add("time-future"), [("MMG-D03", "unbalanced", 2, 3)])


@rule("MMG-D03", "MMG-K04", "MMG-R09")
def test_there_is_a_time_card_of_each_colour() -> None:
    one_each = changed(
        RUSH,
        swap("time-present", "zarbi"),
        swap("time-future", "zarbi"),
        swap("time-past", "zarbi"),
    )
    assert MMG.checker.check(one_each).legal
    none = changed(
        one_each,
        swap("time-present", "cyberman"),
        swap("time-future", "cyberman"),
        swap("time-past", "cyberman"),
    )
    # With none at all the three numbers are equal, and still too small.
    assert faults(MMG.checker.check(none).errors) == [("MMG-D03.least", "count-below", 0, 1)]
    pair(
        MMG,
        one_each,
        swap("time-past", "cyberman"),
        [("MMG-D03", "unbalanced", 0, 1), ("MMG-D03.least", "count-below", 0, 1)],
    )


@rule("MMG-D02", "MMG-K05", "MMG-R08")
def test_both_decks_have_the_same_number_of_time_cards() -> None:
    other = MMG.stock["unit-wall"]
    assert match(MMG, [RUSH, other]).legal
    more = changed(RUSH, add("time-past"), add("time-present"), add("time-future"))
    report = match(MMG, [more, other])
    assert report.match is not None
    assert faults(report.match.errors) == [("MMG-D02", "decks-differ", 6, 9)]
    assert [(part.label, part.have) for part in report.match.errors[0].parts] == [
        ("Dalek rush", 9),
        ("UNIT wall", 6),
    ]


@rule("MMG-R08")
def test_one_deck_alone_cannot_break_the_rule_on_the_match() -> None:
    assert MMG.checker.evaluate([RUSH]).match is None


@rule("MMG-D02", "MMG-K05", "MMG-R08")
def test_an_agreed_number_of_time_cards_binds_a_single_deck() -> None:
    report = MMG.checker.evaluate([RUSH], {"time_cards": 9})
    assert faults(report.violations) == [("MMG-D02.agreed", "count-differs", 6, 9)]
    assert MMG.checker.evaluate([RUSH], {"time_cards": 6}).legal


@rule("MMG-V01")
def test_a_longer_game_uses_more_time_cards_and_keeps_the_rules() -> None:
    longer = [
        changed(deck, *(add(f"time-{zone}", 2) for zone in ("past", "present", "future")))
        for deck in (RUSH, MMG.stock["unit-wall"])
    ]
    assert longer[0].counts()["time-past"] == 4
    assert match(MMG, longer).legal
    assert not match(MMG, [longer[0], RUSH]).legal


@rule("MMG-D04", "MMG-K06", "MMG-D05", "MMG-K07")
def test_a_deck_has_a_past_watcher_and_three_in_all() -> None:
    pair(
        MMG,
        RUSH,
        swap("the-watcher-past", "zarbi"),
        [("MMG-D04", "count-below", 2, 3), ("MMG-D05", "count-below", 0, 1)],
    )


@rule("MMG-D05", "MMG-K07")
def test_two_future_watchers_do_not_replace_a_past_one() -> None:
    change = swap("the-watcher-past", "the-watcher-future")
    pair(MMG, RUSH, change, [("MMG-D05", "count-below", 0, 1)])


@rule("MMG-D06", "MMG-K08")
def test_a_deck_has_a_present_watcher() -> None:
    change = swap("the-watcher-present", "the-watcher-past")
    pair(MMG, RUSH, change, [("MMG-D06", "count-below", 0, 1)])


@rule("MMG-D07", "MMG-K09")
def test_a_deck_has_a_future_watcher() -> None:
    change = swap("the-watcher-future", "the-watcher-past")
    pair(MMG, RUSH, change, [("MMG-D07", "count-below", 0, 1)])


@rule("MMG-D08", "MMG-K10")
def test_four_copies_of_a_card_are_the_most() -> None:
    assert RUSH.counts()["dalek"] == 4
    pair(MMG, RUSH, add("dalek"), [("MMG-D08", "copies-above", 5, 4)])


@rule("MMG-R10", "MMG-D08")
def test_watchers_and_doctors_of_different_values_are_different_cards() -> None:
    full = changed(
        RUSH,
        add("the-watcher-past", 3),
        add("the-watcher-future", 3),
        *(add(f"doctor-who-{n}", 4) for n in ("i", "ii", "iii")),
    )
    assert len({MMG.catalogue.by_id[f"doctor-who-{n}"].name for n in ("i", "ii", "iii")}) == 1
    pair(MMG, full, add("doctor-who-ii"), [("MMG-D08", "copies-above", 5, 4)])


@rule("MMG-R10")
def test_a_group_may_count_all_doctors_as_one_card() -> None:
    one = {"doctors": "one"}
    four = changed(RUSH, *(add(f"doctor-who-{n}") for n in ("i", "ii", "iii", "iv")))
    too_many = [("MMG-D08.doctors", "count-above", 5, 4)]
    pair(MMG, four, add("doctor-who-v"), too_many, options=one)
    assert MMG.checker.check(changed(four, add("doctor-who-v"))).legal


@rule("MMG-R11", "MMG-D08")
def test_time_cards_and_watchers_are_bound_by_the_limit_too() -> None:
    four = changed(RUSH, add("the-watcher-past", 3))
    pair(MMG, four, add("the-watcher-past"), [("MMG-D08", "copies-above", 5, 4)])
    twelve = changed(RUSH, *(add(f"time-{zone}", 2) for zone in ("past", "present", "future")))
    assert MMG.checker.check(twelve).legal
    fifteen = changed(twelve, *(add(f"time-{zone}") for zone in ("past", "present", "future")))
    assert faults(MMG.checker.check(fifteen).errors) == [("MMG-D08", "copies-above", 5, 4)] * 3
    # A group may free them of it, but no other card.
    free = {"limit_all": False}
    pair(MMG, fifteen, add("dalek"), [("MMG-D08.ordinary", "copies-above", 5, 4)], options=free)


@rule("MMG-D09", "MMG-K11")
def test_the_solve_numbers_add_up_to_25_at_most() -> None:
    # 9 in the deck, 10 and 6 more.
    full = changed(RUSH, add("the-war-games"), add("the-green-death"))
    pair(MMG, full, add("the-space-museum"), [("MMG-D09", "sum-above", 27, 25)])


@rule("MMG-R12", "MMG-D09")
def test_every_copy_of_an_episode_counts() -> None:
    twice = changed(RUSH, add("the-deadly-assassin", 2))
    pair(MMG, twice, add("the-deadly-assassin"), [("MMG-D09", "sum-above", 33, 25)])


@rule("MMG-D10", "MMG-K12")
def test_any_mix_of_types_is_legal_and_counts_are_whole_numbers() -> None:
    creatures = [card.id for card in MMG.catalogue.cards if card.type == "creature"][:14]
    needed = {c: n for c, n in RUSH.counts().items() if c.startswith(("the-watcher", "time-"))}
    bare = Deck.of({"deck": {**dict.fromkeys(creatures, 4), **needed}})
    assert bare.size >= 55
    pair(MMG, bare, add("time-past"), [("MMG-D03", "unbalanced", 2, 3)])
    with pytest.raises(ValueError, match="expected a count of 0 or more"):
        Deck([Line("deck", "dalek", -1)])


@rule("MMG-R03")
def test_rarity_never_limits_a_deck() -> None:
    rare = changed(RUSH, add("sutekh", 4), add("fenric", 4))
    pair(MMG, rare, add("sutekh"), [("MMG-D08", "copies-above", 5, 4)])


@rule("MMG-R13")
def test_limits_on_cards_in_play_do_not_bind_the_deck() -> None:
    # Seven different unique Timeless creatures, several copies of one of them.
    names = ("borusa", "omega", "rassilon", "romana", "the-rani", "kronos", "kamelion")
    many = changed(RUSH, *(add(name) for name in names), add("borusa", 3))
    pair(MMG, many, add("borusa"), [("MMG-D08", "copies-above", 5, 4)])


@rule("MMG-A01")
def test_two_players_sit_at_the_table() -> None:
    others = [MMG.stock[name] for name in ("unit-wall", "cyber-siege")]
    assert match(MMG, [RUSH, others[0]]).legal
    report = match(MMG, [RUSH, *others])
    assert report.match is not None
    assert faults(report.match.errors) == [("MMG-A01", "players-differs", 3, 2)]
