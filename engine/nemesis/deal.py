"""Set-up: boards, Power, decks, hands and the roll for the first turn (S01 to S14, V01, V02)."""

from __future__ import annotations

from engine.nemesis import constants as c
from engine.nemesis import options as o
from engine.nemesis.codes import BOARD, DECK, DIE, START_POWER
from engine.nemesis.select import hand_limit
from engine.nemesis.state import State
from engine.nemesis.zones import draw_cards, to_hand

VARIANT_SIDES = ("cyberplanner", "davros", "masterful", "weeping")
VARIANT_CARDS = (
    "struggle-for-control", "stolen-world", "gallifrey-returns", "temporal-anomalies",
)  # fmt: skip


def lay_board(s: State, player: int, design: int) -> None:
    """A player's board is a card in play, at the centre of which everything begins (S02, S03)."""
    i = s.new_card(design, player, BOARD)
    s.control[i] = player
    s.side[i] = player
    s.board_of[player] = i
    s.play.append(i)
    s.show(i)


def lay_deck(s: State, player: int, designs: list[int]) -> None:
    """A shuffled deck and the starting Power (S04, S08)."""
    s.power[player] = START_POWER
    for design in designs:
        s.deck[player].append(s.new_card(design, player, DECK))
        d = s.pool.designs[design]
        if d.group == "doctor":
            held = [s.pool.designs[other].pack for other in s.doctors[player]]
            if d.pack not in held:
                s.doctors[player].append(design)


def ask_side(s: State) -> bool:
    """Players who have no board yet choose a free Nemesis and a side, in seat order (Q01, R06)."""
    for player in range(s.seats):
        if s.board_of[player] >= 0:
            continue
        taken = [s.pool.designs[s.design[i]].nemesis for i in s.board_of if i >= 0]
        s.options = [
            o.choose_side(d.number) for d in s.pool.designs if d.names and d.nemesis not in taken
        ]
        s.seat = player
        s.kind = c.NEMESIS_DECISION
        return True
    s.step = c.DEAL_STEP
    return False


def choose_side(s: State, option: int) -> None:
    """The board comes to the player with this side up."""
    lay_board(s, s.seat, o.side_of(option))


def pack_of(s: State, pack: str) -> list[int]:
    """The designs of a set, each as often as the set has it."""
    found: list[int] = []
    for d in s.pool.designs:
        if d.pack == pack:
            for _ in range(d.box):
                found.append(d.number)
    return found


def deal_doctors(s: State) -> None:
    """Whoever brought no deck is dealt two Doctors and gets the deck that follows (S05, D08)."""
    s.step = c.VARIANT_STEP
    tokens: list[int] = []
    seen: list[str] = []
    held: list[str] = []
    for dealt in s.doctors:
        for design in dealt:
            held.append(s.pool.designs[design].pack)
    for d in s.pool.designs:
        if d.group == "doctor" and d.pack not in seen and d.pack not in held:
            seen.append(d.pack)
            tokens.append(d.number)
    s.rng.shuffle(tokens)
    for player in range(s.seats):
        if s.doctors[player] or s.deck[player]:
            continue
        board = s.pool.designs[s.design[s.board_of[player]]]
        designs = pack_of(s, f"core-{board.nemesis}") + pack_of(s, f"scheme-{board.scheme}")
        for _ in range(2):
            designs += pack_of(s, s.pool.designs[tokens.pop()].pack)
        s.rng.shuffle(designs)
        lay_deck(s, player, designs)


def variant_card(s: State, player: int) -> int:
    """The card with which a player's side begins a first game; -1 for other sides (V01, R69)."""
    side = s.pool.designs[s.design[s.board_of[player]]].scheme
    for k in range(len(VARIANT_SIDES)):
        if VARIANT_SIDES[k] == side:
            for i in s.deck[player]:
                if s.pool.designs[s.design[i]].card_id == VARIANT_CARDS[k]:
                    return i
    return -1


def ask_variant(s: State) -> bool:
    """All play the variant or none does; it needs the sides that it names (Q02, R69)."""
    s.step = c.HANDS_STEP
    if not s.ask:
        return False
    for player in range(s.seats):
        if variant_card(s, player) < 0:
            return False
    s.options = [o.PLAY_STANDARD, o.PLAY_VARIANT]
    s.seat = 0
    s.kind = c.VARIANT_DECISION
    return True


def choose_variant(s: State, option: int) -> None:
    """For all players at once."""
    s.variant = 1 if option == o.PLAY_VARIANT else 0


def draw_hands(s: State) -> None:
    """Hands up to the Hand Limit; the variant's card counts among them (S09 to S11, V02)."""
    for player in range(s.seats):
        if s.variant:
            i = variant_card(s, player)
            if i >= 0:
                to_hand(s, i, player)
                s.shuffle(s.deck[player])
                s.note(c.VARIANT_CARD_EVENT, player, i)
        draw_cards(s, player, hand_limit(s, player) - len(s.hand[player]))
    s.step = c.FIRST_STEP


def first_turn(s: State) -> None:
    """The highest roll plus Strength; those who tie roll again (S12, S13, R10)."""
    s.step = c.START_STEP
    if s.first >= 0:
        s.active = s.first
        return
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        scores: list[int] = []
        for player in rolling:
            strength = s.pool.designs[s.design[s.board_of[player]]].strength
            scores.append(s.roll(DIE) + strength)
            s.note(c.FIRST_ROLL_EVENT, player, scores[len(scores) - 1])
        best = max(scores)
        rolling = [rolling[k] for k in range(len(rolling)) if scores[k] == best]
    s.active = rolling[0]
    s.note(c.FIRST_EVENT, s.active)
