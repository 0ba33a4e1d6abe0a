"""Works: what a player made in a game, shown in their gallery afterwards."""

from vernissage.core.value import Value


class Work(Value, frozen=True):
    """One work."""

    points: int
    """The points it scored."""
    marks: tuple[str, ...]
    """Its distinctions, as names that the game's page knows. A player's first work with one is
    highlighted."""
    piece: Value
    """The data the game's page needs to draw it."""
    layers: tuple[str, ...] = ()
    """The file names of its pictures, bottom layer first, if it is made of pictures."""
