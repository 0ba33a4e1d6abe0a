"""`vernissage play` in a memory game: what must be forgotten disappears from the screen."""

from __future__ import annotations

import re
from io import StringIO
from itertools import repeat
from typing import Final

import pytest
from rich.console import Console

from tests.cli.table import WIDTH, shown, typing, wish
from tests.play import every_game, game_called
from vernissage import catalog
from vernissage.cli.play import open_session
from vernissage.cli.session import LEAST, Session
from vernissage.core.rng import commitment
from vernissage.core.value import EventValue

TURNS: Final = 4
NAMES: Final = catalog.names(with_templates=True)
CLEARED: Final = "\x1b[3J"


def terminal(**environment: str) -> Console:
    """Returns a console that Rich takes for a real terminal."""
    return Console(
        file=StringIO(), width=WIDTH, force_terminal=True, _environ={"TERM": "xterm", **environment}
    )


def played(name: str, console: Console) -> tuple[Session, list[float]]:
    """Plays some turns; returns how long each thing shown could be seen."""
    session = open_session(wish(name, seat=1), console, typing(["1"] * TURNS))
    assert isinstance(session, Session)
    waits: list[float] = []
    session.wait = waits.append
    session.run()
    return session, waits


def on_screen(console: Console) -> str:
    """Returns what is left on the screen: Rich clears it first, then the scrollback."""
    return re.sub(r"\x1b\[[\d;]*m", "", shown(console).rpartition(CLEARED)[2])


def forgotten(session: Session) -> list[EventValue]:
    """Returns the events that the player has seen and the log no longer shows."""
    match, person = session.match, session.seats.person
    logged = [event for number in range(len(match.inputs)) for event in match.logged(number, person)]
    return [event for event in match.memory(person) if event not in logged]


@pytest.mark.parametrize("name", [name for name in NAMES if game_called(name).kept is None])
def test_where_nothing_must_be_forgotten_nothing_is_taken_off_the_screen(name: str) -> None:
    console = terminal()
    _, waits = played(name, console)
    assert (CLEARED in shown(console), waits) == (False, [])


@pytest.mark.parametrize("name", [name for name in NAMES if game_called(name).kept is not None])
def test_what_must_be_forgotten_is_taken_off_the_screen(name: str) -> None:
    console = terminal()
    session, waits = played(name, console)
    gone = forgotten(session)
    told = [
        session.screen.text.say_event(event, session.screen.names, session.seats.person) for event in gone
    ]
    assert gone
    assert [
        sentence for sentence in filter(None, told) if sentence in " ".join(on_screen(console).split())
    ] == []
    assert all(seconds >= LEAST for seconds in waits)
    assert waits, "nothing was shown for a while"


@every_game
def test_the_seal_of_the_deal_stays_in_sight(name: str) -> None:
    console = terminal()
    session, _ = played(name, console)
    assert commitment(session.match.seed) in on_screen(console)


@pytest.mark.parametrize(
    "console", [terminal(TERM="dumb"), Console(file=StringIO(), width=WIDTH)], ids=["dumb", "paper"]
)
@every_game
def test_where_nothing_can_be_taken_away_that_is_said(name: str, console: Console) -> None:
    console.file = StringIO()
    session, waits = played(name, console)
    warned = session.screen.text.say("cli-cannot-forget") in " ".join(shown(console).split())
    assert warned == (game_called(name).kept is not None)
    assert CLEARED not in shown(console)
    assert waits == []


@every_game
def test_when_the_game_is_over_nothing_has_to_be_forgotten(name: str) -> None:
    console = terminal()
    session = open_session(wish(name), console, typing(repeat("1")))
    assert isinstance(session, Session)
    session.wait = lambda _: None
    session.run()
    assert session.match.outcome is not None
    assert not session.forgets
    assert session.screen.text.say("cli-over") in on_screen(console)
