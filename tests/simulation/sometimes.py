"""Rare paths that nights must walk. Whatever no night reaches any more is not tested any more.

Most are seen from the arguments and the result of one of the server's methods; the others, such as a server
that dies between a commit and its answer, are counted where they are brought about (`World.sometimes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, Final

from tests.chaos.client import Client
from tests.simulation.server import Server
from tests.simulation.world import World
from vernissage.core.refusal import STALE
from vernissage.server.cluster.leases import ProcessLeases
from vernissage.server.cluster.node import Node
from vernissage.server.cluster.remote_listeners import RemoteListener, RemoteListeners
from vernissage.server.cluster.table_proxy import TableProxy
from vernissage.server.cluster.transport import Transport
from vernissage.server.store import NotHome
from vernissage.server.tables.leases import Elsewhere
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.table.letters import Said
from vernissage.table.protocol import Ping

Seen = Callable[[tuple[Any, ...], Any], bool]
"""Whether a call was the path, by its arguments and its result. An exception is a result, too."""


def _is_duplicate(call: tuple[Any, ...], _result: Any) -> bool:
    transport, piece = call
    return bool(int(piece[b"number"]) <= transport._read[piece[b"from"].decode()])


BEFORE: Final[dict[str, tuple[Any, str, Seen]]] = {
    "a batch comes twice": (Transport, "_open", _is_duplicate),
    "mail to a home is lost, and its sockets enter again": (
        RemoteListeners,
        "missed",
        lambda call, _: any(gateway == call[1] for gateway, _ in call[0]._here),
    ),
    "news from a home are lost, and its sockets enter again": (
        Node,
        "_missed",
        lambda call, _: any(proxy.home == call[1] for proxy in call[0]._expected.values()),
    ),
    "a socket is to enter again while it enters": (
        TableProxy,
        "again",
        lambda call, _: call[0]._moving is not None,
    ),
    "a socket waits for its home and is told to enter again": (
        TableProxy,
        "again",
        lambda call, _: call[0]._answer is not None and not call[0]._answer.done(),
    ),
    "a ping comes while its table has no home": (
        TableProxy,
        "ask",
        lambda call, _: call[0]._moving is not None,
    ),
    "a page whose socket is elsewhere says something": (
        TableProxy,
        "deliver",
        lambda call, _: bool(call[0].home),
    ),
    "somebody speaks at a home that does not know them": (
        RemoteListeners,
        "receive",
        lambda call, _: type(call[2]).__name__ == "Say" and (call[1], call[2].number) not in call[0]._here,
    ),
    "a home gives up sockets that it can't reach": (RemoteListeners, "forget", lambda call, _: bool(call[1])),
    "a late server drops a table that another one has": (
        Registry,
        "keep_only",
        lambda call, _: any(
            table.lease is not None and call[1].get(code) != table.lease.epoch
            for code, table in call[0]._live.items()
        ),
    ),
    "a late writer is fenced": (Table, "_moved_on_elsewhere", lambda call, _: isinstance(call[1], NotHome)),
    "a commit whose success nobody heard of shows at the next": (
        Table,
        "_moved_on_elsewhere",
        lambda call, _: not isinstance(call[1], NotHome),
    ),
    "somebody's move can't be stored": (Table, "_not_kept", lambda call, _: isinstance(call[1], Said)),
    "a bot's move can't be stored": (Table, "_not_kept", lambda call, _: not isinstance(call[1], Said)),
    "a late answer is stale": (Table, "_refuse", lambda call, _: call[2] is STALE),
    "a table is swept from memory": (
        Registry,
        "sweep",
        lambda call, _: any(not table.listeners for table in call[0]._live.values()),
    ),
    "a table is asked to close while somebody waits for it": (
        Registry,
        "_close",
        lambda call, _: not call[1].mailbox.empty,
    ),
    "a socket that has not entered is told to enter elsewhere": (
        RemoteListener,
        "dismiss",
        lambda call, _: call[0].table is None,
    ),
    "somebody who entered is sent to another home": (
        RemoteListener,
        "dismiss",
        lambda call, _: call[0].table is not None,
    ),
    "a ping goes to a home elsewhere": (
        RemoteListeners,
        "receive",
        lambda call, _: type(call[2]).__name__ == "Say" and b'"ping"' in call[2].message,
    ),
    "Redis is lost for longer than it may be": (
        TableProxy,
        "_entered",
        lambda call, _: call[0]._gateway.transport.is_lost,
    ),
    "a page hears of nothing and asks where the game is": (
        Client,
        "_say",
        lambda call, _: isinstance(call[2], Ping),
    ),
    "a server dies with changes that it has not heard of": (
        Server,
        "kill",
        lambda call, _: call[0].untold > 0,
    ),
    "a server freezes with changes that it has not heard of": (
        Server,
        "freeze",
        lambda call, _: call[0].untold > 0,
    ),
    "a server comes back after its tables were free to take": (
        Server,
        "thaw",
        lambda call, _: call[0]._world.time() - call[0].process.since > 1.5,
    ),
}
"""Seen when it begins: the owner, its method, and by what."""

AFTER: Final[dict[str, tuple[Any, str, Seen]]] = {
    "a socket waits in vain for its welcome": (TableProxy, "_entered", lambda _, result: result is False),
    "a heartbeat is late": (ProcessLeases, "beat", lambda _, result: result is False),
    "a table is taken over": (ProcessLeases, "take", lambda _, result: getattr(result, "epoch", 0) > 1),
    "a table is at home elsewhere": (ProcessLeases, "take", lambda _, result: isinstance(result, Elsewhere)),
    "a server can't start, and tries again": (Server, "_started", lambda _, result: result is False),
    "a server ends in good order": (Server, "stop", lambda _, result: result is True),
    "a heartbeat can't be written": (ProcessLeases, "beat", lambda _, result: isinstance(result, Exception)),
}
"""Seen when it ends."""

PATHS: Final = (*BEFORE, *AFTER, "a page is welcomed again on the same socket", "a clock runs out")


@contextmanager
def watched(world: World) -> Iterator[None]:
    """Counts every path that is walked meanwhile."""
    honest: list[tuple[Any, str, Any]] = []
    for paths, wrap in ((AFTER, _after), (BEFORE, _before)):
        for name, (owner, method, seen) in paths.items():
            function = vars(owner)[method]
            honest.append((owner, method, function))
            setattr(owner, method, wrap(function, name, seen, world))
    try:
        yield
    finally:
        for owner, method, function in reversed(honest):
            setattr(owner, method, function)


def _before(function: Any, name: str, seen: Seen, world: World) -> Any:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        if seen(args, None):
            world.sometimes(name)
        return function(*args, **kwargs)

    return call


def _after(function: Any, name: str, seen: Seen, world: World) -> Any:
    def note(args: tuple[Any, ...], result: Any) -> None:
        if seen(args, result):
            world.sometimes(name)

    @wraps(function)
    async def wait(*args: Any, **kwargs: Any) -> Any:
        try:
            result = await function(*args, **kwargs)
        except Exception as error:
            note(args, error)
            raise
        note(args, result)
        return result

    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        result = function(*args, **kwargs)
        note(args, result)
        return result

    return wait if iscoroutinefunction(function) else call
