"""Every verb has all its parts, in one place: a module of words and one of play, of one name."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path

import pytest

from engine.whoccg.fields import PLAN
from engine.whoccg.model import Effect, Rule
from engine.whoccg.verbs import VERBS, Part, Verb

FOLDER = Path(inspect.getfile(Verb)).parent
PLAY = FOLDER.parent / "resolve"
EFFECTS = {name: verb for name, verb in VERBS.items() if not issubclass(verb, Part)}
PARTS = {name: verb for name, verb in VERBS.items() if issubclass(verb, Part)}
EVENTS = {event.number for event in PLAN.events}
HAPPENS = ("run", "act", "act_on", "act_on_player", "change", "take")
"""Any of these says what an effect does; a rule is asked for by those whom it concerns."""


def own(kind: type, name: str, root: type) -> bool:
    """Whether a class, or one between it and the root, says something of its own."""
    return getattr(kind, name, None) is not getattr(root, name, None)


def compiled(name: str) -> type[Effect]:
    """The class of the effect of a verb, by its name."""
    module = importlib.import_module(f"engine.whoccg.resolve.{name}")
    title = "".join(word.capitalize() for word in name.split("_"))
    found: type[Effect] = getattr(module, f"{title}Effect")
    return found


def test_modules_and_verbs_are_the_same() -> None:
    words = {path.stem for path in FOLDER.glob("[a-z]*.py")} - {"base"}
    assert words == set(VERBS)
    assert {path.stem for path in PLAY.glob("[a-z]*.py")} - {"base"} == set(EFFECTS)


@pytest.mark.parametrize("name", VERBS)
def test_a_verb_has_words_and_a_place(name: str) -> None:
    verb = VERBS[name]
    assert verb.__module__.rpartition(".")[2] == name
    assert verb.__doc__
    assert own(verb, "sentence", Verb), f"{name} has no sentence"
    assert set(verb.log) <= EVENTS


@pytest.mark.parametrize("name", PARTS)
def test_a_part_says_where_it_stands_and_what_follows(name: str) -> None:
    verb = PARTS[name]
    assert issubclass(verb, Part)
    assert verb.on, f"{name} stands on no card"
    assert own(verb, "place", Part), f"{name} is put nowhere"


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_lowered_happens_and_has_a_weight(name: str) -> None:
    verb, effect = EFFECTS[name], compiled(name)
    assert own(verb, "lower", Verb), f"{name} has no compiled effect"
    assert "log" in vars(verb), f"{name} does not say what it leaves in the log"
    assert verb.goes_on or verb.acts_once
    if issubclass(effect, Rule) or name == "same_era":
        assert not verb.acts_once
        return
    assert any(own(effect, method, Effect) for method in HAPPENS), f"{name} does nothing"
    weighs = own(effect, "gain", Effect) or own(effect, "gain_on", Effect)
    assert weighs or name in UNWEIGHED, f"{name} is worth nothing to an agent"


UNWEIGHED = ("fight", "search", "recover", "place", "place_under", "reveal_under")
"""A fight has a promise of its own; cards outside play are weighed as cards."""
