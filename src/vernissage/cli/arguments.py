"""What commands do with arguments that can't be used."""

from typing import NoReturn

import typer


def wrong(name: str, why: str) -> NoReturn:
    """Reports an argument that can't be used, and exits with code 2."""
    raise typer.BadParameter(why, param_hint=name)
