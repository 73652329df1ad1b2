"""And, or and not over leaves of any kind: shared by the tree as written and by selections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar, Union

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class And(Generic[T]):
    """All parts hold; without parts, everything."""

    parts: tuple[Boolean[T], ...]


@dataclass(frozen=True, slots=True)
class Or(Generic[T]):
    """At least one part holds; without parts, nothing."""

    parts: tuple[Boolean[T], ...]


@dataclass(frozen=True, slots=True)
class Not(Generic[T]):
    part: Boolean[T]


Boolean = Union[T, "And[T]", "Or[T]", "Not[T]"]


def conj(parts: Iterable[Boolean[T]]) -> Boolean[T]:
    """All of the parts, without nesting or repeats; a single part stands for itself."""
    flat: dict[Boolean[T], None] = {}
    for part in parts:
        flat.update(dict.fromkeys(part.parts if isinstance(part, And) else (part,)))
    return next(iter(flat)) if len(flat) == 1 else And(tuple(flat))


def disj(parts: Iterable[Boolean[T]]) -> Boolean[T]:
    """Any of the parts, without nesting or repeats; a single part stands for itself."""
    flat: dict[Boolean[T], None] = {}
    for part in parts:
        flat.update(dict.fromkeys(part.parts if isinstance(part, Or) else (part,)))
    return next(iter(flat)) if len(flat) == 1 else Or(tuple(flat))


def leaves(node: Boolean[T]) -> Iterator[T]:
    """Every leaf from left to right."""
    if isinstance(node, And | Or):
        for part in node.parts:
            yield from leaves(part)
    elif isinstance(node, Not):
        yield from leaves(node.part)
    else:
        yield node


def replace(node: Boolean[T], leaf: Callable[[T], Boolean[U]]) -> Boolean[U]:
    """The same tree with every leaf replaced."""
    if isinstance(node, And):
        return conj(replace(part, leaf) for part in node.parts)
    if isinstance(node, Or):
        return disj(replace(part, leaf) for part in node.parts)
    if isinstance(node, Not):
        return Not(replace(node.part, leaf))
    return leaf(node)
