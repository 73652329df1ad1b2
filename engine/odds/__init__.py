"""Exact odds of dice: by enumeration and dynamic programming, never by playing it out."""
