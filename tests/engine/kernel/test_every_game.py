"""What the kernel promises, kept by every game that is found: the real ones and the examples."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import msgspec
import pytest

from cards.catalogue.values import Card
from cards.ready import ReadyDeck
from engine import games, laws, record
from engine.agents import agent
from engine.catalogue import catalogue_of
from engine.kernel import generate, position
from engine.kernel.game import GameTable
from engine.kernel.options import Legend
from engine.rng import derive, seeded
from engine.table import RUNNING, Table
from tests.engine.kernel.test_example import CARDS as NUMBERS
from tests.engine.kernel.test_example import TOYS
from tests.engine.test_team import CREW

REAL = games.GAMES
EXAMPLES = games.Registry(TOYS, "tests.engine.toys")
EVERY = [*REAL, *EXAMPLES]
SEED = 20


def cards_of(game_id: str) -> Sequence[Card]:
    if game_id in EXAMPLES:
        return NUMBERS if game_id == "tally" else CREW
    return list(catalogue_of(game_id).cards)


@pytest.fixture(params=EVERY)
def game_id(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game, with its registry in place."""
    found = str(request.param)
    if found in EXAMPLES:
        monkeypatch.setattr(games, "GAMES", EXAMPLES)
    return found


def decks(game_id: str, stream: int = 0) -> list[ReadyDeck]:
    least = games.engine_of(game_id).PLAYERS[0]
    return laws.random_decks(game_id, cards_of(game_id), seeded(SEED, stream), least)


def positions(game_id: str, wanted: Callable[[int], bool]) -> list[Table]:
    """The positions of a random game at some of its decisions."""
    table = games.matchup(game_id, decks(game_id)).start(SEED, logging=True)
    rng = seeded(SEED, 9)
    out = []
    while table.status == RUNNING and table.choices < 250:
        if wanted(table.choices):
            out.append(table.clone())
        table.push(table.options[rng.below(len(table.options))])
    return out


def test_there_is_every_game() -> None:
    assert set(EVERY) >= {"mmg", "whoccg", "nemesis", "risk", "totd", "tally", "vault"}


def test_it_stands_on_the_kernel_and_its_written_modules_are_current(game_id: str) -> None:
    package = f"{games.GAMES.package}.{game_id}"
    assert generate.stale(package) == []
    table = positions(game_id, lambda choices: choices == 0)[0]
    assert isinstance(table, GameTable)
    assert table.plan() is generate.plan_of(package)


def test_the_laws_hold(game_id: str) -> None:
    seen = laws.check(game_id, cards_of(game_id), SEED, 3, 60)
    assert (seen.exceptions, seen.illegal, seen.problems) == (0, 0, [])
    assert seen.looks > 0


def test_agents_play_and_their_records_replay(game_id: str) -> None:
    ready = games.matchup(game_id, decks(game_id))
    names = ("uniform", "greedy", "search:2") if game_id in EXAMPLES else ("uniform", "greedy")
    for number, name in enumerate(names):
        agents = [agent(name)] * games.engine_of(game_id).PLAYERS[0]
        table, written = record.play(game_id, ready, derive(SEED, number), agents, logging=True)
        stored = msgspec.json.decode(msgspec.json.encode(written), type=record.Record)
        replayed = record.replay_checked(ready, stored)
        assert replayed.problem == ""
        assert replayed.table.to_dict() == table.to_dict()
        bare = record.play(game_id, ready, derive(SEED, number), agents)[1]
        assert bare.game_hash == written.game_hash


def moved(legend: Legend) -> Legend:
    """The same options with other numbers and other bits."""
    most = (1 << legend.kind_bits) - 1
    return msgspec.structs.replace(
        legend,
        kind_bits=legend.kind_bits + 2,
        fields=tuple(
            msgspec.structs.replace(field, shift=field.shift + 2) for field in legend.fields
        ),
        kinds=tuple((most + 3 - number, name, fields) for number, name, fields in legend.kinds),
    )


def test_its_records_outlive_a_renumbering(game_id: str) -> None:
    ready = games.matchup(game_id, decks(game_id))
    agents = [agent("uniform")] * games.engine_of(game_id).PLAYERS[0]
    written = record.play(game_id, ready, SEED, agents, logging=True)[1]
    assert written.legend is not None
    old = moved(written.legend)
    choices = written.legend.translate(written.choices, old)
    assert choices != written.choices
    stored = msgspec.structs.replace(written, choices=choices, legend=old)
    replayed = record.replay_checked(ready, stored)
    assert (replayed.problem, replayed.choices) == ("", written.choices)


def test_positions_are_plain_data_and_read_back(game_id: str) -> None:
    cards = cards_of(game_id)
    for table in positions(game_id, lambda choices: choices % 45 == 7):
        data = json.loads(json.dumps(table.to_dict()))
        again = games.position(game_id, data, cards)
        assert again.to_dict() == data
        assert [again.option_text(o) for o in again.options] == [
            table.option_text(o) for o in table.options
        ]
        assert isinstance(again, GameTable)
        for field in position.fields(again.plan()):
            assert field.name in data


def test_a_view_holds_no_generator_and_no_seed(game_id: str) -> None:
    for table in positions(game_id, lambda choices: choices % 60 == 5):
        for seat in range(table.seats):
            data = table.view(seat).to_dict()
            assert (data["rng"], data["seed"]) == ([0, 0, 0, 0], 0)


def test_what_others_may_not_know_changes_no_choice(game_id: str) -> None:
    for table in positions(game_id, lambda choices: choices % 50 == 11):
        if len(table.options) == 1:
            continue
        dealt = table.determinise(table.seat, seeded(SEED, table.choices))
        assert dealt.view(table.seat).greedy() == table.view(table.seat).greedy()
        assert dealt.view(table.seat).ranked(5) == table.view(table.seat).ranked(5)


def test_options_are_distinct_sentences_or_alike_cards(game_id: str) -> None:
    for table in positions(game_id, lambda choices: choices % 40 == 3):
        for option in table.options:
            words = table.option_text(option)
            assert words and words == words.strip() and "{" not in words
            assert words[0].upper() == words[0]
