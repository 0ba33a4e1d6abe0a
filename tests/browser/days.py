"""A server where daily deals were played: by the guest of a page, and by many others."""

from __future__ import annotations

from datetime import date, timedelta
from time import time
from typing import Final

from msgspec.structs import replace

from tests.browser.planting import elsewhere, new_code
from tests.chance import machine
from tests.play import game_called, random_step
from tests.server.arranged import plant, setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api.days import Daily
from vernissage.server.history.mementos import mementos
from vernissage.server.store import Guest as GuestRow
from vernissage.server.store import Kept, Points, Store
from vernissage.server.workers.day_solver import ReachCard, Stair
from vernissage.table.calendar import Calendar
from vernissage.table.setting import Setting

GAME: Final = next(name for name in catalog.names() if game_called(name).day.within is not None)
OTHERS: Final = 83


def today(house: House) -> str:
    """Returns the date by the clock of this server."""
    return Guest(house, stranger=True).ask("GET", "/api/daily").read(Daily).date


def yesterday(house: House) -> date:
    return date.fromisoformat(today(house)) - timedelta(days=1)


def finished(house: House, game: str, day: str) -> AnyMatch:
    """Plays the deal of this day to its end at random."""
    ((secret,),) = house.rows("SELECT secret FROM secrets")
    assert isinstance(secret, bytes)
    rules = game_called(game)
    match = begin(rules, rules.day.options(day), Calendar(secret, time).seed(game, rules, day))
    while not isinstance(match, Refusal) and match.outcome is None:
        step = random_step(match)
        assert not isinstance(step, Refusal)
        match = step.match
    assert not isinstance(match, Refusal)
    return match


def lived(house: House, me: Guest, game: str, days: int, others: int) -> None:
    """Plays so many days up to yesterday, except one, with so many others on the last of them."""
    chance, last = Rng(seed_from_text("days"), "others"), yesterday(house)

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        for number in range(days):
            day = (last - timedelta(days=number)).isoformat()
            if number != days - 2:
                await keep(store, day, me.guest)
        for number in range(others):
            guest = f"other-{new_code()}"
            await store.add_guest(GuestRow(guest, f"Other {number}", 0.0), new_code().encode())
            score = 15 + sum(chance.below(7) for _ in range(5))
            points = Points(guest, game, last.isoformat(), score, codes[last.isoformat()])
            await store.keep(Kept(points=points), 0)
        await store.close()

    async def keep(store: Store, day: str, guest: str) -> None:
        match, code = finished(house, game, day), new_code()
        codes[day] = code
        await _keep(store, setting_of(code, game, match, [guest], ["Mila"]), match, day)

    codes: dict[str, str] = {}
    elsewhere(write())


def tried_today(house: House, me: Guest, game: str) -> None:
    """Plays today's deal to its end once."""
    day = today(house)

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        match = finished(house, game, day)
        await _keep(store, setting_of(new_code(), game, match, [me.guest], ["Mila"]), match, day)
        await store.close()

    elsewhere(write())


def scored_today(house: House, guest: Guest, game: str, score: int) -> None:
    """Gives this guest a first try with so many points in today's deal."""
    day, code = today(house), new_code()

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        match = finished(house, game, day)
        await plant(store, replace(setting_of(code, game, match, [guest.guest], ["Lena"]), daily=day), match)
        await store.keep(Kept(points=Points(guest.guest, game, day, score, code)), 0)
        await store.close()

    elsewhere(write())


def solved_today(house: House, game: str, possible: int) -> None:
    """Stores that so many points are possible in today's deal, so that no solver has to find that out."""
    day, card = today(house), ReachCard([Stair(0, possible, proven=True)], None, 0)

    async def write() -> None:
        store = await Store.open(f"sqlite:///{house.file}", machine())
        await store.keep_reach(game, day, "", codec.encode(card))
        await store.close()

    elsewhere(write())


async def _keep(store: Store, setting: Setting, match: AnyMatch, day: str) -> None:
    """Stores a table of that day, with its score and everything else."""
    setting = replace(setting, daily=day)
    await plant(store, setting, match)
    assert match.outcome is not None
    points = Points(setting.host, setting.game, day, match.outcome.scores[0], setting.code)
    await store.keep(Kept(points=points), 0)
    await store.remember(setting.code, mementos(setting, match, stood(match), 0.0))
