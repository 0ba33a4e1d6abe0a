"""Vernissage: an open digital table for card games about art, gifts, memory and nerve."""
