"""What whoever runs the command line from Python has handed in; nobody can on a command line (`cli.main`)."""

from __future__ import annotations

import typer

from vernissage.server.platform.chance import Chance


def chance(context: typer.Context) -> Chance:
    """Where a command draws from: by default, the system's own."""
    return context.find_object(Chance) or Chance()
