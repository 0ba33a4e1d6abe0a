"""The results of several servers, and their part of RESULTS.md."""

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.results import PAGE, Cells, judged, judged_below, machine, middle, number, parts_of, spread, table
from bench.room_terms import Measured

TWICE, SOON, SLOW = 1.7, 3.0, 150.0
"""The targets: the factor in moves with two servers, seconds until all tables continue, and milliseconds."""
NO_SLOWER: Final = 0.9
"""The share of the earlier single-server result that must be reached. Runs differ by less than the rest."""
HEADINGS: Final = ("what", "measured", "turns", "needed", "")


@dataclass(frozen=True, slots=True)
class Moves:
    """A measurement of moves at full speed."""

    rate: float
    """Moves a second, of all servers together."""
    costs: tuple[float, ...]
    """Each server's CPU time per move, in microseconds."""
    busy: tuple[float, ...]
    """The share of a core that each load generator used."""
    database: float = 0.0
    """The share of a core that PostgreSQL used."""

    @property
    def room(self) -> float:
        """The moves a second that the servers' CPU time would allow, with a core for each."""
        return sum(1e6 / cost for cost in self.costs)

    @property
    def cost(self) -> float:
        return len(self.costs) * 1e6 / self.room

    @property
    def spent(self) -> float:
        """The number of cores that servers, load generators and PostgreSQL used together."""
        return self.rate * self.cost / 1e6 + sum(self.busy) + self.database


@dataclass(slots=True)
class Rounds:
    """All measurements of moves, one item per round."""

    sqlite: list[Moves] = field(default_factory=list)
    one: list[Moves] = field(default_factory=list)
    two: list[Moves] = field(default_factory=list)
    peer: list[Moves] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Found:
    """All results of this part."""

    game: str
    tables: int
    seats: int
    rounds: Rounds
    recovery: Sequence[float]
    crowd: Measured | None
    crowd_is: tuple[int, int, float]
    """The crowd's number of tables, sockets at each, and moves a second in all."""

    def rows(self) -> list[Cells]:
        return [*self._moves(), *self._times(), *self._file(), *self._others()]

    def _moves(self) -> list[Cells]:
        measured = {
            "one house on SQLite": self.rounds.sqlite,
            "one house": self.rounds.one,
            "two houses": self.rounds.two,
            "boardgame.io, in memory": self.rounds.peer,
        }
        return [
            row
            for what, moves in measured.items()
            for row in (
                _row(f"{what}: moves/s", [each.rate for each in moves]),
                _row(f"{what}: CPU a move, µs", [each.cost for each in moves]),
                _row(f"{what}: cores used by all there is", [each.spent for each in moves]),
            )
        ]

    def _times(self) -> list[Cells]:
        pairs = list(zip(self.rounds.one, self.rounds.two, strict=True))
        made, room = [two.rate / one.rate for one, two in pairs], [two.room / one.room for one, two in pairs]
        return [
            (
                "two houses: times the moves/s of one",
                number(middle(made)),
                spread(made),
                f"{TWICE}",
                judged(middle(made), TWICE),
            ),
            _row("the same by the houses' own processor time", room),
        ]

    def _file(self) -> list[Cells]:
        beside = [
            own.rate / peer.rate for own, peer in zip(self.rounds.sqlite, self.rounds.peer, strict=False)
        ]
        before = ratio_before(self.game)
        needed = None if before is None else NO_SLOWER * before
        what, verdict = "one house on SQLite: times boardgame.io", judged(middle(beside), needed)
        return [(what, number(middle(beside)), spread(beside), number(needed), verdict)]

    def _others(self) -> list[Cells]:
        slowest = max(self.recovery, default=None)
        tables, seats, rate = self.crowd_is
        idle = f"{tables:,} tables of {seats} sockets, {rate:,.0f} moves/s"
        slow, half, made = (
            (None, None, None)
            if self.crowd is None
            else (self.crowd.slow, self.crowd.middle, self.crowd.rate)
        )
        return [
            (f"{len(self.recovery)} tables of a killed house: all go on after, s", number(slowest),
             spread(self.recovery), f"< {SOON:g}", judged_below(slowest, SOON)),
            (f"{idle}: 99 % within, ms", number(slow), "-", f"< {SLOW:g}", judged_below(slow, SLOW)),
            (f"{idle}: half within, ms", number(half), "-", "-", ""),
            (f"{idle}: made, moves/s", number(made), "-", "-", ""),
        ]  # fmt: skip


def _row(what: str, measured: Sequence[float]) -> Cells:
    return what, number(middle(measured)), spread(measured), "-", ""


def ratio_before(game: str) -> float | None:
    """Returns the stored ratio between a single server and boardgame.io from RESULTS.md; None if missing."""
    part = parts_of(PAGE.read_text(encoding="utf-8")).get("room", "")
    found = re.search(
        rf"^\| {re.escape(game)} \| moves a second \|(?:[^|]*\|){{3}} ([\d.]+) \|", part, re.MULTILINE
    )
    return None if found is None else float(found[1])


TEXT = """## Several houses

{tables} tables of {game} with {seats} sockets each, as fast as it goes; houses and PostgreSQL keep every move
on the disk before anyone is told. Measured on {machine}.

{lines}

- *Turns* is the lowest and the highest of {rounds}, in turns: a file, one house, two houses, the peer.
- All of it runs on one machine with {cores} cores: houses, PostgreSQL, and the load, which reads every view
  of every seat. Each house has a core of its own, which it shares with the load of the other and with
  PostgreSQL. *Cores used by all there is* says how much of the machine that took: near {cores}, it is the
  machine that was measured, and a second house can bring nothing there. *By the houses' own processor time*
  says what it would bring if the rest ran elsewhere: how many moves the processor time of two houses is
  enough for, with a core for each, over that of one. It is arithmetic; the row above it is what was seen.
- *Times boardgame.io*: needed is nine tenths of what *A house full of tables* says of the single house.
- *All go on*: from the end of the house until somebody at each of its tables knew that their next move was
  kept.
- The crowd comes in by the proxy of two houses. Moves are due at times drawn by chance, and count from then
  until the last of the sockets has its view.
"""


def text(found: Found) -> str:
    """Returns the text of this part of RESULTS.md."""
    return TEXT.format(
        tables=found.tables,
        game=found.game,
        seats=found.seats,
        machine=machine(),
        lines=table(HEADINGS, found.rows()),
        rounds=len(found.rounds.one),
        cores=os.cpu_count(),
    )
