"""A memento holds what was told during the game."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tests.play import options_for, random_match
from vernissage.core.hindsight import stood
from vernissage.core.rng import seed_from_text
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import BONUS_POINTS, LADDERS
from vernissage.games.canvas.memento import Memento, memento
from vernissage.games.canvas.moves import Painted, Won, WonBonus


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("scenario", ["first-time", "bonus"])
def test_the_paintings_are_those_that_were_told_with_their_ribbons_and_points(
    players: int, scenario: str
) -> None:
    *_, end = random_match(
        GAME, options_for(GAME, players, scenario=scenario), seed_from_text(f"{scenario} {players}")
    )
    assert end.outcome is not None
    past = stood(end)
    for seat in range(players):
        kept = memento(seat, *past)
        assert isinstance(kept, Memento)
        assert told(end.story, seat) == [
            (each.cards, each.background, each.moulding, each.left, each.right, won(kept, each.ribbons))
            for each in kept.paintings
        ]
        assert sum(each.points for each in kept.paintings) == end.outcome.scores[seat]
        assert [each.points for each in kept.paintings] == rises(kept)


def told(story: object, seat: int) -> list[tuple[object, ...]]:
    """Returns each painting of this seat as announced, with the ribbons that followed."""
    found: list[tuple[object, ...]] = []
    for events in story:  # type: ignore[attr-defined]
        for event in events:
            if getattr(event, "seat", None) != seat:
                continue
            if isinstance(event, Painted):
                shown = (event.cards, event.background, event.moulding, event.left, event.right)
                found.append((*shown, {}))
            elif isinstance(event, Won):
                found[-1][-1][event.scoring] = event.ribbons  # type: ignore[index]
            elif isinstance(event, WonBonus):
                found[-1][-1]["bonus"] = event.ribbons  # type: ignore[index]
    return found


def won(kept: Memento, ribbons: tuple[int, ...]) -> dict[str, int]:
    """Returns the ribbons by name, without zeros."""
    named = zip((*kept.scoring, "bonus"), ribbons, strict=True)
    return {name: count for name, count in named if count}


def rises(kept: Memento) -> list[int]:
    """Returns by how much each painting raised the score, counted ribbon by ribbon."""
    held, before, found = defaultdict[str, int](int), 0, []
    for painting in kept.paintings:
        for name, count in won(kept, painting.ribbons).items():
            held[name] += count
        score = BONUS_POINTS * held["bonus"]
        score += sum(LADDERS[card][held[card] - 1] for card in kept.scoring if held[card])
        found.append(score - before)
        before = score
    return found
