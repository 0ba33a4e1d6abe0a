"""JSON schemas of all messages, requests and responses, for clients.

    python -m vernissage.server.api.schema

prints them. The browser's TypeScript types are generated from these schemas (`web/scripts/types.mjs`). A test
checks that they are up to date.
"""

from typing import Any

import msgspec

from vernissage import catalog
from vernissage.server.api.http_types import Problem
from vernissage.server.api.openapi import API
from vernissage.table import protocol

WIRE = (
    protocol.Incoming,
    protocol.Outgoing,
    *dict.fromkeys(each for route in API for each in (route.takes, route.gives) if each is not None),
    Problem,
)


def schemas() -> dict[str, Any]:
    """Returns schemas of the protocol and of each game's own values. `$defs` has the types by name."""
    return {
        "protocol": _components({"Incoming": protocol.Incoming, "Outgoing": protocol.Outgoing}, WIRE),
        "games": {name: _game(name) for name in catalog.names(with_templates=True)},
    }


def _game(name: str) -> dict[str, Any]:
    game = catalog.game(name)
    types = game.types
    unions = {"Move": types.move, "Event": types.event}
    shown = (types.preview, types.retrospect, types.piece)
    told = (types.view, types.options, types.move, types.event, *shown)
    return _components(unions, tuple(each for each in told if each is not None))


def _components(unions: dict[str, Any], types: tuple[Any, ...]) -> dict[str, Any]:
    """Returns the schemas of these types, and of each union under its own name."""
    every = (*types, *unions.values())
    found, components = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")
    named = dict(zip(unions, found[len(types) :], strict=True))
    return {"$defs": {**components, **named}}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schemas(), order="sorted"), indent=1).decode())  # noqa: T201
