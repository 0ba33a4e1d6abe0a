"""A socket that has left stays away, whatever tables it was at do later."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from vernissage.server.cluster.table_proxy import Gateway, TableProxy
from vernissage.server.tables.table import Listener
from vernissage.table.protocol import Why
from vernissage.table.room import Visitor


class Home:
    """A table, as a proxy knows it."""

    def __init__(self) -> None:
        self.listeners: dict[int, Listener] = {}
        self.joined = 0

    async def join(self, listener: Listener) -> None:
        self.listeners[listener.visitor.number] = listener
        self.joined += 1

    async def leave(self, listener: Listener) -> None:
        self.listeners.pop(listener.visitor.number, None)

    def dismiss(self) -> None:
        for listener in list(self.listeners.values()):
            listener.dismiss("restart")


class House:
    """A process that loads a table anew whenever it is asked for."""

    def __init__(self) -> None:
        self.tables = self
        self.proxies: dict[int, TableProxy] = {}
        self.is_closing = False
        self.homes: list[Home] = []

    async def find(self, _code: str) -> Home:
        await asyncio.sleep(0)
        self.homes.append(Home())
        return self.homes[-1]

    def expect_no_more(self, _proxy: TableProxy) -> None:
        """Nothing comes from anywhere."""


class Socket:
    visitor = Visitor(1, "ada", "Ada", "fox", watching=False)
    address = ""

    def tell(self, _news: bytes) -> None:
        """Ignores it."""

    def dismiss(self, why: Why) -> None:
        raise AssertionError(why)


async def moved() -> tuple[House, TableProxy, Socket]:
    """Returns a socket whose first table has dismissed it, so that it is at a second one."""
    house, socket = House(), Socket()
    proxy = TableProxy("ABCD", cast("Gateway", cast("Any", house)))
    await proxy.join(socket)
    house.homes[0].dismiss()
    await proxy._settled()
    assert [home.joined for home in house.homes] == [1, 1]
    return house, proxy, socket


def test_a_table_that_is_closed_long_after_it_dismissed_a_socket_does_not_move_it_again() -> None:
    async def scene() -> None:
        house, proxy, socket = await moved()
        house.homes[0].dismiss()
        await proxy._settled()
        assert len(house.homes) == 2
        await proxy.leave(socket)

    asyncio.run(scene())


def test_a_socket_that_has_left_enters_no_table_again() -> None:
    async def scene() -> None:
        house, proxy, socket = await moved()
        await proxy.leave(socket)
        proxy.dismiss("restart")
        await proxy._settled()
        assert len(house.homes) == 2
        assert (house.homes[-1].listeners, house.proxies) == ({}, {})

    asyncio.run(scene())
