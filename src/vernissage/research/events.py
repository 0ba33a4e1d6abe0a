"""Events as features: their kind, the seats that take part, and the things that they name."""

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from vernissage.core.seats import SEAT
from vernissage.core.spaces import Bag, Choice, Feature, Number, Seats
from vernissage.core.value import kebab, kind
from vernissage.research.hints import is_many, reader, texts_in, unwrapped

MANY: Final = 20
"""A usual upper bound for numbers in events."""


def event_features(events: Any, words: Sequence[str]) -> tuple[Feature, ...]:  # noqa: ANN401 - a union of types
    """Returns the features for these kinds of events. Fields with the same name become one feature."""
    kinds: tuple[type[Struct], ...] = get_args(events) or (events,)
    found: dict[str, Feature] = {}
    for each in kinds:
        hints = get_type_hints(each, include_extras=True)
        for field in each.__struct_fields__:
            feature = _feature(field, hints[field])
            before = found.get(field)
            if isinstance(before, Choice) and isinstance(feature, Choice):
                feature = Choice(field, tuple(dict.fromkeys((*before.values, *feature.values))), before.read)
            if feature is not None:
                found[field] = feature
    known = frozenset(words)
    about = Bag("about", words, lambda event: {word for word in texts_in(event) if word in known})
    return (Choice("kind", tuple(kebab(each.__name__) for each in kinds), kind), *found.values(), about)


def _feature(field: str, hint: Any) -> Feature | None:  # noqa: ANN401 - any annotation
    read = reader(field)
    inner, marks = unwrapped(hint)
    if SEAT in marks or (is_many(inner) and SEAT in unwrapped(get_args(inner)[0])[1]):
        return Seats(field, read)
    if get_origin(inner) is Literal:
        return Choice(field, get_args(inner), read)
    return Number(field, MANY, read) if inner in {int, float, bool} else None
