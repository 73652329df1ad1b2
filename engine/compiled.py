"""Which compiled modules may be used: those that belong to the sources as they are now.

`engine.build` leaves a stamp beside the modules of each group: the core (the engine and its kernel)
and each game. It names the sources that were compiled. `guard`, called when `engine` is imported,
compares sizes and times first and contents only where these differ. Modules of a group that is out
of date are never used: Python is led to the sources, and a line on standard error says so.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import json
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

ENGINE = Path(__file__).resolve().parent
STAMP = "compiled.json"
"""Beside the modules of a group; ignored by git like them."""
CORE = "core"
GAME = "game_api.py"
"""A folder with this module is a game."""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")


def module_name(path: Path, root: Path) -> str:
    """The dotted name of a module from its file, compiled or not."""
    relative = path.relative_to(root.parent).as_posix()
    return relative.removesuffix(SUFFIX).removesuffix(".py").replace("/", ".")


def extensions(root: Path = ENGINE) -> list[Path]:
    """Compiled modules of this interpreter under the engine."""
    return sorted(root.rglob(f"*{SUFFIX}"))


def digest(path: Path) -> str:
    """The content of a source as a short name."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def entry(path: Path) -> list[Any]:
    """A source as it is now: size, time, content."""
    found = path.stat()
    return [found.st_size, found.st_mtime_ns, digest(path)]


def stamp_path(group: str, root: Path = ENGINE) -> Path:
    """Where the stamp of a group lies."""
    return (root if group == CORE else root / group) / STAMP


def read_stamp(group: str, root: Path = ENGINE) -> dict[str, Any] | None:
    """The stamp of a group; None when there is none that can be read."""
    try:
        stamp = json.loads(stamp_path(group, root).read_text())
    except (OSError, ValueError):
        return None
    return stamp if isinstance(stamp, dict) else None


def _unchanged(path: Path, then: Sequence[Any]) -> bool:
    try:
        found = path.stat()
    except OSError:
        return False
    if found.st_size != then[0]:
        return False
    return bool(found.st_mtime_ns == then[1] or digest(path) == then[2])


def is_current(stamp: dict[str, Any] | None, core: dict[str, Any] | None, root: Path) -> bool:
    """Whether the modules of a stamp belong to this interpreter, these sources and this core."""
    if stamp is None or core is None or stamp["python"] != sys.version:
        return False
    if stamp["core"] != core["core"]:
        return False
    return all(_unchanged(root.parent / name, then) for name, then in stamp["files"].items())


def current_groups(root: Path = ENGINE) -> dict[str, dict[str, Any]]:
    """The groups whose modules may be used, with their stamps."""
    core = read_stamp(CORE, root)
    if core is None or not is_current(core, core, root):
        return {}
    found = {CORE: core}
    for path in sorted(root.glob(f"*/{STAMP}")):
        stamp = read_stamp(path.parent.name, root)
        if stamp is not None and is_current(stamp, core, root):
            found[path.parent.name] = stamp
    return found


def blocked(root: Path = ENGINE) -> set[str]:
    """The names of compiled modules that must not be used."""
    present = {module_name(path, root) for path in extensions(root)}
    if not present:
        return present
    return present - {name for stamp in current_groups(root).values() for name in stamp["modules"]}


class SourceFinder(MetaPathFinder):
    """Leads the import of some modules to their sources."""

    def __init__(self, names: Iterable[str], root: Path) -> None:
        self.names = frozenset(names)
        self.root = root

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The source of a module that must not be used compiled."""
        if fullname not in self.names:
            return None
        source = self.root.parent.joinpath(*fullname.split(".")).with_suffix(".py")
        return importlib.util.spec_from_file_location(fullname, source)


def groups_of(names: Iterable[str], root: Path) -> list[str]:
    """The groups that modules belong to: games by their ids, all else to the core."""
    folders = {name.split(".")[1] for name in names}
    return sorted({f if (root / f / GAME).exists() else CORE for f in folders})


@functools.cache
def guard(root: Path = ENGINE) -> frozenset[str]:
    """Keep stale modules from being imported; says which, once for each process."""
    names = blocked(root)
    if names:
        sys.meta_path.insert(0, SourceFinder(names, root))
        late = ", ".join(groups_of(names, root))
        sys.stderr.write(
            f"engine: compiled modules of {late} do not belong to their sources and are not used; "
            "python -m engine.build compiles them\n"
        )
    return frozenset(names)
