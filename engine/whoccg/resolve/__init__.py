"""What the effects of cards do: one module for each verb that acts, of the same name."""
