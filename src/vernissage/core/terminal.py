"""A game's drawing of its table in a terminal. A game's `terminal.py` exports `TERMINAL`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Say: TypeAlias = Callable[..., str]
"""`say(name, **args)` returns a message of the game's or the engine's texts."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """The functions that draw a game. They use Rich's types, which `core` does not import."""

    draw: Callable[[Any, Sequence[str], Say], Any]
    """Draws the table as this view shows it, with the names of the seats."""
    note: Callable[[Any, Any, Say], str] = lambda _view, _move, _say: ""
    """Returns the cost or the result of this move in a few words; may be empty."""
    rank: Callable[[Any, Any], int] = lambda _view, _move: 0
    """Returns a sort key: of many similar moves, the highest are shown first. It must not reveal a secret."""
    paint: Callable[[Any, Say], None] = lambda _text, _say: None
    """Adds colours to a sentence. Colours only repeat information in the words."""
