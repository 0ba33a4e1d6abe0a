"""Players that see only views and offered moves, never a state. They know no game."""
