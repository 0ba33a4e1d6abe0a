"""A terminal table whose player types scripted lines, and everything shown to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from typing import Any

from rich.console import Console

from tests.play import game_called
from vernissage.cli.play import Wish, open_session
from vernissage.cli.session import Session
from vernissage.core.refusal import Refusal

WIDTH = 100


def wish(name: str, **wishes: Any) -> Wish:
    """Returns arguments for a short, reproducible game with random bots."""
    limits = tuple(f"{key}={value}" for key, value in game_called(name).info.limits.items())
    return Wish(**{"game": name, "bot": "random", "seed": "a table", "options": limits, **wishes})


def paper() -> Console:
    """Returns a console that records plain text, without colours."""
    return Console(file=StringIO(), width=WIDTH)


def shown(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    """Returns an `ask` that types these lines, then closes the terminal."""
    left = iter(lines)

    def ask(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


def sit_down(wished: Wish, *said: str, ask: Callable[[str], str] | None = None) -> tuple[Session, Console]:
    """Opens a session without playing."""
    console = paper()
    session = open_session(wished, console, ask or typing(said))
    assert not isinstance(session, Refusal), session
    return session, console


def play(wished: Wish, *said: str) -> tuple[Session, str]:
    """Plays a session with these lines; returns it and everything that was shown."""
    session, console = sit_down(wished, *said)
    session.run()
    return session, shown(console)
