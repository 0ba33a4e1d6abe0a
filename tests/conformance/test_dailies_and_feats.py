"""Daily deals of every game, and feats of every game that has some."""

from __future__ import annotations

import pytest

from tests.play import game_called, random_step
from vernissage import catalog
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import viewers
from vernissage.text import Text, languages

NAMES = catalog.names(with_templates=True)
FEATS = [name for name in NAMES if game_called(name).extras.feats is not None]
DAYS = [f"2031-{month:02}-{day:02}" for month in (1, 6, 12) for day in range(1, 29)]


@pytest.mark.parametrize("name", NAMES)
def test_every_day_can_be_dealt_and_is_always_the_same(name: str) -> None:
    game = game_called(name)
    for day in DAYS:
        options = game.day.options(day)
        assert options == game.day.options(day)
        assert 1 <= options.players <= game.info.most
        assert not isinstance(begin(game, options, seed_from_text(day)), Refusal)


@pytest.mark.parametrize("name", NAMES)
def test_the_day_is_won_by_whoever_has_the_better_score(name: str) -> None:
    """A day is scored by what the game itself goes by."""
    game = game_called(name)
    options = game.day.options(DAYS[0])
    for number in range(3):
        match = begin(game, options, seed_from_text(f"{number}"))
        while not isinstance(match, Refusal) and match.outcome is None:
            step = random_step(match)
            assert not isinstance(step, Refusal)
            match = step.match
        assert not isinstance(match, Refusal)
        assert match.outcome is not None
        scores = match.outcome.scores
        best = min(scores) if game.day.fewest else max(scores)
        assert all(scores[seat] == best for seat in match.outcome.winners), (
            f"{match.outcome}: winners must hold the best score, because a day is ranked by it. Look at "
            "`outcome`: let the score say who is ahead, also of those who are out; or at `Daily.fewest`, if "
            "the lowest score wins"
        )


@pytest.mark.parametrize("name", FEATS)
def test_every_feat_has_a_name_in_every_language(name: str) -> None:
    feats = game_called(name).extras.feats
    assert feats is not None
    assert len(set(feats.names)) == len(feats.names)
    for language in languages():
        words = Text(catalog.folder(name), language)
        assert [feat for feat in feats.names if not words.has(feat)] == []


@pytest.mark.parametrize("name", FEATS)
def test_nothing_is_reached_that_is_not_on_the_list(name: str) -> None:
    game = game_called(name)
    assert game.extras.feats is not None
    assert game.extras.feats.over_time([]) == ()
    for number in range(60):
        match = begin(game, game.types.options(players=game.info.fewest), seed_from_text(f"{number}"))
        while not isinstance(match, Refusal) and match.outcome is None:
            step = random_step(match)
            assert not isinstance(step, Refusal)
            match = step.match
            for event in step.events:
                found = game.extras.feats.of(event)
                if found is None:
                    continue
                seat, feat = found
                assert feat in game.extras.feats.names
                assert 0 <= seat < match.players
                assert all(game.seen(event, viewer) == event for viewer in viewers(match.players)), (
                    "everyone is told of a feat, so everyone must have seen by what it was reached"
                )
