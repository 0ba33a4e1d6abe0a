"""Players are told before a game whether it counts for ratings, and each can say no."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.play import every_game, game_called
from tests.server.test_changing_hands import FRIEND, HOST, LATE, heard, refused, table
from vernissage import catalog
from vernissage.table import protocol
from vernissage.table.chair import FREE
from vernissage.table.letters import Came, Said, Went
from vernissage.table.rated_games import will_count
from vernissage.table.room import Room, Visitor

AGAINST = [name for name in catalog.names() if not game_called(name).info.together]
every_contest = pytest.mark.parametrize("name", AGAINST)


def gathering(name: str) -> Room:
    """Returns a table before the game: Ada, the host, Ben and a bot; Cleo watches. All want ratings."""
    begun = table(name)
    visitors = {number: replace(each, rated=True) for number, each in begun.visitors.items()}
    chairs = (*begun.setting.chairs, FREE)[: game_called(name).info.most]
    return replace(begun, setting=replace(begun.setting, chairs=chairs), match=None, visitors=visitors)


def unrated(room: Room, number: int) -> Room:
    visitor = replace(room.visitors[number], rated=False)
    return replace(room, visitors={**room.visitors, number: visitor})


@every_game
def test_it_counts_where_everyone_who_plays_wants_a_rating_and_plays_for_themselves(name: str) -> None:
    room = gathering(name)
    assert will_count(room) == (not game_called(name).info.together)
    assert will_count(unrated(room, LATE)) == will_count(room), "an onlooker has no say"
    for number in (HOST, FRIEND):
        assert not will_count(unrated(room, number))
    alone = room.setting.with_chair(1, FREE)
    assert not will_count(replace(room, setting=alone))


@every_contest
def test_everyone_is_told_and_one_no_is_enough_until_it_is_taken_back(name: str) -> None:
    room, told = heard(gathering(name), Said(FRIEND, protocol.Count(yes=False)))
    changed = {number: said for number, said in told if isinstance(said, protocol.Changed)}
    assert set(changed) == set(room.visitors)
    assert not any(said.table.counts for said in changed.values())
    assert [number for number, said in changed.items() if said.standing.uncounted] == [FRIEND]
    still, _ = heard(room, Said(HOST, protocol.Count(yes=True)))
    assert not will_count(still), "nobody speaks for another"
    again, _ = heard(room, Said(FRIEND, protocol.Count(yes=True)))
    assert will_count(again)


@every_contest
def test_who_is_away_was_not_told(name: str) -> None:
    room, _ = heard(gathering(name), Went(FRIEND))
    assert not will_count(room)
    room, _ = heard(room, Came(Visitor(9, "ben", "Ben", rated=True)))
    assert will_count(room)


@every_contest
def test_what_was_told_as_it_began_holds(name: str) -> None:
    room, _ = heard(gathering(name), Said(HOST, protocol.Start()))
    assert room.setting.counts
    assert will_count(unrated(room, FRIEND))
    casual, _ = heard(gathering(name), Said(FRIEND, protocol.Count(yes=False)), Said(HOST, protocol.Start()))
    assert not casual.setting.counts
    assert refused(room, FRIEND, protocol.Count(yes=False)) == "table/begun"


@every_contest
def test_a_latecomer_who_wants_no_rating_ends_it(name: str) -> None:
    begun, _ = heard(gathering(name), Said(HOST, protocol.Start()))
    bots_seat = len(begun.setting.chairs) - 1
    for room, counts in ((begun, True), (unrated(begun, LATE), False)):
        asked = Said(LATE, protocol.AskSeat(bots_seat)), Said(HOST, protocol.Admit(bots_seat, yes=True))
        late, _ = heard(room, *asked)
        assert late.setting.seat_of("cleo") == bots_seat
        assert will_count(late) == counts


@every_contest
def test_who_has_no_seat_has_no_say(name: str) -> None:
    assert refused(gathering(name), LATE, protocol.Count(yes=False)) == "table/not-seated"
