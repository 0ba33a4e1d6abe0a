"""The retrospect of a finished game: the prices, every gallery's account, and highlights."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.bioutifoul.cards import ARTISTS, Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.ledger import Account, Turn, accounts
from vernissage.games.bioutifoul.moves import Bought, Direction, Event, Exhibited, Influenced, Sold
from vernissage.games.bioutifoul.scoring import scores
from vernissage.games.bioutifoul.state import State, price

Steps: TypeAlias = Sequence[Step[State, Event]]
Round: TypeAlias = int


class Held(Value, frozen=True):
    """BIO-5.6: an exhibition that was held, and the two works it showed."""

    exhibition: Exhibition
    artworks: tuple[Artwork, Artwork]


class BestDeal(Value, frozen=True):
    """The sale with the largest profit."""

    seat: Seat
    artwork: Artwork
    bought: int
    bought_in: Round
    sold: int
    sold_in: Round


class Dearest(Value, frozen=True):
    """The most expensive purchase."""

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
    """The artist with the most works shown, and the number of galleries that showed them."""

    artist: Artist
    works: int
    galleries: int


class Career(Value, frozen=True):
    """BIO-2.1: an artist's value at the start and after every turn."""

    artist: Artist
    values: tuple[int, ...]

    @property
    def gain(self) -> int:
        return self.values[-1] - self.values[0]


class Evening(Value, frozen=True):
    """The retrospect of a whole game. In a tie for a highlight, the first one counts."""

    turns: tuple[Round, ...]
    """The round of every turn."""
    careers: tuple[Career, ...]
    risen: Artist | None
    fallen: Artist | None
    """The artist who rose most and the one who fell most since the start; None if nobody did."""
    accounts: PerSeat[Account]
    held: tuple[Held, ...]
    best_deal: BestDeal | None
    dearest: Dearest | None
    sharpest: Sharpest | None
    loved: Loved | None


def retrospect(first: State, steps: Steps) -> Evening:
    """Returns the retrospect of a finished game."""
    told = tuple(by_turn(first, steps))
    turns = tuple(turns_of(first, steps))
    past = tuple((turns[turn - 1], event) for turn, event in told)
    end = steps[-1].state if steps else first
    careers = careers_of(first, steps)
    return Evening(
        turns=turns,
        careers=careers,
        risen=furthest(careers, 1),
        fallen=furthest(careers, -1),
        accounts=accounts(first, told, end),
        held=tuple(Held(each.exhibition, each.artworks) for _, each in past if isinstance(each, Exhibited)),
        best_deal=max(deals(past), key=lambda deal: deal.sold - deal.bought, default=None),
        dearest=max(purchases(past), key=lambda purchase: purchase.gold, default=None),
        sharpest=max(pushes(past), key=lambda push: push.cards, default=None),
        loved=loved(end),
    )


def in_turns(first: State, steps: Steps) -> Iterator[tuple[Turn, State, Step[State, Event]]]:
    """Yields the turn's number, the state before and the step, for each step of a game."""
    before, number = first, 0
    whose: tuple[Round, Seat] | None = None
    for step in steps:
        number += (before.round, before.turn) != whose
        whose = before.round, before.turn
        yield number, before, step
        before = step.state


def by_turn(first: State, steps: Steps) -> Iterator[tuple[Turn, Event]]:
    """Yields every event with the number of its turn."""
    for turn, _, step in in_turns(first, steps):
        yield from ((turn, event) for event in step.events)


def turns_of(first: State, steps: Steps) -> Iterator[Round]:
    """Yields the round of each turn."""
    yield from {turn: before.round for turn, before, _ in in_turns(first, steps)}.values()


def careers_of(first: State, steps: Steps) -> tuple[Career, ...]:
    """BIO-4.3: returns every artist's value at the start and at the end of each turn."""
    ended = {turn: step.state.row for turn, _, step in in_turns(first, steps)}
    rows = (first.row, *ended.values())
    return tuple(Career(artist, tuple(price(row, artist) for row in rows)) for artist in ARTISTS)


def furthest(careers: Sequence[Career], sign: int) -> Artist | None:
    """Returns the artist who rose most if the sign is 1, or fell most if it is -1; None if nobody did."""
    best = max(careers, key=lambda career: sign * career.gain)
    return best.artist if sign * best.gain > 0 else None


def deals(past: Sequence[tuple[Round, Event]]) -> Iterator[BestDeal]:
    """BIO-5.2, BIO-5.4: yields the works that were sold for more than they had cost."""
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
    """BIO-7.2: returns the artist with the most works in all exhibitions; None if nothing was shown."""
    shown = [score.shown for score in scores(end)]
    works = [sum(column) for column in zip(*shown, strict=True)]
    if not any(works):
        return None
    most = works.index(max(works))
    return Loved(ARTISTS[most], works[most], sum(each[most] > 0 for each in shown))
