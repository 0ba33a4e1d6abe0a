"""The house of a browser tab, called as its worker calls it, in this Python."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.chance import machine
from vernissage import catalog
from vernissage.server.platform.inline import Inline
from vernissage.tab.house import Tab


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Tab]:
    os.makedirs(folder, exist_ok=True)  # noqa: PTH103 - a pathlib.Path would block, says ruff
    tab = Tab(f"{folder}/house.db", Inline(machine().chance))
    await tab.open()
    yield tab
    await tab.close()


async def told(tab: Tab, method: str, path: str, body: object = "") -> Any:
    reply = await tab.request(method, path, json.dumps(body) if body else "")
    assert reply.status in {200, 201}, reply
    return json.loads(reply.body)


async def begun(tab: Tab) -> str:
    await told(tab, "GET", "/api/me")
    game = catalog.names()[0]
    code: str = (await told(tab, "POST", "/api/tables", {"game": game, "players": 3, "bots": "easy"}))["code"]
    return code


def test_the_guest_of_a_browser_is_the_same_when_the_house_opens_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as tab:
            me = await told(tab, "GET", "/api/me")
            code = await begun(tab)
        async with opened(tmp_path) as tab:
            again = await told(tab, "GET", "/api/me")
            assert again["name"] == me["name"]
            assert [table["code"] for table in again["tables"]] == [code]

    asyncio.run(story())


def test_a_socket_is_greeted_answered_and_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as tab:
            code = await begun(tab)
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            socket = tab.connect(f"/api/tables/{code}/socket", heard.put_nowait)
            assert json.loads(await heard.get() or "")["is"] == "welcome"
            socket.say(json.dumps({"do": "ping", "n": 7}))
            while (news := json.loads(await heard.get() or ""))["is"] != "pong":
                pass
            assert news["n"] == 7
            socket.close()
            while await heard.get() is not None:
                pass

    asyncio.run(story())


def test_the_pages_are_told_that_nobody_else_can_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as tab:
            assert (await told(tab, "GET", "/api/house"))["alone"] is True

    asyncio.run(story())


def test_two_browsers_have_the_same_deal_of_the_day_and_no_database_stores_its_secret(tmp_path: Path) -> None:
    async def seed(folder: Path) -> bytes:
        async with opened(folder) as tab:
            services = tab.house.services
            game = catalog.names()[0]
            fresh = bytes(32)
            assert await services.store.secret(fresh) == fresh, "a secret was stored already"
            return services.calendar.seed(game, catalog.game(game), "2026-01-01")

    assert asyncio.run(seed(tmp_path / "one")) == asyncio.run(seed(tmp_path / "other"))


def test_a_copy_taken_along_brings_the_guest_and_their_games_to_another_browser(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "one") as tab:
            me = await told(tab, "GET", "/api/me")
            code = await begun(tab)
            copy = tab.copy()
        async with opened(tmp_path / "other") as tab:
            await told(tab, "GET", "/api/me")
            assert await tab.replace(copy)
            again = await told(tab, "GET", "/api/me")
            assert (again["name"], [table["code"] for table in again["tables"]]) == (me["name"], [code])

    asyncio.run(story())


def test_a_file_that_is_no_house_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as tab:
            me = await told(tab, "GET", "/api/me")
            assert not await tab.replace(b"not a database at all")
            assert await told(tab, "GET", "/api/me") == me

    asyncio.run(story())
