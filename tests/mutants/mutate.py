"""The mutants of a module: what can be changed in its syntax tree, one change at a time."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NO_RULES = {
    "copy", "gain", "gain_on", "wish", "weigh", "note", "word", "option_text", "event_text",
    "event_level", "scene", "evaluate", "item_types", "card_ids", "reason_text",
}  # fmt: skip
"""Functions for agents, for pages and for copying: no rule of the game stands in them."""
SILENT = {"note"}
"""Calls that only write the log."""


class Mutant(NamedTuple):
    """One change of one module."""

    module: str
    """Its path under the folder of the game, without the ending."""
    function: str
    line: int
    was: str
    now: str
    rules: tuple[str, ...]
    """The rule ids, without the name of the game, that the function names."""
    number: int
    """Its number among the changes of the module."""
    again: int
    """How many changes with the same words stand before it in the function."""

    @property
    def key(self) -> str:
        """What it is called in the list of equivalents: it outlives a move to another line."""
        more = f" #{self.again + 1}" if self.again else ""
        return f"{self.module}.{self.function}: {self.was} -> {self.now}{more}"


class _Change(NamedTuple):
    node: ast.AST
    field: str
    place: int | None
    value: ast.AST | list[ast.AST]


def _short(node: ast.AST) -> str:
    return re.sub(r"\s+", " ", ast.unparse(node))[:90]


def _of_expression(
    node: ast.AST, parent: ast.AST, field: str, place: int | None
) -> Iterator[_Change]:
    """Changes that put another expression in the place of this one."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        compared = COMPARED.get(type(node.ops[0]))
        if compared is not None:
            turned = ast.Compare(node.left, [compared()], node.comparators)
            yield _Change(parent, field, place, turned)
    elif isinstance(node, ast.BoolOp):
        swapped: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _Change(parent, field, place, ast.BoolOp(swapped, node.values))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _Change(parent, field, place, node.operand)
    elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
        yield _Change(
            parent, field, place, ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
        )
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield _Change(parent, field, place, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            other = 0 if node.value == 1 else node.value + 1  # what is 1 is mostly a flag
            yield _Change(parent, field, place, ast.Constant(other))


def _of_statement(node: ast.stmt, parent: ast.AST, field: str, place: int) -> Iterator[_Change]:
    """Leave a statement out, or turn its condition."""
    if isinstance(node, ast.If | ast.While):
        turned = ast.UnaryOp(ast.Not(), node.test)
        if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield _Change(node, "test", None, turned)
    called = node.value if isinstance(node, ast.Expr) else None
    if isinstance(called, ast.Call):
        name = called.func.attr if isinstance(called.func, ast.Attribute) else ""
        if name not in SILENT:
            yield _Change(parent, field, place, ast.Pass())
    if isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break) or (
        isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)
    ):
        yield _Change(parent, field, place, ast.Pass())


def _skipped(node: ast.AST) -> bool:
    """Whether a part of the tree holds nothing to be changed."""
    if isinstance(node, ast.FunctionDef):
        return node.name in NO_RULES
    if isinstance(node, ast.Expr):
        value = node.value
        if isinstance(value, ast.Constant):
            return True  # a docstring
        return (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Attribute)
            and value.func.attr in SILENT
        )
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.AnnAssign | ast.arg)


def _changes(
    tree: ast.AST, path: tuple[str, ...] = (), inside: ast.AST | None = None
) -> Iterator[tuple[_Change, tuple[str, ...], ast.AST, ast.AST]]:
    """Every change with the names of its function, its function and the changed node."""
    for field, held in ast.iter_fields(tree):
        if field in ("returns", "annotation", "decorator_list", "bases", "keywords"):
            continue
        nodes = held if isinstance(held, list) else [held]
        for place, node in enumerate(nodes):
            if not isinstance(node, ast.AST) or _skipped(node):
                continue
            here = path
            function = inside
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                here = (*path, node.name)
                function = node if isinstance(node, ast.FunctionDef) else inside
            at = place if isinstance(held, list) else None
            if function is not None and node is not function:
                if isinstance(node, ast.stmt) and at is not None:
                    for change in _of_statement(node, tree, field, at):
                        yield change, here, function, node
                elif isinstance(node, ast.expr):
                    for change in _of_expression(node, tree, field, at):
                        yield change, here, function, node
            yield from _changes(node, here, function)


RULE = re.compile(r"\b([A-Z]\d{2})\b")


def _rules(function: ast.AST, source: list[str]) -> tuple[str, ...]:
    first = getattr(function, "lineno", 1) - 1
    last = getattr(function, "end_lineno", first + 1)
    return tuple(sorted(set(RULE.findall("\n".join(source[first:last])))))


def mutants(module: str, source: str) -> list[Mutant]:
    """All mutants of a source, in a stable order."""
    lines = source.splitlines()
    found = []
    counted: dict[tuple[tuple[str, ...], str, str], int] = {}
    for index, (change, path, function, node) in enumerate(_changes(ast.parse(source))):
        shown = change.value if isinstance(change.value, ast.AST) else node
        if change.node is node:
            was, now = _short(getattr(node, change.field)), _short(shown)
        else:
            was, now = _short(node), _short(shown)
        line = getattr(node, "lineno", 0)
        again = counted.get((path, was, now), 0)
        counted[path, was, now] = again + 1
        found.append(
            Mutant(module, ".".join(path), line, was, now, _rules(function, lines), index, again)
        )
    return found


def mutated(source: str, index: int) -> ast.Module:
    """The tree of a source with its change of this number."""
    tree = ast.parse(source)
    for k, (change, _, _, _) in enumerate(_changes(tree)):
        if k == index:
            if change.place is None:
                setattr(change.node, change.field, change.value)
            else:
                getattr(change.node, change.field)[change.place] = change.value
            break
    return ast.fix_missing_locations(tree)
