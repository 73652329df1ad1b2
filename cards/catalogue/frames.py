"""Which frame a card face wears: the first of the game's frames whose query selects the card."""

from __future__ import annotations

from collections.abc import Callable

from cards.catalogue.schema import Frame
from cards.catalogue.values import Card, Game
from cards.search import SearchError, compile_query, key_problems, parse

Report = Callable[[str, str], None]
FramePicker = Callable[[Card], Frame | None]


def frame_picker(game: Game) -> FramePicker:
    """Compile a game's frame queries once and return a function from card to frame."""
    compiled = [(compile_query(parse(f.when, game)), f) for f in game.file.frames]

    def pick(card: Card) -> Frame | None:
        return next((frame for selects, frame in compiled if selects(card, None)), None)

    return pick


def check_frames(game: Game, cards: list[Card], report: Report) -> None:
    """Report queries of game.toml that cannot be read, cards without a frame, idle examples."""
    for field, message in key_problems(game.file.fields):
        report(f"field.{field}", message)
    readable = True
    for frame in game.file.frames:
        try:
            parse(frame.when, game)
        except SearchError as error:
            readable = False
            report(f"frame.{frame.id}.when", str(error))
    for text in game.file.examples:
        try:
            selects = compile_query(parse(text, game))
        except SearchError as error:
            report("examples", f"{text!r}: {error}")
        else:
            if not any(selects(card, None) for card in cards):
                report("examples", f"{text!r} selects no card")
    if readable:
        pick = frame_picker(game)
        for card in cards:
            if pick(card) is None:
                report("frame", f"no frame selects card {card.id!r}")
