"""BEL-7.2: a viewer knows what the draw pile was renewed from, and imagines nothing else.

An omniscient reference compares each state with the one before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from tests.budgets import one_in
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Viewer, viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import THEMES
from vernissage.games.belratti.moves import Agree, Hang, Move, Signal, TakeBack, WouldLay
from vernissage.games.belratti.state import Options, State

TABLES = [
    Options(players=3, forgeries=5, round_limit=20),
    Options(players=5, round_limit=20),
    Options(players=7, forgeries=3, round_limit=20),
]


class Books:
    """The true history of the latest renewed draw pile."""

    def __init__(self, players: int) -> None:
        self.untold: set[str] = set()
        """The first themes, which no event names."""
        self.open: set[str] = set()
        """The paintings discarded in the open and then shuffled in."""
        self.swapped: tuple[set[str], ...] = (set(),) * players
        self.drawn = [Counter[str]() for _ in range(players)]
        """What each seat has drawn since."""
        self.round = 0
        """The round in which the pile was renewed."""

    def turn(self, before: State, after: State) -> None:
        """Takes one step into account."""
        self.untold = self.untold or set(before.themes)
        if before.discard and not set(before.discard) & set(after.discard):
            first_time, self.round = not self.round, after.round
            self.open = set(before.discard) - (self.untold if first_time else set())
            self.swapped = tuple(set(own) | aside_of(before, seat) for seat, own in enumerate(before.swapped))
            self.drawn = [Counter() for _ in self.drawn]
        pile = self.open.union(self.untold, *self.swapped)
        for seat, drawn in enumerate(self.drawn):
            drawn.update((held(after, seat) - held(before, seat)) & pile)

    def known_to(self, viewer: Viewer) -> set[str]:
        """Returns what this viewer knows to have been in the pile."""
        return self.open if viewer is None else self.open | self.swapped[viewer]


def aside_of(state: State, seat: int) -> set[str]:
    return set() if state.swap is None else set(state.swap.aside[seat])


def held(state: State, seat: int) -> set[str]:
    """Returns all paintings of a seat, wherever they lie."""
    laid = {each.painting for each in state.laid[seat]}
    return {*state.hands[seat], *state.swapped[seat]} | laid | aside_of(state, seat)


def long_game(options: Options, seed: str) -> Iterator[AnyMatch]:
    """Yields a game without a successful forgery, so that the draw pile is used up first."""
    match = begin(GAME, options, seed_from_text(seed))
    assert not isinstance(match, Refusal)
    while match.outcome is None:
        yield match
        rng = Rng(match.seed, "people", len(match.inputs))
        seat = rng.pick(GAME.to_move(match.state))
        accepted = match.submit(seat, match.asked[seat], unerring(match.state, seat, rng))
        assert not isinstance(accepted, Refusal), accepted
        match = accepted.match


def unerring(state: State, seat: int, rng: Rng) -> Move:
    """Hangs the painters' paintings on any theme; elsewhere makes any move but talk."""
    offers = GAME.offers(state, seat)
    if state.phase != "hang" or state.proposed is not None:
        return rng.pick([move for move in offers if not isinstance(move, Signal | WouldLay | TakeBack)])
    if Agree() in offers:
        return Agree()
    assert state.hanging is not None
    painted = {laid.painting for own in state.laid for laid in own}
    left = [
        frame
        for frame, place in zip(state.frames, state.hanging.draft, strict=True)
        if place == "out" and frame in painted
    ]
    return Hang(rng.pick(left), rng.pick(THEMES))


def renewed_game(options: Options) -> Iterator[tuple[Books, AnyMatch]]:
    """Yields matches after the pile was renewed, with what can be known then."""
    books = Books(options.players)
    for before, match in pairwise(long_game(options, "renewed")):
        books.turn(before.state, match.state)
        if books.round:
            yield books, match


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_bel_7_2_what_is_back_in_the_draw_pile_is_imagined_only_where_it_can_be(options: Options) -> None:
    moments = drawn_anew = 0
    for books, match in islice(renewed_game(options), None, None, one_in(7)):
        for viewer in viewers(match.players):
            known = books.known_to(viewer)
            rng = Rng(seed_from_text("fancy"), "imagine", len(match.inputs))
            view = GAME.view(match.state, viewer)
            fancy = GAME.imagine(view, match.memory(viewer), rng)
            assert (GAME.view(fancy, viewer), GAME.faults(fancy)) == (view, ())
            for seat in set(range(match.players)) - {viewer}:
                assert len(held(fancy, seat) & known) <= books.drawn[seat].total()
            strangers = books.untold.union(*books.swapped) - known
            assert len(set(fancy.deck) - known) <= len(strangers)
            is_renewed = match.state.round > books.round  # the forgeries, too, are out of that pile
            forged = {forgery.painting for forgery in fancy.forgeries} if is_renewed else set()
            assert len(forged - known) <= len(strangers)
            drawn_anew += is_renewed
        moments += 1
    assert moments
    assert drawn_anew
