"""JSON schemas of all messages, requests and responses, for clients.

    python -m vernissage.server.api.schema

prints them. The browser's TypeScript types are generated from this (`web/scripts/types.mjs`), and a test
checks that they are up to date.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vernissage import catalog
from vernissage.server.api import circles, contacts, days, http_types, ratings
from vernissage.server.history import gallery, honours, meetings, statistics
from vernissage.server.workers import day_solver
from vernissage.table import protocol
from vernissage.table.new_table import NewTable

WIRE = (
    protocol.Incoming,
    protocol.Outgoing,
    http_types.HouseCard,
    http_types.Me,
    http_types.Rename,
    http_types.Farewell,
    http_types.Gone,
    http_types.NewPhrase,
    http_types.SignedOut,
    http_types.Recover,
    NewTable,
    http_types.TableCode,
    http_types.TableCards,
    http_types.TableCard,
    http_types.Frame,
    http_types.Foresight,
    http_types.GuideCard,
    http_types.PrimerCard,
    http_types.Reasons,
    http_types.CoachCard,
    http_types.PlayOn,
    http_types.WaitCards,
    contacts.Contacts,
    contacts.AddBrowser,
    contacts.AddWebhook,
    contacts.AddFeed,
    contacts.Feed,
    contacts.Holiday,
    circles.NewCircle,
    circles.RenameCircle,
    circles.CircleKey,
    circles.NextGame,
    circles.CircleId,
    circles.CircleCards,
    circles.CirclePage,
    meetings.CircleAnnals,
    ratings.Ratings,
    days.Daily,
    days.DayCard,
    day_solver.ReachCard,
    honours.Honours,
    gallery.Gallery,
    statistics.Statistics,
    statistics.Remembered,
    http_types.Problem,
)


def schemas() -> dict[str, Any]:
    """Schemas of the protocol and of each game's own values. `$defs` has the types by name."""
    return {
        "protocol": _components({"Incoming": protocol.Incoming, "Outgoing": protocol.Outgoing}, WIRE),
        "games": {name: _game(name) for name in catalog.names(with_templates=True)},
    }


def _game(name: str) -> dict[str, Any]:
    game = catalog.find(name)
    assert game is not None
    types = game.types
    unions = {"Move": types.move, "Event": types.event}
    shown = (types.preview, types.retrospect, types.piece)
    told = (types.view, types.options, types.move, types.event, *shown)
    return _components(unions, tuple(each for each in told if each is not None))


def _components(unions: dict[str, Any], types: tuple[Any, ...]) -> dict[str, Any]:
    """The schemas of these types, and of each union under its own name."""
    every = (*types, *unions.values())
    found, components = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")
    named = dict(zip(unions, found[len(types) :], strict=True))
    return {"$defs": {**components, **named}}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schemas(), order="sorted"), indent=1).decode())  # noqa: T201
