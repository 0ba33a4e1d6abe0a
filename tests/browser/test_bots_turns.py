"""Bots' turns are told one step at a time, and whoever doesn't want to wait skips to their own decision."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import DEVICES, another
from tests.browser.visits import MY_TURN, code_of, play_now
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

IN_TURN: Final = next(name for name in catalog.names() if game_called(name).info.first_player)
"""A game of turns: the person begins, and then the bots play."""
END_MY_TURN: Final = """async (code) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  await new Promise((done, failed) => {
    let answered = 0;
    socket.onerror = failed;
    socket.onmessage = ({ data }) => {
      const { is, sight } = JSON.parse(data);
      if (is !== 'welcome' && is !== 'moved') return;
      if (!sight.offers.length && answered) return done();
      if (!sight.offers.length || sight.question === answered) return;
      answered = sight.question;
      socket.send(JSON.stringify({ do: 'answer', question: sight.question, move: sight.offers.at(-1) }));
    };
  });
  socket.close();
}"""
"""Answers with the last offer until somebody else is to move, through another socket of the same browser."""


@pytest.mark.parametrize("device", DEVICES)
def test_each_step_stands_in_the_sentence_and_skip_ahead_leads_to_my_decision(
    browser: Browser, house: House, device: str
) -> None:
    with another(browser, **DEVICES[device]) as page:
        play_now(page, house, IN_TURN)
        expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
        page.evaluate(END_MY_TURN, code_of(page))
        skip = page.get_by_role("button", name="Skip ahead")
        expect(skip).to_be_visible()
        expect(page.locator("[data-label] h1")).not_to_contain_text(MY_TURN)
        skip.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
        expect(skip).to_have_count(0)


def test_the_pace_is_chosen_where_the_step_is_told_and_kept(page: Page, house: House) -> None:
    play_now(page, house, IN_TURN)
    expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
    page.evaluate(END_MY_TURN, code_of(page))
    page.get_by_role("button", name="How fast the bots play").click()
    sheet = page.get_by_role("dialog", name="How fast the bots play")
    sheet.get_by_role("radio", name="At once").check(force=True)
    page.reload()
    assert page.evaluate("localStorage.getItem('pace')") == "once"


@pytest.mark.parametrize("game", [name for name in catalog.names() if game_called(name).info.first_player])
def test_whoever_plays_a_game_for_the_first_time_begins(page: Page, house: House, game: str) -> None:
    play_now(page, house, game)
    expect(page.get_by_role("heading", level=1)).to_contain_text(MY_TURN)
    expect(page.get_by_role("log")).not_to_contain_text(re.compile(r"\w+ (picks|plays|gives)"))
