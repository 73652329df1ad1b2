"""Anatomy and set-up: rules A, S, and what the engine itself asks of decks."""

from __future__ import annotations

import pytest

from cards.catalogue.problems import CardError
from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine.mmg import codes
from engine.mmg.lower import build_pool, same_name
from engine.mmg.matchup import Matchup, setup_problems
from tests.engine.mmg.cardset import CARDS, deck
from tests.engine.mmg.harness import FILLER, Play, new, pos


@pytest.mark.rule("MMG-A01", "MMG-A02")
def test_a_game_is_for_two_decks() -> None:
    with pytest.raises(CardError, match="expected two decks, got 1"):
        Matchup([deck(*FILLER)])
    game = new()
    assert sorted(set(game.table.owner)) == [0, 1]


@pytest.mark.rule("MMG-A02", "MMG-R01", "MMG-E19", "MMG-F22")
def test_the_owner_of_an_episode_stays_its_owner_on_the_other_side() -> None:
    game = pos(
        {"present": ["body-113-present"], "episodes": {"present": "ban"}}, zone="past", at="solve"
    )
    game.do("Solve BAN by Support", "Side BODY 1/1/3 present", "Solve with")
    assert game.pile(1) == ["ban"]
    assert game.pile(0) == []


@pytest.mark.rule("MMG-A03", "MMG-A04", "MMG-A05", "MMG-A06", "MMG-R02", "MMG-R03", "MMG-A09")
def test_products_set_size_and_rarity_play_no_part() -> None:
    # A pool of any size plays: cards carry neither a rarity nor a pack, only what the rules use.
    pool = build_pool([CARDS["zarbi"]])
    assert len(pool.designs) == 1
    assert "rarity" not in CARDS["zarbi"].fields
    assert not hasattr(pool.designs[0], "rarity")


@pytest.mark.rule("MMG-A07", "MMG-A08", "MMG-A10", "MMG-A21")
def test_kinds_zones_and_frames() -> None:
    assert codes.KINDS == ("creature", "resource", "flash", "episode", "time")
    assert codes.ZONES[:3] == ("past", "present", "future")
    pool = build_pool(list(CARDS.values()))
    zones = {d.zone for d in pool.designs if d.kind == codes.CREATURE}
    assert zones == {codes.PAST, codes.PRESENT, codes.FUTURE, codes.TIMELESS}
    assert {d.zone for d in pool.designs if d.kind == codes.TIME} == {0, 1, 2}


@pytest.mark.rule("MMG-A10")
def test_a_timeless_time_card_sets_up_no_game() -> None:
    odd = Card(id="time-odd", name="TIME", type="time", fields={"zone": "timeless"})
    cards = deck(*FILLER).cards
    bad = ReadyDeck.of(odd if card.id == "time-past" else card for card in cards)
    assert any("equally many Time cards" in problem for problem in setup_problems([bad, bad]))


@pytest.mark.rule("MMG-A11", "MMG-A12", "MMG-A13", "MMG-A14", "MMG-A19")
def test_a_card_with_an_unknown_value_is_refused_by_name() -> None:
    unknown = [
        Card(id="dalek", name="DALEK", type="creature", fields={"race": ["alien"], "energy": 3}),
        Card(id="vorum-gas", name="VORUM GAS", type="flash"),
        Card(id="the-ark", name="THE ARK", type="episode"),
        Card(id="gun", name="GUN", type="resource"),
    ]
    with pytest.raises(CardError) as error:
        build_pool(unknown)
    assert error.value.problems == [
        "DALEK (dalek): zone, substance, support unknown",
        "VORUM GAS (vorum-gas): abilities unknown",
        "THE ARK (the-ark): solve, abilities unknown",
        "GUN (gun): abilities unknown",
    ]


@pytest.mark.rule("MMG-A15", "MMG-A16", "MMG-A17")
def test_races_dual_races_and_the_raceless_watcher() -> None:
    assert codes.RACES == ("alien", "assistant", "human", "robot", "timelord")
    # CELL forbids attacks by opposing Robots: a DALEK is one, a ZARBI and THE WATCHER are not.
    game = pos(
        {"future": ["dalek", "zarbi", "watcher-future"]}, {"future": ["cell"]},
        zone="future", at="attack",
    )  # fmt: skip
    assert not game.can("Attack with DALEK")
    assert game.can("Attack with ZARBI")
    assert game.can("Attack with THE WATCHER")


@pytest.mark.rule("MMG-A18")
def test_values_are_told_in_the_order_energy_substance_support() -> None:
    game = pos({"future": ["ice-warrior"]})
    assert game.val("ice-warrior") == (1, 3, 1)


@pytest.mark.rule("MMG-A20")
@pytest.mark.parametrize(
    ("one", "other"),
    [("Romans", "ROMAN"), ("Cyberman", "CYBERMEN"), ("The Daleks", "Dalek"), ("Yeti", "YETI")],
)
def test_singular_and_plural_are_one_name(one: str, other: str) -> None:
    assert same_name(one) == same_name(other)


@pytest.mark.rule("MMG-A20")
def test_a_text_that_names_a_creature_means_its_plural_too() -> None:
    game = pos({"past": ["romans", "romans", "romans"]})
    assert game.val("romans") == (3, 1, 1)


@pytest.mark.rule("MMG-R05")
def test_neighbouring_zones_follow_time_order() -> None:
    lift = pos({"past": ["sidrat", "romans"]}, zone="past", at="announce")
    lift.to("attack")
    assert [t for t in lift.texts if t.startswith("Use SIDRAT")] == [
        "Use SIDRAT Siding ROMANS (Ann, Past) to the Present"
    ]
    middle = pos({"present": ["sidrat", "bok"]}, zone="present", at="announce").to("attack")
    assert sum(t.startswith("Use SIDRAT") for t in middle.texts) == 2


@pytest.mark.rule("MMG-A22", "MMG-R06")
def test_what_is_hidden_and_what_is_open() -> None:
    game = new()
    seen = game.table.view(0)
    assert isinstance(seen, type(game.table))
    table = game.table
    assert seen.hand[0] == table.hand[0]
    assert [seen.design[i] for i in seen.hand[0]] == [table.design[i] for i in table.hand[0]]
    hidden = [seen.design[i] for i in seen.hand[1] + seen.deck[1]]
    assert hidden == sorted(hidden)
    assert seen.design[seen.times[1][-1]] == table.design[table.times[1][-1]]
    assert [seen.design[i] for i in seen.times[0][:-1]] == sorted(
        table.design[i] for i in table.times[0][:-1]
    )
    assert seen.seed == 0
    assert seen.rng.words() == [0, 0, 0, 0]


@pytest.mark.rule("MMG-A22", "MMG-R06")
def test_exchanging_hidden_cards_never_changes_a_view() -> None:
    game = new(seed=5)
    before = game.table.view(0).to_dict()
    # Exchange by hand, without the help of the engine: a card of Bob's hand with one of his deck.
    twin = game.table.clone()
    assert isinstance(twin, type(game.table))
    a, b = twin.hand[1][0], twin.deck[1][0]
    assert twin.design[a] != twin.design[b]
    for cards in (twin.design, twin.face):
        cards[a], cards[b] = cards[b], cards[a]
    assert twin.view(0).to_dict() == before
    assert twin.view(1).to_dict() != game.table.view(1).to_dict()
    twin.times[0][0], twin.times[0][1] = twin.times[0][1], twin.times[0][0]
    low, high = sorted(twin.times[0][:2])
    twin.times[0][:2] = [low, high]
    twin.design[low], twin.design[high] = twin.design[high], twin.design[low]
    twin.face[low], twin.face[high] = twin.face[high], twin.face[low]
    assert twin.view(0).to_dict() == before


@pytest.mark.rule("MMG-S01", "MMG-S02", "MMG-S04", "MMG-S05", "MMG-S06", "MMG-S08", "MMG-R15")
def test_set_up() -> None:
    table = new().table
    for player in range(2):
        assert len(table.times[player]) == 6
        assert len(table.hand[player]) == 7
        for zone in range(3):
            (i,) = table.board[player * 3 + zone]
            d = table.pool.designs[table.design[i]]
            assert (d.watcher, d.zone, table.sided[i], table.entered[i]) == (True, zone, 0, -1)
    assert len(table.deck[0]) == 55 - 6 - 3 - 7


@pytest.mark.rule("MMG-S01", "MMG-S05")
def test_shuffles_depend_on_the_seed_and_stay_with_the_deck() -> None:
    first, again, other = new(seed=1), new(seed=1), new(seed=2)
    assert first.table.to_dict() == again.table.to_dict()
    assert first.hand(0) != other.hand(0)
    matchup = Matchup([deck(*FILLER), deck(*FILLER)])
    assert Play(matchup.start(1, order=(1, 0))).hand(1) == Play(matchup.start(1)).hand(0)


@pytest.mark.rule("MMG-S03")
def test_no_effect_puts_a_card_on_a_time_stack() -> None:
    game = pos({"hand": ["salvage"], "discard": ["time-past", "zarbi", "yeti"]}, at="stand")
    game.to("choose zone").do("Choose the Past")
    game.do("Play SALVAGE").settle()
    assert not game.can("Pick TIME")
    assert len(game.table.times[0]) == 3


@pytest.mark.rule("MMG-R14", "MMG-S04")
def test_further_watchers_are_ordinary_cards() -> None:
    matchup = Matchup([deck(*FILLER, (3, "watcher-past")), deck(*FILLER)])
    table = matchup.start(3)
    assert [len(table.board[zone]) for zone in range(3)] == [1, 1, 1]
    rest = [table.pool.designs[table.design[i]].card_id for i in table.hand[0] + table.deck[0]]
    assert rest.count("watcher-past") == 3
    game = pos({"hand": ["watcher-past"]}, at="play", zone="past")
    assert game.can("Play THE WATCHER")


@pytest.mark.rule("MMG-S07")
def test_a_hand_has_no_limit() -> None:
    game = pos({"hand": ["zarbi"] * 30}).do("Choose the Past").to("play cards", "announce combat")
    assert len(game.hand(0)) == 31


@pytest.mark.rule("MMG-S09", "MMG-R16", "MMG-Q03")
def test_the_first_player_is_random_unless_named() -> None:
    matchup = Matchup([deck(*FILLER), deck(*FILLER)])
    starts = [matchup.start(seed).active for seed in range(60)]
    assert 15 < sum(starts) < 45
    assert {matchup.start(seed, first=1).active for seed in range(5)} == {1}


@pytest.mark.rule("MMG-S10", "MMG-R17")
def test_the_first_decision_is_the_turn_itself_and_no_exchange_of_hands() -> None:
    game = new(first=0)
    assert game.seat == 0
    assert game.kind in ("window", "choose zone")
    assert not any("hand" in text for text in game.texts)


@pytest.mark.rule("MMG-D02", "MMG-D03", "MMG-D04", "MMG-D05", "MMG-D06", "MMG-D07", "MMG-R08",
                  "MMG-R09", "MMG-K05", "MMG-X11", "MMG-V01")  # fmt: skip
def test_a_pair_of_decks_that_cannot_be_set_up_is_refused_with_every_reason() -> None:
    good = deck(*FILLER)
    assert setup_problems([good, good]) == []
    bare = ReadyDeck.of(c for c in good.cards if c.id not in ("watcher-past", "time-future"))
    problems = setup_problems([bare, good])
    assert problems == [
        "deck 1: expected equally many Time cards of each colour, got 2 past, 2 present, 0 future",
        "deck 1: expected a THE WATCHER for past",
        "expected the same number of Time cards in both decks, got [4, 6]",
    ]
    more = [CARDS["time-past"], CARDS["time-present"], CARDS["time-future"]]
    longer = ReadyDeck.of([*good.cards, *more])
    assert setup_problems([longer, longer]) == []
    assert setup_problems([longer, good]) == [
        "expected the same number of Time cards in both decks, got [9, 6]"
    ]


@pytest.mark.rule("MMG-Q01", "MMG-Q02", "MMG-Q03", "MMG-V01")
def test_the_players_may_make_the_choices_of_set_up() -> None:
    lines = (*FILLER, (1, "other-watcher-past"))
    game = Play(Matchup([deck(*lines), deck(*FILLER)], ["Ann", "Bob"]).start(1, ask=True))
    assert game.kind == "agree time cards"
    assert game.texts == ["Use 3 Time cards each", "Use 6 Time cards each"]
    game.do("Use 3 Time cards each")
    assert game.kind == "set aside watchers"
    game.table.apply(game.table.options[1])
    assert game.texts == ["Let Ann begin", "Let Bob begin"]
    game.do("Let Bob begin")
    assert game.table.active == 1
    assert [len(stack) for stack in game.table.times] == [3, 3]
    assert game.side(0, "past") == ["other-watcher-past"]
