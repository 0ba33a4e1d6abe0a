"""Every value survives JSON unchanged, and plays on the same."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.conformance.options import Table
from tests.conformance.played import every_match, played, where
from vernissage.core.codec import decode, encode
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import viewers
from vernissage.core.step import Outcome


def changed_by_json(value: Any, wanted: Any) -> str | None:
    """Describes how a value changed through JSON, or returns None."""
    again = decode(encode(value), wanted)
    same = again == value and type(again) is type(value) and encode(again) == encode(value)
    return None if same else f"{value} came back as {again}"


def written(match: AnyMatch) -> list[tuple[Any, Any]]:
    """Returns every value of a match that is ever written, with its type."""
    game, types = match.game, match.game.types
    values = [(match.options, types.options), (match.state, types.state)]
    for viewer in viewers(match.players):
        values.append((game.view(match.state, viewer), types.view))
        if game.preview is not None:
            values.append((match.preview(viewer), types.preview))
        values += [(event, types.event) for event in match.witnessed(match.story[-1], viewer)]
    values += [(event, types.event) for event in match.story[-1]]
    values += [(move, types.move) for seat in range(match.players) for move in game.offers(match.state, seat)]
    if match.outcome is not None:
        values.append((match.outcome, Outcome))
    return values


def test_every_value_comes_back_as_it_went(table: Table) -> None:
    for match in every_match(table):
        for value, wanted in written(match) if match.inputs else ():
            changed = changed_by_json(value, wanted)
            assert changed is None, (
                f"{where(match)}: {changed}. Values are frozen, with tuples inside and types that "
                "JSON has; is the type in `Types` the one that is made?"
            )


def test_a_match_that_only_lives_written_stays_the_same(table: Table) -> None:
    matches = played(table)
    twin = matches[0]
    for match in matches[1:]:
        state = decode(encode(twin.state), table.game.types.state)
        move = decode(encode(match.inputs[-1].move), table.game.types.move)
        accepted = replace(twin, state=state).enter(replace(match.inputs[-1], move=move))
        assert not isinstance(accepted, Refusal), where(match)
        twin = accepted.match
        assert twin.state == match.state, where(match)
        assert encode(twin.state) == encode(match.state), where(match)
        assert twin.story == match.story, where(match)
        assert twin.asked == match.asked, where(match)
