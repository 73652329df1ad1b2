"""The sources of `options.py` and `constants.py` for a plan."""

from __future__ import annotations

from engine.kernel.declare import OptionField, OptionKind, Plan, snake
from engine.kernel.game import OWN_ENDS

NOTICE = "# Written by `python -m engine.kernel.generate`; change fields.py and run it again.\n"
WIDTH = 100


def _read(field: OptionField) -> str:
    mask = (1 << field.width) - 1
    value = f"(option >> {field.shift}) & {mask}"
    return f"({value}) - 1" if field.or_none else value


def _part(field: OptionField) -> str:
    value = f"({field.name} + 1)" if field.or_none else field.name
    return f"{value} << {field.shift}"


def _maker(option: OptionKind, known: dict[str, OptionField]) -> list[str]:
    fields = [known[name] for name in option.fields]
    given = ", ".join(f"{f.name}: int" + (" = -1" if f.or_none else "") for f in fields)
    parts = [option.constant, *(_part(field) for field in fields)]
    head = f"def {snake(option.name)}({given}) -> int:"
    heads = (
        [head] if len(head) <= WIDTH else [head[: head.index("(") + 1], f"    {given}", ") -> int:"]
    )
    return ["", "", *heads, f'    """{option.sentence}."""', *_returned(parts)]


def _returned(parts: list[str]) -> list[str]:
    """A joined expression as it is returned, in brackets where the line gets too long."""
    packed = " | ".join(parts)
    if len(f"    return {packed}") <= WIDTH:
        return [f"    return {packed}"]
    inside = [f"        {packed}"]
    if len(inside[0]) > WIDTH:
        inside = [f"        {'| ' if k else ''}{part}" for k, part in enumerate(parts)]
    return ["    return (", *inside, "    )"]


def options_source(plan: Plan) -> str:
    """The module that packs and reads options."""
    known = {field.name: field for field in plan.option_fields}
    lines = [
        '"""Options as integers: a kind and its fields, packed; the fields are named here."""',
        "",
        NOTICE.rstrip(),
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        *(f"{option.constant}: Final = {option.number}" for option in plan.options),
        "",
        "",
        "def kind_of(option: int) -> int:",
        '    """Which kind of option."""',
        f"    return option & {(1 << plan.kind_bits) - 1}",
    ]
    for option in plan.options:
        if option.fields:
            lines += _maker(option, known)
    for field in plan.option_fields:
        what = field.name.replace("_", " ")
        none = "; -1 is nothing" if field.or_none else ""
        lines += [
            "",
            "",
            f"def {field.name}_of(option: int) -> int:",
            f'    """The {what} of an option{none}."""',
            f"    return {_read(field)}",
        ]
    return "\n".join(lines) + "\n"


def constant(text: str) -> str:
    """Words as the name of a constant.

    >>> constant("choose first player")
    'CHOOSE_FIRST_PLAYER'
    """
    return "".join(c if c.isalnum() else "_" for c in text).upper()


def constants_source(plan: Plan) -> str:
    """The module of numbers with names."""
    lines = [
        '"""Numbers by name: places, steps, decisions, ends, events."""',
        "",
        NOTICE.rstrip(),
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
    ]
    numbered = [
        ("PLACE", list(enumerate(plan.places))),
        ("STEP", list(enumerate(plan.steps))),
        ("DECISION", list(enumerate(plan.decisions))),
        ("END", [(OWN_ENDS + k, end.name) for k, end in enumerate(plan.ends)]),
        ("EVENT", [(event.number, snake(event.name)) for event in plan.events]),
    ]
    for suffix, names in numbered:
        if names:
            lines += ["", *(f"{constant(name)}_{suffix}: Final = {k}" for k, name in names)]
    return "\n".join(lines) + "\n"
