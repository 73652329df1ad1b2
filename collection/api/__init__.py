"""Catalogues and collections as JSON: doors that call the same selectors and services as pages."""
