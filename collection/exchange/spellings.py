"""What other programs call conditions, finishes and languages."""

from __future__ import annotations

import re

CONDITIONS = ("mint", "near-mint", "excellent", "good", "light-played", "played", "poor")
FINISHES = ("normal", "foil", "altered", "proxy")

# Programs with five grades say "lightly" where those with seven say "light": one grade apart.
_GRADES = {
    "mint": ("m", "mt", "mint"),
    "near-mint": ("", "nm", "near mint", "nearmint", "nm m", "near mint mint", "nm mt"),
    "excellent": ("ex", "excellent", "lightly played", "good lightly played", "sp",
                  "slightly played"),
    "good": ("gd", "g", "good", "moderately played", "mp"),
    "light-played": ("lp", "light played", "light-played"),
    "played": ("pl", "p", "played", "heavily played", "hp"),
    "poor": ("po", "poor", "damaged", "d", "dmg"),
}  # fmt: skip
_GRADE_OF = {word: grade for grade, words in _GRADES.items() for word in words}
_FINISH_OF = {
    "": "normal", "normal": "normal", "no": "normal", "false": "normal", "0": "normal",
    "nonfoil": "normal", "non foil": "normal", "regular": "normal",
    "foil": "foil", "yes": "foil", "true": "foil", "1": "foil", "etched": "foil", "holo": "foil",
    "altered": "altered", "proxy": "proxy",
}  # fmt: skip
_LANGUAGES = {
    "": "en", "english": "en", "german": "de", "deutsch": "de", "french": "fr", "italian": "it",
    "spanish": "es", "portuguese": "pt", "dutch": "nl", "japanese": "ja", "korean": "ko",
    "russian": "ru", "polish": "pl", "swedish": "sv", "danish": "da", "norwegian": "no",
    "chinese": "zh",
}  # fmt: skip
LANGUAGE_NAMES = {code: name.capitalize() for name, code in _LANGUAGES.items() if name}
LANGUAGE_NAMES["de"] = "German"
_CODE = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,4})?")


def plain(text: str) -> str:
    """Lower case, with single spaces for everything that is no letter or digit."""
    return " ".join(re.findall(r"\w+", text.lower().replace("_", " ")))


def condition(text: str) -> str | None:
    return _GRADE_OF.get(plain(text))


def finish(text: str) -> str | None:
    return _FINISH_OF.get(plain(text))


def language(text: str) -> str | None:
    code = text.strip().lower().replace("_", "-")
    if plain(text) in _LANGUAGES:
        return _LANGUAGES[plain(text)]
    return code if _CODE.fullmatch(code) else None


def is_yes(text: str) -> bool:
    return plain(text) not in ("", "no", "false", "0")
