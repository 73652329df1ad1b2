"""The tools that a game can ask for, by the name that stands in game.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from django import forms

from arena.odds import battle, pool


class Answer(Protocol):
    """What a tool makes of a form that was filled in rightly."""

    def __call__(self, values: dict[str, Any]) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Tool:
    """One page: the form that asks, what answers, and the template that shows both.

    The answers stand in the address, so that a link keeps them; the template gets `form`, `game`
    and what `answer` gives.
    """

    title: str
    lede: str
    form: type[forms.Form]
    answer: Answer
    template: str


TOOLS: dict[str, Tool] = {
    "battle": Tool(
        title="Battle calculator",
        lede="Who wins a battle of dice, and what is left. Exact, not played out.",
        form=battle.BattleForm,
        answer=battle.answer,
        template="odds/battle.html",
    ),
    "pool": Tool(
        title="Can this team meet that dilemma?",
        lede="The chance of an adventure under best play, and the best re-roll. Exact.",
        form=pool.PoolForm,
        answer=pool.answer,
        template="odds/pool.html",
    ),
}
