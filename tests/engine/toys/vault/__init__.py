"""Vault, an example without cards on the table: a team of three bids in secret against dice."""
