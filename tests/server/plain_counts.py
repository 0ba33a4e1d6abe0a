"""Statistics computed slowly and simply by replaying every stored game, as a reference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from tests.play import game_called
from tests.server.truth import truth
from tests.server.weeks import Weeks, date_of
from vernissage.core.hindsight import stood
from vernissage.core.inputs import Hinted, TakenOver
from vernissage.core.match import AnyMatch
from vernissage.core.step import Outcome
from vernissage.table.setting import Setting

ONE_DAY = timedelta(days=1)


@dataclass(frozen=True)
class Game:
    """A finished game."""

    code: str
    setting: Setting
    match: AnyMatch
    ended: float

    @property
    def name(self) -> str:
        return self.setting.game

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None
        return self.match.outcome

    @property
    def guests(self) -> dict[str, int]:
        """The seat of each guest."""
        return {chair.guest: seat for seat, chair in enumerate(self.setting.chairs) if chair.guest}

    def score(self, guest: str) -> int:
        return self.outcome.scores[self.guests[guest]]

    def won(self, guest: str) -> bool:
        return self.guests[guest] in self.outcome.winners

    def helped(self, guest: str) -> bool:
        """Returns whether a bot played for this guest at any time."""
        seat = self.guests[guest]
        return any(isinstance(each, Hinted | TakenOver) and each.seat == seat for each in self.match.inputs)

    def memento(self, guest: str) -> Any:
        leave = self.match.game.extras.memento
        return None if leave is None else leave(self.guests[guest], *stood(self.match))

    def works(self, guest: str) -> Sequence[Any]:
        game = self.match.game
        return () if game.extras.works is None else game.extras.works(self.memento(guest))


def finished(weeks: Weeks) -> list[Game]:
    """Returns all finished games, the earliest first."""
    found = []
    for (code,) in weeks.house.rows("SELECT code FROM tables"):
        kept = truth(weeks.house, str(code))
        if kept.match.outcome is not None:
            found.append(Game(str(code), kept.setting, kept.match, weeks.ended[str(code)]))
    return sorted(found, key=lambda game: game.ended)


def of(guest: str, games: Sequence[Game], name: str = "") -> list[Game]:
    """Returns the games of this guest, of all kinds or one."""
    return [game for game in games if guest in game.guests and name in ("", game.name)]


def company_of(guest: str, games: Sequence[Game], often: int) -> dict[str, tuple[int, int]]:
    """Returns whom this guest has met so often: how many games, and how many of them won."""
    people = {each for game in games for each in game.guests} - {guest}
    together = {other: [game for game in of(guest, games) if other in game.guests] for other in people}
    return {
        other: (len(some), sum(game.won(guest) for game in some))
        for other, some in together.items()
        if len(some) >= often
    }


@dataclass(frozen=True)
class Tries:
    """A guest's attempts at a daily deal that count, the earliest first."""

    games: list[Game]
    scores: list[int]
    fewest: bool

    @property
    def best(self) -> int:
        return min(self.scores) if self.fewest else max(self.scores)

    @property
    def table(self) -> str:
        """The table where the best score was first reached."""
        return self.games[self.scores.index(self.best)].code


def tries(weeks: Weeks, games: Sequence[Game], guest: str, name: str, day: str) -> Tries | None:
    """Returns the attempts on the day itself, without help and before giving up; None if there are none."""
    until = weeks.gave_up.get((guest, name, day), float("inf"))
    some = [
        game
        for game in of(guest, games, name)
        if game.setting.daily == day == date_of(game.ended) and not game.helped(guest) and game.ended < until
    ]
    fewest = game_called(name).day.fewest
    return Tries(some, [game.score(guest) for game in some], fewest) if some else None


def run_up_to(day: str, dates: set[str]) -> int:
    """Returns the number of consecutive days up to this one."""
    here, count = date.fromisoformat(day), 0
    while here.isoformat() in dates:
        here, count = here - ONE_DAY, count + 1
    return count


def evenings(games: Sequence[Game], pause: float) -> list[list[Game]]:
    """Groups games into evenings, the earliest first."""
    found: list[list[Game]] = []
    for game in games:
        if not found or game.ended - found[-1][-1].ended >= pause:
            found.append([])
        found[-1].append(game)
    return found
