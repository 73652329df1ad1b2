"""Waiting work: effects that happen to a Doctor, one after the other, and what they ask.

The last piece on the agenda comes first. A piece that needs a choice asks the seat it concerns;
what leaves no choice is done at once.
"""

from __future__ import annotations

from typing import Final, final

from engine.kernel.frame import Frame
from engine.totd import board, codes, track
from engine.totd import constants as c
from engine.totd import options as o
from engine.totd.asking import ask
from engine.totd.model import Effect
from engine.totd.state import State

PAY: Final = 40
SHIP: Final = 41
FAIL_COST: Final = 42
GIVE: Final = 43
OPEN_ANOMALY: Final = 44
TAKE_FROM: Final = 45
"""Pieces of work that are no effect of a card; effects have the numbers of `codes`."""


@final
class Work(Frame[State]):
    """One piece: what, for which seat, how much, and the card or zone that it is about."""

    __slots__ = ("amount", "card", "op", "seat", "zone")

    def __init__(
        self, op: int = 0, seat: int = -1, amount: int = 0, card: int = -1, zone: int = -1
    ) -> None:
        self.op = op
        self.seat = seat
        self.amount = amount
        self.card = card
        self.zone = zone

    def copy(self) -> Work:
        """The same piece once more."""
        return Work(self.op, self.seat, self.amount, self.card, self.zone)

    def run(self, s: State) -> bool:
        """Do it, or ask."""
        options = choices(s, self)
        if len(options) == 1:
            self.choose(s, options[0])
            return False
        if options:
            return ask(s, self.seat, decision(self.op), options)
        s.agenda.pop()
        happen(s, self)
        return False

    def choose(self, s: State, option: int) -> None:
        """Carry out what was chosen; the piece goes on while there is more to choose."""
        self.amount -= 1
        if self.amount <= 0 or self.op in (PAY, FAIL_COST, GIVE, codes.GAIN_COMPANION):
            s.agenda.pop()
        take(s, self, option)


def push(s: State, op: int, seat: int, amount: int, card: int = -1, zone: int = -1) -> None:
    """Put a piece of work on the agenda; it comes first."""
    if amount > 0:
        s.agenda.append(Work(op, seat, amount, card, zone))


def push_effects(s: State, effects: list[Effect], seat: int, card: int) -> None:
    """Effects of a card, to happen in their order."""
    for k in range(len(effects) - 1, -1, -1):
        effect = effects[k]
        if effect.op == codes.ADD_DALEKS:
            push(s, effect.op, seat, effect.amount, board.earth(s))
        elif not effect.everyone:
            push(s, effect.op, seat, effect.amount, card)
        elif effect.op == codes.REGENERATE:
            push(s, effect.op, -1, effect.amount, card)
        else:
            for other in range(s.seats - 1, -1, -1):
                push(s, effect.op, other, effect.amount, card)


def decision(op: int) -> int:
    """The kind of decision of a piece that asks."""
    if op == PAY:
        return c.PAY_DECISION
    if op == FAIL_COST:
        return c.FAIL_COST_DECISION
    if op == GIVE:
        return c.GIVE_CARD_DECISION
    if op == codes.DISCARD_CARDS:
        return c.DISCARD_CARD_DECISION
    if op == codes.LOSE_COMPANIONS:
        return c.LOSE_COMPANION_DECISION
    if op == codes.ADD_DALEKS:
        return c.PLACE_DALEK_DECISION
    if op == codes.FREE_DIE:
        return c.FREE_DIE_DECISION
    if op == codes.GAIN_COMPANION:
        return c.GAIN_COMPANION_DECISION
    return c.REMOVE_DALEK_DECISION


def choices(s: State, w: Work) -> list[int]:
    """What the seat may choose; nothing when the piece happens by itself."""
    if w.op == PAY:
        return payments(s, w.seat)
    if w.op == FAIL_COST:
        return fail_costs(s, w.seat, w.card)
    if w.op == GIVE:
        return [o.give(w.card, other) for other in range(s.seats) if other != w.seat]
    if w.op == codes.DISCARD_CARDS:
        return [o.discard_card(card) for card in s.hand[w.seat]]
    if w.op == codes.LOSE_COMPANIONS:
        return [o.lose_companion(card) for card in s.companions[w.seat]]
    if w.op == codes.ADD_DALEKS and w.zone < 0 and w.card >= 0:
        return [o.place_dalek(board.spot(w.card, zone)) for zone in range(len(s.daleks[w.card]))]
    if w.op == TAKE_FROM:
        return dalek_spots(s, [w.card], w.zone)
    if w.op == codes.REMOVE_DALEKS:
        return dalek_spots(s, s.tiles, -1)
    if w.op == codes.FREE_DIE:
        return [
            o.free_die(w.card, colour)
            for colour in range(len(s.prison[w.card]))
            if s.prison[w.card][colour]
        ]
    if w.op == codes.GAIN_COMPANION:
        return companion_decks(s, w.seat)
    return []


def payments(s: State, seat: int) -> list[int]:
    """A token or a card from hand."""
    options = [o.PAY_TOKEN] if s.tokens[seat] else []
    return options + [o.pay_card(card) for card in s.hand[seat]]


def companion_decks(s: State, seat: int) -> list[int]:
    """The decks from which a companion may come where the Doctor is; none without a space."""
    if len(s.companions[seat]) >= s.box.spaces:
        return []
    return [
        o.recruit(deck)
        for deck in decks_here(s, seat)
        if board.any_left(s, board.companion_deck(s, deck))
    ]


def decks_here(s: State, seat: int) -> list[int]:
    """The companion decks that a Doctor may use at the present location."""
    card = s.at[seat]
    if board.is_anomaly(s, card):
        return [codes.EARTH_DECK, codes.ALIEN_DECK]
    return [codes.EARTH_DECK] if board.is_earth(s, card) else [codes.ALIEN_DECK]


def dalek_spots(s: State, cards: list[int], zone: int) -> list[int]:
    """Markers that may be taken from these locations; from one zone only, or from all."""
    return [
        o.remove_dalek(board.spot(card, k))
        for card in cards
        for k in range(len(s.daleks[card]))
        if s.daleks[card][k] and zone in (-1, k)
    ]


def fail_costs(s: State, seat: int, dilemma: int) -> list[int]:
    """The fail costs that the seat can pay in full; all of them when it can pay none."""
    waivers: list[int] = []
    for card in s.hand[seat]:
        for effect in board.design(s, card).effects:
            if effect.op == codes.IGNORE_COST and effect.when == codes.ON_PLAY:
                waivers.append(o.play_card(card, 0))
    fails = board.design(s, dilemma).fails
    payable = [o.choose_cost(k) for k in range(len(fails)) if can_pay_cost(s, seat, fails[k])]
    if not payable:
        payable = [o.choose_cost(k) for k in range(len(fails))]
    return waivers + payable if payable else []


def can_pay_cost(s: State, seat: int, cost: Effect) -> bool:
    """Whether a seat has the cards or tokens that a cost takes."""
    if cost.op == codes.LOSE_TOKENS:
        return s.tokens[seat] >= cost.amount
    if cost.op == codes.DISCARD_CARDS:
        return len(s.hand[seat]) >= cost.amount
    if cost.op == codes.LOSE_COMPANIONS:
        return len(s.companions[seat]) >= cost.amount
    return True


def take(s: State, w: Work, option: int) -> None:
    """Carry out a choice."""
    kind = o.kind_of(option)
    if kind == o.PAY_TOKEN:
        board.lose_tokens(s, w.seat, 1)
    elif kind == o.PAY_CARD or kind == o.DISCARD_CARD:
        board.discard_timey(s, w.seat, o.card_of(option))
    elif kind == o.CHOOSE_COST:
        cost = board.design(s, w.card).fails[o.choice_of(option)]
        where = s.at[w.seat] if cost.op == codes.ADD_DALEKS else w.card
        zone = s.zone_at[w.seat] if cost.op == codes.ADD_DALEKS else -1
        push(s, cost.op, w.seat, cost.amount, where, zone)
    elif kind == o.PLAY_CARD:
        s.note(c.PLAYS_CARD_EVENT, w.seat, o.card_of(option))
        s.marks[o.card_of(option)] |= 2
        board.discard_timey(s, w.seat, o.card_of(option))
        s.note(c.WAIVES_EVENT)
    elif kind == o.GIVE:
        give(s, w.seat, o.card_of(option), o.seat_of(option))
    elif kind == o.LOSE_COMPANION:
        board.discard_companion(s, w.seat, o.card_of(option))
    elif kind == o.REMOVE_DALEK:
        place = o.spot_of(option)
        board.remove_dalek(s, board.card_at(place), board.zone_at(place))
    elif kind == o.PLACE_DALEK:
        place = o.spot_of(option)
        board.add_dalek(s, board.card_at(place), board.zone_at(place))
    elif kind == o.FREE_DIE:
        track.free_die(s, o.card_of(option), o.colour_of(option))
        if o.card_of(option) not in s.anomalies:
            drop_work(s, w)
    elif kind == o.RECRUIT:
        card = board.top(s, board.companion_deck(s, o.deck_of(option)))
        board.join(s, w.seat, card, 0)


def drop_work(s: State, w: Work) -> None:
    """Nothing is left to do for a piece that would go on."""
    if w in s.agenda:
        s.agenda.remove(w)


def give(s: State, seat: int, card: int, other: int) -> None:
    """Hand a transfer card that was played to another player."""
    s.note(c.GIVES_EVENT, seat, card, other)
    s.move(card, s.in_use, s.hand[other], c.HAND_PLACE)
    s.owner[card] = other


def happen(s: State, w: Work) -> None:
    """Carry out a piece that needs no choice."""
    op = w.op
    if op == codes.MOVE_TARDIS:
        track.move_tardis(s, w.seat, w.amount)
    elif op == codes.MOVE_SHIP:
        opened = track.ship_step(s)
        push(s, codes.MOVE_SHIP, w.seat, w.amount - 1)
        if opened:
            push(s, OPEN_ANOMALY, s.active, 1)
    elif op == OPEN_ANOMALY:
        card = track.open_anomaly(s)
        if card >= 0:
            push_effects(s, board.effects_at(s, card, codes.ON_DRAWN), s.active, card)
    elif op == codes.GAIN_TOKENS:
        board.gain_tokens(s, w.seat, w.amount)
    elif op == codes.LOSE_TOKENS:
        board.lose_tokens(s, w.seat, w.amount)
    elif op == codes.DRAW_CARDS:
        for _ in range(w.amount):
            board.draw_timey(s, w.seat)
    elif op == codes.ADD_DALEKS:
        if w.card >= 0 and s.daleks[w.card]:
            for _ in range(w.amount):
                board.add_dalek(s, w.card, w.zone)
    elif op == codes.MOVE_SHIP_BACK:
        track.ship_back(s, w.amount)
    elif op == codes.REGENERATE:
        if w.seat < 0:
            track.regenerate_all(s)
        else:
            track.regenerate(s, w.seat)
    elif op == codes.ADD_PROGRESS and w.card in s.anomalies:
        track.add_progress(s, w.card, w.amount)
