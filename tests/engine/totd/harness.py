"""Positions of Time of the Daleks for tests."""

from __future__ import annotations

from engine.catalogue import catalogue_of

CARDS = tuple(catalogue_of("totd").cards)
