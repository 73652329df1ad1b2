"""The closed lists of the game: eras with their years, Traits, Qualities, kinds of card."""

from __future__ import annotations

from typing import Final, Literal

Quality = Literal["brains", "brawn", "bravery"]
Trait = Literal[
    "Aware", "Bureaucrat", "Charisma", "Computers", "Creature", "Demolitions", "Domination",
    "Engineering", "Gloating", "God", "History", "Laser", "Machine", "Madman", "Marksman",
    "Medicine", "Minion", "Pilot", "Poison", "Running", "Science", "Screamer", "Thief",
    "Torchwood", "Tracking", "Troop", "UNIT", "Vampire", "Victim",
]  # fmt: skip
Era = Literal[
    "prehistory", "antiquity", "middle-ages", "renaissance", "victorian", "modern", "present",
    "postmodern", "near-future", "colonial", "expansion", "imperial", "twilight", "far-future",
    "dark-night", "gallifrey", "anti-matter", "outside",
]  # fmt: skip
Kind = Literal[
    "character", "hero", "tardis-character", "ally", "enemy", "tardis", "tardis-card", "artifact",
    "condition", "spacetime", "goal", "plot", "card",
]  # fmt: skip
Type = Literal[
    "spacetime", "goal", "tardis-character", "ally", "enemy", "tardis", "artifact", "condition",
    "bang", "plot",
]  # fmt: skip

QUALITIES: Final = ("brains", "brawn", "bravery")
TRAITS: Final = (
    "Aware", "Bureaucrat", "Charisma", "Computers", "Creature", "Demolitions", "Domination",
    "Engineering", "Gloating", "God", "History", "Laser", "Machine", "Madman", "Marksman",
    "Medicine", "Minion", "Pilot", "Poison", "Running", "Science", "Screamer", "Thief",
    "Torchwood", "Tracking", "Troop", "UNIT", "Vampire", "Victim",
)  # fmt: skip
TYPES: Final = (
    "spacetime", "goal", "tardis-character", "ally", "enemy", "tardis", "artifact", "condition",
    "bang", "plot",
)  # fmt: skip

ERAS: Final = (
    "prehistory", "antiquity", "middle-ages", "renaissance", "victorian", "modern", "present",
    "postmodern", "near-future", "colonial", "expansion", "imperial", "twilight", "far-future",
    "dark-night",
)  # fmt: skip
"""In order (WHO-P19). Any other label lies outside time (WHO-P20)."""
ERA_NAMES: Final = {
    "prehistory": "Prehistory",
    "antiquity": "Antiquity",
    "middle-ages": "Middle Ages",
    "renaissance": "Renaissance",
    "victorian": "Victorian Era",
    "modern": "Modern Era",
    "present": "Present",
    "postmodern": "Postmodern Era",
    "near-future": "Near Future",
    "colonial": "Colonial Era",
    "expansion": "Expansion Era",
    "imperial": "Imperial Era",
    "twilight": "Twilight Era",
    "far-future": "Far Future",
    "dark-night": "Dark Night Era",
    "gallifrey": "Gallifrey",
    "anti-matter": "Anti-Matter Universe",
    "outside": "Outside time",
}
LAST_YEARS: Final = (
    -7000, 400, 1450, 1850, 1913, 1962, 1989, 2020, 2200, 2450, 2700, 3000, 10_000, 500_000,
)  # fmt: skip
"""The last year of each era but the last; years before 1 are B.C. (WHO-R37)."""


def era_of_year(year: int) -> str:
    """The era to which a year belongs.

    >>> era_of_year(400), era_of_year(401), era_of_year(-6500)
    ('antiquity', 'middle-ages', 'antiquity')
    """
    for era, last in zip(ERAS, LAST_YEARS, strict=False):
        if year <= last:
            return era
    return ERAS[-1]
