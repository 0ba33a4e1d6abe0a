"""Checks all stored data: finds damaged tables, and queries that scan whole tables."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, event

from vernissage import catalog
from vernissage.server.store import (
    circles,
    days,
    guests,
    hidden_games,
    honours,
    inputs,
    mementos,
    notices,
    pending,
    tables,
)
from vernissage.server.tables.earlier_rules import as_kept
from vernissage.server.tables.restore import Damage, Reason, is_playable, restored

QUESTIONS: Final[dict[str, Callable[[Connection], object]]] = {
    "a guest by a cookie": lambda connection: guests.find(connection, b""),
    "a guest by a phrase": lambda connection: guests.find_phrase(connection, b""),
    "names of guests": lambda connection: guests.names(connection, ("", "")),
    "portraits of guests": lambda connection: guests.portraits(connection, ("", "")),
    "a table by its code": lambda connection: tables.find(connection, ""),
    "the tables of a guest": lambda connection: tables.of_guest(connection, "", 1),
    "where a guest can play on": lambda connection: tables.going_on_of(connection, "", 1),
    "what a guest has put away": lambda connection: hidden_games.of_guest(connection, "", 0.0),
    "where others wait for a guest": lambda connection: pending.of_guest(connection, ""),
    "whose time is over": lambda connection: pending.over(connection, 0.0),
    "tables open to all": lambda connection: tables.open_to_all(connection, 1),
    "the inputs of a game": lambda connection: inputs.of_table(connection, ""),
    "the first tries of a day": lambda connection: days.firsts(connection, "", ""),
    "who has played a day": lambda connection: days.finishers(connection, "", "", 1),
    "the days of a guest": lambda connection: days.days_of(connection, "", 1),
    "the days of a guest in one game": lambda connection: days.of_game(connection, "", ""),
    "what was possible on a day": lambda connection: days.reach(connection, "", "", ""),
    "the feats of a guest": lambda connection: honours.feats_of(connection, ""),
    "what a guest has finished": lambda connection: honours.finished(connection, ""),
    "what a guest has played": lambda connection: honours.played(connection, "", ""),
    "what games have left for a guest": lambda connection: mementos.of_guest(connection, ""),
    "the results of a guest": lambda connection: mementos.results_of(connection, ""),
    "what games of a kind have left": lambda connection: mementos.of_guest(connection, "", ""),
    "a circle": lambda connection: circles.find(connection, ""),
    "who is in circles": lambda connection: circles.people(connection, "", ""),
    "the circles of a guest": lambda connection: circles.of_guest(connection, ""),
    "the circles that met at a table": lambda connection: circles.at_table(connection, "", ""),
    "the tables of a circle": lambda connection: tables.of_circle(connection, "", 1),
    "what games at some tables have left": lambda connection: mementos.of_tables(connection, ("", "")),
    "how games at some tables went": lambda connection: mementos.results_at(connection, ("", "")),
    "what was done beside the house": lambda connection: notices.since(connection, 0),
}
"""All queries of a running server, with names for the operator's report."""
WRONG: Final[dict[Reason, str]] = {
    "setting": "its setting can't be read",
    "missing": "an input is missing",
    "unreadable": "an input can't be read",
    "illegal": "an input breaks the rules",
}
LARGE: Final = (
    "guests|tokens|tables|seats|inputs|days|feats|mementos|put_away|waits|calls|"
    "circles|circle_people|circle_tables"
)
"""The tables that grow with every guest and every game."""
READS_ALL: Final = re.compile(rf"SCAN ({LARGE})\b(?! USING INDEX ix_tables_made)|Seq Scan on ({LARGE})\b")
"""Matches a full table scan in a query plan. A scan of the named index is fine: it holds only public
tables."""
EXPLAINED: Final = {"sqlite": ("EXPLAIN QUERY PLAN", 3), "postgresql": ("EXPLAIN", 0)}
"""For each database, the statement that shows a query plan, and the column with its steps."""


def damaged_tables(connection: Connection) -> Iterator[Damage]:
    """Yields tables that can't be replayed or, if their rules are not installed, can't be read."""
    for row in tables.every(connection):
        if row.stage not in {tables.CLOSED, tables.ARCHIVED}:
            entries = inputs.of_table(connection, row.code)
            found = restored(row, entries) if is_playable(row) else as_kept(row, entries)
            if isinstance(found, Damage):
                yield found


def earlier_tables(connection: Connection) -> Iterator[tuple[int, str]]:
    """Yields the number of tables for each version of rules that is not installed, and its description."""
    for name, rules, count in tables.begun(connection):
        game = catalog.find(name)
        if game is None or not game.info.can_play(rules):
            here = "which is not here" if game is None else f"here are rules {game.info.version}"
            yield count, f"{name}, rules {rules}; {here}"


def told(damage: Damage) -> str:
    """Describes a damaged table, for the operator."""
    after = "" if damage.room is None else f"; sound up to input {damage.sound}"
    return f"{damage.row.code} is damaged: {WRONG[damage.reason]}{after}"


def slow_questions(connection: Connection) -> Iterator[tuple[str, str]]:
    """Yields queries that get slower as data grows, each with the step of its plan that causes it."""
    if connection.dialect.name == "postgresql":
        # Small tables are always scanned. Without sequential scans the plan shows whether an index exists.
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
    for name, ask in QUESTIONS.items():
        for step in plan(connection, ask):
            if READS_ALL.search(step):
                yield name, step


def plan(connection: Connection, ask: Callable[[Connection], object]) -> list[str]:
    """Returns the plan of a query as a list of steps."""
    asked: list[tuple[str, Any]] = []

    def listen(*said: Any) -> None:  # noqa: ANN401 - SQLAlchemy's own
        sql, values = said[2:4]
        asked.append((sql, values[0] if isinstance(values, list) else values))

    event.listen(connection, "before_cursor_execute", listen)
    try:
        ask(connection)
    finally:
        event.remove(connection, "before_cursor_execute", listen)
    explain, place = EXPLAINED[connection.dialect.name]
    explained = [connection.exec_driver_sql(f"{explain} {sql}", values) for sql, values in asked]
    return [str(step[place]) for steps in explained for step in steps]
