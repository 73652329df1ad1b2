"""Exact odds: pure, and equal to enumeration."""
