"""Very long games, written to a store as a server would."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

from tests.chance import drawn, machine
from tests.play import game_called, random_step
from tests.server.inside import people_for
from tests.server.people import SHORTEST, short
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.server.operations.metrics import Metrics
from vernissage.server.store import Guest, Store
from vernissage.server.tables.continuation import kept
from vernissage.server.tables.registry import Registry
from vernissage.server.workers.bot_pool import BotPool, Pace
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.deal import begun
from vernissage.table.room import Room
from vernissage.table.setting import Setting


def long_setting(name: str, code: str) -> Setting:
    """Returns the setting of a table of people, who may ask for hints without limit."""
    people = people_for(name)
    chairs = tuple(Chair(person, person.title(), key=drawn().key()) for person in people)
    players = {"players": len(people)} if game_called(name).info.most > 1 else {}
    return Setting(code, name, people[0], chairs, {**short(name, SHORTEST), **players})


def long_match(setting: Setting, inputs: int, *, over: bool = False) -> AnyMatch:
    """Returns a match with so many inputs, made of hints; then played to its end if wanted."""
    match = begun(game_called(setting.game), setting, seed_from_text("a long evening"))
    assert not isinstance(match, Refusal), match
    while len(match.inputs) < inputs:
        hinted = match.hint(match.game.to_move(match.state)[0])
        assert not isinstance(hinted, Refusal), hinted
        match = hinted.match
    while over and match.outcome is None:
        stepped = random_step(match)
        assert not isinstance(stepped, Refusal), stepped
        match = stepped.match
    return match


@asynccontextmanager
async def house_with(folder: Path, *rooms: tuple[Setting, AnyMatch]) -> AsyncIterator[Registry]:
    """Yields a registry that contains these tables; nobody has connected."""
    bot_pool = BotPool(machine(), Pace(0.0, 0.0), 1)
    store = await Store.open(f"sqlite:///{folder / 'long.db'}", machine())
    try:
        guests = {guest for setting, _ in rooms for guest in setting.guests}
        for guest in sorted(guests):
            await store.add_guest(Guest(guest, guest.title(), time()), guest.encode())
        for setting, match in rooms:
            await store.keep(kept(Room(match.game, setting, time(), match)), 0)
        tables = Registry(
            store,
            bot_pool,
            Metrics(),
            Calendar(await store.secret(drawn().secret()), time),
            platform=machine(),
        )
        yield tables
        await tables.close()
    finally:
        bot_pool.close()
        await store.close()
