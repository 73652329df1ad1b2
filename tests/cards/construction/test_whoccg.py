"""Construction rules of the fan-made CCG: a legal deck and one that differs in one thing."""

from __future__ import annotations

import pytest

from cards.deck import Deck
from tests.cards.construction.stage import (
    Change,
    Fault,
    add,
    changed,
    faults,
    game,
    move,
    pair,
    swap,
    with_card,
)

rule = pytest.mark.rule
WHO = game("whoccg")
# Capacity 13 with a crew of 12; Telos places two Cybermen.
CYBER = WHO.stock["cyber-campaign"]
# Capacity 11 with a crew of 11; the TARDIS places one Artifact.
UNIT = WHO.stock["unit-files"]
FIFTY = changed(UNIT, add("unit-soldier", 50 - sum(UNIT.sections["deck"].values())))
# No TARDIS: one Character who starts without.
ALONE = changed(
    Deck.of({s: cards for s, cards in FIFTY.sections.items() if s not in ("setup", "placed")}),
    add("iris-wildthyme", section="setup"),
)
PLOTS = sorted(card.id for card in WHO.catalogue.cards if card.type == "plot")


@rule("WHO-D01", "WHO-L14")
def test_four_copies_count_over_all_sections() -> None:
    assert (CYBER.sections["placed"]["cyberman"], CYBER.sections["deck"]["cyberman"]) == (2, 2)
    pair(WHO, CYBER, add("cyberman"), [("WHO-D01", "copies-above", 5, 4)])


@rule("WHO-R05", "WHO-D01")
def test_another_subtitle_or_date_is_another_card() -> None:
    doctors = ("the-doctor-disarming-clown", "the-doctor-raggedy-man")
    places = ("earth-1599", "earth-1883")
    many = changed(UNIT, *(add(name, 4) for name in (*doctors, *places)))
    pair(WHO, many, add("earth-1599"), [("WHO-D01", "copies-above", 5, 4)])


@rule("WHO-R05")
def test_a_group_may_count_a_title_as_one_card() -> None:
    by_title = {"versions": "one"}
    # Three Earths are laid out; the deck holds a fourth.
    others = [name for name in UNIT.sections["deck"] if name.startswith("earth-")]
    full = changed(UNIT, *(add(name, -1) for name in others), add("earth-1599"))
    five = [("WHO-D01.title", "copies-above", 5, 4)]
    pair(WHO, full, add("earth-1883"), five, options=by_title)
    assert WHO.checker.check(changed(full, add("earth-1883"))).legal


@rule("WHO-D02")
def test_any_mix_of_cards_is_legal() -> None:
    enemies = [card.id for card in WHO.catalogue.cards if card.type == "enemy"][:13]
    only = Deck.of({**FIFTY.sections, "deck": {**dict.fromkeys(enemies[:12], 4), enemies[12]: 2}})
    pair(WHO, only, add(enemies[12], -1), [("WHO-D04", "count-below", 49, 50)])


@rule("WHO-D03", "WHO-L19")
def test_no_more_copies_than_are_owned() -> None:
    owned = UNIT.counts()
    held = owned["zygon"]
    pair(WHO, UNIT, add("zygon"), [("WHO-D03", "not-owned", held + 1, held)], owned=owned)


@rule("WHO-R06")
def test_without_a_collection_ownership_is_not_checked() -> None:
    assert WHO.checker.check(UNIT).legal
    assert len(WHO.checker.check(UNIT, owned={}).errors) == len(UNIT.counts())


@rule("WHO-D04", "WHO-L12", "WHO-R07")
def test_the_draw_deck_has_fifty_cards_besides_all_others() -> None:
    assert sum(FIFTY.sections["deck"].values()) == 50 < FIFTY.size
    pair(WHO, FIFTY, add("unit-soldier", -1), [("WHO-D04", "count-below", 49, 50)])


@rule("WHO-R07", "WHO-D04")
def test_an_unused_set_up_card_that_is_shuffled_in_counts() -> None:
    short = changed(FIFTY, add("zygon", -1), add("mini-scope", section="setup"))
    assert faults(WHO.checker.check(short).errors) == [("WHO-D04", "count-below", 49, 50)]
    assert WHO.checker.check(changed(short, move("mini-scope", "setup", "deck"))).legal


@rule("WHO-D05", "WHO-L13")
def test_the_draw_deck_has_no_upper_limit() -> None:
    enemies = [card.id for card in WHO.catalogue.cards if card.type == "enemy"]
    fresh = [name for name in enemies if name not in CYBER.counts()]
    large = changed(CYBER, *(add(name, 4) for name in fresh))
    assert sum(large.sections["deck"].values()) > 120
    pair(WHO, large, add(fresh[0]), [("WHO-D01", "copies-above", 5, 4)])


@rule("WHO-D06", "WHO-L01", "WHO-S02")
@pytest.mark.parametrize(("count", "have"), [(-1, 2), (1, 4)])
def test_three_spacetimes_are_laid_out(count: int, have: int) -> None:
    change = add("parallel-earth-2007" if count < 0 else "karn", count, "spacetimes")
    pair(WHO, CYBER, change, [("WHO-D06", "count-differs", have, 3)])


@rule("WHO-D07", "WHO-L02")
def test_the_three_spacetimes_are_different() -> None:
    change = swap("mondas-1986", "telos", section="spacetimes")
    pair(WHO, CYBER, change, [("WHO-D07", "copies-above", 2, 1)])


@rule("WHO-D07")
def test_two_dates_of_one_place_are_different_spacetimes() -> None:
    assert {WHO.catalogue.by_id[card].name for card in UNIT.sections["spacetimes"]} == {"Earth"}
    change = swap("earth-2007", "earth-1970", section="spacetimes")
    pair(WHO, UNIT, change, [("WHO-D07", "copies-above", 2, 1)])


@rule("WHO-L02")
def test_nothing_but_spacetimes_is_laid_out() -> None:
    change = add("run", section="spacetimes")
    pair(WHO, CYBER, change, [("WHO-D06.only", "count-above", 1, 0)])


SIX = changed(UNIT, add("mini-scope", section="setup"), add("torchwood-hub", section="setup"))


@rule("WHO-D08", "WHO-L03", "WHO-R08")
def test_six_set_up_cards_with_the_tardis_and_its_crew() -> None:
    change = add("rift-activity", section="setup")
    pair(WHO, SIX, change, [("WHO-D08", "count-above", 7, 6)])


@rule("WHO-D08")
def test_no_set_up_card_at_all_is_legal() -> None:
    none = changed(ALONE, add("iris-wildthyme", -1, "setup"))
    assert WHO.checker.check(none).legal


@rule("WHO-R08")
def test_a_group_may_leave_the_crew_out_of_the_six() -> None:
    others = {"six_cards": "others"}
    seven = changed(SIX, add("rift-activity", section="setup"))
    assert WHO.checker.check(seven, others).legal
    scopes = changed(seven, add("mini-scope", 3, "setup"))
    found = faults(
        WHO.checker.check(changed(scopes, add("torchwood-hub", section="setup")), others).errors
    )
    assert ("WHO-D08.others", "count-above", 7, 6) in found
    found = faults(WHO.checker.check(scopes, others).errors)
    assert "WHO-D08.others" not in [key for key, *_ in found]


@rule("WHO-D09", "WHO-L04", "WHO-R09")
def test_only_cards_that_play_during_set_up_are_set_up_cards() -> None:
    assert "setup" not in WHO.catalogue.by_id["jelly-baby"].fields
    with_scope = changed(UNIT, add("mini-scope", section="setup"))
    change = swap("mini-scope", "jelly-baby", section="setup")
    pair(WHO, with_scope, change, [("WHO-D09", "count-above", 1, 0)])


@rule("WHO-D10", "WHO-L20")
def test_cards_beneath_take_no_slot_but_need_a_card_that_holds_them() -> None:
    # Six set-up cards; the Mini-Scope holds two, the TARDIS places one.
    full = changed(SIX, add("zygon", section="placed"), add("jelly-baby", section="placed"))
    pair(
        WHO,
        full,
        move("auton", "deck", "placed"),
        [
            ("WHO-D10", "terms-above", 4, 3),
            # The Screwdriver is the only Artifact: the three others fit no TARDIS.
            ("WHO-D10.beneath", "terms-above", 3, 2),
            ("WHO-D10.by-tardis", "terms-above", 3, 2),
        ],
    )


@rule("WHO-D11", "WHO-L20")
def test_a_card_placed_by_another_takes_no_slot() -> None:
    # Telos, a Spacetime, places two Cybermen.
    change = swap("telos", "karn", section="spacetimes")
    pair(WHO, CYBER, change, [("WHO-D10", "terms-above", 2, 0)])


@rule("WHO-D12", "WHO-L10", "WHO-S14")
@pytest.mark.parametrize(
    ("change", "have"),
    [
        (add("control-the-leaders", -1, "goal"), 0),
        (add("hijack-ship", section="goal"), 2),
    ],
)
def test_there_is_one_opening_goal(change: dict[tuple[str, str], int], have: int) -> None:
    pair(WHO, UNIT, change, [("WHO-D12", "count-differs", have, 1)])


@rule("WHO-L10")
def test_only_a_goal_opens_the_game() -> None:
    pair(WHO, UNIT, add("jelly-baby", section="goal"), [("WHO-D12.only", "count-above", 1, 0)])


@rule("WHO-R10", "WHO-D12")
def test_any_fitting_goal_of_the_stock_may_open() -> None:
    for goal in ("hijack-ship", "accuse-the-doctor", "reality-bomb"):
        assert WHO.checker.check(
            changed(UNIT, swap("control-the-leaders", goal, section="goal"))
        ).legal


@rule("WHO-D13", "WHO-L11")
def test_an_opening_spacetime_takes_the_type_of_the_goal() -> None:
    change = swap("control-the-leaders", "rewrite-history", section="goal")
    pair(WHO, UNIT, change, [("WHO-D13", "link-missing", 0, 1)])


@rule("WHO-D13")
def test_the_spacetimes_of_the_draw_deck_do_not_count_for_the_goal() -> None:
    # Gallifrey takes Meddling, but only where it is laid out.
    deck = changed(
        UNIT, add("gallifrey"), swap("control-the-leaders", "rewrite-history", section="goal")
    )
    assert faults(WHO.checker.check(deck).errors) == [("WHO-D13", "link-missing", 0, 1)]
    laid = changed(deck, swap("earth", "gallifrey", section="spacetimes"))
    assert WHO.checker.check(laid).legal


@rule("WHO-D14", "WHO-L05", "WHO-R11")
def test_one_tardis_card_starts() -> None:
    pair(
        WHO,
        UNIT,
        add("tardis-type-40", section="setup"),
        [("WHO-D14", "count-above", 2, 1), ("WHO-D21", "copies-above", 2, 1)],
    )


@rule("WHO-R11")
def test_a_group_may_allow_a_second_tardis_of_another_title() -> None:
    fields = {"cost": 3, "diamonds": 1, "capacity_setup": 4, "capacity_travel": 4}
    checker = with_card(WHO, {"id": "second", "name": "Second", "type": "tardis", "fields": fields})
    two = changed(UNIT, add("second", section="setup"))
    assert faults(checker.check(two).errors) == [("WHO-D14", "count-above", 2, 1)]
    assert checker.check(two, {"one_tardis": False}).legal


@rule("WHO-D15", "WHO-L06")
def test_the_crew_costs_no_more_than_the_capacity() -> None:
    # 11 of 11, then 12.
    change = swap("jo-grant-escape-artist", "leela-warrior-of-the-sevateem", section="setup")
    pair(WHO, UNIT, change, [("WHO-D15", "terms-above", 12, 11)])


@rule("WHO-D15", "WHO-L07", "WHO-R12")
def test_without_a_tardis_only_those_start_who_can() -> None:
    pair(
        WHO,
        ALONE,
        add("ace-demolitions-expert", section="setup"),
        [("WHO-D15.aboard", "link-missing", 0, 1)],
    )


@rule("WHO-D15", "WHO-L06")
def test_who_may_start_alone_counts_aboard_a_tardis() -> None:
    # A crew of 11 in a TARDIS of 11: whoever may start without one is aboard all the same.
    change = add("iris-wildthyme", section="setup")
    pair(WHO, UNIT, change, [("WHO-D15", "terms-above", 17, 11)])
    smaller = changed(UNIT, add("jo-grant-escape-artist", -1, "setup"))
    crew = [n for n in smaller.sections["setup"] if WHO.catalogue.by_id[n].type != "tardis"]
    for name in crew:
        smaller = changed(smaller, add(name, -1, "setup"))
    assert WHO.checker.check(changed(smaller, change)).legal
    assert WHO.checker.check(ALONE).legal


@rule("WHO-D10", "WHO-D11", "WHO-L20")
def test_what_places_a_card_says_what_it_places() -> None:
    # Telos places Cybermen: no Timelord, and no Bang!.
    change = swap("cyberman", "borusa-cardinal", section="placed")
    one = changed(CYBER, add("cyberman", -1, "placed"))
    pair(WHO, one, change, [("WHO-D10.by-spacetime", "terms-above", 1, 0)])
    bang = swap("cyberman", "jelly-baby", section="placed")
    pair(WHO, one, bang, [("WHO-D10.by-spacetime", "terms-above", 1, 0)])
    # Control Room: an Artifact and no Cyberman.
    placed = next(iter(UNIT.sections["placed"]))
    assert WHO.catalogue.by_id[placed].type == "artifact"
    other = swap(placed, "cyberman", section="placed")
    expected = [("WHO-D10.beneath", "terms-above", 1, 0)]
    pair(WHO, UNIT, other, [("WHO-D10.by-tardis", "terms-above", 1, 0)])
    pair(
        WHO,
        UNIT,
        swap(placed, "borusa-cardinal", section="placed"),
        [("WHO-D10.by-tardis", "terms-above", 1, 0), *expected],
    )
    # Beneath a Mini-Scope there is room for any card.
    assert WHO.checker.check(
        changed(
            UNIT,
            add("jo-grant-escape-artist", -1, "setup"),
            other,
            add("mini-scope", section="setup"),
        )
    ).legal


@rule("WHO-D16", "WHO-R13")
def test_a_start_without_doctor_and_tardis_is_legal_but_advised_against() -> None:
    none = [("WHO-D16", "count-below", 0, 1), ("WHO-D16.doctor", "count-below", 0, 1)]
    pair(WHO, ALONE, add("iris-wildthyme", -1, "setup"), none, advice=True)


@rule("WHO-D16")
def test_a_start_without_the_doctor_is_advised_against() -> None:
    change = swap("the-doctor-scientific-adviser", "romana-academy-graduate", section="setup")
    pair(WHO, UNIT, change, [("WHO-D16.doctor", "count-below", 0, 1)], advice=True)


@rule("WHO-D17", "WHO-L16")
def test_five_plots_are_the_most() -> None:
    five = Deck.of({**UNIT.sections, "plots": dict.fromkeys(PLOTS[:5], 1)})
    pair(WHO, five, add(PLOTS[5], section="plots"), [("WHO-D17", "count-above", 6, 5)])


@rule("WHO-D18", "WHO-L15")
def test_no_plot_stands_twice() -> None:
    change = add("unlikely-alliance", section="plots")
    pair(WHO, UNIT, change, [("WHO-D18", "copies-above", 2, 1)])


@rule("WHO-R14")
def test_the_four_copy_limit_never_decides_for_plots() -> None:
    five = Deck.of({**UNIT.sections, "plots": {"bad-wolf": 5}})
    assert faults(WHO.checker.check(five).errors) == [("WHO-D18", "copies-above", 5, 1)]


@rule("WHO-L15")
def test_nothing_but_plots_is_in_the_side_hand() -> None:
    pair(WHO, UNIT, add("run", section="plots"), [("WHO-D18.only", "count-above", 1, 0)])


@rule("WHO-D19", "WHO-L17")
@pytest.mark.parametrize("section", ["deck", "setup"])
def test_plots_are_neither_in_the_draw_deck_nor_set_up_cards(section: str) -> None:
    change = move("unlikely-alliance", "plots", section)
    pair(WHO, UNIT, change, [("WHO-D19", "count-above", 1, 0)])


@rule("WHO-D20", "WHO-L18")
def test_plots_count_neither_for_the_fifty_nor_for_the_six() -> None:
    change = swap("zygon", "bad-wolf")
    pair(WHO, FIFTY, change, [("WHO-D04", "count-below", 49, 50), ("WHO-D19", "count-above", 1, 0)])
    seventh = changed(SIX, add("bad-wolf", section="setup"))
    assert faults(WHO.checker.check(seventh).errors) == [("WHO-D19", "count-above", 1, 0)]


@rule("WHO-D21", "WHO-L08", "WHO-P30")
def test_one_title_with_one_diamond_starts_once() -> None:
    couple = changed(CYBER, add("donna-noble-super-temp", -1, "setup"))
    couple = changed(
        couple, swap("martha-jones-medical-student", "romana-academy-graduate", section="setup")
    )
    change = swap("romana-academy-graduate", "the-doctor-cosmic-hobo", section="setup")
    pair(WHO, couple, change, [("WHO-D21", "copies-above", 2, 1)])


@rule("WHO-D21")
def test_diamonds_do_not_bind_the_stock() -> None:
    four = changed(UNIT, add("ace-demolitions-expert", 4))
    pair(WHO, four, add("ace-demolitions-expert"), [("WHO-D01", "copies-above", 5, 4)])


@rule("WHO-L09", "WHO-P27", "WHO-D21")
def test_two_diamonds_allow_two_copies_at_the_start() -> None:
    entry = {"id": "twins", "name": "Twins", "type": "artifact"}
    checker = with_card(WHO, {**entry, "fields": {"cost": 1, "diamonds": 2, "setup": True}})
    two = changed(UNIT, add("twins", 2, "setup"))
    assert checker.check(two).legal
    three = checker.check(
        changed(two, move("sonic-screwdriver", "placed", "deck"), add("twins", section="placed"))
    )
    assert faults(three.errors) == [("WHO-D21.several", "copies-above", 3, 2)]


@rule("WHO-P28")
def test_without_diamonds_any_number_may_start() -> None:
    assert WHO.catalogue.by_id["cyberman"].fields["diamonds"] == 0
    assert CYBER.sections["placed"] == {"cyberman": 2}
    pair(
        WHO,
        CYBER,
        add("cyberman", section="placed"),
        [
            ("WHO-D01", "copies-above", 5, 4),
            ("WHO-D10", "terms-above", 3, 2),
        ],
    )


@rule("WHO-D22", "WHO-R15")
def test_a_second_copy_of_a_goal_is_advised_against() -> None:
    pair(WHO, UNIT, add("massed-landing"), [("WHO-D22", "copies-above", 2, 1)], advice=True)


@rule("WHO-D23", "WHO-R16")
def test_two_names_of_one_goal_share_the_four_copies() -> None:
    three_and_one = changed(
        CYBER, add("conquer-universe", 2), add("all-your-base-are-belong-to-us")
    )
    pair(WHO, three_and_one, add("conquer-universe"), [("WHO-D01", "copies-above", 5, 4)])


@rule("WHO-D23", "WHO-R16")
def test_stocking_both_names_is_advised_against() -> None:
    change = add("all-your-base-are-belong-to-us")
    pair(WHO, CYBER, change, [("WHO-D23", "distinct-above", 2, 1)], advice=True)


@rule("WHO-D24", "WHO-R17")
def test_a_card_that_counts_as_another_adds_to_its_copies() -> None:
    entry = {"id": "cybershade", "name": "Cybershade", "type": "enemy"}
    alone = with_card(WHO, entry)
    joined = with_card(WHO, {**entry, "fields": {"counts_as": ["cybermat"]}})
    deck = changed(CYBER, add("cybershade"))
    assert alone.check(deck).legal
    assert faults(joined.check(deck).errors) == [("WHO-D01", "copies-above", 5, 4)]


@rule("WHO-D25")
def test_further_spacetimes_count_in_the_draw_deck() -> None:
    fifty = changed(CYBER, add("cybermat", 50 - sum(CYBER.sections["deck"].values())))
    assert sum(fifty.sections["deck"].values()) == 50
    pair(WHO, fifty, add("earth-1970", -1), [("WHO-D04", "count-below", 49, 50)])


@rule("WHO-V01")
def test_no_plots_at_all_are_legal() -> None:
    none = Deck.of({s: cards for s, cards in UNIT.sections.items() if s != "plots"})
    assert WHO.checker.check(none).legal


def solitaire(side: str, deck: Deck = UNIT) -> Deck:
    """A legal list of one side: five places, the crew, the opening Goal and thirty cards."""
    types = {card.id: card.type for card in WHO.catalogue.cards}
    barred = {"good": ("enemy",), "evil": ("tardis-character", "ally")}[side]
    pile: dict[str, int] = {}
    for name in [card.id for card in WHO.catalogue.cards]:
        if types[name] not in (*barred, "plot", "spacetime") and len(pile) < 30:
            pile[name] = 1
    places = {**deck.sections["spacetimes"], "skaro": 1, "karn": 1}
    kept = {s: deck.sections[s] for s in ("setup", "placed", "goal")}
    whole = Deck.of({**kept, "spacetimes": places, "deck": pile})
    return Deck(whole.lines, format=f"solitaire-{side}")


def solitaire_faults(deck: Deck, *changes: Change) -> list[Fault]:
    report = WHO.checker.check(Deck(changed(deck, *changes).lines, format=deck.format))
    return faults(report.errors)


@rule("WHO-V03", "WHO-V08")
@pytest.mark.parametrize(("side", "card"), [("good", "auton"), ("evil", "unit-soldier")])
def test_a_side_of_the_solitaire_game_leaves_the_other_out(side: str, card: str) -> None:
    deck = solitaire(side)
    assert solitaire_faults(deck) == []
    first = next(iter(deck.sections["deck"]))
    found = solitaire_faults(deck, add(first, -1), add(card))
    assert found == [(f"WHO-V03.{side}", "count-above", 1, 0)]


@rule("WHO-V04", "WHO-V05", "WHO-V06", "WHO-V07")
@pytest.mark.parametrize("side", ["good", "evil"])
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ([add("skaro", -1, "spacetimes")], ("WHO-V04", "count-below", 4, 5)),
        ([add("mini-scope", 4, "setup")], ("WHO-V05", "count-above", 4, 3)),
        ([add("time-ring")], ("WHO-V06", "count-above", 31, 30)),
        ([add("bad-wolf", section="plots")], ("WHO-V07", "count-above", 1, 0)),
    ],
)
def test_numbers_of_the_solitaire_game(side: str, changes: list[Change], fault: Fault) -> None:
    assert fault in solitaire_faults(solitaire(side), *changes)


@rule("WHO-V08")
def test_what_the_solitaire_game_keeps() -> None:
    deck = solitaire("good")
    first = next(iter(deck.sections["deck"]))
    changes = [
        (add(first, 4), "WHO-D01"),
        (add("ace-demolitions-expert", section="setup"), "WHO-D15"),
        (add("control-the-leaders", -1, "goal"), "WHO-D12"),
    ]
    for change, key in changes:
        assert key in [fault[0] for fault in solitaire_faults(deck, change)]


def test_the_formats_for_several_know_nothing_of_it() -> None:
    assert WHO.checker.check(UNIT).legal
    assert not WHO.checker.check(Deck(UNIT.lines, format="solitaire-good")).legal
