"""In the terminal a turn of many steps prints little, and a step can be taken back."""

from __future__ import annotations

import pytest

from tests.cli.table import WIDTH, paper, play, shown, sit_down, wish
from tests.play import every_game
from vernissage import catalog
from vernissage.cli.screen import MANY
from vernissage.cli.session import Session
from vernissage.core.inputs import TakenBack


def test_a_step_is_taken_back_while_that_is_allowed() -> None:
    session = with_a_loose_step()
    before = len(session.match.inputs)
    session.undo("")
    assert session.match.inputs[-1] == TakenBack(session.seats.person)
    assert len(session.match.inputs) == before + 1


@every_game
def test_what_cannot_be_taken_back_says_why(name: str) -> None:
    session, said = play(wish(name), "undo")
    assert not any(isinstance(entry, TakenBack) for entry in session.match.inputs)
    assert session.screen.text.say("refusal-match-bound") in " ".join(said.split())


@every_game
def test_the_log_says_so_while_nothing_has_happened(name: str) -> None:
    session, console = sit_down(wish(name, seat=0))
    session.log("")
    assert session.screen.text.say("cli-empty-log") in shown(console)


def test_within_a_turn_the_table_is_not_shown_again() -> None:
    session = with_a_loose_step()
    session.screen.console.file = paper().file
    session.step()
    said = shown(session.screen.console)
    assert session.screen.text.say("cli-same-table") in said
    session.table()
    assert len(shown(session.screen.console)) > 2 * len(said)


@every_game
def test_of_many_moves_of_a_kind_some_are_shown_and_the_rest_on_request(name: str) -> None:
    session, console = sit_down(wish(name))
    session.run()
    sight = session.match.sight(session.seats.person)
    many = [sight.offers[0]] * (MANY + 3)
    session.screen.offers(sight.view, many)
    said = shown(console)
    assert said.rstrip().endswith(session.screen.text.say("cli-more-offers", count=3))
    session.screen.offers(sight.view, many, most=len(many))
    assert f" {len(many)} " in shown(console)[len(said) :]
    assert max(map(len, said.splitlines())) <= WIDTH


def with_a_loose_step() -> Session:
    """Returns a session in which the player has made a step that can be taken back, and is still to move."""
    for name in catalog.names():
        for number in range(1, 4):
            session, _ = sit_down(wish(name, seat=0), *[str(number)] * 3)
            session.run()
            if session.goes_on and session.match.may_take_back(0) and 0 in session.to_move():
                return session
    pytest.fail("no game has a turn of several steps")
