"""The package's name on PyPI, where the name `vernissage` belongs to an unrelated program."""

from importlib.metadata import version
from typing import Final

NAME: Final = "vernissage-games"


def release() -> str:
    """Returns the installed version of the package."""
    return version(NAME)


def install(extra: str) -> str:
    """Returns the command that installs this package with one of its extras."""
    return f"pip install '{NAME}[{extra}]'"
