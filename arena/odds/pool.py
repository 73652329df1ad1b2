"""Can this team meet that dilemma? What is asked, and the numbers of the answer."""

from __future__ import annotations

import functools
from typing import Any

from django import forms

from arena.odds.battle import chance
from cards.catalogue.values import Card
from engine.catalogue import catalogue_of
from engine.totd.codes import COLOURS, SYMBOLS
from engine.totd.question import Asked, Question, advice, ask

GAME = "totd"
COMPANIONS = 3
MOST_DICE = 8
NOBODY = ("", "Nobody")


@functools.cache
def cards() -> dict[str, Card]:
    """The cards of the game by id."""
    return {card.id: card for card in catalogue_of(GAME).cards}


def of_type(type_id: str) -> list[tuple[str, str]]:
    """The cards of a type to choose from."""
    found = [(card.id, card.full_name) for card in cards().values() if card.type == type_id]
    return sorted(found, key=lambda pair: pair[1])


def doctors() -> list[tuple[str, str]]:
    """Doctors in the order of their numbers."""
    found = [card for card in cards().values() if card.type == "doctor"]
    found.sort(key=lambda card: int(card.fields["incarnation"]))
    return [(card.id, card.name) for card in found]


def companions() -> list[tuple[str, str]]:
    return [NOBODY, *of_type("companion")]


def _count(label: str, most: int, initial: int = 0, help_text: str = "") -> forms.IntegerField:
    return forms.IntegerField(
        label=label,
        min_value=0,
        max_value=most,
        initial=initial,
        required=False,
        help_text=help_text,
        widget=forms.NumberInput(attrs={"inputmode": "numeric"}),
    )


class PoolForm(forms.Form):
    """A team and a dilemma; everything has a value, so that a bare address answers too."""

    doctor = forms.ChoiceField(label="Doctor", choices=doctors, initial="fourth-doctor")
    location = forms.ChoiceField(
        label="Location", choices=lambda: of_type("location"), initial="karn"
    )
    dilemma = forms.ChoiceField(
        label="Dilemma", choices=lambda: of_type("dilemma"), initial="cybermen"
    )
    charges = _count("Sonic charges", 5, 4)
    daleks = _count("Daleks there", 6)
    roll = forms.CharField(
        label="What you rolled",
        required=False,
        max_length=300,
        help_text="Each die with its colour, such as: black running, green diplomacy.",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for number in range(1, COMPANIONS + 1):
            self.fields[f"companion_{number}"] = forms.ChoiceField(
                label=f"Companion {number}",
                choices=companions,
                required=False,
                initial="sarah-jane-smith" if number == 1 else "",
            )
        for colour in COLOURS:
            self.fields[f"extra_{colour}"] = _count(f"More {colour} dice", MOST_DICE)

    @property
    def fellows(self) -> list[forms.BoundField]:
        """The fields of the companions."""
        return [self[f"companion_{number}"] for number in range(1, COMPANIONS + 1)]

    @property
    def extras(self) -> list[forms.BoundField]:
        """The fields of dice from cards that are played."""
        return [self[f"extra_{colour}"] for colour in COLOURS]

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        names = [values.get(f"companion_{n}") for n in range(1, COMPANIONS + 1)]
        chosen = [name for name in names if name]
        if len(set(chosen)) < len(chosen):
            self.add_error("companion_1", "Each companion can be there once.")
        if not self.errors:
            values["asked"] = ask(question(values))
            values["shown"] = self._shown(values["asked"], values.get("roll", ""))
        return values

    def _shown(self, asked: Asked, text: str) -> list[list[int]]:
        """The dice that were rolled; as many of each colour as the pool has."""
        shown: list[list[int]] = [[] for _ in COLOURS]
        for part in filter(None, (piece.strip().casefold() for piece in text.split(","))):
            colour, _, symbol = part.partition(" ")
            if colour not in COLOURS or symbol.strip() not in SYMBOLS:
                self.add_error("roll", f"Expected a colour and a symbol, got {part!r}.")
                return []
            shown[COLOURS.index(colour)].append(SYMBOLS.index(symbol.strip()))
        if not any(shown):
            return []
        if tuple(map(len, shown)) != asked.pool:
            pool = ", ".join(f"{n} {colour}" for n, colour in zip(asked.pool, COLOURS, strict=True))
            self.add_error("roll", f"Expected the dice of the pool: {pool}.")
            return []
        for group, symbols, name in zip(asked.odds.groups, shown, COLOURS, strict=True):
            for face in symbols:
                if not group.faces[face]:
                    wrong = f"{SYMBOLS[face].capitalize()} is not on a {name} die."
                    self.add_error("roll", wrong)
                    return []
        return shown


def question(values: dict[str, Any]) -> Question:
    """The form as a question of the rules."""
    known = cards()
    fellows = [values.get(f"companion_{n}") for n in range(1, COMPANIONS + 1)]
    team = [known[card] for card in (values["doctor"], *fellows) if card]
    return Question(
        team=team,
        challenge=[known[values["location"]], known[values["dilemma"]]],
        dice=[card for card in known.values() if card.type == "die"],
        extra=tuple(values.get(f"extra_{colour}") or 0 for colour in COLOURS),
        charges=values.get("charges") or 0,
        daleks=values.get("daleks") or 0,
    )


def answer(values: dict[str, Any]) -> dict[str, Any]:
    """The chance, the pool, and after a roll the best thing to do."""
    asked: Asked = values["asked"]
    after = advice(asked, values["shown"]) if values["shown"] else []
    return {
        "asked": asked,
        "chance": chance(asked.chance),
        "plain": chance(asked.plain),
        "pool": [(colour, n) for colour, n in zip(COLOURS, asked.pool, strict=True) if n],
        "wanted": [
            (symbol.capitalize(), n) for symbol, n in zip(SYMBOLS, asked.need, strict=True) if n
        ],
        "conditions": [name.replace("-", " ") for name in asked.conditions],
        "after": [(words, chance(p)) for words, p in after],
    }
