"""Statistics that game.toml declares are checked like the rest of the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.catalogue.loader import read_catalogue
from engine.vocabulary import verbs_of
from tests.cards.catalogue.broken import CARD, GAME, write

STATISTIC = """
[[statistic]]
id = "power"
name = "Power"
field = "power"
over = "type:robot"
sections = ["main"]
"""


def test_a_sound_statistic_is_read(tmp_path: Path) -> None:
    catalogue, problems = read_catalogue(write(tmp_path, CARD, GAME + STATISTIC), verbs_of)
    assert problems == []
    assert catalogue is not None
    assert [one.id for one in catalogue.game.file.statistics] == ["power"]


@pytest.mark.parametrize(
    ("old", "new", "field", "said"),
    [
        ('field = "power"', 'field = "speed"', "statistic.power.field", "no field 'speed'"),
        ('field = "power"', 'field = "lore"', "statistic.power.field", "got free text"),
        ('sections = ["main"]', 'sections = ["side"]', "statistic.power.sections", "got 'side'"),
        ("type:robot", "type:", "statistic.power.over", "character"),
        ("type:robot", "owned>=1", "statistic.power.over", "without order or what one owns"),
        ("type:robot", "type:robot order:name", "statistic.power.over", "without order"),
        ("type:robot", "power>8", "statistic.power", "selects no card with the field 'power'"),
        ('id = "power"', 'id = "type"', "statistic.type", "a chart 'type' already"),
        ('id = "power"', 'id = "Po wer"', "statistic", "lower-case letters"),
        ('name = "Power"\n', "", "statistic[1].name", "missing"),
        ('name = "Power"', 'name = "Power"\nbar = 1', "statistic[1].bar", "unknown key 'bar'"),
    ],
)
def test_a_faulty_statistic_is_refused(
    tmp_path: Path, old: str, new: str, field: str, said: str
) -> None:
    game = GAME + STATISTIC.replace(old, new)
    catalogue, (problem, *_) = read_catalogue(write(tmp_path, CARD, game), verbs_of)
    assert catalogue is None
    assert (problem.file, problem.field) == ("tiny/game.toml", field)
    assert said in problem.message


def test_the_same_id_twice_is_refused(tmp_path: Path) -> None:
    _, (problem,) = read_catalogue(write(tmp_path, CARD, GAME + STATISTIC * 2), verbs_of)
    assert problem.message == "the id 'power' is there twice"
