"""BIO-4: influence."""

from __future__ import annotations

import pytest

from vernissage.core.seats import viewers
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.moves import Discard, Discarded, Done, Influence, Influenced
from vernissage.games.bioutifoul.rules import moved
from vernissage.games.bioutifoul.state import Row, price
from vernissage.games.bioutifoul.tests.table import ROW, lay, play, refused

FIVE_CARDS = (("alice", "alice", "heinrich", "sunny", "sunny"), ("heinrich",), ("rodrigo",))
ALICES = (("alice", "alice", "alice"), ("heinrich",), ("rodrigo",))
ONE_EACH = (("alice", "heinrich", "sunny"), ("heinrich",), ("rodrigo",))


def test_bio_4_1_more_than_three_cards_are_discarded_down_to_three_first() -> None:
    state = lay(hands=FIVE_CARDS)
    assert state.phase == "discard"
    assert GAME.offers(state, 0) == (Discard("alice"), Discard("heinrich"), Discard("sunny"))
    first = play(state, Discard("heinrich"))
    assert first.events == (Discarded(0, "heinrich"),)
    assert first.state.phase == "discard"
    second = play(first.state, Discard("sunny")).state
    assert second.phase == "influence"
    assert second.hands[0] == ("alice", "alice", "sunny")
    assert second.influence_discard == ("heinrich", "sunny")


def test_bio_4_1_only_a_card_in_hand_can_be_discarded() -> None:
    refusal = refused(lay(hands=FIVE_CARDS), Discard("rodrigo"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/no-such-card", "BIO-4.1")


def test_bio_4_1_nothing_else_can_be_done_before() -> None:
    refusal = refused(lay(hands=FIVE_CARDS), Influence("alice", 1, "right"))
    assert (refusal.code, refusal.rule) == ("bioutifoul/wrong-phase", "BIO-4.1")


def test_bio_4_2_one_to_three_cards_of_one_artist_are_played() -> None:
    state = lay(hands=ALICES)
    assert {move.cards for move in GAME.offers(state, 0) if isinstance(move, Influence)} == {1, 2, 3}
    assert Done() not in GAME.offers(state, 0)


def test_bio_4_2_cards_that_are_not_held_cannot_be_played() -> None:
    refusal = refused(lay(hands=ONE_EACH), Influence("alice", 2, "right"))
    assert (refusal.code, refusal.rule, refusal.args["held"]) == ("bioutifoul/too-few-cards", "BIO-4.2", 1)


def test_bio_4_2_everyone_sees_which_cards_are_played_and_passed_on() -> None:
    step = play(lay(hands=ALICES), Influence("alice", 2, "right"))
    played = Influenced(0, "alice", 2, "right", 2, 2, ROW, ("heinrich", "rodrigo"))
    assert all(GAME.seen(step.events[0], viewer) == played for viewer in viewers(3))
    assert [gallery.influence for gallery in GAME.view(step.state, None).table.galleries] == [1, 1, 3]


@pytest.mark.parametrize(
    ("cards", "direction", "after"),
    [
        (1, "left", ("heinrich", "alice", "rodrigo", "sunny")),
        (1, "right", ("alice", "rodrigo", "heinrich", "sunny")),
        (2, "right", ("alice", "rodrigo", "sunny", "heinrich")),
    ],
)
def test_bio_4_3_the_artist_moves_as_many_places_and_the_others_close_up(
    cards: int, direction: str, after: tuple[str, ...]
) -> None:
    state = lay(hands=(("heinrich", "heinrich", "heinrich"), ("alice",), ("alice",)))
    assert play(state, Influence("heinrich", cards, direction)).state.row == after  # type: ignore[arg-type]


def test_bio_4_3_a_move_past_the_end_of_the_row_is_not_allowed() -> None:
    state = lay(hands=(("heinrich", "heinrich", "heinrich"), ("alice",), ("alice",)))
    for move in (
        Influence("heinrich", 2, "left"),
        Influence("heinrich", 3, "right"),
        Influence("heinrich", 3, "left"),
    ):
        refusal = refused(state, move)
        assert (refusal.code, refusal.rule) == ("bioutifoul/past-the-end", "BIO-4.3")


def test_bio_4_3_three_cards_are_playable_only_for_an_artist_at_an_end() -> None:
    for artist, place in zip(ROW, range(4), strict=True):
        state = lay(hands=((artist,) * 3, ("alice",), ("sunny",)))
        threes = [move for move in GAME.offers(state, 0) if isinstance(move, Influence) and move.cards == 3]
        assert len(threes) == (place in (0, 3))


def test_bio_4_3_the_worked_example_alice_at_3_goes_two_places_right_and_is_worth_1() -> None:
    row: Row = ("heinrich", "alice", "rodrigo", "sunny")
    state = lay(row=row, hands=(("alice", "alice"), ("heinrich",), ("rodrigo",)))
    assert price(state.row, "alice") == 3
    assert price(play(state, Influence("alice", 2, "right")).state.row, "alice") == 1
    assert [moved(row, "alice", places)[1] for places in (-1, 1)] == [4, 2]
    assert {Influence("alice", 1, "left"), Influence("alice", 1, "right")} < set(GAME.offers(state, 0))


def test_bio_4_4_the_cards_played_go_to_the_player_on_the_right_at_once() -> None:
    after = play(lay(hands=ALICES), Influence("alice", 3, "right")).state
    assert after.hands == ((), ("heinrich",), ("alice", "alice", "alice", "rodrigo"))


def test_bio_4_4_everyone_has_a_card_when_their_turn_comes() -> None:
    """A player without cards gets the next player's, so a hand is never empty on its turn."""
    state = lay(hands=(("alice",), ("heinrich",), ("rodrigo",)))
    for _ in range(30):
        assert state.hands[state.turn]
        state = play(state, GAME.offers(state, state.turn)[0]).state
        while state.phase == "gallery":
            state = play(state, Done()).state
