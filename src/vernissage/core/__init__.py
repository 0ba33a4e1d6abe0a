"""What any game is. Pure: no clock, no network, no files, no global randomness; knows no game."""
