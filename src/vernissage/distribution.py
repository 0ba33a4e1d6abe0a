"""The name this package is installed by. The name `vernissage` on PyPI belongs to an unrelated program."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

NAME: Final = "vernissage-games"


def release() -> str:
    """The version that is installed."""
    return version(NAME)


def install(extra: str) -> str:
    """The command that installs this package together with one of its extras."""
    return f"pip install '{NAME}[{extra}]'"
