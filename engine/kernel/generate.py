"""Write `state.py`, `options.py` and `constants.py` of a game from its `fields.py`.

    python -m engine.kernel.generate mmg             one game, or several
    python -m engine.kernel.generate --check         say what is not up to date, of all games

A game is named by its folder under `engine`, or by its package with dots.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from engine.kernel.declare import Plan, problems
from engine.kernel.written_options import constants_source, options_source
from engine.kernel.written_state import state_source

ENGINE = Path(__file__).resolve().parent.parent


def plan_of(package: str) -> Plan:
    """The plan of a package, refused if it does not hold together."""
    plan = importlib.import_module(f"{package}.fields").PLAN
    if not isinstance(plan, Plan):
        raise TypeError(f"{package}.fields: expected PLAN to be a Plan, got {type(plan).__name__}")
    if wrong := problems(plan):
        raise ValueError("\n".join([f"{package}.fields:", *wrong]))
    return plan


def targets(package: str) -> dict[Path, str]:
    """The modules of a package that are written, and what they must hold."""
    plan = plan_of(package)
    folder = Path(str(importlib.import_module(package).__file__)).parent
    return {
        folder / "state.py": state_source(plan, package),
        folder / "options.py": options_source(plan),
        folder / "constants.py": constants_source(plan),
    }


def stale(package: str) -> list[Path]:
    """Written modules that do not hold what they must."""
    return [
        path
        for path, source in targets(package).items()
        if not path.exists() or path.read_text() != source
    ]


def planned() -> list[str]:
    """The packages under `engine` that have a plan."""
    return [f"engine.{path.parent.name}" for path in sorted(ENGINE.glob("*/fields.py"))]


def main(arguments: list[str]) -> int:
    """The command line."""
    if arguments == ["--check"]:
        late = [path for package in planned() for path in stale(package)]
        sys.stdout.writelines(f"{path} is not up to date\n" for path in late)
        return 1 if late else 0
    packages = [name if "." in name else f"engine.{name}" for name in arguments] or planned()
    for package in packages:
        for path, source in targets(package).items():
            path.write_text(source)
            sys.stdout.write(f"wrote {path}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
