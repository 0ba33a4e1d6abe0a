"""Every number of the ending equals a slow and plain recount from the true states of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from vernissage.core.match import Match
from vernissage.core.record import read, record, replay, write
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.coach import recall
from vernissage.games.not_a_hat.moves import Accept
from vernissage.games.not_a_hat.tests.table import HatMatch, random_matches
from vernissage.games.not_a_hat.truth import Journey, Stop, Truth, foremost, longest_lie

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4},
    {"players": 3, "rounds": True},
    {"players": 5, "anyone": True},
    {"players": 4, "gifts": 2},
)


class Answer(NamedTuple):
    """One time that a gift was given, according to the states before and after."""

    game: int
    number: int
    gift: str
    giver: Seat
    receiver: Seat
    said: str
    accepted: bool
    age: int
    """How many gifts have been named since it was last open or truly named."""

    @property
    def true(self) -> bool:
        return self.said == self.gift

    @property
    def wrong(self) -> Seat | None:
        """HAT-4.2: who was wrong, if the gift was refused."""
        return None if self.accepted else self.receiver if self.true else self.giver


@cache
def games(table: int) -> tuple[tuple[HatMatch, ...], ...]:
    """Returns a game with random names, and one with mostly true names."""
    options = TABLES[table]
    return tuple(tuple(random_matches("an ending", honest=way, **options)) for way in (False, True))


def told(match: HatMatch) -> Truth:
    """Returns the retrospect of a record that was written and read again."""
    found = read(write(record("not_a_hat", match, open_seed=True)))
    assert not isinstance(found, Refusal)
    again = replay(GAME, found.record)
    assert not isinstance(again, Refusal)
    assert isinstance(again.match, Match)
    assert isinstance(again.match.retrospect, Truth)
    return again.match.retrospect


def answers(matches: Sequence[HatMatch]) -> list[Answer]:
    """Returns all answers in order."""
    found: list[Answer] = []
    known: dict[str, int] = {}
    for before, after in pairwise(matches):
        state = before.state
        lying_open = [card.gift for pile in state.piles for card in pile if card.open]
        known.update(dict.fromkeys([*lying_open, *state.shop], state.number))
        if state.phase != "answer":
            continue
        gift, said, receiver = state.parcel, state.said, state.receiver
        assert gift is not None
        assert said is not None
        assert receiver is not None
        accepted = after.inputs[-1].move == Accept()
        age = state.number - known[gift]
        found.append(Answer(state.game, state.number, gift, state.giver, receiver, said, accepted, age))
        if said == gift:
            known[gift] = state.number
    return found


@pytest.fixture(params=[(table, way) for table in range(len(TABLES)) for way in (0, 1)], ids=str)
def matches(request: pytest.FixtureRequest) -> Sequence[HatMatch]:
    """Every game in turn, with all its states."""
    table, way = request.param
    return games(table)[way]


def test_every_game_has_its_gifts_and_its_penalties(matches: Sequence[HatMatch]) -> None:
    found = answers(matches)
    for number, played in enumerate(told(matches[-1]).games, start=1):
        own = [answer for answer in found if answer.game == number]
        wrong = Counter(answer.wrong for answer in own)
        assert (played.first, played.last) == (own[0].number, own[-1].number)
        assert played.penalties == tuple(wrong[seat] for seat in range(matches[0].players))
    assert len(told(matches[-1]).games) == matches[-1].state.game
    outcome = matches[-1].outcome
    assert outcome is not None
    per_game = [played.penalties for played in told(matches[-1]).games]
    assert outcome.scores == tuple(map(sum, zip(*per_game, strict=True)))


def test_every_time_a_gift_was_given_is_on_its_journey(matches: Sequence[HatMatch]) -> None:
    on_the_map = [
        (each.game, stop.number, each.gift, stop.giver, stop.receiver, stop.said, stop.accepted, stop.true)
        for each in told(matches[-1]).journeys
        for stop in each.stops
    ]
    assert sorted(on_the_map) == sorted((*answer[:-1], answer.true) for answer in answers(matches))


def test_who_lied_and_who_was_fooled_is_counted_answer_by_answer(matches: Sequence[HatMatch]) -> None:
    found, truth = answers(matches), told(matches[-1])
    for seat in range(matches[0].players):
        assert truth.lied[seat] == sum(each.giver == seat and not each.true for each in found)
        mine = [each for each in found if each.receiver == seat]
        assert truth.fooled[seat] == sum(each.accepted and not each.true for each in mine)
        assert truth.doubted[seat] == sum(each.true and not each.accepted for each in mine)


def test_no_lie_was_longer_than_the_longest(matches: Sequence[HatMatch]) -> None:
    """Each gift's answers are cut into all possible pieces; of those that are all lies, one is longest."""
    by_gift: dict[tuple[int, str], list[Answer]] = {}
    for answer in answers(matches):
        by_gift.setdefault((answer.game, answer.gift), []).append(answer)
    pieces = [
        own[start:stop]
        for own in by_gift.values()
        for start in range(len(own))
        for stop in range(start + 1, len(own) + 1)
    ]
    false = [piece for piece in pieces if not any(answer.true for answer in piece)]
    lies = [[answer for answer in piece if answer.accepted] for piece in false]
    most = max(map(len, lies), default=0)
    lie = told(matches[-1]).longest_lie
    assert lie is not None, "in each of these games somebody lies"
    told_so = [stop.number for stop in lie.stops]
    run = next(each for each in lies if [answer.number for answer in each] == told_so)
    assert len(told_so) == most
    assert (lie.game, lie.gift, lie.liar) == (run[0].game, run[0].gift, run[0].giver)
    assert told_so[0] == min(each[0].number for each in lies if len(each) == most)
    after = [each for each in by_gift[lie.game, lie.gift] if each.number > lie.stops[-1].number]
    assert lie.caught == bool(after and not after[0].true and not after[0].accepted)


def test_the_journey_looked_at_first_is_that_of_the_longest_lie(matches: Sequence[HatMatch]) -> None:
    truth = told(matches[-1])
    assert truth.foremost is not None
    assert truth.longest_lie is not None
    first = truth.journeys[truth.foremost]
    assert (first.game, first.gift) == (truth.longest_lie.game, truth.longest_lie.gift)


def test_where_all_is_true_the_longest_journey_is_looked_at_first() -> None:
    found = [stayed("gift-hat", 2), stayed("gift-cat", 3), stayed("gift-key", 3), stayed("gift-tie", 0)]
    assert foremost(found, None) == 1
    assert foremost([stayed("gift-tie", 0)], None) is None
    assert longest_lie(found) is None


def stayed(gift: str, times: int) -> Journey:
    """Returns a gift that was given this often under its true name."""
    stops = tuple(Stop(at, at % 2, (at + 1) % 2, gift, true=True, accepted=True) for at in range(times))
    return Journey(1, gift, 0, from_shop=True, stops=stops, end=times % 2, penalty=False)


def test_how_long_somebody_remembers_is_counted_answer_by_answer(matches: Sequence[HatMatch]) -> None:
    found, end = answers(matches), matches[-1]
    steps = [Step(end.state, events) for events in end.story]
    for seat in range(end.players):
        right, asked = Counter[int](), Counter[int]()
        for each in found:
            if each.giver == seat:
                asked[each.age] += 1
                right[each.age] += each.true
            elif each.receiver == seat:
                asked[each.age] += 1
                right[each.age] += each.accepted == each.true
        forgetting = recall(seat, matches[0].state, steps).forgetting
        assert forgetting is not None
        assert [(dot.age, dot.right, dot.of) for dot in forgetting.dots] == [
            (age, right[age], asked[age]) for age in sorted(asked)
        ]
