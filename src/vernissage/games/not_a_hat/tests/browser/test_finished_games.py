"""The browser's truth is tested against games that the rules still play like that."""

from __future__ import annotations

from vernissage.games.not_a_hat.tests.browser.finished_games import FILE, written


def test_the_finished_games_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written()
