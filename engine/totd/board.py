"""Cards, places and tokens: what every part of the rules does with them."""

from __future__ import annotations

from engine.totd import codes
from engine.totd import constants as c
from engine.totd.model import Design, Effect
from engine.totd.state import State

ZONE_BITS = 3


def spot(card: int, zone: int) -> int:
    """A zone of a location as one number."""
    return card << ZONE_BITS | zone


def card_at(place: int) -> int:
    """The location of a spot."""
    return place >> ZONE_BITS


def zone_at(place: int) -> int:
    """The zone of a spot."""
    return place & ((1 << ZONE_BITS) - 1)


def design(s: State, card: int) -> Design:
    """What is printed on a card."""
    return s.box.designs[s.design[card]]


def earth(s: State) -> int:
    """The location that is printed on the board."""
    return s.tiles[0]


def is_earth(s: State, card: int) -> bool:
    """Whether a location is Earth."""
    return card >= 0 and design(s, card).kind == codes.EARTH


def is_anomaly(s: State, card: int) -> bool:
    """Whether a location is a time anomaly."""
    return card >= 0 and design(s, card).kind == codes.ANOMALY


def number_of(s: State, seat: int) -> int:
    """The regeneration number of the Doctor of a seat."""
    return design(s, s.doctor[seat][0]).number


def own_cards(s: State, seat: int) -> list[int]:
    """The Doctor, the companions and the equipment of a seat: all that may carry icons."""
    return s.doctor[seat] + s.companions[seat] + s.equipment[seat]


def has_rule(s: State, seat: int, key: int) -> bool:
    """Whether a card on the console of a seat changes this rule."""
    for card in own_cards(s, seat):
        for rule in design(s, card).rules:
            if rule.key == key:
                return True
    return False


def rule_in_play(s: State, key: int) -> int:
    """The amount of a rule that a task anomaly changes for everybody, or -1."""
    for card in s.anomalies:
        for rule in design(s, card).rules:
            if rule.key == key:
                return rule.amount
    return -1


# Decks. When one is empty its discards are shuffled to make a new one.


def discards_of(s: State, deck: list[int]) -> list[int]:
    """The discard pile of a deck."""
    if deck is s.timey_deck:
        return s.timey_discard
    if deck is s.earth_deck:
        return s.earth_discard
    if deck is s.alien_deck:
        return s.alien_discard
    if deck is s.location_deck:
        return s.location_discard
    if deck is s.dilemma_deck:
        return s.dilemma_discard
    return s.anomaly_discard


def top(s: State, deck: list[int]) -> int:
    """Take the top card of a deck, or -1 when there is none left at all."""
    if not deck:
        discards = discards_of(s, deck)
        if not discards:
            return -1
        for card in discards:
            deck.append(card)
            s.place[card] = c.DECK_PLACE
        discards.clear()
        s.shuffle(deck)
    return deck.pop()


def any_left(s: State, deck: list[int]) -> bool:
    """Whether a deck, with its discards, still has a card."""
    return bool(deck) or bool(discards_of(s, deck))


def shuffle_in(s: State, deck: list[int], card: int) -> None:
    """Shuffle a card back into its deck."""
    deck.append(card)
    s.place[card] = c.DECK_PLACE
    s.shuffle(deck)


def companion_deck(s: State, deck: int) -> list[int]:
    """One of the two companion decks."""
    return s.earth_deck if deck == codes.EARTH_DECK else s.alien_deck


def deck_of_companion(s: State, card: int) -> list[int]:
    """The deck that a companion belongs to."""
    return companion_deck(s, design(s, card).deck)


def draw_timey(s: State, seat: int) -> bool:
    """Draw a timey-wimey card into hand; False when there is none."""
    card = top(s, s.timey_deck)
    if card < 0:
        return False
    s.hand[seat].append(card)
    s.place[card] = c.HAND_PLACE
    s.owner[card] = seat
    s.marks[card] |= 1
    s.show(card)
    s.note(c.DRAWS_CARD_EVENT, seat, card)
    return True


def discard_timey(s: State, seat: int, card: int) -> None:
    """Discard a card from hand."""
    s.move(card, s.hand[seat], s.timey_discard, c.DISCARD_PLACE)
    s.note(c.DISCARDS_CARD_EVENT, seat, card)


# Companions.


def dismiss(s: State, seat: int, card: int) -> None:
    """Shuffle a companion back into the deck."""
    s.note(c.DISMISSES_EVENT, seat, card)
    s.companions[seat].remove(card)
    s.part_time[card] = 0
    shuffle_in(s, deck_of_companion(s, card), card)


def discard_companion(s: State, seat: int, card: int) -> None:
    """Put a companion on the discard pile."""
    s.note(c.LOSES_COMPANION_EVENT, seat, card)
    s.part_time[card] = 0
    pile = discards_of(s, deck_of_companion(s, card))
    s.move(card, s.companions[seat], pile, c.DISCARD_PLACE)


def join(s: State, seat: int, card: int, part_time: int) -> None:
    """Put a companion on a console."""
    s.companions[seat].append(card)
    s.place[card] = c.CONSOLE_PLACE
    s.part_time[card] = part_time
    s.owner[card] = seat
    s.marks[card] |= 3
    s.show(card)
    s.note(c.RECRUITS_EVENT, seat, card)
    drop_hats(s, seat)


def drop_hats(s: State, seat: int) -> None:
    """Discard installed hats where a companion forbids them."""
    if has_rule(s, seat, codes.NO_HATS):
        for card in s.equipment[seat][:]:
            if design(s, card).hat:
                uninstall(s, seat, card)


def uninstall(s: State, seat: int, card: int) -> None:
    """Discard an installed card."""
    s.move(card, s.equipment[seat], s.timey_discard, c.DISCARD_PLACE)
    s.note(c.UNINSTALLS_EVENT, seat, card)


# Tokens.


def gain_tokens(s: State, seat: int, count: int) -> None:
    """Take tokens from the supply, up to the most that a console holds."""
    left = s.box.tokens - sum(s.tokens)
    gained = min(count, codes.MAX_TOKENS - s.tokens[seat], left)
    if gained > 0:
        s.tokens[seat] += gained
        s.note(c.GAINS_TOKENS_EVENT, seat, gained)


def lose_tokens(s: State, seat: int, count: int) -> None:
    """Put tokens back, as many as there are."""
    lost = min(count, s.tokens[seat])
    if lost > 0:
        s.tokens[seat] -= lost
        s.note(c.LOSES_TOKENS_EVENT, seat, lost)


def can_pay(s: State, seat: int) -> bool:
    """Whether a seat has a token or a card to discard."""
    return s.tokens[seat] > 0 or bool(s.hand[seat])


# Locations and dilemmas.


def dilemma_at(s: State, card: int, zone: int) -> int:
    """The dilemma in a zone, or -1."""
    slots = s.slots[card]
    return slots[zone] if zone < len(slots) else -1


def open_zones(s: State, card: int) -> list[int]:
    """The zones of a location where an adventure waits; an anomaly is one zone."""
    if is_anomaly(s, card):
        return [0]
    slots = s.slots[card]
    return [zone for zone in range(len(slots)) if slots[zone] >= 0]


def fill_slot(s: State, card: int, zone: int) -> None:
    """Lay a dilemma face down into a slot, if there is one left."""
    dilemma = top(s, s.dilemma_deck)
    if dilemma < 0:
        return
    s.laid.append(dilemma)
    s.place[dilemma] = c.SLOT_PLACE
    s.known[dilemma] = 0
    slots = s.slots[card][:]
    slots[zone] = dilemma
    s.slots[card] = slots


def clear_slot(s: State, card: int, zone: int) -> None:
    """Discard the dilemma of a slot."""
    dilemma = s.slots[card][zone]
    slots = s.slots[card][:]
    slots[zone] = -1
    s.slots[card] = slots
    s.move(dilemma, s.laid, s.dilemma_discard, c.DISCARD_PLACE)
    s.show(dilemma)


def place_tile(s: State, card: int) -> None:
    """Put a location tile on the table, with a face-down dilemma in each slot."""
    s.tiles.append(card)
    s.place[card] = c.TABLE_PLACE
    s.show(card)
    zones = len(design(s, card).zones)
    s.slots[card] = [-1] * zones
    s.daleks[card] = [0] * zones
    s.note(c.PLACES_TILE_EVENT, s.active, card)
    for zone in range(zones):
        fill_slot(s, card, zone)


def discard_tile(s: State, card: int) -> None:
    """Discard a location with its dilemmas."""
    for zone in range(len(s.slots[card])):
        if s.slots[card][zone] >= 0:
            clear_slot(s, card, zone)
    s.slots[card] = []
    s.daleks[card] = []
    s.move(card, s.tiles, s.location_discard, c.DISCARD_PLACE)
    s.note(c.DISCARDS_TILE_EVENT, card)


def doctors_at(s: State, card: int) -> bool:
    """Whether a Doctor is at a location."""
    return card in s.at


# Daleks.


def daleks_in_play(s: State) -> int:
    """All Dalek markers on the table."""
    total = 0
    for card in s.tiles:
        total += sum(s.daleks[card])
    return total


def add_dalek(s: State, card: int, zone: int) -> None:
    """Place a marker; the game is lost when none is left."""
    if daleks_in_play(s) >= s.box.daleks:
        s.note(c.DALEKS_WIN_EVENT)
        s.finish_team(False, c.SEVENTH_END)
        return
    daleks = s.daleks[card][:]
    daleks[zone] += 1
    s.daleks[card] = daleks
    s.note(c.ADDS_DALEK_EVENT, spot(card, zone))


def remove_dalek(s: State, card: int, zone: int) -> None:
    """Take a marker away."""
    daleks = s.daleks[card][:]
    daleks[zone] -= 1
    s.daleks[card] = daleks
    s.note(c.REMOVES_DALEK_EVENT, spot(card, zone))


def daleks_against(s: State, seat: int) -> int:
    """How many dice the Daleks at a Doctor's location take."""
    card = s.at[seat]
    if card < 0 or is_anomaly(s, card):
        return 0
    if is_earth(s, card):
        return s.daleks[card][s.zone_at[seat]]
    return sum(s.daleks[card])


# The challenge of the Doctor whose turn it is.


def challenge_cards(s: State) -> list[int]:
    """The cards that set the challenge: location and dilemma, or an anomaly."""
    card = s.at[s.active]
    if card < 0:
        return []
    dilemma = dilemma_at(s, card, s.zone_at[s.active])
    return [card] if dilemma < 0 else [card, dilemma]


def need(s: State) -> list[int]:
    """The symbols asked for."""
    total = [0] * len(codes.SYMBOLS)
    for card in challenge_cards(s):
        symbols = design(s, card).need
        for k in range(len(total)):
            total[k] += symbols[k]
    return total


def has_condition(s: State, condition: int) -> bool:
    """Whether the challenge has a time breach, is a fixed point or is time locked."""
    for card in challenge_cards(s):
        if design(s, card).conditions & condition:
            return True
    return False


def effects_at(s: State, card: int, when: int) -> list[Effect]:
    """The effects of a card at a moment."""
    return [effect for effect in design(s, card).effects if effect.when == when]
