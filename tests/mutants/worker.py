"""Run rule tests against mutants, each in a process of its own.

The parent runs every rule test once and notes which lines of the rules each test executes; a
child takes one mutant, imports the rules anew with the change, and runs the tests of that line.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import io
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

from tests.mutants.mutate import Mutant, mutated

INI = Path(__file__).parent / "pytest.ini"
SECONDS = 40
"""Of the processor: a mutant that takes longer never ends, and has been noticed."""
Lines = dict[tuple[str, int], set[str]]
"""The tests that execute a line of a module."""


class Tracer:
    """A pytest plugin that notes which test executes which line of the rules."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.lines: Lines = {}
        self.times: dict[str, float] = {}
        self.test = ""

    def _local(self, frame: FrameType, event: str, _: Any) -> Callable[..., Any]:
        if event == "line":
            at = (self.files[frame.f_code.co_filename], frame.f_lineno)
            self.lines.setdefault(at, set()).add(self.test)
        return self._local

    def _global(self, frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        return self._local if frame.f_code.co_filename in self.files else None

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.test = item.nodeid
        began = time.process_time()
        sys.settrace(self._global)
        try:
            yield
        finally:
            sys.settrace(None)
            self.times[self.test] = time.process_time() - began


class RuleTests:
    """A pytest plugin that keeps the tests with a rule mark, and those of some files."""

    def __init__(self, also: Sequence[str]) -> None:
        self.also = tuple(also)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item
            for item in items
            if item.get_closest_marker("rule") or item.nodeid.startswith(self.also)
        ]


class Chosen:
    """A pytest plugin that runs these tests alone, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.order = {test: k for k, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order),
            key=lambda item: self.order[item.nodeid],
        )


def run_tests(arguments: Sequence[str], plugins: Sequence[object]) -> tuple[int, str]:
    """Run pytest here, quietly."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main(
            ["-c", str(INI), "--rootdir", str(Path.cwd()), *arguments],
            plugins=list(plugins),
        )
    return int(code), said.getvalue()


class _Loader(importlib.abc.Loader):
    def __init__(self, code: CodeType) -> None:
        self.code = code

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class _Finder(importlib.abc.MetaPathFinder):
    """Serves one module from its mutated tree."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name = name
        self.path = path
        self.code = code

    def find_spec(self, name: str, *_: Any) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        spec = importlib.machinery.ModuleSpec(name, _Loader(self.code), origin=str(self.path))
        spec.has_location = True
        return spec


def _forget() -> None:
    """Drop all modules of the project, so that they are imported anew."""
    for name in [n for n in sys.modules if n.split(".")[0] in ("engine", "cards")]:
        del sys.modules[name]
    for name in [n for n in sys.modules if n.startswith("tests.engine")]:
        del sys.modules[name]


def notices(mutant: Mutant, game: str, tests: Sequence[str]) -> bool:
    """Whether one of these tests fails on a mutant; the tests run in a child process."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        return os.waitstatus_to_exitcode(status) != 0
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        path = Path("engine") / game / f"{mutant.module}.py"
        name = f"engine.{game}.{mutant.module.replace('/', '.')}"
        tree = mutated(path.read_text(encoding="utf-8"), mutant.number)
        _forget()
        sys.meta_path.insert(0, _Finder(name, path, compile(tree, str(path), "exec")))
        files = sorted({test.split("::", 1)[0] for test in tests})
        code, _ = run_tests(["-x", *files], [Chosen(tests)])
    finally:
        os._exit(code)
