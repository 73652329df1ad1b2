"""Phase 2: using abilities, and picking up Artifacts."""

from __future__ import annotations

from typing import final

from engine.whoccg import constants as c
from engine.whoccg import options as o
from engine.whoccg.announced import Announced
from engine.whoccg.board import freeze
from engine.whoccg.codes import (
    BAN_ABILITY,
    CHARACTERS,
    G_USABLE,
    M_ABILITY,
    T_ARTIFACT,
    TO_NEXT_TURN,
)
from engine.whoccg.leaving import DESTROYED, goes
from engine.whoccg.model import Ability
from engine.whoccg.needs import holds
from engine.whoccg.resolve.drop import Drop
from engine.whoccg.running import Run
from engine.whoccg.select import frozen, here_of, is_user, unattended
from engine.whoccg.state import State
from engine.whoccg.windows import Window


@final
class Use(Announced):
    """An ability waits for answers and then takes effect."""

    __slots__ = ("ability", "actor", "chooser", "here", "me", "opened", "source")

    def __init__(self, source: int, ability: int, me: int, actor: int, here: int) -> None:
        super().__init__()
        self.source = source
        self.ability = ability
        self.me = me
        self.actor = actor
        self.here = here
        self.chooser = -1
        self.opened = False  # the others have been asked

    def copy(self) -> Use:
        """The same work once more."""
        copy = Use(self.source, self.ability, self.me, self.actor, self.here)
        copy.cancelled = self.cancelled
        copy.chooser = self.chooser
        copy.opened = self.opened
        return copy

    def redirect(self, player: int) -> None:
        """Another player makes its choices."""
        self.chooser = player

    def run(self, s: State) -> bool:
        """Answers, then the effects."""
        if not self.opened:
            self.opened = True
            s.agenda.append(Window(M_ABILITY, self.source, self.me, self.here))
            return False
        s.agenda.pop()
        if self.cancelled:
            s.note(c.CANCELLED_EVENT, self.source)
            return False
        run = Run(self.source, self.ability, self.me, -1, self.actor, self.here)
        run.chooser = self.chooser
        s.agenda.append(run)
        return False


def _spent_key(ability: Ability) -> int:
    return 100_000 + ability.index


def _ready(s: State, i: int, ability: Ability, player: int) -> bool:
    """Whether a card may use an ability now, apart from who uses it."""
    if s.used[i] & (1 << ability.slot):
        return False
    if ability.once and _spent_key(ability) in s.spent[player]:
        return False
    if ability.discard > len(s.hand[player]):
        return False
    here = here_of(s, i)
    if not holds(s, ability.needs, i, player, here):
        return False
    return ability.effects[0].feasible(s, i, player, -1, here)


def actors(s: State, artifact: int, player: int) -> list[int]:
    """Characters who may use an Artifact: any of its controller's there, not frozen (P24)."""
    found: list[int] = []
    for i in s.there[s.spot[artifact]] if s.spot[artifact] >= 0 else s.play:
        if s.controller[i] != player or s.spot[i] != s.spot[artifact]:
            continue
        if s.kinds[i] & CHARACTERS and not frozen(s, i) and not s.forbidden[i] & BAN_ABILITY:
            found.append(i)
    return found


def offer_uses(s: State, player: int, out: list[int]) -> None:
    """All abilities that may be used now."""
    for i in s.groups[G_USABLE]:
        if s.controller[i] != player:
            continue
        d = s.pool.designs[s.design[i]]
        if s.kinds[i] & CHARACTERS and (frozen(s, i) or s.forbidden[i] & BAN_ABILITY):
            continue
        for ability in d.uses:
            if not _ready(s, i, ability, player):
                continue
            if d.type == T_ARTIFACT:
                for actor in actors(s, i, player):
                    out.append(o.use_ability(i, ability.index, actor))
            else:
                out.append(o.use_ability(i, ability.index))


def begin_use(s: State, option: int) -> None:
    """Pay for an ability and let the others answer it."""
    i = o.target_of(option)
    ability = s.pool.abilities[o.ability_of(option)]
    actor = o.actor_of(option)
    player = s.active
    s.acted = 1
    s.used[i] |= 1 << ability.slot
    s.used_at[i] = s.turn
    if ability.once:
        s.spent[player].append(_spent_key(ability))
    s.note(c.USED_EVENT, player, i, actor)
    s.agenda.append(Use(i, ability.index, player, actor, here_of(s, i)))
    if ability.discard:
        s.agenda.append(Drop(player, ability.discard))
    if ability.freeze_self:
        freeze(s, actor if actor >= 0 else i, TO_NEXT_TURN, player)
    if ability.destroy_self:
        goes(s, i, DESTROYED)


def offer_pick_ups(s: State, player: int, out: list[int]) -> None:
    """Unattended Artifacts of others beside a potential User (P26, R39)."""
    for i in s.groups[T_ARTIFACT]:
        if s.controller[i] == player or s.spot[i] < 0 or not unattended(s, i):
            continue
        for j in s.there[s.spot[i]]:
            if s.controller[j] == player and is_user(s, s.design[i], j) and not frozen(s, j):
                out.append(o.pick_up_artifact(i, j))


def pick_up(s: State, option: int) -> None:
    """A Character takes an unattended Artifact; its player controls it now."""
    i = o.card_of(option)
    s.acted = 1
    s.controller[i] = s.active
    s.dirty = 1
    s.note(c.PICKED_UP_EVENT, s.active, i, o.actor_of(option))
