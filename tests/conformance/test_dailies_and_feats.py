"""Puzzles of the day and feats, of every game that has some."""

from __future__ import annotations

import pytest

from tests.play import game_called, random_step
from vernissage import catalog
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.text import Text, languages

NAMES = catalog.names(with_templates=True)
DAILIES = [name for name in NAMES if game_called(name).daily is not None]
FEATS = [name for name in NAMES if game_called(name).feats is not None]
DAYS = [f"2031-{month:02}-{day:02}" for month in (1, 6, 12) for day in range(1, 29)]


@pytest.mark.parametrize("name", DAILIES)
def test_every_day_can_be_played_alone_and_to_the_end(name: str) -> None:
    game = game_called(name)
    assert game.daily is not None
    for day in DAYS:
        options = game.daily(day)
        assert options == game.daily(day)
        assert options.players == 1
        match = begin(game, options, seed_from_text(day))
        while not isinstance(match, Refusal) and match.outcome is None:
            step = random_step(match)
            assert not isinstance(step, Refusal)
            match = step.match
        assert not isinstance(match, Refusal)


@pytest.mark.parametrize("name", FEATS)
def test_every_feat_has_a_name_in_every_language(name: str) -> None:
    feats = game_called(name).feats
    assert feats is not None
    assert len(set(feats.names)) == len(feats.names)
    for language in languages():
        words = Text(catalog.folder(name), language)
        assert [feat for feat in feats.names if not words.has(feat)] == []


@pytest.mark.parametrize("name", FEATS)
def test_nothing_is_reached_that_is_not_on_the_list(name: str) -> None:
    game = game_called(name)
    assert game.feats is not None
    assert game.feats.over_time([]) == ()
    for number in range(60):
        match = begin(game, game.types.options(players=game.info.fewest), seed_from_text(f"{number}"))
        while not isinstance(match, Refusal) and match.outcome is None:
            step = random_step(match)
            assert not isinstance(step, Refusal)
            match = step.match
            for seat, feat in filter(None, map(game.feats.of, step.events)):
                assert feat in game.feats.names
                assert 0 <= seat < match.players
