"""Mutants: do the tests that carry rule ids notice when a rule is broken?

    python -m tests.mutants mmg                  a sample of 60 mutants, chosen by today's date
    python -m tests.mutants mmg --sample 200 --seed 7
    python -m tests.mutants mmg --all            every mutant; takes long

Each mutant is the rules of a game with one small change: a comparison turned, a number moved by
one, a condition negated, a statement left out. The tests with rule marks run against it, from the
sources, those that execute the changed line and no others. A mutant that no test notices has
survived and is listed under the rules that its function names. Mutants that change nothing that a
player could see stand in `equivalent/<game>.toml`, each with the reason.

`games.toml` says which modules of a game hold its rules and where its tests are.
"""
