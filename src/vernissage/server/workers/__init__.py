"""Processes that think: bots, the coach and the solver of days."""
