"""A small generator of our own: the same numbers in plain and in compiled code, on every machine.

The algorithm is sfc32 (three words of chaos and a counter), chosen because it needs nothing but
32-bit additions, shifts and exclusive ors. Each use has its own stream, so that an agent which
thinks longer does not change the shuffle of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """One stream of numbers, given by its four words; `seeded` makes one."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: int, b: int, c: int, n: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.n: i64 = n

    def next(self) -> i64:
        """The next 32 bits."""
        mask: i64 = MASK
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        n: i64 = self.n
        t: i64 = (a + b + n) & mask
        self.n = (n + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((((c << 21) | (c >> 11)) & mask) + t) & mask
        return t

    def below(self, limit: int) -> int:
        """An integer from 0 to `limit` - 1."""
        size: i64 = limit
        return (self.next() * size) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            spare = items[i]
            items[i] = items[j]
            items[j] = spare
            i -= 1

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.n)

    def words(self) -> list[int]:
        """The four words of the state, for a saved position."""
        return [self.a, self.b, self.c, self.n]


def seeded(seed: int, stream: int = 0) -> Rng:
    """The generator of a stream: `seed` and `stream` fix it wholly."""
    third = (stream * 0x9E3779B1 + 0x7F4A7C15) & MASK
    rng = Rng(seed & MASK, (seed >> 32) & MASK, third, 1)
    for _ in range(15):
        rng.next()
    return rng


def derive(seed: int, index: int) -> int:
    """A seed of its own for piece `index` of a run with `seed`."""
    rng = seeded(seed, index + 1)
    high = int(rng.next()) & 0x3FFFFFFF
    return (high << 32) | int(rng.next())
