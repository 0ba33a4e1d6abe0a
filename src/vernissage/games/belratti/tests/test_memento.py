"""A memento holds what the album tells about its seat."""

from __future__ import annotations

import pytest

from vernissage.core.hindsight import stood
from vernissage.games.belratti.album import Album
from vernissage.games.belratti.memento import memento
from vernissage.games.belratti.state import Options
from vernissage.games.belratti.tests.evening import evening


@pytest.mark.parametrize("players", [3, 5])
def test_what_was_laid_and_read_adds_up_to_the_album(players: int) -> None:
    end = evening(Options(players=players))
    album, past = end.retrospect, stood(end)
    assert isinstance(album, Album)
    for seat in range(players):
        kept = memento(seat, *past)
        assert (kept.rounds, kept.perfect) == (
            len(album.pages),
            sum(page.perfect for page in album.pages),
        )
        for other in range(players):
            minds = album.minds[seat][other]
            laid = [link for link in kept.laid if other in link.directors]
            assert (len(laid), sum(link.hung == link.theme for link in laid)) == (minds.painted, minds.read)
            minds = album.minds[other][seat]
            read = [link for link in kept.read if link.painter == other]
            assert (len(read), sum(link.hung == link.theme for link in read)) == (minds.painted, minds.read)


def test_a_painting_is_kept_with_its_theme_the_other_one_and_where_it_hung() -> None:
    end = evening(Options(players=4))
    album, past = end.retrospect, stood(end)
    assert isinstance(album, Album)
    known = {
        (
            shown.painting,
            page.look.themes[shown.meant == "two"],
            page.look.themes[shown.meant == "one"],
            {"one": page.look.themes[0], "two": page.look.themes[1], "out": None}[shown.hung],
        )
        for page in album.pages
        for shown in page.look.paintings
        if shown.painter is not None
    }
    kept = {
        (each.painting, each.theme, each.other, each.hung)
        for seat in range(4)
        for each in memento(seat, *past).laid
    }
    assert kept == known


def test_bel_9_7_where_themes_do_not_count_no_round_is_perfect() -> None:
    end = evening(Options(players=4, masterpieces=True))
    assert isinstance(end.retrospect, Album)
    assert any(page.look.perfect for page in end.retrospect.pages)
    assert memento(0, *stood(end)).perfect == 0
