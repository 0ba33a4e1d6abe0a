"""Evenings of a circle and their winners, compared with a count by hand."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from vernissage.server.history.meetings import PAUSE, PlayedGame, Player, evenings, tallies

PEOPLE = 4
players = st.builds(
    Player,
    name=st.just("Ada"),
    portrait=st.just(""),
    person=st.none() | st.integers(0, PEOPLE - 1),
    score=st.integers(0, 9),
    won=st.booleans(),
)
games = st.lists(
    st.builds(
        PlayedGame,
        code=st.uuids().map(str),
        game=st.sampled_from("abc"),
        ended=st.floats(0, 20 * PAUSE),
        players=st.lists(players, max_size=PEOPLE, unique_by=lambda player: player.person),
        bots=st.just([]),
        replay=st.booleans(),
    ),
    max_size=12,
).map(lambda found: sorted(found, key=lambda game: -game.ended))


def wins(some: list[PlayedGame], person: int) -> int:
    return sum(each.won and each.person == person for game in some for each in game.players)


@given(games)
def test_every_game_is_in_one_evening_and_a_long_pause_ends_it(found: list[PlayedGame]) -> None:
    told = evenings(found)
    assert [game for evening in told for game in evening.games] == found
    for evening in told:
        ends = [game.ended for game in evening.games]
        assert evening.began == ends[-1]
        assert all(later - sooner < PAUSE for later, sooner in pairwise(ends))
    for later, sooner in pairwise(told):
        assert later.began - sooner.games[0].ended >= PAUSE


@given(games)
def test_an_evening_is_won_by_whoever_won_most_of_it(found: list[PlayedGame]) -> None:
    for evening in evenings(found):
        counted = [wins(evening.games, person) for person in range(PEOPLE)]
        most = max(counted)
        assert evening.won == [person for person in range(PEOPLE) if most and counted[person] == most]


@given(games)
def test_wins_are_counted_by_game_and_the_longest_unplayed_comes_first(
    found: list[PlayedGame],
) -> None:
    told = tallies(found, PEOPLE)
    assert {tally.game for tally in told} == {game.game for game in found}
    for tally in told:
        some = [game for game in found if game.game == tally.game]
        assert (tally.played, tally.ended) == (len(some), max(game.ended for game in some))
        assert tally.won == [wins(some, person) for person in range(PEOPLE)]
    assert [tally.ended for tally in told] == sorted(tally.ended for tally in told)
