"""When a game ends, each guest on a chair of their own gets a memento, stored with the last input."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.play import every_game, game_called
from tests.server.company import few, play, play_all, playing
from tests.server.live import House
from tests.server.long_games import house_with, long_match, long_setting
from tests.server.people import Browser
from tests.server.truth import truth
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.step import Outcome
from vernissage.server.history.mementos import Companion, mementos
from vernissage.server.operations.retention import Retention, RetentionPolicy
from vernissage.server.store import Memento
from vernissage.table import protocol
from vernissage.table.rated_games import place

pytestmark = pytest.mark.anyio
GAME = catalog.names()[0]
FIELDS = ", ".join(Memento.__struct_fields__)


def kept(house: House, code: str) -> dict[str, Memento]:
    """Stored mementos by guest."""
    rows = house.rows(f"SELECT {FIELDS} FROM mementos WHERE code = ?", code)  # noqa: S608 - our own words
    found = [
        msgspec.convert(dict(zip(Memento.__struct_fields__, row, strict=True)), Memento, strict=False)
        for row in rows
    ]
    return {each.guest: each for each in found}


def left(match: AnyMatch, seat: int) -> bytes:
    """The game's own value, computed here."""
    leave = match.game.extras.memento
    return codec.encode(None if leave is None else leave(seat, *stood(match)))


@every_game
async def test_each_guest_keeps_how_it_went_with_whom_and_what_the_game_leaves(
    house: House, name: str
) -> None:
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        code = players[0].table.code
        guests = [player.browser.guest for player in players]
    end, found = truth(house, code), kept(house, code)
    outcome = end.match.outcome
    assert outcome is not None
    assert found.keys() == set(guests)
    for seat, guest in enumerate(guests):
        one = found[guest]
        assert (one.seat, one.game, one.score) == (seat, name, outcome.scores[seat])
        assert (one.won, one.place == 1) == (seat in outcome.winners,) * 2
        assert (one.rules, one.day, one.helped) == (game_called(name).info.version, "", False)
        assert codec.decode(one.company, list[Companion]) == [
            Companion(other, each) for other, each in enumerate(guests) if other != seat
        ]
        assert one.doc == left(end.match, seat)


async def test_bots_are_company_by_what_they_are_called_and_help_is_noted(house: House) -> None:
    browser = Browser(house)
    name = next(each for each in catalog.names() if catalog.extras(each).coach() is not None)
    code = browser.make(name, bots="easy", players=few(name))
    async with browser.at(code) as socket:
        await socket.until(lambda: socket.owes)
        await socket.say(protocol.Hint(socket.sight.number))
        await play(socket)
        await socket.until(lambda: socket.table.stage == "over")
    one = kept(house, code)[browser.guest]
    company = codec.decode(one.company, list[Companion])
    assert [(each.guest, each.bot.partition("-")[0]) for each in company] == [("", "easy")] * (few(name) - 1)
    assert one.helped


def test_whoever_was_brought_along_is_nobody_the_house_knows() -> None:
    setting = long_setting(GAME, "OLD")
    match = long_match(setting, 0, over=True)
    friend = msgspec.structs.replace(setting.chairs[1], guest=setting.chairs[0].guest, brought=True)
    [one] = mementos(setting.with_chair(1, friend), match, stood(match), 7.0)[:1]
    assert (one.guest, one.seat, one.made) == (setting.chairs[0].guest, 0, 7.0)
    assert codec.decode(one.company, list[Companion])[0] == Companion(1)


def test_a_lesson_leaves_nothing() -> None:
    setting = long_setting(GAME, "OLD")
    match = long_match(setting, 0, over=True)
    lesson = msgspec.structs.replace(setting, played_on="ABCD")
    assert mementos(lesson, match, stood(match), 7.0) == ()
    assert mementos(setting, long_match(setting, 3), stood(match), 7.0) == (), "nor a game that goes on"


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((5, 9, 7), (1,), (3, 1, 2)),
        ((5, 2, 7), (1,), (2, 1, 3)),
        ((4, 4, 4), (2,), (2, 2, 1)),
        ((9, 9, 3), (0, 1), (1, 1, 3)),
        ((3, 3), (), (0, 0)),
    ],
)
def test_places_follow_from_winners_whether_many_points_are_good_or_few(
    scores: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    outcome = Outcome(scores, winners)
    assert tuple(place(outcome, seat) for seat in range(len(scores))) == places


@every_game
async def test_a_game_that_was_over_before_is_remembered_by_and_by(tmp_path: Path, name: str) -> None:
    setting = long_setting(name, "OLD")
    match = long_match(setting, 5, over=True)
    async with house_with(tmp_path, (setting, match)) as registry:
        store = registry._store
        run = store._writer.run
        await run(lambda one: one.exec_driver_sql("INSERT INTO unremembered VALUES ('OLD')"))
        await Retention(store, registry, RetentionPolicy(), lambda: 0.0).look()
        assert await store.unremembered(1) == []
        for seat, guest in enumerate(setting.guests):
            [one] = await store.mementos_of(guest)
            assert one.doc == left(match, seat)
            assert one.score == match.outcome.scores[seat]  # type: ignore[union-attr]


async def test_what_can_not_be_replayed_is_no_longer_waited_for(tmp_path: Path) -> None:
    setting = long_setting(GAME, "OLD")
    async with house_with(tmp_path, (setting, long_match(setting, 5, over=True))) as registry:
        store = registry._store
        for sql in ("INSERT INTO unremembered VALUES ('OLD')", "UPDATE tables SET rules = 0"):
            await store._writer.run(lambda one, sql=sql: one.exec_driver_sql(sql))  # type: ignore[misc]
        await Retention(store, registry, RetentionPolicy(), lambda: 0.0).look()
        assert await store.unremembered(1) == []
        assert await store.mementos_of("ada") == []
