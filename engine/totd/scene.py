"""The table as it is drawn: the web of time, locations with dilemmas, consoles and dice.

Nothing but decks and face-down dilemmas is hidden, and those are hidden from all.
"""

from __future__ import annotations

from math import cos, pi, sin

from engine.scene import Area, Graph, Scene, SceneCard, SceneEdge, SceneNode, ScenePlayer, hidden
from engine.table import RUNNING
from engine.totd import board, codes, dice
from engine.totd.state import State
from engine.totd.words import space_name, spot_name

SIZE = 600
MIDDLE = SIZE // 2
TURNS = 2.2
OUTER = 260
INNER = 30


def scene(s: State) -> Scene:
    """Everything on the table."""
    areas: list[Area] = []
    for seat in range(s.seats):
        areas += _console(s, seat)
    areas += [_location(s, card) for card in s.tiles]
    if s.anomalies:
        cards = tuple(_anomaly(s, card) for card in s.anomalies)
        areas.append(Area(id="anomalies", title="Time anomalies", cards=cards, count=len(cards)))
    areas += _pools(s)
    areas += _piles(s)
    return Scene(
        players=tuple(_player(s, seat) for seat in range(s.seats)),
        areas=tuple(areas),
        turn=s.turn,
        headline=_headline(s),
        graph=_track(s),
    )


def _card(s: State, card: int, *marks: str) -> SceneCard:
    return SceneCard(card=board.design(s, card).card_id, marks=marks)


def _player(s: State, seat: int) -> ScenePlayer:
    running = s.status == RUNNING
    here = s.at[seat]
    where = spot_name(s, here, s.zone_at[seat]) if here >= 0 else "on the console"
    return ScenePlayer(
        name=s.names[seat],
        facts={
            "TARDIS": space_name(s, s.tardis[seat]),
            "Sonic charges": str(s.tokens[seat]),
            "Hand": str(len(s.hand[seat])),
            "Where": where,
        },
        active=running and s.active == seat,
        to_move=running and s.seat == seat,
    )


def _console(s: State, seat: int) -> list[Area]:
    companions = [
        _card(s, card, *(("part-time",) if s.part_time[card] else ()))
        for card in s.companions[seat]
    ]
    cards = (
        _card(s, s.doctor[seat][0]),
        *companions,
        *(_card(s, card, "installed") for card in s.equipment[seat]),
    )
    hand = tuple(_card(s, card) for card in s.hand[seat])
    title = f"TARDIS console of {s.names[seat]}"
    return [
        Area(id=f"console-{seat}", title=title, seat=seat, cards=cards, count=len(cards),
             active=s.active == seat),
        Area(id=f"hand-{seat}", title="Hand", seat=seat, cards=hand, count=len(hand)),
    ]  # fmt: skip


def _location(s: State, card: int) -> Area:
    """A location: its card, and a dilemma in each zone."""
    printed = board.design(s, card)
    cards: list[SceneCard] = []
    for zone, name in enumerate(printed.zones):
        marks = [name]
        if s.daleks[card][zone]:
            marks.append(f"{s.daleks[card][zone]} Dalek" + "s" * (s.daleks[card][zone] > 1))
        marks += [
            f"{s.names[seat]} is here"
            for seat in range(s.seats)
            if s.at[seat] == card and s.zone_at[seat] == zone
        ]
        slot = s.slots[card][zone]
        shown = slot >= 0 and bool(s.known[slot])
        face = board.design(s, slot).card_id if shown else ""
        if slot < 0:
            marks.append("no dilemma")
        cards.append(SceneCard(card=face, count=1 if slot >= 0 else 0, marks=tuple(marks)))
    return Area(
        id=f"location-{card}",
        title=printed.name,
        cards=(_card(s, card), *cards),
        count=1 + len(cards),
        active=s.at[s.active] == card,
    )


def _anomaly(s: State, card: int) -> SceneCard:
    marks = [
        f"{count} {codes.COLOURS[colour]} imprisoned"
        for colour, count in enumerate(s.prison[card])
        if count
    ]
    needed = board.design(s, card).progress
    if needed:
        marks.append(f"progress {s.progress[card]} of {needed}")
    marks += [f"{s.names[seat]} is here" for seat in range(s.seats) if s.at[seat] == card]
    return _card(s, card, *marks)


def _pools(s: State) -> list[Area]:
    """The dice of each pool: those rolled with what they show, or how many of each colour."""
    areas: list[Area] = []
    for pool in range(dice.pool_count(s)):
        marks = [
            f"{codes.COLOURS[colour]} {codes.SYMBOLS[symbol].capitalize()}"
            for colour, symbol, of in zip(s.dice_colour, s.dice_symbol, s.dice_pool, strict=True)
            if of == pool
        ]
        if not marks:
            marks = [
                f"{count} {codes.COLOURS[colour]}"
                for colour, count in enumerate(s.pools[pool])
                if count
            ]
        if not marks:
            continue
        seat = dice.owner_of_pool(s, pool)
        areas.append(
            Area(
                id=f"pool-{pool}",
                title=f"Dice of {s.names[seat]}",
                seat=seat,
                count=sum(s.pools[pool]),
                marks=tuple(marks),
                active=True,
            )
        )
    return areas


def _piles(s: State) -> list[Area]:
    piles = (
        ("timey", "Timey-wimey deck", s.timey_deck),
        ("earth", "Earth companions", s.earth_deck),
        ("alien", "Alien companions", s.alien_deck),
        ("location", "Locations", s.location_deck),
        ("dilemma", "Dilemmas", s.dilemma_deck),
        ("anomaly", "Time anomalies", s.anomaly_deck),
    )
    return [
        Area(id=f"deck-{name}", title=title, cards=hidden(1 if deck else 0), count=len(deck),
             shape="pile")
        for name, title, deck in piles
    ]  # fmt: skip


def _track(s: State) -> Graph:
    """The web of time: a spiral from Skaro to Gallifrey in the middle."""
    spaces = range(s.box.skaro, s.box.gallifrey + 1)
    nodes: list[SceneNode] = []
    for k, space in enumerate(spaces):
        share = k / (len(spaces) - 1)
        radius = OUTER - (OUTER - INNER) * share
        angle = 2 * pi * TURNS * share - pi / 2
        marks = [f"TARDIS of {s.names[n]}" for n in range(s.seats) if s.tardis[n] == space]
        if space in s.markers:
            marks.append("anomaly")
        if space == s.ship:
            marks.append("Dalek ship")
        name = space_name(s, space)
        nodes.append(
            SceneNode(
                id=f"space-{space}",
                title=name if name[0].isupper() else name.capitalize(),
                x=round(MIDDLE + radius * cos(angle)),
                y=round(MIDDLE + radius * sin(angle)),
                owner=1 if space == s.ship else 0 if any(t == space for t in s.tardis) else -1,
                number=space,
                marks=tuple(marks),
                active=space == s.ship,
            )
        )
    edges = tuple(SceneEdge(start=k, end=k + 1) for k in range(len(nodes) - 1))
    return Graph(
        title="The web of time",
        width=SIZE,
        height=SIZE,
        nodes=tuple(nodes),
        edges=edges,
        owners=("Doctors", "Daleks"),
        unit="",
    )


def _headline(s: State) -> str:
    if s.status != RUNNING:
        return f"The game is over: {s.reason_text()}"
    return (
        f"Round {s.rounds}, turn of {s.names[s.active]}: "
        f"{s.names[s.seat]} decides ({s.kind_name()}); "
        f"the Dalek ship is on {space_name(s, s.ship)}"
    )
