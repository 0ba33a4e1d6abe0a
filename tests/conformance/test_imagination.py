"""Hidden information can be imagined in several ways; otherwise the leak checks would find nothing."""

from __future__ import annotations

from tests.conformance.leaks import imagined
from tests.conformance.options import Table
from tests.conformance.played import played, where
from vernissage.core.codec import encode
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng
from vernissage.core.seats import Viewer, viewers

TWINS = 6
MOMENTS = 8


def test_every_viewer_can_imagine_something_in_several_ways(table: Table) -> None:
    """At the deal or later: a game may begin with everything open and hide only what is chosen."""
    matches = played(table)
    for viewer in viewers(matches[0].players):
        assert any(len(fancies(match, viewer)) > 1 for match in matches), (
            f"{where(matches[-1])}: viewer {viewer} imagines the same every time, all game long. Look at "
            "`imagine`: shuffle what the viewer can't know with the `rng` it is given"
        )


def fancies(match: AnyMatch, viewer: Viewer) -> set[bytes]:
    """Returns the different states that this viewer imagines."""
    draws = (Rng(match.seed, f"imagine after {len(match.inputs)}", number) for number in range(TWINS))
    return {encode(imagined(match.game, match, viewer, rng)) for rng in draws}


def test_the_same_chance_imagines_the_same(table: Table) -> None:
    matches = played(table)
    for match in matches[:: max(1, len(matches) // MOMENTS)]:
        for viewer in viewers(match.players):
            one, two = (imagined(table.game, match, viewer, Rng(match.seed, "imagine")) for _ in range(2))
            assert encode(one) == encode(two), (
                f"{where(match)}: `imagine` must take all its chance from its `rng`, and walk no set"
            )


def test_what_is_imagined_can_be_imagined_again(table: Table) -> None:
    """A bot that searches an imagined state imagines again from views of that state."""
    matches, game = played(table), table.game
    for match in matches[:: max(1, len(matches) // MOMENTS)]:
        for viewer in viewers(match.players):
            twin = imagined(game, match, viewer, Rng(match.seed, "imagine"))
            again = game.imagine(game.view(twin, viewer), match.memory(viewer), Rng(match.seed, "again"))
            assert encode(game.view(again, viewer)) == encode(game.view(match.state, viewer)), (
                f"{where(match)}: `imagine` for viewer {viewer} loses or changes what it shows; or `view` "
                "shows what this viewer can't know, and nobody could imagine it so"
            )
