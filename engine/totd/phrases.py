"""The short phrases in the fields of cards: icons, rewards, fail costs, imprisoned dice.

    reroll = ["green 1", "blue any", "red all", "coloured 1"]      dice and how many of them
    change = ["black cunning", "any science"]                      dice and the symbol
    focus_split = ["red or green"]                                 a choice of colours
    reward1 = ["tardis 2"]   fail = ["ship 1", "sonic 2"]          what happens, and how much

A phrase that cannot be read is an error that names it.
"""

from __future__ import annotations

import re

from engine.totd import codes
from engine.totd.model import Effect, Icon

REWARDS = {
    "tardis": codes.MOVE_TARDIS,
    "sonic": codes.GAIN_TOKENS,
    "timey": codes.DRAW_CARDS,
    "recruit": codes.GAIN_COMPANION,
    "remove dalek": codes.REMOVE_DALEKS,
}
FAILS = {
    "ship": codes.MOVE_SHIP,
    "sonic": codes.LOSE_TOKENS,
    "timey": codes.DISCARD_CARDS,
    "companion": codes.LOSE_COMPANIONS,
    "dalek": codes.ADD_DALEKS,
    "regenerate": codes.REGENERATE,
}
REWARD_WORDS = {
    codes.MOVE_TARDIS: "move your TARDIS forward {}",
    codes.GAIN_TOKENS: "gain {} sonic charge",
    codes.DRAW_CARDS: "draw {} timey-wimey",
    codes.GAIN_COMPANION: "gain {} companion",
    codes.REMOVE_DALEKS: "remove {} Dalek",
}
FAIL_WORDS = {
    codes.MOVE_SHIP: "the Dalek ship moves forward {}",
    codes.LOSE_TOKENS: "discard {} sonic charge",
    codes.DISCARD_CARDS: "discard {} timey-wimey",
    codes.LOSE_COMPANIONS: "discard {} companion",
    codes.ADD_DALEKS: "place {} more Dalek",
    codes.REGENERATE: "the Doctor regenerates",
}
_SPLIT = re.compile(r",| or ")


class PhraseError(ValueError):
    """A phrase that cannot be read."""


def colours(words: str) -> int:
    """Colours as a mask: "red", "red or green", "coloured", "any".

    >>> colours("red or green")
    12
    """
    if words == "any":
        return codes.ANY_COLOUR
    if words == "coloured":
        return codes.COLOURED
    mask = 0
    for word in _SPLIT.split(words):
        if word.strip() not in codes.COLOURS:
            known = ", ".join(codes.COLOURS)
            raise PhraseError(f"expected a colour ({known}, coloured, any), got {word.strip()!r}")
        mask |= 1 << codes.COLOURS.index(word.strip())
    return mask


def reroll(phrase: str) -> Icon:
    """A re-roll icon.

    >>> reroll("green 1").amount, reroll("red all").amount == codes.ALL_DICE
    (1, True)
    """
    colour, _, many = phrase.rpartition(" ")
    amounts = {"any": codes.ANY_DICE, "all": codes.ALL_DICE}
    if not colour or (many not in amounts and not many.isdigit()):
        raise PhraseError(f"expected a colour and a number, any or all, got {phrase!r}")
    return Icon(colours(colour), amounts.get(many) or int(many))


def change(phrase: str) -> Icon:
    """A change-face icon."""
    colour, _, symbol = phrase.rpartition(" ")
    if not colour or symbol not in codes.SYMBOLS:
        raise PhraseError(f"expected a colour and a symbol, got {phrase!r}")
    return Icon(colours(colour), codes.SYMBOLS.index(symbol))


def _effect(phrase: str, known: dict[str, int], what: str) -> Effect:
    word, _, count = phrase.rpartition(" ")
    if word not in known or not count.isdigit() or int(count) < 1:
        expected = ", ".join(known)
        raise PhraseError(f"expected a {what} ({expected}) and a number, got {phrase!r}")
    return Effect(known[word], int(count), codes.ON_PLAY, False, [])


def reward(phrase: str) -> Effect:
    """A reward."""
    return _effect(phrase, REWARDS, "reward")


def fail(phrase: str) -> Effect:
    """A fail cost."""
    return _effect(phrase, FAILS, "fail cost")


def prison(phrases: list[str]) -> list[int]:
    """Imprisoned dice by colour."""
    held = [0] * len(codes.COLOURS)
    for phrase in phrases:
        colour, _, count = phrase.rpartition(" ")
        if colour not in codes.COLOURS or not count.isdigit():
            raise PhraseError(f"expected a colour and a number, got {phrase!r}")
        held[codes.COLOURS.index(colour)] += int(count)
    return held


ROMAN = {"I": 1, "V": 5, "X": 10}


def roman(text: str) -> int:
    """A space of the track.

    >>> [roman(n) for n in ("VI", "IX", "XII", "XV")]
    [6, 9, 12, 15]
    """
    total = 0
    for k, letter in enumerate(text):
        if letter not in ROMAN:
            raise PhraseError(f"expected a Roman number, got {text!r}")
        after = ROMAN.get(text[k + 1 : k + 2], 0)
        total += -ROMAN[letter] if after > ROMAN[letter] else ROMAN[letter]
    return total


def effect_words(effect: Effect, words: dict[int, str]) -> str:
    """A reward or a fail cost in words."""
    text = words[effect.op].format(effect.amount)
    nouns = {
        codes.GAIN_TOKENS: "token", codes.LOSE_TOKENS: "token", codes.DRAW_CARDS: "card",
        codes.DISCARD_CARDS: "card", codes.MOVE_TARDIS: "space", codes.MOVE_SHIP: "space",
    }  # fmt: skip
    many = "" if effect.amount == 1 else "s"
    if effect.op in nouns:
        return f"{text} {nouns[effect.op]}{many}"
    return text if effect.op == codes.REGENERATE else f"{text}{many}"
