"""A game of the Dr. Who CCG as a table: the kernel's loop on top of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from engine.kernel.frame import Item
from engine.kernel.game import GameTable
from engine.rng import Rng
from engine.whoccg import constants as c
from engine.whoccg import deal, say
from engine.whoccg import evaluate as judging
from engine.whoccg import options as o
from engine.whoccg import scene as drawing
from engine.whoccg.attempt import Attempt, declare
from engine.whoccg.bangs import BangPlay, play_bang
from engine.whoccg.board import drop_card
from engine.whoccg.choose_stock import ask_stock, choose_stock
from engine.whoccg.deal import PLOTS
from engine.whoccg.entering import Enter, play_plot
from engine.whoccg.freezing import release
from engine.whoccg.items import Change, Debt, Hold, Progress
from engine.whoccg.journey import Journey
from engine.whoccg.leaving import CopyChoice, Destruction
from engine.whoccg.plays import end_together, pay_and_swap, play
from engine.whoccg.resolve.drop import Drop
from engine.whoccg.resolve.fight import Fight
from engine.whoccg.resolve.rearrange import Rearrangement
from engine.whoccg.resolve.swap import VersionChoice
from engine.whoccg.running import Run
from engine.whoccg.settling import destroy_misplaced
from engine.whoccg.state import State
from engine.whoccg.statics import refresh
from engine.whoccg.triggers import Trigger
from engine.whoccg.turn import (
    ask_act,
    ask_discard,
    ask_moves,
    ask_play,
    begin_turn,
    choose_move,
    end_act,
    end_moves,
    end_play,
    refill,
)
from engine.whoccg.use import Use, begin_use, pick_up
from engine.whoccg.vortex import VortexSearch, begin_vortex
from engine.whoccg.weigh import value_of
from engine.whoccg.windows import Window

if TYPE_CHECKING:
    from engine.scene import Scene


@final
class WhoTable(State):
    """One game in play."""

    def settle(self) -> None:
        """Work out what cards are now, when something has changed."""
        if self.dirty:
            refresh(self)
            destroy_misplaced(self)
            if self.holds:
                release(self)

    def step_on(self) -> bool:
        """Carry out the current step; True to ask."""
        step = self.step
        if step == c.PLAY_STEP:
            if ask_play(self):
                return True
            end_play(self)
        elif step == c.ACT_STEP:
            if ask_act(self):
                return True
            end_act(self)
        elif step == c.MOVE_STEP:
            if ask_moves(self):
                return True
            end_moves(self)
        elif step == c.END_STEP:
            self.step = c.DISCARD_STEP
        elif step == c.DISCARD_STEP:
            self.step = c.REFILL_STEP
            return ask_discard(self)
        elif step == c.REFILL_STEP:
            refill(self)
        elif step == c.START_STEP:
            begin_turn(self)
        else:
            return self._set_up()
        return False

    def _set_up(self) -> bool:
        step = self.step
        if step == c.SETUP_STEP:
            return ask_stock(self)
        if step == c.LAY_STEP:
            deal.lay_out(self)
        elif step == c.CREW_STEP:
            return deal.ask_crew(self)
        elif step == c.GOALS_STEP:
            return deal.ask_goal(self)
        else:
            deal.deal(self)
        return False

    def choose(self, option: int) -> None:
        """Bang! cards and Plots can be played at most times; the rest goes to whoever asked."""
        kind = o.kind_of(option)
        if kind == o.PLAY_BANG:
            play_bang(self, self.seat, option)
        elif kind == o.PLAY_PLOT:
            play_plot(self, self.seat, o.card_of(option))
        elif self.agenda:
            self.agenda[len(self.agenda) - 1].choose(self, option)
        else:
            self.choose_step(option)

    def choose_step(self, option: int) -> None:
        """What the turn player, or a player in set-up, has chosen."""
        kind = o.kind_of(option)
        if kind == o.PLAY:
            play(self, option)
        elif kind == o.END_PLAY:
            end_play(self)
        elif kind == o.END_ACT:
            end_act(self)
        elif o.ATTEMPT_REACH <= kind <= o.TACKLE:
            declare(self, option)
        elif kind == o.USE_ABILITY:
            begin_use(self, option)
        elif kind == o.SWAP:
            pay_and_swap(self, option)
        elif kind == o.BEGIN_TOGETHER:
            self.together = 1
        elif kind == o.END_TOGETHER:
            end_together(self)
        elif kind == o.PICK_UP_ARTIFACT:
            pick_up(self, option)
        elif kind == o.USE_VORTEX:
            begin_vortex(self, option)
        elif kind == o.MOVE_TARDIS or kind == o.STAY:
            choose_move(self, option)
        elif kind == o.DISCARD_ONE:
            drop_card(self, o.card_of(option))
        elif kind == o.PLAY_OPENING_GOAL:
            deal.open_goal(self, option)
        elif kind == o.SETUP_PLACE:
            deal.set_place(self, option)
        elif kind <= o.PLOTS_DONE:
            choose_stock(self, option)

    def out_of_work(self, reason: int) -> None:
        """The log says so, too."""
        super().out_of_work(reason)
        self.note(c.ABORTED_EVENT, reason)

    def twin(self, rng: Rng) -> GameTable:
        """A copy with another generator."""
        return WhoTable(self.pool, rng, self)

    def weigh(self, option: int) -> float:
        """What an option promises."""
        return value_of(self, option)

    def evaluate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        return judging.evaluate(self, seat)

    def card_ids(self) -> list[str]:
        """The ids of the designs."""
        return [design.card_id for design in self.pool.designs]

    def item_types(self) -> tuple[type[Item], ...]:
        """Every frame and item of this game."""
        return (
            Attempt, BangPlay, Change, CopyChoice, Debt, Destruction, Drop, Enter, Fight, Hold,
            Journey, Progress, Rearrangement, Run, Trigger, Use, VersionChoice, VortexSearch,
            Window,
        )  # fmt: skip

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Draw deck, hand and cards beneath others form one group for each player.

        Only what is hidden from the seat is in a group, so that it may be exchanged.
        """
        groups: list[list[int]] = []
        for player in range(self.seats):
            unseen: list[int] = []
            self.unseen(seat, self.hand[player], unseen)
            self.unseen(seat, self.deck[player], unseen)
            for i in range(self.cards):
                if self.place[i] == c.UNDER_PLACE and self.owner[i] == player:
                    if not self.known[i] & 1 << seat:
                        unseen.append(i)
            groups.append(unseen)
        return groups

    def imagine(self, seat: int, rng: Rng) -> None:
        """Hidden cards are dealt again; the Plots of others stay unknown."""
        super().imagine(seat, rng)
        self._seal_plots(seat)

    def _seal_plots(self, seat: int) -> None:
        """Which Plots others have is their secret (E05): one stands for all, and is not played."""
        lists = self.lists[:]
        picks = self.picks[:]
        for player in range(self.seats):
            if player == seat:
                continue
            lists[player] = [*lists[player][:PLOTS], []]
            picks[player] = [*picks[player][:PLOTS], []]
            unseen: list[int] = []
            self.unseen(seat, self.plots[player], unseen)
            if unseen:
                self.sealed |= 1 << player
            for i in unseen:
                self.put_face(i, self.pool.any_plot)
        self.lists = lists
        self.picks = picks

    def put_face(self, card: int, design: int) -> None:
        """Make a hidden card another one, with the values that are printed on it."""
        self.plots_known = 0
        d = self.pool.designs[design]
        self.design[card] = design
        self.brains[card] = d.qualities[0]
        self.brawn[card] = d.qualities[1]
        self.bravery[card] = d.qualities[2]
        self.traits[card] = d.traits
        self.species[card] = d.species
        self.room[card] = d.carry
        self.kinds[card] = d.kinds

    def hide(self, seat: int) -> None:
        """In set-up nobody sees what the others have chosen (R18)."""
        super().hide(seat)
        self._seal_plots(seat)
        if self.step == c.SETUP_STEP:
            for player in range(self.seats):
                if player != seat:
                    self.picks[player] = [[], [], [], [], [], []]

    def option_text(self, option: int) -> str:
        """An option in words."""
        return say.option_text(self, option)

    def event_text(self, event: list[int]) -> str:
        """An event in words."""
        return say.event_text(self, event)

    def word(self, field: str, value: int) -> str:
        """A field of an option or event in words."""
        return say.word(self, field, value)

    def scene(self, seat: int) -> Scene:
        """What a seat may see, for drawing."""
        return drawing.scene(self, seat)
