"""The history of finished games: mementos, statistics, honours and galleries, their export and erasure."""
