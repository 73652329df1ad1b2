"""A verb lives in one place, and no verb lacks a part."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path

import pytest

from engine import build
from engine.mmg import lower, sentences
from engine.mmg.model import Effect
from engine.mmg.resolve.base import OnCards, OnPlayers
from engine.mmg.verbs import LINES, VERBS
from engine.mmg.verbs.base import Verb

RESOLVE = Path(build.ROOT) / "mmg" / "resolve"
LOOKED_AT = {"must_attack", "save", "regenerate"}
"""Verbs that the rules look for at their moment: they never take hold by themselves."""


def effect_of(tag: str) -> type[Effect]:
    """The compiled half of a verb: the one effect in the module of its name."""
    module = importlib.import_module(f"engine.mmg.resolve.{tag}")
    (found,) = (
        given
        for given in vars(module).values()
        if isinstance(given, type)
        and issubclass(given, Effect)
        and given.__module__ == module.__name__
    )
    return found


def says(owner: type, name: str) -> bool:
    """Whether a class has a part of its own and not that of a common base."""
    return any(
        name in vars(part)
        for part in owner.__mro__
        if part not in (Verb, Effect, OnCards, OnPlayers)
    )


def test_each_verb_is_two_files_of_one_name() -> None:
    halves = {path.stem for path in RESOLVE.glob("[a-z]*.py")} - {"base"}
    assert halves == set(VERBS)
    for tag, verb in VERBS.items():
        assert verb.__module__ == f"engine.mmg.verbs.{tag}"


@pytest.mark.parametrize("tag", list(VERBS))
def test_no_verb_lacks_a_part(tag: str) -> None:
    verb, effect = VERBS[tag], effect_of(tag)
    assert inspect.cleandoc(verb.__doc__ or "")
    assert says(verb, "sentence")
    assert says(verb, "lower")
    assert verb.once | verb.goes_on, "it may stand nowhere"
    assert verb.log
    assert all(LINES[line.code] is line for line in verb.log)
    takes_hold = any(says(effect, name) for name in ("resolve", "act", "act_on", "go_on"))
    assert takes_hold or tag in LOOKED_AT
    if verb.goes_on and tag not in LOOKED_AT:
        assert says(effect, "go_on")
    if verb.once and not verb.alone:
        assert says(effect, "gain_on" if issubclass(effect, OnCards) else "gain")


def test_a_verb_without_its_parts_is_noticed() -> None:
    class Bare(Verb, frozen=True, kw_only=True, tag="bare"):
        pass

    with pytest.raises(NotImplementedError):
        sentences.ability_text(Bare(when="special"))
    with pytest.raises(NotImplementedError):
        Bare(when="special").lower(lower.Draft([], "special"))
