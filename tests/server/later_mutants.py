"""Servers with a bug in what delayed onlookers see."""

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
    """A delayed onlooker sees the game nine instead of ten moves later."""
    patch.setattr(spectators, "BEHIND", spectators.BEHIND - 1)


def onlookers_who_reload_see_the_present(patch: Patch) -> None:
    """A delayed onlooker sees the present after reloading the page."""
    honest = spectators.seen

    def seen(room: Room, visitor: Any, world: Any) -> Any:
        return room if spectators.sees(room, visitor) == "delayed" else honest(room, visitor, world)

    patch.setattr(spectators, "seen", seen)


def onlookers_are_shown_by_hidden_steps(patch: Patch) -> None:
    """A secret step counts as a move, so a delayed onlooker sees something by it."""
    patch.setattr(
        spectators, "recalled", lambda recent, _setting, match: (*recent, match)[-spectators.BEHIND - 4 :]
    )


def onlookers_see_all_there_is_after_a_restart(patch: Patch) -> None:
    """A restored table remembers only its current state."""
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
