"""Decks proposed by the solver and tried in play, generation after generation.

Pure like the optimiser: a search is a function from results so far to what to do next, so that a
durable job, the command line and the benchmark run the very same search.
"""
