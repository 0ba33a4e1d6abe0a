"""Public tables: who joins, what can be said, and what happens when somebody leaves."""

from __future__ import annotations

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.play import every_game, game_called
from tests.server.test_changing_hands import FRIEND, GUESTS, HOST, LATE, OTHER, heard, refused, table, world
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import TakenOver
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.tables import timer
from vernissage.server.tables.table_card import card_of
from vernissage.table import protocol, seating
from vernissage.table.chair import FREE, Chair
from vernissage.table.change import Change
from vernissage.table.handlers import absence, hear
from vernissage.table.handlers.changes import row_of
from vernissage.table.handlers.seats import _again
from vernissage.table.letters import Alarm, Came, Renamed, Said, Went
from vernissage.table.room import AWAY, Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Clock

GAME = catalog.names()[0]
WRITING = [name for name in catalog.names() if game_called(name).wording is not None]


def opened(room: Room, clock: Clock = "relaxed") -> Room:
    """Returns the same table, open to strangers."""
    return replace(room, setting=replace(room.setting, open=True, clock=clock))


def gathering(*, is_open: bool, name: str = GAME) -> Room:
    """Returns a table before its game: Ada, the host, and Ben are seated, Cleo and Dora are not."""
    chairs = (Chair("ada", "Ada", key="a" * 22), Chair("ben", "Ben", key="b" * 22))
    free = (FREE,) * (game_called(name).info.most - 2)
    clock: Clock = "relaxed" if is_open else "none"
    setting = Setting("OPEN", name, "ada", (*chairs, *free), {}, clock=clock, open=is_open)
    visitors = {number: Visitor(number, guest, guest.title()) for number, guest in enumerate(GUESTS)}
    return Room(game_called(name), setting, 1.0, visitors=visitors)


def renamed(room: Room, number: int, name: str) -> Room:
    """Returns the same table with this visitor renamed."""
    visitor = replace(room.visitors[number], name=name)
    return replace(room, visitors={**room.visitors, number: visitor})


def setup(*, is_open: bool, clock: Clock = "none") -> protocol.Setup:
    return protocol.Setup(Raw(b"{}"), clock, open=is_open, language="de")


def rings(room: Room, now: float) -> Room:
    """Rings the table's timer at this time."""
    change = hear(room, Alarm(), world(now))
    assert isinstance(change, Change)
    return change.room


# Opening


def test_a_table_is_not_open_until_the_host_says_so_and_then_it_has_a_clock() -> None:
    room = gathering(is_open=False)
    assert refused(room, FRIEND, setup(is_open=True)) == "table/not-host"
    room, _ = heard(room, Said(HOST, setup(is_open=True)))
    assert (room.setting.open, room.setting.clock, room.setting.language) == (True, "relaxed", "de")
    room, _ = heard(room, Said(HOST, setup(is_open=True, clock="none")))
    assert room.setting.clock == "relaxed", "strangers don't wait for each other for ever"
    room, _ = heard(room, Said(HOST, setup(is_open=True, clock="brisk")))
    assert room.setting.clock == "brisk"
    room, _ = heard(room, Said(HOST, setup(is_open=False)))
    assert (room.setting.open, room.setting.clock, room.setting.language) == (False, "none", "")


def test_what_was_said_among_friends_is_not_for_strangers() -> None:
    room, _ = heard(gathering(is_open=False), Said(FRIEND, protocol.Talk("my number is 0171")))
    assert room.talk
    room, _ = heard(room, Said(HOST, setup(is_open=True)))
    assert room.talk == ()
    room, _ = heard(room, Said(FRIEND, protocol.Talk(phrase="hello")), Said(HOST, setup(is_open=True)))
    assert [said.phrase for said in room.talk] == ["hello"]


def test_it_is_not_opened_while_somebody_sits_there_under_a_name_that_is_not_fit() -> None:
    room = gathering(is_open=False)
    named = room.setting.with_chair(1, replace(room.setting.chairs[1], name="ben.de"))
    refusal = hear(replace(room, setting=named), Said(HOST, setup(is_open=True)), world())
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.args["name"]) == ("name/address", "ben.de")


# Names


@pytest.mark.parametrize("name", ["cleo@web.de", "Моd еr аtоr", "f u c k", "Host"])  # noqa: RUF001
def test_nobody_sits_down_among_strangers_under_such_a_name_but_among_friends_they_do(name: str) -> None:
    room = renamed(gathering(is_open=True), LATE, name)
    refusal = hear(room, Said(LATE, protocol.Sit()), world())
    assert isinstance(refusal, Refusal)
    assert refusal.code.startswith("name/")
    room = renamed(room, LATE, str(refusal.args["suggestion"]))
    room, _ = heard(room, Said(LATE, protocol.Sit()))
    assert room.setting.seat_of("cleo") is not None, "the suggested name is accepted"
    friends, _ = heard(renamed(gathering(is_open=False), LATE, name), Said(LATE, protocol.Sit()))
    assert friends.setting.chairs[2].name == name


@pytest.mark.parametrize("is_open", [True, False])
def test_neither_strangers_nor_friends_look_like_somebody_else(is_open: bool) -> None:  # noqa: FBT001 - pytest's way
    room = renamed(gathering(is_open=is_open), LATE, "\u0410d\u0430")
    refusal = hear(room, Said(LATE, protocol.Sit()), world())
    assert isinstance(refusal, Refusal)
    room = renamed(room, LATE, str(refusal.args["suggestion"]))
    room, _ = heard(room, Said(LATE, protocol.Sit()))
    assert room.setting.seat_of("cleo") is not None, "the suggested name is accepted"


def test_a_name_that_somebody_has_gets_a_number_as_ever() -> None:
    room, _ = heard(renamed(gathering(is_open=True), LATE, "Ada"), Said(LATE, protocol.Sit()))
    assert room.setting.chairs[2].name == "Ada 2"


def test_nobody_gets_such_a_name_by_another_way() -> None:
    room = gathering(is_open=True)
    assert refused(room, HOST, protocol.Bring("ada.de")) == "name/address"
    room, _ = heard(room, Renamed("ben", "ben.de"))
    assert room.setting.chairs[1].name == "Ben"
    playing = opened(table(GAME))
    playing = renamed(playing, FRIEND, "ben.de")
    again = _again(playing, "ada", world())
    assert "ben.de" not in again.names
    bots_seat = len(playing.setting.chairs) - 1
    playing = rings(left(playing, FRIEND, 0.0), AWAY)
    assert refused(renamed(playing, LATE, "cleo.de"), LATE, protocol.AskSeat(1)) == "name/address"
    assert bots_seat != 1


# Chat


@every_game
def test_nobody_says_anything_in_words_of_their_own(name: str) -> None:
    for room in (gathering(is_open=True, name=name), opened(table(name))):
        code = refused(room, HOST, protocol.Talk("hello"))
        assert code in {"table/phrases-only", "table/silence"}
        assert refused(room, LATE, protocol.Talk("hello")) == "table/not-seated", "nor do those who look on"
        assert refused(room, LATE, protocol.Talk(phrase="hello")) == "table/not-seated"
    room, _ = heard(gathering(is_open=True, name=name), Said(HOST, protocol.Talk(phrase="hello")))
    assert [said.phrase for said in room.talk] == ["hello"]


@pytest.mark.parametrize("name", WRITING)
def test_no_move_carries_words_among_strangers(name: str) -> None:
    room = table(name)
    carried = 0
    for step in range(100):
        rng = Rng(seed_from_text("words"), "walk", step)
        match = room.match
        assert match is not None
        assert match.game.wording is not None
        if match.outcome is not None:
            break
        seat = rng.pick(match.game.to_move(match.state))
        number = next((n for n, each in room.visitors.items() if each.guest == seat_guest(room, seat)), None)
        for move in match.offers[seat]:
            worded = match.game.wording.put(move, "my thoughts")
            if worded is None or number is None:
                continue
            answer = Said(number, protocol.Answer(match.asked[seat], Raw(codec.encode(worded))))
            refusal = hear(opened(room), answer, world())
            assert isinstance(refusal, Refusal)
            assert refusal.code == "table/no-own-words"
            assert isinstance(hear(room, answer, world()), Change), "among friends it does"
            plain = Said(number, protocol.Answer(match.asked[seat], Raw(codec.encode(move))))
            assert isinstance(hear(opened(room), plain, world()), Change)
            carried += 1
            break
        accepted = match.submit(seat, match.asked[seat], rng.pick(match.offers[seat]))
        assert not isinstance(accepted, Refusal)
        room = replace(room, match=accepted.match)
    assert carried


def seat_guest(room: Room, seat: int) -> str:
    return room.setting.chairs[seat].guest


# Leaving


def left(room: Room, number: int, when: float) -> Room:
    """Closes the page of this visitor."""
    change = hear(room, Went(number), world(when))
    assert isinstance(change, Change)
    return change.room


@every_game
def test_a_bot_plays_on_for_whoever_has_been_away_for_the_stated_time(name: str) -> None:
    room = left(opened(table(name)), FRIEND, 100.0)
    assert min(absence.gone_at(room).values()) == 100.0 + AWAY
    waits = timer.next_in(room, world(100.0))
    assert waits is not None
    assert waits <= AWAY, "the timer knows"
    assert rings(room, 100.0 + AWAY - 1).setting.chairs[1].bot == ""
    room = rings(room, 100.0 + AWAY)
    chair = room.setting.chairs[1]
    assert (chair.guest, bool(chair.bot)) == ("ben", True)
    assert room.match is not None
    assert room.match.inputs[-1] == TakenOver(1, f"bot-{chair.bot}"), "the record says so"
    assert rings(room, 1_000.0).setting.chairs == room.setting.chairs, "once"


def test_at_a_table_of_friends_nobody_is_replaced_without_being_asked() -> None:
    room = left(table(GAME), FRIEND, 100.0)
    assert absence.gone_at(room) == {}
    assert rings(room, 10_000.0).setting.chairs[1].bot == ""


def test_while_nobody_waits_nobody_has_left() -> None:
    room = left(left(opened(table(GAME)), FRIEND, 0.0), HOST, 0.0)
    assert absence.gone_at(room) == {}


@every_game
def test_whoever_left_comes_back_to_the_seat(name: str) -> None:
    room = rings(left(opened(table(name)), FRIEND, 0.0), AWAY)
    room, _ = heard(room, Came(Visitor(FRIEND, "ben", "Ben")))
    assert seating.standing(room, room.visitors[LATE]).may_take == (), "who is back has only to say so"
    room, _ = heard(room, Said(FRIEND, protocol.Sit()))
    assert room.setting.chairs[1].bot == ""


@every_game
def test_another_stranger_takes_the_seat_and_nobody_has_to_be_asked(name: str) -> None:
    room = rings(left(opened(table(name)), FRIEND, 0.0), AWAY)
    row = row_of(room)
    assert row.open
    assert card_of(row, "cleo").free == 1, "it is listed again"
    assert seating.standing(room, room.visitors[LATE]).may_take == (1,)
    room, _ = heard(room, Said(LATE, protocol.AskSeat(1)))
    chair = room.setting.chairs[1]
    assert (chair.guest, chair.name, chair.bot, chair.before) == ("cleo", "Cleo", "", ("ben",))
    assert not row_of(room).open
    room, _ = heard(room, Came(Visitor(FRIEND, "ben", "Ben")))
    assert refused(room, FRIEND, protocol.Sit()) == "table/begun", "too late"


def test_a_seat_that_is_given_up_is_there_for_anyone_but_whom_the_host_has_sent_away() -> None:
    room, _ = heard(opened(table(GAME)), Said(FRIEND, protocol.Resign()))
    assert seating.standing(room, room.visitors[OTHER]).may_take == (1,)
    room, _ = heard(opened(table(GAME)), Said(HOST, protocol.Clear(1)))
    assert refused(room, FRIEND, protocol.AskSeat(1)) == "seat/removed"
    assert seating.standing(room, room.visitors[OTHER]).may_take == (1,)


def test_a_seat_that_the_host_gave_a_bot_is_still_the_hosts_to_give() -> None:
    room = opened(table(GAME))
    bots = len(room.setting.chairs) - 1
    assert bots not in seating.standing(room, room.visitors[LATE]).may_take
    room, _ = heard(room, Said(LATE, protocol.AskSeat(bots)))
    assert room.setting.chairs[bots].bot


def test_the_part_of_host_goes_to_somebody_who_is_there() -> None:
    room = rings(left(opened(table(GAME)), HOST, 0.0), AWAY)
    assert room.setting.host == "ben"
    assert seating.removable(room, room.visitors[FRIEND]) == (0,)


def test_while_people_gather_the_chair_of_whoever_left_is_free_again() -> None:
    room = left(gathering(is_open=True), FRIEND, 0.0)
    assert rings(room, AWAY - 1).setting.seat_of("ben") == 1
    assert rings(room, AWAY).setting.chairs[1] == FREE
    assert rings(left(gathering(is_open=False), FRIEND, 0.0), 10_000.0).setting.seat_of("ben") == 1


def test_where_people_have_days_somebody_has_left_when_theirs_are_over() -> None:
    room = opened(table(GAME), "days")
    match = room.match
    assert match is not None
    number = next(n for n in (HOST, FRIEND) if n in match.game.to_move(match.state))
    room = left(room, number, 0.0)
    ends = room.deadlines[number].ends
    assert absence.gone_at(room) == {number: ends}
    assert rings(room, AWAY).setting.chairs[number].bot == ""
    assert rings(room, ends).setting.chairs[number].bot


def test_what_is_over_or_full_is_not_listed() -> None:
    room = rings(left(opened(table(GAME)), FRIEND, 0.0), AWAY)
    assert not row_of(replace(room, setting=replace(room.setting, stopped=True))).open
    assert not row_of(opened(table(GAME))).open
    assert row_of(gathering(is_open=True)).open
