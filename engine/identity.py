"""Which rules, cards and agents played a game: fingerprints that set-ups and records carry.

A fingerprint changes with every change of a source, a comment too: it says when a stored game has
to be looked at again, not that anything is different. What decides is the game itself: `record`
compares a replay with what was counted.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from cards.catalogue.values import Card

ENGINE = Path(__file__).resolve().parent
CORE = ("rng.py", "table.py")
"""What every game rests on, apart from the kernel."""
AGENTS = ("agents.py", "playout.py", "search.py")
LENGTH = 16
DATA = (".py", ".toml", ".json", ".txt")
"""Sources and data files of a game; the compiled modules follow from them."""
IGNORED = ("hot.txt", "compiled.json")


class Identity(msgspec.Struct, frozen=True):
    """What played a game, as short names that differ when the thing does."""

    rules: str
    """The sources of the kernel and of the game."""
    cards: str
    """The cards of the match-up with their fields and abilities."""
    agents: str
    """The sources of the agents, with the weights that the game gives them."""


def _digest(parts: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()[:LENGTH]


def _files(folder: Path) -> list[Path]:
    """The sources and data of a folder, in an order that is the same everywhere."""
    found = [path for path in folder.rglob("*") if path.suffix in DATA and path.name not in IGNORED]
    return sorted(found, key=lambda path: path.relative_to(folder).as_posix())


def _named(paths: Iterable[Path], root: Path) -> Iterable[bytes]:
    """Names and contents; line ends do not count."""
    for path in paths:
        yield path.relative_to(root).as_posix().encode()
        yield path.read_bytes().replace(b"\r\n", b"\n")


@functools.cache
def rules_of(folder: Path) -> str:
    """The fingerprint of the rules of a game, from its folder; read once for each process."""
    core = [ENGINE / name for name in CORE] + _files(ENGINE / "kernel")
    return _digest([*_named(core, ENGINE), *_named(_files(folder), folder)])


@functools.cache
def agents_of(folder: Path) -> str:
    """The fingerprint of the agents as they play a game: the quick look is part of the game."""
    return _digest([*_named([ENGINE / name for name in AGENTS], ENGINE), rules_of(folder).encode()])


def cards_of(cards: Iterable[Card]) -> str:
    """The fingerprint of cards, in whatever order they come."""
    encoder = msgspec.json.Encoder(order="deterministic")
    return _digest(
        sorted(
            encoder.encode([card.id, card.full_name, card.type, card.fields, card.abilities])
            for card in cards
        )
    )


def identity(folder: Path, cards: Iterable[Card]) -> Identity:
    """The identity of a match-up of the game in this folder."""
    return Identity(rules=rules_of(folder), cards=cards_of(cards), agents=agents_of(folder))


def differences(then: Identity, now: Identity) -> list[str]:
    """What has changed between two identities: "rules", "cards", "agents"."""
    return [
        name for name in Identity.__struct_fields__ if getattr(then, name) != getattr(now, name)
    ]
