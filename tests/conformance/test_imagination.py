"""Hidden information can be imagined in several ways; otherwise the leak checks would find nothing."""

from __future__ import annotations

from tests.conformance.leaks import imagined
from tests.conformance.options import Table
from tests.conformance.played import played, where
from vernissage.core.codec import encode
from vernissage.core.rng import Rng
from vernissage.core.seats import viewers

TWINS = 6
MOMENTS = 8


def test_every_viewer_can_imagine_the_deal_in_several_ways(table: Table) -> None:
    deal = played(table)[0]
    for viewer in viewers(deal.players):
        fancies = [imagined(table.game, deal, viewer, Rng(deal.seed, "imagine", n)) for n in range(TWINS)]
        assert len({encode(state) for state in fancies}) > 1, (
            f"{where(deal)}: viewer {viewer} imagines the same every time. Look at `imagine`: "
            "shuffle what the viewer can't know with the `rng` it is given"
        )


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
