"""Tally, the example game: play number cards from a hidden hand; the highest total wins."""
