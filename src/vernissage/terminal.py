"""Draws a game in the terminal: by its own `terminal.py`, or plainly, field by field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from msgspec import Struct
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vernissage import catalog

Say: TypeAlias = Callable[..., str]
"""`say(name, **args)`: returns a message from the texts of the game or the engine."""


class Terminal(Protocol):
    """What a game's `terminal.py` exports."""

    def draw(self, view: Any, names: Sequence[str], say: Say, /) -> RenderableType:  # noqa: ANN401
        """Draws the table as this view shows it."""

    def note(self, view: Any, move: Any, say: Say, /) -> str:  # noqa: ANN401
        """Returns what this move would cost or lead to, in a few words; may be empty."""

    def rank(self, view: Any, move: Any, /) -> int:  # noqa: ANN401
        """Orders long lists of offers: higher ranks are shown first. Must not depend on secrets."""

    def paint(self, sentence: str, say: Say, /) -> Text:
        """Adds colour to a sentence. Colour must not carry extra information."""


def terminal(name: str) -> Terminal:
    """Returns this game's terminal drawing."""
    if (catalog.folder(name) / "terminal.py").is_file():
        return cast("Terminal", import_module(f"vernissage.games.{name}.terminal"))
    return Plain()


class Plain:
    """Draws any view with one field per line: enough to play a game that has no `terminal.py`."""

    def draw(self, view: Any, names: Sequence[str], _say: Say, /) -> RenderableType:  # noqa: ANN401
        seats = "   ".join(f"{seat} {name}" for seat, name in enumerate(names))
        return Panel(_grid(view), title=Text(seats), title_align="left", border_style="dim")

    def note(self, _view: object, _move: object, _say: Say, /) -> str:
        return ""

    def rank(self, _view: object, _move: object, /) -> int:
        return 0

    def paint(self, sentence: str, _say: Say, /) -> Text:
        return Text(sentence)


def _grid(struct: Any) -> Table:  # noqa: ANN401 - any struct
    grid = Table.grid(padding=(0, 2))
    for field in struct.__struct_fields__:
        grid.add_row(Text(field.replace("_", " "), style="dim"), _shown(getattr(struct, field)))
    return grid


def _shown(value: object) -> RenderableType:
    match value:
        case Struct():
            return _grid(value)
        case tuple() if value and isinstance(value[0], Struct):
            grid = Table.grid(padding=(0, 2))
            for each in value:
                grid.add_row(_shown(each))
            return grid
        case _:
            return Text(_plain(value))


def _plain(value: object) -> str:
    match value:
        case None | ():
            return "-"
        case bool():
            return "✓" if value else "-"
        case tuple():
            return "  ".join(map(_plain, value))
        case _:
            return str(value)
