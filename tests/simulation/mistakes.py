"""Mistakes to plant in the server, one at a time: each is small, plausible, and must be found by some night.

A mistake is a piece of a function's source and what stands there instead. The function keeps its identity, so
whoever has imported it runs the mistake, too.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, Final, NamedTuple

from vernissage.server.cluster import remote_listeners
from vernissage.server.cluster.leases import ProcessLeases
from vernissage.server.cluster.node import Node
from vernissage.server.cluster.remote_listeners import RemoteListeners
from vernissage.server.cluster.table_proxy import TableProxy
from vernissage.server.cluster.transport import Transport
from vernissage.server.store import leases
from vernissage.server.store.database import group
from vernissage.server.store.database.writer import DatabaseWriter
from vernissage.server.tables.mailbox import Mailbox
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.server.tables.timer import Timer
from vernissage.table.handlers import play


class Mistake(NamedTuple):
    """Where it is, and what is wrong."""

    what: str
    where: Callable[..., Any]
    right: str
    wrong: str


MISTAKES: Final[dict[str, Mistake]] = {
    # The wrong builds of the chaos tests, in one line each
    "hasty": Mistake(
        "people are told of a move before it is stored",
        Table._deal_with,
        "await self._help.store.keep(change.kept, self.room.version, self.lease)",
        "asyncio.create_task(self._help.store.keep(change.kept, self.room.version, self.lease))",
    ),
    "unfenced": Mistake(
        "an input is stored without a look at the lease, wherever another one may be",
        leases.append_at_home,
        "inputs.insert_all(connection, _APPEND, rows) == len(rows)",
        'connection.exec_driver_sql("INSERT INTO inputs VALUES (:in_code, :in_number, :in_entry) "'
        ' "ON CONFLICT DO UPDATE SET entry = excluded.entry", rows) is not None',
    ),
    "twofold": Mistake(
        "a bot's answer counts for whatever is asked when it comes",
        play.thought,
        "letter.question",
        "match.asked[letter.seat]",
    ),
    # Leases
    "stolen": Mistake(
        "a table is taken though its home lives", leases.take, "| ~_lives", "| (_leases.c.holder != NOBODY)"
    ),
    "never late": Mistake(
        "a process never believes that its heartbeat was late",
        ProcessLeases.beat,
        "self._now() - began < pulse.left",
        "True",
    ),
    "old name": Mistake(
        "a process that starts again has the name it had",
        ProcessLeases.__init__,
        """f"{name}.{platform.chance.number('start', 4)}\"""",
        "name",
    ),
    "kept on": Mistake(
        "a late process keeps the tables that others have taken",
        Registry.keep_only,
        'await self.put_away(code, "restart")',
        "pass",
    ),
    "not again": Mistake(
        "a process can't take a table again whose lease it still has",
        leases.take,
        "(_leases.c.holder == holder) | ~_lives",
        "~_lives",
    ),
    # Mailbox
    "at once": Mistake(
        "letters are opened without waiting for the one before",
        Mailbox._read,
        "await self._open(letter)",
        "asyncio.create_task(self._open(letter))",
    ),
    "left waiting": Mistake(
        "whoever delivers to a mailbox that closes waits for ever",
        Mailbox.close,
        "waiting.set_result(None)",
        "pass",
    ),
    # Mail
    "gaps": Mistake(
        "a batch that is missing is not noticed",
        Transport._open,
        "number > self._read[sender] + 1",
        "number > self._read[sender] + 2",
    ),
    "duplicates": Mistake(
        "a batch that comes twice is read twice",
        Transport._open,
        "number <= self._read",
        "number < self._read",
    ),
    "unnumbered": Mistake(
        "numbers are given when a batch is sent, so one that is given up leaves no gap",
        Transport._send,
        "break  # Receivers notice the gap in the numbers.",
        "self._sent.update({to: self._sent[to] - 1 for to in pieces})\n                        break",
    ),
    "from the old home": Mistake(
        "a socket that enters again still hears its old home",
        TableProxy.again,
        "self._gateway.expect_no_more(self)",
        "pass",
    ),
    "still there": Mistake(
        "a table is not told that a remote socket has left",
        RemoteListeners.receive,
        "self._do(gone.table.leave(gone))",
        "pass",
    ),
    "out of reach": Mistake(
        "a home that is silent is never out of reach",
        Node._is_out_of_reach,
        "silence > life or (other not in self._leases.living and silence > 2 * life / BEATS)",
        "False",
    ),
    # Store
    "told anyway": Mistake(
        "what could not be stored is taken for stored",
        Table._deal_with,
        "return self._not_kept(letter)",
        "return await self._swap(change)",
    ),
    "one for all": Mistake(
        "one job that fails in a group is taken for done",
        group._do_alone,
        "job.error = meaning(error) if isinstance(error, IntegrityError) else error",
        "job.result = None",
    ),
    "lost group": Mistake(
        "whoever waits for a group that failed is told nothing of it",
        DatabaseWriter._do,
        "job.error = error",
        "job.result = getattr(job, 'result', None)",
    ),
    "old version": Mistake(
        "a table does not count the versions of its row",
        Table._swap,
        "version=room.version + 1",
        "version=room.version",
    ),
    # Timers
    "no second try": Mistake(
        "a bot's move that could not be stored is not tried again",
        Table._not_kept,
        "asyncio.get_running_loop().call_later(AGAIN, self.mailbox.post, letter)",
        "pass",
    ),
    "no alarm": Mistake(
        "the clock of a table is set once and never again",
        Timer.set,
        "self.stop()",
        "if self._timer is not None:\n            return",
    ),
    "never swept": Mistake(
        "tables that nobody visits stay in memory", Registry.sweep, "> IDLE", "> 1000 * IDLE"
    ),
    # Connections
    "ghost": Mistake(
        "a table that another process has taken is not forgotten",
        Table._moved_on_elsewhere,
        "self._help.forget(self)",
        "pass",
    ),
    "not dismissed": Mistake(
        "nobody is asked to leave a table that another process has taken",
        Table._moved_on_elsewhere,
        'self.dismiss("restart")',
        "pass",
    ),
    "stays behind": Mistake(
        "a socket that is closed does not leave its remote table",
        TableProxy.leave,
        "self._forsake()",
        "pass",
    ),
    "unheard": Mistake(
        "the home does not answer for a letter that it has handled",
        remote_listeners._say,
        "listener.heard()",
        "pass",
    ),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plants a mistake; none if the name is empty."""
    if not name:
        yield
        return
    mistake = MISTAKES[name]
    function = mistake.where
    assert isinstance(function, FunctionType)
    honest = function.__code__
    function.__code__ = _altered(function, mistake)
    try:
        yield
    finally:
        function.__code__ = honest


def _altered(function: FunctionType, mistake: Mistake) -> Any:
    source = inspect.getsource(function)
    assert mistake.right in source, f"{mistake.what}: {function.__qualname__} has changed"
    changed = textwrap.dedent(source.replace(mistake.right, mistake.wrong))
    made: dict[str, Any] = {}
    exec(compile(changed, "<mistake>", "exec"), function.__globals__, made)  # noqa: S102 - our own source
    return made[function.__name__].__code__
