"""Catalogues and collections as JSON, by the same selectors and services as the pages."""
