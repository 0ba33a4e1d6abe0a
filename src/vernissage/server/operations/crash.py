"""What the house says when an exception has stopped it. Only in development does it tell the traceback."""

from __future__ import annotations

from traceback import format_exception
from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal

BROKE: Final = Refusal("house/broke")


def refusal_for(error: Exception, *, development: bool) -> Refusal:
    """The same for every exception; in development with its traceback, which may hold secrets of a game."""
    return replace(BROKE, args={"trace": "".join(format_exception(error))}) if development else BROKE
