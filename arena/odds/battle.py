"""The battle calculator: what is asked, and the numbers and columns of the answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django import forms

from engine.odds.battle import MOST, Battle, battle, conquest_table
from engine.odds.roll import ATTACK_DICE, DEFENCE_DICE, PLAIN, Modifiers, roll_odds

WIDTH = 600
HEIGHT = 150
TICKS = 10
TINY = 0.00005
"""Less than this is shown as nothing."""
SURE = (0.5, 0.75, 0.9, 0.95)

CARDS = {
    "attack_bonus": ("Added to each attack die", 5),
    "defence_bonus": ("Added to each defence die", 5),
    "attack_extra": ("Extra attack dice", 2),
    "defence_extra": ("Extra defence dice", 2),
    "attack_again": ("Attack dice rolled again", 3),
    "defence_again": ("Defence dice rolled again", 2),
}


def _count(label: str, low: int, high: int, initial: int, help_text: str = "") -> forms.Field:
    widget = forms.NumberInput(attrs={"inputmode": "numeric"})
    return forms.IntegerField(
        label=label,
        min_value=low,
        max_value=high,
        initial=initial,
        help_text=help_text,
        widget=widget,
    )


class BattleForm(forms.Form):
    """A battle; everything has a value, so that a bare address answers too."""

    attackers = _count(
        "Attackers", 1, MOST, 10, "Troops that may attack, without the one that stays."
    )
    defenders = _count("Defenders", 1, MOST, 8)
    stop_at = _count("Stop with", 0, MOST, 0, "Call the attack off with so many attackers left.")
    lasts = forms.ChoiceField(
        label="Cards last for",
        choices=[("battle", "Every roll"), ("roll", "The first roll")],
        initial="battle",
        required=False,
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, (label, most) in CARDS.items():
            field = _count(label, 0, most, 0)
            field.required = False
            self.fields[name] = field

    @property
    def cards(self) -> list[forms.BoundField]:
        """The fields of what cards change."""
        return [self[name] for name in CARDS]

    @property
    def has_cards(self) -> bool:
        """Whether any card is used, or what was said of one was refused."""
        return any(field.value() not in (None, "", 0, "0") for field in self.cards)


@dataclass(frozen=True)
class Bar:
    """One end of the battle as a column."""

    x: float
    y: float
    width: float
    height: float
    is_won: bool
    left: int
    chance: str


@dataclass(frozen=True)
class Tick:
    x: float
    label: str


@dataclass(frozen=True)
class Chart:
    """Ends from the worst on the left to the best on the right."""

    bars: list[Bar]
    ticks: list[Tick]
    middle: float
    """Where the ends that were won begin."""


def answer(values: dict[str, Any]) -> dict[str, Any]:
    """Everything that the page shows of one battle."""
    cards = Modifiers(**{name: values[name] or 0 for name in CARDS})
    first = cards if values["lasts"] == "roll" and cards != PLAIN else None
    modifiers = PLAIN if first is not None else cards
    result = battle(values["attackers"], values["defenders"], values["stop_at"], modifiers, first)
    ends = sorted(result.ends.items(), key=lambda end: (end[0][1], -end[0][0]))
    return {
        "battle": result,
        "conquest": chance(result.conquest),
        "failed": chance(1.0 - result.conquest),
        "ends": [(_named(*end), *end, chance(p)) for end, p in ends if p >= TINY],
        "chart": chart(result),
        "rolls": rolls(cards),
        "needed": needed(values["defenders"], modifiers) if first is None else [],
    }


def chance(p: float) -> str:
    """A probability in words, with as many places as it takes to see it.

    >>> chance(0.65624), chance(0.0004), chance(1.0), chance(0.9999999)
    ('65.6%', '0.04%', '100%', 'more than 99.99%')
    """
    if p in (0.0, 1.0) or abs(p - 1.0) < 1e-12:
        return f"{p:.0%}"
    if p > 1.0 - TINY:
        return "more than 99.99%"
    if p < TINY:
        return "less than 0.01%"
    return f"{p:.2%}" if p < 0.01 or p > 0.99 else f"{p:.1%}"


def _named(attackers: int, defenders: int) -> str:
    if not defenders:
        return "Conquered"
    return "Called off" if attackers else "Lost"


def chart(result: Battle) -> Chart:
    """A column for each number of survivors: of the defence on the left, of the attack beyond."""
    against = [0.0] * (result.defenders + 1)
    beyond = [0.0] * (result.attackers + 1)
    for (attackers, defenders), p in result.ends.items():
        if defenders:
            against[defenders] += p
        else:
            beyond[attackers] += p
    ends = [(False, left, against[left]) for left in range(result.defenders, 0, -1)]
    ends += [(True, left, beyond[left]) for left in range(1, result.attackers + 1)]
    top = max(p for _, _, p in ends) or 1.0
    step = WIDTH / len(ends)
    bars = [
        Bar(
            x=round(step * n + step * 0.1, 2),
            y=round(HEIGHT * (1 - p / top), 2),
            width=round(step * 0.8, 2),
            height=round(HEIGHT * p / top, 2),
            is_won=is_won,
            left=left,
            chance=chance(p),
        )
        for n, (is_won, left, p) in enumerate(ends)
    ]
    every = max(1, -(-len(ends) // (2 * TICKS)))
    ticks = [
        Tick(x=round(bar.x + bar.width / 2, 2), label=str(bar.left))
        for bar in bars
        if bar.left % every == 0 or bar.left == 1
    ]
    shown = [bar for bar, (_, _, p) in zip(bars, ends, strict=True) if p >= TINY]
    return Chart(bars=shown, ticks=ticks, middle=round(step * result.defenders, 2))


def rolls(modifiers: Modifiers) -> list[tuple[int, int, list[str]]]:
    """Attack and defence dice; the chances that the defence loses all, one each, the attack all."""
    rows = []
    for attackers in range(ATTACK_DICE, 0, -1):
        for defenders in range(DEFENCE_DICE, 0, -1):
            odds = [chance(p) for p in roll_odds(attackers, defenders, modifiers)]
            rows.append((attackers, defenders, odds if len(odds) == 3 else [odds[0], "–", odds[1]]))
    return rows


def needed(defenders: int, modifiers: Modifiers) -> list[tuple[str, int | None]]:
    """How many attackers are wanted for some chances of conquest, if all fight to the last."""
    table = conquest_table(MOST, defenders, modifiers)
    return [
        (
            f"{sure:.0%}",
            next((a for a in range(MOST + 1) if table[a][defenders] >= sure), None),
        )
        for sure in SURE
    ]
