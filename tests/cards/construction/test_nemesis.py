"""Composition rules of Nemesis: a legal deck and one that differs in one thing."""

from __future__ import annotations

import pytest

from tests.cards.construction.stage import add, changed, faults, game, match, pair, swap, swap_group

rule = pytest.mark.rule
NEM = game("nemesis")
# Core of the Daleks, scheme of Davros (one of its cards three times), Third and Tenth Doctor.
DAVROS = NEM.stock["davros-third-tenth"]
CYBER = NEM.stock["cyberplanner-eleventh-second"]
MASTER = NEM.stock["masterful-sixth-twelfth"]
ANGELS = NEM.stock["weeping-ninth-thirteenth"]
EMPEROR = NEM.stock["emperor-fourth-war"]


@rule("NEM-D01", "NEM-K06")
def test_a_deck_has_forty_cards() -> None:
    pair(
        NEM,
        DAVROS,
        add("stolen-world"),
        [("NEM-D01", "count-differs", 41, 40), ("NEM-D03", "group-exceeded", 6, 5)],
    )


@rule("NEM-D02", "NEM-K03")
def test_all_27_core_cards_are_taken() -> None:
    pair(
        NEM,
        DAVROS,
        add("ogrons", -1),
        [("NEM-D01", "count-differs", 39, 40), ("NEM-D02", "group-incomplete", 26, 27)],
    )


@rule("NEM-S01", "NEM-K03")
def test_one_nemesis_is_chosen() -> None:
    # One card of a second nemesis: a stray card, and the first core is short of one.
    pair(
        NEM,
        DAVROS,
        swap("ogrons", "cybermat"),
        [("NEM-D02", "groups-differs", 2, 1), ("NEM-D02", "group-incomplete", 26, 27)],
    )
    stray = NEM.checker.check(changed(DAVROS, swap("ogrons", "cybermat"))).errors
    assert [found.cards for found in stray] == [("cybermat",), ("ogrons",)]


@rule("NEM-D03", "NEM-K04")
def test_all_five_scheme_cards_are_taken() -> None:
    pair(
        NEM,
        DAVROS,
        add("stolen-world", -1),
        [("NEM-D01", "count-differs", 39, 40), ("NEM-D03", "group-incomplete", 4, 5)],
    )


@rule("NEM-K01", "NEM-D03")
def test_one_scheme_is_chosen() -> None:
    pair(
        NEM,
        DAVROS,
        add("recovering-davros"),
        [("NEM-D01", "count-differs", 41, 40), ("NEM-D03", "groups-differs", 2, 1)],
    )


@rule("NEM-D04", "NEM-K05")
def test_all_four_cards_of_a_doctor_are_taken() -> None:
    pair(
        NEM,
        DAVROS,
        add("bessie", -1),
        [("NEM-D01", "count-differs", 39, 40), ("NEM-D04", "group-incomplete", 3, 4)],
    )


@rule("NEM-K02", "NEM-S05", "NEM-D04")
def test_a_deck_has_two_doctors() -> None:
    pair(
        NEM,
        DAVROS,
        add("fez"),
        [("NEM-D01", "count-differs", 41, 40), ("NEM-D04", "groups-differs", 3, 2)],
    )
    one_doctor = {(s, c): -n for (s, c), n in swap_group(NEM, "pack", "", "doctor-third").items()}
    assert faults(NEM.checker.check(changed(DAVROS, one_doctor)).errors) == [
        ("NEM-D01", "count-differs", 36, 40),
        ("NEM-D04", "groups-differs", 1, 2),
        ("NEM-D06.doctors", "count-below", 1, 2),
    ]


@rule("NEM-S02", "NEM-K03")
def test_the_scheme_belongs_to_the_nemesis() -> None:
    other_side = changed(DAVROS, swap_group(NEM, "pack", "scheme-davros", "scheme-emperor"))
    assert NEM.checker.check(other_side).legal
    foreign = changed(DAVROS, swap_group(NEM, "pack", "scheme-davros", "scheme-ashad"))
    assert faults(NEM.checker.check(foreign).errors) == [("NEM-S02", "link-missing", 0, 5)]


@rule("NEM-D05")
def test_cards_outside_the_sets_are_set_aside() -> None:
    board = next(card.id for card in NEM.catalogue.cards if "group" not in card.fields)
    pair(
        NEM,
        DAVROS,
        add(board),
        [("NEM-D01", "count-differs", 41, 40), ("NEM-D05", "count-above", 1, 0)],
    )


@rule("NEM-D06")
def test_each_scheme_has_its_scheme_card() -> None:
    pair(
        NEM,
        DAVROS,
        swap("unit-hq", "bessie"),
        [("NEM-D04", "group-incomplete", 3, 4), ("NEM-D06.doctors", "count-below", 1, 2)],
    )
    pair(
        NEM,
        DAVROS,
        swap("stolen-world", "reality-bomb", 3),
        [("NEM-D03", "group-incomplete", 2, 5), ("NEM-D06", "count-below", 0, 1)],
    )


@rule("NEM-D06", "NEM-D07")
def test_every_shipped_set_has_its_winning_cards() -> None:
    wins: dict[str, int] = {}
    for card in NEM.catalogue.cards:
        pack, traits = card.fields.get("pack"), card.fields.get("traits", [])
        if isinstance(pack, str) and isinstance(traits, list):
            wins[pack] = wins.get(pack, 0) + ("scheme" in traits)
    assert len(wins) == 4 + 8 + 14
    assert all(n == (2 if pack.startswith("core") else 1) for pack, n in wins.items())


@rule("NEM-D07")
def test_a_core_has_two_instants_that_win_with_captured_doctors() -> None:
    pair(
        NEM,
        DAVROS,
        swap("exterminate", "ogrons"),
        [("NEM-D02", "group-incomplete", 26, 27), ("NEM-D07", "count-differs", 1, 2)],
    )


@rule("NEM-D08")
@pytest.mark.parametrize("card", sorted(DAVROS.counts()))
def test_no_card_is_chosen_singly(card: str) -> None:
    assert NEM.checker.check(DAVROS).legal
    without = NEM.checker.check(changed(DAVROS, add(card, -1)))
    twice = NEM.checker.check(changed(DAVROS, add(card)))
    for report in (without, twice):
        assert {"group-incomplete", "group-exceeded"} & {found.code for found in report.errors}


@rule("NEM-A01", "NEM-R01", "NEM-K07")
def test_each_player_has_another_nemesis() -> None:
    assert match(NEM, [DAVROS, CYBER]).legal
    report = match(NEM, [DAVROS, EMPEROR])
    assert report.match is not None
    assert faults(report.match.errors) == [("NEM-A01.nemesis", "holders-above", 2, 1)]
    assert (report.match.errors[0].group, report.match.errors[0].decks) == ("daleks", (1, 2))


@rule("NEM-R01")
def test_two_to_four_players_take_part() -> None:
    four = [DAVROS, CYBER, MASTER, ANGELS]
    assert match(NEM, four).legal
    report = match(NEM, [*four, EMPEROR])
    assert report.match is not None
    assert faults(report.match.errors) == [
        ("NEM-A01", "players-above", 5, 4),
        ("NEM-A01.nemesis", "holders-above", 2, 1),
    ]


@rule("NEM-S05", "NEM-R08", "NEM-K08")
def test_no_doctor_belongs_to_two_players() -> None:
    shared = changed(CYBER, swap_group(NEM, "pack", "doctor-eleventh", "doctor-tenth"))
    report = match(NEM, [DAVROS, shared])
    assert report.match is not None
    assert faults(report.match.errors) == [("NEM-S05", "holders-above", 2, 1)]
    assert match(NEM, [DAVROS, CYBER]).legal
