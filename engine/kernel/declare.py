"""What a game declares: the fields of its state and its options, each of them once.

`engine/<game>/fields.py` holds one `Plan`. `python -m engine.kernel.generate <game>` writes three
modules from it: `state.py` with the class that carries the fields, blanks, copies and hides them,
`options.py` with the numbers, constructors and readers of the options, and `constants.py` with the
numbers of places, steps, decisions, ends and events. Positions are written and read by the same
plan, so that no field can be forgotten in one of these places.
"""

from __future__ import annotations

import enum

import msgspec

from engine.table import MAIN


class Shape(enum.Enum):
    """What a field holds, by its Python type."""

    NUMBER = "int"
    FLAG = "bool"
    NUMBERS = "list[int]"
    LISTS = "list[list[int]]"
    NESTED = "list[list[list[int]]]"
    WORDS = "list[str]"
    ITEMS = "list of items"
    LINK = "link"
    """Something the table shares with the match-up; it is no part of the position."""


class By(enum.Enum):
    """How many entries a list has: as many as it happens to have, so many, or one for each."""

    NOTHING = "nothing"
    CARD = "card"
    SEAT = "seat"


class Hidden(enum.Enum):
    """Who may not know a field."""

    NOBODY = "nobody"
    """Everybody may know it."""
    EVERYBODY = "everybody"
    """No seat may know it: a view blanks it."""
    OTHERS = "others"
    """A list by seat of which each seat may know its own entry only: a view blanks the others."""
    BY_FACE = "by face"
    """It follows from the design of a card; the game sets it in `put_face`."""


class Field(msgspec.Struct, frozen=True):
    """One field of a state."""

    name: str
    shape: Shape
    meaning: str
    size: int = 0
    """Entries of a new list."""
    by: By = By.NOTHING
    fill: int = 0
    """The blank value of a number, or of the entries of a list."""
    shared: bool = False
    """Copies of the state share the list: it is replaced whole, never changed in place."""
    shared_when: str = ""
    """Copies share the list once this number is not 0."""
    hidden: Hidden = Hidden.NOBODY
    place: str = ""
    """The list is a zone: its cards lie at this place (a name of the plan's `places`)."""
    mix: str = ""
    """Hidden cards of the zones of a seat with the same word here may be exchanged."""
    designs: bool = False
    """Its numbers are designs and are written as the ids of cards."""
    type_name: str = ""
    """Of items and links: the class, and the module that has it."""
    module: str = ""


def number(name: str, meaning: str, *, fill: int = 0, hidden: Hidden = Hidden.NOBODY) -> Field:
    """A number."""
    return Field(name, Shape.NUMBER, meaning, fill=fill, hidden=hidden)


def design(name: str, meaning: str) -> Field:
    """A number that means a design, or -1; positions write the id of the card."""
    return Field(name, Shape.NUMBER, meaning, fill=-1, designs=True)


def flag(name: str, meaning: str) -> Field:
    """Something that is so or not; not so at first."""
    return Field(name, Shape.FLAG, meaning)


def numbers(
    name: str,
    meaning: str,
    *,
    size: int = 0,
    fill: int = 0,
    shared: bool = False,
    designs: bool = False,
    hidden: Hidden = Hidden.NOBODY,
) -> Field:
    """A list of numbers."""
    return Field(
        name,
        Shape.NUMBERS,
        meaning,
        size=size,
        fill=fill,
        shared=shared,
        designs=designs,
        hidden=hidden,
    )


def by_card(
    name: str,
    meaning: str,
    *,
    fill: int = 0,
    shared_when: str = "",
    designs: bool = False,
    hidden: Hidden = Hidden.NOBODY,
) -> Field:
    """A number for each card; `new_card` adds an entry."""
    return Field(
        name,
        Shape.NUMBERS,
        meaning,
        by=By.CARD,
        fill=fill,
        shared_when=shared_when,
        designs=designs,
        hidden=hidden,
    )


def lists_by_card(name: str, meaning: str, *, hidden: Hidden = Hidden.NOBODY) -> Field:
    """A list for each card; the lists are replaced whole, never changed in place."""
    return Field(name, Shape.LISTS, meaning, by=By.CARD, shared=True, hidden=hidden)


def by_seat(
    name: str, meaning: str, *, fill: int = 0, hidden: Hidden = Hidden.NOBODY, designs: bool = False
) -> Field:
    """A number for each seat; `sit_down` makes the entries."""
    return Field(
        name, Shape.NUMBERS, meaning, by=By.SEAT, fill=fill, hidden=hidden, designs=designs
    )


def lists_by_seat(
    name: str,
    meaning: str,
    *,
    hidden: Hidden = Hidden.NOBODY,
    designs: bool = False,
    shared: bool = False,
) -> Field:
    """A list for each seat."""
    return Field(
        name, Shape.LISTS, meaning, by=By.SEAT, hidden=hidden, designs=designs, shared=shared
    )


def zone(name: str, meaning: str, place: str, mix: str = "") -> Field:
    """A zone of each seat: a list of cards that lie at a place; the last is the top.

    Zones with the same word in `mix` hold cards that some seat does not know, such as the hand and
    the draw deck: which of their unseen cards lies where is dealt again for an agent.
    """
    return Field(name, Shape.LISTS, meaning, by=By.SEAT, place=place, mix=mix)


def common_zone(name: str, meaning: str, place: str) -> Field:
    """A zone that all seats share."""
    return Field(name, Shape.NUMBERS, meaning, place=place)


def lists(
    name: str,
    meaning: str,
    *,
    size: int = 0,
    shared: bool = False,
    place: str = "",
    designs: bool = False,
) -> Field:
    """A list of lists of numbers; with a place they are zones."""
    return Field(name, Shape.LISTS, meaning, size=size, shared=shared, place=place, designs=designs)


def nested(
    name: str, meaning: str, *, shared: bool = False, shared_when: str = "", designs: bool = False
) -> Field:
    """A list of lists of lists of numbers."""
    return Field(
        name, Shape.NESTED, meaning, shared=shared, shared_when=shared_when, designs=designs
    )


def items(name: str, meaning: str, type_name: str, module: str) -> Field:
    """A list of items; see `engine.kernel.frame`."""
    return Field(name, Shape.ITEMS, meaning, type_name=type_name, module=module)


def link(name: str, meaning: str, type_name: str, module: str) -> Field:
    """Something shared with the match-up, given when the state is made."""
    return Field(name, Shape.LINK, meaning, type_name=type_name, module=module)


class OptionField(msgspec.Struct, frozen=True):
    """Bits of an option. Names may share bits, but a name means the same bits in every option."""

    name: str
    shift: int
    width: int
    or_none: bool = False
    """-1 stands for nothing; the value is stored plus one."""


class OptionKind(msgspec.Struct, frozen=True):
    """One kind of option."""

    number: int
    name: str
    """Stable: records name options by it. In CamelCase."""
    sentence: str
    """The order to the player, with fields in braces."""
    fields: tuple[str, ...] = ()

    @property
    def constant(self) -> str:
        """The name of its number in the code."""
        return snake(self.name).upper()


class EventKind(msgspec.Struct, frozen=True):
    """One kind of event in the log: its number, then up to four fields."""

    number: int
    name: str
    """In CamelCase."""
    sentence: str
    """Player or card first, present tense, no full stop; fields in braces."""
    fields: tuple[str, ...] = ()
    level: int = MAIN


class End(msgspec.Struct, frozen=True):
    """Why a game ends, apart from the limits that the kernel knows."""

    name: str
    sentence: str


class Plan(msgspec.Struct, frozen=True, eq=False):
    """Everything that a game declares. There is one for a game; it is compared by identity."""

    game: str
    doc: str
    """The first line of the generated state."""
    base: str
    """`CardTable` or `GameTable`."""
    fields: tuple[Field, ...]
    steps: tuple[str, ...]
    """The steps of a game, by number; step 0 is the first one that runs."""
    decisions: tuple[str, ...]
    """The kinds of decision, by number."""
    kind_bits: int
    option_fields: tuple[OptionField, ...]
    options: tuple[OptionKind, ...]
    events: tuple[EventKind, ...] = ()
    """A game may leave its events out and write `event_text` itself."""
    ends: tuple[End, ...] = ()
    """Numbered from `engine.kernel.game.OWN_ENDS`."""
    places: tuple[str, ...] = ()
    """The names of the places of cards, by number."""


def snake(name: str) -> str:
    """CamelCase as words with underscores.

    >>> snake("PlayCard")
    'play_card'
    """
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def problems(plan: Plan) -> list[str]:
    """What is wrong with a plan: names twice, bits that do not fit, unknown fields or places."""
    out: list[str] = []
    for what, names in (
        ("field", [field.name for field in plan.fields]),
        ("option", [option.name for option in plan.options]),
        ("number of an option", [str(option.number) for option in plan.options]),
        ("field of options", [field.name for field in plan.option_fields]),
        ("event", [event.name for event in plan.events]),
        ("number of an event", [str(event.number) for event in plan.events]),
    ):
        out += [f"expected each {what} once, got {n!r} twice" for n in twice(names)]
    known = {field.name: field for field in plan.option_fields}
    for option in plan.options:
        if not 0 <= option.number < 1 << plan.kind_bits:
            out.append(f"{option.name}: expected a number of {plan.kind_bits} bits")
        used: list[OptionField] = []
        for name in option.fields:
            if name not in known:
                out.append(f"{option.name}: expected a field out of {sorted(known)}, got {name!r}")
                continue
            one = known[name]
            if one.shift < plan.kind_bits:
                out.append(f"{one.name}: its bits reach into the kind")
            for other in used:
                if one.shift < other.shift + other.width and other.shift < one.shift + one.width:
                    out.append(f"{option.name}: {one.name} and {other.name} share bits")
            used.append(one)
    for field in plan.fields:
        if field.place and field.place not in plan.places:
            out.append(f"{field.name}: expected a place out of {plan.places}, got {field.place!r}")
        if field.mix and (field.by is not By.SEAT or field.shape is not Shape.LISTS):
            out.append(f"{field.name}: only a zone of each seat can be mixed")
        if field.hidden is Hidden.OTHERS and field.by is not By.SEAT:
            out.append(f"{field.name}: only a list by seat can be hidden from the others")
    return out


def twice(names: list[str]) -> list[str]:
    """Names that come more than once."""
    return sorted({name for name in names if names.count(name) > 1})
