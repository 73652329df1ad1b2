"""Options by the plan of a game: fields by name, and names that outlive a renumbering."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from engine.kernel.declare import OptionField, OptionKind, Plan


class OptionTable:
    """The options of a game, read from its plan."""

    def __init__(self, plan: Plan) -> None:
        self.kinds = {option.number: option for option in plan.options}
        self.fields = {field.name: field for field in plan.option_fields}
        self.mask = (1 << plan.kind_bits) - 1
        self._legend = Legend(
            kind_bits=plan.kind_bits,
            fields=plan.option_fields,
            kinds=tuple((kind.number, kind.name, kind.fields) for kind in plan.options),
        )

    def kind(self, option: int) -> OptionKind:
        """Which kind an option is."""
        return self.kinds[option & self.mask]

    def values(self, option: int) -> dict[str, int]:
        """The fields of an option by name."""
        return {name: _value(option, self.fields[name]) for name in self.kind(option).fields}

    def legend(self) -> Legend:
        """How options are packed today; stored with records."""
        return self._legend


class Legend(msgspec.Struct, frozen=True):
    """How the options of a record were packed when it was written."""

    kind_bits: int
    fields: tuple[OptionField, ...]
    kinds: tuple[tuple[int, str, tuple[str, ...]], ...]
    """Number, stable name and fields of each kind."""

    def translate(self, choices: Sequence[int], today: Legend) -> list[int]:
        """Choices of a record in the numbers of today; refused where a name is gone."""
        if self == today:
            return list(choices)
        kinds = {number: (name, fields) for number, name, fields in self.kinds}
        known = {field.name: field for field in self.fields}
        mask = (1 << self.kind_bits) - 1
        out = []
        for choice in choices:
            name, fields = kinds[choice & mask]
            out.append(today.pack(name, {f: _value(choice, known[f]) for f in fields}))
        return out

    def pack(self, name: str, values: Mapping[str, int]) -> int:
        """The option of a stable name with these fields; what does not fit is refused."""
        named = {known: (number, fields) for number, known, fields in self.kinds}
        if name not in named:
            raise ValueError(f"expected an option out of {sorted(named)}, got {name!r}")
        option, expected = named[name]
        if sorted(values) != sorted(expected):
            raise ValueError(f"{name}: expected the fields {expected}, got {sorted(values)}")
        widths = {field.name: field for field in self.fields}
        for field_name, value in values.items():
            field = widths[field_name]
            stored = value + field.or_none
            if not 0 <= stored < 1 << field.width:
                raise ValueError(f"{name}: {field_name} is out of its {field.width} bits: {value}")
            option |= stored << field.shift
        return option


def _value(option: int, field: OptionField) -> int:
    return ((option >> field.shift) & ((1 << field.width) - 1)) - field.or_none


@functools.cache
def option_table(plan: Plan) -> OptionTable:
    """The options of a plan."""
    return OptionTable(plan)
