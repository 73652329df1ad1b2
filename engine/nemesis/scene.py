"""A table of Nemesis as it is drawn: boards with their Locations, hands, piles, schemes."""

from __future__ import annotations

from engine.nemesis.codes import ABOVE, BELOW, CAPTURED, LOCATION, SPOTS
from engine.nemesis.say import card_name, spot_name
from engine.nemesis.select import strength_of
from engine.nemesis.state import State
from engine.scene import Area, Scene, SceneCard, ScenePlayer, hidden, pile


def _id(s: State, i: int) -> str:
    return s.pool.designs[s.design[i]].card_id


def _card(s: State, i: int) -> SceneCard:
    """A card in play with its Upgrades, tokens and Strength as it is now."""
    d = s.pool.designs[s.design[i]]
    marks: list[str] = []
    if s.place[i] == LOCATION and s.control[i] >= 0:
        marks.append(s.names[s.control[i]])
    values: dict[str, int] = {}
    changed: tuple[str, ...] = ()
    if s.place[i] == LOCATION and d.strength | strength_of(s, i):
        values["S"] = strength_of(s, i)
        changed = ("S",) if values["S"] != d.strength else ()
    if s.plot[i]:
        values["Plot"] = s.plot[i]
    attached = tuple(SceneCard(card=_id(s, k)) for k in s.play if s.host[k] == i)
    return SceneCard(
        card=_id(s, i),
        marks=tuple(marks),
        values=values,
        changed=changed,
        attached=attached,
    )


def _hand(s: State, player: int, seat: int) -> tuple[SceneCard, ...]:
    """Cards that the seat knows, and how many others."""
    shown = [i for i in s.hand[player] if seat < 0 or s.known[i] & (1 << seat)]
    unseen = hidden(len(s.hand[player]) - len(shown))
    return tuple(SceneCard(card=_id(s, i)) for i in shown) + unseen


def _board(s: State, player: int, seat: int) -> list[Area]:
    """The places of one player's board."""
    areas: list[Area] = []
    for k in range(SPOTS):
        spot = player * SPOTS + k
        cards = [i for i in s.play if s.spot[i] == spot and s.place[i] == LOCATION]
        areas.append(
            Area(
                id=f"location-{player}-{k}",
                title=spot_name(s, spot),
                seat=player,
                cards=tuple(_card(s, i) for i in cards),
                count=len(cards),
                column=k + 1,
                active=s.fight_spot == spot or (s.active == player and s.token[player] == k),
                marks=("Nemesis token",) if s.token[player] == k else (),
            )
        )
    above = [i for i in s.play if s.side[i] == player and s.place[i] == ABOVE]
    captured = [i for i in range(s.cards) if s.place[i] == CAPTURED and s.side[i] == player]
    below = [i for i in s.play if s.side[i] == player and s.place[i] == BELOW]
    for name, title, cards in (
        ("schemes", "Schemes", above),
        ("captured", "Captured Doctors", captured),
        ("constants", "Constants", below),
    ):
        areas.append(
            Area(
                id=f"{name}-{player}",
                title=title,
                seat=player,
                cards=tuple(_card(s, i) for i in cards),
                count=len(cards),
            )
        )
    areas.append(
        Area(
            id=f"hand-{player}",
            title="Hand",
            seat=player,
            cards=_hand(s, player, seat),
            count=len(s.hand[player]),
        )
    )
    deck = list(hidden(len(s.deck[player])))
    areas.append(
        Area(
            id=f"deck-{player}",
            title="Nemesis Deck",
            seat=player,
            cards=tuple(deck),
            count=len(s.deck[player]),
            shape="pile",
        )
    )
    discard = [SceneCard(card=_id(s, i)) for i in s.pile[player]]
    areas.append(pile(f"pile-{player}", "Discard pile", player, discard))
    return areas


def _headline(s: State) -> str:
    if s.fight_spot >= 0:
        return f"Conflict at {spot_name(s, s.fight_spot)}"
    return f"Turn {s.turn}: {s.names[s.active]}"


def scene(s: State, seat: int) -> Scene:
    """What a seat may see; -1 sees every card."""
    players: list[ScenePlayer] = []
    areas: list[Area] = []
    for player in range(s.seats):
        facts = {
            "Nemesis": card_name(s, s.board_of[player]),
            "Power": str(s.power[player]),
            "Plot": str(s.wealth[player]),
            "Doctors": ", ".join(_doctor(s, d) for d in s.doctors[player]),
        }
        if s.committed[player]:
            facts["Committed"] = str(s.committed[player])
        players.append(
            ScenePlayer(
                name=s.names[player],
                facts=facts,
                active=s.active == player,
                to_move=s.status == 0 and s.seat == player,
            )
        )
        areas += _board(s, player, seat)
    return Scene(players=tuple(players), areas=tuple(areas), turn=s.turn, headline=_headline(s))


def _doctor(s: State, design: int) -> str:
    """The Doctor of a token: "Third", from the id of the Doctor's set."""
    return s.pool.designs[design].pack.removeprefix("doctor-").capitalize()
