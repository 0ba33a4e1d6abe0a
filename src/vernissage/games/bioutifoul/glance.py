"""Heuristics of the tree search: an evaluation of each seat, and a policy for playouts.

The compiled `twin/glance.py` must give exactly the same results, so sums are added in a fixed order.
"""

from functools import lru_cache
from math import exp
from typing import Final

from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.games.bioutifoul.cards import ARTIST_OF, SHOWS, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Buy, Done, Exhibit, Move
from vernissage.games.bioutifoul.offers import may_exhibit
from vernissage.games.bioutifoul.scoring import outcome, scores, wealth
from vernissage.games.bioutifoul.state import Gallery, State

GOLD_AT_THE_START: Final = 0.10
GOLD_AT_THE_END: Final = 0.02
"""The value of a bar of gold in points, at the start and once the exhibition deck is empty."""
READY: Final = 0.55
"""The value in points of owning two artworks that a face-up exhibition asks for."""
WANTED: Final = 0.12
"""The value in points of owning an artwork whose artist is on a face-up exhibition."""
VARIETY: Final = 0.25
"""The value in points of showing at least one work of an artist."""
MAJORITY: Final = 0.8
"""The value in points of showing the most works of an artist; galleries close behind get a part."""
TO_COME: Final = 14
"""The size of the exhibition deck at the start, with more than two players."""
STEEPNESS: Final = 0.9
"""How strongly a lead in points raises the estimated chance to win."""
HORIZON: Final = 10
"""The number of moves in a playout."""


def appraise(state: State) -> PerSeat[float]:
    """Returns each seat's estimated chance to win; once the game is over, its share of the victory."""
    ended = outcome(state)
    if ended is not None:
        share = 1 / len(ended.winners)
        return tuple(share if seat in ended.winners else 0.0 for seat in range(len(ended.scores)))
    shown = [score.shown for score in scores(state)]
    most = [max(column) for column in zip(*shown, strict=True)]
    to_come = len(state.exhibition_deck) / TO_COME
    gold_worth = GOLD_AT_THE_END + (GOLD_AT_THE_START - GOLD_AT_THE_END) * to_come
    standing = []
    for gallery, works in zip(state.galleries, shown, strict=True):
        majorities = 0.0
        for own, best in zip(works, most, strict=True):
            if best:
                majorities += MAJORITY / (1 + best - own)
        points = len(gallery.exhibitions) + VARIETY * sum(own > 0 for own in works) + majorities
        standing.append(points + promise(state, gallery) + gold_worth * wealth(gallery, state.row))
    return tuple(
        1 / (1 + exp(-STEEPNESS * (own - max(other for at, other in enumerate(standing) if at != seat))))
        for seat, own in enumerate(standing)
    )


def promise(state: State, gallery: Gallery) -> float:
    """Returns the value in points of a gallery's artworks for the face-up exhibitions."""
    owned = gallery.artworks
    if not owned:
        return 0.0
    artists = {artist for exhibition in state.exhibitions for artist in SHOWS[exhibition]}
    wanted = sum(ARTIST_OF[work] in artists for work in owned)
    return WANTED * wanted + READY * may_exhibit(state, gallery)


def habit(state: State, seat: Seat, offers: tuple[Move, ...], rng: Rng) -> Move:
    """Returns a move for a playout: an exhibit, a purchase that completes an exhibition, or a random move."""
    if state.phase == "gallery" and not isinstance(offers[-2:][0], Exhibit):
        fitting = fitting_works(state.exhibitions, state.galleries[seat].artworks)
        buys = [move for move in offers if isinstance(move, Buy) and move.artwork in fitting]
        if buys:
            return rng.pick(buys)
    return idle(offers, rng)


@lru_cache(maxsize=4096)
def fitting_works(exhibitions: tuple[Exhibition, ...], owned: tuple[Artwork, ...]) -> frozenset[Artwork]:
    """Returns the artworks that complete a face-up exhibition together with an owned one."""
    artists = {ARTIST_OF[work] for work in owned}
    pairs = [SHOWS[exhibition] for exhibition in exhibitions]
    wanted = {two for one, two in pairs if one in artists} | {one for one, two in pairs if two in artists}
    return frozenset(work for work, artist in ARTIST_OF.items() if artist in wanted)


def idle(offers: tuple[Move, ...], rng: Rng) -> Move:
    """Returns an exhibit if there is one, or else a random move, which is seldom the end of the turn."""
    last = offers[-1]
    if isinstance(last, Done) and len(offers) > 1:
        if isinstance(offers[-2], Exhibit):
            return offers[-2]
        return last if rng.below(4) == 0 else rng.pick(offers[:-1])
    return rng.pick(offers)
