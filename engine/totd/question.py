"""Can this team meet that dilemma? The pool of some cards against a challenge, exactly."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

from cards.catalogue.values import Card
from engine.odds.means import ALL, ANY, Change, Group, Purse, Reroll, Spare
from engine.odds.plays import STOP, Play, plays
from engine.odds.pool import BY_CHARGES, BY_ICON, PoolOdds
from engine.totd import codes
from engine.totd.lower import lower
from engine.totd.model import Box, Design, Icon

Pool = tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """Who adventures with what, and against what."""

    team: Sequence[Card]
    """A Doctor, companions and equipment: everything with icons."""
    challenge: Sequence[Card]
    """A location and a dilemma, or an anomaly."""
    dice: Sequence[Card] = ()
    """Story dice; the documented ones where none are given."""
    extra: Pool = (0, 0, 0, 0)
    """Dice from events and transfer cards, by colour."""
    charges: int = 0
    daleks: int = 0


@dataclass(frozen=True)
class Asked:
    """The pool, the challenge and the chance."""

    pool: Pool
    need: Pool
    plain: float
    """With the first roll alone."""
    chance: float
    """With all means, best played."""
    odds: PoolOdds
    conditions: tuple[str, ...]
    icons: list[str] = field(default_factory=list)
    """The cards of the re-roll icons, in their order."""


def ask(question: Question) -> Asked:
    """The best pool of the team, and its exact chance."""
    box = lower([*question.team, *question.challenge, *question.dice])
    team = box.designs[: len(question.team)]
    challenge = box.designs[len(question.team) :][: len(question.challenge)]
    need = [sum(part) for part in zip(*(one.need for one in challenge), strict=True)]
    conditions = 0
    for one in challenge:
        conditions |= one.conditions
    most = codes.MAX_POOL - bool(conditions & codes.TIME_BREACH)
    finals = pools(team, question.extra, most, question.daleks)
    again = [Reroll(codes.ANY_COLOUR, ANY)]
    best = max(
        finals, key=lambda pool: PoolOdds(groups(box, pool), need, again, [], [], []).chance()
    )
    odds, icons = with_means(box, team, best, need, question.charges, conditions)
    return Asked(
        pool=best,
        need=tuple(need),
        plain=PoolOdds(groups(box, best), need, [], [], [], []).chance(),
        chance=odds.chance(),
        odds=odds,
        conditions=tuple(name for k, name in enumerate(codes.CONDITIONS) if conditions >> k & 1),
        icons=icons,
    )


def groups(box: Box, pool: Pool) -> list[Group]:
    """The dice of a pool as the odds know them."""
    symbols = range(len(codes.SYMBOLS))
    return [
        Group([box.faces[colour].count(symbol) for symbol in symbols], count)
        for colour, count in enumerate(pool)
    ]


def pools(team: Sequence[Design], extra: Pool, most: int, daleks: int) -> list[Pool]:
    """Every pool that the team can make: colours chosen, dice focused, cut and exterminated."""
    start = [sum(one.dice[k] for one in team) + extra[k] for k in range(len(codes.COLOURS))]
    start = [start[0], *(min(codes.COLOUR_CAP, count) for count in start[1:])]
    made = {tuple(start)}
    for mask in (mask for one in team for mask in one.split):
        made = {after for pool in made for after in added(pool, mask)} or made
    for mask in (mask for one in team for mask in one.focus):
        made |= {after for pool in made for after in focused(pool, mask)}
    return sorted({kept for pool in made for kept in cut(pool, most, daleks)})


def added(pool: Pool, mask: int) -> list[Pool]:
    """A pool with one die more of a colour of the mask."""
    return [
        tuple(count + (k == colour) for k, count in enumerate(pool))
        for colour in range(len(pool))
        if mask >> colour & 1 and (colour == 0 or pool[colour] < codes.COLOUR_CAP)
    ]


def focused(pool: Pool, mask: int) -> list[Pool]:
    """A pool with a black die exchanged for a colour of the mask."""
    return added((pool[0] - 1, *pool[1:]), mask) if pool[0] else []


def cut(pool: Pool, most: int, daleks: int) -> list[Pool]:
    """Every way to discard down to the maximum and then lose a die to each Dalek."""
    left = max(0, min(sum(pool), most) - daleks)
    ranges = [range(count + 1) for count in pool]
    return [kept for kept in itertools.product(*ranges) if sum(kept) == left]


def with_means(
    box: Box, team: Sequence[Design], pool: Pool, need: list[int], charges: int, conditions: int
) -> tuple[PoolOdds, list[str]]:
    """The odds with every icon of the team, its charges and its black dice."""
    fixed = bool(conditions & codes.FIXED_POINT)
    locked = bool(conditions & codes.TIME_LOCKED)
    rerolls: list[Reroll] = []
    changes: list[Change] = []
    names: list[str] = []
    for one in team:
        for icon in [] if fixed else one.rerolls:
            rerolls.append(Reroll(icon.mask, limit(icon)))
            names.append(one.name)
        for icon in [] if locked else one.changes:
            changes.append(Change(icon.mask, icon.amount))
        for rule in [] if fixed else one.rules:
            if rule.key == codes.PAID_REROLL:
                rerolls.append(Reroll(codes.ANY_COLOUR, rule.amount, 1 if charges else 0))
                names.append(one.name)
    purses = [Purse(codes.ANY_COLOUR, charges, not fixed, not locked)]
    spares = [Spare(0, codes.ANY_COLOUR)] if pool[0] else []
    return PoolOdds(groups(box, pool), need, rerolls, changes, purses, spares), names


def limit(icon: Icon) -> int:
    """How many dice an icon re-rolls, in the terms of the odds."""
    if icon.amount == codes.ALL_DICE:
        return ALL
    return ANY if icon.amount == codes.ANY_DICE else icon.amount


def advice(asked: Asked, shown: list[list[int]]) -> list[tuple[str, float]]:
    """What can be done after a roll, best first, each in words with the chance it leaves."""
    return [
        (in_words(asked, play), play.chance)
        for play in plays(asked.odds, asked.odds.whole(), shown)
    ]


def in_words(asked: Asked, play: Play) -> str:
    """One way to go on."""
    if play.kind == STOP:
        return "Turn dice and be done" if play.chance else "Stop re-rolling"
    if play.kind not in (BY_ICON, BY_CHARGES):
        return "Discard a black die and re-roll all others"
    names = []
    for colour, symbol in play.dice:
        shows = codes.SYMBOLS[symbol].capitalize() if symbol >= 0 else "nothing wanted"
        names.append(f"{codes.COLOURS[colour]} ({shows})")
    means = f"with {asked.icons[play.number]}" if play.kind == BY_ICON else "for 2 charges"
    return f"Re-roll {', '.join(names)} {means}"
