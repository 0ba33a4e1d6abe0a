"""What is made in a game and outlives it: works, for the gallery of whoever made them."""

from __future__ import annotations

from vernissage.core.value import Value


class Work(Value, frozen=True):
    """One of them."""

    points: int
    """What it brought."""
    marks: tuple[str, ...]
    """What can be said of it, in names that the game's page knows. The first work that has one is special."""
    piece: Value
    """All that the game's page needs to draw it."""
    layers: tuple[str, ...] = ()
    """Where it is made of pictures: the names of their files, the lowest first."""
