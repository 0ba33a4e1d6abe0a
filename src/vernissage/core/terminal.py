"""How a game draws its table in a terminal. A game's `terminal.py` has these functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

Say: TypeAlias = Callable[..., str]
"""`say(name, **args)`: a message of the game's or the engine's texts."""


class Terminal(Protocol):
    """What is drawn and painted are Rich's values; `core` does not know their types."""

    def draw(self, view: Any, names: Sequence[str], say: Say, /) -> Any:  # noqa: ANN401
        """The table as this view shows it."""

    def note(self, view: Any, move: Any, say: Say, /) -> str:  # noqa: ANN401
        """What this move would cost or lead to, in a few words; may be empty."""

    def rank(self, view: Any, move: Any, /) -> int:  # noqa: ANN401
        """Where many moves of a kind are offered: the higher, the sooner it is shown. Tells no secret."""

    def paint(self, sentence: str, say: Say, /) -> Any:  # noqa: ANN401
        """A sentence with a bit of colour. Colour repeats what the words say, it never says more."""
