"""Tournaments between bots: seating, playing games, and counting results.

Luck is balanced. Every deal is played once for each rotation of the line-up, so that every bot sits on every
seat of that deal equally often. With more bots than seats, every group of them plays it. In cooperative games
whole teams of bots play the same deals separately. The confidence interval of a win rate says how much luck
remains.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from math import ceil, comb, sqrt
from typing import Any, Final, NamedTuple

from vernissage.core.bot import AnyBot, BotMaker
from vernissage.core.game import AnyGame
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Outcome
from vernissage.core.value import OptionsValue, StateValue, Value, kind

# There is no clock here, and bots that must agree may repeat the same answers forever. A state that occurs
# more often than this counts as a time-out.
PATIENCE: Final = 10

Z_95: Final = 1.959963984540054
"""The standard deviations to each side that cover 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot's name, and the function that makes it."""

    name: str
    make: BotMaker


class Fixture(Value, frozen=True):
    """A game to be played: the deal, and the entrant on each seat."""

    number: int
    deal: int
    lineup: PerSeat[int]
    team: int | None = None
    """The number of the team, in cooperative games."""


class Played(Value, frozen=True):
    """A finished fixture: its outcome and statistics."""

    fixture: Fixture
    outcome: Outcome
    inputs: int = 0
    """The length of the game, in inputs."""
    moves: PerSeat[dict[str, int]] = ()
    """How often each seat made each kind of move."""


def games_per_deal(entrants: int, players: int) -> int:
    """Returns how many games give all bots equal seats on one deal: one per group of bots and rotation."""
    size = min(entrants, players)
    return comb(entrants, size) * size


def fixtures(entrants: int, players: int, games: int, seed: bytes) -> Iterator[Fixture]:
    """Yields at least this many games. Deals are always complete, so that seating stays balanced."""
    size = min(entrants, players)
    number = 0
    for deal in range(ceil(games / games_per_deal(entrants, players))):
        # Neighbours are luck too, so the order is shuffled. With fewer bots than seats they sit more than
        # once.
        places = Rng(seed, "lineup", deal).shuffled([seat % size for seat in range(players)])
        for group in combinations(range(entrants), size):
            for shift in range(size):
                yield Fixture(number, deal, tuple(group[(place + shift) % size] for place in places))
                number += 1


def ladder_fixtures(entrants: int, players: int, games: int, seed: bytes) -> Iterator[Fixture]:
    """Yields games between each bot and the next on the list: far fewer than in a round robin."""
    steps = entrants - 1
    for each in fixtures(2, players, games, seed):
        for step in range(steps):
            lineup = tuple(step + place for place in each.lineup)
            yield Fixture(each.number * steps + step, each.deal, lineup)


def team_fixtures(
    teams: Sequence[tuple[int, ...]], players: int, games: int, seed: bytes
) -> Iterator[Fixture]:
    """Yields this many games for each team. The members' seats change from deal to deal."""
    for deal in range(games):
        for number, members in enumerate(teams):
            order = Rng(seed, "lineup", deal).shuffled(members)
            lineup = tuple(order[seat % len(order)] for seat in range(players))
            yield Fixture(deal * len(teams) + number, deal, lineup, number)


def play(
    game: AnyGame, options: OptionsValue, entrants: Sequence[Entrant], fixture: Fixture, seed: bytes
) -> Played:
    """Plays one game. The bots' seed is derived separately, so that it reveals nothing about the deal."""
    match = begin(game, options, offspring(seed, "deal", fixture.deal))
    assert not isinstance(match, Refusal), match
    # New bots for each game and seat, so that no memory is carried over.
    bots = tuple(entrants[place].make(game) for place in fixture.lineup)
    end = play_out(match, bots, offspring(seed, "thinking", fixture.number))
    assert end.outcome is not None
    return Played(fixture, end.outcome, len(end.inputs), moves_of(end))


def moves_of(match: AnyMatch) -> PerSeat[dict[str, int]]:
    """Counts how often each seat made each kind of move."""
    made: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for entry in match.inputs:
        if isinstance(entry, Made):
            made[entry.seat][kind(entry.move)] += 1
    return tuple(dict(sorted(each.items())) for each in made)


class BotError(AssertionError):
    """A bot chose an illegal move: a bug in that bot."""

    def __init__(self, bot: str, move: str, refusal: Refusal) -> None:
        super().__init__(bot, move, refusal)
        self.bot, self.move, self.refusal = bot, move, refusal

    def __str__(self) -> str:
        return f"{self.bot} may not {self.move}: {self.refusal}"


class Turn(NamedTuple):
    """One turn between bots: the match before, the seat asked, its memory, and the match after."""

    before: AnyMatch
    seat: Seat
    memory: Sequence[Any]
    after: AnyMatch


def play_out(match: AnyMatch, bots: PerSeat[AnyBot], thinking: bytes) -> AnyMatch:
    """Plays the match to its end with these bots."""
    for turn in turns(match, bots, thinking):
        match = turn.after
    return match


def turns(match: AnyMatch, bots: PerSeat[AnyBot], thinking: bytes) -> Iterator[Turn]:
    """Plays the match to its end with these bots, and yields each turn."""
    been: Counter[StateValue] = Counter()
    memories = [Memory(seat) for seat in range(match.players)]
    while match.outcome is None:
        been[match.state] += 1
        seat = Rng(thinking, "turns", len(match.inputs)).pick(match.game.to_move(match.state))
        memory = memories[seat].of(match)
        if been[match.state] > PATIENCE:
            after = _lapsed(match, seat)
        else:
            after = _answered(match, seat, memory, bots[seat], thinking)
        yield Turn(match, seat, memory, after)
        match = after


@dataclass(slots=True)
class Memory:
    """A seat's memory of a running match, updated incrementally."""

    seat: Seat
    events: tuple[Any, ...] = ()
    heard: int = 0
    """The number of inputs processed so far."""

    def of(self, match: AnyMatch) -> tuple[Any, ...]:
        """Returns the events this seat has seen, like `Match.memory`. Each match must continue the last."""
        new = match.story[self.heard :]
        self.events += match.witnessed(chain.from_iterable(new), self.seat)
        self.heard = len(match.story)
        return self.events


def _answered(match: AnyMatch, seat: Seat, memory: Sequence[Any], bot: AnyBot, thinking: bytes) -> AnyMatch:
    move = choice(match, seat, memory, bot, thinking)
    accepted = match.submit(seat, match.asked[seat], move)
    if isinstance(accepted, Refusal):
        raise BotError(type(bot).__name__, str(move), accepted)
    return accepted.match


def _lapsed(match: AnyMatch, seat: Seat) -> AnyMatch:
    accepted = match.time_out(seat, match.asked[seat])
    assert not isinstance(accepted, Refusal), accepted
    return accepted.match


def choice(match: AnyMatch, seat: Seat, memory: Sequence[Any], bot: AnyBot, thinking: bytes) -> Any:  # noqa: ANN401 - a move of any game
    """Returns the bot's move for this seat.

    Its randomness depends only on the thinking seed, the seat and the number of inputs.
    """
    sight, rng = match.sight(seat), Rng(thinking, f"bot:{seat}", len(match.inputs))
    return bot.choose(sight.view, memory, sight.offers, rng)


def compete(
    game: AnyGame, options: OptionsValue, entrants: Sequence[Entrant], games: int, seed: bytes
) -> Iterator[Played]:
    """Plays the games one after another, and yields each result."""
    for fixture in fixtures(len(entrants), options.players, games, seed):
        yield play(game, options, entrants, fixture, seed)


@dataclass(frozen=True, slots=True)
class Tally:
    """A bot's results. Each seat counts: a bot that sits twice at a table plays twice."""

    played: int = 0
    wins: float = 0.0
    """The number of wins; a win shared by two counts half for each."""
    points: int = 0

    def plus(self, wins: float, points: int) -> Tally:
        return Tally(self.played + 1, self.wins + wins, self.points + points)

    @property
    def rate(self) -> float:
        return self.wins / self.played if self.played else 0.0

    @property
    def mean_score(self) -> float:
        return self.points / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)


def counted(players: int) -> str:
    """Returns the number of players as text: "one player", "3 players"."""
    return "one player" if players == 1 else f"{players} players"


def wilson(wins: float, played: int) -> tuple[float, float]:
    """Returns the 95 % confidence interval of a win rate (Wilson score interval)."""
    if not played:
        return 0.0, 1.0
    rate, z2 = wins / played, Z_95**2 / played
    middle = (rate + z2 / 2) / (1 + z2)
    reach = Z_95 * sqrt((rate * (1 - rate) + z2 / 4) / played) / (1 + z2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(slots=True)
class Scoreboard:
    """The tallies of all entrants. `duels` counts who won against whom in two-player games."""

    names: tuple[str, ...]
    share: float | None = None
    """The win rate expected of equally strong players; None where teams don't play each other."""
    games: int = 0
    tallies: list[Tally] = field(init=False)
    duels: dict[tuple[int, int], Tally] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tallies = [Tally() for _ in self.names]

    def enter(self, played: Played) -> None:
        """Adds the result of a finished game."""
        self.games += 1
        lineup, outcome, team = played.fixture.lineup, played.outcome, played.fixture.team
        if team is not None:
            self.tallies[team] = self.tallies[team].plus(float(bool(outcome.winners)), outcome.scores[0])
            return
        for seat, (entrant, points) in enumerate(zip(lineup, outcome.scores, strict=True)):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.tallies[entrant] = self.tallies[entrant].plus(share, points)
            if len(lineup) == 2:  # noqa: PLR2004 - a duel
                duel = (entrant, lineup[1 - seat])
                self.duels[duel] = self.duels.get(duel, Tally()).plus(share, points)

    def ranked(self) -> list[int]:
        """Returns the entrants, best first; equals keep their order."""
        return sorted(range(len(self.names)), key=lambda place: -self.tallies[place].rate)
