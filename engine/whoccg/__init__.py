"""The fan-made Dr. Who CCG, played in full."""
