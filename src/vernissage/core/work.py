"""Works: things that a player made in a game, shown in their gallery afterwards."""

from vernissage.core.value import Value


class Work(Value, frozen=True):
    """One thing that a player made in a game, such as a painting, with its points."""

    points: int
    """The points that the work scored."""
    marks: tuple[str, ...]
    """The work's distinctions, as names that the game's page knows. A player's first work with one is
    highlighted."""
    piece: Value
    """The data with which the game's page draws the work."""
    layers: tuple[str, ...] = ()
    """The file names of the work's pictures, bottom layer first; empty if it has none."""
