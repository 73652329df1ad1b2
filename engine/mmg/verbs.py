"""The closed vocabulary of MMG abilities: one struct for each verb.

An ability is a table with a `verb`, a `when` and the fields of the verb:

    {verb = "damage", when = "special", value = "energy or substance", amount = 1,
     target = {other = true}}

`when` says how it comes about (ledger section 14):

- `special`: Side the card, in the chosen Zone. Several Specials: one Siding uses one of them.
- `innate`: goes on all the time while the card is in play.
- `arrives`, `destroyed`, `wins`: an Innate ability that acts once, at once, when the card is
  played, when it has been discarded from play, or when it wins a combat.
- `flash`: on a Flash card. Several Flash abilities on one card: its player picks one.
- `episode`: goes on all the time from the moment an unsolved Episode takes effect.
- `strikes`: acts once, when an Episode takes effect. `unsolved`: acts at the end of 2b of every
  turn in which the Solver leaves the Episode unsolved, the first one included.

`then` lists further effects that follow in order; their `when` is that of the ability. An effect
that cannot be done is skipped (R69). One ability may let its player pick at most two cards, costs
included. What a Special or Flash changes lasts to the end of the turn, unless it moves or discards
a card.

A new idea earns a new verb here, a line of text in `words` and an opcode in `lower`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.mmg.selectors import Cost, Filter, Needs, Target, Who

When = Literal[
    "",
    "special",
    "innate",
    "arrives",
    "destroyed",
    "wins",
    "flash",
    "episode",
    "strikes",
    "unsolved",
]
Value = Literal["energy", "substance", "support"]
Values = Literal["energy", "substance", "support", "energy or substance", "energy and substance"]
Act = Literal["attack", "defend", "support", "be supported", "special", "solve", "stand", "move"]
Play = Literal["creature", "resource", "flash", "episode"]

CREATURE = Target()
CARD = Target(kind="card")
ITSELF = Target(pick="self")


class Verb(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="verb",
):
    """What every ability may say, whatever its verb."""

    when: When = ""
    """Required on the ability of a Creature or Resource; a Flash or Episode has one of its own."""
    cost: Cost | None = None
    needs: Needs | None = None
    then: tuple[Effect, ...] = ()


class Damage(Verb, frozen=True, kw_only=True, tag="damage"):
    """Lower a value by `amount`, never below 0 (F18, F19). Innate: it stays lowered."""

    value: Values
    amount: int
    target: Target = CREATURE
    per: Filter | None = None
    """Count `amount` once for each card that matches."""


class Boost(Verb, frozen=True, kw_only=True, tag="boost"):
    """Raise a value by `amount` (U01, U08). Innate: it stays raised."""

    value: Values
    amount: int
    target: Target = CREATURE
    per: Filter | None = None


class Move(Verb, frozen=True, kw_only=True, tag="move"):
    """Move a card to another Zone, on its own side, if there is room (R26, R27)."""

    target: Target = CREATURE
    to: Literal["neighbouring", "any", "past", "present", "future", "chosen"] = "neighbouring"
    self_too: bool = False
    """The card that bears the ability goes along."""


class SideCard(Verb, frozen=True, kw_only=True, tag="side"):
    """Side a card; it activates nothing (F04, R62)."""

    target: Target = CARD


class Stand(Verb, frozen=True, kw_only=True, tag="stand"):
    """Stand a Sided card."""

    target: Target = CARD


class Freeze(Verb, frozen=True, kw_only=True, tag="freeze"):
    """Hold a card as it is: it can be neither Sided nor Stood. Until the end of the turn."""

    target: Target = CARD


class Destroy(Verb, frozen=True, kw_only=True, tag="destroy"):
    """Discard a card from play; it may be saved or regenerated (G10)."""

    target: Target = CREATURE


class Sacrifice(Verb, frozen=True, kw_only=True, tag="sacrifice"):
    """A player discards own cards in play, picked by that player (G14). Nothing saves them."""

    who: Who = "opponent"
    count: int = 1
    of: Filter = Filter(kind="card")


class Discard(Verb, frozen=True, kw_only=True, tag="discard"):
    """A player discards cards from the hand, picked by that player or at random."""

    who: Who = "opponent"
    count: int = 1
    random: bool = False


class Mill(Verb, frozen=True, kw_only=True, tag="mill"):
    """A player discards from the top of the draw deck."""

    who: Who = "opponent"
    count: int = 1


class Draw(Verb, frozen=True, kw_only=True, tag="draw"):
    """A player draws; an empty draw deck gives nothing and costs nothing (R24)."""

    who: Who = "you"
    count: int = 1


class Hit(Verb, frozen=True, kw_only=True, tag="hit"):
    """A player loses `count` Time cards; no further Hit follows from it (R47)."""

    who: Who = "opponent"
    count: int = 1


class PreventHit(Verb, frozen=True, kw_only=True, tag="prevent_hit"):
    """The next `count` Hits made against you this turn cost nothing. Innate: so in every turn.

    The Hit of an empty draw deck is made by nobody and cannot be prevented.
    """

    count: int = 1


class PreventDamage(Verb, frozen=True, kw_only=True, tag="prevent_damage"):
    """Damage to the target is less by `amount`, or nothing at all when `amount` is 0.

    Special or Flash: the next damage this turn. Innate or Episode: every damage.
    """

    amount: int = 0
    target: Target = CREATURE


class Counter(Verb, frozen=True, kw_only=True, tag="counter"):
    """An announced effect has no effect; its cost stays paid (G09, R74).

    Special or Flash: used in answer to an announcement, the newest one that fits. Innate: whatever
    the opponent aims at a card of `aimed_at` has no effect, every time.
    """

    what: Literal["flash", "special", "support", "any"] = "any"
    aimed_at: Target | None = None


class Save(Verb, frozen=True, kw_only=True, tag="save"):
    """A card about to be destroyed is not (G15). Innate: it is never destroyed."""

    target: Target = CARD


class Regenerate(Verb, frozen=True, kw_only=True, tag="regenerate"):
    """A card just destroyed stays in its Zone at its normal values (G13, R76)."""

    target: Target = CARD


class Clone(Verb, frozen=True, kw_only=True, tag="clone"):
    """This card becomes a copy of a card in play, or has its abilities too (G08, R73).

    `arrives`: as long as it stays in play. Special or Flash: until the end of the turn. A Flash
    needs `copier`, the Creature that becomes the copy; other cards copy for themselves.
    """

    target: Target = Target(other=True)
    abilities_only: bool = False
    copier: Target = ITSELF


class ExtraPlay(Verb, frozen=True, kw_only=True, tag="extra_play"):
    """You may play `count` more cards in 1d of this turn. Innate: in every turn of yours."""

    count: int = 1


class PlaceUnder(Verb, frozen=True, kw_only=True, tag="place_under"):
    """A card of the Solver lies under the Episode, out of play, until that goes (E12, R32)."""

    target: Target = Target(kind="card", side="own")


class Solve(Verb, frozen=True, kw_only=True, tag="solve"):
    """An Episode on your side counts as solved and is discarded."""

    target: Target = Target(kind="episode", side="own", zone="any")


class Recall(Verb, frozen=True, kw_only=True, tag="recall"):
    """A card in play goes back to its owner's hand."""

    target: Target = CARD


class Rewind(Verb, frozen=True, kw_only=True, tag="rewind"):
    """A player takes back to hand the card that player played last, however long ago.

    It comes from play or from the discard pile; what it has caused stays.
    """

    who: Who = "each"


class Recover(Verb, frozen=True, kw_only=True, tag="recover"):
    """You take a card of your choice from your discard pile into your hand."""

    types: tuple[Play, ...] = ("creature", "resource", "flash", "episode")
    race: tuple[Literal["alien", "assistant", "human", "robot", "timelord"], ...] = ()


class MustAttack(Verb, frozen=True, kw_only=True, tag="must_attack"):
    """Innate: Sided after Phase 3 of its player's turn if in the chosen Zone without attacking."""


class Forbid(Verb, frozen=True, kw_only=True, tag="forbid"):
    """The cards cannot do these things. Special or Flash: this turn."""

    acts: tuple[Act, ...]
    target: Target = CREATURE


class Bar(Verb, frozen=True, kw_only=True, tag="bar"):
    """A player cannot play these kinds of card. Special or Flash: this turn."""

    who: Who = "opponent"
    plays: tuple[Play, ...]
    here: bool = False
    """Only in the Zone of this card; Flash cards are barred everywhere or nowhere."""


class ExtraTurn(Verb, frozen=True, kw_only=True, tag="extra_turn"):
    """After this turn you take another one."""


Effect = (
    Damage | Boost | Move | SideCard | Stand | Freeze | Destroy | Sacrifice | Discard | Mill | Draw
    | Hit | PreventHit | PreventDamage | Counter | Save | Regenerate | Clone | ExtraPlay
    | PlaceUnder | Solve | Recall | Rewind | Recover | MustAttack | Forbid | Bar | ExtraTurn
)  # fmt: skip
Ability = Effect
