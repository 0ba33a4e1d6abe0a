"""The bots finish games at a table without a limit of rounds."""

from __future__ import annotations

from msgspec.structs import replace

from vernissage.core.match import Accepted, Match, begin
from vernissage.core.rng import Rng
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.bots import LONG, greedy
from vernissage.games.bioutifoul.glance import fitting_works, habit
from vernissage.games.bioutifoul.moves import Buy
from vernissage.games.bioutifoul.state import Gallery, Options

HOARDING = (1).to_bytes(32, "big")
"""A deal in which two players who look one move ahead would hoard forever."""


def test_bio_7_6_two_greedy_bots_come_to_an_end_without_a_limit() -> None:
    match = begin(GAME, Options(players=2), HOARDING)
    assert isinstance(match, Match)
    bot = greedy(GAME)
    while match.outcome is None:
        assert match.state.round < 3 * LONG, "the game does not end"
        (seat,) = GAME.to_move(match.state)
        offers = GAME.offers(match.state, seat)
        move = bot.choose(match.sight(seat).view, (), offers, Rng(b"x" * 32, "b", len(match.inputs)))
        played = match.submit(seat, match.asked[seat], move)
        assert isinstance(played, Accepted)
        match = played.match
    assert match.state.round > LONG


def test_artworks_that_fit_make_an_exhibition_on_display_with_one_that_is_owned() -> None:
    on_display = ("alice-sunny-1", "heinrich-heinrich-1", "heinrich-rodrigo-1")
    assert fitting_works(on_display, ()) == frozenset()
    assert {work[:-2] for work in fitting_works(on_display, ("alice-1",))} == {"sunny"}
    assert {work[:-2] for work in fitting_works(on_display, ("heinrich-2",))} == {"heinrich", "rodrigo"}


def test_by_habit_one_buys_what_fits() -> None:
    """Whatever the random numbers."""
    match = begin(GAME, Options(players=2, first=0), HOARDING)
    assert isinstance(match, Match)
    on_display = ("alice-1", "sunny-1", "rodrigo-1", "rodrigo-2", "heinrich-1", "heinrich-2")
    state = replace(
        match.state,
        phase="gallery",
        artworks=on_display,
        exhibitions=("alice-sunny-1", "rodrigo-rodrigo-1"),
        galleries=(Gallery(9, ("alice-2",)), Gallery(3)),
    )
    offers = GAME.offers(state, 0)
    assert {habit(state, 0, offers, Rng(b"x" * 32, "b", number)) for number in range(20)} == {Buy("sunny-1")}
