"""What a game of Risk declares: its fields, steps, decisions, options and events."""

from __future__ import annotations

from engine.kernel import declare as d
from engine.table import DETAIL, HEADING

TERRITORIES = 42
ARMIES = 5
NEUTRAL_ARMIES = 3

PLAN = d.Plan(
    game="risk",
    doc="Everything that changes during a game of Risk.",
    base="CardTable",
    places=("deck", "hand", "pile", "discard", "space", "powers", "missions", "spent", "undealt"),
    fields=(
        d.link("box", "the board and the cards of the set-ups", "Box", "engine.risk.model"),
        # The board.
        d.numbers("owner_of", "the army in each territory", size=TERRITORIES, fill=-1),
        d.numbers("daleks", "how many Daleks stand in each territory", size=TERRITORIES),
        d.numbers(
            "colours", "which of the five armies of the box each army is", size=ARMIES, fill=-1
        ),
        d.number("tardis", "the territory where the TARDIS is, or -1", fill=-1),
        d.number("clara", "the space of Clara's token, 1 to 11", fill=1),
        d.flag("long", "the Regeneration Strip is not used"),
        # Cards.
        d.common_zone("deck", "the Territory deck", "deck"),
        d.common_zone("discard", "Territory cards that were traded in", "discard"),
        d.common_zone("space", "the card on the TARDIS space", "space"),
        d.lists("piles", "the pile of each neutral army", size=NEUTRAL_ARMIES, place="pile"),
        d.zone("hand", "the Territory cards of each player", "hand"),
        d.zone("powers", "the Power cards of each player", "powers"),
        d.zone("missions", "the Mission cards of each player", "missions"),
        d.common_zone("spent", "Power and Mission cards that were used", "spent"),
        d.common_zone("undealt", "Power and Mission cards that nobody was dealt", "undealt"),
        # The turn.
        d.number("active", "whose turn it is", fill=-1),
        d.number("asked", "how many players were asked in the window at hand"),
        d.number("neutral_army", "the neutral army that grows this turn, or -1", fill=-1),
        d.number("neutral_left", "Daleks that a neutral army still gets"),
        d.number("new", "Daleks that the active player has still to place"),
        d.flag("traded", "cards were traded in this turn"),
        d.numbers("picked", "cards put into a trade"),
        d.flag("attacking", "an attack is under way"),
        d.number("used", "bits of the players who have used a Power card in this attack"),
        d.flag("conquered", "a territory was conquered this turn"),
        d.flag("beaten", "a whole force was lost this turn: no more attacks"),
        d.number("origin", "where a manoeuvre begins, or -1", fill=-1),
        d.number("target", "where a manoeuvre ends, or -1", fill=-1),
        # Counted for laws, agents and reports.
        d.by_seat("tempers", "how the orders of each player want the army played"),
        d.number("conquests", "territories conquered so far"),
        d.number("added", "Daleks placed since the start"),
        d.number("lost", "Daleks lost in attacks"),
        d.numbers("luck", "Daleks of luck in millionths, by army", size=ARMIES),
        d.numbers(
            "expected", "exact expectation of all rolls, in millionths, by army", size=ARMIES
        ),
        d.numbers("helped", "what dice rolled again were expected to change", size=ARMIES),
        d.numbers("rolls", "rolls of each army", size=ARMIES),
        d.numbers("gains", "defenders less attackers lost, seen by each army", size=ARMIES),
    ),
    steps=(
        "choose armies",
        "choose first",
        "deal",
        "begin",
        "neutrals",
        "land",
        "landed",
        "regenerate",
        "reinforce",
        "rivals",
        "place",
        "attack",
        "manoeuvre",
        "move",
        "draw",
        "end",
    ),
    decisions=(
        "choose army",
        "choose first",
        "place neutrals",
        "play power",
        "reinforce",
        "place Daleks",
        "attack",
        "roll or withdraw",
        "manoeuvre",
        "move Daleks",
        "draw card",
    ),
    ends=(
        d.End("regenerated", "Clara reached the Eleventh Doctor"),
        d.End("conquered earth", "one army controls every territory"),
        d.End("eliminated", "the other player has no territory left"),
    ),
    kind_bits=5,
    option_fields=(
        d.OptionField("army", 5, 3),
        d.OptionField("player", 5, 3),
        d.OptionField("card", 5, 8),
        d.OptionField("mission", 5, 8),
        d.OptionField("stake", 5, 8),
        d.OptionField("place", 13, 6),
        d.OptionField("dice", 13, 3),
        d.OptionField("territory", 5, 6),
        d.OptionField("count", 11, 12),
        d.OptionField("origin", 5, 6),
        d.OptionField("target", 11, 6),
        d.OptionField("force", 17, 2),
        d.OptionField("stars", 5, 5),
    ),
    options=(
        d.OptionKind(0, "ChooseArmy", "Take {army}", ("army",)),
        d.OptionKind(1, "ChooseFirst", "Let {player} begin", ("player",)),
        d.OptionKind(2, "PlaceNeutral", "Add a neutral Dalek to {territory}", ("territory",)),
        d.OptionKind(3, "PlayPower", "Play {card}", ("card",)),
        d.OptionKind(
            4, "PlayPowerAt", "Play {card} and move the TARDIS to {place}", ("card", "place")
        ),
        d.OptionKind(5, "PlayReroll", "Play {card} and roll {dice} again", ("card", "dice")),
        d.OptionKind(6, "Pass", "Play no Power card"),
        d.OptionKind(7, "RevealMission", "Reveal {mission}", ("mission",)),
        d.OptionKind(8, "PickCard", "Put {stake} into the trade", ("stake",)),
        d.OptionKind(9, "TradeIn", "Trade in {stars}", ("stars",)),
        d.OptionKind(10, "EndReinforce", "Go on to placing Daleks"),
        d.OptionKind(11, "PlaceDaleks", "Place {count} in {territory}", ("territory", "count")),
        d.OptionKind(
            12,
            "DeclareAttack",
            "Attack {target} from {origin} with {force}",
            ("origin", "target", "force"),
        ),
        d.OptionKind(13, "EndAttacks", "End your attacks"),
        d.OptionKind(14, "RollAgain", "Roll again"),
        d.OptionKind(15, "Withdraw", "Call the attack off"),
        d.OptionKind(16, "Manoeuvre", "Manoeuvre from {origin} to {target}", ("origin", "target")),
        d.OptionKind(17, "MoveDaleks", "Move {count}", ("count",)),
        d.OptionKind(18, "EndTurn", "Make no manoeuvre"),
        d.OptionKind(19, "DrawCard", "Draw a Territory card"),
        d.OptionKind(20, "DrawNothing", "Draw no card"),
    ),
    events=(
        d.EventKind(0, "Takes", "{player} takes {army}", ("player", "army"), DETAIL),
        d.EventKind(1, "Begins", "{player} begins turn {number}", ("player", "number"), HEADING),
        d.EventKind(2, "NeutralGrows", "{side} get a Dalek in {territory}", ("side", "territory")),
        d.EventKind(3, "Lands", "The TARDIS lands in {territory}", ("territory",)),
        d.EventKind(4, "Regenerates", "Clara reaches the {doctor} Doctor", ("doctor",)),
        d.EventKind(5, "Gets", "{player} gets {daleks}", ("player", "daleks")),
        d.EventKind(
            6, "Reveals", "{player} reveals {card} for {daleks}", ("player", "card", "daleks")
        ),
        d.EventKind(
            7, "Trades", "{player} trades in {stars} for {daleks}", ("player", "stars", "daleks")
        ),
        d.EventKind(8, "Plays", "{player} plays {card}", ("player", "card")),
        d.EventKind(9, "Cancels", "{player} cancels {card}", ("player", "card")),
        d.EventKind(10, "Gains", "{player} gains {daleks} by {card}", ("player", "daleks", "card")),
        d.EventKind(
            11, "GivesUp", "{player} gives up {daleks} to {card}", ("player", "daleks", "card")
        ),
        d.EventKind(12, "MovesTardis", "The TARDIS moves to {territory}", ("territory",)),
        d.EventKind(
            13,
            "Places",
            "{player} places {daleks} in {territory}",
            ("player", "daleks", "territory"),
        ),
        d.EventKind(
            14,
            "Attacks",
            "{player} attacks {target} from {origin} with {daleks}",
            ("player", "target", "origin", "daleks"),
        ),
        d.EventKind(
            15, "Rolls", "The dice are {attack} against {defence}", ("attack", "defence"), DETAIL
        ),
        d.EventKind(16, "RollsAgain", "{player} rolls {dice} again", ("player", "dice")),
        d.EventKind(17, "Loses", "{side} lose {daleks}", ("side", "daleks")),
        d.EventKind(18, "Luck", "That is {luck} for {army}", ("luck", "army"), DETAIL),
        d.EventKind(
            19,
            "Conquers",
            "{player} conquers {territory} with {daleks}",
            ("player", "territory", "daleks"),
        ),
        d.EventKind(
            20,
            "Withdraws",
            "{player} withdraws {daleks} to {territory}",
            ("player", "daleks", "territory"),
        ),
        d.EventKind(
            21, "Beaten", "{player} is beaten and can attack no more this turn", ("player",)
        ),
        d.EventKind(
            22,
            "CalledOff",
            "The attack on {territory} is called off by {card}",
            ("territory", "card"),
        ),
        d.EventKind(
            23,
            "Manoeuvres",
            "{player} moves {daleks} from {origin} to {target}",
            ("player", "daleks", "origin", "target"),
        ),
        d.EventKind(24, "Draws", "{player} draws a Territory card", ("player",)),
        d.EventKind(
            25,
            "Defeats",
            "{player} defeats {loser} and takes {cards}",
            ("player", "loser", "cards"),
        ),
        d.EventKind(
            26,
            "DefeatsNeutral",
            "{player} defeats {army} and takes {cards}",
            ("player", "army", "cards"),
        ),
        d.EventKind(
            27, "Reshuffles", "The discard pile becomes the new Territory deck", (), DETAIL
        ),
        d.EventKind(
            28,
            "Chance",
            "The exact expectation was {expected} for the attack",
            ("expected",),
            DETAIL,
        ),
    ),
)
