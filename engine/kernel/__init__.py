"""What every game shares: the table adapter, the loop, waiting work, zones, hidden information.

A game with cards derives its state from `engine.kernel.zones.CardTable`, one without (a map, dice)
from `engine.kernel.game.GameTable`. `docs/adding-a-game.md` shows the way, with an example to copy.
"""
