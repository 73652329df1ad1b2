"""What a pool of dice is made of, and the means to better a roll."""

from __future__ import annotations

from typing import Final, final

ANY: Final = 99
"""Any selection of the dice, all of them if wanted."""
ALL: Final = -1
"""All the dice, never only some."""


@final
class Group:
    """Equal dice: on how many faces each symbol stands, and how many dice there are."""

    __slots__ = ("count", "faces")

    def __init__(self, faces: list[int], count: int) -> None:
        self.faces = faces
        self.count = count


@final
class Reroll:
    """Used once: re-rolls up to `limit` dice of the groups in `mask`, or ANY, or ALL of them.

    It may take charges from a purse.
    """

    __slots__ = ("cost", "limit", "mask", "purse")

    def __init__(self, mask: int, limit: int, cost: int = 0, purse: int = 0) -> None:
        self.mask = mask
        self.limit = limit
        self.cost = cost
        self.purse = purse


@final
class Change:
    """Used once: turns one die of the groups in `mask` to a symbol that is on it."""

    __slots__ = ("mask", "symbol")

    def __init__(self, mask: int, symbol: int) -> None:
        self.mask = mask
        self.symbol = symbol


@final
class Purse:
    """Charges: two re-roll one die of the groups in `mask`, three turn one to any symbol on it."""

    __slots__ = ("changes", "charges", "mask", "rerolls")

    def __init__(self, mask: int, charges: int, rerolls: bool = True, changes: bool = True) -> None:
        self.mask = mask
        self.charges = charges
        self.rerolls = rerolls
        self.changes = changes


@final
class Spare:
    """A die of `group` may be given up to roll again all other dice of the groups in `mask`.

    At most `most` of them, where fewer are looked at than there are.
    """

    __slots__ = ("group", "mask", "most")

    def __init__(self, group: int, mask: int, most: int = ANY) -> None:
        if not mask >> group & 1:
            raise ValueError("expected the group of the die given up among those rolled again")
        self.group = group
        self.mask = mask
        self.most = most
