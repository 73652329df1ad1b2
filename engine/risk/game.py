"""A game of Risk as a table: the steps of a turn, and what agents and pages ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.kernel.frame import Item
from engine.kernel.game import GameTable
from engine.risk import (
    attack,
    drawing,
    ends,
    evaluate,
    manoeuvre,
    setup,
    turn,
    weigh,
    words,
)
from engine.risk import (
    constants as c,
)
from engine.risk import (
    options as o,
)
from engine.risk.model import MISSION_CARD, POWER_CARD, TERRITORY_CARD, WHEN_LANDING, WHEN_PLACING
from engine.risk.play import Play, ask_window, begin_play
from engine.risk.state import State
from engine.rng import Rng
from engine.table import DRAWN, RUNNING

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class RiskTable(State):
    """One game of Risk in play."""

    def step_on(self) -> bool:
        """The next step of the turn; True to ask a player."""
        step = self.step
        if step == c.ATTACK_STEP:
            return attack.ask_attack(self)
        if step == c.PLACE_STEP:
            return turn.ask_place(self)
        if step == c.REINFORCE_STEP:
            return turn.ask_reinforce(self)
        if step == c.RIVALS_STEP:
            return self.ask_around(WHEN_PLACING, c.PLACE_STEP, self.seats - 1)
        if step == c.MANOEUVRE_STEP:
            return manoeuvre.ask_manoeuvre(self)
        if step == c.MOVE_STEP:
            return manoeuvre.ask_count(self)
        if step == c.DRAW_STEP:
            return turn.ask_draw(self)
        if step == c.LANDED_STEP:
            return self.ask_around(WHEN_LANDING, c.REGENERATE_STEP, self.seats)
        if step == c.NEUTRALS_STEP:
            return turn.ask_neutrals(self)
        if step == c.CHOOSE_ARMIES_STEP:
            return setup.ask_armies(self)
        if step == c.CHOOSE_FIRST_STEP:
            return setup.ask_first(self)
        if step == c.END_STEP:
            turn.end(self)
        elif step == c.BEGIN_STEP:
            turn.begin(self)
        elif step == c.LAND_STEP:
            turn.land(self)
        elif step == c.REGENERATE_STEP:
            turn.regenerate(self)
        else:
            setup.deal(self)
        return False

    def ask_around(self, timing: int, after: int, last: int) -> bool:
        """Ask one player after another for Power cards of a moment."""
        while self.asked <= last and self.asked < self.seats:
            if ask_window(self, (self.active + self.asked) % self.seats, timing):
                return True
            self.asked += 1
        self.asked = 0
        self.step = after
        return False

    def choose_step(self, option: int) -> None:
        """Carry out a choice at a step of the turn."""
        step = self.step
        if step == c.ATTACK_STEP:
            if option == o.END_ATTACKS:
                self.step = c.MANOEUVRE_STEP
            else:
                attack.declare(self, option)
        elif step == c.PLACE_STEP:
            turn.place(self, option)
        elif step == c.REINFORCE_STEP:
            self.reinforce(option)
        elif step == c.RIVALS_STEP or step == c.LANDED_STEP:
            if option == o.PASS:
                self.asked += 1
            else:
                begin_play(self, self.seat, option)
        elif step == c.MANOEUVRE_STEP:
            manoeuvre.choose_way(self, option)
        elif step == c.MOVE_STEP:
            manoeuvre.move(self, option)
        elif step == c.DRAW_STEP:
            turn.draw(self, option)
        elif step == c.NEUTRALS_STEP:
            turn.place_neutral(self, option)
        elif step == c.CHOOSE_ARMIES_STEP:
            setup.take_army(self, option)
        else:
            self.first = o.player_of(option)

    def reinforce(self, option: int) -> None:
        """Missions, trades and Power cards before Daleks are placed."""
        kind = o.kind_of(option)
        if kind == o.REVEAL_MISSION:
            turn.reveal_mission(self, o.mission_of(option))
        elif kind == o.PICK_CARD:
            self.picked.append(o.stake_of(option))
        elif kind == o.TRADE_IN:
            turn.trade_in(self)
        elif kind == o.END_REINFORCE:
            turn.end_reinforce(self)
        else:
            begin_play(self, self.active, option)

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Unknown cards of one kind may be exchanged among all the places where they lie."""
        groups: list[list[int]] = [[], [], []]
        bit = 1 << seat
        for card in range(self.cards):
            if not self.known[card] & bit:
                kind = self.box.kind[self.design[card]]
                if kind == TERRITORY_CARD:
                    groups[0].append(card)
                elif kind == POWER_CARD:
                    groups[1].append(card)
                elif kind == MISSION_CARD:
                    groups[2].append(card)
        return groups

    def twin(self, rng: Rng) -> GameTable:
        """A copy that goes on with another generator."""
        return RiskTable(self.box, rng, self)

    def score(self, seat: int) -> float:
        """What a finished game is worth: the players with most territories share a draw."""
        if self.status == DRAWN:
            return ends.share(self, seat)
        return super().score(seat)

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat."""
        return self.score(seat) if self.status != RUNNING else evaluate.evaluate(self, seat)

    def weigh(self, option: int) -> float:
        """What an option promises."""
        return weigh.value(weigh.judge_of(self), option)

    def greedy(self) -> int:
        """The option that promises most; the position is judged once for all of them."""
        return weigh.prefer(self)

    def ranked(self, limit: int) -> list[int]:
        """The options that promise most, best first."""
        return weigh.rank(self, limit)

    def card_ids(self) -> list[str]:
        """The ids of the designs, by number."""
        return self.box.ids

    def item_types(self) -> tuple[type[Item], ...]:
        """The work that can wait."""
        return (attack.Attack, Play)

    def word(self, field: str, value: int) -> str:
        """A field of an option or event in words."""
        return words.word(self, field, value)

    def scene(self, seat: int) -> Scene:
        """The table for drawing, as a seat may see it."""
        return drawing.scene(self, seat)
