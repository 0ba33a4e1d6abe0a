"""A guest with a large gallery."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from tests.browser.planting import leave, new_code
from tests.play import game_called, options_for, random_match
from tests.server.arranged import setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.core.rng import seed_from_text

NAME = next(name for name in catalog.names() if game_called(name).extras.works)


def fill(house: House, me: Guest, games: int, days: int = 0) -> None:
    """Adds so many games in company, a fortnight apart, and some daily deals."""
    game = game_called(NAME)
    lotte = Guest(house)
    lotte.ask("PATCH", "/api/me", {"name": "Lotte"})
    friend = lotte.guest
    for number in range(games + days):
        alone = number >= games
        *_, match = random_match(game, options_for(game, 1 if alone else 2), seed_from_text(f"mine {number}"))
        people = {"Mila": me.guest} if alone else {"Mila": me.guest, "Lotte": friend}
        setting = setting_of(new_code(), NAME, match, list(people.values()), list(people))
        made = datetime(2030, 9, 3, tzinfo=UTC).timestamp() + number * 14 * 24 * 3600
        leave(house, replace(setting, daily=f"2030-10-{number:02}" if alone else ""), match, made)
