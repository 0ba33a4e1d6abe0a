"""Everything that can't be done at the table says why to its player; nobody else can press it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.planting import sit_down
from tests.browser.reasons import answers, is_whole, silence
from tests.server.live import House
from tests.server.truth import inputs
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.games.belratti.moves import Agree, Ask, Hang, Lay, Next, PlayJoker, Ready
from vernissage.games.belratti.state import State
from vernissage.games.belratti.tests.browser.test_jokers_proposed import NAMES, made, proposed
from vernissage.games.belratti.tests.browser.test_told import from_here
from vernissage.games.belratti.tests.table import hung, lay

DIRECTOR, OTHER_DIRECTOR, PAINTER, OTHER_PAINTER = range(4)
NUMBER = 3
LEAST_OF_A_DESK = 520
PRESSABLE = "button.face, button.number, button.slot, button.gap, button.tell.why"


@pytest.fixture(params=DEVICES)
def there(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page on an upright phone, a sideways phone or a laptop."""
    with another(browser, **DEVICES[request.param]) as page:
        yield page


def sit(page: Page, house: House, match: AnyMatch, seat: Seat) -> str:
    """Seats this guest at a table of four people, and returns its code."""
    code = sit_down(page, house, "belratti", match, NAMES, seat=seat)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return code


def asking() -> AnyMatch:
    return from_here(lay(players=4))


def painting() -> AnyMatch:
    """Returns a match with three paintings asked for and nothing laid."""
    return from_here(lay(players=4, number=NUMBER))


def laid() -> AnyMatch:
    """Returns a match in which one painter has laid all of them."""
    match = painting()
    for card in state(match).hands[PAINTER][:NUMBER]:
        match = made(match, PAINTER, Lay(card, "one"))
    return match


def hanging() -> AnyMatch:
    """Returns a match with all frames in the store-room."""
    match = laid()
    return made(made(match, PAINTER, Ready()), OTHER_PAINTER, Ready())


def revealed() -> AnyMatch:
    frames = [card.removeprefix("painting-").replace("-", "_") for card in state(hanging()).frames[:NUMBER]]
    match = from_here(hung(state(hanging()), **dict.fromkeys(frames, "one")))
    return made(made(match, DIRECTOR, Agree()), OTHER_DIRECTOR, Agree())


def state(match: AnyMatch) -> State:
    assert isinstance(match.state, State)
    return match.state


def is_phone(page: Page) -> bool:
    window = page.viewport_size
    assert window is not None
    return min(window["width"], window["height"]) < LEAST_OF_A_DESK


def in_hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand").locator("button.face").first


def frame(page: Page) -> Locator:
    return page.get_by_role("region", name="Storeroom").locator("button.face").first


def number(page: Page, which: int) -> Locator:
    return page.locator(f'[data-thing="number:{which}"]')


def joker(page: Page, name: str) -> Locator:
    """Opens a joker's details: in a sheet on a phone, elsewhere beside the table."""
    opener = page.get_by_role("button", name="Jokers").locator("visible=true")
    if opener.count():
        opener.first.click()
    told = page.locator(".joker").filter(has_text=name).locator("button.tell").locator("visible=true")
    expect(told).to_have_count(1)
    return told


def test_bel_3_2_who_does_not_choose_the_number_is_told_who_does(there: Page, house: House) -> None:
    code = sit(there, house, asking(), PAINTER)
    for thing in (number(there, 4), in_hand(there)):
        answers(thing, "The directors choose the number of paintings now.")
    assert inputs(house, code) == []


def test_bel_3_2_the_number_one_shows_already_says_so(there: Page, house: House) -> None:
    sit(there, house, made(asking(), DIRECTOR, Ask(4)), DIRECTOR)
    answers(number(there, 4), "You show 4 already.")
    answers(in_hand(there), "The number of paintings is settled first.")


def test_bel_4_2_directors_only_watch_while_paintings_are_laid(there: Page, house: House) -> None:
    sit(there, house, painting(), DIRECTOR)
    answers(in_hand(there), "The painters are laying paintings now: directors only watch.")


def test_bel_4_2_when_all_are_laid_the_hand_says_so(there: Page, house: House) -> None:
    sit(there, house, laid(), PAINTER)
    answers(in_hand(there), f"All {NUMBER} paintings are laid. Take one back first.")


def test_bel_8_4_who_has_had_their_say_is_told_so_by_what_they_laid(there: Page, house: House) -> None:
    whole = state(laid())
    patience = whole.options.patience
    match = from_here(replace(whole, changes=(0, 0, patience, 0)))
    sit(there, house, match, PAINTER)
    answers(there.locator("button.gap").first, f"You have had all {patience} changes of mind")


def test_bel_5_4_painters_only_watch_while_paintings_are_hung(there: Page, house: House) -> None:
    code = sit(there, house, hanging(), PAINTER)
    before = inputs(house, code)
    answers(frame(there), "The directors are hanging paintings now: painters only watch.")
    assert inputs(house, code) == before


def says(wall: Locator, words: str) -> None:
    """Checks that an open place says why not; on an upright phone the theme itself is touched."""
    slot = wall.locator("button.slot")
    if slot.is_visible():
        answers(slot, words)
    else:
        wall.locator(".theme").click()
        said = wall.page.get_by_role("alert")
        expect(said).to_contain_text(words)
        assert is_whole(said)
        silence(said)


def test_bel_5_2_an_open_place_says_that_a_painting_comes_first_and_where_one_hangs_already(
    there: Page, house: House
) -> None:
    first = state(hanging()).frames[0]
    sit(there, house, made(hanging(), DIRECTOR, Hang(first, "one")), DIRECTOR)
    wall = there.get_by_role("region", name="Theme one")
    says(wall, "First touch a painting, then the place where it should go.")
    wall.locator("button.face").click()
    says(wall, "is there already.")


def test_bel_6_6_what_was_revealed_stays_where_it_hangs(there: Page, house: House) -> None:
    for match, words in (
        (revealed(), "The round is revealed: nothing is moved any more."),
        (made(revealed(), PAINTER, Next()), "You have looked; the next round begins when all have."),
    ):
        sit(there, house, match, PAINTER)
        wall = there.get_by_role("region", name="Theme one")
        if is_phone(there):  # paintings stand in rows, and none looks as if it could be moved
            expect(wall.get_by_role("listitem").first).to_be_visible()
            expect(wall.get_by_role("button")).to_have_count(0)
        else:
            answers(wall.locator("button.face").first, words)


def test_bel_8_2_while_a_joker_is_proposed_everything_else_waits(there: Page, house: House) -> None:
    match, asked = proposed("one-less")
    sit(there, house, match, asked)
    answers(in_hand(there), "A joker has been proposed: that comes first.")


def test_bel_8_2_a_joker_that_cannot_be_used_now_says_when_and_whose_it_is(
    browser: Browser, house: House
) -> None:
    for shape in (DEVICES["phone"], {"viewport": {"width": 1440, "height": 1200}}):
        with another(browser, **shape) as page:
            sit(page, house, painting(), PAINTER)
            answers(joker(page, "Query"), "That joker is used while the paintings are hung.")
            sit(page, house, hanging(), PAINTER)
            answers(joker(page, "Swap hands"), "Swap hands: for painters, while they paint")


def test_bel_8_1_a_joker_that_was_used_says_when_it_comes_back(browser: Browser, house: House) -> None:
    with another(browser, **DEVICES["phone"]) as page:
        match = made(painting(), PAINTER, PlayJoker("one-less"))
        sit(page, house, made(match, OTHER_PAINTER, Agree()), PAINTER)
        answers(joker(page, "One fewer forgery"), "it comes back after a perfect round with 6 paintings.")


def test_a_desk_unfolds_a_joker_that_cannot_be_used(page: Page, house: House) -> None:
    sit(page, house, painting(), PAINTER)
    told = page.get_by_role("button", name="Query")
    told.click(force=True)
    expect(page.get_by_text("for directors, during the hanging")).to_be_visible()


def test_who_looks_on_and_a_screen_have_nothing_to_press(browser: Browser, house: House) -> None:
    for moment in (asking(), hanging(), revealed()):
        with another(browser) as player, another(browser) as watcher:
            code = sit(player, house, moment, PAINTER)
            for address in (f"/t/{code}", f"/t/{code}/screen"):
                watcher.goto(f"http://{house.host}{address}")
                expect(watcher.get_by_role("region", name="Theme one")).to_be_visible()
                assert watcher.locator(PRESSABLE).count() == 0
