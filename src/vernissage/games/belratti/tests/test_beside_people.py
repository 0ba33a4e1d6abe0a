"""At a real table, a bot directing with a person waits, shows what it would do, and hangs when asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.server.inside import Ear, lobby_inside, match_at
from vernissage.core import codec
from vernissage.core.inputs import Made, TimedOut
from vernissage.games.belratti.events import Revealed
from vernissage.games.belratti.moves import Agree, Ask, Hang, Move
from vernissage.games.belratti.state import State
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.handlers.bot_turns import PRESSING
from vernissage.table.letters import Alarm
from vernissage.table.room import Deadline
from vernissage.table.table_types import Clock

pytestmark = pytest.mark.anyio
NAME = Path(__file__).parents[1].name
NUMBER = 3


def hung_by(table: Table, seat: int) -> int:
    """Returns how often this seat has moved a frame."""
    made = (entry for entry in match_at(table).inputs if isinstance(entry, Made) and entry.seat == seat)
    return sum(isinstance(entry.move, Hang) for entry in made)


def state_of(table: Table) -> State:
    state: State = match_at(table).state
    return state


def revealed(table: Table) -> bool:
    return any(isinstance(event, Revealed) for events in match_at(table).story for event in events)


async def answer(table: Table, ear: Ear, move: Move) -> None:
    """Makes Ada's move if it is still asked for: a bot may have been quicker."""
    asked = match_at(table).asked[0]
    await ear.say(table, protocol.Answer(asked, Raw(codec.encode(move))))


def points(ear: Ear, seat: int) -> list[str]:
    """Returns everything this seat has pointed at."""
    return [news.at for news in ear.news if isinstance(news, protocol.Pointed) and news.seat == seat]


@asynccontextmanager
async def hanging(folder: Path, bot_pool: BotPool, clock: Clock = "none") -> AsyncIterator[tuple[Table, Ear]]:
    """Ada directs with a bot, two others have painted, and the bot has shown what it would do."""
    async with lobby_inside(folder, bot_pool, NAME, ("ada",), clock=clock) as (table, (ada,)):
        for seat in (1, 2, 3):
            await ada.say(table, protocol.SetBot(seat, "colourist"))
        await ada.say(table, protocol.Setup(Raw(b"{}"), clock, open=False))
        await ada.say(table, protocol.Start())
        while state_of(table).proposed is not None or state_of(table).phase in ("ask", "paint", "swap"):
            await settle(table, ada)
        await ada.until(lambda: points(ada, 1) or state_of(table).proposed)
        yield table, ada


async def settle(table: Table, ada: Ear) -> None:
    """Ada agrees to everything proposed and shows her number; otherwise she waits."""
    state, told = state_of(table), len(ada.news)
    wanted = Agree() if state.proposed else Ask(NUMBER)
    if wanted in match_at(table).offers[0]:
        await answer(table, ada, wanted)
    else:
        await ada.until(lambda: len(ada.news) > told)


async def test_a_bot_that_directs_with_a_person_waits_and_points(tmp_path: Path, bot_pool: BotPool) -> None:
    async with hanging(tmp_path, bot_pool) as (table, ada):
        assert points(ada, 1)[-1].startswith("frame-")
        assert [line.phrase for line in table.room.talk if line.seat == 1] == ["this-one"]
        assert ada.table.places[1].waits
        assert not table._thinking, "the bot must wait until something happens"
        assert hung_by(table, 1) == 0


async def test_it_hangs_when_it_is_asked_and_lets_go_of_what_it_pointed_at(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    async with hanging(tmp_path, bot_pool) as (table, ada):
        await ada.say(table, protocol.Talk(phrase="your-turn"))
        await ada.until(lambda: hung_by(table, 1) >= NUMBER and 1 in consenting(table))
        assert points(ada, 1)[-1] == ""
        assert not ada.table.places[1].waits
        await answer(table, ada, Agree())
        assert revealed(table)


def consenting(table: Table) -> tuple[int, ...]:
    motion = state_of(table).hanging
    return () if motion is None else motion.consenting


async def test_a_persons_own_move_ends_what_they_asked_for(tmp_path: Path, bot_pool: BotPool) -> None:
    async with hanging(tmp_path, bot_pool) as (table, ada):
        await ada.say(table, protocol.Talk(phrase="your-turn"))
        await ada.until(lambda: 1 in consenting(table))
        motion = state_of(table).hanging
        assert motion is not None
        hangs = zip(state_of(table).frames, motion.draft, strict=True)
        await answer(table, ada, Hang(next(frame for frame, place in hangs if place != "out"), "out"))
        assert not table.room.urged
        count = hung_by(table, 1)
        await ada.until(lambda: ada.table.places[1].waits)
        assert hung_by(table, 1) == count


async def test_it_agrees_when_the_person_has(tmp_path: Path, bot_pool: BotPool) -> None:
    async with hanging(tmp_path, bot_pool) as (table, ada):
        for frame in state_of(table).frames[:NUMBER]:
            await answer(table, ada, Hang(frame, "one"))
        while not revealed(table):
            told = len(ada.news)
            if Agree() in match_at(table).offers[0]:
                await answer(table, ada, Agree())
            else:
                await ada.until(lambda past=told: len(ada.news) > past)  # type: ignore[misc]
        assert hung_by(table, 1) == 0


async def test_when_the_clock_presses_it_waits_no_longer(tmp_path: Path, bot_pool: BotPool) -> None:
    async with hanging(tmp_path, bot_pool, clock="brisk") as (table, ada):
        now = table.world().now
        asked = table.room.owing()[0]
        table.room = replace(table.room, deadlines={0: Deadline(asked, now + PRESSING - 1)})
        await table.mailbox.deliver(Alarm())
        await ada.until(lambda: 1 in consenting(table))
        assert hung_by(table, 1) >= NUMBER
        over = {0: Deadline(table.room.owing()[0], 0.0)}
        table.room = replace(table.room, deadlines=over)
        await table.mailbox.deliver(Alarm())
        assert any(isinstance(entry, TimedOut) for entry in match_at(table).inputs)
        assert revealed(table)
