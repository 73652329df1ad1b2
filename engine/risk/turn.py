"""The steps of a turn around the attacks: neutral armies, the TARDIS, new Daleks, the card."""

from __future__ import annotations

from typing import Final

from engine.kernel.game import TOO_MANY_TURNS
from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.counting import held, income, opponent, stars
from engine.risk.ends import count_territories
from engine.risk.fields import TERRITORIES
from engine.risk.model import DOCTORS, MOST_STARS, WHEN_PLACING
from engine.risk.powers import offers
from engine.risk.state import State

NEUTRAL_DALEKS: Final = 3


def begin(s: State) -> None:
    """The next player who still has a territory is up."""
    if s.turn >= s.limit_turns:
        s.out_of_work(TOO_MANY_TURNS)
        return
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    while not held(s, s.active):
        s.active = (s.active + 1) % s.seats
    s.traded = False
    s.conquered = False
    s.beaten = False
    s.picked = []
    s.new = 0
    s.asked = 0
    s.origin = -1
    s.target = -1
    s.neutral_army = -1
    s.neutral_left = NEUTRAL_DALEKS if s.seats == 2 else 0
    s.seat = s.active
    s.note(c.BEGINS_EVENT, s.active, s.turn)
    s.step = c.NEUTRALS_STEP


def ask_neutrals(s: State) -> bool:
    """The opponent of the active player adds Daleks to one neutral army, one by one."""
    if s.neutral_left:
        options: list[int] = []
        for t in range(TERRITORIES):
            army = s.owner_of[t]
            if army >= s.seats and (s.neutral_army < 0 or s.neutral_army == army):
                options.append(o.place_neutral(t))
        if options:
            s.options = options
            s.seat = opponent(s)
            s.kind = c.PLACE_NEUTRALS_DECISION
            return True
    s.step = c.LAND_STEP
    return False


def place_neutral(s: State, option: int) -> None:
    """One Dalek more for a neutral army."""
    t = o.territory_of(option)
    s.neutral_army = s.owner_of[t]
    s.neutral_left -= 1
    s.daleks[t] += 1
    s.added += 1
    s.note(c.NEUTRAL_GROWS_EVENT, s.neutral_army, t)


def land(s: State) -> None:
    """The top Territory card says where the TARDIS lands; without a card it stays."""
    refill(s)
    if s.deck:
        card = s.deck.pop()
        s.space.append(card)
        s.place[card] = c.SPACE_PLACE
        s.show(card)
        s.tardis = s.box.territory[s.design[card]]
        s.note(c.LANDS_EVENT, s.tardis)
    s.asked = 0
    s.step = c.LANDED_STEP


def refill(s: State) -> None:
    """The discard pile becomes the deck when the deck has run out."""
    if s.deck or not s.discard:
        return
    s.shuffle(s.discard)
    s.deck = s.discard
    s.discard = []
    for card in s.deck:
        s.place[card] = c.DECK_PLACE
    s.note(c.RESHUFFLES_EVENT)


def regenerate(s: State) -> None:
    """A card with Clara moves her; with the Eleventh Doctor the game is over."""
    if not s.long and s.space and s.box.clara[s.design[s.space[0]]]:
        s.clara += 1
        s.note(c.REGENERATES_EVENT, s.clara)
        if s.clara >= DOCTORS:
            count_territories(s)
            return
    s.new = income(s, s.active)
    s.note(c.GETS_EVENT, s.active, s.new)
    s.step = c.REINFORCE_STEP


def ask_reinforce(s: State) -> bool:
    """Missions to reveal, cards to trade in, Power cards that bring Daleks."""
    options: list[int] = []
    if not s.picked:
        for card in s.missions[s.active]:
            if s.owner_of[s.box.territory[s.design[card]]] == s.active:
                options.append(o.reveal_mission(card))
        offers(s, s.active, WHEN_PLACING, options)
    if not s.traded:
        _offer_trade(s, options)
    if options:
        options.append(o.END_REINFORCE)
        s.options = options
        s.seat = s.active
        s.kind = c.REINFORCE_DECISION
        return True
    end_reinforce(s)
    return False


def _offer_trade(s: State, options: list[int]) -> None:
    """Cards are put together one by one, in the order of the hand; 2 to 10 stars can be traded in.

    A card is offered only if a trade can still come of it.
    """
    hand = s.hand[s.active]
    have = stars(s, s.picked)
    at = 0
    if s.picked:
        at = hand.index(s.picked[len(s.picked) - 1]) + 1
    rest = stars(s, hand[at:])
    while at < len(hand):
        worth = s.box.stars[s.design[hand[at]]]
        if have + worth <= MOST_STARS and have + rest >= 2:
            options.append(o.pick_card(hand[at]))
        rest -= worth
        at += 1
    if have >= 2:
        options.append(o.trade_in(have))


def reveal_mission(s: State, card: int) -> None:
    """A mission pays once."""
    s.move(card, s.missions[s.active], s.spent, c.SPENT_PLACE)
    s.show_played(card)
    worth = s.box.daleks[s.design[card]]
    s.new += worth
    s.note(c.REVEALS_EVENT, s.active, card, worth)


def trade_in(s: State) -> None:
    """The chosen cards become Daleks and go to the discard pile."""
    count = stars(s, s.picked)
    worth = s.box.board.for_stars[count]
    for card in s.picked:
        s.move(card, s.hand[s.active], s.discard, c.DISCARD_PLACE)
        s.show_played(card)
    s.picked = []
    s.traded = True
    s.new += worth
    s.note(c.TRADES_EVENT, s.active, count, worth)


def end_reinforce(s: State) -> None:
    """Now the rivals may answer with cards that cost the active player Daleks."""
    s.picked = []
    s.asked = 1
    s.step = c.RIVALS_STEP


def ask_place(s: State) -> bool:
    """New Daleks go to own territories, one at a time or all together, until none is left."""
    if s.new <= 0:
        s.new = 0
        s.step = c.ATTACK_STEP
        return False
    options: list[int] = []
    for t in range(TERRITORIES):
        if s.owner_of[t] == s.active:
            options.append(o.place_daleks(t, 1))
            if s.new > 1:
                options.append(o.place_daleks(t, s.new))
    s.options = options
    s.seat = s.active
    s.kind = c.PLACE_DALEKS_DECISION
    return True


def place(s: State, option: int) -> None:
    """Daleks come to a territory."""
    t = o.territory_of(option)
    count = o.count_of(option)
    s.new -= count
    s.daleks[t] += count
    s.added += count
    s.note(c.PLACES_EVENT, s.active, count, t)


def ask_draw(s: State) -> bool:
    """One Territory card for a player who has conquered, before the TARDIS card returns."""
    if s.conquered:
        refill(s)
    if s.conquered and s.deck:
        s.options = [o.DRAW_CARD, o.DRAW_NOTHING]
        s.seat = s.active
        s.kind = c.DRAW_CARD_DECISION
        return True
    s.step = c.END_STEP
    return False


def draw(s: State, option: int) -> None:
    """The top card comes into the hand."""
    if option == o.DRAW_CARD:
        card = s.draw(s.active, s.deck, s.hand[s.active], c.HAND_PLACE)
        s.owner[card] = s.active
        s.note(c.DRAWS_EVENT, s.active)
    s.step = c.END_STEP


def end(s: State) -> None:
    """The card on the TARDIS space goes under the deck; the ban on its territory is over."""
    for card in s.space:
        s.deck.insert(0, card)
        s.place[card] = c.DECK_PLACE
    s.space = []
    s.step = c.BEGIN_STEP
