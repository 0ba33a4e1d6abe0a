"""The refusal after an exception. It contains the traceback only in development."""

from traceback import format_exception
from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal

BROKE: Final = Refusal("house/broke")


def refusal_for(error: Exception, *, development: bool) -> Refusal:
    """Returns the refusal after `error`. In development it has the traceback, which may contain secrets."""
    return replace(BROKE, args={"trace": "".join(format_exception(error))}) if development else BROKE
