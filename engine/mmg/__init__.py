"""The Doctor Who collectable trading card game (MMG, 1996), played in full."""
