"""Frozen values: what states, moves, events, views and options are made of."""

from __future__ import annotations

import re
from typing import Any, Self

import msgspec

from vernissage.core.seats import Viewer


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen struct, tuples inside. It never changes and never holds itself, so no cycle collector."""


def kebab(name: str) -> str:
    """`DrewUnseen` -> `drew-unseen`: how a kind of move or event is written in JSON and texts."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class MoveValue(Value, frozen=True, tag_field="move", tag=kebab):
    """Base of every move: in JSON `{"move": "buy", ...}`."""


class EventValue(Value, frozen=True, tag_field="event", tag=kebab):
    """Base of every event: in JSON `{"event": "bought", ...}`."""


class OptionsValue(Value, frozen=True):
    """Base of every game's options: how many play is always one of them."""

    players: int


class StateValue(Value, frozen=True):
    """Base of every game's state: it knows the options it is played with."""

    options: Any

    def __copy__(self) -> Self:
        """What never changes is its own copy."""
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """The same: whoever clones a state, as searches of other libraries do, need not wait for it."""
        return self


class ViewValue(Value, frozen=True):
    """Base of every game's view: it knows whose it is, so whoever is handed one need not be told."""

    seat: Viewer


def kind(value: MoveValue | EventValue) -> str:
    """The word for this kind of move or event, as in its JSON."""
    tag = value.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def brief(value: MoveValue | EventValue) -> str:
    """One line for people who read records: the kind, then the fields (`influence alice 2 left`)."""
    words = [kind(value)]
    for field in value.__struct_fields__:
        part = getattr(value, field)
        words.append("+".join(map(str, part)) if isinstance(part, tuple) else str(part))
    return " ".join(words).rstrip()
