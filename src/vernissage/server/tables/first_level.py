"""Makes a guest's first game easier: until they have finished one, the bots are easy and the guest begins."""

from collections.abc import Iterable, Mapping

import msgspec

from vernissage.core.company import FIRST, USUAL, LevelName


class _Began(msgspec.Struct, frozen=True):
    """The part of a game's setting that tells whether it began with a guide's position instead of a deal."""

    position: dict[str, object] | None = None


def usual_levels(games: Iterable[str], finished: Mapping[str, Iterable[bytes]]) -> dict[str, LevelName]:
    """Returns the default level for each game. It is easy until the guest has finished the game unguided."""
    return {game: FIRST if is_first(game, finished) else USUAL for game in games}


def is_first(game: str, finished: Mapping[str, Iterable[bytes]]) -> bool:
    """Whether the guest has never finished this game without a guide."""
    return not any(_is_game(doc) for doc in finished.get(game, ()))


def _is_game(doc: bytes) -> bool:
    return msgspec.json.decode(doc, type=_Began).position is None
