"""Finds the functions that draw a game in the terminal. By default, the view is printed field by field."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vernissage import catalog
from vernissage.core.terminal import Say, Terminal


def terminal(name: str) -> Terminal:
    """Returns the functions that draw this game."""
    return catalog.extras(name).terminal() or Terminal(plain)


def plain(view: Any, names: Sequence[str], _say: Say) -> RenderableType:  # noqa: ANN401 - of any game
    """Draws any view with one field per line: enough to play a game that has no `terminal.py`."""
    seats = "   ".join(f"{seat} {name}" for seat, name in enumerate(names))
    return Panel(_grid(view), title=Text(seats), title_align="left", border_style="dim")


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
