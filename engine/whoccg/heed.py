"""What continuous abilities look at, so that they are worked out again only when it changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.whoccg.model import Design, Need, Op, Sel


def _filters_of_need(need: Need) -> Iterator[Sel]:
    for have in (*need.among, *need.has):
        yield have.sel
    for part in (*need.all_of, *need.any_of, *need.none_of):
        yield from _filters_of_need(part)


def _filters_of_op(op: Op) -> Iterator[Sel]:
    for sel in (op.sel, op.other, op.per):
        if sel is not None:
            yield sel
    if op.need is not None:
        yield from _filters_of_need(op.need)


def need_heeds_freezing(need: Need | None) -> bool:
    """Whether a requirement asks who is frozen."""
    return need is not None and any(sel.frozen for sel in _filters_of_need(need))


def heeds_freezing(d: Design) -> bool:
    """Whether what a card does all the time, or where it may lie, asks who is frozen."""
    if d.host_sel is not None and d.host_sel.frozen:
        return True
    for ability in d.continuous:
        if need_heeds_freezing(ability.needs):
            return True
        if any(sel.frozen for op in ability.ops for sel in _filters_of_op(op)):
            return True
    return False
