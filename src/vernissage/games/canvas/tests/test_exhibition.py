"""The exhibition shows the paintings that were unveiled, and a slow count confirms its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.play import options_for, random_match
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LADDERS
from vernissage.games.canvas.exhibition import Exhibition, Finest, exhibition
from vernissage.games.canvas.moves import Painted, Won, WonBonus
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.tests.reference import NAMES, given, seen
from vernissage.games.canvas.tests.test_can_4_the_end import tie

PLAYED = [(players, number) for players in GAME.info.player_counts for number in range(3)]


def finished(players: int, number: int, **options: object) -> AnyMatch:
    """Plays a whole game at random."""
    said = options_for(GAME, players, scenario="random", **options)
    *_, match = random_match(GAME, said, seed_from_text(f"exhibition {players} {number}"))
    return match


def looked_back(match: AnyMatch) -> Exhibition:
    told = match.retrospect
    assert isinstance(told, Exhibition)
    return told


@pytest.mark.parametrize(("players", "number"), PLAYED)
def test_every_painting_hangs_as_it_was_unveiled_with_its_ribbons(players: int, number: int) -> None:
    match = finished(players, number)
    told = looked_back(match)
    events = [event for events in match.story for event in events]
    assert told.scoring == match.state.scoring
    for wall in told.walls:
        unveiled = [event for event in events if isinstance(event, Painted) and event.seat == wall.seat]
        shown = wall.paintings
        assert [(each.cards, each.background, each.moulding, each.left, each.right) for each in shown] == [
            (each.cards, each.background, each.moulding, each.left, each.right) for each in unveiled
        ]
        won = Counter[str]()
        for event in events:
            if isinstance(event, Won | WonBonus) and event.seat == wall.seat:
                won[event.scoring if isinstance(event, Won) else ""] += event.ribbons
        assert sum(each.bonus for each in shown) == won[""]
        for at, card in enumerate(told.scoring):
            assert sum(each.ribbons[at] for each in shown) == won[card]


@pytest.mark.parametrize(("players", "number"), PLAYED)
def test_can_4_2_the_points_of_paintings_are_counted_by_the_book(players: int, number: int) -> None:
    match = finished(players, number)
    told = looked_back(match)
    outcome = match.outcome
    assert outcome is not None
    for wall in told.walls:
        had = Counter[str]()
        for each in wall.paintings:
            before = _worth(had)
            had += _won(told.scoring, each.cards)
            assert each.points == _worth(had) - before
        assert wall.points == sum(each.points for each in wall.paintings) == outcome.scores[wall.seat]
        assert wall.wins == (wall.seat in outcome.winners)
        counted = [each.points for each in wall.paintings]
        assert wall.best == counted.index(max(counted))
    most = max(each.points for wall in told.walls for each in wall.paintings)
    first = next(
        Finest(wall.seat, at)
        for wall in told.walls
        for at, each in enumerate(wall.paintings)
        if each.points == most
    )
    assert told.finest == (first if most else None)


def _won(scoring: Scoring, cards: Painting) -> Counter[str]:
    """CAN-3.9, CAN-3.11: counts the ribbons of a painting slowly."""
    top, middle, bottom = (int(card.removeprefix("art-")) for card in cards)
    given_for = dict(zip(NAMES, given(seen(top, middle, bottom)), strict=True))
    return Counter({name: given_for[name] for name in (*scoring, "bonus")})


def _worth(had: Counter[str]) -> int:
    """CAN-3.10, CAN-4.2: the points for this many ribbons of each kind."""
    ladders: dict[str, Sequence[int]] = {**LADDERS, "bonus": range(2, 100, 2)}  # type: ignore[dict-item]
    return sum(ladders[name][min(count, len(ladders[name])) - 1] for name, count in had.items() if count)


@pytest.mark.parametrize(("players", "number"), PLAYED)
def test_can_4_3_one_walks_from_the_winner_to_the_last(players: int, number: int) -> None:
    match = finished(players, number)
    ranks = [
        (wall.wins, wall.points, match.state.painters[wall.seat].tokens) for wall in looked_back(match).walls
    ]
    assert ranks == sorted(ranks, reverse=True)
    assert sorted(wall.seat for wall in looked_back(match).walls) == list(range(players))


def test_paintings_that_brought_nothing_are_not_called_the_finest() -> None:
    """In the tie of CAN-4.3 nobody has ribbons: more tokens win, and no painting is the finest."""
    told = exhibition(tie(2, 5), ())
    assert [(wall.seat, wall.points, wall.wins) for wall in told.walls] == [(1, 0, True), (0, 0, False)]
    assert told.finest is None
