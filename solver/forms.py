"""The form that asks the solver."""

from __future__ import annotations

from typing import Any

from django import forms

from decks.models import Deck
from decks.selectors.playable import plays_pairs
from solver.models import Kind
from solver.optimiser.build import Count
from solver.services.asking import LEAST_GAMES, MOST_COUNTED, MOST_DECKS, MOST_GAMES, Question
from solver.tuning.world import World
from web.numbers import whole
from web.refused import Refused

SOURCES = [
    ("owned", "The cards I own"),
    ("free", "Those of them that no other built deck holds"),
    ("all", "Every card of the game"),
]
WAYS = [
    ("swaps", "Swap a few cards of it"),
    ("finish", "Keep all its cards and fill it up"),
    ("anew", "Begin anew"),
]
GAMES_CHOICES = [(500, "500: a first look"), (2000, "2,000"), (5000, "5,000"), (10000, "10,000")]


def lines(text: str) -> tuple[str, ...]:
    """The lines of a text area that say something."""
    return tuple(line.strip() for line in text.splitlines() if line.strip())


class ProposalForm(forms.Form):
    """What to look for, in which cards, and how hard to test it."""

    kind = forms.ChoiceField(
        label="What to find",
        widget=forms.RadioSelect,
        initial=Kind.SOLVE,
    )
    way = forms.ChoiceField(
        label="What may change", choices=WAYS, widget=forms.RadioSelect, required=False
    )
    swaps = forms.IntegerField(label="Cards to swap at most", min_value=1, max_value=99, initial=5)
    source = forms.ChoiceField(label="Cards to use", choices=SOURCES, widget=forms.RadioSelect)
    budget = forms.IntegerField(
        label="Cards to acquire besides",
        required=False,
        min_value=0,
        max_value=200,
        help_text="Their price in points: common cards cost 1, rarer ones more.",
    )
    decks = forms.IntegerField(
        label="Number of decks",
        initial=1,
        min_value=1,
        max_value=MOST_DECKS,
        help_text="Several decks share the cards: no copy is used twice.",
    )
    locks = forms.CharField(
        label="Must be in it",
        required=False,
        max_length=4000,
        widget=forms.Textarea(attrs={"rows": 3, "spellcheck": "false"}),
        help_text="One card on a line, with a number before it: 2 Dalek",
    )
    bans = forms.CharField(
        label="May not be in it",
        required=False,
        max_length=4000,
        widget=forms.Textarea(attrs={"rows": 3, "spellcheck": "false"}),
        help_text="One card on a line.",
    )
    least = forms.CharField(
        label="At least so many of a search",
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 2, "spellcheck": "false"}),
        help_text="A number and a search on a line: 12 type:creature",
    )
    most = forms.CharField(
        label="At most so many of a search",
        required=False,
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 2, "spellcheck": "false"}),
    )
    variety = forms.IntegerField(
        label="Different cards (at least)", required=False, min_value=1, max_value=999
    )
    games = forms.TypedChoiceField(
        label="Games to try decks with", choices=GAMES_CHOICES, coerce=int, initial=2000
    )
    against = forms.MultipleChoiceField(
        label="Decks to play against",
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text="None chosen means every stock deck.",
    )

    def __init__(
        self,
        *args: Any,
        world: World,
        deck: Deck | None,
        opponents: list[Deck],
        **options: Any,
    ) -> None:
        super().__init__(*args, **options)
        self.world, self.deck = world, deck
        played = plays_pairs(world.game)
        kinds = [(Kind.SOLVE.value, "The best deck by what cards seem to be worth, with proof")]
        if played:
            tested = "A deck that was tried in play against others and improved from the results"
            kinds.append((Kind.PROPOSE.value, tested))
            if deck is None:
                even = "Two decks for two players, made even by games between them"
                kinds.append((Kind.FAIR.value, even))
        self.fields["kind"].choices = kinds  # type: ignore[attr-defined]
        names = [(str(one.pk), one.name) for one in opponents]
        self.fields["against"].choices = names  # type: ignore[attr-defined]
        if not played:
            del self.fields["games"], self.fields["against"]
        if deck is None:
            del self.fields["way"], self.fields["swaps"]
        else:
            del self.fields["decks"]
            self.fields["way"].initial = "swaps"
        self._limits(world)

    def _limits(self, world: World) -> None:
        for limit in world.features.file.limit:
            low, high = limit.min, limit.max
            default = low if low is not None else high
            bound = "" if low == high else " (at least)" if high is None else " (at most)"
            self.fields[f"limit_{limit.id}"] = forms.IntegerField(
                label=f"{limit.name}{bound}",
                required=False,
                min_value=0,
                max_value=999,
                widget=forms.NumberInput(attrs={"placeholder": str(default)}),
            )

    @property
    def limit_fields(self) -> list[Any]:
        return [self[name] for name in self.fields if name.startswith("limit_")]

    def refuse(self, refused: Refused) -> None:
        """Show a service's refusal at the field to blame."""
        self.add_error(refused.field if refused.field in self.fields else None, refused.sentence)

    def clean(self) -> dict[str, Any]:
        values: dict[str, Any] = super().clean() or {}
        counts = []
        for name in ("least", "most"):
            for text in lines(values.get(name, "")):
                number, _, query = text.partition(" ")
                bound = whole(number, MOST_COUNTED)
                if bound is None or not query.strip():
                    self.add_error(name, f"Expected a number and a search, got “{text[:80]}”.")
                    continue
                least, most = (bound, None) if name == "least" else (None, bound)
                counts.append(Count(query.strip(), min=least, max=most))
        values["counts"] = tuple(counts)
        return values

    def question(self) -> Question:
        """What the form asks; only after `is_valid`."""
        values = self.cleaned_data
        way = values.get("way") or ""
        limits = {
            name.removeprefix("limit_"): values[name]
            for name in self.fields
            if name.startswith("limit_") and values.get(name) is not None
        }
        return Question(
            game=self.world.game,
            kind=values["kind"],
            source=values["source"],
            budget=values.get("budget"),
            decks=values.get("decks") or 1,
            locks=lines(values["locks"]),
            bans=lines(values["bans"]),
            limits=limits,
            counts=values["counts"],
            variety=values.get("variety"),
            deck=self.deck,
            finish=way == "finish",
            swaps=values["swaps"] if way == "swaps" else None,
            against=tuple(int(pk) for pk in values.get("against", ())),
            games=min(MOST_GAMES, max(LEAST_GAMES, values.get("games") or 2000)),
        )
