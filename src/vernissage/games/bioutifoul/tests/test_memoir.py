"""Works and points over many games equal a recount from their final states."""

from __future__ import annotations

from collections import Counter

from tests.play import options_for, random_match
from vernissage.core.hindsight import stood
from vernissage.core.memoir import Past
from vernissage.core.rng import seed_from_text
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import ARTISTS, SHOWS
from vernissage.games.bioutifoul.memento import Memento, memento
from vernissage.games.bioutifoul.memoir import ENOUGH, memoir
from vernissage.games.bioutifoul.scoring import Score

GAMES = 6


def test_works_and_points_are_those_of_all_galleries() -> None:
    past, works, points, held = [], Counter[str](), 0, 0
    for number in range(GAMES):
        *_, end = random_match(GAME, options_for(GAME, 3), seed_from_text(f"memoir {number}"))
        assert end.outcome is not None
        exhibitions = end.state.galleries[0].exhibitions
        works.update(artist for each in exhibitions for artist in SHOWS[each])
        points, held = points + end.outcome.scores[0], held + len(exhibitions)
        kept = memento(0, *stood(end))
        past.append(Past("2031-05", 0, {}, end.outcome.scores[0], won=False, helped=False, memento=kept))
    shown, earned = memoir(past).chapters
    assert shown.chart is not None
    assert earned.chart is not None
    assert [(row.about["artist"], row.right, row.of) for row in shown.chart.rows] == [
        (artist, works[artist], works.total()) for artist in ARTISTS
    ]
    assert shown.says[0].about["works"] == max(works.values())
    assert {row.of for row in earned.chart.rows} == {points}
    assert sum(row.right for row in earned.chart.rows) == points
    assert earned.chart.rows[0].right == held


def game(shown: tuple[int, int, int, int], *, won: bool) -> Past[Memento]:
    score = Score(exhibitions=1, shown=shown, all_four=False, majorities=(), points=1)
    return Past("2031-05", 0, {}, 1, won=won, helped=False, memento=Memento(score, 0, 9))


def test_with_whom_one_wins_is_told_from_enough_games_on() -> None:
    alice, sunny = (3, 1, 0, 0), (0, 1, 0, 2)
    past = [game(alice, won=number == 0) for number in range(4)] + [game(sunny, won=True)] * (ENOUGH - 1)
    [_, wins] = memoir(past).chapters[0].says
    assert wins.about == {"artist": "alice", "won": 1, "of": 4}
    [_, wins] = memoir([*past, game(sunny, won=False)]).chapters[0].says
    assert wins.about == {"artist": "sunny", "won": ENOUGH - 1, "of": ENOUGH}


def test_of_two_games_nothing_is_said_but_how_many_are_missing() -> None:
    [chapter] = memoir([game((1, 0, 0, 0), won=True)] * (ENOUGH - 1)).chapters
    assert (chapter.says[0].text, chapter.chart) == ("too-few", None)
