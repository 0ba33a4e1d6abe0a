"""Read-only copies of tables, restored from the store. Any process of a cluster can make them."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from vernissage.server.store import Store
from vernissage.server.tables.checkpoints import Checkpoints
from vernissage.table.room import Room

KEPT: Final = 200
"""How many snapshots are cached. The least recently used are dropped."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it was when it was read from the store. It has no visitors."""

    room: Room
    past: Checkpoints = field(default_factory=Checkpoints)

    @property
    def is_of(self) -> tuple[int, int]:
        """The version of the table and its number of inputs when it was read."""
        return self.room.version, 0 if self.room.match is None else len(self.room.match.inputs)


class Snapshots:
    """A cache of snapshots. A table is replayed again only if it has changed."""

    def __init__(self, store: Store, restored: Callable[[str], Awaitable[Room | None]]) -> None:
        self._store = store
        self._restored = restored
        self._kept: OrderedDict[str, Snapshot] = OrderedDict()

    async def find(self, code: str) -> Snapshot | None:
        """Returns the table with this code as it is in the store; None if there is none."""
        kept = self._kept.pop(code, None)
        if kept is None or kept.is_of != await self._store.progress(code):
            room = await self._restored(code)
            kept = None if room is None else Snapshot(room)
        if kept is not None:
            self._kept[code] = kept
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return kept
