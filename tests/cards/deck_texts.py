"""Random deck texts in every form that is accepted, with what they must be read as."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

from cards.catalogue.values import Card
from cards.formats.names import default_section
from tests.cards.formats.shipped import catalogue_of

BOM = "\ufeff"
FORMS = (
    "{n} {name}",
    "{n}x {name}",
    "{n}X {name}",
    "{n} x {name}",
    "  {n}   {name}  ",
    "{name} x{n}",
    "- {n} {name}",
    "- {name} x{n}",
    "* {n} {name}",
    "{n} {name} *F* #tag",
    "{n} {name} ({set})",
    "{n} {name} [{id}]",
    "{n} [{id}]",
    "{n} {upper}",
)
BARE = ("{name}", "- {name}")
ASIDE = ("", "// a remark", "# a remark", "Mainboard:", "Deck (55)")
UNREADABLE = (
    "3 Nobody Of This Name", "- 2 Qwertz", "Nobody At All x4", "1000 {name}", "2 {name} Xyzzy",
)  # fmt: skip


@dataclass
class DeckText:
    """A text, the copies it stands for, and the numbers of its lines that cannot be read."""

    game: str
    text: str
    copies: dict[str, int] = field(default_factory=dict)
    unread: list[int] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(self.copies.values())


def _plain_cards(game: str) -> list[Card]:
    """Cards of the main section whose full name is theirs alone and looks like nothing else."""
    catalogue = catalogue_of(game)
    names = [card.folded_name for card in catalogue.cards]
    return [
        card
        for card in catalogue.cards
        if default_section(card, catalogue.game) == "deck"
        and names.count(card.folded_name) == 1
        and card.full_name.replace(" ", "").isalpha()
    ]


@st.composite
def deck_texts(draw: st.DrawFn, game: str) -> DeckText:
    """Texts of lines in all forms, some of which cannot be read."""
    catalogue = catalogue_of(game)
    codes = {one.id: one.code for one in catalogue.game.file.sets}
    made = DeckText(game, "")
    # The first bare line that names no card would be the deck's name.
    lines = ["// A deck"] if draw(st.booleans()) else []
    for _ in range(draw(st.integers(1, 8))):
        if draw(st.integers(0, 4)) == 0:
            lines.append(draw(st.sampled_from(ASIDE)))
        card = draw(st.sampled_from(_plain_cards(game)))
        words = {
            "name": card.full_name,
            "id": card.id,
            "upper": card.full_name.upper(),
            "set": codes[card.printings[0].set],
        }
        kind = draw(st.sampled_from(("card", "card", "card", "bare", "unreadable")))
        if kind == "unreadable":
            lines.append(draw(st.sampled_from(UNREADABLE)).format(n=0, **words))
            made.unread.append(len(lines))
            continue
        n = 1 if kind == "bare" else draw(st.integers(1, 4))
        form = draw(st.sampled_from(BARE if kind == "bare" else FORMS))
        lines.append(form.format(n=n, **words))
        made.copies[card.id] = made.copies.get(card.id, 0) + n
    end = draw(st.sampled_from(("\n", "\r\n")))
    made.text = (BOM if draw(st.booleans()) else "") + end.join(lines) + end
    return made
