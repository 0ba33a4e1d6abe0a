"""A view names its viewer, because bots, terminals and browsers get nothing else."""

from __future__ import annotations

from tests.conformance.options import Table
from tests.conformance.played import every_match, where
from tests.play import game_called
from vernissage.core.seats import viewers
from vernissage.core.value import ViewValue


def test_the_type_of_a_view_is_one_that_knows_its_seat(name: str) -> None:
    assert issubclass(game_called(name).types.view, ViewValue), (
        "derive your View from ViewValue (vernissage.core.value): bots read its seat"
    )


def test_every_view_has_the_seat_it_was_made_for(table: Table) -> None:
    for match in every_match(table):
        for viewer in viewers(match.players):
            assert table.game.view(match.state, viewer).seat == viewer, (
                f"{where(match)}: view(state, viewer) must hand on its viewer as the view's seat"
            )
