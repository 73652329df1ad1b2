"""Work that waits: what is announced and not yet resolved, and what an effect has begun."""

from __future__ import annotations

from typing import Final, final

RUN: Final = 0
DESTRUCTION: Final = 1
TRIGGERS: Final = 2
TRIGGER: Final = 3
CHOICE: Final = 4
REPLY: Final = 5


class Frame:
    """One piece of waiting work; the last on the agenda is done first."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def copy(self) -> Frame:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything as plain numbers, the code first."""
        raise NotImplementedError


@final
class Use(Frame):
    """An ability in use: on which cards, for whom, and which of its effects comes next."""

    __slots__ = ("ability", "aim", "at", "first", "me", "mode", "second", "source")

    def __init__(
        self,
        source: int,
        ability: int,
        first: int,
        second: int,
        mode: int,
        me: int,
        aim: int = -1,
        at: int = 0,
    ) -> None:
        self.code = RUN
        self.source = source
        self.ability = ability
        self.first = first
        """The card that fills the first slot of the ability, or -1."""
        self.second = second
        self.mode = mode
        """The value bit or the Zone (plus one) that was picked."""
        self.me = me
        self.aim = aim
        """What a counter is aimed at: a place among what is announced."""
        self.at = at

    def filler(self, slot: int) -> int:
        """The card picked for a slot, or -1."""
        if slot < 0:
            return -1
        return self.first if slot == 0 else self.second

    def copy(self) -> Frame:
        """A copy."""
        return Use(
            self.source,
            self.ability,
            self.first,
            self.second,
            self.mode,
            self.me,
            self.aim,
            self.at,
        )

    def numbers(self) -> list[int]:
        """All fields."""
        return [
            self.code,
            self.source,
            self.ability,
            self.first,
            self.second,
            self.mode,
            self.me,
            self.aim,
            self.at,
        ]


@final
class Destruction(Frame):
    """Cards about to be destroyed together; those before `at` are lost for certain."""

    __slots__ = ("asked", "at", "cards")

    def __init__(self, cards: list[int], at: int = 0, asked: int = 0) -> None:
        self.code = DESTRUCTION
        self.cards = cards
        self.at = at
        self.asked = asked
        """Who was asked about the card at `at`: 0 nobody, 1 its owner, 2 the other, 3 both."""

    def copy(self) -> Frame:
        """A copy."""
        return Destruction(self.cards[:], self.at, self.asked)

    def numbers(self) -> list[int]:
        """All fields, the cards last."""
        return [self.code, self.at, self.asked, *self.cards]


@final
class Trigger(Frame):
    """An ability that acts by itself, for a player."""

    __slots__ = ("ability", "me", "source")

    def __init__(self, source: int, ability: int, me: int) -> None:
        self.code = TRIGGER
        self.source = source
        self.ability = ability
        self.me = me

    def copy(self) -> Frame:
        """A copy."""
        return Trigger(self.source, self.ability, self.me)

    def numbers(self) -> list[int]:
        """All fields."""
        return [self.code, self.source, self.ability, self.me]


@final
class Triggers(Frame):
    """Several that act at the same moment; the active player orders them."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[Trigger]) -> None:
        self.code = TRIGGERS
        self.waiting = waiting

    def copy(self) -> Frame:
        """A copy; the triggers themselves never change."""
        return Triggers(self.waiting[:])

    def numbers(self) -> list[int]:
        """Card, ability and player of each."""
        found = [self.code]
        for trigger in self.waiting:
            found += [trigger.source, trigger.ability, trigger.me]
        return found


@final
class Choice(Frame):
    """A player has to pick `left` cards for the effect at `at` of an ability."""

    __slots__ = ("ability", "at", "left", "me", "player", "source")

    def __init__(self, player: int, left: int, source: int, ability: int, at: int, me: int) -> None:
        self.code = CHOICE
        self.player = player
        self.left = left
        self.source = source
        self.ability = ability
        self.at = at
        self.me = me

    def copy(self) -> Frame:
        """A copy."""
        return Choice(self.player, self.left, self.source, self.ability, self.at, self.me)

    def numbers(self) -> list[int]:
        """All fields."""
        return [
            self.code, self.player, self.left, self.source, self.ability, self.at, self.me,
        ]  # fmt: skip


@final
class Reply(Frame):
    """A replacement of a destruction is announced; `player` may counter it."""

    __slots__ = ("ability", "countered", "doomed", "kind", "player", "source")

    def __init__(
        self, source: int, ability: int, player: int, doomed: int, countered: int, kind: int
    ) -> None:
        self.code = REPLY
        self.source = source
        self.ability = ability
        self.player = player
        self.doomed = doomed
        self.countered = countered
        self.kind = kind
        """Whether the newest announcement is a Flash or a Special."""

    def copy(self) -> Frame:
        """A copy."""
        return Reply(self.source, self.ability, self.player, self.doomed, self.countered, self.kind)

    def numbers(self) -> list[int]:
        """All fields."""
        return [
            self.code, self.source, self.ability, self.player, self.doomed, self.countered,
            self.kind,
        ]  # fmt: skip


def frame_of(numbers: list[int]) -> Frame:
    """The frame that `numbers` gave."""
    code = numbers[0]
    given = numbers[1:]
    if code == RUN:
        source, ability, first, second, mode, me, aim, at = given
        return Use(source, ability, first, second, mode, me, aim, at)
    if code == DESTRUCTION:
        return Destruction(given[2:], given[0], given[1])
    if code == TRIGGERS:
        whole = iter(given)
        return Triggers(
            [Trigger(one, two, three) for one, two, three in zip(whole, whole, whole, strict=True)]
        )
    if code == TRIGGER:
        source, ability, me = given
        return Trigger(source, ability, me)
    if code == CHOICE:
        player, left, source, ability, at, me = given
        return Choice(player, left, source, ability, at, me)
    source, ability, player, doomed, countered, kind = given
    return Reply(source, ability, player, doomed, countered, kind)


@final
class Announced:
    """A Flash, a Special, Support or a Hit that was announced and can still be answered."""

    __slots__ = (
        "ability", "aim", "amount", "countered", "first", "kind", "mode", "player", "second",
        "source",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        source: int,
        player: int,
        ability: int = -1,
        first: int = -1,
        second: int = -1,
        mode: int = 0,
        amount: int = 0,
        aim: int = -1,
        countered: int = 0,
    ) -> None:
        self.kind = kind
        self.source = source
        self.player = player
        self.ability = ability
        self.first = first
        """The card in the first slot; of Support its target."""
        self.second = second
        self.mode = mode
        self.amount = amount
        """Points of Support."""
        self.aim = aim
        self.countered = countered

    def copy(self) -> Announced:
        """A copy."""
        return Announced(
            self.kind,
            self.source,
            self.player,
            self.ability,
            self.first,
            self.second,
            self.mode,
            self.amount,
            self.aim,
            self.countered,
        )

    def numbers(self) -> list[int]:
        """All fields, in the order of the constructor."""
        return [
            self.kind, self.source, self.player, self.ability, self.first, self.second, self.mode,
            self.amount, self.aim, self.countered,
        ]  # fmt: skip
