"""Every number of the balance sheet equals a slow and plain recount from the states alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.record import read, record, replay, write
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.cards import ARTIST_OF, ARTISTS, SHOWS
from vernissage.games.bioutifoul.ledger import Account
from vernissage.games.bioutifoul.moves import Sell
from vernissage.games.bioutifoul.retrospect import Dearest, Evening, Loved, retrospect
from vernissage.games.bioutifoul.state import Gallery, Options, State
from vernissage.games.bioutifoul.tests.evening import evenings
from vernissage.games.bioutifoul.tests.table import galleries, lay, play

TABLES = (
    Options(players=2, round_limit=9),
    Options(players=4, round_limit=8),
    Options(players=6, actions="unlimited", round_limit=6),
    Options(players=3, exhibitions="mixed", round_limit=10),
)
KINDS = range(3)


@pytest.fixture(params=[(options, kind) for options in TABLES for kind in KINDS], ids=str)
def match(request: pytest.FixtureRequest) -> AnyMatch:
    """Every kind of finished game in turn."""
    options, kind = request.param
    found: AnyMatch = evenings(options)[kind]
    return found


def told(match: AnyMatch) -> Evening:
    """Returns the balance sheet of a record that was written and read again."""
    found = read(write(record("bioutifoul", match, open_seed=True)))
    assert not isinstance(found, Refusal)
    again = replay(GAME, found.record)
    assert not isinstance(again, Refusal)
    assert isinstance(again.match.retrospect, Evening)
    return again.match.retrospect


def states(match: AnyMatch) -> list[State]:
    """Returns all states in order."""
    first, steps = stood(match)
    return [first, *(step.state for step in steps)]


def turns(match: AnyMatch) -> Iterator[list[State]]:
    """Yields the states of each turn, from the one in which it begins to the one it leads to."""
    all_of_them = states(match)
    turn = [all_of_them[0]]
    for before, after in pairwise(all_of_them):
        turn.append(after)
        if (before.round, before.turn) != (after.round, after.turn):
            yield turn
            turn = [after]
    if len(turn) > 1:
        yield turn


def value(state: State, artist: str) -> int:
    """BIO-2.1: four beside the Bid card, and one less with every place."""
    return 4 - state.row.index(artist)


class Deed(NamedTuple):
    """A work that came to a gallery, or left it."""

    turn: int
    seat: Seat
    artwork: str
    how: str
    gold: int


def deeds(match: AnyMatch) -> list[Deed]:
    """Returns the works that came and went, from the galleries before and after each step."""
    found = []
    for number, turn in enumerate(turns(match), start=1):
        for before, after in pairwise(turn):
            for seat, (was, now) in enumerate(zip(before.galleries, after.galleries, strict=True)):
                gone = "shown" if len(now.exhibitions) > len(was.exhibitions) else "sold"
                for work in set(was.artworks) ^ set(now.artworks):
                    how = "bought" if work in now.artworks else gone
                    gold = 0 if how == "shown" else value(before, ARTIST_OF[work])
                    found.append(Deed(number, seat, work, how, gold))
    return found


def test_gold_is_counted_turn_by_turn(match: AnyMatch) -> None:
    done, accounts = deeds(match), told(match).accounts
    all_turns = list(turns(match))
    for seat, account in enumerate(accounts):
        own = [deed for deed in done if deed.seat == seat]
        assert account.spent == sum(deed.gold for deed in own if deed.how == "bought")
        assert account.sold == sum(deed.gold for deed in own if deed.how == "sold")
        mine = [turn for turn in all_turns if turn[0].turn == seat and is_whole(turn)]
        assert account.earned == len(mine)
        idle = [turn for turn in mine if not any(deed.turn == all_turns.index(turn) + 1 for deed in own)]
        assert account.rested == len(idle)
        assert account.began == states(match)[0].galleries[seat].gold == 3
        left = account.began + account.earned + account.rested + account.sold - account.spent
        assert account.gold == left == match.state.galleries[seat].gold


def is_whole(turn: list[State]) -> bool:
    """Whether the turn was completed."""
    return (turn[-1].round, turn[-1].turn) != (turn[0].round, turn[0].turn) or turn[-1].phase == "over"


def test_wealth_is_gold_and_what_still_hangs_there(match: AnyMatch) -> None:
    for account, gallery in zip(told(match).accounts, match.state.galleries, strict=True):
        assert account.wall == sum(value(match.state, ARTIST_OF[work]) for work in gallery.artworks)
        assert account.wealth == account.gold + account.wall


def test_every_work_that_came_is_in_the_books_with_what_became_of_it(match: AnyMatch) -> None:
    done = deeds(match)
    for seat, account in enumerate(told(match).accounts):
        own = [deed for deed in done if deed.seat == seat]
        books = [
            *((each.came, each.artwork, "bought", each.bought) for each in account.holdings),
            *(
                (each.left, each.artwork, each.became, each.gold)
                for each in account.holdings
                if each.became != "kept"
            ),
        ]
        assert Counter(books) == Counter((deed.turn, deed.artwork, deed.how, deed.gold) for deed in own)
        kept = {each.artwork: each.gold for each in account.holdings if each.became == "kept"}
        hangs = match.state.galleries[seat].artworks
        assert kept == {work: value(match.state, ARTIST_OF[work]) for work in hangs}
        assert [each.came for each in account.holdings] == sorted(each.came for each in account.holdings)
        for exhibition in match.state.galleries[seat].exhibitions:
            works = [each.artwork for each in account.holdings if each.exhibition == exhibition]
            assert sorted(ARTIST_OF[work] for work in works) == sorted(SHOWS[exhibition])


def test_every_point_has_its_reason(match: AnyMatch) -> None:
    ends = match.state.galleries
    shown = [Counter(artist for each in gallery.exhibitions for artist in SHOWS[each]) for gallery in ends]
    outcome = match.outcome
    assert outcome is not None
    for seat, account in enumerate(told(match).accounts):
        kinds = Counter(point.kind for point in account.points)
        held = [point.exhibition for point in account.points if point.kind == "exhibition"]
        assert held == list(ends[seat].exhibitions)
        assert kinds["all-four"] == (len(shown[seat]) == 4)
        most = {
            artist
            for artist in ARTISTS
            if shown[seat][artist] and all(other[artist] <= shown[seat][artist] for other in shown)
        }
        assert {point.artist for point in account.points if point.kind == "most"} == most
        assert kinds["most"] == len(most)
        assert len(account.points) == outcome.scores[seat]


def test_prices_are_those_of_the_row_after_every_turn(match: AnyMatch) -> None:
    evening, all_turns = told(match), list(turns(match))
    assert list(evening.turns) == [turn[0].round for turn in all_turns]
    for career in evening.careers:
        ends = [value(turn[-1], career.artist) for turn in all_turns]
        assert list(career.values) == [value(all_turns[0][0], career.artist), *ends]
    moved = {career.artist: career.values[-1] - career.values[0] for career in evening.careers}
    up, down = max(moved.values()), min(moved.values())
    assert (evening.risen is None) == (up == 0)
    assert evening.risen is None or moved[evening.risen] == up
    assert (evening.fallen is None) == (down == 0)
    assert evening.fallen is None or moved[evening.fallen] == down


def test_what_was_paid_lies_on_the_line_of_its_artist(match: AnyMatch) -> None:
    evening = told(match)
    lines = {career.artist: career.values for career in evening.careers}
    held = [each for account in evening.accounts for each in account.holdings]
    for each in held:
        assert each.bought == lines[ARTIST_OF[each.artwork]][each.came]
    sold = [each for each in held if each.became == "sold"]
    assert sold
    for each in sold:
        assert each.left is not None
        assert each.gold == lines[ARTIST_OF[each.artwork]][each.left]


def test_what_hung_there_before_has_no_price() -> None:
    """A match can begin in the middle of a game."""
    state = lay(galleries=galleries(Gallery(3, ("alice-3",))), phase="gallery", turn=0, first=0)
    step = play(state, Sell("alice-3"))
    account: Account = retrospect(state, [step]).accounts[0]
    (sold,) = account.holdings
    assert (sold.bought, sold.came, sold.became, sold.gold) == (None, 0, "sold", value(state, "alice"))


def test_what_is_remembered_was_the_most_of_its_kind_and_of_equals_the_first(match: AnyMatch) -> None:
    evening, done = told(match), deeds(match)
    rounds = [0, *(turn[0].round for turn in turns(match))]
    bought = [deed for deed in done if deed.how == "bought"]
    deals = []
    for number, sold in enumerate(done):
        before = [deed for deed in done[:number] if (deed.how, deed.artwork) == ("bought", sold.artwork)]
        if sold.how == "sold" and before and sold.gold > before[-1].gold:
            deals.append((sold, before[-1]))
    assert deals, "there is one in every evening here"
    sold, paid = next(deal for deal in deals if profit(*deal) == max(profit(*each) for each in deals))
    found = evening.best_deal
    assert found is not None
    assert (found.seat, found.artwork) == (sold.seat, sold.artwork)
    assert (found.bought, found.bought_in) == (paid.gold, rounds[paid.turn])
    assert (found.sold, found.sold_in) == (sold.gold, rounds[sold.turn])
    dear = next(deed for deed in bought if deed.gold == max(each.gold for each in bought))
    assert evening.dearest == Dearest(dear.seat, dear.artwork, dear.gold, rounds[dear.turn])


def profit(sold: Deed, paid: Deed) -> int:
    return sold.gold - paid.gold


def test_the_sharpest_push_and_the_most_loved_are_found_in_what_stood(match: AnyMatch) -> None:
    evening, stood_there = told(match), states(match)
    moves = [
        (abs(value(after, artist) - value(before, artist)), before.round, artist)
        for before, after in pairwise(stood_there)
        for artist in ARTISTS
    ]
    furthest = max(moved for moved, _, _ in moves)
    assert evening.sharpest is not None
    assert abs(evening.sharpest.after - evening.sharpest.before) == evening.sharpest.cards == furthest
    first = next(number for moved, number, _ in moves if moved == furthest)
    assert (furthest, first, evening.sharpest.artist) in moves
    assert evening.sharpest.round == first
    galleries_of = {
        artist: [
            sum(SHOWS[exhibition].count(artist) for exhibition in gallery.exhibitions)
            for gallery in stood_there[-1].galleries
        ]
        for artist in ARTISTS
    }
    most = max(sum(works) for works in galleries_of.values())
    artist = next(each for each in ARTISTS if sum(galleries_of[each]) == most)
    loved = Loved(artist, most, sum(works > 0 for works in galleries_of[artist]))
    assert evening.loved == (loved if most else None)
