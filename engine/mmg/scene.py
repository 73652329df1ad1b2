"""An MMG table as it is drawn: Zones as columns, Time cards, hands and piles beside them."""

from __future__ import annotations

from engine.mmg.codes import ACTS, CREATURE, ZONES
from engine.mmg.constants import USED_PLACE
from engine.mmg.log_lines import bits, zone_name
from engine.mmg.state import State
from engine.scene import OPEN, Area, Scene, SceneCard, ScenePlayer, hidden, pile
from engine.table import RUNNING


def scene(s: State, seat: int) -> Scene:
    """What a seat may see; -1 sees every card."""
    areas: list[Area] = []
    for player in range(2):
        areas += [_zone(s, player, zone) for zone in range(3)]
        areas += _aside(s, player, seat)
        areas += _in_use(s, player)
    return Scene(
        players=tuple(_player(s, player) for player in range(2)),
        areas=tuple(areas),
        turn=s.turn,
        headline=_headline(s),
    )


def _shown(s: State, i: int, seat: int) -> bool:
    return seat == OPEN or bool(s.known[i] & (1 << seat))


def _plain(s: State, i: int, seat: int) -> SceneCard:
    """A card outside play: its face, when the seat knows it."""
    return SceneCard(card=s.pool.designs[s.design[i]].card_id if _shown(s, i, seat) else "")


def _in_play(s: State, i: int) -> SceneCard:
    face = s.pool.designs[s.face[i]]
    marks: list[str] = []
    if s.face[i] != s.design[i]:
        marks.append(f"a copy, played as {s.pool.designs[s.design[i]].name}")
    if s.copied[i] >= 0:
        marks.append(f"with the abilities of {s.pool.designs[s.copied[i]].name}")
    if s.sided[i]:
        marks.append("Sided")
    if s.frozen[i]:
        marks.append("held as it is")
    if i == s.attacker:
        marks.append("attacks")
    if i == s.defender:
        marks.append("defends")
    if s.bans[i]:
        marks.append(f"cannot {bits(s.bans[i], ACTS)}")
    if s.guard[i] or s.innate_guard[i]:
        marks.append("guarded against damage")
    values: dict[str, int] = {}
    changed: list[str] = []
    if face.kind == CREATURE:
        now = {"Energy": s.energy[i], "Substance": s.substance[i], "Support": s.support[i]}
        printed = {
            "Energy": face.energy,
            "Substance": face.substance,
            "Support": face.support,
        }
        values = now
        changed = [label for label, value in now.items() if value != printed[label]]
    return SceneCard(
        card=face.card_id,
        marks=tuple(marks),
        values=values,
        changed=tuple(changed),
        turned=bool(s.sided[i]),
    )


def _zone(s: State, player: int, zone: int) -> Area:
    at = player * 3 + zone
    cards = [_in_play(s, i) for i in s.board[at]]
    count = len(cards)
    if s.laid[at] >= 0:
        below = tuple(_in_play(s, i) for i in s.under[at])
        state = "in effect" if s.live[at] else "to be solved"
        episode = s.pool.designs[s.design[s.laid[at]]]
        cards.append(
            SceneCard(
                card=episode.card_id,
                marks=(f"Episode {state}",),
                values={"Solve": episode.solve} if episode.solve else {},
                attached=below,
            )
        )
        count += 1 + len(below)
    return Area(
        id=f"{ZONES[zone]}-{player}",
        title=zone_name(zone),
        seat=player,
        cards=tuple(cards),
        count=count,
        column=zone + 1,
        active=s.chosen == zone,
    )


def _aside(s: State, player: int, seat: int) -> list[Area]:
    hand = [_plain(s, i, seat) for i in s.hand[player]]
    known = tuple(card for card in hand if card.card)
    times = s.times[player]
    top = [_plain(s, i, OPEN) for i in times[-1:]]
    return [
        Area(
            id=f"hand-{player}",
            title="Hand",
            seat=player,
            cards=(*known, *hidden(len(hand) - len(known))),
            count=len(hand),
        ),
        Area(
            id=f"time-{player}",
            title="Time cards",
            seat=player,
            cards=tuple(top),
            count=len(times),
            shape="pile",
        ),
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


def _in_use(s: State, player: int) -> list[Area]:
    """Flash cards that were announced and are not yet on the discard pile."""
    used = [i for i in range(s.cards) if s.owner[i] == player and s.place[i] == USED_PLACE]
    if not used:
        return []
    cards = tuple(_plain(s, i, OPEN) for i in used)
    return [
        Area(id=f"used-{player}", title="Flash in use", seat=player, cards=cards, count=len(used))
    ]


def _player(s: State, player: int) -> ScenePlayer:
    stack = s.times[player]
    bonus = zone_name(s.pool.designs[s.design[stack[-1]]].zone) if stack else "none"
    running = s.status == RUNNING
    return ScenePlayer(
        name=s.names[player],
        facts={
            "Time cards": str(len(stack)),
            "Bonus Zone": bonus,
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
    where = f", in the {zone_name(s.chosen)}" if s.chosen >= 0 else ""
    return (
        f"Turn {s.turn} of {s.names[s.active]}{where}: {s.names[s.seat]} decides ({s.kind_name()})"
    )
