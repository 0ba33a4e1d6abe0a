"""The results of a server under load, and their part of RESULTS.md."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bench.results import Cells, judged, judged_below, machine, middle, number, spread, table
from bench.room_terms import Measured

CHEAPER_NEEDED = 3
"""The target: the smallest ratio of the peer's CPU time per move to ours."""
SLOW_LIMIT = 50
"""The limit for the 99th percentile of the latency, in milliseconds."""
MEMORY_LIMIT = 150
"""The memory limit for a thousand sockets, in megabytes."""
PEER = "boardgame.io"


@dataclass(frozen=True, slots=True)
class Room:
    """Measurements of one of our games on our server, alternating with the peer's game on its server."""

    game: str
    seats: int
    tables: int
    turns: tuple[tuple[Measured, Measured | None], ...]
    """Our measurement and the peer's in each round, one right after the other."""

    def cells(self) -> list[Cells]:
        return [line.cells(self) for line in LINES]


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the table: a quantity that was measured on both servers."""

    what: str
    measure: Callable[[Measured], float]
    more_is_better: bool = False
    needed: float | None = None
    """The required ratio in favour of ours."""
    limit: float | None = None
    """The upper bound for our server."""

    def cells(self, room: Room) -> Cells:
        own = [self.measure(ours) for ours, _ in room.turns]
        pairs = [(self.measure(ours), self.measure(theirs)) for ours, theirs in room.turns if theirs]
        ratios = [a / b if self.more_is_better else b / a for a, b in pairs]
        theirs = number(middle(b for _, b in pairs))
        compared = (theirs, number(middle(ratios)), spread(ratios))
        return (
            room.game,
            self.what,
            number(middle(own)),
            spread(own),
            *compared,
            *self._verdict(own, ratios),
        )

    def _verdict(self, own: Sequence[float], ratios: Sequence[float]) -> Cells:
        if self.limit is not None:
            return f"< {self.limit:g}", judged_below(middle(own), self.limit)
        return number(self.needed), judged(middle(ratios), self.needed)


LINES = (
    Line("CPU a move, µs", lambda one: one.cost, needed=CHEAPER_NEEDED),
    Line("CPU a move at half, µs", lambda one: one.paced_cost),
    Line("moves a second", lambda one: one.rate, more_is_better=True),
    Line("half within, at half, ms", lambda one: one.middle),
    Line("99 % within, at half, ms", lambda one: one.slow, limit=SLOW_LIMIT),
    Line("bytes for one seat", lambda one: one.view),
)
HEADINGS = ("game", "what", "ours", "turns", PEER, "ratio", "turns", "needed", "")


TEXT = """## A house full of tables

{tables} tables with {seats} sockets each: a move is answered by {seats} different views. Ours is
`vernissage serve` with real rules, and every move is on the disk (SQLite) before anyone is told; the peer is
boardgame.io's server with a game of its own of about the same size. Measured on {machine}.

{lines}

How to read it: a *ratio* above 1 means that ours is better, and *needed* is the least we ask of ourselves.
They are measured in turns, ours, peer, ours, peer, {rounds} times, every time in a new process; each turn
gives a ratio, and the median of these is what counts. *Turns* is the lowest and the highest, of ours and of
the ratio; where that lies on both sides of what is needed, one run proves nothing.

- *CPU a move* is the processor time of the server's process, its own and the kernel's for it, in all its
  threads, at full speed: every table makes its next move as soon as all {seats} have seen the last one, for
  {seconds:g} s after 2 s to warm up, at fresh tables whenever a game ends. The server has one core; the load
  comes from another process on another core, over loopback.
- *At half*: half as many moves a second as that turn's full speed, at times drawn by chance as people would
  make them. From the moment a move is due to the moment the last of {seats} sockets has its view. At full
  speed one write to the disk serves many moves, at half speed few: that is why a move costs more there.
- The peer is given its best: production mode, matches in memory and never on a disk, no undo, no legal moves
  to work out, and whole views, for its patches took it several times as long. Ours keeps every move, lets it
  be taken back, and works out what is offered next.
- *Bytes for one seat* is what one socket is told of one move: the two games are about the same size.
{notes}"""


def text(rooms: Sequence[Room], notes: Sequence[str], seconds: float, rounds: int) -> str:
    """Returns the text of this part of RESULTS.md."""
    return TEXT.format(
        tables=rooms[0].tables,
        seats=rooms[0].seats,
        machine=machine(),
        lines=table(HEADINGS, [row for room in rooms for row in room.cells()]),
        seconds=seconds,
        rounds=rounds,
        notes="".join(f"- **{note}**\n" for note in notes),
    )


@dataclass(frozen=True, slots=True)
class Crowd:
    """Our server's memory in megabytes with this many tables."""

    game: str
    seats: int
    tables: int
    empty: tuple[float, ...]
    """The memory before anyone connected, one item per round."""
    full: tuple[float, ...]

    def cells(self) -> Cells:
        sockets = self.seats * self.tables
        full, empty = middle(self.full), middle(self.empty)
        each = None if full is None or empty is None else (full - empty) / sockets * 1024
        head = (self.game, f"{sockets:,}", str(self.tables), number(empty), number(full), spread(self.full))
        return (*head, number(each), f"< {MEMORY_LIMIT}", judged_below(full, MEMORY_LIMIT))


CROWD_HEADINGS = ("game", "sockets", "tables", "empty, MB", "full, MB", "turns", "KB each", "needed", "")


CROWD_TEXT = """## A thousand sockets

The resident memory (VmRSS) of one `vernissage serve` process before anyone came, and after everyone has
played for {seconds:g} s as fast as it goes, all sockets still open. *Turns* is the lowest and the highest of
{rounds}. Measured on {machine}.

{lines}

- Everyone is a person: no bot plays, so the processes in which bots think are not there. They start with the
  first bot, and come on top.
- *KB each* is what one socket adds, with its share of a table and its game.
"""


def crowd_text(crowds: Sequence[Crowd], seconds: float, rounds: int) -> str:
    """Returns the text of this part of RESULTS.md."""
    lines = table(CROWD_HEADINGS, [crowd.cells() for crowd in crowds])
    return CROWD_TEXT.format(lines=lines, seconds=seconds, rounds=rounds, machine=machine())
