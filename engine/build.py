"""Compile the hot modules in place with mypyc, where a compiler is present.

    python -m engine.build            compile what is out of date
    python -m engine.build --clean    remove every compiled module

What is hot stands in `hot.txt` beside the modules, one list for the core and one for each game.
The sources stay the only truth: without a compiler, or after a failure, the engine runs from them.
Compiled modules older than any of their sources are removed before anything else, so that a stale
one is never used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
STAMP = ROOT / "compiled.so"
"""Names the sources that were compiled; ends in .so so that it is ignored like the modules."""


JOBS = min(4, os.cpu_count() or 1)
LIST = "hot.txt"
"""Names the modules of its folder that are compiled: the core has one, and each game package."""


def _listed(path: Path) -> list[Path]:
    lines = (line.split("#", 1)[0].strip() for line in path.read_text().splitlines())
    found: list[Path] = []
    for name in lines:
        if "*" in name:
            found += sorted(path.parent.glob(f"{name}.py"))
        elif name:
            found.append(path.parent / f"{name}.py")
    missing = [source.name for source in found if not source.exists()]
    if missing:
        raise FileNotFoundError(f"{path}: expected modules beside it, got {', '.join(missing)}")
    return found


def groups() -> dict[str, list[Path]]:
    """The files to compile: those of the core, then those of each game."""
    lists = [ROOT / LIST, *sorted(ROOT.glob(f"*/{LIST}"))]
    return {path.parent.name: _listed(path) for path in lists}


def sources() -> list[Path]:
    """All files to compile."""
    return [source for found in groups().values() for source in found]


def fingerprint() -> str:
    """What the compiled modules depend on: the sources, the interpreter and this list."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiled() -> list[Path]:
    """Every compiled module of the engine, the shared library of mypyc included."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    found = [path for path in ROOT.rglob("*.so") if path != STAMP]
    return sorted({*found, *ROOT.parent.glob(f"*__mypyc*{suffix}")})


def clean() -> int:
    """Remove all compiled modules; say how many."""
    found = compiled()
    for path in (*found, STAMP):
        path.unlink(missing_ok=True)
    return len(found)


def current() -> bool:
    """Whether the compiled modules belong to the sources as they are now."""
    return STAMP.exists() and STAMP.read_text() == fingerprint() and bool(compiled())


def has_compiler() -> bool:
    """Whether mypyc and a C compiler are here."""
    if importlib.util.find_spec("mypyc") is None:
        return False
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (command, "cc", "gcc", "clang"))


def _compile(chosen: dict[str, list[Path]]) -> str:
    """Compile these groups together and put the modules beside their sources, or the errors.

    Each game is a library of its own, so that several can be compiled at once.
    """
    named = {
        name: [path.relative_to(ROOT.parent).as_posix() for path in paths]
        for name, paths in chosen.items()
    }
    every = [name for names in named.values() for name in names]
    separate = [(names, f"engine_{name}") for name, names in named.items()]
    with tempfile.TemporaryDirectory(prefix="engine-build-") as work:
        for path in ROOT.rglob("*.py"):
            copy = Path(work) / path.relative_to(ROOT.parent)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        (Path(work) / "setup.py").write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"setup(name='engine_compiled', packages=[], ext_modules=mypycify({every!r}, "
            f"opt_level='3', separate={separate!r}))\n"
        )
        result = subprocess.run(  # noqa: S603 (our own set-up)
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(JOBS)],
            cwd=work,
            capture_output=True,
            text=True,
        )
        if result.returncode != 0:
            return "\n".join((result.stdout + result.stderr).strip().splitlines()[-15:])
        for built in Path(work).rglob("*.so"):
            if "build" not in built.relative_to(work).parts:
                shutil.copyfile(built, ROOT.parent / built.relative_to(work))
    return ""


def build() -> str:
    """Bring the compiled modules up to date; the answer says what was done.

    A game that does not compile is left out and runs from its sources; the others go on.
    """
    if current():
        return "compiled modules are up to date"
    clean()
    if not has_compiler():
        return "no compiler here: the engine runs from its sources"
    # On standard error and at once: whoever waits should know for what.
    sys.stderr.write("compiling the engine; this takes a minute or two, the first time only\n")
    sys.stderr.flush()
    mark = fingerprint()
    chosen = groups()
    told: list[str] = []
    while errors := _compile(chosen):
        guilty = [name for name in chosen if f"{ROOT.name}/{name}/" in errors]
        if not guilty:
            return f"compiling failed, the engine runs from its sources:\n{errors}"
        for name in guilty:
            del chosen[name]
            told.append(f"{name} does not compile and runs from its sources:\n{errors}")
    STAMP.write_text(mark)
    count = sum(len(paths) for paths in chosen.values())
    return "\n".join([f"compiled {count} modules", *told])


def main(arguments: list[str]) -> int:
    """The command line."""
    if arguments == ["--clean"]:
        sys.stdout.write(f"removed {clean()} compiled modules\n")
    elif arguments:
        sys.stderr.write("usage: python -m engine.build [--clean]\n")
        return 2
    else:
        sys.stdout.write(build() + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
