"""Worker processes for bots, the coach and the solver of daily deals."""
