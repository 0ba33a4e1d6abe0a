"""Gifts that can't be taken say why to their player, without revealing what they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.planting import sit_down
from tests.browser.reasons import answers
from tests.server.live import House
from tests.server.truth import inputs
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.cards import ANYONE
from vernissage.games.not_a_hat.moves import Accept, Give, Take
from vernissage.games.not_a_hat.tests.table import HatMatch, begun, entered, lay

NAMES = ("Anouk", "Ben", "Cleo")
GIVER = 0
SAID = "gift-banana"


@pytest.fixture(params=DEVICES)
def there(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page on an upright phone, a sideways phone or a laptop."""
    with another(browser, **DEVICES[request.param]) as page:
        yield page


def sit(page: Page, house: House, match: HatMatch, seat: Seat) -> str:
    """Seats this guest at a table of three people, after the look round; returns its code."""
    code = sit_down(page, house, "not_a_hat", match, NAMES, seat=seat)
    expect(page.locator(".plate").first).to_be_visible()
    return code


def beginning() -> HatMatch:
    """Anouk goes to the shop first."""
    return begun(lay(players=len(NAMES), giver=GIVER))


def naming() -> HatMatch:
    return entered(beginning(), Take())


def answering() -> HatMatch:
    return entered(naming(), Give(SAID))


def passed_on() -> HatMatch:
    """The first gift was accepted and lies face down; the older one goes on."""
    return entered(answering(), Accept())


def receiver(match: HatMatch) -> Seat:
    assert match.state.receiver is not None
    return match.state.receiver


def third(match: HatMatch) -> Seat:
    """Returns the seat that neither gives nor receives."""
    return next(seat for seat in range(len(NAMES)) if seat not in {match.state.giver, receiver(match)})


def lies(page: Page, thing: str) -> Locator:
    """Returns the element to press."""
    return page.get_by_role("button").filter(has=page.locator(f'[data-thing="{thing}"]')).first


def test_hat_2_1_who_does_not_go_to_the_shop_is_told_who_does(there: Page, house: House) -> None:
    code = sit(there, house, beginning(), 1)
    answers(lies(there, "shop"), "First everyone looks at the gifts; then Anouk takes the one in the middle.")
    assert inputs(house, code) == []


def test_hat_3_2_an_open_gift_says_how_long_it_stays(there: Page, house: House) -> None:
    sit(there, house, beginning(), 1)
    answers(lies(there, "gift:1"), "It stays with you until you accept another one")
    answers(lies(there, "gift:2"), "It stays with Cleo until another one is accepted there")


def test_hat_2_1_whoever_has_to_say_what_it_is_is_reminded_of_that_alone(there: Page, house: House) -> None:
    sit(there, house, naming(), GIVER)
    for thing in ("shop", "parcel"):
        answers(lies(there, thing), "First say what it is.")


def test_hat_2_2_only_the_receiver_answers_and_the_others_are_told_who_that_is(
    there: Page, house: House
) -> None:
    match = answering()
    sit(there, house, match, third(match))
    for thing in ("shop", "parcel"):
        answers(lies(there, thing), f"{NAMES[receiver(match)]} answers now: thank you, or no.")
    sit(there, house, match, receiver(match))
    answers(lies(there, "parcel"), "A present is waiting for an answer: thank you, or no.")


def test_hat_2_4_a_gift_that_lies_face_down_tells_nobody_what_it_is(there: Page, house: House) -> None:
    match = passed_on()
    code = sit(there, house, match, match.state.giver)
    before = inputs(house, code)
    pile = lies(there, f"gift:{match.state.giver}")
    answers(pile, "Nobody may look at a gift that lies face down, not even whoever has it.")
    assert inputs(house, code) == before


def test_hat_6_3_no_reason_repeats_what_was_said(there: Page, house: House) -> None:
    """It would stay visible longer than the words themselves."""
    match = answering()
    sit(there, house, match, third(match))
    for thing in ("shop", "parcel", "gift:0", "gift:1", "gift:2"):
        if not lies(there, thing).count():
            continue  # The giver's only gift may be on its way.
        lies(there, thing).click(force=True)
        said = there.get_by_role("alert")
        expect(said).to_be_visible()
        assert "banana" not in said.inner_text()


def test_hat_6_4_whoever_has_to_choose_is_told_that_this_comes_first(there: Page, house: House) -> None:
    parcel, *_ = sorted(ANYONE)
    match = begun(lay(players=len(NAMES), options={"anyone": True}, giver=GIVER, phase="aim", parcel=parcel))
    sit(there, house, match, GIVER)
    answers(lies(there, "parcel"), "First choose who gets it.")
    sit(there, house, match, 1)
    answers(lies(there, "parcel"), "Anouk is choosing who gets it.")


def test_hat_2_5_letters_that_lead_to_no_gift_say_so(browser: Browser, house: House) -> None:
    with another(browser, **DEVICES["phone"]) as page:
        sit(page, house, naming(), GIVER)
        letters = page.get_by_role("group", name="Letters")
        answers(letters.get_by_role("button", name="Erase"), "Nothing is typed yet.")
        letters.get_by_role("button", name="b", exact=True).tap()
        answers(letters.get_by_role("button", name="x", exact=True), "No gift goes on with “x”.")
        expect(page.get_by_role("combobox")).to_have_value("b")
        letters.get_by_role("button", name="Erase").tap()
        expect(page.get_by_role("combobox")).to_have_value("")
        answers(page.get_by_role("button", name="Say it"), "First say which of the 110 gifts it is.")


def test_who_looks_on_and_a_screen_have_nothing_to_press(browser: Browser, house: House) -> None:
    for moment in (beginning(), answering()):
        with another(browser) as player, another(browser) as watcher:
            code = sit(player, house, moment, 1)
            for address in (f"/t/{code}", f"/t/{code}/screen"):
                watcher.goto(f"http://{house.host}{address}")
                expect(watcher.locator(".plate").first).to_be_visible()
                assert watcher.locator(".scene button").count() == 0
