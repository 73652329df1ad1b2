"""What a card is called among others: its name, and what tells it from cards of the same name."""

from __future__ import annotations

from engine.mmg.codes import ACTS, CREATURE
from engine.mmg.constants import LAID_PLACE, PLAY_PLACE
from engine.mmg.log_lines import bits, zone_name
from engine.mmg.model import Design
from engine.mmg.state import State


def name(s: State, i: int) -> str:
    """The name of the face; a copy is called what it copies."""
    return s.pool.designs[s.face[i]].name if i >= 0 else "nothing"


def printed(d: Design) -> str:
    """The frame and the values of a card."""
    frame = zone_name(d.zone)
    return f"{frame}, {d.energy}/{d.substance}/{d.support}" if d.kind == CREATURE else d.card_id


def _details(s: State, i: int) -> tuple[str, ...]:
    """Everything about a card in play that matters to a player, each in a word or two."""
    design = s.pool.designs
    return (
        zone_name(s.zone[i]),
        "Sided" if s.sided[i] else "Standing",
        f"{s.energy[i]}/{s.substance[i]}/{s.support[i]}",
        "played this turn" if s.entered[i] == s.turn else "",
        "held as it is" if s.frozen[i] else "",
        f"supported by {s.helped[i]}" if s.helped[i] else "",
        f"{s.guard[i] + s.innate_guard[i]} damage prevented" if _guarded(s, i) else "",
        f"cannot {bits(s.bans[i], ACTS)}" if s.bans[i] else "",
        f"played as {design[s.design[i]].name}" if s.design[i] != s.face[i] else "",
        f"with the abilities of {design[s.copied[i]].name}" if s.copied[i] >= 0 else "",
        "a copy for this turn" if s.copy_turn[i] else "",
        "in the battle" if i in (s.attacker, s.defender) else "",
    )


def _guarded(s: State, i: int) -> bool:
    return s.guard[i] > 0 or s.innate_guard[i] > 0


def alike(s: State, i: int, j: int) -> bool:
    """Whether two cards are the same in every way that matters now."""
    if i == j:
        return True
    if i < 0 or j < 0 or s.place[i] != s.place[j] or s.owner[i] != s.owner[j]:
        return False
    designs = s.pool.designs
    if designs[s.face[i]].identity != designs[s.face[j]].identity:
        return False
    if s.place[i] == LAID_PLACE:
        return s.zone[i] == s.zone[j]
    return s.place[i] != PLAY_PLACE or _details(s, i) == _details(s, j)


def _told_apart(s: State, i: int, wide: bool) -> list[str]:
    """What tells a card from the others of its name that may be meant as well.

    Those are the cards of its owner at the same place, in play in the same Zone unless `wide`.
    """
    at = s.place[i]
    others = [
        j
        for j in range(s.cards)
        if j != i
        and s.place[j] == at
        and s.owner[j] == s.owner[i]
        and name(s, j) == name(s, i)
        and (wide or at not in (PLAY_PLACE, LAID_PLACE) or s.zone[j] == s.zone[i])
        and not alike(s, i, j)
    ]
    if not others:
        return []
    if at == LAID_PLACE:
        return [zone_name(s.zone[i])]
    if at != PLAY_PLACE:
        return [printed(s.pool.designs[s.face[i]])]
    known = [_details(s, j) for j in others]
    return [
        word
        for k, word in enumerate(_details(s, i))
        if word and any(other[k] != word for other in known)
    ] or [f"number {1 + sum(j < i for j in others)}"]


def label(s: State, i: int, wide: bool = False) -> str:
    """A card among those of its player: "YETI", or "YETI (Sided)"."""
    if i < 0:
        return name(s, i)
    apart = _told_apart(s, i, wide)
    return f"{name(s, i)} ({', '.join(apart)})" if apart else name(s, i)


def place(s: State, i: int) -> str:
    """A card with its player and Zone: "YETI (Ann, Present)"."""
    words = [s.names[s.owner[i]], zone_name(s.zone[i]), *_told_apart(s, i, False)]
    return f"{name(s, i)} ({', '.join(words)})"
