"""Features for a game without a `spaces.py`, derived from the types of its view, field by field.

Types don't say how long a list or how large a number can get, so some random games are played to find out.
Lists are encoded as counts, which loses their order. A game that wants more brings a `spaces.py`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct

from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import PER_MEMBER, PER_SEAT, SEAT, Seat
from vernissage.core.spaces import Bag, Choice, EachSeat, Feature, Number, Seats
from vernissage.core.value import OptionsValue
from vernissage.research.hints import is_many, may_be_nothing, reader, texts_in, unwrapped

GAMES: Final = 50
"""The number of random games to play."""
SPARE: Final = 2
"""The number of action numbers, as a multiple of the most offers seen."""
Find: TypeAlias = Callable[[Any], Any]
"""Reads a value from a view."""


class Tried:
    """The views of some random games, and their largest number of offers. Equal options give equal games."""

    def __init__(self, game: AnyGame, options: OptionsValue) -> None:
        self.views: list[Any] = []
        most = 0
        for number in range(GAMES):
            rng = Rng(seed_from_text(f"trying out {number}"), "play")
            state = game.deal(options, rng)
            while owing := game.to_move(state):
                seat = rng.pick(owing)
                offers = game.offers(state, seat)
                most = max(most, len(offers))
                self.views.append(game.view(state, seat))
                state = game.play(state, seat, rng.pick(offers), rng).state
        self.numbers = SPARE * most


def view_features(view: type[Struct], views: Sequence[Any]) -> tuple[Feature, ...]:
    """Returns features for views of this type, scaled by these samples."""
    return tuple(_Place(view, "", _itself, views).features())


def words(views: Sequence[Any]) -> tuple[str, ...]:
    """Returns every string in these views, sorted."""
    return tuple(sorted({word for view in views for word in texts_in(view)}))


@dataclass(frozen=True, slots=True)
class _Place:
    """A field in a view: its type, its name, its reader, and sample values."""

    hint: Any
    name: str
    read: Find
    met: Sequence[Any]
    filled: Mapping[Any, Any] = field(default_factory=dict)
    """The types that a generic type's variables stand for."""

    def features(self) -> Iterator[Feature]:
        """Yields the features of this field."""
        hint = self.filled.get(self.hint, self.hint)
        inner, marks = unwrapped(hint)
        name, read, met = self.name, self.read, [each for each in self.met if each is not None]
        place = replace(self, hint=self.filled.get(inner, inner), met=met)
        if SEAT in marks:
            yield Seats(name, read)
        elif PER_SEAT in marks:
            yield EachSeat(name, place.each(), lambda thing, seat: (read(thing) or {seat: None})[seat])
        elif get_origin(place.hint) is Literal:
            yield Choice(name, get_args(place.hint), read)
        elif place.hint in {int, float, bool}:
            if may_be_nothing(hint):
                yield Number(f"{name}-given", 1, lambda thing: read(thing) is not None)
            yield Number(name, max([1, *met]), read)
        elif place.hint is str:
            yield Choice(name, tuple(sorted(set(met))), read)
        elif get_origin(place.hint) is tuple:
            yield from place.listed()
        elif not issubclass(get_origin(place.hint) or place.hint, OptionsValue):
            yield from place.fields()

    def fields(self) -> Iterator[Feature]:
        struct = get_origin(self.hint) or self.hint
        filled = dict(zip(getattr(struct, "__parameters__", ()), get_args(self.hint), strict=False))
        for part, hint in get_type_hints(struct, include_extras=True).items():
            if part == "seat" and not self.name:  # redundant: the viewer is always the first seat
                continue
            place = _Place(
                hint,
                f"{self.name}.{part}".lstrip("."),
                _then(self.read, reader(part)),
                [getattr(each, part) for each in self.met],
                filled,
            )
            inner, marks = unwrapped(hint)
            if PER_MEMBER in marks:
                yield EachSeat(place.name, replace(place, hint=inner).each(), _of_member(self.read, part))
            else:
                yield from place.features()

    def each(self) -> tuple[Feature, ...]:
        """Returns the features for each item of this list."""
        met = [one for several in self.met for one in several]
        return tuple(_Place(get_args(self.hint)[0], "", _itself, met, self.filled).features())

    def listed(self) -> Iterator[Feature]:
        """Yields a count for lists of plain items, and features for each place otherwise."""
        first, *_ = kinds = get_args(self.hint)
        item, marks = unwrapped(self.filled.get(first, first))
        if SEAT in marks:
            yield Seats(self.name, self.read)
        elif is_many(self.hint) and (item in {int, str} or get_origin(item) is Literal):
            yield self._bag()
        else:
            for place in range(max(map(len, self.met), default=0)):
                there = [several[place] for several in self.met if place < len(several)]
                hint = first if is_many(self.hint) else kinds[place]
                read = _then(self.read, _at(place))
                yield from _Place(hint, f"{self.name}.{place}", read, there, self.filled).features()

    def _bag(self) -> Feature:
        read, met = self.read, [one for several in self.met for one in several if one is not None]
        high = max((several.count(value) for several in self.met for value in set(several)), default=1)
        return Bag(self.name, tuple(sorted(set(met))), lambda thing: read(thing) or (), high)


def _itself(thing: Any) -> Any:  # noqa: ANN401 - whatever it is
    return thing


def _then(first: Find, second: Find) -> Find:
    return lambda thing: second(first(thing))


def _at(place: int) -> Find:
    return lambda things: things[place] if things is not None and place < len(things) else None


def _of_member(read: Find, part: str) -> Callable[[Any, Seat], Any]:
    """Returns a reader for a group member's value. It returns None for seats that are not members."""

    def of(thing: Any, seat: Seat) -> Any:  # noqa: ANN401 - whatever it is
        group = read(thing)
        is_member = group is not None and seat in group.members
        return getattr(group, part)[group.members.index(seat)] if is_member else None

    return of
