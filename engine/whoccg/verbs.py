"""The closed vocabulary of Dr. Who CCG abilities: one struct for each verb.

An ability is a table with a `verb`, mostly a `when`, and the fields of the verb:

    {verb = "boost", when = "continuous", quality = "bravery", amount = 1,
     target = {pick = "each", kind = "ally", side = "own", where = "here"}}

`when` says how it comes about:

- `use`: in phase 2 of its player's turn, by a Character that is not frozen (on an Artifact: by any
  Character of yours there). Once per turn, or `limit = "game"`.
- `continuous`: goes on while the card is in play, frozen or not (G34).
- `arrives`: once, when the card comes into play. `destroyed`: once, when it was destroyed.
- `turn_start`, `turn_end`: in every turn of its player.
- `lands`: when a TARDIS of yours has moved to the place of the card, or with it.
- `succeeds`, `fails`: after an attempt in which the Character took part. `overcomes`: after a
  Puzzle was overcome by it.
- `bang`: on a Bang! card, at the moment `at` which it names.
- `reward`: the effects after a Goal's or Purpose's line; they stand in its `then`.

Parts of cards are verbs too, without a `when`: `reach`, `oppose`, `overcome`, `purpose`,
`requires`, `plays_on`, `vortex`, `hold`, `dice_pool`.

`then` lists further effects in order; an effect that cannot be done is skipped (E17). A new idea
earns a new verb here, a line of text in `words` and an opcode in `lower`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.whoccg.lists import Era, Quality, Trait
from engine.whoccg.selectors import Filter, Find, Need, Spot, Target, Who

When = Literal[
    "", "use", "continuous", "arrives", "destroyed", "turn_start", "turn_end", "lands", "succeeds",
    "fails", "overcomes", "bang", "reward",
]  # fmt: skip
Moment = Literal[
    "any", "turn", "play", "bang", "ability", "attempt", "fight", "destroy", "scored", "move",
]  # fmt: skip
"""When a Bang! may be played: at any time, at the start of a turn, or in answer to a card played, a
Bang!, an ability used, an attempt, a fight, a card about to be destroyed, a Goal scored, a TARDIS
about to move."""
Lasts = Literal["turn", "round", "game"]
"""To the end of this turn; for the entire turn (E22); for the rest of the game (E23)."""
Act = Literal["reach", "oppose", "fight", "ability", "move"]
Danger = Literal["destroyed", "kidnapped", "moved", "frozen", "chosen", "fought", "held"]
"""`held`: longer freezes (frozen unless, until, while) do not bind it (E28)."""

ONE = Target()
ITSELF = Target(pick="self")


class Cost(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Paid when an ability is used or a Bang! is played; without it there is no use."""

    freeze_self: bool = False
    destroy_self: bool = False
    discard: int = 0
    """Cards from your hand, of your choice."""


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
    at: Moment = "any"
    whose: Literal["any", "own", "opposing"] = "any"
    """Whose card, attempt, fight or move a Bang! answers."""
    what: Filter | None = None
    """What a Bang! answers: the card played, attempting, about to be destroyed, the Goal scored."""
    cost: Cost | None = None
    needs: Need | None = None
    limit: Literal["turn", "game"] = "turn"
    then: tuple[Effect, ...] = ()


# Parts of cards


class Reach(Verb, frozen=True, kw_only=True, tag="reach"):
    """The Reach line of a Goal; `then` holds its rewards besides the points."""

    need: Need


class Oppose(Verb, frozen=True, kw_only=True, tag="oppose"):
    """The Oppose line of a Goal."""

    need: Need


class Overcome(Verb, frozen=True, kw_only=True, tag="overcome"):
    """What overcomes a Condition; a Puzzle can be tackled only inside an attempt (G15, G16)."""

    need: Need
    stops: Literal["any", "reach", "oppose"] = "any"
    whom: Literal["others", "all"] = "others"
    """Whether it stands in the way of its own player too."""


class Purpose(Verb, frozen=True, kw_only=True, tag="purpose"):
    """Pays points once to the player of the card, then the card is destroyed."""

    need: Need
    points: int
    by: Literal["hero", "enemy"] = "hero"


class Requires(Verb, frozen=True, kw_only=True, tag="requires"):
    """When a Plot may be played."""

    need: Need


class PlaysOn(Verb, frozen=True, kw_only=True, tag="plays_on"):
    """On which Character or Spacetime card a Condition may lie; without it, on any."""

    host: Target = ONE


class Vortex(Verb, frozen=True, kw_only=True, tag="vortex"):
    """Once per game: search your draw deck for such a card and take it into hand."""

    find: Find


class Hold(Verb, frozen=True, kw_only=True, tag="hold"):
    """Which of the cards placed at Set-Up go to this card: beneath it, or into play with it."""

    of: Find = Find()
    how: Literal["beneath", "here"] = "beneath"


class DicePool(Verb, frozen=True, kw_only=True, tag="dice_pool"):
    """Its player has a Dice Pool: six numbers, drawn without return and then shuffled anew."""


# Points


class Score(Verb, frozen=True, kw_only=True, tag="score"):
    """Points that count as neither a Reach nor an Oppose (G18)."""

    amount: int
    who: Who = "you"


class Lose(Verb, frozen=True, kw_only=True, tag="lose"):
    """Lose points, below zero too (G20)."""

    amount: int
    who: Who = "opponents"


class Worth(Verb, frozen=True, kw_only=True, tag="worth"):
    """Continuous: the Goals pay so much more or less."""

    amount: int
    target: Target = Target(kind="goal", pick="each")


# Freezing, kidnapping, leaving play


class Freeze(Verb, frozen=True, kw_only=True, tag="freeze"):
    """Freeze a Character, until the next turn or longer (G35, E25 to E27)."""

    target: Target = ONE
    until: Literal["next turn", "your turn", "owner turn"] = "next turn"
    lock: Literal["", "unless", "until", "while"] = ""
    condition: Need | None = None
    """With `lock`: seen from the player of this card; `here` is the frozen Character's place."""


class Unfreeze(Verb, frozen=True, kw_only=True, tag="unfreeze"):
    """Unfreeze a Character that is neither kidnapped nor held."""

    target: Target = Target(frozen="yes")


class Destroy(Verb, frozen=True, kw_only=True, tag="destroy"):
    """Destroy a card: it goes to its owner's discard pile (E16)."""

    target: Target = ONE


class Discard(Verb, frozen=True, kw_only=True, tag="discard"):
    """Put a card in play into the discard pile; it does not count as destroyed."""

    target: Target = ONE


class Banish(Verb, frozen=True, kw_only=True, tag="banish"):
    """Put a card out of play for the rest of the game."""

    target: Target = ONE


class Recall(Verb, frozen=True, kw_only=True, tag="recall"):
    """Take a card in play back into its owner's hand."""

    target: Target = ONE


class Kidnap(Verb, frozen=True, kw_only=True, tag="kidnap"):
    """Kidnap an opposing Character: frozen until it is freed (G27, G28)."""

    target: Target = Target(side="opposing", where="here")


class Free(Verb, frozen=True, kw_only=True, tag="free"):
    """Free a kidnapped Character."""

    target: Target = Target(kidnapped="yes")


class Fight(Verb, frozen=True, kw_only=True, tag="fight"):
    """A fight: `by` decides, the higher total wins and `loser` says what becomes of the others.

    A draw has no loser. All who fought are frozen (G25); `then` follows when you have won.
    """

    by: Quality | Trait = "brawn"
    fighter: Target = ITSELF
    """`pick = "each"`: all your matching Characters there fight together."""
    against: Target = Target(side="opposing", where="here")
    loser: Literal["destroyed", "kidnapped", "discarded", "frozen", "recalled"] = "destroyed"
    bonus: int = 0
    """Added to your total."""
    margin: int = 1
    """A smaller difference is a draw; a difference is always positive (K07)."""


# Moving


class Move(Verb, frozen=True, kw_only=True, tag="move"):
    """Move a Character or an Artifact to a place."""

    target: Target = ONE
    to: Spot | None = None
    """None: any other place. `here` wins over it."""
    here: bool = False
    """To the place of this card."""
    to_tardis: bool = False
    """To the place of your TARDIS."""
    allows: bool = False
    """Own Enemies may go where you have no Goal (M14)."""


class MoveTardis(Verb, frozen=True, kw_only=True, tag="move_tardis"):
    """Your TARDIS moves at once, as at the end of your turn; `target` for another player's."""

    target: Target = Target(kind="tardis-card", side="own")


class Steer(Verb, frozen=True, kw_only=True, tag="steer"):
    """Continuous: this Character can move the TARDIS as a Timelord can."""


class Travel(Verb, frozen=True, kw_only=True, tag="travel"):
    """Continuous: at the end of your turn this card moves like a TARDIS, with Characters."""

    capacity: int
    who: Filter = Filter(kind="hero")
    """Who may go along; Enemies only if it says so (R47)."""
    pilot: bool = False
    """A Timelord has to be among them."""


class Capacity(Verb, frozen=True, kw_only=True, tag="capacity"):
    """Continuous: TARDIS cards carry so much more or less Cost."""

    amount: int
    target: Target = Target(kind="tardis-card", side="own", pick="each")


# Values and standing


class Boost(Verb, frozen=True, kw_only=True, tag="boost"):
    """Change a Quality. Continuous, or for as long as `lasts` says."""

    quality: Quality | Literal["all"]
    amount: int = 1
    target: Target = ONE
    per: Filter | None = None
    """Count `amount` once for each card that matches."""
    by: Literal["", "generation", "roll"] = ""
    """Count `amount` once for each generation of the target or each point of a roll; a number that
    cannot be defined is set by an opponent (E37)."""
    lasts: Lasts = "turn"


class GiveTrait(Verb, frozen=True, kw_only=True, tag="give_trait"):
    """Give so much of a Trait."""

    trait: Trait
    amount: int = 1
    target: Target = ONE
    lasts: Lasts = "turn"


class TakeTrait(Verb, frozen=True, kw_only=True, tag="take_trait"):
    """Take a Trait away, all of it."""

    trait: Trait
    target: Target = ONE
    lasts: Lasts = "turn"


class DoubleTrait(Verb, frozen=True, kw_only=True, tag="double_trait"):
    """Double the whole amount of a Trait (K08)."""

    trait: Trait
    target: Target = ONE
    lasts: Lasts = "turn"


class ActAs(Verb, frozen=True, kw_only=True, tag="act_as"):
    """Be considered of a species or of a Character type besides; it does not help to play it."""

    target: Target = ITSELF
    species: tuple[str, ...] = ()
    kind: Literal["", "tardis-character", "ally", "enemy"] = ""
    lasts: Lasts = "turn"


class Protect(Verb, frozen=True, kw_only=True, tag="protect"):
    """The cards cannot be destroyed, kidnapped, moved and so on."""

    dangers: tuple[Danger, ...]
    target: Target = ITSELF
    lasts: Lasts = "turn"


class Forbid(Verb, frozen=True, kw_only=True, tag="forbid"):
    """The Characters cannot do these things."""

    acts: tuple[Act, ...]
    target: Target = ONE
    lasts: Lasts = "turn"


class Join(Verb, frozen=True, kw_only=True, tag="join"):
    """Continuous: these Characters of yours work with the other side of yours too (G13)."""

    target: Target = ITSELF


class Price(Verb, frozen=True, kw_only=True, tag="price"):
    """Continuous: cards cost you so much more or less to play."""

    amount: int
    of: Find = Find()
    here: bool = False
    """Only those played at the place of this card."""
    who: Literal["you", "opponents", "each"] = "you"


class AllowEnemies(Verb, frozen=True, kw_only=True, tag="allow_enemies"):
    """Continuous: such Enemies may be played and moved here without a Goal (P10)."""

    of: Find = Find()
    who: Literal["you", "each"] = "you"


class NativeHere(Verb, frozen=True, kw_only=True, tag="native_here"):
    """Continuous: such cards are Native here (P12)."""

    of: Find
    who: Literal["you", "each"] = "you"


class SameEra(Verb, frozen=True, kw_only=True, tag="same_era"):
    """Continuous: the Spacetime card is in this era besides its own (K21)."""

    era: Era
    target: Target = ITSELF


class Seal(Verb, frozen=True, kw_only=True, tag="seal"):
    """Continuous: nobody moves to or from here, or only not to, or not from."""

    ways: Literal["both", "to", "from"] = "both"


# Cards outside play


class Draw(Verb, frozen=True, kw_only=True, tag="draw"):
    """Draw cards."""

    count: int = 1
    who: Who = "you"


class Drop(Verb, frozen=True, kw_only=True, tag="drop"):
    """A player discards cards from hand, of that player's choice or at random (E32)."""

    count: int = 1
    who: Who = "opponents"
    random: bool = False


class Search(Verb, frozen=True, kw_only=True, tag="search"):
    """Search your draw deck for a card; the deck is shuffled (E11)."""

    find: Find
    place: bool = False
    """Put it into play here at no Cost instead of into hand; Nativity still holds (P12)."""


class Look(Verb, frozen=True, kw_only=True, tag="look"):
    """See a hand, the top of a draw deck, or a Plot side-hand."""

    at_what: Literal["hand", "deck", "plots"] = "hand"
    count: int = 3
    who: Literal["you", "chosen"] = "chosen"


class Rearrange(Verb, frozen=True, kw_only=True, tag="rearrange"):
    """Look at the top cards of a draw deck and put them back in any order (E34)."""

    count: int = 3
    who: Literal["you", "chosen"] = "you"


class Shuffle(Verb, frozen=True, kw_only=True, tag="shuffle"):
    """Shuffle a draw deck."""

    who: Who = "you"


class Recover(Verb, frozen=True, kw_only=True, tag="recover"):
    """Take a card from your discard pile into hand."""

    find: Find = Find()


class Place(Verb, frozen=True, kw_only=True, tag="place"):
    """Put a card from hand or discard pile into play here at no Cost (P38)."""

    find: Find
    source: Literal["hand", "discard"] = "hand"
    native: bool = True
    """False: Nativity is set aside (P12)."""


class PlaceUnder(Verb, frozen=True, kw_only=True, tag="place_under"):
    """Put a card from your hand beneath this card."""

    find: Find = Find()


class RevealUnder(Verb, frozen=True, kw_only=True, tag="reveal_under"):
    """Reveal a card beneath this one; it must be played, now or as soon as it can be (E17, E18)."""


class Swap(Verb, frozen=True, kw_only=True, tag="swap"):
    """Swap a Character for another version of it in your hand, at no Cost."""

    target: Target = Target(side="own")


# Answers and chance


class Cancel(Verb, frozen=True, kw_only=True, tag="cancel"):
    """What the Bang! answers has no effect: a play goes to the discard pile, an attempt fails, a
    fight, a move, a destruction does not take place."""


class Redirect(Verb, frozen=True, kw_only=True, tag="redirect"):
    """The next card chosen by the Bang! or ability answered is one of your choice instead."""


class Harden(Verb, frozen=True, kw_only=True, tag="harden"):
    """Answer to an attempt: it fails unless this is met as well."""

    need: Need


class Solve(Verb, frozen=True, kw_only=True, tag="solve"):
    """A Puzzle is overcome by this effect. On `continuous`: Puzzles do not stop this Character."""

    target: Target = Target(kind="condition", keyword=("Puzzle",))


class TakeControl(Verb, frozen=True, kw_only=True, tag="take_control"):
    """You control an Artifact from now on."""

    target: Target = Target(kind="artifact", side="opposing", where="here")


class Roll(Verb, frozen=True, kw_only=True, tag="roll"):
    """Roll the Dice: `then` follows if the roll is high enough. Nothing without a Dice Pool."""

    at_least: int = 4


class NameWord(Verb, frozen=True, kw_only=True, tag="name_word"):
    """Name a noun or a verb; other abilities of this card use it through `named`."""


Part = Reach | Oppose | Overcome | Purpose | Requires | PlaysOn | Vortex | Hold | DicePool
Effect = (
    Score | Lose | Worth | Freeze | Unfreeze | Destroy | Discard | Banish | Recall | Kidnap | Free
    | Fight | Move | MoveTardis | Steer | Travel | Capacity | Boost | GiveTrait | TakeTrait
    | DoubleTrait | ActAs | Protect | Forbid | Join | Price | AllowEnemies | NativeHere | SameEra
    | Seal | Draw | Drop | Search | Look | Rearrange | Shuffle | Recover | Place | PlaceUnder
    | RevealUnder | Swap | Cancel | Redirect | Harden | Solve | TakeControl | Roll | NameWord
)  # fmt: skip
Ability = Part | Effect
