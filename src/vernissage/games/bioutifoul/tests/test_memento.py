"""A gallery's memento equals a recount from the events."""

from __future__ import annotations

import pytest

from tests.play import options_for, random_match
from vernissage.core.hindsight import stood
from vernissage.core.rng import seed_from_text
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import ARTISTS, SHOWS
from vernissage.games.bioutifoul.memento import memento
from vernissage.games.bioutifoul.moves import Exhibited


@pytest.mark.parametrize("players", [2, 4])
def test_points_and_works_are_those_of_all_exhibitions_that_were_told(players: int) -> None:
    *_, end = random_match(GAME, options_for(GAME, players), seed_from_text(f"evening {players}"))
    assert end.outcome is not None
    events = [event for events in end.story for event in events if isinstance(event, Exhibited)]
    shown = [
        [artist for event in events if event.seat == seat for artist in SHOWS[event.exhibition]]
        for seat in range(players)
    ]
    for seat in range(players):
        kept = memento(seat, *stood(end))
        held = sum(event.seat == seat for event in events)
        most = [
            artist
            for artist in ARTISTS
            if 0 < shown[seat].count(artist) == max(each.count(artist) for each in shown)
        ]
        assert kept.score.shown == tuple(map(shown[seat].count, ARTISTS))
        assert (kept.score.exhibitions, kept.score.majorities) == (held, tuple(most))
        assert kept.score.points == held + (set(shown[seat]) == set(ARTISTS)) + len(most)
        assert kept.score.points == end.outcome.scores[seat]
        assert kept.rounds == end.state.round
