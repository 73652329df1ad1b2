"""Words for cards, counts and places in card texts: "an opponent's Minion here"."""

from __future__ import annotations

from engine.nemesis.ability import Cards, Need
from engine.nemesis.codes import TRAITS, WHERES

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
IMPLIED = {
    "hero": {"doctor", "companion"},
    "minion": {"angel", "cyberman", "cybermat", "dalek", "master", "slave"},
    "nemesis": {"minion", "angel", "cyberman", "cybermat", "dalek", "master", "slave"},
    "character": {
        "minion", "angel", "cyberman", "cybermat", "dalek", "master", "slave", "doctor",
        "companion",
    },
    "constant": {"installation", "upgrade", "planet"},
}  # fmt: skip
PLACES = {
    "here": " here",
    "your-board": " on your board",
    "other-board": " on an opponent's board",
    "hand": " in your hand",
    "discard": " in your discard pile",
    "any-discard": " in a discard pile",
}


def number(count: int) -> str:
    """A small number as a word."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, noun: str) -> str:
    """A number with its noun: "1 card", "2 cards"."""
    return f"{count} {noun if count == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """The plural of a noun of this game."""
    if noun.endswith("man"):
        return f"{noun[:-3]}men"
    if noun.endswith("x"):
        return f"{noun}es"
    return noun if noun == "Power" else f"{noun}s"


def article(noun: str) -> str:
    """Put "a" or "an" before a noun."""
    return f"an {noun}" if noun[:1].lower() in "aeio" or noun.startswith("Up") else f"a {noun}"


def traits(text: str, many: bool = False) -> str:
    """The traits of a filter as one noun: "Dalek or Slave", "Hero Constant"."""
    groups = text.split()
    flat = {word for group in groups for word in group.split("|")}
    kept = [group for group in groups if not (IMPLIED.get(group, set()) & flat)]
    nouns = []
    for k, group in enumerate(kept):
        last = k == len(kept) - 1
        names = [word.capitalize() for word in group.split("|")]
        if last and many:
            names = [plural(name) for name in names]
        nouns.append(" or ".join(names))
    if not nouns:
        return "cards" if many else "card"
    return " ".join(nouns)


def noun(cards: Cards, many: bool = False) -> str:
    """The cards of a filter without an article: "Minion of yours here"."""
    text = traits(cards.of, many)
    if cards.named:
        text = title(cards.named)
    if cards.but_not:
        text += f" that is no {traits(cards.but_not)}"
    if cards.whose == "yours":
        text += " of yours"
    elif cards.whose == "opponent":
        text += " of an opponent"
    if cards.upgrades:
        text += f" with {counted(cards.upgrades, 'Upgrade')}"
    if cards.where in PLACES:
        text += PLACES[cards.where]
    elif cards.where not in WHERES:
        text += f" at {cards.where}"
    return text


def one(cards: Cards) -> str:
    """One card of a filter: "a Dalek of yours", "this Character"."""
    if cards.where == "this":
        return f"this {traits(cards.of) if cards.of else 'card'}"
    if cards.where == "subject":
        return "it"
    if cards.named:
        return noun(cards)
    return article(noun(cards))


def title(card_id: str) -> str:
    """The name of a card from its id, as well as that can be done."""
    small = {"of", "on", "the", "for", "to"}
    words = card_id.split("-")
    return " ".join(
        word if k and word in small else word.capitalize() for k, word in enumerate(words)
    )


def need(given: Need) -> str:
    """A requirement: "if 3 or more Masters are in play"."""
    if given.where == "this" and given.upgrades:
        return f"if {one(given)} has {counted(given.upgrades, 'Upgrade')}"
    in_play = given.where == "any"
    if given.at_most >= 0:
        if given.at_most == 0:
            return f"if there is no {noun(given)}"
        return f"if there are at most {given.at_most} {noun(given, True)}"
    if given.at_least == 1:
        return f"if {one(given)} is in play" if in_play else f"if there is {one(given)}"
    cards = f"{given.at_least} or more {noun(given, True)}"
    return f"if {cards} are in play" if in_play else f"if there are {cards}"


def where(place: str, to: bool = True) -> str:
    """A destination: "to any Location"."""
    if place == "any":
        return "to any Location"
    if place == "here":
        return "here"
    if place == "your-board":
        return "to a Location of your board"
    if place == "other-board":
        return "to a Location of an opponent's board"
    return f"to {place}"


def unknown_traits(text: str) -> list[str]:
    """Words of a filter that are no traits."""
    return [word for group in text.split() for word in group.split("|") if word not in TRAITS]
