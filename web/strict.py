"""Bodies are read strictly: a key nobody knows is an error, so that a slip is not lost."""

from __future__ import annotations

from typing import Any, NoReturn

from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.serializers import ChoiceField, Field, IntegerField, Serializer

from web.numbers import LARGEST_ID

MOST_NAMED = 20
LONGEST_ECHO = 40


class Brief(Field[Any, Any, Any, Any]):
    """A field whose refusals repeat only the beginning of what was sent."""

    def fail(self, key: str, **given: Any) -> NoReturn:
        super().fail(key, **{name: str(value)[:LONGEST_ECHO] for name, value in given.items()})


class OneOf(Brief, ChoiceField):
    """A choice whose refusal says what can be chosen."""

    def __init__(self, choices: Any, **options: Any) -> None:
        super().__init__(choices, **options)
        known = ", ".join(str(one) for one in self.choices)
        self.error_messages["invalid_choice"] = f"Expected one of {known}, not {{input}}."


class WholeNumber(IntegerField):
    """A whole number that every database can store and look for."""

    default_error_messages = {"invalid": "Expected a whole number."}

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"min_value": -LARGEST_ID, "max_value": LARGEST_ID, **options})


class StrictSerializer(Serializer[Any]):
    """A serializer that lists unknown keys together with all other problems."""

    def to_internal_value(self, data: Any) -> Any:
        unknown = self._unknown(data) if isinstance(data, dict) else {}
        try:
            values = super().to_internal_value(data)
        except ValidationError as error:
            if unknown and isinstance(error.detail, dict):
                raise ValidationError({**error.detail, **unknown}) from error
            raise
        if unknown:
            raise ValidationError(unknown)
        return values

    def _unknown(self, data: dict[Any, Any]) -> dict[str, list[ErrorDetail]]:
        known = ", ".join(name for name, field in self.fields.items() if not field.read_only)
        told = ErrorDetail(f"Unknown key; expected only {known}.", "unknown")
        strange = sorted(set(map(str, data)) - set(self.fields))
        return {name[:LONGEST_ECHO]: [told] for name in strange[:MOST_NAMED]}
