"""Tables restored from the store: after a restart, or after another process changed them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.play import every_game
from tests.server.company import at_once, few, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.truth import inputs
from vernissage.core import codec
from vernissage.core.inputs import TakenOver
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]


@every_game
async def test_whoever_does_not_come_back_after_a_restart_counts_as_away(
    own_house: OpenHouse, name: str
) -> None:
    """Otherwise no bot could ever take over for them."""
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as (stays, *_):
        house.kill()
    house.start()
    async with stays.browser.at(stays.table.code) as back:
        assert not back.table.places[1].here
        assert back.table.places[1].since is not None


@every_game
async def test_a_table_that_another_process_moved_on_is_read_again(own_house: OpenHouse, name: str) -> None:
    """The store has the truth: players who reconnect see it, and go on from there."""
    house = own_house(NO_LIMITS)
    house.excused.append("another process has changed a table")
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        entry = codec.encode(TakenOver(1, "elsewhere"))
        house.change("INSERT INTO inputs (code, number, entry) VALUES (?, 0, ?)", code, entry)
        mover = next(player for player in players if player.owes)
        await mover.answer(mover.offers[0])
        for player in players:
            await player.until(lambda player=player: player.closed)  # type: ignore[misc]
            assert player.news[-1] == protocol.Closing("restart")
    async with at_once([player.browser for player in players], code) as back:
        assert [told.input for told in back[0].story] == ["taken-over"]
        await play_all(back)
    assert len(inputs(house, code)) == len(back[0].story)
