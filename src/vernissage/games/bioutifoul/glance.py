"""At a glance: how seats stand, and what one does without thinking. The search's rules of thumb.

`twin/thinking.py` has them once more, compiled, to the last digit: so sums are written out in their order.
"""

from __future__ import annotations

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
"""What a bar of gold is worth in points: it buys exhibitions while there are some to come."""
READY: Final = 0.55
"""Two artworks in the gallery that a face-up exhibition asks for."""
WANTED: Final = 0.12
"""An artwork whose artist is on a face-up exhibition."""
VARIETY: Final = 0.25
"""An artist who is shown at all."""
MAJORITY: Final = 0.8
"""An artist of whom nobody shows more; a share of it for those who are close behind."""
TO_COME: Final = 14
"""The exhibitions in the deck at the start, with more than two players."""
STEEPNESS: Final = 0.9
"""How much a lead in points says about who will win."""
HORIZON: Final = 10
"""So many moves are played on by habit."""


def appraise(state: State) -> PerSeat[float]:
    """How good each seat's chances are: what it has shown, what it could show, what it can pay for."""
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
    """What the artworks in the gallery are good for, with the exhibitions that lie open."""
    owned = gallery.artworks
    if not owned:
        return 0.0
    artists = {artist for exhibition in state.exhibitions for artist in SHOWS[exhibition]}
    wanted = sum(ARTIST_OF[work] in artists for work in owned)
    return WANTED * wanted + READY * may_exhibit(state, gallery)


def habit(state: State, seat: Seat, offers: tuple[Move, ...], rng: Rng) -> Move:
    """Buy what makes an exhibition, if there is none to hold already; otherwise do just anything."""
    if state.phase == "gallery" and not isinstance(offers[-2:][0], Exhibit):
        fitting = fitting_works(state.exhibitions, state.galleries[seat].artworks)
        buys = [move for move in offers if isinstance(move, Buy) and move.artwork in fitting]
        if buys:
            return rng.pick(buys)
    return idle(offers, rng)


@lru_cache(maxsize=4096)
def fitting_works(exhibitions: tuple[Exhibition, ...], owned: tuple[Artwork, ...]) -> frozenset[Artwork]:
    """Artworks that, with one of those owned, make an exhibition on display."""
    artists = {ARTIST_OF[work] for work in owned}
    pairs = [SHOWS[exhibition] for exhibition in exhibitions]
    wanted = {two for one, two in pairs if one in artists} | {one for one, two in pairs if two in artists}
    return frozenset(work for work, artist in ARTIST_OF.items() if artist in wanted)


def idle(offers: tuple[Move, ...], rng: Rng) -> Move:
    """Just anything, but exhibit where one can; stop only now and then while something can still be done."""
    last = offers[-1]
    if isinstance(last, Done) and len(offers) > 1:
        if isinstance(offers[-2], Exhibit):
            return offers[-2]
        return last if rng.below(4) == 0 else rng.pick(offers[:-1])
    return rng.pick(offers)
