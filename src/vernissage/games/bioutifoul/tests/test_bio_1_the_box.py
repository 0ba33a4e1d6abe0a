"""BIO-1: what lies in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage.games.bioutifoul import GAME, cards
from vernissage.games.bioutifoul.cards import ARTISTS, SHOWS
from vernissage.games.bioutifoul.moves import Buy, Done
from vernissage.games.bioutifoul.state import Gallery, Options
from vernissage.games.bioutifoul.tests.table import galleries, lay, play, rng


def test_bio_1_1_there_are_four_artists() -> None:
    assert ARTISTS == ("alice", "heinrich", "rodrigo", "sunny")


def test_bio_1_2_there_are_six_artworks_by_each_artist() -> None:
    assert len(set(cards.ARTWORKS)) == 24
    assert Counter(cards.ARTIST_OF.values()) == dict.fromkeys(ARTISTS, 6)


def test_bio_1_3_there_are_six_influence_cards_for_each_artist() -> None:
    assert Counter(cards.INFLUENCE) == dict.fromkeys(ARTISTS, 6)


def test_bio_1_4_the_standard_exhibitions_show_each_of_ten_pairs_twice() -> None:
    box = cards.exhibitions("standard")
    pairs = Counter(SHOWS[exhibition] for exhibition in box)
    assert len(box) == len(set(box)) == 20
    assert len(pairs) == 10
    assert set(pairs.values()) == {2}
    assert all(pairs[artist, artist] == 2 for artist in ARTISTS)


def test_bio_1_4_a_table_can_play_with_another_composition() -> None:
    state = GAME.deal(Options(players=3, exhibitions="mixed"), rng())
    shown = [SHOWS[card] for card in (*state.exhibitions, *state.exhibition_deck)]
    assert len(shown) == 18
    assert all(one != two for one, two in shown)


@pytest.mark.parametrize("rich", [0, 250])
def test_bio_1_5_the_bank_never_runs_out(rich: int) -> None:
    state = lay(phase="gallery", galleries=galleries(Gallery(rich + 1)))
    after = play(play(state, Buy("sunny-1")).state, Done()).state if rich else play(state, Done()).state
    assert after.galleries[0].gold == rich + (1 if rich else 3)
