"""Frozen values: the base classes of states, moves, events, views and options."""

import re
from functools import cache
from typing import Any, Self, TypeVar

import msgspec

from vernissage.core.seats import Viewer


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen struct with tuples inside. It can't form cycles, so cycle collection is off for it."""


V = TypeVar("V", bound=Value)


def derive(made: type[V], source: Value, **fields: Any) -> V:  # noqa: ANN401 - fields of any type
    """Makes a value of this type. Fields that are not given are copied from the source."""
    shared = (name for name in _shared(made, type(source)) if name not in fields)
    return made(**{name: getattr(source, name) for name in shared}, **fields)


@cache
def _shared(made: type[Value], source: type[Value]) -> tuple[str, ...]:
    return tuple(name for name in made.__struct_fields__ if name in source.__struct_fields__)


def kebab(name: str) -> str:
    """Returns the JSON tag for a class name: `DrewUnseen` -> `drew-unseen`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class MoveValue(Value, frozen=True, tag_field="move", tag=kebab):
    """Base of every move: in JSON `{"move": "buy", ...}`."""


class EventValue(Value, frozen=True, tag_field="event", tag=kebab):
    """Base of every event: in JSON `{"event": "bought", ...}`."""


class OptionsValue(Value, frozen=True):
    """Base of every game's options. The number of players is always one of them."""

    players: int


class StateValue(Value, frozen=True):
    """Base of every game's state. It holds the options of the game."""

    options: Any

    def __copy__(self) -> Self:
        """Returns itself, because a frozen value needs no copy."""
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """Returns itself, so that search libraries can clone states at no cost."""
        return self


class ViewValue(Value, frozen=True):
    """Base of every game's view. It contains the viewer."""

    seat: Viewer


def kind(value: MoveValue | EventValue) -> str:
    """Returns the tag of this move or event, as in its JSON."""
    tag = value.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def brief(value: MoveValue | EventValue) -> str:
    """Returns one line for readers of records: the kind, then the fields (`influence alice 2 left`)."""
    words = [kind(value)]
    for field in value.__struct_fields__:
        part = getattr(value, field)
        words.append("+".join(map(str, part)) if isinstance(part, tuple) else str(part))
    return " ".join(words).rstrip()
