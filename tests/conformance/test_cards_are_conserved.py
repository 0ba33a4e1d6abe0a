"""Cards are conserved: none is lost and none is created during a game."""

from __future__ import annotations

from tests.conformance.options import Table
from tests.conformance.played import every_match, played, where


def test_the_same_cards_lie_somewhere_all_game_long(table: Table) -> None:
    box = sorted(table.game.cards(played(table)[0].state))
    assert box, "Game.cards names every card, wherever it lies"
    for match in every_match(table):
        assert sorted(table.game.cards(match.state)) == box, (
            f"{where(match)}: a card was lost or made by {match.inputs[-1:]}, or Game.cards forgets it"
        )
