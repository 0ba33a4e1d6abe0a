"""The parts that every game shares. Pure: no clock, network, files or global randomness. It names no game."""
