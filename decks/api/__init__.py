"""Decks as JSON: doors that call the same selectors and services as the pages."""
