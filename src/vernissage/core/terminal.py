"""How a game draws its table in a terminal. A game's `terminal.py` has these functions."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

Say: TypeAlias = Callable[..., str]
"""`say(name, **args)`: a message of the game's or the engine's texts."""


class Terminal(Protocol):
    """Draws a game with Rich, whose types `core` does not know."""

    def draw(self, view: Any, names: Sequence[str], say: Say, /) -> Any:  # noqa: ANN401
        """Returns a drawing of the table as this view shows it."""

    def note(self, view: Any, move: Any, say: Say, /) -> str:  # noqa: ANN401
        """Returns a few words on what this move costs or leads to; may be empty."""

    def rank(self, view: Any, move: Any, /) -> int:  # noqa: ANN401
        """Returns how early this move is listed among many: the highest first. Tells no secret."""

    def paint(self, sentence: str, say: Say, /) -> Any:  # noqa: ANN401
        """Returns the sentence in colour. Colour only repeats what the words say."""
