"""CAN-6.3: the most points possible in a puzzle for somebody who knows the order of the deck."""

from vernissage.games.canvas.solver.within import within

__all__ = ["within"]
