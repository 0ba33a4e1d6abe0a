"""BIO-7: the points of each gallery, and the winners."""

from functools import lru_cache
from itertools import compress
from operator import eq
from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Outcome
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import ARTISTS, SHOWS, Artist, Exhibition
from vernissage.games.bioutifoul.state import PRICES, Gallery, Row, State

Works: TypeAlias = tuple[int, int, int, int]
"""The number of works of each artist, in the order of `ARTISTS`."""


class Score(Value, frozen=True):
    """A gallery's points and the reasons for them."""

    exhibitions: int
    shown: Works
    all_four: bool
    majorities: tuple[Artist, ...]
    points: int


@lru_cache(maxsize=256)
def works_shown(exhibitions: tuple[Exhibition, ...]) -> Works:
    """BIO-7.2: returns how many works of each artist these exhibitions show, two for each exhibition."""
    shown = [artist for exhibition in exhibitions for artist in SHOWS[exhibition]]
    alice, heinrich, rodrigo, sunny = map(shown.count, ARTISTS)
    return alice, heinrich, rodrigo, sunny


def scores(state: State) -> PerSeat[Score]:
    """BIO-7.2 to BIO-7.4: returns every gallery's current score."""
    return compare(tuple([gallery.exhibitions for gallery in state.galleries]))


@lru_cache(maxsize=256)
def compare(hung: PerSeat[tuple[Exhibition, ...]]) -> PerSeat[Score]:
    """Returns the score of each gallery from the exhibitions of all. Cached, since they change seldom."""
    shown = [works_shown(exhibitions) for exhibitions in hung]
    # BIO-7.4: all tied galleries score; nobody scores for an artist that nobody exhibited.
    most = [max(column) or None for column in zip(*shown, strict=True)]
    counted = []
    for exhibitions, works in zip(hung, shown, strict=True):
        majorities = tuple(compress(ARTISTS, map(eq, works, most)))
        all_four = all(works)  # BIO-7.3
        points = len(exhibitions) + all_four + len(majorities)
        counted.append(Score(len(exhibitions), works, all_four, majorities, points))
    return tuple(counted)


def wealth(gallery: Gallery, row: Row) -> int:
    """BIO-7.5: returns the gallery's gold plus the current value of its artworks."""
    works = gallery.artworks
    return gallery.gold + sum(map(PRICES[row].__getitem__, works)) if works else gallery.gold


def outcome(state: State) -> Outcome | None:
    """BIO-7.5: returns the scores and the winners, by points and then by wealth; None before the end."""
    if state.phase != "over":
        return None
    ranked = ranks(state)
    best = max(ranked)
    points = tuple(own for own, _ in ranked)
    return Outcome(points, tuple(seat for seat, rank in enumerate(ranked) if rank == best))


def ranks(state: State) -> list[tuple[int, int]]:
    """BIO-7.5: returns the points and the wealth of every gallery."""
    both = zip(scores(state), state.galleries, strict=True)
    return [(score.points, wealth(gallery, state.row)) for score, gallery in both]


def ranking(state: State) -> tuple[Seat, ...]:
    """BIO-7.5: returns the seats from first to last; empty until the game is over."""
    if state.phase != "over":
        return ()
    ranked = ranks(state)
    return tuple(sorted(range(len(ranked)), key=lambda seat: ranked[seat], reverse=True))


def decided_by(state: State) -> str:
    """BIO-7.5: returns the rule's number if wealth had to break a tie; otherwise an empty string."""
    if state.phase != "over":
        return ""
    points = [own for own, _ in ranks(state)]
    return "BIO-7.5" if points.count(max(points)) > 1 else ""
