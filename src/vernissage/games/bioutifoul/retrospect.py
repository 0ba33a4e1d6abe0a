"""An evening in hindsight: how prices went, three things to remember, and what was shown where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from vernissage.core.game import Step
from vernissage.core.seats import Seat
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import ARTISTS, Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.moves import Bought, Direction, Event, Exhibited, Influenced, Sold
from vernissage.games.bioutifoul.scoring import scores
from vernissage.games.bioutifoul.state import Row, State, price

Steps: TypeAlias = Sequence[Step[State, Event]]
Round: TypeAlias = int


class Held(Value, frozen=True):
    """BIO-5.6: an exhibition, and the two works with which it was held."""

    exhibition: Exhibition
    artworks: tuple[Artwork, Artwork]


class BestDeal(Value, frozen=True):
    """The artwork that was sold for most above what that gallery had paid for it."""

    seat: Seat
    artwork: Artwork
    bought: int
    bought_in: Round
    sold: int
    sold_in: Round


class Dearest(Value, frozen=True):
    """The purchase that cost most."""

    seat: Seat
    artwork: Artwork
    gold: int
    round: Round


class Sharpest(Value, frozen=True):
    """The influence that moved an artist furthest."""

    seat: Seat
    artist: Artist
    cards: int
    direction: Direction
    before: int
    after: int
    round: Round


class Loved(Value, frozen=True):
    """The artist of whom most works were shown, and in how many galleries."""

    artist: Artist
    works: int
    galleries: int


class Evening(Value, frozen=True):
    """The whole game. Of equals, what came first is told."""

    rows: tuple[Row, ...]
    """BIO-2.1: how the artists stood at the start, and after each round."""
    held: tuple[Held, ...]
    best_deal: BestDeal | None
    dearest: Dearest | None
    sharpest: Sharpest | None
    loved: Loved | None


def retrospect(first: State, steps: Steps) -> Evening:
    """All that is told afterwards."""
    past = tuple(by_round(first, steps))
    return Evening(
        rows=rows(first, steps),
        held=tuple(Held(each.exhibition, each.artworks) for _, each in past if isinstance(each, Exhibited)),
        best_deal=max(deals(past), key=lambda deal: deal.sold - deal.bought, default=None),
        dearest=max(purchases(past), key=lambda purchase: purchase.gold, default=None),
        sharpest=max(pushes(past), key=lambda push: push.cards, default=None),
        loved=loved(steps[-1].state if steps else first),
    )


def by_round(first: State, steps: Steps) -> Iterator[tuple[Round, Event]]:
    """Every event with the round it happened in. What ends a turn belongs to that turn."""
    before = first
    for step in steps:
        yield from ((before.round, event) for event in step.events)
        before = step.state


def rows(first: State, steps: Steps) -> tuple[Row, ...]:
    """BIO-4.3: influence comes once a turn, so the last row of a round is the one it ended with."""
    ended: dict[Round, Row] = {}
    before = first
    for step in steps:
        ended[before.round] = step.state.row
        before = step.state
    found = [first.row]
    for number in range(1, before.round + 1):
        found.append(ended.get(number, found[-1]))
    return tuple(found)


def deals(past: Sequence[tuple[Round, Event]]) -> Iterator[BestDeal]:
    """BIO-5.2, BIO-5.4: works sold for more than they had cost."""
    bought: dict[Artwork, tuple[Round, Bought]] = {}
    for number, event in past:
        if isinstance(event, Bought):
            bought[event.artwork] = number, event
        elif isinstance(event, Sold) and event.artwork in bought:
            then, paid = bought[event.artwork]
            if event.gold > paid.gold:
                yield BestDeal(event.seat, event.artwork, paid.gold, then, event.gold, number)


def purchases(past: Sequence[tuple[Round, Event]]) -> Iterator[Dearest]:
    for number, event in past:
        if isinstance(event, Bought):
            yield Dearest(event.seat, event.artwork, event.gold, number)


def pushes(past: Sequence[tuple[Round, Event]]) -> Iterator[Sharpest]:
    for number, event in past:
        if isinstance(event, Influenced):
            before = price(event.before, event.artist)
            yield Sharpest(
                event.seat, event.artist, event.cards, event.direction, before, event.value, number
            )


def loved(end: State) -> Loved | None:
    """BIO-7.2: counted over all exhibitions of all galleries."""
    shown = [score.shown for score in scores(end)]
    works = [sum(column) for column in zip(*shown, strict=True)]
    if not any(works):
        return None
    most = works.index(max(works))
    return Loved(ARTISTS[most], works[most], sum(each[most] > 0 for each in shown))
