"""Every number on the pages of guests, days and circles, checked against the games themselves.

Several days pass on a real server (weeks.py). Its pages are compared with statistics computed slowly by
replaying everything (plain_counts.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.play import game_called
from tests.server import plain_counts as plain
from tests.server.clocked import clocked
from tests.server.live import Nursery
from tests.server.people import Browser
from tests.server.plain_counts import Game
from tests.server.truth import truth
from tests.server.weeks import Weeks, date_of, passed
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.annals import Shared
from vernissage.core.memoir import Past
from vernissage.server.api.circle_types import CirclePage
from vernissage.server.api.days import FEW, Daily, DayCard
from vernissage.server.history.gallery import Gallery
from vernissage.server.history.honours import Honours, Tried
from vernissage.server.history.meetings import PAUSE, CircleAnnals
from vernissage.server.history.statistics import TOGETHER, Fellow, Remembered, Statistics

pytestmark = pytest.mark.anyio


async def test_every_number_is_what_the_games_themselves_say(nursery: Nursery, tmp_path: Path) -> None:
    with clocked(nursery, tmp_path) as house:
        weeks = await passed(house)
        games = plain.finished(weeks)
        _all_kinds_of_games_are_there(weeks, games)
        days: list[DayCard] = []
        for person in weeks.people:
            _results_and_company(weeks, games, person)
            _lists_of_tables(weeks, person)
            _memoirs(weeks, games, person)
            _gallery(games, person)
            _feats(games, person)
            days += _days(weeks, games, person)
        assert {page.mine is None for page in days} == {True, False}
        _circle(weeks, [game for game in games if game.code in weeks.of_circle])


def _all_kinds_of_games_are_there(weeks: Weeks, games: Sequence[Game]) -> None:
    ada, ben = (person.guest for person in weeks.people[:2])
    for name in catalog.names():
        assert len(plain.of(ada, games, name)) >= 5
        assert any(
            ben in chair.before for game in games for chair in game.setting.chairs if game.name == name
        )
        of_kind = len([game for game in games if game.name == name])
        assert _tables(weeks, name, "playing") == 1
        assert _tables(weeks, name, "over") == of_kind + 1, "one was stopped"
    assert {game.won(ada) for game in plain.of(ada, games)} == {True, False}
    assert {game.helped(ada) for game in plain.of(ada, games)} == {True, False}


def _tables(weeks: Weeks, name: str, stage: str) -> int:
    query = "SELECT count(*) FROM tables WHERE game = ? AND stage = ?"
    ((count,),) = weeks.house.rows(query, name, stage)
    assert isinstance(count, int)
    return count


def _results_and_company(weeks: Weeks, games: Sequence[Game], person: Browser) -> None:
    found, guest = person.ask("GET", "/api/me/statistics").read(Statistics), person.guest
    assert [
        (each.game, each.played, each.won) for each in sorted(found.results, key=lambda each: each.game)
    ] == [
        (name, len(some), sum(game.won(guest) for game in some))
        for name in sorted(catalog.names())
        if (some := plain.of(guest, games, name))
    ]
    counts = [each.played for each in found.results]
    assert counts == sorted(counts, reverse=True), "what was played most comes first"
    assert found.ended == [game.ended for game in plain.of(guest, games)]
    assert _told(found.company) == _company(weeks, games, person)
    met = [each.games for each in found.company]
    assert met == sorted(met, reverse=True), "whom one has met most comes first"


def _told(company: Sequence[Fellow]) -> dict[str, tuple[int, int]]:
    return {each.name: (each.games, each.won) for each in company}


def _company(weeks: Weeks, games: Sequence[Game], person: Browser) -> dict[str, tuple[int, int]]:
    """Returns the statistics by name."""
    names = {each.guest: each.me().name for each in weeks.people}
    counted = plain.company_of(person.guest, games, TOGETHER)
    return {names[other]: numbers for other, numbers in counted.items()}


def _lists_of_tables(weeks: Weeks, person: Browser) -> None:
    told, guest = {card.code: card for card in person.me().tables}, person.guest
    for code in (str(row[0]) for row in weeks.house.rows("SELECT code FROM tables")):
        kept = truth(weeks.house, code)
        if guest not in kept.setting.guests:
            assert code not in told
            continue
        outcome = kept.match.outcome
        assert told[code].winners == ([] if outcome is None else [*outcome.winners])
        assert told[code].stage == ("playing" if outcome is None and not kept.setting.stopped else "over")
        assert told[code].away == ((guest, code) in weeks.away)


def _memoirs(weeks: Weeks, games: Sequence[Game], person: Browser) -> None:
    guest = person.guest
    for name in catalog.names():
        tell = catalog.extras(name).memoir()
        if tell is None:
            continue
        found = person.ask("GET", f"/api/me/memoirs/{name}").read(Remembered)
        assert _told(found.people) == _company(weeks, games, person)
        number = {each.name: place for place, each in enumerate(found.people, start=1)}
        known = {each.guest: number[each.me().name] for each in weeks.people if each.me().name in number}
        past = [
            Past(
                month=datetime.fromtimestamp(game.ended, UTC).strftime("%Y-%m"),
                seat=game.guests[guest],
                people={seat: known[other] for other, seat in game.guests.items() if other in known},
                score=game.score(guest),
                won=game.won(guest),
                helped=game.helped(guest),
                memento=game.memento(guest),
            )
            for game in plain.of(guest, games, name)
        ]
        assert codec.plain(found.memoir) == codec.plain(tell(past))


def _gallery(games: Sequence[Game], person: Browser) -> None:
    found, guest = person.ask("GET", "/api/me/gallery").read(Gallery), person.guest
    made = [
        (game.code, number, work.points, game.score(guest), game.ended, game.setting.daily)
        for game in plain.of(guest, games)
        for number, work in enumerate(game.works(guest))
    ]
    hung = {
        kind: [
            (work.code, work.number, work.points, work.score, work.made, work.day)
            for room in found.rooms
            if room.kind == kind
            for work in room.works
        ]
        for kind in ("season", "daily", "company")
    }
    assert hung["season"] == [work for work in made if not work[-1]]
    assert hung["daily"] == [work for work in made if work[-1]]
    assert found.works == len(hung["season"])
    usual = [game for game in plain.of(guest, games) if game.works(guest) and not game.setting.daily]
    companies = Counter(frozenset(game.guests) for game in usual if len(game.guests) > 1)
    assert Counter(work[0] for work in hung["company"]) == Counter(
        game.code
        for game in usual
        if companies[frozenset(game.guests)] >= TOGETHER
        for _ in game.works(guest)
    )


def _feats(games: Sequence[Game], person: Browser) -> None:
    """Checks that a feat is credited to the game in which it was first reached without help."""
    guest, reached = person.guest, dict[tuple[str, str], Game]()
    for game in plain.of(guest, games):
        feats, day = game.match.game.extras.feats, game.setting.daily
        if feats is None or game.helped(guest) or day not in {"", date_of(game.ended)}:
            continue
        of_events = (feats.of(event) for events in game.match.story for event in events)
        seat = game.guests[guest]
        before = [
            each.match.options for each in plain.of(guest, games, game.name) if each.ended <= game.ended
        ]
        for feat in (*(each[1] for each in of_events if each and each[0] == seat), *feats.over_time(before)):
            reached.setdefault((game.name, feat), game)
    told = {
        (goals.game, goal.name): (goal.made, goal.code)
        for goals in person.ask("GET", "/api/me/honours").read(Honours).feats
        for goal in goals.goals
    }
    nothing = dict.fromkeys(told, (None, ""))
    assert told == nothing | {which: (game.ended, game.code) for which, game in reached.items()}


def _days(weeks: Weeks, games: Sequence[Game], person: Browser) -> list[DayCard]:
    """The page of every day, as this person sees it."""
    played = sorted({game.setting.daily for game in games} - {""})
    days = [*played, date_of(weeks.house.now)]
    assert len(days) >= 4
    pages = []
    for name in catalog.names():
        for day in days:
            page = person.ask("GET", f"/api/days/{day}/{name}").read(DayCard)
            _day(weeks, games, person, page)
            pages.append(page)
    tried = [page.mine for page in pages if page.mine is not None]
    told = person.ask("GET", "/api/me/honours").read(Honours).days
    assert sorted(told, key=_by_date) == sorted(tried, key=_by_date)
    assert [each.date for each in told] == sorted((each.date for each in told), reverse=True)
    for puzzle in person.ask("GET", "/api/daily").read(Daily).puzzles:
        assert (puzzle.mine, puzzle.people) == (None, 0), "nobody has played today"
    return pages


def _by_date(day: Tried) -> tuple[str, str]:
    return day.date, day.game


def _day(weeks: Weeks, games: Sequence[Game], person: Browser, page: DayCard) -> None:
    name, day, guest, today = page.game, page.date, person.guest, date_of(weeks.house.now)
    found = {each.guest: plain.tries(weeks, games, each.guest, name, day) for each in weeks.people}
    firsts = {each: some.scores[0] for each, some in found.items() if some is not None}
    assert page.firsts == sorted(Counter(firsts.values()).items())
    mine = found[guest]
    if mine is None:
        assert (page.mine, page.ahead, page.works) == (None, None, [])
    else:
        assert page.mine is not None
        assert (page.mine.tries, page.mine.first, page.mine.best) == (
            len(mine.scores),
            firsts[guest],
            mine.best,
        )
        assert (page.mine.code, page.mine.gave_up) == (mine.table, (guest, name, day) in weeks.gave_up)
        fewest = game_called(name).day.fewest
        assert page.ahead == sum(
            first < firsts[guest] if fewest else first > firsts[guest] for first in firsts.values()
        )
        best = next(game for game in mine.games if game.code == mine.table)
        assert [work.points for work in page.works] == [work.points for work in best.works(guest)]
    names = {each.guest: each.me().name for each in weeks.people}
    assert len(firsts) < FEW, "all are named; where there are more: test_day_page.py"
    assert page.named is not None
    assert {(each.name, each.first, each.you) for each in page.named} == {
        (names[each], first, each == guest) for each, first in firsts.items()
    }
    dates = _dates(weeks, games, guest, name)
    assert page.streak.longest == max((plain.run_up_to(each, dates) for each in dates), default=0)
    yesterday = (date.fromisoformat(today) - timedelta(days=1)).isoformat()
    assert page.streak.running == plain.run_up_to(yesterday if day == today else day, dates)
    assert {tile.date: (tile.best, tile.code) for tile in page.streak.days if tile.best is not None} == {
        each: (some.best, some.table)
        for each in dates
        if (some := plain.tries(weeks, games, guest, name, each)) is not None
    }


def _dates(weeks: Weeks, games: Sequence[Game], guest: str, name: str) -> set[str]:
    days = {game.setting.daily for game in games} - {""}
    return {day for day in days if plain.tries(weeks, games, guest, name, day) is not None}


def _circle(weeks: Weeks, games: Sequence[Game]) -> None:
    person, guests = weeks.people[0], [each.guest for each in weeks.people[:3]]
    page = person.ask("GET", f"/api/circles/{weeks.circle}").read(CirclePage)
    evenings = plain.evenings(games, PAUSE)
    assert len(evenings) > 1
    wins = [Counter(who for game in some for who in guests if game.won(who)) for some in evenings]
    best = [{who for who in guests if count[who] and count[who] == max(count.values())} for count in wins]
    told = page.evenings[::-1]
    assert [{guests[each] for each in evening.won} for evening in told] == best
    assert [evening.began for evening in told] == [some[0].ended for some in evenings]
    assert [[game.code for game in evening.games[::-1]] for evening in told] == [
        [game.code for game in some] for some in evenings
    ]
    for evening, some in zip(told, evenings, strict=True):
        for game, kept in zip(evening.games[::-1], some, strict=True):
            assert {(player.person, player.score, player.won) for player in game.players} == {
                (number, kept.score(who), kept.won(who)) for number, who in enumerate(guests)
            }
    assert [each.evenings for each in page.people] == [sum(who in some for some in best) for who in guests]
    assert {each.played for each in page.people} == {games[-1].ended}
    for tally in page.tallies:
        some = [game for game in games if game.name == tally.game]
        assert (tally.played, tally.ended) == (len(some), some[-1].ended)
        assert tally.won == [sum(game.won(who) for game in some) for who in guests]
    assert {tally.game for tally in page.tallies} == {game.name for game in games}
    _annals(person, weeks.circle, guests, games)


def _annals(person: Browser, circle: str, guests: Sequence[str], games: Sequence[Game]) -> None:
    told = person.ask("GET", f"/api/circles/{circle}/annals").read(CircleAnnals)
    for name in catalog.names():
        tell = catalog.extras(name).annals()
        if tell is None:
            continue
        shared = {
            game.code: Shared(
                {game.guests[who]: number for number, who in enumerate(guests)},
                {game.guests[who]: game.memento(who) for who in guests},
            )
            for game in games
            if game.name == name
        }
        mine = [each.best for each in told.honours if each.game == name]
        assert codec.plain(mine) == codec.plain(tell.bests(tuple(shared.values())))
        for code, game in shared.items():
            assert codec.plain(told.special.get(code)) == codec.plain(tell.special(game))
