"""States are immutable: a move makes a new state and never changes an old one."""

from __future__ import annotations

from typing import Any

from tests.conformance.options import Table
from tests.conformance.played import MOST_INPUTS, seed_of
from tests.play import random_match
from vernissage.core.codec import encode
from vernissage.core.match import AnyMatch
from vernissage.core.seats import viewers


def seen_and_kept(match: AnyMatch) -> list[Any]:
    """Returns everything that others may have kept of a match: the state, events, views, offers."""
    game, state = match.game, match.state
    looks = [game.view(state, viewer) for viewer in viewers(match.players)]
    offers = [game.offers(state, seat) for seat in range(match.players)]
    return [state, match.story, looks, offers]


def test_past_states_never_change(table: Table) -> None:
    past = []
    for match in random_match(table.game, table.options, seed_of(table, 0), stop=MOST_INPUTS):
        kept = seen_and_kept(match)
        past.append((kept, [encode(value) for value in kept]))
    for kept, as_it_was in past:
        assert [encode(value) for value in kept] == as_it_was, (
            "something was changed that had been handed out: keep tuples, not lists, and let `play` "
            "make new values"
        )
