"""A map as a page draws it: lines first, then places, each owner in a shape of its own."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.scene import Graph, SceneNode

RADIUS = 27
STUB = 45
"""How far a connection that leaves the map is drawn."""
SHAPES = (("circle", 0, 0.0), ("square", 4, 45.0), ("diamond", 4, 0.0), ("hexagon", 6, 0.0),
          ("triangle", 3, -90.0), ("octagon", 8, 22.5))  # fmt: skip
"""By owner: the name of the shape, its corners, and by how many degrees it is turned."""


@dataclass(frozen=True)
class Line:
    x1: float
    y1: float
    x2: float
    y2: float
    dashed: bool
    title: str


@dataclass(frozen=True)
class Spot:
    """One place: `points` are the corners of its shape, empty for a circle."""

    node: SceneNode
    owner: str
    shape: str
    points: str
    label_y: int
    said: str
    neighbours: list[str]

    @property
    def classes(self) -> str:
        """What the stylesheet knows it by."""
        words = ["map-spot", f"owner-{self.node.owner}" if self.owner else "is-free"]
        words += ["is-active"] if self.node.active else []
        return " ".join([*words, *(["is-marked"] if self.node.marks else [])])


@dataclass(frozen=True)
class Owner:
    """One line of the legend."""

    name: str
    place: int
    shape: str
    points: str
    count: int
    total: int


@dataclass(frozen=True)
class Group:
    """Places that belong together, as the text lists them."""

    name: str
    spots: list[Spot]
    holder: str
    """Who has all of it; empty if nobody has."""


@dataclass(frozen=True)
class Drawn:
    """A graph ready for its template."""

    graph: Graph
    lines: list[Line]
    spots: list[Spot]
    owners: list[Owner]
    groups: list[Group]
    radius: int = RADIUS


def drawn(graph: Graph) -> Drawn:
    """Where everything of a map lies, and how it is said."""
    spots = [_spot(graph, place) for place in range(len(graph.nodes))]
    return Drawn(
        graph=graph,
        lines=[line for place in range(len(graph.edges)) for line in _lines(graph, place)],
        spots=spots,
        owners=[_owner(graph, place) for place in range(len(graph.owners))],
        groups=_groups(graph, spots),
    )


def points(shape: int, x: int, y: int, radius: int = RADIUS) -> str:
    """The corners of a shape as an SVG polygon; a circle has none.

    >>> points(2, 10, 10, 10)
    '22.0,10.0 10.0,22.0 -2.0,10.0 10.0,-2.0'
    """
    _, corners, turned = SHAPES[shape % len(SHAPES)]
    if not corners:
        return ""
    reach = radius * (1.35 if corners == 3 else 1.2 if corners == 4 else 1.08)
    angles = [math.radians(turned + 360 / corners * k) for k in range(corners)]
    return " ".join(
        f"{x + reach * math.cos(angle):.1f},{y + reach * math.sin(angle):.1f}" for angle in angles
    )


def _lines(graph: Graph, place: int) -> list[Line]:
    edge = graph.edges[place]
    a, b = graph.nodes[edge.start], graph.nodes[edge.end]
    title = f"{a.title} – {b.title}" + (f", {edge.title}" if edge.title else "")
    if not edge.wraps:
        return [Line(a.x, a.y, b.x, b.y, edge.dashed, title)]
    out = []
    for node in (a, b):
        side = -STUB if node.x < graph.width / 2 else STUB
        end = min(max(node.x + side, 0), graph.width)
        out.append(Line(node.x, node.y, 0 if side < 0 else max(end, graph.width), node.y,
                        edge.dashed, title))  # fmt: skip
    return out


def _spot(graph: Graph, place: int) -> Spot:
    node = graph.nodes[place]
    owner = graph.owners[node.owner] if 0 <= node.owner < len(graph.owners) else ""
    said = [owner or "nobody"]
    if node.number is not None:
        said.append(f"{node.number} {graph.unit}".strip())
    said += node.marks
    return Spot(
        node=node,
        owner=owner,
        shape=SHAPES[node.owner % len(SHAPES)][0] if owner else "empty",
        points=points(node.owner, node.x, node.y) if owner else "",
        label_y=node.y + RADIUS + 19,
        said=", ".join(said),
        neighbours=[graph.nodes[other].title for other in graph.neighbours(place)],
    )


def _owner(graph: Graph, place: int) -> Owner:
    held = [node for node in graph.nodes if node.owner == place]
    return Owner(
        name=graph.owners[place],
        place=place,
        shape=SHAPES[place % len(SHAPES)][0],
        points=points(place, 12, 12, 8),
        count=len(held),
        total=sum(node.number or 0 for node in held),
    )


def _groups(graph: Graph, spots: list[Spot]) -> list[Group]:
    names = graph.groups or ("",)
    out = []
    for place, name in enumerate(names):
        members = [s for s in spots if not graph.groups or s.node.group == place]
        holders = {spot.owner for spot in members}
        holder = holders.pop() if len(holders) == 1 else ""
        out.append(Group(name, members, holder if graph.groups else ""))
    return out
