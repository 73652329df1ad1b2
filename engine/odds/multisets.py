"""All the ways in which a few equal dice can show their faces, when their order does not matter."""

from __future__ import annotations

from typing import Final, final

MISS: Final = -1
"""The class of every face that the challenge does not ask for."""
NONE: Final = -1


@final
class Multisets:
    """Up to `size` equal dice by what they show; some may still be in the hand, unrolled.

    Faces that nobody needs are one class, so that five dice have few states. A multiset is a
    number; `add` and `take` say which number one die more or one die less gives.
    """

    __slots__ = ("add", "chances", "classes", "count", "full", "parts", "size", "take", "total")

    def __init__(self, faces: list[int], size: int, need: list[int]) -> None:
        self.size = size
        self.classes: list[int] = []
        self.chances: list[float] = []
        sides = 0
        wanted = 0
        for symbol in range(len(faces)):
            sides += faces[symbol]
            if faces[symbol] and need[symbol]:
                self.classes.append(symbol)
                wanted += faces[symbol]
        for symbol in self.classes:
            self.chances.append(faces[symbol] / sides)
        if wanted < sides:
            self.classes.append(MISS)
            self.chances.append((sides - wanted) / sides)
        self.count = len(self.classes)
        self.parts: list[list[int]] = []
        self._fill([], size)
        self.parts.sort(key=sum, reverse=True)
        self.total: list[int] = [sum(part) for part in self.parts]
        self.full = self.total.count(size)
        self._link()

    def _fill(self, begun: list[int], left: int) -> None:
        """Every multiset that begins with these counts and has at most so many dice more."""
        if len(begun) == self.count:
            self.parts.append(begun)
            return
        for dice in range(left + 1):
            self._fill([*begun, dice], left - dice)

    def _link(self) -> None:
        known: dict[int, int] = {}
        base = self.size + 2
        codes: list[int] = []
        for part in self.parts:
            code = 0
            for dice in part:
                code = code * base + dice
            known[code] = len(codes)
            codes.append(code)
        self.add: list[int] = []
        self.take: list[int] = []
        for number in range(len(codes)):
            step = 1
            more: list[int] = []
            less: list[int] = []
            for k in range(self.count - 1, -1, -1):
                more.append(known.get(codes[number] + step, NONE))
                had = self.parts[number][k]
                less.append(known[codes[number] - step] if had else NONE)
                step *= base
            more.reverse()
            less.reverse()
            self.add.extend(more)
            self.take.extend(less)

    def number(self, shown: list[int]) -> int:
        """The number of the multiset with so many dice of each class."""
        return self.parts.index(shown)

    def class_of(self, symbol: int) -> int:
        """The place of a symbol among the classes; a face that nobody needs is a miss."""
        if symbol in self.classes:
            return self.classes.index(symbol)
        return self.classes.index(MISS)

    def counts(self, symbols: list[int]) -> list[int]:
        """Dice that show these symbols, counted by class."""
        shown = [0] * self.count
        for symbol in symbols:
            shown[self.class_of(symbol)] += 1
        return shown
