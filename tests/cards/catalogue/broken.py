"""Small catalogues on disk, sound or broken in one way."""

from __future__ import annotations

from pathlib import Path

GAME = """
id = "tiny"
name = "A tiny game"
short = "Tiny"
publisher = "Nobody"
about = "Two cards and a rule."
examples = ["power>=1"]
[players]
min = 2
max = 2
[[section]]
id = "main"
name = "Deck"
[[type]]
id = "robot"
name = "Robot"
plural = "Robots"
fields = ["power", "zone", "tags", "kin", "bold", "lore"]
expected = ["power"]
section = "main"
[[field]]
id = "power"
name = "Power"
kind = "int"
min = 0
max = 9
[[field]]
id = "zone"
name = "Zone"
kind = "choice"
choices = [{id = "past", name = "Past"}, {id = "future", name = "Future"}]
[[field]]
id = "kin"
name = "Kin"
kind = "choices"
choices = [{id = "alien", name = "Alien"}, {id = "human", name = "Human"}]
[[field]]
id = "tags"
name = "Tags"
kind = "words"
[[field]]
id = "bold"
name = "Bold"
kind = "flag"
[[field]]
id = "lore"
name = "Lore"
kind = "text"
[[rarity]]
id = "common"
name = "Common"
letter = "C"
[[set]]
id = "first"
name = "First"
code = "ONE"
[[frame]]
id = "plain"
name = "Plain"
when = "type:robot"
colour = "#888888"
dark = "#222222"
paper = "#ffffff"
glyph = "o"
"""

CARD = """
[[card]]
id = "rusty"
name = "Rusty"
type = "robot"
provenance = "house"
[card.fields]
power = 3
zone = "past"
kin = ["alien"]
tags = ["Loud"]
bold = true
lore = "It hums."
[[card.printing]]
set = "first"
number = "1"
rarity = "common"
"""


def write(root: Path, cards: str = CARD, game: str = GAME) -> Path:
    """A catalogue folder named `tiny` below root."""
    folder = root / "tiny"
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    (folder / "game.toml").write_text(game)
    (folder / "cards" / "robots.toml").write_text(cards)
    return folder
