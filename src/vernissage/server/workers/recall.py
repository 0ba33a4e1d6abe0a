"""What somebody got right lately: over the game they have just played, and those before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.coach import Recollection
from vernissage.core.refusal import Refusal
from vernissage.server.services import Services
from vernissage.server.store import Memento

LATELY: Final = 12
"""So many games, with this one."""


async def recalled_lately(services: Services, guest: str, code: str, name: str) -> Recollection | None:
    """None where the game does not say, and in a first game."""
    kept = await services.store.mementos_of(guest, name)
    told = [each for each in kept if not services.calendar.is_sealed(each.day)]
    return await services.tables.aside.run(lately, name, told, code)


def lately(name: str, kept: Sequence[Memento], code: str) -> Recollection | None:
    """From what games have left, the oldest first, up to that of this table."""
    tell, game = catalog.extras(name).recall_lately(), catalog.find(name)
    last = next((at for at, each in enumerate(kept) if each.code == code), None)
    if tell is None or game is None or last is None:
        return None
    read = [codec.decode(each.doc, game.types.memento) for each in kept[max(0, last + 1 - LATELY) : last + 1]]
    found = [each for each in read if each is not None and not isinstance(each, Refusal)]
    return tell(found) if len(found) > 1 else None
