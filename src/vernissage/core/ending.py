"""The end of a game, once it is announced: who still plays before it."""

from vernissage.core.seats import Seat
from vernissage.core.value import Value


class Ending(Value, frozen=True):
    """The turns before a certain end, in the order of play. Both are empty where no turns are counted.

    The game's texts `ending` and `ending.says` name it and announce it, filled with these fields.
    """

    why: str = ""
    """A word for the texts: what has brought the end, where there is more than one way."""
    played: tuple[Seat, ...] = ()
    """The seats that have had their last turn."""
    left: tuple[Seat, ...] = ()
    """The seats that still have a turn. The first has it now."""
