"""Helpers for type annotations, and for reading values by their types."""

from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from msgspec import Struct

from vernissage.core.value import OptionsValue


def unwrapped(hint: Any) -> tuple[Any, tuple[Any, ...]]:  # noqa: ANN401 - any annotation
    """Returns an annotation without its metadata and without `| None`, and the metadata."""
    marks: tuple[Any, ...] = ()
    while True:
        if get_origin(hint) is Annotated:
            marks += hint.__metadata__
            hint = get_args(hint)[0]
        elif get_origin(hint) in {Union, UnionType} and len(_something(hint)) == 1:
            hint = _something(hint)[0]
        else:
            return hint, marks


def may_be_nothing(hint: Any) -> bool:  # noqa: ANN401
    """Whether the annotation allows None."""
    if get_origin(hint) is Annotated:
        return may_be_nothing(get_args(hint)[0])
    return NoneType in get_args(hint)


def is_many(hint: Any) -> bool:  # noqa: ANN401
    """Whether the annotation is a tuple of any length."""
    return get_origin(hint) is tuple and get_args(hint)[-1:] == (...,)


def reader(field: str) -> Callable[[Any], Any]:
    """Returns a function that reads this field. It returns None if the field is missing."""
    return lambda thing: getattr(thing, field, None)


def texts_in(value: object) -> Iterator[str]:
    """Yields every string in a value at any depth, except in options, which don't describe the table."""
    match value:
        case str():
            yield value
        case tuple():
            for each in value:
                yield from texts_in(each)
        case Struct() if not isinstance(value, OptionsValue):
            for field in value.__struct_fields__:
                yield from texts_in(getattr(value, field))


def _something(hint: Any) -> list[Any]:  # noqa: ANN401
    return [each for each in get_args(hint) if each is not NoneType]
