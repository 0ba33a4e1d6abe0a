"""Every number in the album equals a slow and plain recount from recorded games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.play import random_match
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.record import read, record, replay, write
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.album import (
    ENOUGH,
    ENOUGH_BOTH_WAYS,
    MOST_LINES,
    Album,
    Minds,
    best_pair,
    closest,
)
from vernissage.games.belratti.bots import ASSOCIATION, reasons
from vernissage.games.belratti.events import Ended, Hung, Revealed
from vernissage.games.belratti.postcard import postcard
from vernissage.games.belratti.reason import BOLD
from vernissage.games.belratti.state import Options, State, directors_of, joker_standing, painters_of
from vernissage.games.belratti.tests.evening import evening
from vernissage.games.belratti.tests.table import agreed, gallery, hung

TABLES = [
    Options(players=3, round_limit=4, patience=6),
    Options(players=4, round_limit=6),
    Options(players=5, edition="mogel", round_limit=5, patience=6),
    Options(players=4, masterpieces=True, open_jokers=2, patience=6),
    Options(players=7, alternate_roles=True, round_limit=4, patience=6),
]


@cache
def games(options: Options) -> tuple[AnyMatch, ...]:
    """Returns two games: a random one with jokers and lines, and one by bots that understand each other."""
    *_, chance = random_match(GAME, options, seed_from_text("an evening"))
    return chance, evening(options, seed="friends at night", write=True)


def told(match: AnyMatch) -> Album:
    """Returns the album of a record that was written and read again."""
    found = read(write(record("belratti", match, open_seed=True)))
    assert not isinstance(found, Refusal)
    again = replay(GAME, found.record)
    assert not isinstance(again, Refusal)
    album = again.match.retrospect
    assert isinstance(album, Album)
    return album


def scored(match: AnyMatch) -> Iterator[tuple[State, State]]:
    """Yields each round as it hung when the last director agreed, and the state after it."""
    for before, after in pairwise(moment.state for moment in match.again()):
        if before.phase == "hang" and after.phase in ("reveal", "over"):
            yield before, after


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_page_says_what_hung_there(options: Options, number: int) -> None:
    match = games(options)[number]
    album = told(match)
    rounds = list(scored(match))
    assert len(album.pages) == len(rounds)
    for page, (state, after) in zip(album.pages, rounds, strict=True):
        laid = {each.painting: (seat, each) for seat, own in enumerate(state.laid) for each in own}
        places = dict(zip(state.frames, state.hanging.draft, strict=True))  # type: ignore[union-attr]  # it hangs
        assert page.look == after.looks[-1]
        assert page.directors == directors_of(state)
        assert page.look.painters == painters_of(state)
        assert {shown.painting: shown.line for shown in page.look.paintings if shown.line} == {
            painting: each.line for painting, (_, each) in laid.items() if each.line
        }
        hangs = {painting for painting, place in places.items() if place != "out"}
        right = {p for p, (_, each) in laid.items() if places[p] == each.theme}
        assert page.laid == len(laid) == state.number
        assert page.read == (len(hangs & set(laid)) if options.masterpieces else len(right))
        assert page.forged == len(hangs - set(laid))
        assert page.perfect == (right == set(laid) and not options.masterpieces)
        woken: list[str | None] = [
            joker.joker
            for joker in GAME.view(after, None).table.jokers
            if joker_standing(state, joker.joker) != joker.standing == "ready"
        ]
        assert [page.woken] == (woken or [None])
    assert album.forgeries == sum(page.forged for page in album.pages)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_jokers_stand_on_the_page_of_the_round_in_which_they_were_played(
    options: Options, number: int
) -> None:
    match = games(options)[number]
    played: dict[int, list[str]] = {}
    for before, after in zip(match.again(), match.story, strict=False):
        played.setdefault(before.state.round, []).extend(
            event.joker for event in after if type(event).__name__ == "JokerPlayed"
        )
    assert [list(page.played) for page in told(match).pages] == [
        played.get(page.look.round, []) for page in told(match).pages
    ]


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_who_understood_whom_is_counted_painting_by_painting(options: Options, number: int) -> None:
    match = games(options)[number]
    album = told(match)
    seats = range(options.players)
    for painter in seats:
        for director in seats:
            painted = read_right = 0
            for state, _ in scored(match):
                if director not in directors_of(state):
                    continue
                for each in state.laid[painter]:
                    place = state.hanging.draft[state.frames.index(each.painting)]  # type: ignore[union-attr]
                    painted += 1
                    read_right += place == each.theme or (options.masterpieces and place != "out")
            assert album.minds[painter][director] == Minds(painted, read_right)
    assert all(album.minds[seat][seat] == Minds(0, 0) for seat in seats)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_awards_go_to_the_best_and_to_nobody_who_is_not(options: Options, number: int) -> None:
    match = games(options)[number]
    album = told(match)
    seats = range(options.players)
    shares = {
        (one, two): (album.minds[one][two].read + album.minds[two][one].read, both)
        for one in seats
        for two in range(one + 1, options.players)
        if (both := album.minds[one][two].painted + album.minds[two][one].painted) >= ENOUGH_BOTH_WAYS
    }
    best = max((right / both for right, both in shares.values()), default=0.0)
    assert (album.pair is None) == (best < 0.5)
    pairs = [album.pair] if album.pair else []
    assert pairs or number == 0, "those who understand each other have one"
    for pair in pairs:
        assert shares[pair.seats] == (pair.minds.read, pair.minds.painted)
        assert pair.minds.read / pair.minds.painted == best
    forged: list[tuple[int, int, str]] = []
    moved: dict[str, int] = {}
    for events in match.story:
        for event in events:
            if isinstance(event, Hung):
                moved[event.painting] = moved.get(event.painting, 0) + 1
            if isinstance(event, Revealed):
                forged += [
                    (-len(kept), moved.get(shown.painting, 0), shown.painting)
                    for shown in event.look.paintings
                    if shown.stamp == "belratti"
                    and (
                        kept := [
                            other
                            for other in event.look.paintings
                            if other.meant == shown.hung and other.hung == "out"
                        ]
                    )
                ]
                moved = {}
    assert forged, "there is one in every evening here"
    assert album.forgery is not None
    best_count, fewest, _ = min(forged, key=lambda each: each[:2])
    assert len(album.forgery.kept_out) == -best_count
    assert (best_count, fewest, album.forgery.painting) in forged


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_boldest_reading_has_the_weakest_link_of_all_that_was_read(options: Options) -> None:
    bold = []
    for match in games(options):
        said = [why for why in reasons({}, match.memory(None)) if why.message == "boldest"]
        links = []
        for state, _ in scored(match):
            for seat, own in enumerate(state.laid):
                for each in own:
                    if state.hanging.draft[state.frames.index(each.painting)] == each.theme:  # type: ignore[union-attr]
                        theme = state.themes[("one", "two").index(each.theme)]
                        alike = ASSOCIATION.blended(each.painting[9:], theme[9:])
                        links.append((alike, seat, each.painting, theme))
        weak = min(links, default=(1.0, 0, "", ""))
        assert len(said) == (weak[0] < BOLD)
        bold += [(why, weak[1:]) for why in said]
    assert bold, "in one of the two evenings somebody was"
    for why, weakest in bold:
        assert (why.seat, why.about["painting"], why.about["theme"]) == weakest


def test_nothing_is_called_bold_before_the_end() -> None:
    seen = agreed(hung(gallery(), magic_lamp="one", yellow_cup="one", clover="two")).events
    assert not any(isinstance(event, Ended) for event in seen)
    assert not any(why.message == "boldest" for why in reasons({2: "colourist"}, seen))


def cells(*rows: tuple[tuple[int, int], ...]) -> tuple[tuple[Minds, ...], ...]:
    return tuple(tuple(Minds(*cell) for cell in row) for row in rows)


def test_nobody_is_praised_for_little() -> None:
    few = cells(((0, 0), (3, 3)), ((ENOUGH_BOTH_WAYS - 4, 4), (0, 0)))
    assert best_pair(few) is None
    assert closest(few) == (1, 0)
    assert closest(cells(((0, 0), (ENOUGH - 1, 3)), ((0, 0), (0, 0)))) is None
    assert best_pair(cells(((0, 0), (9, 4)), ((9, 4), (0, 0)))) is None


def test_of_equals_those_with_more_to_read_come_first() -> None:
    minds = cells(((0, 0), (4, 4), (0, 0)), ((4, 4), (0, 0), (6, 6)), ((0, 0), (6, 6), (0, 0)))
    pair = best_pair(minds)
    assert pair is not None
    assert (pair.seats, pair.minds) == ((1, 2), Minds(12, 12))
    assert closest(minds) == (1, 2)


def test_an_album_is_small_enough_to_be_sent() -> None:
    sizes: list[Any] = [len(codec.encode(told(match))) for options in TABLES for match in games(options)]
    assert max(sizes) < 40_000


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_lines_to_keep_are_the_best_of_each_painter(options: Options, number: int) -> None:
    album = told(games(options)[number])
    left = [(page.look.round, shown) for page in album.pages for shown in page.look.paintings if shown.line]
    order = list(left)

    def best_first(lines: list[Any]) -> None:
        lines.sort(key=order.index)
        lines.sort(key=lambda each: len("".join(each[1].line)), reverse=True)
        lines.sort(key=lambda each: each[1].stamp == "genuine", reverse=True)
        lines.sort(key=lambda each: len(each[1].line), reverse=True)

    best_first(left)
    left = [each for at, each in enumerate(left) if each[1].line not in [it.line for _, it in left[:at]]]
    kept: list[Any] = []
    while left and len(kept) < MOST_LINES:
        had = Counter(shown.painter for _, shown in kept)
        fewest = min(had[shown.painter] for _, shown in left)
        due = [each for each in left if had[each[1].painter] == fewest]
        best_first(due)
        kept.append(due[0])
        left.remove(due[0])
    assert [(line.round, line.shown) for line in album.lines] == sorted(kept, key=order.index)
    directed = {page.look.round: page.directors for page in album.pages}
    assert all(line.directors == directed[line.round] for line in album.lines)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_picture_to_share_counts_as_the_album_does(options: Options, number: int) -> None:
    match = games(options)[number]
    assert match.outcome is not None
    pages = told(match).pages
    card = postcard(*stood(match), match.outcome, "wide")
    read, perfect = sum(page.read for page in pages), sum(page.perfect for page in pages)
    assert read > 0, "something is read in every evening here"
    assert card is not None
    assert card.headline.text == ("perfect" if perfect else "read")
    assert (card.headline.about["paintings"], card.headline.about["rounds"]) == (read, perfect)
