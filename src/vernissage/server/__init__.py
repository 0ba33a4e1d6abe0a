"""Sockets, people and time: the way to the engine for everyone who plays in a browser."""
