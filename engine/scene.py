"""A table as it is drawn: the same few shapes for every game.

`Table.scene(seat)` gives what a seat may see; seat -1 sees every card, for replays by those who may
know both decks. A scene names cards by id and leaves faces, colours and layout to whoever draws it,
so that a page, a text for a screen reader and a terminal can all be made from it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

OPEN = -1
"""The seat of one who sees everything."""

Shape = Literal["cards", "pile"]


class SceneCard(msgspec.Struct, frozen=True):
    """One card on the table, or several alike that lie together."""

    card: str = ""
    """The id of the card; empty while its face is hidden."""
    count: int = 1
    marks: tuple[str, ...] = ()
    """What is to be said of it, in words: "Sided", "attacks"."""
    values: dict[str, int] = {}
    """Its numbers as they stand now, by their label."""
    changed: tuple[str, ...] = ()
    """The labels of the values that differ from those printed."""
    turned: bool = False
    """It lies on its side."""
    attached: tuple[SceneCard, ...] = ()
    """Cards that lie on it or under it."""


class Area(msgspec.Struct, frozen=True):
    """A place on the table. Cards lie side by side; of a pile only the top shows."""

    id: str
    title: str
    seat: int = -1
    """Whose it is; -1 for a place that all share."""
    cards: tuple[SceneCard, ...] = ()
    count: int = 0
    """How many cards lie there, shown or not."""
    shape: Shape = "cards"
    column: int = 0
    """Places of one column stand above each other; 0 stands in no column."""
    active: bool = False
    """It is where things happen now."""
    marks: tuple[str, ...] = ()


class ScenePlayer(msgspec.Struct, frozen=True):
    """One seat: its name and what is counted for it."""

    name: str
    facts: dict[str, str] = {}
    active: bool = False
    """It is this player's turn."""
    to_move: bool = False
    """This player must choose next."""


class SceneNode(msgspec.Struct, frozen=True):
    """A place of a map: where it is drawn, whose it is, and what is counted there."""

    id: str
    title: str
    x: int
    y: int
    owner: int = -1
    """Its place in the owners of the graph; -1 for nobody."""
    number: int | None = None
    group: int = -1
    """Its place in the groups of the graph; -1 for none."""
    marks: tuple[str, ...] = ()
    """What is to be said of it, in words: "TARDIS", "attacked"."""
    active: bool = False
    """It is where things happen now."""


class SceneEdge(msgspec.Struct, frozen=True):
    """Two places that are joined."""

    start: int
    """The place of a node in the list of nodes."""
    end: int
    dashed: bool = False
    """It is of the lesser kind: a sea line, a way that is closed."""
    wraps: bool = False
    """It leaves the map on one side and comes back on the other."""
    title: str = ""
    """What kind of connection it is, in words, where that matters."""


class Graph(msgspec.Struct, frozen=True):
    """A map: places that are joined. Coordinates run from 0 to the width and the height."""

    title: str
    width: int
    height: int
    nodes: tuple[SceneNode, ...]
    edges: tuple[SceneEdge, ...]
    owners: tuple[str, ...] = ()
    """Names, of whoever can have a place; each is drawn in a colour and a shape of its own."""
    groups: tuple[str, ...] = ()
    """Names of what belongs together, such as continents."""
    unit: str = ""
    """What is counted on the places, such as "Daleks"."""

    def neighbours(self, node: int) -> list[int]:
        """The places that a place is joined to, in their order."""
        out = {edge.end for edge in self.edges if edge.start == node}
        return sorted(out | {edge.start for edge in self.edges if edge.end == node})


class Scene(msgspec.Struct, frozen=True):
    """A whole table. `areas` come in the order in which they are read aloud."""

    players: tuple[ScenePlayer, ...]
    areas: tuple[Area, ...]
    turn: int = 0
    headline: str = ""
    """Where the game stands, in a sentence without a full stop."""
    graph: Graph | None = None
    """The map that the game is played on, if it has one."""

    def of(self, seat: int) -> tuple[Area, ...]:
        """The places of one seat; -1 gives those that all share."""
        return tuple(area for area in self.areas if area.seat == seat)


def pile(id: str, title: str, seat: int, cards: list[SceneCard]) -> Area:
    """A pile whose last card is its top; only that one is shown."""
    top = tuple(cards[-1:])
    return Area(id=id, title=title, seat=seat, cards=top, count=len(cards), shape="pile")


def hidden(count: int) -> tuple[SceneCard, ...]:
    """So many cards whose face is not known."""
    return (SceneCard(count=count),) if count else ()
