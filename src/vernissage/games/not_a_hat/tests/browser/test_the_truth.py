"""The last screen shows the retrospect to players, spectators and those who come later."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.colour_blind import faults
from tests.browser.fixtures import SCREENS, another
from tests.browser.planting import guest_of, hang, leave, new_code
from tests.browser.screens import put_before, resize
from tests.browser.test_accessible import examine
from tests.budgets import in_turn
from tests.server.arranged import setting_of
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.hindsight import stood
from vernissage.core.step import Step
from vernissage.games.not_a_hat.coach import recall
from vernissage.games.not_a_hat.memento import memento
from vernissage.games.not_a_hat.tests.table import HatMatch, random_matches
from vernissage.games.not_a_hat.truth import Journey, Played, Stop, Truth

NAMES = ("Ada", "Ben", "Cleo", "Dora")
WALLS = ((1280, 720), (1920, 1080), (2560, 1440))
SEEN = """(picture) => {
  const { width, height } = picture.getBoundingClientRect();
  return picture.complete && picture.naturalWidth > 0 ? Math.min(width, height) : 0;
}"""
"""Returns the size of a picture as drawn, if it is there."""
ANSWERS = {
    (True, True): "Believed, and true.",
    (True, False): "Believed, and false.",
    (False, True): "Doubted, but true.",
    (False, False): "Doubted, and rightly so.",
}
MAP = {
    "called rightly": ".own > path:not(.halo, .lie)",
    "called falsely": ".own > path.lie",
    "another, rightly": ".other > path:not(.finger, .lie)",
    "another, falsely": ".other > path.lie",
}


def told(match: HatMatch) -> Truth:
    assert isinstance(match.retrospect, Truth)
    return match.retrospect


@pytest.fixture(scope="module")
def finished() -> HatMatch:
    """Returns a finished match with a lie, a most fooled player, and a refusal."""
    ends = (
        random_matches(f"truth {number}", players=4, honest=True, rounds=True)[-1] for number in range(99)
    )
    return next(end for end in ends if told(end).longest_lie and told(end).fool is not None)


def opened(page: Page, house: House, match: HatMatch) -> str:
    """Plants a table of this game with this guest, and returns its address."""
    people = {name: Guest(house) for name in NAMES[1:]}
    return hang(house, new_code(), "not_a_hat", match, {NAMES[0]: guest_of(page, house), **people})


def the_lie(page: Page) -> Locator:
    return page.get_by_role("article").filter(has_text="The longest lie")


def test_on_a_screen_in_the_room_the_longest_lie_has_its_picture(
    browser: Browser, house: House, finished: HatMatch
) -> None:
    with another(browser) as page:
        page.goto(f"{opened(page, house, finished)}/screen")
        expect(the_lie(page)).to_be_visible()
        card = the_lie(page).get_by_role("img")
        for size in WALLS:
            resize(page, size)
            box = card.bounding_box()
            assert box is not None
            assert card.locator("img").evaluate(SEEN) >= box["width"] / 2


@pytest.mark.parametrize("screen", in_turn(SCREENS))
def test_the_map_tells_where_every_gift_went(
    page: Page, house: House, finished: HatMatch, artefacts: Path, screen: str
) -> None:
    put_before(page, screen)
    page.goto(opened(page, house, finished))
    truth = told(finished)
    assert truth.foremost is not None
    chosen = truth.journeys[truth.foremost]
    game = truth.games[chosen.game - 1]
    here = [each for each in truth.journeys if each.game == chosen.game]
    expect(gifts(page).get_by_role("radio")).to_have_count(len(here))
    assert_drawn(page, chosen)
    assert rows(page, "Where every gift went") == as_read_out(here, game)
    expect(page.get_by_role("heading", name="How long you remember")).to_be_visible()
    assert rows(page, "right answers") == remembered(finished)
    assert_counted(page, truth, finished)

    radios = gifts(page).get_by_role("radio")
    radios.first.focus()
    page.keyboard.press("ArrowRight")
    travelled = [each for each in here if each.stops]
    assert_drawn(page, travelled[1])
    page.locator(".other > .finger").first.dispatch_event("click")
    assert_drawn(page, travelled[0])
    page.get_by_role("radio", name="Game 2").check(force=True)
    second = next(each for each in truth.journeys if each.game == 2 and each.stops)
    assert_drawn(page, second)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(page, artefacts / f"not_a_hat-truth-{screen}.png")


def gifts(page: Page) -> Locator:
    return page.get_by_role("radiogroup", name="The gift to follow")


def assert_drawn(page: Page, journey: Journey) -> None:
    """Checks that the journey stands out, dashed for false names, with a ring for a refusal."""
    own = page.locator("svg .own")
    expect(own.locator("> text")).to_have_count(len(journey.stops))
    expect(own.locator("> path:not(.halo)")).to_have_count(len(journey.stops) + 1)
    expect(own.locator("> path.lie")).to_have_count(sum(not stop.true for stop in journey.stops))
    expect(own.locator(".ring")).to_have_count(int(journey.penalty))
    dashes = own.locator("> path.lie").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).strokeDasharray)"
    )
    assert "none" not in dashes
    checked = gifts(page).get_by_role("radio", checked=True)
    expect(checked).to_have_count(1)
    expect(page.get_by_role("heading", name=name_of(journey.gift), exact=True)).to_be_visible()


def name_of(gift: str) -> str:
    """Returns a gift's English name, which follows from its id."""
    return gift.removeprefix("gift-").replace("-", " ")


def rows(page: Page, caption: str) -> list[list[str]]:
    """Returns the rows of a table for screen readers."""
    table = page.get_by_role("table", name=caption)
    expect(table).to_be_attached()
    return [
        [cell.strip() for cell in row.locator("th, td").all_text_contents()]
        for row in table.locator("tbody tr").all()
    ]


def as_read_out(journeys: list[Journey], game: Played) -> list[list[str]]:
    stops = [(stop, each.gift) for each in journeys for stop in each.stops]
    return [line(stop, gift, game) for stop, gift in sorted(stops, key=lambda each: each[0].number)]


def line(stop: Stop, gift: str, game: Played) -> list[str]:
    number = stop.number - game.first + 1
    people = [NAMES[stop.giver], NAMES[stop.receiver]]
    return [str(number), name_of(gift), *people, name_of(stop.said), ANSWERS[stop.accepted, stop.true]]


def remembered(match: HatMatch) -> list[list[str]]:
    """Returns the coach's findings for this guest."""
    found = recall(0, match.state, [Step(match.state, events) for events in match.story]).forgetting
    assert found is not None
    return [
        ["one gift ago" if dot.age == 1 else f"{dot.age} gifts ago", f"{dot.right} of {dot.of}"]
        for dot in found.dots
    ]


def assert_counted(page: Page, truth: Truth, match: HatMatch) -> None:
    assert match.outcome is not None
    table = page.locator("section", has_text="Who did what, how often").get_by_role("table").last
    wanted = [
        [
            NAMES[seat],
            *(str(each[seat]) for each in (match.outcome.scores, truth.lied, truth.fooled, truth.doubted)),
        ]
        for seat in truth.ranking
    ]
    found = [
        [cell.strip() for cell in row.locator("th, td").all_inner_texts()]
        for row in table.locator("tbody tr").all()
    ]
    assert found == wanted


def test_a_chosen_journey_is_followed_in_the_replay(
    page: Page, house: House, finished: HatMatch, artefacts: Path
) -> None:
    page.goto(opened(page, house, finished))
    truth = told(finished)
    travelled = [each for each in truth.journeys if each.game == truth.journeys[truth.foremost or 0].game]
    chosen = max(travelled, key=lambda each: len(each.stops))
    gifts(page).get_by_role("radio", name=re.compile(f"^{name_of(chosen.gift)}")).check(force=True)
    page.get_by_role("link", name="Follow it in the replay").click()
    where = page.get_by_role("slider")
    expect(where).to_have_value(str(chosen.moments[0]))
    marks = page.get_by_role("button", name=re.compile(rf"^Moment \d+ of {len(chosen.stops)}$"))
    expect(marks).to_have_count(len(chosen.stops))
    expect(marks.first).to_have_attribute("aria-pressed", "true")
    page.screenshot(path=artefacts / "not_a_hat-followed.png")
    marks.last.click()
    expect(where).to_have_value(str(chosen.moments[-1]))


def test_memory_is_told_over_the_last_games(page: Page, house: House) -> None:
    me = guest_of(page, house)
    ends = [random_matches(f"lately {number}", players=4, honest=True)[-1] for number in range(3)]
    for made, match in enumerate(ends):
        guests = [me.guest, *(Guest(house).guest for _ in NAMES[1:])]
        code = new_code()
        leave(house, setting_of(code, "not_a_hat", match, guests, NAMES), match, float(made))
    page.goto(f"http://{house.host}/t/{code}")
    kept = [memento(0, *stood(match)) for match in ends]
    answers = [right for each in kept for _, right in each.answers]
    said = f"3 in all, you got {sum(answers)} of {len(answers)} right."
    expect(page.get_by_text(said)).to_be_visible()
    own = [right for _, right in kept[-1].answers]
    expect(page.get_by_text(f"you got right: {sum(own)} of {len(own)}.")).to_be_visible()
    expect(page.get_by_text("A circle: right answers of that age")).to_be_visible()
    expect(page.get_by_text("100%", exact=True)).to_be_visible()


def test_truth_and_lies_are_told_by_more_than_colour(page: Page, house: House, finished: HatMatch) -> None:
    page.goto(opened(page, house, finished))
    expect(the_lie(page)).to_be_visible()
    for screen in SCREENS:
        put_before(page, screen)
        assert faults(page, MAP, by=("dash", "width"), ground="--wall") == []


def test_who_comes_later_reads_the_same_but_has_no_memory_of_it(
    browser: Browser, house: House, finished: HatMatch
) -> None:
    with another(browser) as page, another(browser) as stranger:
        address = opened(page, house, finished)
        for each in (page, stranger):
            each.goto(address)
            expect(the_lie(each)).to_be_visible()
        assert rows(stranger, "Where every gift went") == rows(page, "Where every gift went")
        expect(page.get_by_role("heading", name="How long you remember")).to_be_visible()
        expect(stranger.get_by_role("heading", name="How long you remember")).to_have_count(0)
