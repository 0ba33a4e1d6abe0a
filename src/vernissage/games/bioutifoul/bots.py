"""What our bots know about this game beyond its rules, and the bots made of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from math import exp
from typing import Any, Final

from vernissage.bots.bot import BotMaker, Thinker
from vernissage.bots.budget import Budget
from vernissage.bots.coach import ByTree
from vernissage.bots.company import Company, Level
from vernissage.bots.greedy import Greedy
from vernissage.bots.mistakes import Hasty
from vernissage.bots.search import Search
from vernissage.bots.sense import Sense
from vernissage.core.game import AnyGame
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
LONG: Final = 30
"""Rounds: where all play to win it is over long before."""
STEEPNESS: Final = 0.9
"""How much a lead in points says about who will win."""


def appraise(state: State) -> PerSeat[float]:
    """How good each seat's chances are: what it has shown, what it could show, what it can pay for."""
    ended = outcome(state)
    if ended is not None:
        share = 1 / len(ended.winners)
        return tuple(share if seat in ended.winners else 0.0 for seat in range(len(ended.scores)))
    shown = [score.shown for score in scores(state)]
    most = [max(column) for column in zip(*shown, strict=True)]
    to_come = len(state.exhibition_deck) / 14
    gold_worth = GOLD_AT_THE_END + (GOLD_AT_THE_START - GOLD_AT_THE_END) * to_come
    standing = []
    for gallery, works in zip(state.galleries, shown, strict=True):
        points = len(gallery.exhibitions) + 0.25 * sum(own > 0 for own in works)
        points += sum(0.8 / (1 + best - own) for own, best in zip(works, most, strict=True) if best)
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


SENSE: Final[Sense[State, Move]] = Sense(appraise, habit, horizon=10)


class Restless(Greedy):
    """Looks one move ahead; and when the evening grows long, now and then does just anything.

    BIO-7.6: a game in which nobody exhibits never ends. Two who look no further can both be content to hoard,
    each with works that don't go together, while nothing on display moves.
    """

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        if view.table.round > LONG and rng.below(3) == 0:
            return idle(tuple(offers), rng)
        return super().choose(view, memory, offers, rng)


def greedy(game: AnyGame) -> Restless:
    """The bot for those who want to win sometimes."""
    return Restless(game, SENSE)


def search(game: AnyGame, budget: Budget) -> Search:
    """The tree search, with this game's sense."""
    return Search(game, budget, SENSE)


def judge(game: AnyGame) -> ByTree:
    """What the search thinks of a move."""
    return ByTree(Search(game, sense=SENSE))


def hasty(iterations: int, temper: float, game: AnyGame, _personality: str) -> Hasty:
    """Thinks so many things through, as many on every machine, and takes one that came up often."""
    return Hasty(game, Budget(iterations=iterations), SENSE, temper=temper)


COMPANY: Final = Company(
    easy=Level(partial(hasty, 40, 0.15), wins=34),
    medium=Level(partial(hasty, 60, 0.0), wins=66),
    hard=Level(partial(hasty, 250, 0.0), wins=71),
)
BOTS: Final[dict[str, BotMaker]] = {"greedy": greedy}
THINKERS: Final[dict[str, Thinker]] = {"search": search}
