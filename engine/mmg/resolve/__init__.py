"""What each verb does in play and what agents give for it: compiled, one module for each verb."""
