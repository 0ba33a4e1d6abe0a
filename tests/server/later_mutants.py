"""Houses where somebody who is to see the game ten moves later sees it otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from vernissage.server.tables import restore
from vernissage.table import spectators
from vernissage.table.room import Room

Patch: TypeAlias = pytest.MonkeyPatch


def onlookers_see_one_move_too_early(patch: Patch) -> None:
    """Who is to see the game ten moves later sees it nine moves later."""
    patch.setattr(spectators, "BEHIND", spectators.BEHIND - 1)


def onlookers_who_reload_see_the_present(patch: Patch) -> None:
    """Who is to see the game later sees it as it stands when the page is opened once more."""
    honest = spectators.seen

    def seen(room: Room, visitor: Any, world: Any) -> Any:
        return room if spectators.sees(room, visitor) == "delayed" else honest(room, visitor, world)

    patch.setattr(spectators, "seen", seen)


def onlookers_are_shown_by_hidden_steps(patch: Patch) -> None:
    """A step that nobody notices counts as a move: who sees it later sees something by it."""
    patch.setattr(
        spectators, "recalled", lambda recent, _setting, match: (*recent, match)[-spectators.BEHIND - 4 :]
    )


def onlookers_see_all_there_is_after_a_restart(patch: Patch) -> None:
    """A table that was brought back from the store remembers only how it stands now."""
    honest = restore.restored

    def restored(*kept: Any) -> Any:
        room: Any = honest(*kept)
        return msgspec.structs.replace(room, recent=room.recent[-1:])

    patch.setattr(restore, "restored", restored)


LATER: Final[tuple[Callable[[Patch], None], ...]] = (
    onlookers_see_one_move_too_early,
    onlookers_who_reload_see_the_present,
    onlookers_are_shown_by_hidden_steps,
    onlookers_see_all_there_is_after_a_restart,
)
