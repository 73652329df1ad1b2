"""Compile the hot modules in place with mypyc, where a compiler is present.

    python -m engine.build            compile what is out of date
    python -m engine.build mmg        compile one game, or several, and the core if it must be
    python -m engine.build --clean    remove every compiled module

`hot.txt` in a folder names its modules that are compiled, one a line. A folder with a game is a
group of its own: a change in one game compiles that game alone. All other folders are the core,
which every game builds on. The sources stay the only truth: without a compiler, or after a failure,
the engine runs from them, and a stale module is never used (`engine.compiled`).
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.compiled import (
    CORE,
    ENGINE,
    GAME,
    STAMP,
    SUFFIX,
    current_groups,
    entry,
    extensions,
    module_name,
    stamp_path,
)
from engine.kernel.english import counted

ROOT = ENGINE
JOBS = min(4, os.cpu_count() or 1)
LIST = "hot.txt"
SHOWN = 15
"""Lines of the compiler's words that are shown."""


class BuildError(Exception):
    """The compiler refuses some sources; the text is its own."""


def _listed(path: Path) -> list[Path]:
    lines = (line.split("#", 1)[0].strip() for line in path.read_text().splitlines())
    listed: list[Path] = []
    for name in lines:
        if "*" in name:
            listed += sorted(path.parent.glob(f"{name}.py"))
        elif name:
            listed.append(path.parent / f"{name}.py")
    missing = [source.name for source in listed if not source.exists()]
    if missing:
        raise FileNotFoundError(f"{path}: expected modules beside it, got {', '.join(missing)}")
    return listed


def groups() -> dict[str, list[Path]]:
    """The files to compile: those of the core first, then those of each game."""
    listed: dict[str, list[Path]] = {CORE: []}
    for path in [ROOT / LIST, *sorted(ROOT.glob(f"*/{LIST}"))]:
        name = path.parent.name if (path.parent / GAME).exists() else CORE
        listed.setdefault(name, []).extend(_listed(path))
    return listed


def core_digest(core: Sequence[Path]) -> str:
    """What a game depends on apart from its own sources."""
    found = hashlib.sha256(sys.version.encode())
    for path in core:
        found.update(path.relative_to(ROOT).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def stale() -> list[str]:
    """The groups that have to be compiled; all of them when the core has to be."""
    wanted = groups()
    usable = current_groups(ROOT)
    late = []
    for name, paths in wanted.items():
        names = sorted(module_name(path, ROOT) for path in paths)
        if name not in usable or usable[name]["modules"] != names or not _present(name, names):
            late.append(name)
    return list(wanted) if CORE in late else late


def _library(group: str) -> Path:
    """The shared library of a group, beside the package."""
    return ROOT.parent / f"{ROOT.name}_{group}__mypyc{SUFFIX}"


def _present(group: str, names: Sequence[str]) -> bool:
    there = {module_name(path, ROOT) for path in extensions(ROOT)}
    return _library(group).exists() and there.issuperset(names)


def current() -> bool:
    """Whether everything that can be compiled is, from the sources as they are now."""
    return not stale()


def compiled() -> list[Path]:
    """Every compiled module of the engine, the shared libraries of mypyc included."""
    return sorted({*extensions(ROOT), *ROOT.parent.glob(f"{ROOT.name}_*__mypyc*{SUFFIX}")})


def clean() -> int:
    """Remove all compiled modules; say how many."""
    present = compiled()
    for path in (*present, *ROOT.rglob(STAMP)):
        path.unlink(missing_ok=True)
    return len(present)


def _clean_group(group: str, paths: Sequence[Path]) -> None:
    for path in (*(p.with_name(p.stem + SUFFIX) for p in paths), _library(group)):
        path.unlink(missing_ok=True)
    stamp_path(group, ROOT).unlink(missing_ok=True)


def has_compiler() -> bool:
    """Whether mypyc and a C compiler are here."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return False
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (command, "cc", "gcc", "clang"))


_SETUP = """\
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify({every!r}, opt_level="3", separate={separate!r})
wanted = {wanted!r}
setup(name="engine_compiled", packages=[], ext_modules=[e for e in extensions if e.name in wanted])
"""


def _run_compiler(work: Path, chosen: dict[str, list[Path]], wanted: Sequence[str]) -> str:
    """Compile the wanted groups in a folder of their own; answers what the core exports.

    The core is always read, because games build on it, but only compiled when it is wanted.
    """
    for path in ROOT.rglob("*.py"):
        copy = work / path.relative_to(ROOT.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    named = {
        name: [path.relative_to(ROOT.parent).as_posix() for path in paths]
        for name, paths in chosen.items()
    }
    names = {f"{ROOT.name}_{name}__mypyc" for name in wanted}
    names |= {module_name(path, ROOT) for name in wanted for path in chosen[name]}
    (work / "setup.py").write_text(
        _SETUP.format(
            # What lies outside the engine is nothing that a compiled module touches.
            every=["--ignore-missing-imports", *(n for paths in named.values() for n in paths)],
            separate=[(paths, f"{ROOT.name}_{name}") for name, paths in named.items()],
            wanted=sorted(names),
        )
    )
    result = subprocess.run(  # noqa: S603 (our own set-up)
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(JOBS)],
        cwd=work,
        capture_output=True,
        text=True,
    )
    if result.returncode != 0:
        words = (result.stdout + result.stderr).strip().splitlines()
        raise BuildError("\n".join(words[-SHOWN:]))
    header = work / "build" / f"__native_{ROOT.name}_{CORE}.h"
    return hashlib.sha256(header.read_bytes()).hexdigest()


def _install(work: Path) -> None:
    """Put the modules beside their sources."""
    for built in work.rglob(f"*{SUFFIX}"):
        if "build" not in built.relative_to(work).parts:
            shutil.copyfile(built, ROOT.parent / built.relative_to(work))


def _stamp(paths: Sequence[Path], core: str) -> dict[str, object]:
    """The sources as they are before they are compiled: one that changes meanwhile is stale."""
    return {
        "python": sys.version,
        "core": core,
        "modules": sorted(module_name(path, ROOT) for path in paths),
        "files": {path.relative_to(ROOT.parent).as_posix(): entry(path) for path in paths},
    }


def _compile(chosen: dict[str, list[Path]], wanted: Sequence[str]) -> str:
    """Compile the wanted groups and put them in place; the errors of the compiler otherwise."""
    core = core_digest(chosen[CORE])
    stamps = {name: _stamp(chosen[name], core) for name in wanted}
    with tempfile.TemporaryDirectory(prefix="engine-build-") as folder:
        try:
            exports = _run_compiler(Path(folder), chosen, wanted)
        except BuildError as error:
            return str(error)
        known = current_groups(ROOT).get(CORE)
        if CORE not in wanted and (known is None or known["exports"] != exports):
            return _compile(chosen, list(chosen))  # the core was compiled by another mypyc
        for name in wanted:
            _clean_group(name, chosen[name])
        _install(Path(folder))
    for name, stamp in stamps.items():
        text = json.dumps({**stamp, "exports": exports}, indent=1)
        stamp_path(name, ROOT).write_text(text + "\n")
    return ""


def build(games: Sequence[str] = ()) -> str:
    """Bring the compiled modules up to date; the answer says what was done.

    A game that does not compile is left out and runs from its sources; the others go on.
    """
    wanted = stale()
    if games and CORE in wanted:
        wanted = [CORE, *games]
    elif games:
        wanted = [name for name in wanted if name in games]
    if not wanted:
        return "compiled modules are up to date"
    if not has_compiler():
        clean()
        return "no compiler here: the engine runs from its sources"
    # On standard error and at once: whoever waits should know for what.
    sys.stderr.write(f"compiling {', '.join(wanted)}; a game takes about half a minute\n")
    sys.stderr.flush()
    listed = groups()
    messages: list[str] = []
    while wanted:
        chosen = {name: listed[name] for name in listed if name == CORE or name in wanted}
        errors = _compile(chosen, wanted)
        if not errors:
            break
        guilty = [name for name in chosen if f"{ROOT.name}/{name}/" in errors and name != CORE]
        if not guilty:
            return f"compiling failed, the engine runs from its sources:\n{errors}"
        for name in guilty:
            wanted.remove(name)
            _clean_group(name, listed[name])
            messages.append(f"{name} does not compile and runs from its sources:\n{errors}")
    count = sum(len(listed[name]) for name in wanted)
    return "\n".join([f"compiled {counted(count, 'module')}", *messages])


def main(arguments: list[str]) -> int:
    """The command line."""
    games = [name for name in groups() if name != CORE]
    if arguments == ["--clean"]:
        sys.stdout.write(f"removed {clean()} compiled modules\n")
    elif any(name not in games for name in arguments):
        sys.stderr.write(f"usage: python -m engine.build [--clean | {' '.join(games)}]\n")
        return 2
    else:
        sys.stdout.write(build(arguments) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
