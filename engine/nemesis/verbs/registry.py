"""Every verb of this game, by its tag. A new verb is one more line here."""

from __future__ import annotations

from engine.nemesis.ability import Ability as AnyAbility
from engine.nemesis.verbs.add_strength import AddStrength
from engine.nemesis.verbs.attach import Attach
from engine.nemesis.verbs.blink import Blink
from engine.nemesis.verbs.count_as import CountAs
from engine.nemesis.verbs.discard import Discard
from engine.nemesis.verbs.discard_deck import DiscardDeck
from engine.nemesis.verbs.displace import Displace
from engine.nemesis.verbs.double_power import DoublePower
from engine.nemesis.verbs.draw import Draw
from engine.nemesis.verbs.fight import Fight
from engine.nemesis.verbs.gain_plot import GainPlot
from engine.nemesis.verbs.gain_power import GainPower
from engine.nemesis.verbs.hand_limit import HandLimit
from engine.nemesis.verbs.infiltrate import Infiltrate
from engine.nemesis.verbs.lose_power import LosePower
from engine.nemesis.verbs.move import Move
from engine.nemesis.verbs.place_plot import PlacePlot
from engine.nemesis.verbs.play_cards import PlayCards
from engine.nemesis.verbs.play_upgrade import PlayUpgrade
from engine.nemesis.verbs.protect import Protect
from engine.nemesis.verbs.remove_plot import RemovePlot
from engine.nemesis.verbs.retrieve import Retrieve
from engine.nemesis.verbs.return_to_hand import ReturnToHand
from engine.nemesis.verbs.roll import Roll
from engine.nemesis.verbs.search import Search
from engine.nemesis.verbs.spend_power import SpendPower
from engine.nemesis.verbs.strengthen import Strengthen
from engine.nemesis.verbs.take_control import TakeControl
from engine.nemesis.verbs.vanquish import Vanquish
from engine.nemesis.verbs.win import Win

Ability = (
    AddStrength
    | Attach
    | Blink
    | CountAs
    | Discard
    | DiscardDeck
    | Displace
    | DoublePower
    | Draw
    | Fight
    | GainPlot
    | GainPower
    | HandLimit
    | Infiltrate
    | LosePower
    | Move
    | PlacePlot
    | PlayCards
    | PlayUpgrade
    | Protect
    | RemovePlot
    | Retrieve
    | ReturnToHand
    | Roll
    | Search
    | SpendPower
    | Strengthen
    | TakeControl
    | Vanquish
    | Win
)
"""The tagged union that decodes one ability of a card."""

VERBS: tuple[type[AnyAbility], ...] = Ability.__args__
