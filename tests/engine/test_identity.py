"""Records carry what played them; a replay is compared with the counted game."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from cards.catalogue.values import Card
from engine import games, identity, record, series
from engine.agents import agent
from engine.kernel import options
from engine.rng import derive
from tests.engine.kernel.test_example import CARDS, HIGH, LOW, TOYS
from tests.engine.toys.tally import game as rules
from tests.engine.toys.tally import game_api
from tests.engine.toys.tally import options as o
from tests.engine.toys.tally.fields import PLAN
from tests.engine.toys.tally.game import Tally

AGENTS = (agent("greedy"), agent("uniform"))


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", games.Registry(TOYS, "tests.engine.toys"))


def played(seed: int = 5, *, logging: bool = True) -> tuple[game_api.Matchup, record.Record]:
    ready = game_api.Matchup([HIGH, LOW])
    return ready, record.play("tally", ready, seed, AGENTS, logging=logging)[1]


def test_a_record_read_back_replays_exactly() -> None:
    ready, written = played()
    again = msgspec.json.decode(msgspec.json.encode(written), type=record.Record)
    assert again == written
    replayed = record.replay_checked(ready, again)
    assert (replayed.exact, replayed.choices) == (True, written.choices)


def test_the_game_has_the_same_name_with_and_without_a_log() -> None:
    _, logged = played()
    _, bare = played(logging=False)
    assert logged.game_hash == bare.game_hash
    assert len({played(seed)[1].game_hash for seed in range(20)}) == 20
    assert bare.log_hash is None


def test_a_rule_that_changed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    ready, written = played(logging=False)

    def harder(s: Tally, option: int) -> None:
        card = o.card_of(option)
        original(s, option)
        s.note(9, card)

    original = Tally.choose_step
    monkeypatch.setattr(Tally, "choose_step", harder)
    replayed = record.replay_checked(ready, written)
    assert not replayed.exact
    assert replayed.problem.startswith(f"the game is different: expected {written.game_hash}, got ")
    assert len(replayed.choices) == len(written.choices)


def test_a_choice_that_is_gone_ends_the_replay_there(monkeypatch: pytest.MonkeyPatch) -> None:
    ready, written = played()
    monkeypatch.setattr(rules, "HAND_SIZE", 1)
    replayed = record.replay_checked(ready, written)
    number = len(replayed.choices) + 1
    assert 0 < number <= len(written.choices)
    assert replayed.problem == f"choice {number} of {len(written.choices)} is not on offer any more"
    assert replayed.table.choices == number - 1


def renumbered() -> options.Legend:
    """Options as they might have been packed before: other numbers, other bits."""
    plan = msgspec.structs.replace(
        PLAN,
        option_fields=tuple(
            msgspec.structs.replace(field, shift=field.shift + 7) for field in PLAN.option_fields
        ),
        options=tuple(
            msgspec.structs.replace(option, number=5 - option.number) for option in PLAN.options
        ),
    )
    return options.option_table(plan).legend()


def test_a_record_outlives_a_renumbering_of_options() -> None:
    ready, written = played()
    today = options.option_table(PLAN)
    legend = renumbered()
    choices = [legend.pack(today.kind(c).name, today.values(c)) for c in written.choices]
    assert choices != written.choices
    old = msgspec.structs.replace(written, choices=choices, legend=legend)
    replayed = record.replay_checked(ready, old)
    assert (replayed.problem, replayed.choices) == ("", written.choices)
    assert record.replay(ready, old).to_dict() == replayed.table.to_dict()


def test_an_option_that_is_gone_is_said() -> None:
    ready, written = played()
    assert written.legend is not None
    kinds = tuple(
        (n, name.replace("Play", "Lay"), fields) for n, name, fields in written.legend.kinds
    )
    old = msgspec.structs.replace(
        written, legend=msgspec.structs.replace(written.legend, kinds=kinds)
    )
    replayed = record.replay_checked(ready, old)
    assert (
        replayed.problem == "expected an option out of ['PlayCard', 'StrikePlayer'], got 'LayCard'"
    )
    assert replayed.choices == []


def test_counted_games_carry_the_beginning_of_their_hash() -> None:
    ready = game_api.Matchup([HIGH, LOW])
    ended = series.play_pair(series.Tally(), "tally", ready, AGENTS, derive(3, 0))
    for one, order in zip(ended, ((0, 1), (1, 0)), strict=True):
        again = record.play("tally", ready, derive(3, 0), AGENTS, order=order, first=0)[1]
        assert one.mark == again.game_hash[: series.MARK]
    assert ended[0].mark != ended[1].mark


def number(name: int, value: int, *abilities: game_api.Ability) -> Card:
    """A number card."""
    return Card(
        id=f"number-{name}",
        name=f"{name}",
        type="number",
        fields={"value": value},
        abilities=abilities,
    )


def test_the_identity_follows_rules_cards_and_agents(tmp_path: Path) -> None:
    folder = tmp_path / "tally"
    shutil.copytree(TOYS / "tally", folder, ignore=shutil.ignore_patterns("__pycache__"))

    def now(cards: list[Card] = CARDS) -> identity.Identity:
        identity.rules_of.cache_clear()
        identity.agents_of.cache_clear()
        return identity.identity(folder, cards)

    first = now()
    assert now(CARDS[::-1]) == first
    for changed in (number(9, 7), number(9, 9, game_api.Ability(1))):
        assert identity.differences(first, now([*CARDS[:-1], changed])) == ["cards"]
    assert now([*CARDS[:-1], number(9, 9, game_api.Ability(18))]) == first
    source = (folder / "game.py").read_text()
    (folder / "game.py").write_text(source.replace("\n", "\r\n"))
    assert now() == first
    (folder / "game.py").write_text(source.replace("HAND_SIZE = 2", "HAND_SIZE = 3"))
    assert identity.differences(first, now()) == ["rules", "agents"]
    (folder / "game.py").write_text(source)
    (folder / "hot.txt").write_text("game\n")
    assert now() == first
    (folder / "weights.json").write_text("{}")
    assert identity.differences(first, now()) == ["rules", "agents"]


def test_a_match_up_names_its_own_game() -> None:
    ready = game_api.Matchup([HIGH, LOW])
    assert ready.identity == identity.identity(TOYS / "tally", ready.cards)
    assert game_api.Matchup([LOW, HIGH]).identity == ready.identity
    assert game_api.Matchup([HIGH, HIGH]).identity.cards != ready.identity.cards
