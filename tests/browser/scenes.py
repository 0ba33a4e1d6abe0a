"""Every phase of every game from every role's point of view, found by playing.

What a position shows depends on who looks: a player who decides sees what can be done, others see what that
player may do. A scene is used if it shows a role a kind of move that no earlier scene did. Among such
positions the fullest is taken, because it has the least room.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from math import ceil

from msgspec import to_builtins

from tests.conformance.options import Table, player_counts, tables_of
from tests.conformance.played import every_match
from tests.play import game_called, options_for
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat, Viewer
from vernissage.core.value import kind
from vernissage.server.api.http_types import Whose
from vernissage.server.api.view_shape import view_shape

Notion = tuple[str, str]
"""A role, and a kind of move it has to do with."""
Situation = tuple[frozenset[Notion], *tuple[frozenset[str], ...]]
"""What a seat can do, where it and others are named, and what is proposed."""


@dataclass(frozen=True)
class Scene:
    """A table in a certain state, and who looks at it."""

    table: Table
    match: AnyMatch
    viewer: Viewer
    notions: frozenset[Notion]

    def __str__(self) -> str:
        roles = sorted({role for role, _ in self.notions})
        kinds = sorted({kind for _, kind in self.notions})
        return f"{self.table}, {'/'.join(roles)}: {' '.join(kinds)}"


def few_scenes(name: str) -> list[Scene]:
    """Returns each phase and role once, at a full table."""
    return scenes(_positions([_plain(name, player_counts(name)[-1])]))


def some_scenes(name: str, many: int) -> list[Scene]:
    """Returns at most so many of these, from the fullest to the emptiest."""
    found = few_scenes(name)
    return found[:: ceil(len(found) / many)]


def all_scenes(name: str) -> list[Scene]:
    """Returns these at the fullest and the emptiest table, and what other options add."""
    counts = player_counts(name)
    plain = [_plain(name, count) for count in (counts[-1], counts[0])]
    full = [scenes(_positions([table])) for table in plain]
    shown = {notion for each in chain(*full) for notion in each.notions}
    return [*chain(*full), *scenes(_positions(tables_of(name)), shown)]


def scenes(positions: Iterable[Scene], shown: Iterable[Notion] = ()) -> list[Scene]:
    """Returns the fullest of these positions, until everything has been shown."""
    left = set(shown)
    found = []
    for scene in sorted(positions, key=_fullness, reverse=True):
        if not scene.notions <= left:
            left |= scene.notions
            found.append(scene)
    return found


def _plain(name: str, players: int) -> Table:
    return Table(name, options_for(game_called(name), players))


def _positions(tables: Iterable[Table]) -> Iterator[Scene]:
    for table in tables:
        for match in every_match(table):
            for viewer in (*range(match.players), None):
                yield Scene(table, match, viewer, frozenset(_notions(match, viewer)))


def _fullness(scene: Scene) -> int:
    """Returns how much there is to draw."""
    return len(codec.encode(scene.match.sight(scene.viewer).view))


def _notions(match: AnyMatch, viewer: Viewer) -> Iterator[Notion]:
    game, state = match.game, match.state
    owing = game.to_move(state)
    if match.outcome is not None:
        yield ("looks on" if viewer is None else "has played", f"the end {match.outcome.verdict}".strip())
    elif viewer is not None and game.offers(state, viewer):
        role = "decides" if viewer in owing else "may still"
        yield from ((role, kind(move)) for move in game.offers(state, viewer))
    else:
        role = "looks on" if viewer is None else "waits"
        yield from ((role, kind(move)) for seat in owing for move in game.offers(state, seat))


def deciding_scenes(name: str) -> list[Scene]:
    """Returns every player with offers, once in each situation, in its fullest position."""
    return list(_situations(name).values())


def few_deciding_scenes(name: str) -> list[Scene]:
    """Returns enough of these to see each kind of move offered in each role and for each proposal."""
    shown: set[tuple[Notion, str]] = set()
    found = []
    for (notions, *role), scene in _situations(name).items():
        seen = set(product(notions, chain.from_iterable(role)))
        if not seen <= shown:
            shown |= seen
            found.append(scene)
    return found


@cache
def _situations(name: str) -> dict[Situation, Scene]:
    shape = view_shape(game_called(name).types.view)
    found: dict[Situation, Scene] = {}
    for scene in sorted(_deciding(name), key=_fullness, reverse=True):
        assert scene.viewer is not None
        role = _role(to_builtins(scene.match.sight(scene.viewer).view), scene.viewer, shape)
        found.setdefault((scene.notions, *role), scene)
    return found


def _deciding(name: str) -> Iterator[Scene]:
    """Yields all positions of this game in which the viewer has offers."""
    for table in tables_of(name):
        for match in every_match(table):
            for seat in range(match.players):
                if match.game.offers(match.state, seat):
                    yield Scene(table, match, seat, frozenset(_notions(match, seat)))


def _role(view: object, seat: Seat, shape: Mapping[str, Whose]) -> Iterator[frozenset[str]]:
    """Yields where this seat is named in the view, where others are, and what is proposed."""
    places = list(_places(view))
    things = {value for path, value in places if ".draft." not in path}
    seats = [(path, value) for path, value in places if shape.get(path) == "seat"]
    yield frozenset(path for path, value in seats if value == seat)
    yield frozenset(f"not {path}" for path, value in seats if value != seat)
    yield frozenset(f"{path} {value}" for path, value in places if ".draft." in path and value not in things)


def _places(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Yields all values in a view with their path; list indices are left out."""
    match value:
        case dict():
            for field, part in value.items():
                yield from _places(part, f"{path}.{field}".lstrip("."))
        case list() | tuple():
            for part in value:
                yield from _places(part, path)
        case _:
            yield path, value
