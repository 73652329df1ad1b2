"""Every measure is whole: its form, its constraint, its judgement, its sentences, its model."""

from __future__ import annotations

import importlib
import inspect
import typing
from pathlib import Path
from types import ModuleType

import pytest

from cards.construction import measures
from cards.construction.constraint import Constraint
from cards.construction.rule import Bounded, Rule
from cards.construction.violations import Code
from solver.optimiser.measures import POSTED
from solver.optimiser.measures.posted import Posted

FOLDER = Path(inspect.getfile(measures)).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "range"))
COMMON = {"unknown-value", "unknown-card", "unknown-section", "unread-line"}
"""Codes that belong to no measure."""


def module(name: str) -> ModuleType:
    return importlib.import_module(f"cards.construction.measures.{name}")


def declared(owner: ModuleType, kind: type) -> list[type]:
    """Classes of a kind that a module itself defines."""
    return [
        one
        for one in vars(owner).values()
        if inspect.isclass(one) and issubclass(one, kind) and one.__module__ == owner.__name__
    ]


def constraints() -> list[type[Constraint]]:
    return [one for name in (*NAMES, "range") for one in declared(module(name), Constraint)]


@pytest.mark.parametrize("name", NAMES)
def test_a_measure_has_a_form_of_its_own_name_that_is_read(name: str) -> None:
    (form,) = declared(module(name), Rule)
    assert measures.MEASURES[name] is form
    assert form in typing.get_args(measures.AnyRule)
    assert form.__doc__
    method = "bind_between" if issubclass(form, Bounded) else "bind"
    assert method in vars(form), f"{name} becomes no constraint"


@pytest.mark.parametrize("name", NAMES)
def test_a_measure_has_sentences_and_every_code_of_it_has_one(name: str) -> None:
    sentences: dict[str, object] = module(name).SENTENCES
    assert sentences
    source = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    for code in sentences:
        stem = code.split("-", maxsplit=1)[0]
        assert any(known.startswith(stem) for known in typing.get_args(Code)), code
        assert f'"{stem}' in source


def test_every_code_has_a_sentence() -> None:
    for code in set(typing.get_args(Code)) - COMMON:
        kind, _, _ = code.rpartition("-")
        assert code in measures.SENTENCES or kind in measures.SENTENCES, code


@pytest.mark.parametrize("kind", constraints())
def test_a_constraint_judges_decks_and_is_posted_by_the_module_of_its_name(
    kind: type[Constraint],
) -> None:
    judged = {"judge", "judge_match"} & set(vars(kind))
    assert judged, f"{kind.__name__} judges nothing"
    posted = POSTED[kind]
    name = kind.__module__.rpartition(".")[2]
    assert posted.__module__ == f"solver.optimiser.measures.{name}"
    for part in ("build", "demand"):
        assert getattr(posted, part) is not getattr(Posted, part), f"{posted.__name__}.{part}"


@pytest.mark.parametrize("name", NAMES)
def test_what_a_measure_may_be_asked_of_is_what_its_constraint_judges(name: str) -> None:
    (form,) = declared(module(name), Rule)
    if kinds := declared(module(name), Constraint):
        (kind,) = kinds
        judges = {"deck": "judge", "match": "judge_match"}
        assert {judges[scope] for scope in form.scopes} == {"judge", "judge_match"} & set(
            vars(kind)
        )
    else:
        assert set(form.scopes) <= {"deck", "match"}  # a range judges both
