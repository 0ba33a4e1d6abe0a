"""What players notice while nothing can be stored, whatever the reason."""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from tests.server.live import House
from tests.server.people import Browser, Socket
from vernissage.core import codec
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.tables.table import NOT_KEPT
from vernissage.table import protocol

SAID: Final = ("nothing can be kept", "everything is kept again")
"""What the server may log then, once each."""
LATER: Final = "old tables could not be deleted"
"""It may also log this, if it was just shrinking the file."""


async def make_a_move(players: list[Socket]) -> None:
    """Lets somebody who owes a move make it, and waits until all have heard of it."""
    mover = next(player for player in players if player.owes)
    number = mover.sight.number
    await mover.answer(Rng(seed_from_text("a move"), "faults", number).pick(mover.offers))
    for player in players:
        await player.until(lambda player=player: player.sight.number > number)  # type: ignore[misc]


async def is_told_that_nothing_happened(house: House, players: list[Socket]) -> None:
    """Checks that a player who moves is told of the failure, and that nothing has changed for anyone."""
    mover = next(player for player in players if player.owes)
    others = [player for player in players if player is not mover]
    number, heard = mover.sight.number, [len(player.news) for player in others]
    answer = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
    assert await mover.refusal(answer) == NOT_KEPT
    assert mover.sight.number == number
    assert [len(player.news) for player in others] == heard
    assert Browser(house, stranger=True).ask("GET", "/health").status == 503


def is_well(house: House) -> bool:
    return Browser(house, stranger=True).ask("GET", "/health").status == 200
