"""What the rules know of a card and of the box, lowered once for all games."""

from __future__ import annotations

from typing import final

from engine.totd import codes


@final
class Effect:
    """Something that happens at a moment: to the Doctor concerned, or to every Doctor."""

    __slots__ = ("amount", "crews", "everyone", "op", "when")

    def __init__(self, op: int, amount: int, when: int, everyone: bool, crews: list[int]) -> None:
        self.op = op
        self.amount = amount
        self.when = when
        self.everyone = everyone
        self.crews = crews  # only with a Doctor of these numbers; empty is any


@final
class Rule:
    """A rule that a card changes while it lies open."""

    __slots__ = ("amount", "key")

    def __init__(self, key: int, amount: int) -> None:
        self.key = key
        self.amount = amount


@final
class Icon:
    """A re-roll or a change of face: for dice of the colours in `mask`.

    Of a re-roll `amount` is the number of dice, ANY_DICE or ALL_DICE; of a change it is the symbol.
    """

    __slots__ = ("amount", "mask")

    def __init__(self, mask: int, amount: int) -> None:
        self.mask = mask
        self.amount = amount


@final
class Design:
    """One card or tile."""

    __slots__ = (
        "any_adventure", "card_id", "changes", "conditions", "cost", "deck", "dice", "effects",
        "fails", "focus", "groups", "hat", "kind", "linked", "links", "name", "need", "number",
        "prison", "progress", "rerolls", "rewards", "rules", "shape", "split", "use", "zones",
    )  # fmt: skip

    def __init__(self, card_id: str, name: str, kind: int) -> None:
        self.card_id = card_id
        self.name = name
        self.kind = kind
        self.number = 0
        self.linked = -1
        self.deck = codes.EARTH_DECK
        self.groups: list[str] = []
        self.links: list[int] = []
        self.use = codes.EQUIPMENT
        self.cost = 0
        self.any_adventure = False
        self.hat = False
        self.dice = [0, 0, 0, 0]
        self.split: list[int] = []
        self.focus: list[int] = []
        self.rerolls: list[Icon] = []
        self.changes: list[Icon] = []
        self.need = [0] * len(codes.SYMBOLS)
        self.conditions = 0
        self.zones: list[str] = []
        self.rewards: list[list[Effect]] = []
        self.fails: list[Effect] = []
        self.shape = codes.PLACE
        self.prison = [0, 0, 0, 0]
        self.progress = 0
        self.effects: list[Effect] = []
        self.rules: list[Rule] = []


@final
class Box:
    """All designs of a match-up, the dice and the numbers of the board."""

    __slots__ = (
        "anomaly_spaces", "daleks", "designs", "dice", "earth", "earth_design", "faces",
        "gallifrey", "skaro", "slots", "spaces", "tardis_faces", "tokens",
    )  # fmt: skip

    def __init__(self, designs: list[Design]) -> None:
        self.designs = designs
        self.dice = [8, 3, 3, 3]
        self.faces: list[list[int]] = [[], [], [], []]
        self.tardis_faces: list[int] = []
        self.skaro = 1
        self.earth = 3
        self.gallifrey = 18
        self.anomaly_spaces = [6, 9, 12, 15]
        self.tokens = 20
        self.daleks = 6
        self.spaces = 3
        self.slots = 3
        self.earth_design = -1
