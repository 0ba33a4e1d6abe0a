"""How well the bots play that a guest meets: that depends on whether it is their first game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from vernissage.core.company import FIRST, USUAL, LevelName


class _Began(msgspec.Struct, frozen=True):
    """What is asked of a finished game: did it begin with a deal, or as a guide wanted it?"""

    position: dict[str, object] | None = None


def usual_levels(games: Iterable[str], finished: Mapping[str, Iterable[bytes]]) -> dict[str, LevelName]:
    """By game: easy for somebody's first. To have been guided through one counts as none."""
    known = {game for game, docs in finished.items() if any(_is_game(doc) for doc in docs)}
    return {game: USUAL if game in known else FIRST for game in games}


def _is_game(doc: bytes) -> bool:
    return msgspec.json.decode(doc, type=_Began).position is None
