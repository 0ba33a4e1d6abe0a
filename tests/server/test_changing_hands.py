"""Seats change hands: late friends, seats handed over, and guests removed by the host."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from msgspec.structs import replace

from tests.play import every_game, game_called, options_for
from tests.server.evening import SECRET, Dice
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import TakenOver
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table import aftermath, news, protocol, seating
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.change import Change
from vernissage.table.handlers import hear
from vernissage.table.letters import Came, Letter, Said, Went
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.table_types import Stage
from vernissage.table.world import World

HOST, FRIEND, LATE, OTHER = 0, 1, 2, 3
"""The pages of two players and two onlookers. The last seat is a bot's."""
GUESTS = ("ada", "ben", "cleo", "dora")
FREE_TALK = next(name for name in catalog.names() if game_called(name).speech is None)
DICE = Dice(Rng(bytes(32), "hands"))


def world(now: float = 100.0) -> World:
    return World(now, 1_000.0 + now, Calendar(SECRET, lambda: now), DICE)


def table(name: str, *, here: Iterable[int] = (HOST, FRIEND, LATE, OTHER)) -> Room:
    """Returns a game of Ada, the host, and Ben with a bot at the last seat. Cleo and Dora watch."""
    game = game_called(name)
    players = min(max(3, game.info.fewest), game.info.most)
    match = begin(game, options_for(game, players), seed_from_text("hands"))
    assert not isinstance(match, Refusal)
    people = [Chair("ada", "Ada", key="a" * 22), Chair("ben", "Ben", key="b" * 22)]
    bots = [Chair(name=f"Bot {n}", bot="random") for n in range(players - 2)]
    setting = Setting("HANDS", name, "ada", (*people, *bots), codec.plain(match.options))
    visitors = {number: Visitor(number, GUESTS[number], GUESTS[number].title()) for number in here}
    away = {guest: 0.0 for number, guest in enumerate(GUESTS[:2]) if number not in visitors}
    return Room(game, setting, 1.0, match, visitors=visitors, away=away)


def heard(room: Room, *letters: Letter) -> tuple[Room, list[tuple[int, protocol.Outgoing]]]:
    """Returns the room after all of these letters, and everything that was told."""
    told: list[tuple[int, protocol.Outgoing]] = []
    for letter in letters:
        change = hear(room, letter, world())
        assert isinstance(change, Change), change
        room = change.room
        told += [
            (number, msgspec.json.decode(said, type=protocol.Outgoing))
            for number, said in news.news_of(room, change.told, world())
        ]
    return room, told


def refused(room: Room, number: int, wish: protocol.Wish) -> str:
    """Returns the code of the refusal."""
    refusal = hear(room, Said(number, wish), world())
    assert isinstance(refusal, Refusal), refusal
    return refusal.code


def last(room: Room) -> int:
    return len(room.setting.chairs) - 1


@every_game
def test_a_late_friend_has_a_bots_seat_when_the_host_says_yes(name: str) -> None:
    room = table(name)
    seat = last(room)
    assert seating.standing(room, room.visitors[LATE]).may_ask == tuple(range(seat + 1))
    room, told = heard(room, Said(LATE, protocol.AskSeat(seat)))
    assert {number for number, _ in told} == {HOST, LATE}, "it is the host's say, and nobody else's business"
    assert seating.standing(room, room.visitors[HOST]).decides == (protocol.Asking(seat, "Cleo", yes=False),)
    assert seating.standing(room, room.visitors[FRIEND]).decides == ()
    assert refused(room, FRIEND, protocol.Admit(seat, yes=True)) == "seat/not-your-say"
    room, told = heard(room, Said(HOST, protocol.Admit(seat, yes=True)))
    assert room.match is not None
    assert room.match.inputs[-1] == TakenOver(seat, "Cleo"), "the record says so"
    chair = room.setting.chairs[seat]
    assert (chair.guest, chair.name, chair.bot) == ("cleo", "Cleo", "")
    welcome = [said for number, said in told if number == LATE][-1]
    assert isinstance(welcome, protocol.Welcome)
    assert welcome.sight is not None
    assert (welcome.you, bytes(welcome.sight.view)) == (seat, codec.encode(room.match.sight(seat).view))
    story = codec.encode(news.story(room.match, seat))
    assert codec.encode(welcome.story) == story, "what the seat knows, and no more"
    assert seat in aftermath.helped(room.match), "a late player has not played the whole game"


@every_game
def test_where_the_host_is_not_there_all_people_who_are_must_agree(name: str) -> None:
    room = table(name)
    seat = last(room)
    first, second = room.setting.chairs[:2]
    room = replace(room, setting=replace(room.setting, host="gone"))
    room, _ = heard(room, Said(LATE, protocol.AskSeat(seat)))
    room, told = heard(room, Said(HOST, protocol.Admit(seat, yes=True)))
    assert room.setting.chairs[:2] == (first, second)
    assert all(isinstance(said, protocol.Changed) for _, said in told)
    assert room.setting.chairs[seat].bot, "one has not been asked yet"
    room, _ = heard(room, Said(FRIEND, protocol.Admit(seat, yes=True)))
    assert room.setting.chairs[seat].guest == "cleo"


@every_game
def test_one_no_is_enough_and_nobody_is_asked_the_same_twice(name: str) -> None:
    room = table(name)
    seat = last(room)
    room, _ = heard(room, Said(LATE, protocol.AskSeat(seat)), Said(HOST, protocol.Admit(seat, yes=False)))
    assert room.asking == {}
    assert refused(room, LATE, protocol.AskSeat(seat)) == "seat/declined"
    assert seat not in seating.standing(room, room.visitors[LATE]).may_ask
    heard(room, Said(OTHER, protocol.AskSeat(seat)))


@every_game
def test_two_cannot_ask_for_the_same_seat_and_who_leaves_asks_no_more(name: str) -> None:
    room = table(name)
    seat = last(room)
    room, _ = heard(room, Said(LATE, protocol.AskSeat(seat)))
    assert refused(room, OTHER, protocol.AskSeat(seat)) == "seat/asked-for"
    room, _ = heard(room, Went(LATE))
    assert room.asking == {}
    assert refused(room, HOST, protocol.Admit(seat, yes=True)) == "seat/nobody-asks"


@every_game
def test_ones_own_seat_is_ones_own_to_give(name: str) -> None:
    room = table(name)
    room, _ = heard(room, Said(LATE, protocol.AskSeat(1)))
    assert refused(room, HOST, protocol.Admit(1, yes=True)) == "seat/not-your-say"
    room, told = heard(room, Said(FRIEND, protocol.Admit(1, yes=True)))
    assert room.setting.chairs[1].guest == "cleo"
    left = [said for number, said in told if number == FRIEND][-1]
    assert isinstance(left, protocol.Welcome)
    assert (left.you, left.key) == (None, ""), "who gave it away looks on"


@every_game
def test_whoever_has_seen_one_hand_never_gets_another(name: str) -> None:
    room = table(name)
    seat = last(room)
    room, _ = heard(room, Said(LATE, protocol.AskSeat(1)), Said(FRIEND, protocol.Admit(1, yes=True)))
    assert refused(room, FRIEND, protocol.AskSeat(seat)) == "seat/has-seen"
    assert seating.standing(room, room.visitors[FRIEND]).may_ask == (1,), "but one's own can be taken back"
    assert refused(room, LATE, protocol.AskSeat(seat)) == "seat/seated"


@every_game
def test_whoever_carries_on_at_another_device_gets_no_second_seat_at_the_first(name: str) -> None:
    room = table(name)
    seat = last(room)
    room, _ = heard(room, Said(LATE, protocol.Claim(room.setting.chairs[1].key)))
    assert room.setting.chairs[1].guest == "cleo"
    assert refused(room, FRIEND, protocol.AskSeat(seat)) == "seat/has-seen"
    room, _ = heard(room, Said(FRIEND, protocol.Claim(room.setting.chairs[1].key)))
    assert room.setting.chairs[1].guest == "ben", "but it may be handed back"
    assert refused(room, LATE, protocol.AskSeat(seat)) == "seat/has-seen"
    assert refused(room, LATE, protocol.Claim(room.setting.chairs[0].key)) == "seat/has-seen", (
        "nor by its key"
    )


@every_game
def test_who_left_for_good_may_come_back_to_the_same_seat_if_they_are_let(name: str) -> None:
    room, _ = heard(table(name), Said(FRIEND, protocol.Resign()))
    assert room.setting.chairs[1].bot
    room, _ = heard(room, Said(FRIEND, protocol.AskSeat(1)), Said(HOST, protocol.Admit(1, yes=True)))
    chair = room.setting.chairs[1]
    assert (chair.guest, chair.name, chair.bot) == ("ben", "Ben", "")


@every_game
def test_a_link_to_a_seat_needs_no_more_asking(name: str) -> None:
    room = table(name)
    seat = last(room)
    assert refused(room, FRIEND, protocol.OfferSeat(seat)) == "table/not-host"
    assert refused(room, HOST, protocol.OfferSeat(1)) == "table/taken"
    room, told = heard(room, Said(HOST, protocol.OfferSeat(seat)))
    ((number, offered),) = told
    assert number == HOST
    assert isinstance(offered, protocol.Offered)
    room, _ = heard(room, Said(LATE, protocol.Claim(offered.key)))
    assert room.setting.chairs[seat].guest == "cleo"
    assert refused(room, OTHER, protocol.Claim(offered.key)) == "table/not-seated", "it works once"


@every_game
def test_ones_own_seat_can_be_handed_on_by_a_link(name: str) -> None:
    room, told = heard(table(name), Said(FRIEND, protocol.OfferSeat(1)))
    offered = told[0][1]
    assert isinstance(offered, protocol.Offered)
    room, _ = heard(room, Said(OTHER, protocol.Claim(offered.key)))
    assert room.match is not None
    assert (room.setting.chairs[1].guest, room.match.inputs[-1]) == ("dora", TakenOver(1, "Dora"))


@every_game
def test_while_somebody_is_away_their_seat_stays_theirs(name: str) -> None:
    room, _ = heard(table(name, here=(HOST, LATE)), Said(HOST, protocol.SetBot(1, "company")))
    assert refused(room, LATE, protocol.AskSeat(1)) == "seat/kept"
    room, _ = heard(room, Came(Visitor(FRIEND, "ben", "Ben")), Said(FRIEND, protocol.Sit()))
    assert (room.setting.chairs[1].guest, room.setting.chairs[1].bot) == ("ben", "")


@every_game
def test_at_a_table_of_bots_whoever_comes_may_sit_down(name: str) -> None:
    room, _ = heard(table(name), Said(FRIEND, protocol.Resign()), Said(HOST, protocol.Resign()))
    room, _ = heard(room, Said(LATE, protocol.AskSeat(0)))
    assert (room.setting.chairs[0].guest, room.setting.host) == ("cleo", "cleo")


@every_game
def test_whom_the_host_asks_to_leave_does_not_come_back(name: str) -> None:
    room = table(name)
    assert refused(room, FRIEND, protocol.Clear(0)) == "table/not-host"
    assert refused(room, HOST, protocol.Clear(0)) == "table/begun", "the host leaves instead"
    key = room.setting.chairs[1].key
    room, told = heard(room, Said(HOST, protocol.Clear(1)))
    left = [said for number, said in told if number == FRIEND][-1]
    assert isinstance(left, protocol.Welcome)
    assert left.you is None
    assert room.setting.chairs[1].bot, "the others play on"
    assert refused(room, FRIEND, protocol.AskSeat(1)) == "seat/removed"
    assert refused(room, FRIEND, protocol.Claim(key)) == "table/not-seated"


@pytest.mark.parametrize("private", [{"guided": True}, {"daily": "2031-05-04"}])
def test_where_one_person_learns_or_plays_a_day_no_seat_is_asked_for(private: dict[str, object]) -> None:
    room = table(FREE_TALK)
    room = replace(room, setting=replace(room.setting, **private))
    assert refused(room, LATE, protocol.AskSeat(last(room))) == "seat/private"


# Stopping


@every_game
def test_enough_people_who_want_to_stop_end_the_game_and_nobody_learns_who(name: str) -> None:
    room, told = heard(table(name), Said(HOST, protocol.Stop()))
    assert {number for number, _ in told} == {HOST}, "nobody else hears of it"
    assert room.stage == "playing"
    assert not seating.standing(room, room.visitors[FRIEND]).stops
    room, told = heard(room, Said(FRIEND, protocol.Stop()))
    stage: Stage = room.stage
    assert (stage, room.setting.stopped, room.owing()) == ("over", True, {})
    for _, said in told:
        assert isinstance(said, protocol.Welcome)
        assert (said.table.stopped, said.table.seed, said.standing.stops) == (True, "", False)
    assert refused(room, HOST, protocol.Resign()) == "table/stopped"


@every_game
def test_one_may_think_better_of_it(name: str) -> None:
    room, _ = heard(table(name), Said(HOST, protocol.Stop()), Said(HOST, protocol.Stop(yes=False)))
    room, _ = heard(room, Said(FRIEND, protocol.Stop()))
    assert room.stage == "playing"


@every_game
def test_when_somebody_leaves_for_good_those_who_want_to_stop_may_be_enough(name: str) -> None:
    room, _ = heard(table(name), Said(HOST, protocol.Stop()))
    after, told = heard(room, Said(FRIEND, protocol.Resign()))
    assert after.setting.stopped
    assert {number for number, said in told if isinstance(said, protocol.Welcome)} == set(after.visitors)
    handed_on, _ = heard(room, Said(LATE, protocol.AskSeat(1)), Said(FRIEND, protocol.Admit(1, yes=True)))
    assert not handed_on.setting.stopped, "whoever follows has not been asked yet"


@every_game
def test_who_is_left_alone_goes_on_with_a_bot_or_closes_the_table(name: str) -> None:
    room = table(name, here=(HOST,))
    with_a_bot, _ = heard(room, Said(HOST, protocol.SetBot(1, "company")))
    assert with_a_bot.setting.chairs[1].bot
    closed, _ = heard(room, Said(HOST, protocol.Stop()))
    assert closed.setting.stopped


@every_game
def test_who_has_just_gone_is_still_one_of_two(name: str) -> None:
    room = replace(table(name, here=(HOST,)), away={"ben": 99.0})
    room, _ = heard(room, Said(HOST, protocol.Stop()))
    assert not room.setting.stopped


# Talk


@every_game
def test_the_host_hears_that_somebodys_talk_is_out_of_place_and_not_from_whom(name: str) -> None:
    room = replace(table(name), match=None, talk=(protocol.Spoken(0, "Ada", "boo", ""),))
    room = replace(room, setting=replace(room.setting, host="cleo"))
    _, told = heard(room, Said(FRIEND, protocol.Report(0)))
    assert told == [(LATE, protocol.Reported(0))]
    assert refused(room, HOST, protocol.Report(1)) == "seat/said-nothing"


VOICED = next(name for name in catalog.names() if game_called(name).voiced)


def said_by_the_first(room: Room, *, voiced: bool) -> tuple[Room, int, protocol.Answer]:
    """Returns the game when the first person asked has, or hasn't, something to say aloud."""
    for _ in range(200):
        match = room.match
        assert match is not None
        assert match.game.voiced is not None
        seat = min(room.owing())
        offer = match.offers[seat][0]
        answer = protocol.Answer(match.asked[seat], msgspec.Raw(codec.encode(offer)), tone="too-sure")
        if room.setting.chairs[seat].guest and match.game.voiced(offer) == voiced:
            return room, seat, answer
        accepted = match.submit(seat, match.asked[seat], offer)
        assert not isinstance(accepted, Refusal)
        room = replace(room, match=accepted.match)
    pytest.fail("nobody has")


def test_where_moves_are_said_aloud_they_have_a_tone_though_nobody_may_write() -> None:
    room, seat, answer = said_by_the_first(table(VOICED), voiced=True)
    assert refused(room, seat, protocol.Talk(text="psst", tone="sure")) == "table/silence"
    after, told = heard(room, Said(seat, answer))
    name = room.setting.chairs[seat].name
    tone = protocol.Spoken(seat, name, "", "", "too-sure")
    assert [number for number, said in told if said == tone] == list(room.visitors)
    assert after.talk == room.talk, "nobody can read it later"
    room, seat, answer = said_by_the_first(table(VOICED), voiced=False)
    assert refused(room, seat, answer) == "table/silence", "what is only done has no tone"


def test_who_sees_a_game_later_hears_no_tone_now() -> None:
    room, seat, answer = said_by_the_first(table(VOICED), voiced=True)
    room = replace(room, setting=msgspec.structs.replace(room.setting, onlookers="closed"))
    _, told = heard(room, Said(seat, answer))
    assert {number for number, said in told if isinstance(said, protocol.Spoken)} == {HOST, FRIEND}


def test_a_tone_goes_with_the_words() -> None:
    room = replace(table(FREE_TALK), match=None)
    _, told = heard(room, Said(FRIEND, protocol.Talk(text="It is a hat.", tone="too-sure")))
    assert {said for _, said in told} == {protocol.Spoken(1, "Ben", "It is a hat.", "", "too-sure")}
