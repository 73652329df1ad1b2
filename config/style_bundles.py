"""Bundles of stylesheets: written one a component, served as one file where a page needs many.

`static/css/bundles.toml` names each bundle and its parts in the order of the cascade. The finder
joins them when static files are looked for or collected, so that there is no step of building.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import BaseFinder
from django.core.checks import CheckMessage, Error
from django.core.files.storage import FileSystemStorage

FOLDER = Path(settings.BASE_DIR) / "static" / "css"
LIST = FOLDER / "bundles.toml"
PREFIX = "css/"


def bundles() -> dict[str, list[Path]]:
    """The parts of each bundle, by its address below the static files."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))["bundle"]
    return {PREFIX + name: [FOLDER / part for part in parts] for name, parts in listed.items()}


def joined(parts: Iterable[Path]) -> str:
    """One stylesheet of several."""
    return "\n".join(part.read_text(encoding="utf-8").strip() for part in parts) + "\n"


class BundleFinder(BaseFinder):
    """Finds the bundles among the static files, joined as their parts are now."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.storage = FileSystemStorage(location=settings.STYLE_BUNDLES)

    def _write(self, name: str, parts: list[Path]) -> str:
        """The file of a bundle; written whole or not at all, and only where it changed."""
        target, text = Path(self.storage.path(name)), joined(parts)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(
                "w", dir=target.parent, delete=False, encoding="utf-8"
            ) as file:
                file.write(text)
            Path(file.name).chmod(0o644)
            Path(file.name).replace(target)
        return str(target)

    def check(self, **options: Any) -> list[CheckMessage]:
        """A part that is not there is an error of the set-up."""
        return [
            Error(f"{LIST.name}: expected the stylesheet {part.relative_to(FOLDER)} of {name}")
            for name, parts in bundles().items()
            for part in parts
            if not part.exists()
        ]

    def find(self, path: str, find_all: bool = False, **options: Any) -> Any:
        """The file of a bundle, or nothing."""
        several = find_all or options.get("all", False)
        parts = bundles().get(path)
        if parts is None:
            return []
        found = self._write(path, parts)
        return [found] if several else found

    def list(self, ignore_patterns: Any) -> Iterator[Any]:
        """Every bundle with the storage that holds it."""
        for name, parts in bundles().items():
            self._write(name, parts)
            yield name, self.storage
