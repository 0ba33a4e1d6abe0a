"""A look at everything that is kept: which tables can't be read, and which questions would read too much."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, event

from vernissage.server.restoring import Damage, Reason, is_playable, restored
from vernissage.server.store import guests, honours, inputs, notices, tables

QUESTIONS: Final[dict[str, Callable[[Connection], object]]] = {
    "a guest by a cookie": lambda connection: guests.find(connection, b""),
    "a guest by a phrase": lambda connection: guests.find_phrase(connection, b""),
    "names of guests": lambda connection: guests.names(connection, ("", "")),
    "a table by its code": lambda connection: tables.find(connection, ""),
    "the tables of a guest": lambda connection: tables.of_guest(connection, "", 1),
    "tables open to all": lambda connection: tables.open_to_all(connection, 1),
    "the inputs of a game": lambda connection: inputs.of_table(connection, ""),
    "the scores of a day": lambda connection: honours.scores(connection, "", ""),
    "the days of a guest": lambda connection: honours.days_of(connection, "", 1),
    "the feats of a guest": lambda connection: honours.feats_of(connection, ""),
    "what a guest has played": lambda connection: honours.played(connection, "", ""),
    "what was done beside the house": lambda connection: notices.since(connection, 0),
}
"""All that a running house asks while people play."""
WRONG: Final[dict[Reason, str]] = {
    "setting": "its setting can't be read",
    "missing": "an input is missing",
    "unreadable": "an input can't be read",
    "illegal": "an input breaks the rules",
}
LARGE: Final = "guests|tokens|tables|seats|inputs|days|feats"
"""What grows with every guest and every game."""
READS_ALL: Final = re.compile(rf"SCAN ({LARGE})\b|SEARCH (tables) USING INDEX \w+ \(stage=\?\)")
"""So SQLite says that it goes through a whole table, or through all that are over."""


def damaged_tables(connection: Connection) -> Iterator[Damage]:
    """Those that can't be played again to where they were. One of other rules never goes on, and is well."""
    for row in tables.every(connection):
        if is_playable(row) and row.stage != tables.CLOSED:
            found = restored(row, inputs.of_table(connection, row.code))
            if isinstance(found, Damage):
                yield found


def told(damage: Damage) -> str:
    """Which table it is and what is wrong with it, for whoever runs the house."""
    after = "" if damage.room is None else f"; sound up to input {damage.sound}"
    return f"{damage.row.code} is damaged: {WRONG[damage.reason]}{after}"


def slow_questions(connection: Connection) -> Iterator[tuple[str, str]]:
    """Those of a running house that take longer the more is kept, and what SQLite would do for them."""
    for name, ask in QUESTIONS.items():
        for step in plan(connection, ask):
            if READS_ALL.search(step):
                yield name, step


def plan(connection: Connection, ask: Callable[[Connection], object]) -> list[str]:
    """What SQLite does for a question, step by step."""
    asked: list[tuple[str, Any]] = []

    def listen(*said: Any) -> None:  # noqa: ANN401 - SQLAlchemy's own
        asked.append((said[2], said[3]))

    event.listen(connection, "before_cursor_execute", listen)
    try:
        ask(connection)
    finally:
        event.remove(connection, "before_cursor_execute", listen)
    explained = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in asked]
    return [str(step[3]) for steps in explained for step in steps]
