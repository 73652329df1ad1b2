"""Measurements: speed is watched here, as figures and ratios of one run, never in tests."""
