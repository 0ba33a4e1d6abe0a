"""The history of a circle: its evenings, their winners, and the games' remarks about its people."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from vernissage import catalog
from vernissage.core.annals import Best, Shared
from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.server.history.memento_reader import read_memento
from vernissage.server.store import Memento, TableRow
from vernissage.server.store.tables import OVER
from vernissage.server.tables.restore import read_setting

PAUSE: Final = 3 * 3600.0
"""Seconds without a game after which a new evening begins."""


class Player(msgspec.Struct, frozen=True):
    """A player of a finished game."""

    name: str
    portrait: str
    person: Person | None
    """The number of this person in the circle; None if they are not a member."""
    score: int
    won: bool


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game in which members of a circle took part."""

    code: str
    game: str
    ended: float
    """When the game ended, in seconds since 1970."""
    players: list[Player]
    """The people who played, the best first."""
    bots: list[str]
    """The names of bots that won."""
    replay: bool
    """Whether the game can still be replayed."""


class Evening(msgspec.Struct, frozen=True):
    """An evening of a circle: games without a long pause between them, the latest first."""

    began: float
    """When the first game of the evening ended, in seconds since 1970."""
    games: list[PlayedGame]
    won: list[Person]
    """The members with the most wins on this evening."""


class GameTally(msgspec.Struct, frozen=True):
    """A circle's results in all matches of one game."""

    game: str
    played: int
    ended: float
    """When the last match ended, in seconds since 1970."""
    won: list[int]
    """The number of wins of each person, by the person's number."""


class Honour(msgspec.Struct, frozen=True):
    """The people who are best at something in one game, in that game's words."""

    game: str
    best: Best


class CircleAnnals(msgspec.Struct, frozen=True):
    """The games' remarks about a circle."""

    honours: list[Honour]
    special: dict[str, Remark]
    """A remark about a special game, by the code of its table."""


def played_games(
    rows: Iterable[TableRow], mementos: Iterable[Memento], people: Mapping[str, Person]
) -> list[PlayedGame]:
    """Returns the finished games at these tables, the latest first. Games without a memento are left out."""
    left: dict[str, list[Memento]] = {}
    for memento in mementos:
        left.setdefault(memento.code, []).append(memento)
    found = [_played(row, left[row.code], people) for row in rows if row.code in left]
    return sorted(found, key=lambda game: -game.ended)


def evenings(games: Sequence[PlayedGame]) -> list[Evening]:
    """Groups games into evenings. Games and evenings are both ordered from the latest to the earliest."""
    groups: list[list[PlayedGame]] = []
    for game in games:
        if groups and groups[-1][-1].ended - game.ended < PAUSE:
            groups[-1].append(game)
        else:
            groups.append([game])
    return [Evening(group[-1].ended, group, _ahead(group)) for group in groups]


def tallies(games: Sequence[PlayedGame], people: int) -> list[GameTally]:
    """Returns the results by game. The game that has not been played for the longest time comes first."""
    by_game: dict[str, list[PlayedGame]] = {}
    for game in games:
        by_game.setdefault(game.game, []).append(game)
    found = [
        GameTally(name, len(some), some[0].ended, [_wins(some)[person] for person in range(people)])
        for name, some in by_game.items()
    ]
    return sorted(found, key=lambda tally: tally.ended)


def annals(mementos: Iterable[Memento], people: Mapping[str, Person]) -> CircleAnnals:
    """Returns the games' remarks about the members of a circle, based on their mementos."""
    by_table: dict[tuple[str, str], list[Memento]] = {}
    for memento in mementos:
        by_table.setdefault((memento.game, memento.code), []).append(memento)
    honours: list[Honour] = []
    special: dict[str, Remark] = {}
    for name in sorted({game for game, _ in by_table}):
        tell = catalog.extras(name).annals()
        if tell is None:
            continue
        games = {code: _shared(some, people) for (game, code), some in by_table.items() if game == name}
        honours += [Honour(name, best) for best in tell.bests(tuple(games.values()))]
        special |= {code: said for code, game in games.items() if (said := tell.special(game)) is not None}
    return CircleAnnals(honours, special)


def _played(row: TableRow, mementos: Sequence[Memento], people: Mapping[str, Person]) -> PlayedGame:
    setting = read_setting(row)
    chairs = () if setting is None else setting.chairs
    players = [
        Player(
            name=chairs[each.seat].name if each.seat < len(chairs) else "",
            portrait=chairs[each.seat].portrait if each.seat < len(chairs) else "",
            person=people.get(each.guest),
            score=each.score,
            won=each.won,
        )
        for each in sorted(mementos, key=lambda each: (not each.won, each.place, each.seat))
    ]
    winners = () if setting is None else setting.winners
    bots = [chairs[seat].name for seat in winners if seat < len(chairs) and chairs[seat].is_bots]
    return PlayedGame(row.code, row.game, mementos[0].made, players, bots, replay=row.stage == OVER)


def _wins(games: Iterable[PlayedGame]) -> Counter[Person]:
    return Counter(
        each.person for game in games for each in game.players if each.won and each.person is not None
    )


def _ahead(games: Iterable[PlayedGame]) -> list[Person]:
    wins = _wins(games)
    return sorted(person for person, count in wins.items() if count == max(wins.values()))


def _shared(mementos: Iterable[Memento], people: Mapping[str, Person]) -> Shared[object]:
    """Returns one game for the annals: the mementos of the circle's members who played without help."""
    seats, read = {}, {}
    for each in mementos:
        memento = read_memento(each) if each.guest in people and not each.helped else None
        if memento is not None:
            seats[each.seat], read[each.seat] = people[each.guest], memento
    return Shared(seats, read)
