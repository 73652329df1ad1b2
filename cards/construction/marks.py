"""Which tests prove which rules, read from the source of the tests without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def marked_rules(root: Path) -> dict[str, list[str]]:
    """The tests below a folder that carry `pytest.mark.rule`, by rule id: `file.py::test_name`."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("test_*.py")):
        where = path.relative_to(root.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for name, rule in _marks(tree, _aliases(tree)):
            tests = found.setdefault(rule, [])
            if (test := f"{where}::{name}") not in tests:
                tests.append(test)
    return found


def _aliases(tree: ast.Module) -> set[str]:
    """Names that stand for the mark: `rule = pytest.mark.rule`."""
    return {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and _is_mark(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _marks(tree: ast.Module, aliases: set[str]) -> Iterator[tuple[str, str]]:
    """Test names with the ids in their decorators, marked parameters included. A mark on what
    pytest does not collect proves nothing."""
    for node in tree.body:
        yield from _of(node, "", [], aliases)


def _of(
    node: ast.stmt, prefix: str, outer: list[str], aliases: set[str]
) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
        own = [*outer, *_ids(node.decorator_list, aliases)]
        for inner in node.body:
            yield from _of(inner, f"{prefix}{node.name}::", own, aliases)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
        for rule in [*outer, *_ids(node.decorator_list, aliases)]:
            yield f"{prefix}{node.name}", rule


def _ids(decorators: list[ast.expr], aliases: set[str]) -> Iterator[str]:
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _is_mark(node.func, aliases):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def _is_mark(node: ast.expr, aliases: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in aliases
    return ast.unparse(node) == "pytest.mark.rule"
