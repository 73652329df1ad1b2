"""The solver's kinds of job."""

from __future__ import annotations

from jobs.kinds import register
from solver.kinds.fair import FairKind
from solver.kinds.propose import ProposeKind
from solver.kinds.solve import SolveKind


def register_all() -> None:
    for kind in (SolveKind(), ProposeKind(), FairKind()):
        register(kind)
