"""A browser's socket at a table, from the handshake to the end.

Each message becomes a letter in the table's mailbox, one at a time. Answers are sent by connection.py.
"""

import asyncio
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.edge.access import let_in, why_closed
from vernissage.server.edge.connection import CLOSED, Connection
from vernissage.server.platform.payer import Payer, too_often
from vernissage.server.services import Services
from vernissage.server.tables.table import Place
from vernissage.table import protocol
from vernissage.table.letters import Said

BUSY: Final = 1013


async def serve(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """Serves one socket until it is closed. `Guard` has already checked the origin."""
    address = services.door.address(scope)
    await receive()  # the connect event
    if not services.limits.sockets.enter(address):
        await send({"type": "websocket.close", "code": BUSY})
        return
    services.metrics.connected()
    try:
        await send({"type": "websocket.accept"})
        await _attend(HTTPConnection(scope), receive, send, services, address)
    finally:
        services.metrics.disconnected()
        services.limits.sockets.leave(address)


async def _attend(
    request: HTTPConnection, receive: Receive, send: Send, services: Services, address: str
) -> None:
    try:
        visit = await services.sessions.visit_of(request)
        banned = services.moderation.refuse(address, "" if visit is None else visit.guest.id)
        table = None if banned else await let_in(request.path_params["code"], services, address, visit)
        rated = (
            table is not None and visit is not None and await services.store.ratings.wanted_by(visit.guest.id)
        )
    except SQLAlchemyError:  # The database is not available: the browser will retry.
        await send({"type": "websocket.close", "code": CLOSED["restart"]})
        return
    asked = request.query_params
    screen = "screen" in asked
    connection = Connection(
        request.scope,
        send,
        visit,
        address,
        watching=visit is None or screen or "watch" in asked,
        screen=screen,
        rated=rated,
        paces=asked.get("pace") == "own",
    )
    if table is None:
        connection.dismiss("banned" if banned else why_closed(request.path_params["code"], services, visit))
        await connection.send()
        return
    sender = asyncio.create_task(connection.send())
    await table.join(connection)
    try:
        async with asyncio.TaskGroup() as tasks:
            await _listen(
                receive, services, table, connection, payer=services.payer(request, visit), tasks=tasks
            )
    finally:
        sender.cancel()
        await table.leave(connection)


def _refuse(services: Services, connection: Connection, what: str, refusal: Refusal) -> None:
    services.metrics.refused(refusal.code)
    connection.tell(codec.encode(protocol.Refused(what, refusal)))


async def _listen(
    receive: Receive,
    services: Services,
    table: Place,
    connection: Connection,
    *,
    payer: Payer,
    tasks: asyncio.TaskGroup,
) -> None:
    of_socket, rules = services.limits.of_socket, services.limits.rules
    messages, pings, talk = of_socket(rules.messages), of_socket(rules.pings), of_socket(rules.talk)
    said: asyncio.Task[None] | None = None
    while (event := await receive())["type"] == "websocket.receive":
        message = codec.decode(event.get("text") or event.get("bytes") or b"", protocol.Incoming)
        asks = isinstance(message, protocol.Ping)
        if not (pings if asks else messages).take():
            connection.dismiss("too-fast")
            continue  # The socket is being closed; further messages are dropped.
        if isinstance(message, protocol.Ping):
            table.ask(connection, message.n)
            continue
        if said is not None:
            await said  # Messages are handled one at a time; only pings are answered at once.
        if isinstance(message, Refusal):
            if services.limits.nonsense.take(connection.address):
                _refuse(services, connection, "", message)
            else:
                connection.dismiss("too-fast")
            continue
        if isinstance(message, protocol.Talk) and not talk.take():
            _refuse(services, connection, "talk", too_often(talk.wait()))
            continue
        if isinstance(message, protocol.Hint) and (refusal := payer.refuse()):
            _refuse(services, connection, "hint", refusal)
            continue
        said = tasks.create_task(_say(services, table, Said(connection.visitor.number, message)))


async def _say(services: Services, table: Place, letter: Said) -> None:
    begun = services.clock.now()
    with services.traces.arrival(str(letter.message.__struct_config__.tag)) as trace:
        await table.mailbox.deliver(replace(letter, trace=trace))
    if isinstance(letter.message, protocol.Answer):
        services.metrics.seconds.observe(services.clock.now() - begun)
