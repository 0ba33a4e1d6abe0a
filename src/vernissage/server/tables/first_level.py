"""The default level of bots: easy until a guest has finished a game."""

from collections.abc import Iterable, Mapping

import msgspec

from vernissage.core.company import FIRST, USUAL, LevelName


class _Began(msgspec.Struct, frozen=True):
    """The part of a game's setting that tells whether it began with a guide's position instead of a deal."""

    position: dict[str, object] | None = None


def usual_levels(games: Iterable[str], finished: Mapping[str, Iterable[bytes]]) -> dict[str, LevelName]:
    """Returns the default level for each game: easy until the guest has finished one without a guide."""
    known = {game for game, docs in finished.items() if any(_is_game(doc) for doc in docs)}
    return {game: USUAL if game in known else FIRST for game in games}


def _is_game(doc: bytes) -> bool:
    return msgspec.json.decode(doc, type=_Began).position is None
