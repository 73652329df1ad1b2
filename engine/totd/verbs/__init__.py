"""The verbs of cards, one file each; `Ability` is any of them."""

from __future__ import annotations

from engine.totd.verbs.add_daleks import AddDaleks
from engine.totd.verbs.add_progress import AddProgress
from engine.totd.verbs.cheaper_equipment import CheaperEquipment
from engine.totd.verbs.choose_travel import ChooseTravel
from engine.totd.verbs.discard_cards import DiscardCards
from engine.totd.verbs.draw_cards import DrawCards
from engine.totd.verbs.free_dice import FreeDice
from engine.totd.verbs.free_help import FreeHelp
from engine.totd.verbs.free_recruit import FreeRecruit
from engine.totd.verbs.gain_tokens import GainTokens
from engine.totd.verbs.lose_tokens import LoseTokens
from engine.totd.verbs.move_ship import MoveShip
from engine.totd.verbs.move_ship_back import MoveShipBack
from engine.totd.verbs.move_tardis import MoveTardis
from engine.totd.verbs.no_calls import NoCalls
from engine.totd.verbs.no_hats import NoHats
from engine.totd.verbs.paid_die import PaidDie
from engine.totd.verbs.paid_reroll import PaidReroll
from engine.totd.verbs.prepare_tokens import PrepareTokens
from engine.totd.verbs.regenerate import Regenerate
from engine.totd.verbs.remove_daleks import RemoveDaleks
from engine.totd.verbs.waive_fail_cost import WaiveFailCost

Ability = (
    AddDaleks
    | AddProgress
    | CheaperEquipment
    | ChooseTravel
    | DiscardCards
    | DrawCards
    | FreeDice
    | FreeHelp
    | FreeRecruit
    | GainTokens
    | LoseTokens
    | MoveShip
    | MoveShipBack
    | MoveTardis
    | NoCalls
    | NoHats
    | PaidDie
    | PaidReroll
    | PrepareTokens
    | Regenerate
    | RemoveDaleks
    | WaiveFailCost
)
