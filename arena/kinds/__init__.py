"""The arena's kinds of job."""

from __future__ import annotations

from arena.kinds.alone import Alone
from arena.kinds.multiplayer import Multiplayer
from arena.kinds.pairwise import Pairwise
from arena.kinds.replay import ReplayKind
from jobs.kinds import register


def register_all() -> None:
    for name in ("matchup", "gauntlet", "round_robin"):
        register(Pairwise(name))
    register(Multiplayer("multiplayer"))
    register(Alone("alone"))
    register(ReplayKind())
