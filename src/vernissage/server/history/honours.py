"""Honours: a guest's daily deals, and the feats (achievements) they have reached."""

from collections.abc import Iterable

import msgspec

from vernissage import catalog
from vernissage.server.store import Day, Feat
from vernissage.table.calendar import Calendar


class Tried(msgspec.Struct, frozen=True):
    """A guest's result in one daily deal."""

    game: str
    date: str
    tries: int
    first: int
    best: int
    code: str
    """The code of the table of the best try."""
    gave_up: bool
    """Whether the guest has given up further tries."""
    shown: str
    """The key of the link by which the guest shows this result to others."""


class Goal(msgspec.Struct, frozen=True):
    """A feat (achievement) of a game, and whether a guest has reached it."""

    name: str
    made: float | None
    """When the guest reached it, in seconds since 1970; None if they have not."""
    code: str
    """The code of the table where the guest reached it; empty if they have not."""


class Goals(msgspec.Struct, frozen=True):
    """All feats of a game, for one guest."""

    game: str
    goals: list[Goal]


class Honours(msgspec.Struct, frozen=True):
    """A guest's daily deals and feats."""

    days: list[Tried]
    """The results of daily deals, the latest first."""
    feats: list[Goals]


def tried(day: Day, calendar: Calendar) -> Tried:
    """Returns the result of a stored daily deal, with the key by which its guest can show it to others."""
    shown = calendar.shown_as(day.guest, day.game, day.date)
    return Tried(day.game, day.date, day.tries, day.first, day.best, day.code, day.gave_up, shown)


def goals(games: Iterable[str], feats: Iterable[Feat]) -> list[Goals]:
    """Returns all feats of these games, and which of them a guest has reached."""
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
