"""The form that asks for a contest: which decks, who plays them, how many games."""

from __future__ import annotations

import re
from typing import Any

from django import forms
from django.conf import settings

from arena.models import Kind
from arena.order import MOST_SEED, Choice, Order, new_seed
from arena.selectors.choosing import DeckGroup, chosen, pasted
from decks.selectors.game_rules import GameRules
from web.readers import Reader

AGENTS = [
    ("greedy", "Greedy: takes the best next step"),
    ("uniform", "Random: any step will do"),
    ("search:20", "Search, 20 games ahead at each step"),
    ("search:100", "Search, 100 games ahead at each step"),
]
SEPARATOR = re.compile(r"^\s*-{3,}\s*$", re.MULTILINE)
LONGEST_TEXT = 200_000


def deck_choices(groups: list[DeckGroup]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The decks by group; what is wrong with one stands behind its name."""
    return [
        (
            group.name,
            [
                (
                    str(one.deck.pk),
                    one.deck.name
                    if one.verdict.verdict in ("legal", "")
                    else f"{one.deck.name} ({one.verdict.label.lower()})",
                )
                for one in group.decks
            ],
        )
        for group in groups
    ]


def _text(label: str, help_text: str = "") -> forms.CharField:
    return forms.CharField(
        label=label,
        required=False,
        max_length=LONGEST_TEXT,
        help_text=help_text,
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false", "class": "deck-text"}),
    )


class ContestForm(forms.Form):
    """Fields follow the kind of contest; decks come from the groups or as text."""

    games = forms.IntegerField(label="Games", min_value=2, initial=400)
    until_decided = forms.BooleanField(
        label="Stop as soon as it is decided",
        required=False,
        help_text="A sequential test looks at the result again and again, and stops at its answer; "
        "the number of games is then the most that are played.",
    )
    seed = forms.IntegerField(
        label="Seed",
        min_value=0,
        max_value=MOST_SEED,
    )
    title = forms.CharField(label="Title", required=False, max_length=200)

    def __init__(
        self,
        kind: str,
        reader: Reader,
        rules: GameRules,
        groups: list[DeckGroup],
        *args: Any,
        **kw: Any,
    ) -> None:
        super().__init__(*args, **kw)
        self.kind, self.reader, self.rules = kind, reader, rules
        listed = deck_choices(groups)
        if kind == Kind.MATCHUP:
            self._slot("first", "First deck", listed)
            self._slot("second", "Second deck", listed)
        else:
            if kind == Kind.GAUNTLET:
                self._slot("first", "Your deck", listed)
            self.fields["decks"] = forms.MultipleChoiceField(
                label="Opponents" if kind == Kind.GAUNTLET else "Decks",
                choices=listed,
                required=False,
                widget=forms.CheckboxSelectMultiple,
            )
            self.fields["texts"] = _text(
                "Decks as text", "Separate decks with a line of three hyphens."
            )
            self.fields["agent"] = forms.ChoiceField(
                label="Agent of all others" if kind == Kind.GAUNTLET else "Agent", choices=AGENTS
            )
        if kind in (Kind.MULTIPLAYER, Kind.ALONE):
            del self.fields["until_decided"]
        self.fields["seed"].initial = new_seed()
        games = self.fields["games"]
        assert isinstance(games, forms.IntegerField)
        if kind in (Kind.ROUND_ROBIN, Kind.GAUNTLET, Kind.ALONE):
            games.label = "Games of each" if kind == Kind.ALONE else "Games of each pairing"
            games.initial = 100
        games.widget.attrs["max"] = settings.ARENA_MOST_GAMES

    def _slot(self, name: str, label: str, listed: list[Any]) -> None:
        self.fields[name] = forms.ChoiceField(
            label=label, choices=[("", "Choose a deck"), *listed], required=False
        )
        self.fields[f"{name}_text"] = _text(f"{label} as text")
        self.fields[f"{name}_agent"] = forms.ChoiceField(
            label=f"Agent of the {'first' if name == 'first' else 'second'} deck"
            if self.kind == Kind.MATCHUP
            else "Agent of your deck",
            choices=AGENTS,
        )

    @property
    def slots(self) -> list[dict[str, Any]]:
        """The decks that are chosen one by one, with their fields."""
        names = [name for name in ("first", "second") if name in self.fields]
        return [
            {
                "title": self.fields[name].label,
                "deck": self[name],
                "text": self[f"{name}_text"],
                "agent": self[f"{name}_agent"],
                "pasted": bool(self[f"{name}_text"].value()),
            }
            for name in names
        ]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        for name in ("first", "second"):
            if name not in self.fields:
                continue
            given = [bool(cleaned.get(name)), bool((cleaned.get(f"{name}_text") or "").strip())]
            if given == [False, False]:
                self.add_error(name, "Choose a deck, or paste one as text.")
            elif given == [True, True]:
                self.add_error(name, "Choose a deck or paste one, not both.")
        return cleaned

    def order(self, game: str) -> Order:
        """What was asked for; a chosen deck that is gone meanwhile counts as not chosen."""
        values = self.cleaned_data
        found: list[Choice] = []
        for name in ("first", "second"):
            if name in self.fields:
                found += self._chosen([values[name]], values[f"{name}_agent"])
                found += self._pasted(values[f"{name}_text"], values[f"{name}_agent"], one=True)
        if "decks" in self.fields:
            found += self._chosen(values["decks"], values["agent"])
            found += self._pasted(values["texts"], values["agent"])
        return Order(
            game=game,
            kind=self.kind,
            choices=found,
            games=values["games"],
            until_decided=values.get("until_decided", False),
            seed=values["seed"],
            title=values["title"],
        )

    def _chosen(self, keys: list[str], agent: str) -> list[Choice]:
        found = [chosen(int(key), self.reader, self.rules.game.id) for key in keys if key]
        return [_played_by(one, agent) for one in found if one is not None]

    def _pasted(self, text: str, agent: str, *, one: bool = False) -> list[Choice]:
        parts = [text] if one else SEPARATOR.split(text)
        return [_played_by(pasted(part, self.rules), agent) for part in parts if part.strip()]


def _played_by(choice: Choice, agent: str) -> Choice:
    return Choice(choice.name, choice.value, agent, choice.deck, choice.version, choice.unread)
