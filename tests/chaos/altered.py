"""Patches for a forked server before it starts: a clock that is off, or a bug.

The bugs test the checker, which has to find each of them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from functools import partial
from itertools import count
from typing import Any, Final

from sqlalchemy import Connection, text

import vernissage.cli.serve
from vernissage.server.cluster.messages import AnyMail, Enter
from vernissage.server.cluster.remote_listeners import RemoteListener
from vernissage.server.cluster.transport import Transport
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.machine import Machine
from vernissage.server.store import Lease, Store, leases
from vernissage.table.handlers import play
from vernissage.table.letters import Thought

LATE: Final = 0.5
"""Seconds after which a hasty server stores what it has already told."""


def skewed(seconds: str) -> None:
    """The wall clock is off by so many seconds."""
    honest, off = time.time, float(seconds)

    def wrong() -> float:
        return honest() + off

    vars(vernissage.cli.serve)["Machine"] = partial(Machine, clock=Clock(time=wrong))


def hasty(_: str) -> None:
    """A bug: everyone is told of a move before it is stored."""
    honest = Store.keep
    waiting: set[asyncio.Task[None]] = set()

    async def keep(store: Store, *what: Any, **more: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(LATE)
            await honest(store, *what, **more)

        kept, *_ = what
        if kept.row is not None or kept.new_table is not None or not kept.inputs:
            return await honest(store, *what, **more)
        task = asyncio.create_task(later())
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        return None

    Store.keep = keep  # type: ignore[method-assign, assignment]


def unfenced(_: str) -> None:
    """A bug: the server serves every table that anyone asks for, and writes without checking its lease."""
    honest = leases.take

    def take(connection: Connection, code: str, holder: str) -> Lease:
        return honest(connection, code, holder) or Lease(code, holder, 0)

    def append(connection: Connection, rows: list[Any]) -> None:
        for row in rows:
            connection.execute(
                text(
                    "INSERT INTO inputs (code, number, entry) VALUES (:in_code, :in_number, :in_entry) "
                    "ON CONFLICT (code, number) DO UPDATE SET entry = excluded.entry"
                ),
                {name: row[name] for name in ("in_code", "in_number", "in_entry")},
            )

    def refuse_elsewhere(connection: Connection, lease: Lease) -> None:
        """Refuses nobody."""

    leases.take = take
    leases.append_at_home = append
    leases.refuse_elsewhere = refuse_elsewhere


def deaf(moves: str) -> None:
    """A bug: a remote socket is told so many moves, then only answers to pings.

    Its table believes that it was told everything.
    """
    honest, heard = RemoteListener.tell, Counter[tuple[str, int]]()

    def tell(listener: RemoteListener, news: bytes) -> None:
        key = listener.gateway, listener.number
        heard[key] += b'"is":"moved"' in news
        if heard[key] <= int(moves) or b'"is":"pong"' in news:
            honest(listener, news)

    RemoteListener.tell = tell  # type: ignore[method-assign, assignment]


def unwritten(number: str) -> None:
    """A bug: the n-th socket that enters a table in another process is never announced there."""
    honest, entered = Transport.send, count(1)

    def send(transport: Transport, to: str, mail: AnyMail) -> None:
        if not isinstance(mail, Enter) or next(entered) != int(number):
            honest(transport, to, mail)

    Transport.send = send  # type: ignore[method-assign, assignment]


def twofold(_: str) -> None:
    """A bug: a bot's answer is handled twice, the second time for whatever is asked then."""
    honest = play.thought
    last: dict[tuple[str, int], int] = {}

    def thought(room: Any, letter: Thought, world: Any) -> Any:
        key = room.setting.code, letter.seat
        offer = last.pop(key, None)
        match = room.match
        if offer is not None and match is not None and offer < len(match.offers[letter.seat]):
            return honest(room, Thought(letter.seat, match.asked[letter.seat], offer, letter.moment), world)
        last[key] = letter.offer
        return honest(room, letter, world)

    play.thought = thought
