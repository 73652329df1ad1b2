"""Forms of decks."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from django import forms

from collection.selectors.games import vocabularies
from decks.selectors.game_rules import GameRules, game_rules_of
from decks.services.lifecycle import MAX_TAGS
from web.refused import Refused
from web.visibility import Visibility


def game_choices() -> list[tuple[str, Any]]:
    """Every game, and its formats where it has several, as `game` (its first format) or
    `game:format`."""
    choices: list[tuple[str, Any]] = []
    known = game_rules_of(vocabularies())
    for slug, rules in ((slug, known[slug]) for slug in vocabularies() if slug in known):
        game, formats = rules.game, rules.formats
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


def settings_mark(values: Mapping[str, Any]) -> str:
    """A short mark of what a deck's settings say."""
    names = ("name", "about", "format", "tags", "visibility")
    text = "\0".join(str(values.get(name, "")) for name in names)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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

    # What the page showed, so that another tab's words are not written over unseen.
    seen = forms.CharField(required=False, widget=forms.HiddenInput)

    def __init__(self, rules: GameRules, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.initial["seen"] = settings_mark(self.initial)
        field = self.fields["format"]
        assert isinstance(field, forms.ChoiceField)
        default = rules.format_name("")
        others = rules.formats[1:]
        field.choices = [("", f"{default} (the game's own)" if default else "None"), *others]
        current = str(self.initial.get("format") or "")
        if current and current not in dict(others):
            first = rules.formats[0][0] if rules.formats else ""
            self.initial["format"] = "" if current == first else current
        if len(field.choices) < 2:
            del self.fields["format"]

    def changed_elsewhere(self) -> list[str]:
        """Labels of what was changed since the page was shown, where its sender would undo it."""
        if self.cleaned_data.get("seen", "") in ("", self.initial["seen"]):
            return []
        return [
            str(self[name].label)
            for name in self.fields
            if name != "seen" and self.cleaned_data[name] != self.initial.get(name, "")
        ]

    def tags_given(self) -> list[str]:
        return [part for part in self.cleaned_data["tags"].split(",") if part.strip()]
