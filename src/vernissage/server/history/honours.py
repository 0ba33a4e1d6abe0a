"""Honours: the days that a guest has played, and the feats they have reached."""

from collections.abc import Iterable

import msgspec

from vernissage import catalog
from vernissage.server.store import Day, Feat
from vernissage.table.calendar import Calendar


class Tried(msgspec.Struct, frozen=True):
    """A guest's result on one day of one game."""

    game: str
    date: str
    tries: int
    first: int
    best: int
    code: str
    """The table of the best try."""
    gave_up: bool
    """Has the guest given up further tries?"""
    shown: str
    """The key in a link by which the guest shows this result to others."""


class Goal(msgspec.Struct, frozen=True):
    """A feat of a game."""

    name: str
    made: float | None
    """When the guest reached it, in seconds since 1970; None if not yet."""
    code: str
    """The table where that was; empty if not yet."""


class Goals(msgspec.Struct, frozen=True):
    """All feats of a game."""

    game: str
    goals: list[Goal]


class Honours(msgspec.Struct, frozen=True):
    """A guest's days and feats."""

    days: list[Tried]
    """The latest first."""
    feats: list[Goals]


def tried(day: Day, calendar: Calendar) -> Tried:
    """A stored day, with the key by which its guest can show it to others."""
    shown = calendar.shown_as(day.guest, day.game, day.date)
    return Tried(day.game, day.date, day.tries, day.first, day.best, day.code, day.gave_up, shown)


def goals(games: Iterable[str], feats: Iterable[Feat]) -> list[Goals]:
    """All feats of these games, with those that a guest has reached."""
    reached = {(feat.game, feat.feat): feat for feat in feats}
    found = []
    for name in games:
        game = catalog.find(name)
        if game is not None and game.extras.feats is not None:
            found.append(
                Goals(name, [_goal(each, reached.get((name, each))) for each in game.extras.feats.names])
            )
    return found


def _goal(name: str, feat: Feat | None) -> Goal:
    return Goal(name, None, "") if feat is None else Goal(name, feat.made, feat.code)
