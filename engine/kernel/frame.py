"""Waiting work: small classes with named fields, copied by hand and written down by their names.

An `Item` is data that changes during a game and lies in a list of the state. A `Frame` is an item
that also knows what to do: the last frame of `GameTable.agenda` is the work at hand. A frame runs
until it asks a player or takes itself off the agenda; what it asked comes back through `choose`.

Fields are numbers, flags, words, lists of numbers or lists of such lists, so that every item can be
written as plain data and read back; a law tests that `copy` forgets none.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

State = TypeVar("State")


# A game may run from its sources; an item is made without its `__init__` when a position is read.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Item:
    """Named data of a game, in a list of its state."""

    __slots__ = ()

    def copy(self) -> Item:
        """The same data once more; lists that change are copied."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame(Item, Generic[State]):
    """A piece of waiting work on the agenda of a game."""

    __slots__ = ()

    def copy(self) -> Frame[State]:
        """The same work once more; lists that change are copied."""
        raise NotImplementedError

    def run(self, s: State) -> bool:
        """Do the next piece; True when a player must choose.

        To ask: set `options`, `seat` and `kind` of the table and answer True. When the work is done
        the frame takes itself off the agenda and answers False.
        """
        raise NotImplementedError

    def choose(self, s: State, option: int) -> None:
        """Carry out what the player chose; `run` comes next."""
        raise NotImplementedError
