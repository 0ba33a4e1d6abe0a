"""BEL-2.5: a player with a new role is told so, in as much detail as they like."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.planting import guest_of, hang
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.moves import Agree, Ask, Hang, Lay, Move, Next, Ready
from vernissage.games.belratti.state import Options

ASKED = 4


def second_round() -> AnyMatch:
    """Returns a match whose second round has just begun; its first director paints now."""
    match = begin(GAME, Options(players=4), seed_from_text("roles"))
    assert not isinstance(match, Refusal)
    while match.state.round == 1:
        seat = GAME.to_move(match.state)[0]
        done = match.submit(seat, match.asked[seat], anything(match, seat))
        assert not isinstance(done, Refusal), done
        match = done.match
    return match


def anything(match: AnyMatch, seat: int) -> Move:
    """Returns a move that leads on."""
    sight = match.sight(seat)
    table, offers = sight.view.table, sight.offers
    match table.phase:
        case "ask":
            return Ask(ASKED)
        case "paint":
            return next((move for move in offers if isinstance(move, Lay)), Ready())
        case "hang":
            out = {
                frame
                for frame, place in zip(table.frames, table.hanging.draft, strict=True)
                if place == "out"
            }
            hangs = (move for move in offers if isinstance(move, Hang) and move.painting in out)
            return next(hangs) if len(out) > table.forgeries else Agree()
        case _:
            return Next()


def test_a_role_card_becomes_a_title_for_whoever_wants_to_be_reminded_less(page: Page, house: House) -> None:
    people = {"Anouk": guest_of(page, house), **{name: Guest(house) for name in ("Tilda", "Aiko", "Zofia")}}
    card = page.get_by_role("dialog", name="You paint now.")
    page.goto(hang(house, "RBLF", "belratti", second_round(), people))
    expect(card).to_contain_text(
        "Your jokers this round: Swap hands, Change the number and One fewer forgery."
    )
    expect(page.get_by_role("button", name="To my paintings")).to_be_focused()
    page.get_by_role("button", name="Remind me less").click()
    expect(card).to_have_count(0)
    page.goto(hang(house, "RBLG", "belratti", second_round(), people))
    expect(page.get_by_role("status").filter(has_text="You paint now.")).to_be_visible()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    assert card.count() == 0
    expect(page.get_by_role("status").filter(has_text="You paint now.")).to_have_count(0)
