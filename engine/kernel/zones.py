"""Cards on a table: where each one lies, who knows its face, and dealing again what is hidden.

Cards are numbered once a game begins, in the order in which they lie after the shuffle, so that
the number of a hidden card says nothing about it. A zone is a list of such numbers; the last is the
top. Which place a zone means is declared with its field.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from engine.kernel.game import GameTable
from engine.rng import Rng

DRAWN_MARK: Final = 1
PLAYED_MARK: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(GameTable):
    """A game with cards. The pool of the match-up numbers its designs: `design[card]`."""

    __slots__ = ("cards", "design", "known", "marks", "owner", "place")

    def __init__(self, rng: Rng, source: CardTable | None = None) -> None:
        super().__init__(rng, source)
        if source is not None:
            self.take_cards(source)
            return
        self.cards = 0
        self.design: list[int] = []
        self.owner: list[int] = []
        self.place: list[int] = []
        self.known: list[int] = []  # bit of each seat that knows the face
        self.marks: list[int] = []  # bits: was drawn, was played

    def take_cards(self, source: CardTable) -> None:
        """Copy what every card has."""
        self.cards = source.cards
        self.design = source.design[:]
        self.owner = source.owner[:]
        self.place = source.place[:]
        self.known = source.known[:]
        self.marks = source.marks[:]

    def new_card(self, design: int, owner: int, place: int) -> int:
        """The next card, known to nobody; its zone is the caller's business."""
        i = self.cards
        self.cards = i + 1
        self.design.append(design)
        self.owner.append(owner)
        self.place.append(place)
        self.known.append(0)
        self.marks.append(0)
        self.grow()
        return i

    def grow(self) -> None:
        """Make room for one more card in the lists of the game; written by the generator."""

    def move(self, card: int, start: list[int], end: list[int], place: int) -> None:
        """Take a card out of one zone and put it on top of another."""
        start.remove(card)
        end.append(card)
        self.place[card] = place

    def draw(self, seat: int, deck: list[int], hand: list[int], place: int) -> int:
        """The top card of a deck into a hand, seen by that seat alone; -1 when there is none."""
        if not deck:
            return -1
        card = deck.pop()
        hand.append(card)
        self.place[card] = place
        self.known[card] |= 1 << seat
        self.marks[card] |= DRAWN_MARK
        return card

    def show(self, card: int) -> None:
        """Everybody knows the face from now on."""
        self.known[card] = (1 << self.seats) - 1

    def show_played(self, card: int) -> None:
        """A card is played: everybody knows it, and the series counts it."""
        self.show(card)
        self.marks[card] |= PLAYED_MARK

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a zone during the game: from now on nobody knows which card lies where.

        The designs change places, not the numbers, so that a number says nothing about a card.
        """
        designs = [self.design[i] for i in cards]
        self.rng.shuffle(designs)
        for k in range(len(cards)):
            self.known[cards[k]] = 0
            self.put_face(cards[k], designs[k])

    def put_face(self, card: int, design: int) -> None:
        """Make a hidden card another one; a game sets here what else follows from the design."""
        self.design[card] = design

    def unseen(self, seat: int, cards: list[int], out: list[int]) -> None:
        """Add those of these cards that the seat does not know."""
        bit = 1 << seat
        for i in cards:
            if not self.known[i] & bit:
                out.append(i)

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Cards whose face the seat does not know, in groups that may be exchanged among them.

        The generated state answers it from the zones that mix.
        """
        return []

    def hide(self, seat: int) -> None:
        """Hidden cards of a group lie in the order of their designs."""
        for cards in self.hidden_groups(seat):
            designs = [self.design[i] for i in cards]
            designs.sort()
            for k in range(len(cards)):
                self.put_face(cards[k], designs[k])

    def imagine(self, seat: int, rng: Rng) -> None:
        """Hidden cards of a group are dealt again."""
        for cards in self.hidden_groups(seat):
            designs = [self.design[i] for i in cards]
            rng.shuffle(designs)
            for k in range(len(cards)):
                self.put_face(cards[k], designs[k])

    def card_use(self, seat: int) -> list[list[int]]:
        """The different designs that a seat has drawn, and those it has played."""
        drawn: list[int] = []
        played: list[int] = []
        for i in range(self.cards):
            if self.owner[i] == seat and self.marks[i]:
                design = self.design[i]
                if self.marks[i] & DRAWN_MARK and design not in drawn:
                    drawn.append(design)
                if self.marks[i] & PLAYED_MARK and design not in played:
                    played.append(design)
        return [drawn, played]

    def word(self, field: str, value: int) -> str:
        """Players and cards by name; a game that has names of cards overrides it."""
        if field == "card":
            return self.card_ids()[self.design[value]]
        return super().word(field, value)
