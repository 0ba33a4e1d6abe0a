"""The offers are exactly the legal moves, in a fixed order."""

from __future__ import annotations

from msgspec import UNSET

from tests.conformance.options import Table
from tests.conformance.played import every_match, played, where
from tests.conformance.probes import probes
from vernissage.core.codec import decode, encode


def test_the_same_state_gives_the_same_offers_in_the_same_order(table: Table) -> None:
    game = table.game
    for match in every_match(table):
        again = decode(encode(match.state), game.types.state)
        for seat in range(match.players):
            offers = game.offers(match.state, seat)
            assert isinstance(offers, tuple), f"{where(match)}: `offers` gives a tuple"
            same = game.offers(match.state, seat) == offers == game.offers(again, seat)
            assert same, f"{where(match)}: `offers` must come in one order: walk no set, keep nothing outside"


def test_nothing_is_offered_twice(table: Table) -> None:
    for match in every_match(table):
        for seat in range(match.players):
            offers = table.game.offers(match.state, seat)
            assert len({encode(move) for move in offers}) == len(set(offers)) == len(offers), (
                f"{where(match)}: `offers` says a move twice to seat {seat}: {offers}"
            )


def test_a_move_is_refused_exactly_where_it_is_not_offered(table: Table) -> None:
    """Except for moves that carry words which can't be told."""
    game, tried = table.game, probes(table.name)
    for match in played(table):
        for seat in range(match.players):
            offers = game.offers(match.state, seat)
            for move in (*offers, *tried) if offers else ():
                allowed = game.check(match.state, seat, move) is None
                bare = game.as_offered(move)
                offered = bare in offers
                assert allowed == offered or (offered and bare != move), (
                    f"{where(match)}: seat {seat} tries {move}. `offers` "
                    f"{'has' if offered else 'lacks'} it, "
                    f"`check` {'lets it' if allowed else 'refuses it'}: they must say the same"
                )


def test_a_refusal_begins_with_nothing_but_an_offered_move(table: Table) -> None:
    game, tried = table.game, probes(table.name)
    for match in played(table):
        for seat in range(match.players):
            offers = game.offers(match.state, seat)
            refusals = [game.check(match.state, seat, move) for move in tried] if offers else []
            for refusal in refusals:
                assert refusal is None or refusal.first is UNSET or refusal.first in offers, (
                    f"{where(match)}: seat {seat} is told to begin with {refusal.first}, which `offers` lacks"
                )
