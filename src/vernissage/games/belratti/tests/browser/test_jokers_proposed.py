"""BEL-8.2: a member who is asked about a joker can answer on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang, new_code
from tests.browser.screens import SIZES
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.seats import Seat
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import PLAYED_BY, Joker
from vernissage.games.belratti.jokers import PLAYED_IN
from vernissage.games.belratti.moves import Move, PlayJoker, Ready
from vernissage.games.belratti.state import Options, State, group_of
from vernissage.games.belratti.tests.browser.test_roles import anything

NAMES = ("Anouk", "Tilda", "Aiko", "Zofia")


def proposed(joker: Joker) -> tuple[AnyMatch, Seat]:
    """Returns a match in which seat 1 of a group proposes this joker, and the member who is asked."""
    match = begin(GAME, Options(players=len(NAMES)), seed_from_text(joker))
    assert not isinstance(match, Refusal)
    while state(match).phase != PLAYED_IN[joker]:
        seat = GAME.to_move(state(match))[0]
        match = made(match, seat, anything(match, seat))
    asked, proposer = group_of(state(match), joker)
    if Ready() in match.sight(asked).offers:
        match = made(match, asked, Ready())
    wish = next(
        move for move in match.sight(proposer).offers if isinstance(move, PlayJoker) and move.joker == joker
    )
    return made(match, proposer, wish), asked


def state(match: AnyMatch) -> State:
    assert isinstance(match.state, State)
    return match.state


def made(match: AnyMatch, seat: Seat, move: Move) -> AnyMatch:
    done = match.submit(seat, match.asked[seat], move)
    assert not isinstance(done, Refusal), done
    return done.match


@pytest.mark.every_case
@pytest.mark.parametrize("joker", PLAYED_BY)
def test_bel_8_2_who_is_asked_about_a_joker_has_both_answers_on_every_screen(
    page: Page, house: House, joker: Joker
) -> None:
    match, asked = proposed(joker)
    me = guest_of(page, house)
    people = {name: me if seat == asked else Guest(house) for seat, name in enumerate(NAMES)}
    page.goto(hang(house, new_code(), "belratti", match, people))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for answer in ("Agree", "Better not"):
            button = page.get_by_role("button", name=answer, exact=True)
            expect(button, f"{answer} at {width}x{height}").to_be_visible()
            expect(button).to_be_enabled()
