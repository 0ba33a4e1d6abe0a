"""A browser's socket at a table: from the handshake to the end, one message after the other.

Each is a letter in the table's mailbox. What is told in return goes out by connection.py.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server import protocol
from vernissage.server.connection import CLOSED, Connection
from vernissage.server.entrance import let_in
from vernissage.server.letters import Said
from vernissage.server.limits import too_often
from vernissage.server.services import Services
from vernissage.server.table import Place

BUSY: Final = 1013


async def serve(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """From the handshake to the end. The guard has seen to it that the page is ours."""
    address = services.door.address(scope)
    await receive()  # the wish to connect
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
        banned = services.keeper.refuse(address, "" if visit is None else visit.guest.id)
        table = None if banned else await let_in(request.path_params["code"], services, address, visit)
        rated = visit is not None and await services.store.ratings.wanted_by(visit.guest.id)
    except SQLAlchemyError:  # Nothing can be read or kept just now: the browser tries again by itself.
        await send({"type": "websocket.close", "code": CLOSED["restart"]})
        return
    watching = visit is None or "watch" in request.query_params
    connection = Connection(request.scope, send, visit, address, watching=watching, rated=rated)
    if table is None:
        damage = services.tables.damage(request.path_params["code"], connection.visitor.guest)
        connection.dismiss("banned" if banned else "gone" if damage is None else "damaged")
        await connection.send()
        return
    sender = asyncio.create_task(connection.send())
    await table.join(connection)
    try:
        await _listen(receive, services, table, connection)
    finally:
        sender.cancel()
        await table.leave(connection)


def _refuse(services: Services, connection: Connection, what: str, refusal: Refusal) -> None:
    services.metrics.refused(refusal.code)
    connection.tell(codec.encode(protocol.Refused(what, refusal)))


async def _listen(receive: Receive, services: Services, table: Place, connection: Connection) -> None:
    messages, pings, talk = services.limits.messages(), services.limits.pings(), services.limits.talk()
    while (event := await receive())["type"] == "websocket.receive":
        message = codec.decode(event.get("text") or event.get("bytes") or b"", protocol.Incoming)
        asks = isinstance(message, protocol.Ping)
        if not (pings if asks else messages).take():
            connection.dismiss("too-fast")
            continue  # It is being closed; what it still says is read and dropped.
        if isinstance(message, protocol.Ping):
            connection.tell(codec.encode(protocol.Pong(message.n)))
            continue
        if isinstance(message, Refusal):
            _refuse(services, connection, "", message)
            continue
        if isinstance(message, protocol.Talk) and not talk.take():
            _refuse(services, connection, "talk", too_often(talk.wait()))
            continue
        begun = perf_counter()
        with services.traces.arrival(str(message.__struct_config__.tag)) as trace:
            await table.mailbox.deliver(Said(connection.visitor.number, message, trace))
        if isinstance(message, protocol.Answer):
            services.metrics.took(perf_counter() - begun)
