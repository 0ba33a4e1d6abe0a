"""Every play ends, and until then somebody can move."""

from __future__ import annotations

from tests.conformance.options import Table
from tests.conformance.played import GAMES_PER_TABLE, every_match, played, where


def test_every_game_ends_and_says_who_won(table: Table) -> None:
    for number in range(GAMES_PER_TABLE):
        end = played(table, number)[-1]
        assert end.outcome is not None, (
            f"{where(end)}: not over. Can it go on for ever? Name an option that ends it: GameInfo.limits"
        )
        assert len(end.outcome.scores) == table.options.players, "`outcome` gives each seat its score"
        assert set(end.outcome.winners) <= set(range(table.options.players)), "`outcome`: winners are seats"
        assert list(end.outcome.winners) == sorted(set(end.outcome.winners)), (
            "`outcome` names each winner once, in seat order"
        )


def test_somebody_owes_a_decision_exactly_until_the_end(table: Table) -> None:
    for match in every_match(table):
        assert bool(table.game.to_move(match.state)) == (match.outcome is None), (
            f"{where(match)}: to_move names somebody until there is an outcome, and nobody after"
        )


def test_those_who_owe_a_decision_are_seats_in_order(table: Table) -> None:
    for match in every_match(table):
        asked = table.game.to_move(match.state)
        assert list(asked) == sorted(set(asked) & set(range(match.players))), (
            f"{where(match)}: `to_move` said {asked}; it names seats, each once, in seat order"
        )


def test_whoever_owes_a_decision_has_an_offer(table: Table) -> None:
    for match in every_match(table):
        for seat in table.game.to_move(match.state):
            assert table.game.offers(match.state, seat), (
                f"{where(match)}: seat {seat} is to move without an offer: skip it, or let it pass"
            )


def test_nobody_has_an_offer_when_the_game_is_over(table: Table) -> None:
    for number in range(GAMES_PER_TABLE):
        end = played(table, number)[-1]
        assert not any(table.game.offers(end.state, seat) for seat in range(end.players)), (
            f"{where(end)}: `offers` must offer nothing once `outcome` says how it ended"
        )
