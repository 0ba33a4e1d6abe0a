"""Finds the fields of a view that belong to seats, so that a browser can draw any view with people's names.

A path joins the names of nested fields (`table.ballot.members`). It has no indices, since all elements of a
list have one type.
"""

from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from vernissage.core.seats import PER_MEMBER, PER_SEAT, SEAT
from vernissage.server.api.http_types import Whose


def view_shape(view: type[msgspec.Struct]) -> dict[str, Whose]:
    """Returns the paths of all fields that hold seats, or a value for each seat or member."""
    return dict(_places(view, "", {}))


def _places(hint: Any, path: str, filled: dict[Any, Any]) -> Iterator[tuple[str, Whose]]:  # noqa: ANN401
    """Yields the paths below this annotation. `filled` maps type variables to their arguments."""
    hint = filled.get(hint, hint)
    marks = getattr(hint, "__metadata__", ())
    if SEAT in marks:
        yield path, "seat"
    elif PER_SEAT in marks:
        yield path, "each"
    elif PER_MEMBER in marks:
        yield path, "member"
    struct = get_origin(hint) or hint
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
        hints = get_type_hints(struct, include_extras=True)
        own = dict(zip(getattr(struct, "__parameters__", ()), get_args(hint), strict=False))
        for field in struct.__struct_fields__:
            yield from _places(hints[field], f"{path}.{field}".lstrip("."), own)
    else:
        for part in get_args(hint):
            yield from _places(part, path, filled)
