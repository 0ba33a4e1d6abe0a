"""The site in other engines: Firefox, and WebKit, which iPhones use."""

from __future__ import annotations

import pytest

from tests.browser.engines import CONTROL, Window, every_engine
from tests.browser.newcomer import Newcomer, play_button, press_button, wait_for
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

every_game = pytest.mark.parametrize("name", catalog.names())
COMPLAINTS = "return window.complaints"
LISTEN = """
window.complaints = [];
addEventListener('error', (event) => window.complaints.push(String(event.message)));
addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
"""
PASTE_HERE = """
const field = document.createElement('textarea');
field.style = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 80px; z-index: 9999';
document.body.append(field);
return [100, 40];
"""
HEAR = """
window.heard = [];
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
  constructor() {
    super();
    window.heard.push(this);
  }
};
"""
"""Records calls that make sounds."""


@pytest.mark.every_case
@every_engine
def test_the_door_is_open_and_one_press_begins_a_game(window: Window, house: House) -> None:
    window.go(f"http://{house.host}/")
    window.run(LISTEN)
    play_button(window, game_called(catalog.names()[0]).info.title)
    wait_for(window, "return document.querySelector('[data-table] h1')?.textContent")
    assert window.run(COMPLAINTS) == []


@pytest.mark.deep
@every_engine
def test_a_link_is_copied_and_sounds_are_made(window: Window, house: House) -> None:
    """Not tested: sharing, which neither engine supports here, and real sound output."""
    window.go(f"http://{house.host}/")
    press_button(window, f"Invite: {game_called(catalog.names()[0]).info.title}")
    press_button(window, "Copy")
    wait_for(window, "return document.body.textContent.includes('Copied')")
    place = window.run(PASTE_HERE)
    window.press(*place)
    window.type(f"{CONTROL}v")
    link = wait_for(window, "return document.querySelector('textarea').value")
    assert link == window.run("return location.href")
    window.run(HEAR)
    press_button(window, "Turn the sound on")
    wait_for(window, "return window.heard.length")


@pytest.mark.deep
@every_engine
@every_game
def test_a_newcomer_plays_a_whole_game(window: Window, house: House, name: str) -> None:
    Newcomer(window, house.host).play(game_called(name).info.title)
