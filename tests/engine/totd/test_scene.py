"""The table as it is drawn: what all may see, and nothing of what nobody may."""

from __future__ import annotations

from engine.rng import seeded
from tests.engine.totd.harness import at, game, on_earth


def test_the_web_of_time_shows_ship_tardises_and_anomalies() -> None:
    play = game(on_earth(4, tardis=7), on_earth(11, tardis=7), at="travel", ship=5)
    graph = play.table.scene(0).graph
    assert graph is not None
    assert len(graph.nodes) == 18
    assert len(graph.edges) == 17
    marks = {node.title: node.marks for node in graph.nodes if node.marks}
    assert marks == {
        "Space 5": ("Dalek ship",),
        "Space 6": ("anomaly",),
        "Space 7": ("TARDIS of Doctor 4", "TARDIS of Doctor 11"),
        "Space 9": ("anomaly",),
        "Space 12": ("anomaly",),
        "Space 15": ("anomaly",),
    }


def test_locations_show_dilemmas_that_are_turned_up() -> None:
    tiles = [{"card": "karn", "dilemmas": ["yeti", "ood"], "daleks": [0, 2]}]
    scene = game(at("karn"), locations=tiles, at="call").table.scene(0)
    (karn,) = [area for area in scene.areas if area.title == "Karn"]
    place, first, second = karn.cards
    assert place.card == "karn"
    assert (first.card, first.marks) == ("yeti", ("past", "Doctor 4 is here"))
    assert (second.card, second.marks) == ("", ("future", "2 Daleks"))


def test_consoles_and_dice() -> None:
    player = on_earth(1, companions=[{"card": "ace", "part_time": True}], equipment=["scarf"])
    scene = game(player, at="reroll", shown=[["black", "running"]]).table.scene(1)
    console = scene.of(0)[0]
    assert [card.card for card in console.cards] == ["doctor-1", "ace", "scarf"]
    assert console.cards[1].marks == ("part-time",)
    (pool,) = [area for area in scene.areas if area.id == "pool-0"]
    assert pool.marks == ("black Running",)


def test_a_scene_is_the_same_however_hidden_cards_lie() -> None:
    play = game(on_earth(4), at="call")
    for seat in range(2):
        other = play.table.determinise(seat, seeded(5))
        assert other.scene(seat) == play.table.scene(seat)
    deal = play.table.determinise(0, seeded(6))
    assert deal.view(0).greedy() == play.table.view(0).greedy()
