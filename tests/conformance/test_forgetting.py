"""A memory game forgets soon or not at all: older parts of the log never change."""

from __future__ import annotations

from tests.conformance.options import Table
from tests.conformance.played import played
from vernissage.core.seats import viewers


def test_what_is_not_fresh_no_longer_changes_in_the_log(table: Table) -> None:
    if table.game.kept is None:
        return  # it forgets nothing
    before = None
    for match in played(table):
        if before is not None and match.outcome is None:
            for viewer in viewers(match.players):
                for number in set(range(len(match.inputs) - 1)).difference(match.unnoticed.fresh):
                    assert match.logged(number, viewer) == before.logged(number, viewer), (
                        f"input {number} says something else after input {len(match.inputs) - 1}: `kept` "
                        "may change only what `HiddenInputs.fresh` still holds"
                    )
        before = match
