"""What the Dr. Who CCG declares: its fields, steps, decisions, options, events and ends."""

from __future__ import annotations

from engine.kernel import declare as d
from engine.table import DETAIL, HEADING
from engine.whoccg.codes import GROUPS, RULES

_FACE = d.Hidden.BY_FACE

_BY_CARD = (
    d.by_card("controller", "who controls it"),
    d.by_card("spot", "the place at which it lies, or -1", fill=-1),
    d.by_card("host", "the card on which or under which it lies, or -1", fill=-1),
    d.by_card("freezing", "how long it is frozen"),
    d.by_card("frozen_by", "who froze it"),
    d.by_card("kidnapper", "who kidnapped it, counted from 1"),
    d.by_card("scored", "who scored a Goal, counted from 1"),
    d.by_card("used", "abilities used, as bits"),
    d.by_card("used_at", "the turn of the latest use"),
    d.by_card("tried_at", "the turn of the latest attempt that freezes nobody"),
    d.by_card("room", "the Cost that a TARDIS card carries now", hidden=_FACE),
    d.by_card("named", "the word named on it, counted from 1"),
    d.by_card("brains", "Brains now", hidden=_FACE),
    d.by_card("brawn", "Brawn now", hidden=_FACE),
    d.by_card("bravery", "Bravery now", hidden=_FACE),
    d.by_card("species", "species now, as bits", hidden=_FACE),
    d.by_card("kinds", "types now, as bits", hidden=_FACE),
    d.by_card("forbidden", "acts forbidden now, as bits"),
    d.by_card("protected", "dangers it is safe from now, as bits"),
    d.lists_by_card("traits", "Traits now", hidden=_FACE),
)
_BY_SEAT = (
    d.zone("hand", "the cards in hand", "hand", mix="unseen"),
    d.zone("deck", "the draw deck", "deck", mix="unseen"),
    d.zone("pile", "the discard pile", "discard"),
    d.zone("removed", "cards out of play", "out"),
    d.zone("plots", "Plots not yet played", "plots"),
    d.lists_by_seat("dice", "numbers left in the Dice Pool"),
    d.lists_by_seat("goals_done", "identities of Goals played"),
    d.lists_by_seat("spent", "what may be used once in a game and was"),
    d.by_seat("points", "points"),
    d.by_seat("reached", "Goals Reached"),
    d.by_seat("opposed", "Goals Opposed"),
)
_TABLE = (
    d.common_zone("play", "cards in play, oldest first", "play"),
    d.lists("stacks", "by place: the copies of its Spacetime card"),
    d.numbers("goalers", "by place: players who have played a Goal there, as bits"),
    d.numbers("copies", "by place: players who laid a copy at Set-Up, as bits"),
    d.items("changes", "changes that last", "Change", "engine.whoccg.items"),
    d.items("holds", "Characters held frozen", "Hold", "engine.whoccg.items"),
    d.items("progress", "requirements met in several turns", "Progress", "engine.whoccg.items"),
    d.items(
        "debts", "cards that must be played as soon as they can", "Debt", "engine.whoccg.items"
    ),
    d.numbers("batch", "cards being played together"),
    d.numbers("moved", "TARDISes and the like that had their move"),
    d.numbers("party", "who takes part in the attempt or fight"),
    d.number("active", "whose turn it is"),
    d.number("spent_points", "Cost spent this turn"),
    d.number("acted", "whether the active player did anything this turn"),
    d.number("idle", "turns in a row without cards in which nothing was done"),
    d.number("quiet", "turns in a row without cards in which nothing came of acting"),
    d.number("tally", "what the table looked like a turn ago, in one number"),
    d.number("together", "cards are being played together"),
    d.number("landed", "a TARDIS has landed and nobody could answer yet"),
    d.number("stage", "how far set-up has come"),
)
_SETUP = (
    d.nested("lists", "what each player brought, by section", shared=True, designs=True),
    d.nested("picks", "what each player takes, by section", shared_when="turn", designs=True),
)
_DERIVED = (
    d.number("dirty", "values have to be worked out again", fill=1),
    d.number("skip", "a card whose abilities are left out for a moment, or -1", fill=-1),
    d.lists("rules_of", "rules of play by kind: card and ability in turn", size=RULES, shared=True),
    d.lists("there", "cards in play by place", shared=True),
    d.lists("groups", "cards in play by group", size=GROUPS, shared=True),
    d.lists("titled", "cards in play with one diamond, by title", shared=True),
    d.numbers("printed_eras", "printed eras by place, as bits", shared=True),
    d.numbers("eras", "eras by place, as bits", shared=True),
    d.numbers("altered", "cards with other values than the printed ones", shared=True),
    d.lists("ready_plots", "by player: Plots whose requirement is met", shared=True),
    d.number("sealed", "players whose Plots this view does not know, as bits"),
    d.number("plots_known", "players for whom the ready Plots are known, as bits"),
)

_OPTION_FIELDS = (
    *(
        d.OptionField(name, 6, 10)
        for name in ("card", "design", "keep", "number", "owner", "player", "target", "word")
    ),
    d.OptionField("ability", 16, 14),
    d.OptionField("entry", 16, 14),
    d.OptionField("place", 16, 14, or_none=True),
    d.OptionField("actor", 30, 10, or_none=True),
    d.OptionField("host", 30, 10, or_none=True),
    d.OptionField("old", 30, 10, or_none=True),
)
_OPTIONS = (
    d.OptionKind(0, "ChooseSpacetime", "Lay {design}", ("design",)),
    d.OptionKind(1, "ChooseSetupCard", "Start with {design}", ("design",)),
    d.OptionKind(2, "SetupDone", "Play no more cards at Set-Up"),
    d.OptionKind(3, "ReturnUnused", "{keep} the unused Set-Up cards", ("keep",)),
    d.OptionKind(4, "PlayOpeningGoal", "Open with {design} at {place}", ("design", "place")),
    d.OptionKind(5, "ChoosePlot", "Take the Plot {design}", ("design",)),
    d.OptionKind(6, "PlotsDone", "Take no more Plots"),
    d.OptionKind(7, "Play", "Play {card} at {place} or on {host}", ("card", "place", "host")),
    d.OptionKind(8, "BeginTogether", "Play several cards together"),
    d.OptionKind(9, "EndTogether", "Play the cards named together"),
    d.OptionKind(10, "Swap", "Swap {old} for {card}", ("card", "old")),
    d.OptionKind(11, "EndPlay", "Play no more cards"),
    d.OptionKind(12, "AttemptReach", "Try to Reach {card} at {place}", ("card", "place")),
    d.OptionKind(13, "AttemptOppose", "Try to Oppose {card} at {place}", ("card", "place")),
    d.OptionKind(14, "AttemptPurpose", "Try to score from {card} at {place}", ("card", "place")),
    d.OptionKind(15, "Tackle", "Try to overcome {card} at {place}", ("card", "place")),
    d.OptionKind(16, "JoinAttempt", "Let {card} take part", ("card",)),
    d.OptionKind(17, "AllJoin", "Let everybody take part"),
    d.OptionKind(18, "BeginAttempt", "Make the attempt with those named"),
    d.OptionKind(19, "AssignToPuzzle", "Tackle {card}", ("card",)),
    d.OptionKind(20, "UseAbility", "Use {target}{ability}{actor}", ("target", "ability", "actor")),
    d.OptionKind(21, "ChooseFighter", "Name {target}", ("target",)),
    d.OptionKind(22, "ChooseTarget", "Choose {target}", ("target",)),
    d.OptionKind(23, "ChooseNone", "Choose none"),
    d.OptionKind(24, "ChoosePlace", "Move to {place}", ("place",)),
    d.OptionKind(25, "ChoosePlayer", "Choose {player}", ("player",)),
    d.OptionKind(26, "PickUpArtifact", "Pick up {card}{actor}", ("card", "actor")),
    d.OptionKind(27, "UseVortex", "Search the Vortex by {card} (entry {entry})", ("card", "entry")),
    d.OptionKind(28, "MoveTardis", "Move {card} to {place}", ("card", "place")),
    d.OptionKind(29, "Stay", "Leave {card} where it is", ("card",)),
    d.OptionKind(30, "Board", "Take {card} along", ("card",)),
    d.OptionKind(31, "Depart", "Depart with those named"),
    d.OptionKind(32, "DiscardOne", "Discard {card}", ("card",)),
    d.OptionKind(33, "DiscardNone", "Discard no card"),
    d.OptionKind(34, "PlayBang", "Play {card}{ability}", ("card", "ability")),
    d.OptionKind(35, "PlayPlot", "Play the Plot {card}", ("card",)),
    d.OptionKind(36, "Pass", "Do nothing"),
    d.OptionKind(37, "DefineNumber", "Set the number {number}", ("number",)),
    d.OptionKind(38, "Rearrange", "Put {card} next", ("card",)),
    d.OptionKind(39, "NameWord", "Name {word}", ("word",)),
    d.OptionKind(40, "EndAct", "Do nothing more this turn"),
    d.OptionKind(41, "ChooseCopy", "Choose the copy of {owner}", ("owner",)),
    d.OptionKind(42, "DropCard", "Discard {card} from hand", ("card",)),
    d.OptionKind(
        43, "SetupPlace", "Start {card} at {place} or on {host}", ("card", "place", "host")
    ),
    d.OptionKind(44, "AllBoard", "Take along as many as can go"),
)
_PC = ("player", "card")
_EVENTS = (
    d.EventKind(0, "Laid", "{player} lays {card}", ("player", "card", "place"), DETAIL),
    d.EventKind(1, "Started", "{player} starts with {card}", _PC, DETAIL),
    d.EventKind(2, "Opening", "{player} opens with {card}{at}", ("player", "card", "at")),
    d.EventKind(3, "Initiative", "{player} takes the first turn", ("player",)),
    d.EventKind(4, "Turn", "{player} begins turn {number}", ("player", "number"), HEADING),
    d.EventKind(5, "Unfrozen", "{card} is unfrozen", ("card",), DETAIL),
    d.EventKind(6, "Played", "{player} plays {card}{at}", ("player", "card", "at", "host")),
    d.EventKind(7, "Swapped", "{player} swaps {other} for {card}", ("player", "card", "other")),
    d.EventKind(8, "Attempt", "{player} tries to {line} {card}", ("player", "card", "line")),
    d.EventKind(9, "Joined", "{player} names {characters}", ("player", "characters"), DETAIL),
    d.EventKind(
        10, "Met", "{player} meets the {line_name} line of {card}",
        ("player", "card", "line_name", "points"),
    ),
    d.EventKind(11, "Failed", "{player} fails to {line} {card}", ("player", "card", "line")),
    d.EventKind(
        12, "Counted", "{card} is worked on for {number} of {of} turns", ("card", "number", "of"),
        DETAIL,
    ),
    d.EventKind(13, "Overcame", "{player} overcomes {card}", _PC),
    d.EventKind(14, "StoppedBy", "{player} is stopped by {card}", _PC),
    d.EventKind(
        15, "Scored", "{player} scores {points} and has {number}", ("player", "points", "number")
    ),
    d.EventKind(
        16, "LostPoints", "{player} loses {points} and has {number}", ("player", "points", "number")
    ),
    d.EventKind(17, "Frozen", "{card} is frozen", ("card",), DETAIL),
    d.EventKind(18, "Kidnapped", "{card} is kidnapped by {player}", ("card", "player")),
    d.EventKind(19, "Freed", "{card} is free again", ("card",)),
    d.EventKind(20, "Destroyed", "{card} is destroyed", ("card",)),
    d.EventKind(21, "Discarded", "{card} goes to the discard pile", ("card",)),
    d.EventKind(22, "Banished", "{card} is out of play", ("card",)),
    d.EventKind(23, "Recalled", "{card} goes to its owner's hand", ("card",)),
    d.EventKind(24, "Moved", "{card} moves to {place}", ("card", "place"), DETAIL),
    d.EventKind(25, "Departed", "{player} moves {card} to {place}", ("player", "card", "place")),
    d.EventKind(26, "Used", "{player} uses {card}{actor}", ("player", "card", "actor")),
    d.EventKind(27, "Bang", "{player} plays {card}{answered}", ("player", "card", "answered")),
    d.EventKind(28, "Plot", "{player} plays the Plot {card}", _PC),
    d.EventKind(29, "Cancelled", "{card} is cancelled", ("card",)),
    d.EventKind(30, "Fight", "{player} lets {card} fight {other}", ("player", "card", "other")),
    d.EventKind(
        31, "FightWon", "{card} beats {other}, {number} to {of}", ("card", "other", "number", "of")
    ),
    d.EventKind(32, "FightDrawn", "{card} and {other} fight to a draw", ("card", "other")),
    d.EventKind(33, "PickedUp", "{player} picks up {card}{actor}", ("player", "card", "actor")),
    d.EventKind(34, "Control", "{player} takes control of {card}", _PC),
    d.EventKind(35, "Vortex", "{player} searches the Vortex by {card}", _PC),
    d.EventKind(36, "Searched", "{player} finds {found}", ("player", "found"), DETAIL),
    d.EventKind(37, "Drew", "{player} draws {cards}", ("player", "cards"), DETAIL),
    d.EventKind(38, "Dropped", "{player} discards {card}", _PC),
    d.EventKind(39, "Shuffled", "{player} shuffles the draw deck", ("player",), DETAIL),
    d.EventKind(
        40, "Looked", "{player} looks at {zone} of {whose}", ("player", "whose", "zone")
    ),
    d.EventKind(
        41, "Rearranged", "{player} rearranges the top of the deck of {whose}", ("player", "whose")
    ),
    d.EventKind(42, "Rolled", "{player} rolls {number}", ("player", "number")),
    d.EventKind(43, "NoDice", "{player} has no Dice Pool, so nothing happens", ("player",)),
    d.EventKind(44, "Named", "{player} names {word}", ("player", "word")),
    d.EventKind(45, "Number", "{player} sets the number {number}", ("player", "number"), DETAIL),
    d.EventKind(46, "Placed", "{player} puts {card} into play{at}", ("player", "card", "at")),
    d.EventKind(47, "Under", "{owner} puts a card beneath {card}", ("owner", "card")),
    d.EventKind(48, "Revealed", "{player} reveals {card} and must play it", _PC),
    d.EventKind(
        49, "Boosted", "{card} has {amount} {quality}", ("card", "quality", "amount"), DETAIL
    ),
    d.EventKind(50, "Trait", "{card} has another {trait}", ("card", "trait", "change"), DETAIL),
    d.EventKind(51, "Protected", "{card} is protected", ("card",), DETAIL),
    d.EventKind(52, "Forbidden", "{card} is restrained", ("card", "acts"), DETAIL),
    d.EventKind(53, "ActsAs", "{card} is considered something else too", ("card",), DETAIL),
    d.EventKind(54, "ToTable", "{card} moves to the table", ("card",)),
    d.EventKind(55, "Refilled", "{player} draws {cards}", ("player", "cards"), DETAIL),
    d.EventKind(56, "Wins", "{player} wins", ("player",)),
    d.EventKind(
        57, "Stopped", "The game stops, as nobody has cards or moves left", ("winner",)
    ),
    d.EventKind(58, "Aborted", "The game is aborted: {reason}", ("reason",)),
    d.EventKind(59, "Held", "{card} is held frozen", ("card",), DETAIL),
)  # fmt: skip

PLAN = d.Plan(
    game="whoccg",
    doc="Everything that changes during a game of the Dr. Who CCG.",
    base="CardTable",
    places=("deck", "hand", "play", "discard", "out", "plots", "under", "limbo"),
    fields=(
        d.link("pool", "designs and abilities", "Pool", "engine.whoccg.model"),
        *_BY_CARD,
        *_BY_SEAT,
        *_TABLE,
        *_SETUP,
        *_DERIVED,
    ),
    steps=(
        "setup", "lay", "crew", "goals", "deal", "start", "play", "act", "move", "end", "discard",
        "refill",
    ),
    decisions=(
        "none", "choose spacetimes", "choose set-up cards", "return unused set-up cards",
        "opening goal", "choose plots", "play cards", "act", "participants", "puzzle",
        "choose target", "choose reward targets", "kidnap", "fight", "move by card",
        "choose player", "define number", "name word", "rearrange", "move tardis", "passengers",
        "discard", "window", "bang", "plot", "choose copy", "set-up place", "drop cards", "answer",
        "vortex",
    ),
    ends=(
        d.End("points", "ten points with a Goal Reached and a Goal Opposed"),
        d.End("stopped", "stopped, as nobody has cards or moves left"),
    ),
    kind_bits=6,
    option_fields=_OPTION_FIELDS,
    options=_OPTIONS,
    events=_EVENTS,
)  # fmt: skip
