"""A preview depends on the view alone, and covers all offers of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.conformance.options import Table
from tests.conformance.played import every_match, where
from tests.play import every_game, game_called
from vernissage.core.codec import decode, encode
from vernissage.core.seats import viewers
from vernissage.core.value import MoveValue


@every_game
def test_a_game_that_foresees_something_says_of_which_type(name: str) -> None:
    game = game_called(name)
    assert (game.preview is None) == (game.types.preview is None)


def test_a_view_that_was_only_read_foresees_the_same(plain_table: Table) -> None:
    """A view decoded from JSON gives the same preview, and asking twice changes nothing."""
    game = plain_table.game
    if game.preview is None:
        return
    for match in every_match(plain_table):
        for viewer in viewers(match.players):
            view = game.view(match.state, viewer)
            foreseen = encode(game.preview(view))
            again = decode(encode(view), game.types.view)
            assert encode(game.preview(again)) == encode(game.preview(view)) == foreseen, where(match)


def test_of_the_kinds_of_moves_it_names_it_names_what_is_offered_and_nothing_else(plain_table: Table) -> None:
    game = plain_table.game
    if game.preview is None:
        return
    kinds = {type(move) for match in every_match(plain_table) for _, move in named(match)}
    for match in every_match(plain_table):
        for seat in range(match.players):
            foreseen = [move for who, move in named(match) if who == seat]
            offers = [move for move in game.offers(match.state, seat) if type(move) in kinds]
            assert sorted(map(str, foreseen)) == sorted(map(str, offers)), where(match)


def named(match: Any) -> Iterator[tuple[int, MoveValue]]:
    """Yields the moves named in each seat's preview."""
    for seat in range(match.players):
        yield from ((seat, move) for move in moves_in(match.preview(seat)))


def moves_in(value: object) -> Iterator[MoveValue]:
    match value:
        case MoveValue():
            yield value
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from moves_in(getattr(value, field))
        case tuple():
            for part in value:
                yield from moves_in(part)
