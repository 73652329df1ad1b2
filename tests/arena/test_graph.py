"""A map of any game, drawn and in words: nothing is said by colour alone."""

from __future__ import annotations

import re

from django.template.loader import render_to_string

from arena.views.graph import SHAPES, drawn, points
from engine.scene import Graph, SceneEdge, SceneNode

WEB = Graph(
    title="The web",
    width=1000,
    height=600,
    nodes=(
        SceneNode("earth", "Earth", 100, 100, owner=0, number=4, group=0),
        SceneNode("mars", "Mars", 500, 300, owner=1, number=12, group=0, marks=("storm",)),
        SceneNode("skaro", "Skaro", 900, 500, group=1),
    ),
    edges=(
        SceneEdge(0, 1),
        SceneEdge(1, 2, dashed=True, title="sea line"),
        SceneEdge(0, 2, wraps=True),
    ),
    owners=("Alice", "Bob"),
    groups=("Near", "Far"),
    unit="ships",
)


def page(template: str) -> str:
    return re.sub(r"\s+", " ", render_to_string(f"arena/{template}", {"map": drawn(WEB)}))


def test_every_place_says_whose_it_is_and_how_many() -> None:
    html = page("_graph.html")
    assert "<title>Earth: Alice, 4 ships</title>" in html
    assert "<title>Mars: Bob, 12 ships, storm</title>" in html
    assert "<title>Skaro: nobody</title>" in html
    assert re.findall(r'class="map-number"[^>]*> ?(\d+) ?<', html) == ["4", "12"]


def test_owners_differ_in_shape_as_well_as_in_colour() -> None:
    shapes = {points(owner, 0, 0) for owner in range(len(SHAPES))}
    assert len(shapes) == len(SHAPES) == len({name for name, _, _ in SHAPES})
    html = page("_graph.html")
    assert "owner-0" in html
    assert "owner-1" in html
    assert "is-free" in html


def test_every_connection_is_drawn_and_one_round_the_edge_twice() -> None:
    lines = drawn(WEB).lines
    assert [(line.x1, line.x2) for line in lines] == [(100, 500), (500, 900), (100, 0), (900, 1000)]
    assert [line.dashed for line in lines] == [False, True, False, False]
    assert lines[1].title == "Mars – Skaro, sea line"


def test_in_words_every_place_names_what_it_is_joined_to() -> None:
    words = re.sub(r"<[^>]+>", "", page("_graph_text.html"))
    assert "Earth: Alice, 4 ships joined to Mars, Skaro" in words
    assert "Skaro: nobody joined to Earth, Mars" in words
    assert "Near" in words
    assert "Far" in words


def test_a_group_in_one_hand_is_named() -> None:
    whole = [group.holder for group in drawn(WEB).groups]
    assert whole == ["", ""]  # two owners in the first, nobody in the second
    nodes = (WEB.nodes[0], SceneNode("mars", "Mars", 500, 300, owner=0, group=0), WEB.nodes[2])
    owned = Graph("", 1000, 600, nodes, WEB.edges, WEB.owners, WEB.groups)
    assert [group.holder for group in drawn(owned).groups] == ["Alice", ""]
