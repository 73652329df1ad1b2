"""Small words of English: lists, plurals, articles, ordinals."""

from __future__ import annotations

from collections.abc import Sequence

VOWELS = "aeiou"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def joined(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence.

    >>> joined(["ape", "bee", "cat"])
    'ape, bee and cat'
    >>> joined(["ape", "bee"], "or")
    'ape or bee'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def plural(word: str) -> str:
    """The regular plural of a noun.

    >>> [plural(word) for word in ("card", "match", "army", "day")]
    ['cards', 'matches', 'armies', 'days']
    """
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in VOWELS:
        return f"{word[:-1]}ies"
    return f"{word}s"


def counted(count: int, word: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "card"), counted(3, "card"), counted(2, "die", "dice")
    ('1 card', '3 cards', '2 dice')
    """
    return f"{count} {word if count == 1 else many or plural(word)}"


def number(count: int) -> str:
    """A small number as a word, a large one in digits.

    >>> number(3), number(12)
    ('three', '12')
    """
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def article(word: str) -> str:
    """A word with its indefinite article.

    >>> article("enemy"), article("hero")
    ('an enemy', 'a hero')
    """
    return f"{'an' if word[:1].casefold() in VOWELS else 'a'} {word}"


def ordinal(place: int) -> str:
    """Which one, counted from 1.

    >>> ordinal(2), ordinal(21), ordinal(12)
    ('second', '21st', '12th')
    """
    if 1 <= place <= len(ORDINALS):
        return ORDINALS[place - 1]
    suffix = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10)
    return f"{place}{suffix or 'th'}"


def capital(text: str) -> str:
    """A sentence with its first letter in upper case; the rest is kept."""
    return text[:1].upper() + text[1:]
