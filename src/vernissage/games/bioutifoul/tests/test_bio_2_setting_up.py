"""BIO-2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage.core.rng import Rng
from vernissage.core.seats import PUBLIC, viewers
from vernissage.games.bioutifoul import GAME, cards
from vernissage.games.bioutifoul.cards import ARTISTS
from vernissage.games.bioutifoul.moves import Done, Drew, Exhibit, Laid, Reshuffled, Rested
from vernissage.games.bioutifoul.state import Gallery, Options, State, check_options, price
from vernissage.games.bioutifoul.tests.table import ROW, galleries, lay, play, rng

PLAYERS = range(2, 7)


def deals(players: int, count: int = 40) -> list[State]:
    return [GAME.deal(Options(players=players), rng(step)) for step in range(count)]


def test_bio_2_1_the_artists_lie_in_random_order_worth_4_3_2_1() -> None:
    rows = {state.row for state in deals(4, 300)}
    assert len(rows) == 24
    assert [price(ROW, artist) for artist in ("alice", "heinrich", "rodrigo", "sunny")] == [4, 3, 2, 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_bio_2_2_six_artworks_lie_face_up(players: int) -> None:
    for state in deals(players):
        assert len(state.artworks) == 6
        assert len(state.artwork_deck) + len(state.artwork_discard) == 18


@pytest.mark.parametrize("players", range(3, 7))
def test_bio_2_3_six_exhibitions_lie_face_up(players: int) -> None:
    for state in deals(players):
        assert len(state.exhibitions) == 6
        assert len(state.exhibition_deck) == 14
        assert state.removed == ()


@pytest.mark.parametrize("players", PLAYERS)
def test_bio_2_4_everyone_is_dealt_three_influence_cards_that_nobody_else_sees(players: int) -> None:
    state = deals(players, 1)[0]
    assert [len(hand) for hand in state.hands] == [3] * players
    for viewer in viewers(players):
        seen = GAME.view(state, viewer)
        assert seen.hand == (None if viewer is None else state.hands[viewer])


@pytest.mark.parametrize("players", PLAYERS)
def test_bio_2_5_everyone_begins_with_three_gold(players: int) -> None:
    assert deals(players, 1)[0].galleries == (Gallery(gold=3),) * players


def test_bio_2_6_chance_chooses_the_first_player() -> None:
    assert {state.first for state in deals(4)} == {0, 1, 2, 3}
    assert all(state.turn == state.first for state in deals(4))


def test_bio_2_6_or_the_host_does() -> None:
    assert GAME.deal(Options(players=4, first=2), rng()).turn == 2
    refusal = check_options(Options(players=4, first=4))
    assert refusal is not None
    assert refusal.rule == "BIO-2.6"


def test_bio_2_6_turns_go_to_the_left_and_the_marker_stays() -> None:
    state = lay(phase="gallery", first=1, turn=2)
    after = play(state, Done()).state
    assert (after.turn, after.first, after.round) == (0, 1, 1)
    following = play(lay(phase="gallery", first=1, turn=0), Done()).state
    assert (following.turn, following.first, following.round) == (1, 1, 2)


def test_bio_2_7_galleries_are_open_and_so_is_how_many_cards_are_held() -> None:
    owned = Gallery(7, ("alice-3",), ("sunny-sunny-2",))
    state = lay(galleries=galleries(owned), hands=(("alice",), ("sunny", "sunny"), ("alice",) * 4))
    for viewer in viewers(3):
        shown = GAME.view(state, viewer).table.galleries
        assert (shown[0].gold, shown[0].artworks, shown[0].exhibitions) == (7, *owned_cards(owned))
        assert [gallery.influence for gallery in shown] == [1, 2, 4]


def owned_cards(gallery: Gallery) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return gallery.artworks, gallery.exhibitions


def test_bio_2_8_an_empty_influence_deck_is_made_anew_from_the_discards() -> None:
    discard = tuple(sorted(cards.INFLUENCE))[:15]
    held = tuple(sorted(cards.INFLUENCE))[15:]
    hands = (held[:3], held[3:6], held[6:])
    state = lay(phase="gallery", hands=hands, influence_discard=discard, influence_deck=())
    step = play(state, Done())
    drawn = next(event for event in step.events if isinstance(event, Drew))
    assert Reshuffled("influence") in step.events
    assert step.state.influence_discard == ()
    assert Counter((*step.state.influence_deck, drawn.artist)) == Counter(discard)


def test_bio_2_8_with_no_card_in_deck_or_discard_nothing_is_drawn() -> None:
    everything = tuple(sorted(cards.INFLUENCE))
    hands = (everything[:8], everything[8:16], everything[16:])
    state = lay(phase="gallery", hands=hands, influence_deck=())
    step = play(state, Done())
    assert Rested(0) in step.events
    assert not any(isinstance(event, Drew) for event in step.events)
    assert step.state.hands[0] == hands[0]


def test_bio_2_8_an_empty_artwork_deck_is_made_anew_and_discards_lie_face_up() -> None:
    discard = tuple(f"{artist}-{number}" for artist in ARTISTS for number in (5, 6))
    state = lay(
        phase="gallery",
        players=4,
        artworks=("alice-1", "heinrich-1", "rodrigo-1"),
        artwork_deck=("sunny-1",),
        artwork_discard=discard,
        galleries=(
            Gallery(0, ("alice-2", "alice-3", "alice-4")),
            Gallery(0, ("heinrich-2", "heinrich-3", "heinrich-4")),
            Gallery(0, ("rodrigo-2", "rodrigo-3", "rodrigo-4")),
            Gallery(0, ("sunny-2", "sunny-3", "sunny-4")),
        ),
    )
    assert GAME.view(state, PUBLIC).table.artwork_discard == discard
    step = play(state, Done())
    laid = next(event for event in step.events if isinstance(event, Laid)).artworks
    assert Reshuffled("artworks") in step.events
    assert laid[0] == "sunny-1"
    assert len(step.state.artworks) == 6
    assert Counter((*laid[1:], *step.state.artwork_deck)) == Counter(discard)


def test_bio_2_8_the_exhibition_deck_is_never_renewed() -> None:
    state = empty_exhibition_deck()
    after = play(state, Exhibit("alice-alice-1", ("alice-1", "alice-2"))).state
    after = after if after.turn != 0 else play(after, Done()).state
    assert after.exhibitions == ()
    assert after.exhibition_deck == ()


def empty_exhibition_deck() -> State:
    """Returns a position with one exhibition on display and all others in galleries."""
    hung = tuple(card for card in cards.exhibitions("standard") if card != "alice-alice-1")
    return lay(
        phase="gallery",
        artworks=("heinrich-1", "rodrigo-1", "sunny-1", "alice-3", "alice-4", "heinrich-2"),
        exhibitions=("alice-alice-1",),
        galleries=(
            Gallery(3, ("alice-1", "alice-2"), hung[:7]),
            Gallery(3, (), hung[7:13]),
            Gallery(3, (), hung[13:]),
        ),
    )


def test_bio_2_9_two_players_play_without_five_exhibitions_and_with_four_face_up() -> None:
    for state in deals(2):
        assert len(state.removed) == 5
        assert len(state.exhibitions) == 4
        assert len(state.exhibition_deck) == 11
    state = deals(2, 1)[0]
    assert GAME.view(state, 0).table.removed == 5
    twin = GAME.imagine(GAME.view(state, 0), (), Rng(bytes(32), "imagine"))
    assert Counter((*twin.removed, *twin.exhibition_deck)) == Counter(
        (*state.removed, *state.exhibition_deck)
    )
