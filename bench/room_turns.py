"""Our server under load, compared with boardgame.io's, and its memory with a thousand sockets."""

import subprocess
from collections.abc import Sequence

import msgspec

from bench import peers, room_results
from bench.figures import described
from bench.peers import ROOT
from bench.results import Effort, Unmeasured
from bench.room_process import memory_of, stay_on
from bench.room_results import Crowd, Room
from bench.room_server import boardgameio, ours
from bench.room_terms import Measured, Order
from bench.screen import console, show, steps, warn
from vernissage.core.game import GameInfo

SEATS = 5
"""The number of seats at the peer's tables, and at ours if the game allows it."""
TABLES, SECONDS, ROUNDS = 40, 4.0, 5
CROWD_TABLES, CROWD_SECONDS, CROWD_ROUNDS = 200, 4.0, 3
PATIENCE = 120.0
"""The time-out for a run of the load generator, in seconds."""
BUSY = 0.8
"""The share of a core above which the load generator itself is the bottleneck."""


def measure_rooms(effort: Effort) -> str:
    """Measures our server and the peer's alternately, so that both have the same conditions."""
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    settle()
    with console.status("The peer for Node, once …"):
        trouble = peers.settle_node()
    rooms = [_room(name, seconds, rounds, alone=bool(trouble)) for name in effort.games]
    show("A house full of tables", room_results.HEADINGS, [row for room in rooms for row in room.cells()])
    notes = [f"{room_results.PEER} could not be had: {trouble}."] if trouble else []
    if max(own.busy for room in rooms for own, _ in room.turns) > BUSY:
        notes.append("The load used up its own core: ours could have made more moves.")
    for note in notes:
        warn(note)
    return room_results.text(rooms, notes, seconds, rounds)


def measure_crowd(effort: Effort) -> str:
    """Measures our server's memory with a thousand sockets."""
    seconds, rounds = effort.seconds or CROWD_SECONDS, effort.rounds or CROWD_ROUNDS
    settle()
    crowds = [_crowd(name, seconds, rounds) for name in effort.games]
    show("A thousand sockets", room_results.CROWD_HEADINGS, [crowd.cells() for crowd in crowds])
    return room_results.crowd_text(crowds, seconds, rounds)


def settle() -> None:
    """Creates the peers' environment, in which the load generator runs."""
    with console.status("The peers' environment, once …"):
        trouble = peers.settle()
    if trouble:
        raise Unmeasured(trouble)


def _room(name: str, seconds: float, rounds: int, *, alone: bool) -> Room:
    turns: list[tuple[Measured, Measured | None]] = []
    for _ in steps("a house full of tables", range(rounds)):
        own, _before = play_ours(name, TABLES, seconds, paced=True)
        turns.append((own, None if alone else play_theirs(seconds)))
    info = described(name)
    return Room(info.title, _seats(info), TABLES, tuple(turns))


def _crowd(name: str, seconds: float, rounds: int) -> Crowd:
    played = [
        play_ours(name, CROWD_TABLES, seconds, paced=False)
        for _ in steps("a thousand sockets", range(rounds))
    ]
    info = described(name)
    empty, full = tuple(before for _, before in played), tuple(measured.memory for measured, _ in played)
    return Crowd(info.title, _seats(info), CROWD_TABLES, empty, full)


def play_ours(name: str, tables: int, seconds: float, *, paced: bool) -> tuple[Measured, float]:
    """Measures our server. Also returns its memory in megabytes before anyone connected."""
    info = described(name)
    with ours() as house:
        before = memory_of(house.pid)
        order = Order(
            "ours", house.port, house.pid, tables, _seats(info), seconds, name, dict(info.limits), paced
        )
        return load(order), before


def play_theirs(seconds: float, *, paced: bool = True) -> Measured:
    """Measures the peer's server."""
    with boardgameio() as house:
        return load(Order("peer", house.port, house.pid, TABLES, SEATS, seconds, paced=paced))


def load(order: Order, patience: float = PATIENCE, core: int = 1) -> Measured:
    """Runs the load generator in its own process, on its own core."""
    said = msgspec.json.encode(order).decode()
    answer = _said([str(peers.PYTHON), "-m", "bench.room_load", said], patience, core)
    return msgspec.json.decode(answer.strip().rpartition("\n")[2], type=Measured)


def _said(command: Sequence[str], patience: float, core: int) -> str:
    with subprocess.Popen(  # noqa: S603 - our own arguments
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            stay_on(process.pid, core)
            answer, trouble = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired as error:
            raise Unmeasured(str(error)) from error
        finally:
            process.kill()
    if process.returncode:
        raise Unmeasured(trouble.strip()[-1000:])
    return answer


def _seats(info: GameInfo) -> int:
    return min(max(SEATS, info.fewest), info.most)


def seats_of(name: str) -> int:
    """Returns the number of seats at each table of this game."""
    return _seats(described(name))
