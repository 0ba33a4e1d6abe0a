"""Reads stored mementos: the data that the game has added, and the other players."""

from collections.abc import Sequence
from typing import Any

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.core.work import Work
from vernissage.server.history.mementos import Companion
from vernissage.server.store import Memento
from vernissage.table.chair import FORGOTTEN


def read_memento(row: Memento) -> Any:  # noqa: ANN401 - each game has a type of its own
    """Returns the data that the game has added; None if there is none, or if this release can't read it."""
    game = catalog.find(row.game)
    found = None if game is None else codec.decode(row.doc, game.types.memento)
    return None if isinstance(found, Refusal) else found


def recent(rows: Sequence[Memento], code: str, most: int) -> list[Any]:
    """Returns the game's data in the last `most` rows up to the table `code`. The oldest row comes first."""
    last = next((at for at, each in enumerate(rows) if each.code == code), None)
    chosen = () if last is None else rows[max(0, last + 1 - most) : last + 1]
    return [each for each in map(read_memento, chosen) if each is not None]


def companions(row: Memento) -> list[Companion]:
    """Returns the other players at the table; none if they can't be read."""
    found: list[Companion] | Refusal = codec.decode(row.company, list[Companion])
    return [] if isinstance(found, Refusal) else found


def guests_met(row: Memento) -> set[str]:
    """Returns the other guests at the table, without bots and erased guests."""
    return {each.guest for each in companions(row)} - {"", FORGOTTEN, row.guest}


def works_of(row: Memento) -> tuple[Work, ...]:
    """Returns the works that this guest made in the game."""
    works, memento = catalog.extras(row.game).works, read_memento(row)
    return () if works is None or memento is None else works(memento)
