"""Finds the twin of a game."""

from functools import cache
from pathlib import Path

from vernissage import catalog
from vernissage.research.kernel import forget_stale
from vernissage.research.twin import Twin


@cache
def twin_of(game: str) -> Twin | None:
    """Returns this game's twin; None if it has none."""
    home = catalog.folder(game)
    if (home / "twin").is_dir():
        own = (source for part in (home, home / "twin") for source in part.glob("*.py"))
        ours = (Path(__file__).with_name(name) for name in ("chance.py", "kernel.py", "tree.py", "twin.py"))
        forget_stale(home / "twin", (*own, *ours))
    found = catalog.extras(game).twin()
    assert found is None or isinstance(found, Twin), f"{found} of {game} is no twin"
    return found
