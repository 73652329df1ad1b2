"""Forms of decks."""

from __future__ import annotations

from typing import Any

from django import forms

from collection.selectors.games import vocabularies
from decks.models import Visibility
from decks.selectors.rulings import Rulings, rulings
from decks.services.lifecycle import MAX_TAGS
from decks.services.refused import Refused


def game_choices() -> list[tuple[str, Any]]:
    """Every game, and its formats where it has several, as `game` (its first format) or
    `game:format`."""
    choices: list[tuple[str, Any]] = []
    for slug, game in vocabularies().items():
        formats = rulings(slug).formats
        if len(formats) < 2:
            choices.append((slug, game.name))
        else:
            (_, first), *others = formats
            kinds = [(slug, first), *((f"{slug}:{key}", name) for key, name in others)]
            choices.append((game.name, kinds))
    return choices


class RefusableForm(forms.Form):
    def refuse(self, refused: Refused) -> None:
        """Show a service's refusal at the field to blame."""
        self.add_error(refused.field if refused.field in self.fields else None, refused.sentence)


class NewDeckForm(RefusableForm):
    """What a deck needs before its first card."""

    name = forms.CharField(max_length=120, widget=forms.TextInput(attrs={"autocomplete": "off"}))
    kind = forms.ChoiceField(label="Game and format", choices=game_choices)

    def game_and_format(self) -> tuple[str, str]:
        game, _, format_id = self.cleaned_data["kind"].partition(":")
        return game, format_id


class SettingsForm(RefusableForm):
    """What is said of a deck, and who may see it."""

    name = forms.CharField(max_length=120, widget=forms.TextInput(attrs={"autocomplete": "off"}))
    about = forms.CharField(
        required=False, max_length=4000, widget=forms.Textarea(attrs={"rows": 4})
    )
    format = forms.ChoiceField(required=False)
    tags = forms.CharField(
        required=False,
        max_length=600,
        help_text=f"Up to {MAX_TAGS} words or phrases to file the deck under, parted by commas.",
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    visibility = forms.ChoiceField(
        label="Who may see it", choices=Visibility.choices, widget=forms.RadioSelect
    )

    def __init__(self, with_: Rulings, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["format"]
        assert isinstance(field, forms.ChoiceField)
        default = with_.format_name("")
        others = with_.formats[1:]
        field.choices = [("", f"{default} (the game's own)" if default else "None"), *others]
        current = str(self.initial.get("format") or "")
        if current and current not in dict(others):
            first = with_.formats[0][0] if with_.formats else ""
            self.initial["format"] = "" if current == first else current
        if len(field.choices) < 2:
            del self.fields["format"]

    def tags_given(self) -> list[str]:
        return [part for part in self.cleaned_data["tags"].split(",") if part.strip()]
