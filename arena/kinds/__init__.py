"""The kinds of contest, as the jobs that play them."""

from __future__ import annotations

from arena.kinds.pairwise import Pairwise
from arena.kinds.replay import ReplayKind
from arena.kinds.table import Pods
from jobs.kinds import register

ALL = (Pairwise("matchup"), Pairwise("gauntlet"), Pairwise("matrix"), Pods(), ReplayKind())


def register_all() -> None:
    for kind in ALL:
        register(kind)
