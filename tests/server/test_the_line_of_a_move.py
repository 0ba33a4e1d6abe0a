"""A real move passes the files that ARCHITECTURE.md names, in that order, and never goes back.

The server runs in a thread of this process, so that every call can be observed. A step is a call into another
file. Returning to the caller is no step, nor is resuming after an await.
"""

from __future__ import annotations

import dis
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import pytest

from tests.architecture.imports import ROOT, SRC
from tests.server.clocked import DAY, ClockedHouse, clocked
from tests.server.company import all_until, few, playing
from tests.server.live import Nursery
from vernissage import catalog
from vernissage.server.notify import calls
from vernissage.server.operations import moderation, retention
from vernissage.server.tables import correspondence

SECTION = re.search(
    r"^## The straight line of one move\n(.*?)^## ",
    (ROOT / "ARCHITECTURE.md").read_text("utf-8"),
    re.MULTILINE | re.DOTALL,
)
assert SECTION is not None
STATIONS = tuple(re.findall(r"^\d\. `([\w/.]+)`", SECTION[1], re.MULTILINE))
BESIDE = re.search(r"^Beside the line:(.*?)\n\n", SECTION[1], re.MULTILINE | re.DOTALL)
assert BESIDE is not None
ASKED = tuple(re.findall(r"`([\w/.]+)`", BESIDE[1]))

Step = tuple[str | None, str]
"""The file of the caller, if it is on the list, and the file called."""


class Walk:
    """Records calls from file to file inside the server."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._noting = False

    @contextmanager
    def noted(self) -> Iterator[None]:
        self._noting = True
        yield
        self._noting = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if self._noting and event == "call" and is_beginning(frame):
            here, before = file_of(frame), station_before(frame)
            if here is not None and station(here) != before:
                self.steps.append((before, here))


def is_beginning(frame: FrameType) -> bool:
    """Returns whether the function starts, rather than resumes after an await."""
    return frame.f_lasti <= first(frame.f_code)


@cache
def first(code: CodeType) -> int:
    """Returns the offset at which a function starts; for a coroutine, after its creation."""
    return next(each.offset for each in dis.get_instructions(code) if each.opname == "RESUME")


def file_of(frame: FrameType) -> str | None:
    """Returns the path from `server/`, `table/` or `core/` on; None for other files."""
    path = Path(frame.f_code.co_filename)
    inside = any(path.is_relative_to(SRC / room) for room in ("server", "table", "core"))
    return path.relative_to(SRC).as_posix() if inside else None


def station(file: str) -> str | None:
    return next((each for each in STATIONS if is_at(file, each)), None)


def is_at(file: str, place: str) -> bool:
    return file == place or (place.endswith("/") and file.startswith(place))


def station_before(frame: FrameType) -> str | None:
    """Returns the nearest caller that is on the list."""
    caller = frame.f_back
    while caller is not None:
        file = file_of(caller)
        if file is not None and station(file) is not None:
            return station(file)
        caller = caller.f_back
    return None


def line_of(steps: list[Step]) -> list[str]:
    """Returns the files in order; the last ones repeat, because many are told."""
    moves = [(before, station(file)) for before, file in steps if station(file) is not None]
    begin = moves[0][0]  # None if the first file starts something of its own
    return [each for each in (begin, *(after for _, after in moves)) if each is not None]


def goes_back(line: list[str]) -> list[str]:
    """Returns the files that are entered again later."""
    reached = [STATIONS.index(each) for each in line]
    return [each for n, each in enumerate(line) if reached[n] < max(reached[: n + 1])]


@pytest.fixture
def walk() -> Iterator[Walk]:
    walk = Walk()
    threading.setprofile(walk.note)
    yield walk
    threading.setprofile(None)


async def nothing(_upkeep: retention.Retention) -> None:
    """Cleans up nothing."""


@pytest.fixture
def house(
    walk: Walk, nursery: Nursery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ClockedHouse]:
    """A server started after the recorder, as only new threads are observed.

    Its periodic tasks run once and then not for a day. The longest of them does not run at all: its first run
    would still be under way.
    """
    assert walk.steps == []
    monkeypatch.setattr(retention.Retention, "watch", nothing)
    for watcher in (calls, moderation, correspondence):
        monkeypatch.setattr(watcher, "LOOK", DAY)
    with clocked(nursery, tmp_path) as house:
        yield house


@pytest.mark.anyio
@pytest.mark.parametrize("name", catalog.names())
async def test_a_move_passes_the_stations_of_the_map_and_never_goes_back(
    walk: Walk, house: ClockedHouse, name: str
) -> None:
    async with playing(house, name, few(name)) as players:
        mover = next(player for player in players if player.owes)
        with walk.noted():
            await mover.answer(mover.offers[0])
            await all_until(players, lambda player: player.sight.number == 1)
    line = line_of(walk.steps)
    assert list(dict.fromkeys(line)) == list(STATIONS)
    assert goes_back(line) == []
    others = {file for _, file in walk.steps if station(file) is None}
    assert [file for file in sorted(others) if not any(is_at(file, each) for each in ASKED)] == []


def test_there_are_at_most_nine_stations_and_every_one_is_there() -> None:
    assert 0 < len(STATIONS) <= 9
    assert all((SRC / place).exists() for place in (*STATIONS, *ASKED))


def test_a_line_that_goes_back_is_found() -> None:
    assert goes_back([*STATIONS, STATIONS[-1]]) == []
    assert goes_back([*STATIONS[:4], STATIONS[2], *STATIONS[4:]]) == [STATIONS[2]]
