"""Forms of a member's collection."""

from __future__ import annotations

from typing import Any

from django import forms

from collection.models import Condition, Finish, Holding
from collection.services.holdings import Details
from collection.services.lots import LONGEST_LOCATION, LONGEST_NOTES, MOST_COPIES, Lot
from web.refused import Refused

LANGUAGES = [
    ("en", "English"), ("de", "German"), ("fr", "French"), ("it", "Italian"), ("es", "Spanish"),
    ("pt", "Portuguese"), ("nl", "Dutch"), ("ja", "Japanese"),
]  # fmt: skip


def language_choices(current: str = "") -> list[tuple[str, str]]:
    """The usual languages, and the one a holding has already if it is another."""
    known = dict(LANGUAGES)
    return LANGUAGES if not current or current in known else [*LANGUAGES, (current, current)]


class LotForm(forms.Form):
    """What makes copies alike."""

    condition = forms.ChoiceField(choices=Condition.choices, initial=Condition.NEAR_MINT)
    language = forms.ChoiceField(choices=LANGUAGES, initial="en")
    finish = forms.ChoiceField(choices=Finish.choices, initial=Finish.NORMAL)
    location = forms.CharField(
        required=False,
        max_length=LONGEST_LOCATION,
        help_text="Where the copies lie, such as a box or a binder.",
        widget=forms.TextInput(attrs={"list": "locations", "autocomplete": "off"}),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        current = str(self.data.get("language") or self.initial.get("language") or "")
        # A language from elsewhere (an import, the API) stays choosable; the service checks it.
        field = self.fields["language"]
        if isinstance(field, forms.ChoiceField):
            field.choices = language_choices(current[:8])

    def lot(self) -> Lot:
        values = self.cleaned_data
        return Lot(values["condition"], values["language"], values["finish"], values["location"])


class HoldingForm(LotForm):
    """Everything of a holding that can be edited."""

    revision = forms.IntegerField(widget=forms.HiddenInput, min_value=0, max_value=2**31 - 1)
    count = forms.IntegerField(
        label="Copies",
        min_value=0,
        max_value=MOST_COPIES,
        help_text="0 takes the copies out of your collection.",
    )
    for_trade = forms.IntegerField(
        label="Of these for trade", min_value=0, max_value=MOST_COPIES, required=False
    )
    notes = forms.CharField(
        required=False, max_length=LONGEST_NOTES, widget=forms.Textarea(attrs={"rows": 3})
    )
    field_order = [
        "revision", "count", "for_trade", "condition", "language", "finish", "location", "notes",
    ]  # fmt: skip

    @classmethod
    def of(cls, holding: Holding) -> HoldingForm:
        return cls(initial={name: getattr(holding, name) for name in cls.field_order})

    def details(self) -> Details:
        values = self.cleaned_data
        return Details(values["count"], values["for_trade"] or 0, self.lot(), values["notes"])

    def refuse(self, refused: Refused) -> None:
        """Show a service's refusal at the field to blame."""
        self.add_error(refused.field if refused.field in self.fields else None, refused.sentence)


class EntryForm(LotForm):
    """Quick entry: what is typed, and of which kind the copies are."""

    q = forms.CharField(required=False, max_length=1000)
    game = forms.CharField(required=False, max_length=50)
    printing = forms.IntegerField(required=False, min_value=1, max_value=2**63 - 1)
    count = forms.IntegerField(required=False, min_value=1, max_value=MOST_COPIES)


class ChangeForm(forms.Form):
    """One press of + or -: which copies, and by how much."""

    change = forms.IntegerField(min_value=-MOST_COPIES, max_value=MOST_COPIES)
    holding = forms.IntegerField(required=False, min_value=1, max_value=2**63 - 1)
    printing = forms.IntegerField(required=False, min_value=1, max_value=2**63 - 1)
    card = forms.IntegerField(required=False, min_value=1, max_value=2**63 - 1)


class WantForm(forms.Form):
    card = forms.IntegerField(required=False, min_value=1, max_value=2**63 - 1)
    q = forms.CharField(required=False, max_length=1000)
    game = forms.CharField(required=False, max_length=50)
    target = forms.IntegerField(min_value=0, max_value=MOST_COPIES)
    notes = forms.CharField(required=False, max_length=LONGEST_NOTES)
