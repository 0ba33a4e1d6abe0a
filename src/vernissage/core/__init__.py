"""What every game has in common. Pure: no clock, network, files or global randomness. It names no game."""
