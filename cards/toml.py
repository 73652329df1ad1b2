"""TOML files as people send them: whatever is in one, it is read or the reason is given."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

MAX_BYTES = 10_000_000
"""Far more than any catalogue; a larger file is not read."""


class TomlError(ValueError):
    """A file that cannot be read, with the reason."""


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a file; raises TomlError for whatever keeps them from being read."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise TomlError("expected this file, found none") from error
    except (OSError, ValueError) as error:
        raise TomlError(f"cannot be read: {error}") from error
    if len(data) > MAX_BYTES:
        raise TomlError(f"expected at most {MAX_BYTES:,} bytes, got {len(data):,}")
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        byte = error.object[error.start]
        raise TomlError(f"expected UTF-8 text, got byte {byte:#04x} at {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        raise TomlError(f"not TOML: {error}") from error
    except RecursionError as error:
        raise TomlError("not TOML that can be read: nested too deeply") from error
    except ValueError as error:  # a number with more digits than Python reads
        raise TomlError(f"not TOML that can be read: {error}") from error
