"""rules.toml as a whole: formats, options, the opening hand and the rules."""

from __future__ import annotations

from functools import cached_property

import msgspec

from cards.construction.measures import AnyRule, Setting, Strict


class Ledger(Strict, frozen=True, kw_only=True):
    """Which ids of docs/rules/<game>.md speak of construction; `*` stands for any ending.

    `permits` are those that forbid nothing (no upper limit, a free choice): no rule states them,
    and a test shows that they are allowed.
    """

    prefix: str
    construction: list[str]
    permits: list[str] = []


class OptionChoice(Strict, frozen=True, kw_only=True):
    id: str
    name: str


class Option(Strict, frozen=True, kw_only=True):
    """A point that groups settle differently. With `choices` its value is one of their ids;
    otherwise it is a flag or a number like its default. A number may have no default (not set)."""

    id: str
    name: str
    about: str = ""
    # The ledger's reading that the default follows.
    reading: str = ""
    default: Setting | None = None
    choices: list[OptionChoice] = []
    min: int | None = None
    max: int | None = None


def setting_of(option: Option | None, text: str) -> Setting:
    """A value that somebody typed, as the option wants it; what does not fit stays a text."""
    if option is None or option.choices:
        return text
    if isinstance(option.default, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


class Format(Strict, frozen=True, kw_only=True):
    """A named way to build, with its own values for some options."""

    id: str
    name: str
    about: str = ""
    options: dict[str, Setting] = {}


class Aside(Strict, frozen=True, kw_only=True):
    """Cards taken out before a hand is drawn; without `count`, all of them."""

    name: str
    over: str = ""
    section: str | list[str] = []
    count: int | None = None


class Instead(Strict, frozen=True, kw_only=True):
    """Another hand size for a deck that holds a card of `has`."""

    has: str
    count: int


class Draw(Strict, frozen=True, kw_only=True):
    """Cards drawn at random from what is left of some sections. `each_turn` is how many more every
    turn of the player brings for certain; none where that depends on what is played."""

    count: int
    each_turn: int = 0
    name: str = ""
    over: str = ""
    section: str | list[str] = []
    instead: list[Instead] = []


class Hand(Strict, frozen=True, kw_only=True):
    """How an opening hand comes about."""

    name: str = "Opening hand"
    rulebook: str = ""
    aside: list[Aside] = []
    draw: list[Draw] = []


class RulesFile(Strict, frozen=True, kw_only=True):
    """rules.toml"""

    game: str
    ledger: Ledger
    options: list[Option] = msgspec.field(name="option", default_factory=list)
    formats: list[Format] = msgspec.field(name="format", default_factory=list)
    rules: list[AnyRule] = msgspec.field(name="rule", default_factory=list)
    hand: Hand | None = None


class RuleSet:
    """A checked rules file with look-ups. The first format is the default one."""

    def __init__(self, file: RulesFile) -> None:
        self.file = file
        self.game = file.game
        self.rules: tuple[AnyRule, ...] = tuple(file.rules)
        self.hand = file.hand

    @cached_property
    def formats(self) -> dict[str, Format]:
        return {f.id: f for f in self.file.formats}

    @cached_property
    def options(self) -> dict[str, Option]:
        return {o.id: o for o in self.file.options}

    @property
    def default_format(self) -> Format:
        return self.file.formats[0]

    def settings(
        self, format_id: str, chosen: dict[str, Setting] | None = None
    ) -> dict[str, Setting | None]:
        """The value of every option: what the caller chose, else the format's, else the default."""
        values: dict[str, Setting | None] = {o.id: o.default for o in self.file.options}
        values.update(self.formats[format_id].options)
        values.update(chosen or {})
        return values

    def __repr__(self) -> str:
        return f"RuleSet({self.game}, {len(self.rules)} rules)"
