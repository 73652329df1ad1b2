"""The verbs of cards: each file holds one verb whole, and `registry` collects them."""
