"""Subcommands of `manage.py deck` that need the solver; see decks/commands."""
