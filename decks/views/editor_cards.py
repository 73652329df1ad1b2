"""How a card looks in a line of the editor: its mark, its kind and its values."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from django.utils.safestring import SafeString

from cards.catalogue.frames import FramePicker, frame_picker
from cards.catalogue.schema import Frame
from cards.catalogue.values import Card, Catalogue
from collection.faces.colours import PLAIN, palette
from collection.faces.content import badges, type_facts, type_of
from decks.selectors.copies import Copies
from decks.selectors.game_rules import GameRules
from decks.selectors.places import sections_for

# Values that fit beside a name.
_BESIDE = 3


@dataclass(frozen=True)
class Look:
    """What a line says about a card besides its copies."""

    id: str
    name: str
    type_id: str
    type_name: str
    facts: tuple[str, ...]
    values: tuple[tuple[str, str, str], ...]
    glyph: str
    colour: str
    on_colour: str
    # Cards of this game have more values than fit beside a name.
    is_long: bool = False
    known: bool = True

    @property
    def kind(self) -> str:
        return ", ".join([self.type_name, *self.facts])


@dataclass(frozen=True)
class Section:
    """A section that a card can be put into, numbered as the keys choose it."""

    id: str
    name: str
    number: int


@dataclass(frozen=True)
class Line:
    """A card in a list of the editor; `count` is what its stepper counts."""

    look: Look
    section: str
    count: int
    copies: Copies | None
    sections: tuple[Section, ...] = ()
    # Sentences of broken rules that this card breaks by itself.
    faults: tuple[str, ...] = ()


class Lookbook:
    """The looks of a catalogue's cards, drawn up as they are asked for."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._by_id = catalogue.by_id
        self._game = catalogue.game
        self._pick: FramePicker = frame_picker(catalogue.game)
        self._looks: dict[str, Look] = {}
        # Faces that were drawn, by section and card; whoever draws bounds them.
        self.faces: dict[tuple[str, str], SafeString] = {}
        fields = [[catalogue.game.fields[f] for f in t.fields] for t in catalogue.game.file.types]
        most = max((sum(bool(f.badge) for f in one) for one in fields), default=0)
        self._is_long = most > _BESIDE

    def look(self, card_id: str) -> Look:
        if card_id not in self._looks:
            card = self._by_id.get(card_id)
            if card is None:
                return _unknown(card_id)
            self._looks[card_id] = self._read(card)
        return self._looks[card_id]

    def frame(self, card_id: str) -> Frame:
        card = self._by_id.get(card_id)
        return (self._pick(card) if card else None) or PLAIN

    def _read(self, card: Card) -> Look:
        game = self._game
        frame = self.frame(card.id)
        colours = palette(frame)
        return Look(
            id=card.id,
            name=card.full_name,
            type_id=card.type,
            type_name=type_of(game, card).name,
            facts=tuple(fact.value for fact in type_facts(game, card)),
            values=tuple((one.label, one.name, one.value) for one in badges(game, card)),
            glyph=frame.glyph,
            colour=colours.frame,
            on_colour=colours.on_frame,
            is_long=self._is_long,
        )


_kept: WeakKeyDictionary[Catalogue, Lookbook] = WeakKeyDictionary()


def lookbook(rules: GameRules) -> Lookbook:
    book = _kept.get(rules.catalogue)
    if book is None:
        book = _kept[rules.catalogue] = Lookbook(rules.catalogue)
    return book


def sections_of(look: Look, rules: GameRules, format_id: str) -> tuple[Section, ...]:
    """The sections open to a card, the usual one first; one alone leaves nothing to choose."""
    found = sections_for(look.id, look.type_id, rules, format_id)
    return tuple(
        Section(one, rules.game.sections[one].name, n) for n, one in enumerate(found, start=1)
    )


def _unknown(card_id: str) -> Look:
    colours = palette(PLAIN)
    return Look(
        id=card_id,
        name=card_id,
        type_id="",
        type_name="Not in the catalogue",
        facts=(),
        values=(),
        glyph=PLAIN.glyph,
        colour=colours.frame,
        on_colour=colours.on_frame,
        known=False,
    )
