"""The retrospect: the journey of every gift, its names on the way, and who believed them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.not_a_hat.cards import Gift
from vernissage.games.not_a_hat.moves import Accepted, Event, Given, Opened, Refused, Taken, Turned, Unwrapped
from vernissage.games.not_a_hat.recall import Past, finished_games, look_back
from vernissage.games.not_a_hat.scoring import ranking
from vernissage.games.not_a_hat.state import State


class Stop(Value, frozen=True):
    """One giving of a gift: who gave it to whom, under which name, and the answer."""

    number: int
    giver: Seat
    receiver: Seat
    said: Gift
    true: bool
    accepted: bool


class Journey(Value, frozen=True):
    """HAT-5.1: the journey of one gift, from the deal or the shop to its end."""

    game: int
    gift: Gift
    start: Seat
    """The player who was dealt the gift, or took it from the shop."""
    from_shop: bool
    stops: tuple[Stop, ...]
    end: Seat
    """The player who has the gift in the end."""
    penalty: bool
    moments: tuple[int, ...] = ()
    """In the retrospect, for each stop: the number of inputs in the match when the gift was named."""

    @property
    def believed(self) -> Gift:
        """The name under which the gift was last accepted; the gift itself if it never was."""
        return next((stop.said for stop in reversed(self.stops) if stop.accepted), self.gift)


class Lie(Value, frozen=True):
    """A gift that was repeatedly accepted under false names."""

    game: int
    gift: Gift
    liar: Seat
    """The player who said the first false name, knowingly or not."""
    stops: tuple[Stop, ...]
    """The givings in a row at which a false name was accepted."""
    caught: bool
    """Whether a refusal ended the lie."""


class Played(Value, frozen=True):
    """HAT-5.3: one game: the numbers of its first and last gift, and everyone's penalties."""

    first: int
    last: int
    penalties: PerSeat[int]


class Truth(Value, frozen=True):
    """The retrospect of a whole match, for the last screen."""

    ranking: tuple[Seat, ...]
    """HAT-5.2: the seats, fewest penalties first."""
    games: tuple[Played, ...]
    journeys: tuple[Journey, ...]
    foremost: int | None
    """The index of the journey shown first: that of the longest lie, or else the longest."""
    longest_lie: Lie | None
    lied: PerSeat[int]
    """How often each player gave a false name."""
    fooled: PerSeat[int]
    """How often each player accepted a false name."""
    fool: Seat | None
    """The player who most often accepted a false name, if there is exactly one."""
    doubted: PerSeat[int]
    """How often each player refused a true name."""


def retrospect(first: State, steps: Sequence[Step[State, Event]]) -> Truth:
    """HAT-5.1: the retrospect, computed from all events of a finished match."""
    last = steps[-1].state if steps else first
    players = last.options.players
    events = [event for step in steps for event in step.events]
    found = tuple(_timed(journeys(events), steps))
    lie = longest_lie(found)
    stops = [stop for journey in found for stop in journey.stops]
    fooled = _count((stop.receiver for stop in stops if stop.accepted and not stop.true), players)
    return Truth(
        ranking=ranking(last),
        games=tuple(_played(game, players) for game in finished_games(events)),
        journeys=found,
        foremost=foremost(found, lie),
        longest_lie=lie,
        lied=_count((stop.giver for stop in stops if not stop.true), players),
        fooled=fooled,
        fool=_alone_at_the_top(fooled),
        doubted=_count((stop.receiver for stop in stops if stop.true and not stop.accepted), players),
    )


def _timed(found: Iterable[Journey], steps: Sequence[Step[State, Event]]) -> Iterator[Journey]:
    """HAT-5.1: yields the journeys with the number of inputs at which each gift was named."""
    named = {event.number: step.after for step in steps for event in step.events if isinstance(event, Given)}
    for journey in found:
        yield replace(journey, moments=tuple(named[stop.number] for stop in journey.stops))


def _played(game: Sequence[Event], players: int) -> Played:
    """HAT-4.3: one game with everyone's penalties, which are the gifts they were wrong about."""
    numbers = [event.number for event in game if isinstance(event, Accepted | Refused)]
    wrong = (event.seat for event in game if isinstance(event, Unwrapped))
    return Played(min(numbers, default=0), max(numbers, default=0), _count(wrong, players))


def journeys(events: Sequence[Event]) -> tuple[Journey, ...]:
    """Returns the journey of every gift dealt or taken, by game, in the order of their first giving."""
    found: list[Journey] = []
    for game, played in enumerate(finished_games(events), start=1):
        found += sorted(_of_game(game, played), key=_set_out)
    return tuple(found)


def _of_game(game: int, played: Sequence[Event]) -> Iterator[Journey]:
    opened = played[-1]
    assert isinstance(opened, Opened)
    number = max((event.number for event in played if isinstance(event, Given)), default=0)
    pasts = look_back(map(len, opened.piles), number, played, parcel=False)
    for seat, (gifts, pile) in enumerate(zip(opened.piles, pasts.piles, strict=True)):
        for gift, past in zip(gifts, pile, strict=True):
            yield _journey(game, gift, seat, past)
    for past in pasts.gone:
        _, last = past.moments[0]
        assert isinstance(last, Unwrapped)
        yield _journey(game, last.gift, last.seat, past)


def _journey(game: int, gift: Gift, end: Seat, past: Past) -> Journey:
    told = [event for _, event in reversed(past.moments)]
    given = {event.number: event for event in told if isinstance(event, Given)}
    answers = (event for event in told if isinstance(event, Accepted | Refused))
    # A match that began with a gift on its way has an answer to a name nobody heard.
    stops = tuple(_stop(gift, given[each.number], each) for each in answers if each.number in given)
    first = told[0] if told else None
    return Journey(
        game=game,
        gift=gift,
        start=first.seat if isinstance(first, Taken | Turned | Given) else end,
        from_shop=isinstance(first, Taken),
        stops=stops,
        end=end,
        penalty=bool(told) and isinstance(told[-1], Unwrapped),
    )


def _stop(gift: Gift, given: Given, answer: Accepted | Refused) -> Stop:
    assert given.gift is not None
    return Stop(
        number=given.number,
        giver=given.seat,
        receiver=given.receiver,
        said=given.gift,
        true=given.gift == gift,
        accepted=isinstance(answer, Accepted),
    )


def _set_out(journey: Journey) -> tuple[int, Seat]:
    """Returns the sort key of a journey. Gifts that were never given come first."""
    return (journey.stops[0].number if journey.stops else 0), journey.start


def longest_lie(found: Iterable[Journey], liar: Seat | None = None) -> Lie | None:
    """Returns the lie accepted most often in a row, of all or of this seat; of equals, the first told."""
    lies = [lie for journey in found for lie in _lies(journey) if liar in {None, lie.liar}]
    return max(lies, key=lambda lie: (len(lie.stops), -lie.stops[0].number), default=None)


def foremost(found: Sequence[Journey], lie: Lie | None) -> int | None:
    """Returns the index of the journey with this lie, or of the longest one; None if nothing was given."""
    travelled = [at for at, journey in enumerate(found) if journey.stops]
    if lie is not None:
        return next(at for at in travelled if (found[at].game, found[at].gift) == (lie.game, lie.gift))
    return max(travelled, key=lambda at: len(found[at].stops), default=None)


def _lies(journey: Journey) -> Iterator[Lie]:
    for lied, run in groupby(journey.stops, key=lambda stop: not stop.true):
        told = list(run)
        believed = tuple(stop for stop in told if stop.accepted)
        if lied and believed:
            caught = not told[-1].accepted
            yield Lie(journey.game, journey.gift, told[0].giver, believed, caught)


def _count(seats: Iterable[Seat], players: int) -> PerSeat[int]:
    counted = list(seats)
    return tuple(map(counted.count, range(players)))


def _alone_at_the_top(counts: PerSeat[int]) -> Seat | None:
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None
