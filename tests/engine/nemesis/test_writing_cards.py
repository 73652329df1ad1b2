"""The guide to writing cards: every example gives the words that stand above it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from engine.games import engine_of
from engine.nemesis.rules import problems
from engine.vocabulary import read_abilities

GUIDE = Path(__file__).parents[3] / "docs" / "writing-cards-nemesis.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 8


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0][2:40])
def test_an_example_gives_its_words(example: str) -> None:
    words, toml = example.split("\n", 1)
    abilities = read_abilities("nemesis", tomllib.loads("[[card]]\n" + toml)["card"][0]["ability"])
    assert problems("moment", abilities) == []
    assert engine_of("nemesis").card_text("moment", {}, abilities) == [words.removeprefix("# ")]
