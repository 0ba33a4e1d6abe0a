"""The workshop is open to everyone at any time, and private."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tests.browser.fixtures import Frames, another
from tests.browser.visits import code_of, come_in, invite
from tests.browser.ways import Keyboard, Mouse
from tests.server.live import House
from tests.server.truth import truth
from vernissage.games.canvas.cards import Card
from vernissage.games.canvas.painting import visible_of
from vernissage.games.canvas.tests.browser.hands import Hands, sit_down
from vernissage.games.canvas.tests.table import FIRST_TIME
from vernissage.games.canvas.workshop import Desk


class Sent:
    """Records everything a page sends, apart from heartbeats and requests for previews."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note(str(frame)))

    def _note(self, frame: str) -> None:
        if json.loads(frame)["do"] not in {"ping", "preview"}:
            self.frames.append(frame)


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """Another person in a browser of their own."""
    with another(browser) as page:
        yield page


@pytest.fixture
def hands(page: Page, house: House) -> Hands:
    """A player alone at a table, with three cards in hand."""
    sit_down(page, house, 1, solo="puzzle", hints=2)
    player = Hands(page, Mouse())
    for _ in range(3):
        player.take(0)
    expect(player.cards).to_have_count(3)
    return player


def layers(page: Page) -> list[str]:
    """Returns the card on each layer, top first."""
    shown = page.locator(".layers [data-place] > button")
    return [shown.nth(i).get_attribute("aria-label") or "" for i in range(3)]


def cards_on(page: Page) -> list[str]:
    return [label.partition(": ")[2] for label in layers(page)]


def test_a_draft_off_turn_shows_its_points_and_sends_nothing(page: Page, friend: Page, house: House) -> None:
    sent = {page: Sent(page), friend: Sent(friend)}
    told = {page: Frames(page), friend: Frames(friend)}
    invite(page, house, "canvas")
    come_in(friend, page.url)
    page.get_by_role("button", name="Start with two").click()
    for each in (page, friend):
        Hands(each, Mouse()).read_the_goal()
    waiting = friend if "Your turn" in page.get_by_role("heading", level=1).inner_text() else page
    deciding = friend if waiting is page else page
    before = list(sent[waiting].frames)
    heard = list(told[deciding].received)
    row = waiting.get_by_role("group", name="The row, the free card first").get_by_role("listitem")
    for place in range(3):
        row.nth(place).get_by_role("button").first.click()
    expect(waiting.get_by_text(re.compile(r"0 points now, \d+ with this painting"))).to_be_visible()
    assert "empty" not in cards_on(waiting)
    waiting.get_by_role("button", name=re.compile("down$")).first.click()
    expect(waiting.get_by_role("button", name="Hang it")).to_have_attribute("aria-disabled", "true")
    waiting.get_by_role("button", name="Clear").click()
    assert cards_on(waiting) == ["empty"] * 3
    assert sent[waiting].frames == before
    since = (json.loads(frame)["is"] for frame in told[deciding].received[len(heard) :])
    assert set(since) <= {"pong", "foreseen"}


def test_a_draft_outlives_a_reload_until_its_cards_are_gone(hands: Hands) -> None:
    page = hands.page
    hands.lay_three()
    before = cards_on(page)
    page.reload()
    expect(hands.cards).to_have_count(3)
    assert cards_on(page) == before
    hands.hang()
    expect(hands.cards).to_have_count(0)
    page.reload()
    expect(hands.headline).to_contain_text("Your turn")
    assert cards_on(page) == ["empty"] * 3


def test_can_3_6_a_painting_goes_into_the_background_that_was_chosen(hands: Hands, house: House) -> None:
    page = hands.page
    backgrounds = truth(house, code_of(page)).match.state.painters[0].backgrounds
    hands.lay_three()
    hands.hang_it.click()
    ways = page.get_by_role("group", name=re.compile("^Background")).get_by_role("radio")
    expect(ways).to_have_count(3)
    ways.nth(2).check()
    page.reload()
    hands.hang_it.click()
    expect(ways.nth(2)).to_be_checked()
    hands.done(hands.unveil)
    expect(hands.cards).to_have_count(0)
    (hung, *_) = truth(house, code_of(page)).match.state.painters[0].backgrounds
    assert hung == backgrounds[2]


def test_layers_change_places_by_tap_by_keys_and_by_dragging(hands: Hands) -> None:
    page = hands.page
    hands.lay_three()
    top, middle, bottom = cards_on(page)
    shown = page.locator(".layers [data-place] > button")
    shown.nth(0).click()
    shown.nth(2).click()
    assert cards_on(page) == [bottom, middle, top]
    Keyboard(page).press(page.get_by_role("button", name=f"{top} up"))
    assert cards_on(page) == [bottom, top, middle]
    shown.nth(0).drag_to(shown.nth(2))
    assert cards_on(page) == [middle, top, bottom]
    shown.nth(0).drag_to(page.locator("[data-place=hand]"))
    assert cards_on(page) == ["empty", top, bottom]


def test_the_best_order_is_laid_where_the_table_allows_it(hands: Hands) -> None:
    page = hands.page
    order = page.get_by_role("button", name="Best order")
    expect(order).to_have_attribute("aria-disabled", "true")
    worst, best = orders_that_differ(hands)
    hands.lay(worst)
    expect(amount(page)).to_have_text(f"+{DESK.of(worst).total}")
    order.click()
    expect(amount(page)).to_have_text(f"+{DESK.of(best).total}")
    expect(order).to_have_attribute("title", "This is the best order.")
    assert laid(hands) == best
    expect(page.get_by_role("button", name="Best painting")).to_have_count(0)


def test_all_orders_are_listed_with_their_points_and_a_press_lays_one(hands: Hands) -> None:
    page = hands.page
    worst, _ = orders_that_differ(hands)
    hands.lay(worst)
    page.get_by_role("button", name="All orders").click()
    listed = page.get_by_role("dialog", name="All orders")
    ways = sorted(permutations(worst), key=DESK.value, reverse=True)
    expect(listed.get_by_role("listitem")).to_have_count(len(ways))
    shown = listed.get_by_role("listitem").locator("small").all_inner_texts()
    assert shown == [f"worth {round(DESK.value(way), 1):g}" for way in ways]
    listed.get_by_role("listitem").first.get_by_role("button").click()
    expect(listed).to_have_count(0)
    assert DESK.value(laid(hands)) == max(map(DESK.value, ways))


DESK = Desk(FIRST_TIME, (0, 0, 0, 0, 0), 3)
"""The workshop's desk for a first painting in the first scenario."""


def orders_that_differ(hands: Hands) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Returns the worst and the best order of three cards; takes more cards until they differ."""
    for _ in range(3):
        for three in combinations(hands.held, 3):
            worst, best = min(permutations(three), key=DESK.value), DESK.best(permutations(three))
            if DESK.value(worst) < DESK.value(best):
                return worst, best
        hands.take(0)
    message = "no order of five cards made a difference, which is very unlikely"
    raise AssertionError(message)


def laid(hands: Hands) -> tuple[Card, ...]:
    """Returns the cards on the layers, top first."""
    lying = {
        hands.page.locator(f"[data-pick={card}]").get_attribute("aria-label"): card for card in hands.held
    }
    ends = (". top", ". middle", ". bottom")
    return tuple(next(card for label, card in lying.items() if label and label.endswith(end)) for end in ends)


def amount(page: Page) -> Locator:
    """What the draft would bring."""
    return draft(page).locator("b")


def draft(page: Page) -> Locator:
    return page.get_by_role("region", name="This draft")


def test_without_hints_the_workshop_counts_nothing(page: Page, house: House) -> None:
    sit_down(page, house, 1, hints=0)
    page.get_by_role("button", name=re.compile("^“")).first.click()
    expect(draft(page).get_by_role("button", name="Clear")).to_be_visible()
    expect(draft(page).get_by_text("with it")).to_have_count(0)


def test_what_is_too_dear_is_refused_in_a_sentence_with_its_rule(page: Page, house: House) -> None:
    sit_down(page, house, 1, solo="puzzle")
    hands = Hands(page, Mouse())
    hands.wait_for_my_turn()
    hands.take(4)
    page.mouse.move(0, 0)  # a press after moving away counts as meant
    page.get_by_role("button", name=re.compile("Costs 4, you have 0$")).click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("CAN-3.3")
    alert.get_by_role("button", name="CAN-3.3").click()
    expect(page.get_by_text("CAN-3.3").last).to_be_visible()


@pytest.mark.parametrize("place", range(4))
def test_a_scoring_card_is_explained_with_cards_of_the_hand(hands: Hands, place: int) -> None:
    page = hands.page
    won = max(DESK.ribbons[visible_of(pile)][place] for pile in permutations(hands.held, 3))
    name = FIRST_TIME[place].capitalize()
    page.get_by_role("list", name="Scoring").get_by_role("button", name=re.compile(f"^{name}")).click()
    explained = page.get_by_role("dialog", name=name)
    expect(explained.get_by_role("button", name=f"CAN-5.{place + 1}")).to_be_visible()
    expect(explained.get_by_role("listitem")).to_have_text(["Hue", "Shape", "Texture", "Tone"])
    of_the_hand = explained.get_by_role("heading", name="With your hand", exact=True)
    expect(of_the_hand).to_have_count(min(won, 1))
    if won:
        said = "one ribbon" if won == 1 else f"{won} ribbons"
        expect(explained.get_by_text(re.compile(f"^From the top “.*{said}"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
