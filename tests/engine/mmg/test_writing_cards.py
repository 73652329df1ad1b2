"""The examples of docs/writing-cards.md are sound, and say what the document shows below them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from engine.catalogue import card_of
from engine.mmg import codes, events
from engine.mmg import options as o
from engine.mmg.verbs import LINES, VERBS
from engine.table import DETAIL
from engine.vocabulary import card_text
from tests.engine.mmg import golden
from tests.engine.mmg.harness import pos
from tests.engine.mmg.scenes import CARDS, Scene

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "writing-cards.md").read_text("utf-8")
EXAMPLE = re.compile(r"```toml\n# on an? (\w+)\n([^`]*)```\n\n((?:>.*\n)+)")
EXAMPLES = EXAMPLE.findall(PAGE)


@pytest.mark.parametrize(("type_id", "toml", "quote"), EXAMPLES)
def test_examples_read_as_shown(type_id: str, toml: str, quote: str) -> None:
    table = tomllib.loads(f'[[card]]\nid = "it"\nname = "It"\ntype = "{type_id}"\n{toml}')["card"][
        0
    ]
    card = card_of("mmg", table)
    words = card_text("mmg", card.type, card.fields, card.abilities)
    assert words == [line[2:] for line in quote.splitlines() if line != ">"]


def test_every_example_is_among_them() -> None:
    assert len(EXAMPLES) == len(re.findall("^# on an? ", PAGE, re.M)) >= 9


def test_the_table_of_verbs_is_whole() -> None:
    rows = [row for row in PAGE.split("## Verbs")[1].split("##")[0].splitlines() if "|" in row]
    named = {verb for row in rows for verb in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == set(VERBS)


def test_every_act_and_play_is_named() -> None:
    for word in (*codes.ACTS, *codes.PLAYS):
        assert f"`{word}`" in PAGE


def test_log_lines_are_as_described() -> None:
    scene = Scene(CARDS["daemons"])
    scene.lay(1, "present", CARDS["bok"])
    scene.start("zone", zone="past")
    scene.take(o.CHOOSE_ZONE, 1)
    scene.take(o.USE_SPECIAL, scene.me, scene.index("bok"))
    scene.settle()
    lines = [scene.table.event_text(event) for event in scene.table.log]
    shown = PAGE.split("```text\n")[1].split("```")[0].splitlines()
    assert [line for line in lines if line in shown] == shown


PARTS = {
    "P": "(?:Ann|Bob)", "C": ".+", "D": ".+", "E": ".+", "Z": "(?:Past|Present|Future)",
    "V": "(?:Energy|Substance|Support)", "n": r"\d+", "m": r"\d+", "W": "[A-Za-z0-9 ,]+",
}  # fmt: skip


def _grammar() -> list[tuple[bool, re.Pattern[str]]]:
    """The forms of the page: whether each is a detail, and what it matches."""
    found = []
    for line in PAGE.split("```grammar\n")[1].split("```")[0].splitlines():
        escaped = re.escape(line[2:]).replace(r"\[", "(?:").replace(r"\]", ")?")
        words = re.sub(r"\b[PCDEZVnmW]\b", lambda part: PARTS[part[0]], escaped)
        found.append((line[0] == "-", re.compile(words)))
    return found


def test_every_line_of_a_log_is_in_the_grammar() -> None:
    table = pos({"present": ["bok"]}, {"present": ["yeti"]}).table
    forms = _grammar()
    used: set[int] = set()
    for code in LINES:
        for numbers in ([0, 1, 1, 1], [1, 2, 2, 2], [1, 2, 0, 1], [0, 1, 0, 2], [1, 1, -1, -1]):
            if numbers[2] < 0 and code not in (events.FLASH, events.SPECIAL):
                continue  # only these may act on nothing
            if code in (events.HIT, events.TURNED):
                numbers = [numbers[0], table.times[0][0], 0, 0]
            line = table.event_text([code, *numbers])
            detail = table.event_level([code, *numbers]) == DETAIL
            fitting = [
                k for k, (low, form) in enumerate(forms) if low == detail and form.fullmatch(line)
            ]
            assert fitting, line
            used.update(fitting)
    assert [forms[k][1].pattern for k in range(len(forms)) if k not in used] == []


@pytest.mark.parametrize("name", list(golden.GAMES))
def test_whole_games_keep_to_the_grammar(name: str) -> None:
    forms = [form for _, form in _grammar()]
    for line in (golden.FOLDER / f"{name}.txt").read_text().splitlines()[3:]:
        assert any(form.fullmatch(line) for form in forms), line
