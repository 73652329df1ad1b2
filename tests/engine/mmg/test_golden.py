"""Games that were played once are played again, word for word."""

from __future__ import annotations

import pytest

from engine.mmg import events
from engine.mmg.verbs import LINES
from tests.engine.mmg import golden
from tests.engine.mmg.harness import pos


@pytest.mark.parametrize("name", list(golden.GAMES))
def test_a_golden_game_gives_its_log_again(name: str) -> None:
    path = golden.FOLDER / f"{name}.txt"
    game, decks = golden.read(path)
    assert golden.transcript(game, decks) == path.read_text()


def test_the_grammar_of_log_lines() -> None:
    lines = [
        line
        for name in golden.GAMES
        for line in (golden.FOLDER / f"{name}.txt").read_text().splitlines()[3:]
    ]
    assert len(lines) > 200
    for line in lines:
        assert line[0].isupper(), line
        assert not line.endswith((".", "!")), line
        assert "  " not in line, line
        assert line[:2] != "A ", line
    assert lines.count("Ann announces combat") > 5


def test_every_event_has_words() -> None:
    table = pos({"present": ["bok"]}, {"present": ["yeti"]}).table
    codes = sorted(LINES)
    assert codes == list(range(len(codes)))
    assert set(codes) >= {value for name, value in vars(events).items() if name.isupper()}
    for code in codes:
        for numbers in ([0, 1, 1, 1], [1, 2, 2, 2], [1, 2, 0, 1]):
            text = table.event_text([code, *numbers])
            assert text[0].isupper() and not text.endswith("."), (code, text)
