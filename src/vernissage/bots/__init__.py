"""Bots for any game. They see only views and offered moves, never a state."""
