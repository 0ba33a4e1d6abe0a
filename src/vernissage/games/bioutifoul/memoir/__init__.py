"""A person's memoir over many games: the artists they show and win with, and their sources of points."""

from collections.abc import Iterator, Sequence
from typing import Final

from vernissage.core.coach import Chart, Remark, Tally
from vernissage.core.memoir import Chapter, Memoir, Past
from vernissage.games.bioutifoul.cards import ARTISTS, Artist
from vernissage.games.bioutifoul.memento import Memento

ENOUGH: Final = 3
"""The fewest games from which the memoir describes a person's habits."""


def memoir(past: Sequence[Past[Memento]]) -> Memoir:
    """BIO-7: returns the best score and, after enough games, chapters on artists and points."""
    scores = [game.score for game in past if not game.helped]
    best = Remark("best", {"points": max(scores)}, ()) if scores else None
    if not past:
        return Memoir(best, ())
    if len(past) < ENOUGH:
        return Memoir(best, (Chapter((Remark("too-few", {"missing": ENOUGH - len(past)}, ()),)),))
    return Memoir(best, (*shown(past), *earned(past)))


def shown(past: Sequence[Past[Memento]]) -> Iterator[Chapter]:
    """BIO-7.2: yields a chapter on how many works of each artist were shown; none if there were no works."""
    works = {artist: sum(_works(game, artist) for game in past) for artist in ARTISTS}
    whole = sum(works.values())
    if not whole:
        return
    most = max(ARTISTS, key=works.__getitem__)
    rows = tuple(Tally({"artist": artist}, works[artist], whole) for artist in ARTISTS)
    says = [Remark("shows-most", {"artist": most, "works": works[most], "of": whole}, ()), *lucky(past)]
    yield Chapter(tuple(says), Chart("works", rows))


def lucky(past: Sequence[Past[Memento]]) -> Iterator[Remark]:
    """Yields a remark on the artist with the best share of wins when shown most, if games are enough."""
    tried = {artist: [game.won for game in past if _leads(game, artist)] for artist in ARTISTS}
    enough = [artist for artist in ARTISTS if len(tried[artist]) >= ENOUGH and any(tried[artist])]
    best = max(enough, key=lambda artist: sum(tried[artist]) / len(tried[artist]), default=None)
    if best is not None:
        yield Remark("wins-with", {"artist": best, "won": sum(tried[best]), "of": len(tried[best])}, ())


def earned(past: Sequence[Past[Memento]]) -> Iterator[Chapter]:
    """BIO-7.2 to BIO-7.4: yields a chapter on the sources of points in all games; none without points."""
    scores = [game.memento.score for game in past]
    whole = sum(score.points for score in scores)
    if not whole:
        return
    by_source = {
        "points-exhibitions": sum(score.exhibitions for score in scores),
        "points-majorities": sum(len(score.majorities) for score in scores),
        "points-all-four": sum(score.all_four for score in scores),
    }
    rows = tuple(Tally({"source": source}, points, whole) for source, points in by_source.items())
    about = {"majorities": by_source["points-majorities"], "of": whole}
    yield Chapter((Remark("majorities-bring", about, ()),), Chart("points", rows))


def _works(game: Past[Memento], artist: Artist) -> int:
    return game.memento.score.shown[ARTISTS.index(artist)]


def _leads(game: Past[Memento], artist: Artist) -> bool:
    shown = game.memento.score.shown
    return 0 < _works(game, artist) == max(shown)
