"""BIO-3: the display is checked when a turn begins."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage.core.rng import Rng
from vernissage.games.bioutifoul import GAME, cards
from vernissage.games.bioutifoul.cards import ARTIST_OF
from vernissage.games.bioutifoul.display import is_stale
from vernissage.games.bioutifoul.moves import Done, Laid, Reshuffled, Swept, TurnBegan
from vernissage.games.bioutifoul.state import Gallery, Options, State
from vernissage.games.bioutifoul.tests.table import galleries, lay, play

FIVE_ALICES = ("alice-1", "alice-2", "alice-3", "alice-4", "alice-5", "sunny-1")
SIX_ALICES = (*FIVE_ALICES[:5], "alice-6")
FOUR_ALICES = (*FIVE_ALICES[:4], "sunny-1", "sunny-2")


def looks_stale(state: State) -> bool:
    return is_stale(state.artworks, state.exhibitions)


RICH = galleries(Gallery(9))
NO_ALICE_SHOWN = (
    "heinrich-heinrich-1",
    "heinrich-rodrigo-1",
    "heinrich-sunny-1",
    "rodrigo-rodrigo-1",
    "rodrigo-sunny-1",
    "sunny-sunny-1",
)


@pytest.mark.parametrize("display", [FIVE_ALICES, SIX_ALICES])
def test_bio_3_1_five_or_six_by_one_artist_are_swept_away(display: tuple[str, ...]) -> None:
    state = lay(phase="gallery", artworks=display, galleries=RICH)
    step = play(state, Done())
    kinds = [type(event) for event in step.events]
    assert Swept(display, "alice") in step.events
    assert kinds.index(TurnBegan) < kinds.index(Swept)
    assert step.state.artwork_discard == display
    assert step.state.artworks == state.artwork_deck[:6]


def test_bio_3_1_four_by_one_artist_stay() -> None:
    assert not looks_stale(lay(artworks=FOUR_ALICES))


def test_bio_3_1_a_display_that_no_exhibition_asks_for_is_swept_away() -> None:
    state = lay(
        phase="gallery",
        artworks=("alice-1", "alice-2", "alice-3", "alice-4", "heinrich-1", "heinrich-2"),
        exhibitions=(
            "rodrigo-rodrigo-1",
            "rodrigo-rodrigo-2",
            "rodrigo-sunny-1",
            "rodrigo-sunny-2",
            "sunny-sunny-1",
            "sunny-sunny-2",
        ),
    )
    assert looks_stale(state)
    assert Swept(state.artworks, None) in play(state, Done()).events


def test_bio_3_1_one_artist_in_common_is_enough_to_stay() -> None:
    display = ("alice-1", "alice-2", "alice-3", "alice-4", "heinrich-1", "heinrich-2")
    assert not looks_stale(lay(artworks=display, exhibitions=NO_ALICE_SHOWN))


def test_bio_3_1_a_sweep_before_the_first_turn_is_told_to_all() -> None:
    """It happens during the set-up, so the table tells it all game long instead of an event."""
    dealt = (GAME.deal(Options(players=2), Rng(bytes(32), str(deal))) for deal in range(1000))
    state = next(state for state in dealt if state.artwork_discard)
    assert len(state.opening) == 6
    told = GAME.view(state, None).table.opening
    assert told is not None
    assert told.artworks == state.artwork_discard == state.opening
    state = GAME.play(state, state.turn, GAME.offers(state, state.turn)[0], Rng(bytes(32), "play")).state
    assert all(GAME.view(state, viewer).table.opening == told for viewer in (0, 1, None))


def test_bio_3_1_and_where_there_was_none_nothing_is_told() -> None:
    dealt = [GAME.deal(Options(players=2), Rng(bytes(32), str(deal))) for deal in range(20)]
    assert [state.opening for state in dealt] == [state.artwork_discard for state in dealt]
    assert None in [GAME.view(state, None).table.opening for state in dealt]


def test_bio_3_2_it_happens_once_in_a_turn_even_if_the_new_display_is_no_better() -> None:
    rest = tuple(
        work for work in cards.ARTWORKS if work not in (*SIX_ALICES, *(f"sunny-{n}" for n in range(1, 7)))
    )
    deck = (*(f"sunny-{n}" for n in range(1, 7)), *rest)
    state = lay(phase="gallery", artworks=SIX_ALICES, artwork_deck=deck, galleries=RICH)
    step = play(state, Done())
    assert sum(isinstance(event, Swept) for event in step.events) == 1
    assert step.state.artworks == deck[:6]
    assert looks_stale(step.state)
    assert step.state.phase == "influence"


def test_bio_3_2_the_next_turn_looks_again() -> None:
    sunny = tuple(f"sunny-{n}" for n in range(1, 7))
    state = lay(phase="gallery", artworks=sunny, turn=1)
    assert any(isinstance(event, Swept) for event in play(state, Done()).events)


def test_bio_3_3_fewer_than_six_face_up_still_need_five_by_one_artist() -> None:
    four = lay(phase="gallery", artworks=FIVE_ALICES[:4], galleries=RICH)
    five = lay(phase="gallery", artworks=FIVE_ALICES[:5], galleries=RICH)
    assert not looks_stale(four)
    assert looks_stale(five)


def test_bio_3_3_with_no_exhibition_face_up_the_second_case_does_not_count() -> None:
    hung = cards.exhibitions("standard")
    owned = (Gallery(3, (), hung[:7]), Gallery(3, (), hung[7:14]), Gallery(3, (), hung[14:]))
    assert not looks_stale(lay(exhibitions=(), galleries=owned))


def test_bio_3_3_those_just_discarded_come_back_only_when_no_others_remain() -> None:
    """Four are in the deck, one in the discard pile: the sixth can only be one of those swept away."""
    owned = [work for work in cards.ARTWORKS if work not in SIX_ALICES][:13]
    left = [work for work in cards.ARTWORKS if work not in (*SIX_ALICES, *owned)]
    full = tuple(Gallery(1, tuple(owned[at : at + 3])) for at in range(0, 15, 3))
    state = lay(
        players=5,
        phase="gallery",
        artworks=SIX_ALICES,
        artwork_deck=tuple(left[:4]),
        artwork_discard=(left[4],),
        galleries=full,
    )
    step = play(state, Done())
    assert set(left) < set(step.state.artworks)
    assert Counter(ARTIST_OF[work] for work in step.state.artworks)["alice"] == 1
    assert step.events.count(Reshuffled("artworks")) == 2
    assert isinstance(step.events[-1], Laid)
    assert len(step.state.artwork_deck) == 5
    assert step.state.artwork_discard == ()
