"""Positions as dictionaries: short ones, exact ones, and clear refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games import position
from engine.nemesis import position as positions
from engine.nemesis.fields import PLAN
from tests.engine.nemesis.stage import ashad, catalogue, emperor, play

GUIDE = Path(__file__).parents[3] / "docs" / "positions-nemesis.md"


def test_a_position_round_trips_in_the_middle_of_a_conflict() -> None:
    t = play(
        ashad(power=4, token=1, hand=["delete"], play=[{"card": "cyberman", "at": 2}]),
        emperor(power=2, hand=["exterminate"], play=[{"card": "ogrons", "at": [0, 2]}]),
        at="conflict",
    ).do("Start a Conflict", "Commit 2 Power", "Commit 1 Power", "Play Delete: add")
    data = t.table.to_dict()
    again = position("nemesis", data, list(catalogue().values()))
    assert again.to_dict() == data
    for table in (t.table, again):
        table.apply(table.options[0])
    assert again.to_dict() == t.table.to_dict()


@pytest.mark.parametrize(
    ("players", "more", "words"),
    [
        ([{"side": "ashad"}], {}, "expected 2 to 4 players, got 1"),
        ([{"side": "ashad"}, {"side": "dalek"}], {}, "expected a control board"),
        ([{"side": "ashad", "powers": 2}, {"side": "emperor"}], {}, "player 0: expected keys out"),
        ([{"side": "ashad"}, {"side": "emperor"}], {"step": "minion"}, "position: expected keys"),
        ([{"side": "ashad"}, {"side": "emperor"}], {"at": "minions"}, "at: expected a step out of"),
        (
            [{"side": "ashad", "hand": ["x"]}, {"side": "emperor"}],
            {},
            "card of the pool, got 'x'",
        ),
        ([{"side": "ashad", "token": "Time War"}, {"side": "emperor"}], {}, "of the own board"),
        ([{"side": "ashad", "play": ["cyberman"]}, {"side": "emperor"}], {}, "a Location in at"),
        (
            [{"side": "ashad", "play": [{"card": "cyberman", "at": "Mars"}]}, {"side": "emperor"}],
            {},
            "expected a Location of a board in this game, got 'Mars'",
        ),
        ([{"side": "ashad", "doctors": ["tom"]}, {"side": "emperor"}], {}, "a Doctor with cards"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    players: list[dict[str, Any]], more: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        play(*players, **more)


def test_the_guide_names_every_key_step_and_kind() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    keys = (positions.KEYS - {"pool"}) | positions.PLAYER_KEYS | positions.CARD_KEYS
    steps = set(PLAN.steps) - {"deal"}
    missing = [f"`{name}`" for name in [*keys, *steps, *PLAN.decisions] if f"`{name}`" not in text]
    assert missing == []


def test_every_part_of_a_player_is_read() -> None:
    t = play(
        ashad(
            doctors=["first", "war"],
            token="Cyber Tomb",
            power=5,
            plot=3,
            hand=["delete", {"card": "k-9", "owner": 1}],
            deck=["cyberman", "cybergun"],
            discard=["cyberiad"],
            captured=["tenth-doctor"],
            play=[{"card": "cyber-leader", "at": [1, 3], "plot": 2, "control": 1}],
        ),
        emperor(doctors=["tenth", "fourth"]),
        at="control",
        names=["Ann", "Bob"],
        turn=9,
    )
    s = t.table
    assert (s.power[0], s.wealth[0], s.token[0], s.turn) == (5, 3, 1, 9)
    assert t.hand(0) == ["delete", "k-9"]
    assert s.owner[t.found("k-9")] == 1
    assert s.owner[t.found("tenth-doctor")] == 1
    assert s.control[t.found("cyber-leader")] == 1
    assert s.plot[t.found("cyber-leader")] == 2
    assert [s.pool.designs[s.design[i]].card_id for i in s.deck[0]] == ["cyberman", "cybergun"]
    assert s.names == ["Ann", "Bob"]


def test_the_example_of_the_guide_runs() -> None:
    code = GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(compile(code, str(GUIDE), "exec"), names)
    table = names["table"]
    assert table.kind_name() == "commit"  # the last line starts the Conflict
    assert table.dice_ahead == [3, 1]
