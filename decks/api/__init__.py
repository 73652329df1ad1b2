"""Decks as JSON, by the same selectors and services as the pages."""
