"""A table of the Dr. Who CCG as it is drawn: places that all share, and each player's own."""

from __future__ import annotations

from engine.scene import OPEN, Area, Scene, SceneCard, ScenePlayer, hidden, pile
from engine.table import RUNNING
from engine.whoccg.board import beneath, riders
from engine.whoccg.codes import CHARACTERS, T_GOAL, T_SPACETIME
from engine.whoccg.lists import ERA_NAMES
from engine.whoccg.say import place_name
from engine.whoccg.select import frozen
from engine.whoccg.state import State

LABELS = ("Brains", "Brawn", "Bravery")


def scene(s: State, seat: int) -> Scene:
    """What a seat may see; -1 sees every card."""
    areas = [_place(s, place, seat) for place in range(len(s.stacks)) if s.stacks[place]]
    for player in range(s.seats):
        areas += _own(s, player, seat)
    return Scene(
        players=tuple(_player(s, player) for player in range(s.seats)),
        areas=tuple(areas),
        turn=s.turn,
        headline=_headline(s),
    )


def _plain(s: State, i: int, seat: int) -> SceneCard:
    """A card outside play: its face, when the seat knows it."""
    shown = seat == OPEN or bool(s.known[i] & (1 << seat))
    return SceneCard(card=s.pool.designs[s.design[i]].card_id if shown else "")


def _marks(s: State, i: int) -> list[str]:
    marks = [f"of {s.names[s.controller[i]]}"]
    if s.kidnapper[i]:
        marks.append(f"kidnapped by {s.names[s.kidnapper[i] - 1]}")
    elif frozen(s, i):
        marks.append("frozen")
    if s.scored[i]:
        marks.append(f"scored by {s.names[s.scored[i] - 1]}")
    if i in s.party:
        marks.append("takes part")
    return marks


def _in_play(s: State, i: int, seat: int) -> SceneCard:
    d = s.pool.designs[s.design[i]]
    values: dict[str, int] = {}
    changed: list[str] = []
    if d.kinds & CHARACTERS:
        values = dict(zip(LABELS, (s.brains[i], s.brawn[i], s.bravery[i]), strict=True))
        changed = [
            label for label, old in zip(LABELS, d.qualities, strict=True) if values[label] != old
        ]
    elif d.type == T_GOAL:
        values = {"Points": d.points}
    on = [_in_play(s, rider, seat) for rider in riders(s, i)]
    under = [_plain(s, card, seat) for card in beneath(s, i)]
    return SceneCard(
        card=d.card_id,
        marks=tuple(_marks(s, i)),
        values=values,
        changed=tuple(changed),
        turned=frozen(s, i) or bool(s.scored[i]),
        attached=(*on, *under),
    )


def _place(s: State, place: int, seat: int) -> Area:
    ground = s.pool.designs[s.design[s.stacks[place][0]]]
    cards = [_in_play(s, i, seat) for i in s.play if s.spot[i] == place and s.host[i] < 0]
    return Area(
        id=f"place-{place}",
        title=place_name(s, place),
        cards=tuple(cards),
        count=len(cards),
        column=place + 1,
        marks=(list(ERA_NAMES.values())[ground.era],),
    )


def _own(s: State, player: int, seat: int) -> list[Area]:
    hand = [_plain(s, i, seat) for i in s.hand[player]]
    plots = [_plain(s, i, seat) for i in s.plots[player]]
    away = [
        _in_play(s, i, seat)
        for i in s.play
        if s.controller[i] == player
        and s.spot[i] < 0
        and s.host[i] < 0
        and s.pool.designs[s.design[i]].type != T_SPACETIME
    ]
    return [
        Area(
            id=f"table-{player}",
            title="Table and TARDIS on its way",
            seat=player,
            cards=tuple(away),
            count=len(away),
        ),
        _concealed(f"hand-{player}", "Hand", player, hand),
        _concealed(f"plots-{player}", "Plots", player, plots),
        Area(
            id=f"deck-{player}",
            title="Draw deck",
            seat=player,
            cards=hidden(1 if s.deck[player] else 0),
            count=len(s.deck[player]),
            shape="pile",
        ),
        pile(
            f"pile-{player}", "Discard pile", player, [_plain(s, i, OPEN) for i in s.pile[player]]
        ),
    ]


def _concealed(id: str, title: str, seat: int, cards: list[SceneCard]) -> Area:
    known = tuple(card for card in cards if card.card)
    return Area(
        id=id,
        title=title,
        seat=seat,
        cards=(*known, *hidden(len(cards) - len(known))),
        count=len(cards),
    )


def _player(s: State, player: int) -> ScenePlayer:
    running = s.status == RUNNING
    return ScenePlayer(
        name=s.names[player],
        facts={
            "Points": str(s.points[player]),
            "Reached": str(s.reached[player]),
            "Opposed": str(s.opposed[player]),
            "Hand": str(len(s.hand[player])),
            "Draw deck": str(len(s.deck[player])),
            "Discard pile": str(len(s.pile[player])),
        },
        active=running and s.turn > 0 and s.active == player,
        to_move=running and s.seat == player,
    )


def _headline(s: State) -> str:
    if s.status != RUNNING:
        return f"The game is over: {s.reason_text()}"
    if s.turn == 0:
        return f"Set-Up: {s.names[s.seat]} decides ({s.kind_name()})"
    return f"Turn {s.turn} of {s.names[s.active]}: {s.names[s.seat]} decides ({s.kind_name()})"
