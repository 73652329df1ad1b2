"""A face in words, for those who hear the page."""

from __future__ import annotations

from cards.catalogue.values import Card, Game
from collection.faces import content

_ORIGIN_SENTENCES: dict[content.Origin, str] = {
    "printed": "A printed card.",
    "mixed": "A printed card; values marked house are ours.",
    "unknown": "A printed card; some values are not known.",
    "house": "A house card; its values are ours.",
}
_STANDING_WORDS = {"printed": "", "house": " (house)", "unknown": ""}


def face_text(game: Game, card: Card) -> str:
    """Everything a face shows, as plain sentences without the name."""
    marked = content.origin(game, card) == "mixed"
    sentences = [_sentence(_type_line(game, card))]
    values = [_value(badge, marked) for badge in content.badges(game, card)]
    if values:
        sentences.append(_sentence(", ".join(values)))
    facts = content.other_facts(game, card)
    if facts:
        sentences.append(_sentence("; ".join(facts).replace("*", " (house)")))
    sentences += [_sentence(line) for line in card.text.splitlines() if line.strip()]
    if card.notes and not card.text:
        sentences.append(_sentence(f"Note: {card.notes}"))
    where = content.printing(game, card)
    if where.set_name:
        number = f"number {where.number}" if where.number else ""
        sentences.append(_sentence(", ".join(filter(None, (where.set_name, number, where.rarity)))))
    sentences.append(_ORIGIN_SENTENCES[content.origin(game, card)])
    return " ".join(sentences)


def _type_line(game: Game, card: Card) -> str:
    kind = content.type_of(game, card).name
    facts = content.type_facts(game, card)
    said = [f"{f.name} not known" if f.standing == "unknown" else f.value for f in facts]
    return ", ".join([kind, *said])


def _value(badge: content.Badge, marked: bool) -> str:
    if badge.standing == "unknown":
        return f"{badge.name} not known"
    return f"{badge.name} {badge.value}{_STANDING_WORDS[badge.standing] if marked else ''}"


def _sentence(text: str) -> str:
    text = text.strip()
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
