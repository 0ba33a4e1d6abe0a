"""Values passed to the command line from Python (`cli.main`), not by arguments."""

from __future__ import annotations

import typer

from vernissage.server.platform.chance import Chance


def chance(context: typer.Context) -> Chance:
    """Returns the source of randomness for a command; by default, the system's."""
    return context.find_object(Chance) or Chance()
