"""The best legal decks that some cards allow, proved by CP-SAT. Plain data in, plain data out.

    instance = build(checker, features, Wishes(owned=owned))
    solution = solve(instance)
    solution.status, solution.decks, solution.bound

The only package that imports OR-Tools, and it imports no framework.
"""
