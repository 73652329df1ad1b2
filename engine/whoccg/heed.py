"""What continuous abilities look at, so that they are worked out again only when it changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.whoccg.model import Design, Need, Sel


def _filters(need: Need) -> Iterator[Sel]:
    for have in (*need.among, *need.has):
        yield have.sel
    for part in (*need.all_of, *need.any_of, *need.none_of):
        yield from _filters(part)


def need_heeds_freezing(need: Need | None) -> bool:
    """Whether a requirement asks who is frozen."""
    return need is not None and any(sel.frozen for sel in _filters(need))


def heeds_freezing(d: Design) -> bool:
    """Whether what a card does all the time, or where it may lie, asks who is frozen."""
    if d.host_sel is not None and d.host_sel.frozen:
        return True
    for ability in d.continuous:
        if need_heeds_freezing(ability.needs):
            return True
        if any(sel.frozen for effect in ability.effects for sel in effect.reads()):
            return True
    return False
