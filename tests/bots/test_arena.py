"""Tournaments: balanced seats, correct rates, reproducible from the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.play import game_called, options_for
from vernissage import catalog
from vernissage.bots import arena
from vernissage.bots.arena import Entrant, Fixture, Played, Scoreboard, wilson
from vernissage.bots.random_bot import RandomBot
from vernissage.core.bot import AnyBot
from vernissage.core.game import AnyGame
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring, seed_from_text
from vernissage.core.step import Outcome

SEED = seed_from_text("arena")
GAMES = catalog.names(with_templates=True)


class FirstOffer:
    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ARG002
        return offers[0]


class LastOffer:
    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ARG002
        return offers[-1]


class Stuck:
    """Keeps answering with the first offer it ever got."""

    def __init__(self) -> None:
        self.wanted: Any = None

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ARG002
        self.wanted = self.wanted or offers[0]
        return self.wanted


class Witness:
    """Records everything it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, Sequence[Any], Sequence[Any], Rng]] = []

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:
        self.given.append((view, memory, offers, rng))
        return offers[0]


def entrant(bot: type[Any]) -> Entrant:
    return Entrant(bot.__name__, lambda _game: bot())


def won_by(*winners: int, lineup: tuple[int, ...], scores: tuple[int, ...] = (0, 0)) -> Played:
    return Played(Fixture(0, 0, lineup), Outcome(scores, winners))


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("entrants", range(2, 7))
def test_every_bot_sits_on_every_seat_of_every_deal_equally_often(entrants: int, players: int) -> None:
    seats: dict[int, Counter[tuple[int, int]]] = {}
    for fixture in arena.fixtures(entrants, players, 100, SEED):
        seats.setdefault(fixture.deal, Counter()).update(enumerate(fixture.lineup))
    for taken in seats.values():
        assert len(taken) == entrants * players
        assert len(set(taken.values())) == 1


def test_two_bots_play_each_deal_with_seats_swapped() -> None:
    first, second, *rest = arena.fixtures(2, 2, 4, SEED)
    assert first.deal == second.deal
    assert first.lineup == second.lineup[::-1]
    assert {fixture.deal for fixture in rest} == {first.deal + 1}


def test_every_pair_of_many_bots_meets_in_both_orders() -> None:
    lineups = [fixture.lineup for fixture in arena.fixtures(4, 2, 12, SEED)]
    assert sorted(lineups) == [(one, two) for one in range(4) for two in range(4) if one != two]


def test_where_there_are_enough_bots_nobody_plays_against_itself() -> None:
    assert all(len(set(fixture.lineup)) == 3 for fixture in arena.fixtures(5, 3, 60, SEED))


@pytest.mark.parametrize(("asked", "played"), [(1, 3), (3, 3), (4, 6), (30, 30)])
def test_games_are_rounded_up_to_whole_deals(asked: int, played: int) -> None:
    assert len(list(arena.fixtures(3, 3, asked, SEED))) == played


def test_neighbours_change_from_deal_to_deal() -> None:
    lineups = {fixture.lineup for fixture in arena.fixtures(4, 4, 100, SEED)}
    assert len(lineups) == 24


def test_every_team_plays_every_deal_and_its_members_sit_in_turn() -> None:
    teams = [(0,), (1, 2, 3), (4, 5)]
    played = list(arena.team_fixtures(teams, 4, 20, SEED))
    assert [(fixture.deal, fixture.team) for fixture in played] == [
        (deal, team) for deal in range(20) for team in range(3)
    ]
    assert [fixture.number for fixture in played] == list(range(60))
    for fixture in played:
        assert fixture.team is not None
        members = teams[fixture.team]
        assert set(fixture.lineup) == set(members)
        assert fixture.lineup == tuple(fixture.lineup[seat % len(members)] for seat in range(4))
    assert len({fixture.lineup for fixture in played if fixture.team == 1}) == 6, (
        "the team must sit in every order"
    )


def test_a_team_wins_as_one() -> None:
    board = Scoreboard(("these", "those"))
    board.enter(Played(Fixture(0, 0, (0, 0, 0), team=0), Outcome((21, 21, 21), (0, 1, 2))))
    board.enter(Played(Fixture(1, 0, (1, 1, 1), team=1), Outcome((8, 8, 8), ())))
    these, those = board.tallies
    assert (these.rate, these.mean_score, these.played) == (1.0, 21.0, 1)
    assert (those.rate, those.mean_score, those.played) == (0.0, 8.0, 1)


# Newcombe 1998, method 3, and the exact binomial values for no wins and for all.
@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_intervals_are_wilsons(wins: int, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=5e-5)


def test_before_the_first_game_any_rate_is_possible() -> None:
    board = Scoreboard(("one", "other"))
    assert board.tallies[0].rate == 0
    assert board.tallies[0].mean_score == 0
    assert board.tallies[0].interval == (0, 1)


def test_a_bot_that_always_wins_has_a_rate_of_one_and_the_other_of_none() -> None:
    board = Scoreboard(("loser", "winner"))
    for _ in range(10):
        board.enter(won_by(1, lineup=(0, 1), scores=(3, 7)))
        board.enter(won_by(0, lineup=(1, 0), scores=(8, 4)))
    loser, winner = board.tallies
    assert (winner.rate, loser.rate) == (1, 0)
    assert (winner.mean_score, loser.mean_score) == (7.5, 3.5)
    assert (winner.played, board.games) == (20, 20)
    assert winner.interval == pytest.approx((0.8389, 1), abs=5e-5)
    assert board.ranked() == [1, 0]


def test_a_shared_win_is_a_share_for_each() -> None:
    board = Scoreboard(("one", "two", "three"))
    board.enter(won_by(0, 2, lineup=(2, 1, 0), scores=(5, 1, 5)))
    assert [tally.wins for tally in board.tallies] == [0.5, 0, 0.5]


def test_where_nobody_wins_nobody_has_a_share() -> None:
    board = Scoreboard(("one", "two"))
    board.enter(won_by(lineup=(0, 1)))
    assert [tally.wins for tally in board.tallies] == [0, 0]
    assert [tally.played for tally in board.tallies] == [1, 1]


def test_a_bot_on_two_seats_is_counted_for_both() -> None:
    board = Scoreboard(("one", "two"))
    board.enter(won_by(2, lineup=(0, 1, 0), scores=(1, 2, 6)))
    one, two = board.tallies
    assert (one.played, one.wins, one.points) == (2, 1, 7)
    assert (two.played, two.wins, two.points) == (1, 0, 2)


def test_duels_say_who_won_against_whom() -> None:
    board = Scoreboard(("one", "two", "three"))
    board.enter(won_by(0, lineup=(0, 1)))
    board.enter(won_by(0, lineup=(2, 0)))
    board.enter(won_by(0, 1, lineup=(2, 0)))
    rates = {duel: tally.rate for duel, tally in board.duels.items()}
    assert rates == {(0, 1): 1, (1, 0): 0, (2, 0): 0.75, (0, 2): 0.25}


def test_there_are_no_duels_where_three_play() -> None:
    board = Scoreboard(("one", "two", "three"))
    board.enter(won_by(0, lineup=(0, 1, 2), scores=(1, 0, 0)))
    assert board.duels == {}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    game = game_called(name)
    options = options_for(game, game.info.fewest)
    entrants = [entrant(RandomBot), entrant(FirstOffer)]
    one, again, other = (
        list(arena.compete(game, options, entrants, 6, seed)) for seed in (SEED, SEED, bytes(32))
    )
    assert one == again
    assert one != other


@pytest.mark.parametrize("name", GAMES)
def test_the_same_bot_twice_does_not_play_the_same_game_twice(name: str) -> None:
    game = game_called(name)
    options = options_for(game, game.info.fewest)
    entrants = [entrant(RandomBot), entrant(RandomBot)]
    scores: dict[int, set[tuple[int, ...]]] = {}
    for played in arena.compete(game, options, entrants, 20, SEED):
        scores.setdefault(played.fixture.deal, set()).add(played.outcome.scores)
    assert any(len(found) > 1 for found in scores.values())


@pytest.mark.parametrize("name", GAMES)
def test_bots_that_never_agree_come_to_an_end(name: str) -> None:
    game = game_called(name)
    options = options_for(game, game.info.most)
    stubborn = [entrant(FirstOffer), entrant(LastOffer)]
    assert len(list(arena.compete(game, options, stubborn, 2, SEED))) == 2


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_move_of_a_bot_is_a_bug(name: str) -> None:
    game = game_called(name)
    options = options_for(game, game.info.fewest)
    with pytest.raises(AssertionError, match="Stuck may not"):
        list(arena.compete(game, options, [entrant(Stuck)] * 2, 10, SEED))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_given_what_its_seat_is_told_and_no_seed_of_the_deal(name: str) -> None:
    game = game_called(name)
    options = options_for(game, game.info.fewest)
    made: list[Witness] = []

    def make(_game: AnyGame) -> AnyBot:
        made.append(Witness())
        return made[-1]

    list(arena.compete(game, options, [Entrant("witness", make)] * 2, 1, SEED))
    given = [each for bot in made for each in bot.given]
    assert all(isinstance(view, game.types.view) for view, *_ in given)
    assert any(memory for _, memory, *_ in given)
    assert all(offers for *_, offers, _ in given)
    assert {rng.seed for *_, rng in given}.isdisjoint({SEED, offspring(SEED, "deal", 0)})


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_remembers_all_that_its_seat_has_seen(name: str) -> None:
    game = game_called(name)
    options = options_for(game, game.info.fewest)
    match = begin(game, options, SEED)
    assert not isinstance(match, Refusal)
    bots = tuple(Witness() for _ in range(options.players))
    past = list(arena.play_out(match, bots, SEED).again())
    for seat, bot in enumerate(bots):
        assert all(tuple(memory) == past[rng.step].memory(seat) for _, memory, _, rng in bot.given)
