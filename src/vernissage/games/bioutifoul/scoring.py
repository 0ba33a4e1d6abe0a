"""BIO-7: who has the most beautiful gallery."""

from __future__ import annotations

from vernissage.core.game import Outcome
from vernissage.core.seats import PerSeat
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import ARTISTS, SHOWS, Artist
from vernissage.games.bioutifoul.state import Gallery, Row, State, prices


class Score(Value, frozen=True):
    """How a gallery stands, counted openly."""

    exhibitions: int
    shown: tuple[int, int, int, int]
    """Works shown of each artist, in the order of ARTISTS."""
    all_four: bool
    majorities: tuple[Artist, ...]
    points: int
    wealth: int


def works_shown(gallery: Gallery) -> tuple[int, int, int, int]:
    """BIO-7.2: how many works of each artist its exhibitions show; a pair of one artist counts two."""
    shown = [artist for exhibition in gallery.exhibitions for artist in SHOWS[exhibition]]
    alice, heinrich, rodrigo, sunny = (shown.count(artist) for artist in ARTISTS)
    return alice, heinrich, rodrigo, sunny


def wealth(gallery: Gallery, row: Row) -> int:
    """BIO-7.5: gold plus the present value of the artworks left."""
    return gallery.gold + sum(prices(row)[work] for work in gallery.artworks)


def scores(state: State) -> PerSeat[Score]:
    """BIO-7.2 to BIO-7.4: every gallery's points as they stand."""
    shown = [works_shown(gallery) for gallery in state.galleries]
    most = [max(column) for column in zip(*shown, strict=True)]
    counted = []
    for gallery, works in zip(state.galleries, shown, strict=True):
        # BIO-7.4: all tied galleries score; nobody scores for an artist that nobody exhibited.
        majorities = tuple(
            artist for artist, own, best in zip(ARTISTS, works, most, strict=True) if own == best > 0
        )
        all_four = all(works)  # BIO-7.3
        exhibitions = len(gallery.exhibitions)
        points = exhibitions + all_four + len(majorities)
        counted.append(Score(exhibitions, works, all_four, majorities, points, wealth(gallery, state.row)))
    return tuple(counted)


def outcome(state: State) -> Outcome | None:
    """BIO-7.5: most points, then most wealth; still tied, they win together."""
    if state.phase != "over":
        return None
    counted = scores(state)
    ranks = [(score.points, score.wealth) for score in counted]
    best = max(ranks)
    return Outcome(
        scores=tuple(score.points for score in counted),
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == best),
    )
