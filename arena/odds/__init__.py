"""Pages of exact odds. A game asks for one by the `odds` of its game.toml; none names a game."""
