"""The ribbons of many games equal a recount from the events."""

from __future__ import annotations

from collections import Counter

from tests.play import options_for, random_match
from vernissage.core.hindsight import stood
from vernissage.core.memoir import Past
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LADDERS
from vernissage.games.canvas.memento import memento
from vernissage.games.canvas.memoir import ENOUGH, memoir
from vernissage.games.canvas.moves import Painted, Won

SCENARIOS = ("first-time", "bonus", "spatial", "first-time")


def test_ribbons_are_those_that_were_told_of_all_that_there_were() -> None:
    past, won, there, scores, painted = [], Counter[str](), Counter[str](), [], 0
    for number, scenario in enumerate(SCENARIOS):
        *_, end = random_match(
            GAME, options_for(GAME, 2, scenario=scenario), seed_from_text(f"memoir {number}")
        )
        assert end.outcome is not None
        scores.append(end.outcome.scores[1])
        there.update({card: len(LADDERS[card]) for card in end.state.scoring})
        events = [event for events in end.story for event in events]
        painted += sum(isinstance(event, Painted) and event.seat == 1 for event in events)
        for event in events:
            if isinstance(event, Won) and event.seat == 1:
                won[event.scoring] += event.ribbons
        kept = memento(1, *stood(end))
        past.append(Past("2031-05", 1, {}, scores[-1], won=False, helped=False, memento=kept))
    told = memoir(past)
    assert told.best is not None
    assert told.best.about == {"points": max(scores)}
    [chapter] = told.chapters
    assert chapter.chart is not None
    assert {row.about["scoring"]: (row.right, row.of) for row in chapter.chart.rows} == {
        card: (won[card], there[card]) for card in there
    }
    assert chapter.says[1].about["paintings"] == painted
    shares = [row.right / row.of for row in chapter.chart.rows]
    assert shares == sorted(shares, reverse=True)
    [few] = memoir(past[: ENOUGH - 1]).chapters
    assert few.chart is None
    assert few.says[1].about == {"missing": 1}
