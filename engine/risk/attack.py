"""One attack, from its declaration to conquest, withdrawal or defeat."""

from __future__ import annotations

from typing import Final, final

from engine.kernel.frame import Frame
from engine.risk import constants as c
from engine.risk import options as o
from engine.risk.ends import conquered
from engine.risk.model import WHEN_ATTACKING, WHEN_DEFENDING, WHEN_ROLLED
from engine.risk.play import ask_window, begin_play
from engine.risk.powers import expectation
from engine.risk.state import State

ATTACK_DICE: Final = 3
DEFENCE_DICE: Final = 2
SIDES: Final = 6
MILLION: Final = 1000000

DECLARED: Final = 0
ANSWERED: Final = 1
ROLLING: Final = 2
ATTACKER_AGAIN: Final = 3
DEFENDER_AGAIN: Final = 4
COMPARING: Final = 5
DECIDING: Final = 6
"""The stages of an attack; the card windows ask before they move on."""


def targets(s: State, origin: int, out: list[int]) -> None:
    """Territories that can be attacked out of one; none if nobody could be left behind."""
    if s.owner_of[origin] != s.active or s.daleks[origin] < 2 or origin == s.tardis:
        return
    for t in s.box.board.near[origin]:
        if s.owner_of[t] != s.active and t != s.tardis:
            out.append(t)


def ask_attack(s: State) -> bool:
    """Every attack that can be declared; none after a force was lost."""
    options: list[int] = []
    if not s.beaten:
        for origin in range(len(s.daleks)):
            found: list[int] = []
            targets(s, origin, found)
            most = min(ATTACK_DICE, s.daleks[origin] - 1)
            for target in found:
                for force in range(1, most + 1):
                    options.append(o.declare_attack(origin, target, force))
    if not options:
        s.step = c.MANOEUVRE_STEP
        return False
    options.append(o.END_ATTACKS)
    s.options = options
    s.seat = s.active
    s.kind = c.ATTACK_DECISION
    return True


def declare(s: State, option: int) -> None:
    """The force moves in."""
    origin = o.origin_of(option)
    force = o.force_of(option)
    s.daleks[origin] -= force
    s.attacking = True
    s.used = 0
    s.note(c.ATTACKS_EVENT, s.active, o.target_of(option), origin, force)
    s.agenda.append(Attack(origin, o.target_of(option), force))


def pips(dice: list[int]) -> int:
    """Dice as the digits of one number, highest first, for the log."""
    number = 0
    for die in dice:
        number = number * 10 + die
    return number


def sort_dice(dice: list[int]) -> None:
    """Highest first; there are too few for anything clever."""
    for k in range(1, len(dice)):
        die = dice[k]
        at = k
        while at > 0 and dice[at - 1] < die:
            dice[at] = dice[at - 1]
            at -= 1
        dice[at] = die


@final
class Attack(Frame[State]):
    """A force in a territory that still belongs to its defender."""

    __slots__ = (
        "attack", "attack_bonus", "attack_bonus_once", "attack_extra", "attack_extra_once",
        "called_off", "defence", "defence_bonus", "defence_bonus_once", "defence_extra",
        "defence_extra_once", "force", "origin", "stage", "target",
    )  # fmt: skip

    def __init__(self, origin: int = -1, target: int = -1, force: int = 0) -> None:
        # Every field has a default: compiled frames are made without any when positions are read.
        self.origin = origin
        self.target = target
        self.force = force
        self.stage = DECLARED
        self.called_off = False
        self.attack: list[int] = []  # the dice as they lie, highest first
        self.defence: list[int] = []
        self.attack_bonus = 0  # for the whole attack, and for the next roll
        self.attack_bonus_once = 0
        self.defence_bonus = 0
        self.defence_bonus_once = 0
        self.attack_extra = 0
        self.attack_extra_once = 0
        self.defence_extra = 0
        self.defence_extra_once = 0

    def copy(self) -> Attack:
        """The same attack once more."""
        twin = Attack(self.origin, self.target, self.force)
        twin.stage = self.stage
        twin.called_off = self.called_off
        twin.attack = self.attack[:]
        twin.defence = self.defence[:]
        twin.attack_bonus = self.attack_bonus
        twin.attack_bonus_once = self.attack_bonus_once
        twin.defence_bonus = self.defence_bonus
        twin.defence_bonus_once = self.defence_bonus_once
        twin.attack_extra = self.attack_extra
        twin.attack_extra_once = self.attack_extra_once
        twin.defence_extra = self.defence_extra
        twin.defence_extra_once = self.defence_extra_once
        return twin

    def edge(self) -> int:
        """What the attack dice count more than the defence dice."""
        bonus = self.attack_bonus + self.attack_bonus_once
        return bonus - self.defence_bonus - self.defence_bonus_once

    def pairs(self, s: State) -> int:
        """How many dice are compared: extra dice drop out again."""
        return min(self.force, ATTACK_DICE, DEFENCE_DICE, s.daleks[self.target])

    def attackers_lost(self, s: State) -> int:
        """What the dice as they lie cost the attacker; the defender wins equal dice."""
        lost = 0
        edge = self.edge()
        for k in range(self.pairs(s)):
            if self.attack[k] + edge <= self.defence[k]:
                lost += 1
        return lost

    def result(self, s: State) -> int:
        """Defenders less attackers lost, as the dice lie."""
        return self.pairs(s) - 2 * self.attackers_lost(s)

    def run(self, s: State) -> bool:
        """On to the next decision of this attack."""
        defender = s.owner_of[self.target]
        if self.called_off:
            self.go_back(s)
            return False
        if self.stage == DECLARED:
            self.stage = ANSWERED
            return ask_window(s, s.active, WHEN_ATTACKING)
        if self.stage == ANSWERED:
            self.stage = ROLLING
            return defender < s.seats and ask_window(s, defender, WHEN_DEFENDING)
        if self.stage == ROLLING:
            self.roll(s)
            self.stage = ATTACKER_AGAIN
            return False
        if self.stage == ATTACKER_AGAIN:
            self.stage = DEFENDER_AGAIN
            return ask_window(s, s.active, WHEN_ROLLED)
        if self.stage == DEFENDER_AGAIN:
            self.stage = COMPARING
            return defender < s.seats and ask_window(s, defender, WHEN_ROLLED)
        if self.stage == COMPARING:
            self.compare(s)
            self.stage = DECIDING
        return self.decide(s)

    def choose(self, s: State, option: int) -> None:
        """A Power card or none; after a roll, whether to go on."""
        if option == o.ROLL_AGAIN:
            self.stage = ROLLING
        elif option == o.WITHDRAW:
            self.go_back(s)
        elif option != o.PASS:
            begin_play(s, s.seat, option)

    def roll(self, s: State) -> None:
        """Attack dice, then defence dice: one for each Dalek, three and two at most."""
        self.attack = []
        for _ in range(min(self.force, ATTACK_DICE) + self.attack_extra + self.attack_extra_once):
            self.attack.append(s.roll(SIDES))
        self.defence = []
        for _ in range(
            min(s.daleks[self.target], DEFENCE_DICE) + self.defence_extra + self.defence_extra_once
        ):
            self.defence.append(s.roll(SIDES))
        sort_dice(self.attack)
        sort_dice(self.defence)
        s.note(c.ROLLS_EVENT, pips(self.attack), pips(self.defence))
        expected = expectation(
            min(self.force, ATTACK_DICE),
            min(s.daleks[self.target], DEFENCE_DICE),
            self.edge(),
            self.attack_extra + self.attack_extra_once,
            self.defence_extra + self.defence_extra_once,
        )
        defender = s.owner_of[self.target]
        s.rolls[s.active] += 1
        s.rolls[defender] += 1
        s.expected[s.active] += expected
        s.expected[defender] -= expected
        s.note(c.CHANCE_EVENT, expected)
        self.count_luck(s, expected)

    def count_luck(self, s: State, expected: int) -> None:
        """Dice have fallen: what they show less what was to be expected is luck."""
        luck = self.result(s) * MILLION - expected
        s.luck[s.active] += luck
        s.luck[s.owner_of[self.target]] -= luck
        s.note(c.LUCK_EVENT, luck, s.active)

    def compare(self, s: State) -> None:
        """Both sides take their losses."""
        defender = s.owner_of[self.target]
        attackers = self.attackers_lost(s)
        defenders = self.pairs(s) - attackers
        self.force -= attackers
        s.daleks[self.target] -= defenders
        s.lost += attackers + defenders
        s.gains[s.active] += defenders - attackers
        s.gains[defender] -= defenders - attackers
        if attackers:
            s.note(c.LOSES_EVENT, s.active, attackers)
        if defenders:
            s.note(c.LOSES_EVENT, defender, defenders)
        self.attack_bonus_once = 0
        self.defence_bonus_once = 0
        self.attack_extra_once = 0
        self.defence_extra_once = 0

    def decide(self, s: State) -> bool:
        """The target is taken, the force is gone, or the attacker chooses."""
        defender = s.owner_of[self.target]
        if s.daleks[self.target] == 0:
            self.leave(s)
            s.owner_of[self.target] = s.active
            s.daleks[self.target] = self.force
            s.conquered = True
            s.conquests += 1
            s.note(c.CONQUERS_EVENT, s.active, self.target, self.force)
            conquered(s, self.target, defender)
            return False
        if self.force == 0:
            self.leave(s)
            s.beaten = True
            s.note(c.BEATEN_EVENT, s.active)
            return False
        s.options = [o.ROLL_AGAIN, o.WITHDRAW]
        s.seat = s.active
        s.kind = c.ROLL_OR_WITHDRAW_DECISION
        return True

    def go_back(self, s: State) -> None:
        """The rest of the force returns to where it came from."""
        self.leave(s)
        s.daleks[self.origin] += self.force
        s.note(c.WITHDRAWS_EVENT, s.active, self.force, self.origin)

    def leave(self, s: State) -> None:
        """The attack is over."""
        s.attacking = False
        s.used = 0
        s.agenda.pop()
