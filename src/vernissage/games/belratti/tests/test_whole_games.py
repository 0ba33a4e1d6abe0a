"""Whole games with players who never agree, leave or sleep, and a second count of the score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from vernissage.bots.arena import Entrant, compete
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.bots import COMPANY
from vernissage.games.belratti.cards import EDITIONS
from vernissage.games.belratti.events import Event, JokerPlayed, Revealed
from vernissage.games.belratti.moves import (
    Agree,
    Ask,
    GoAlong,
    Hang,
    Keep,
    Move,
    PlayJoker,
    Ready,
    Refuse,
    Signal,
    TakeBack,
    WouldLay,
)
from vernissage.games.belratti.state import Options, State, missing, painters_of

Answer: TypeAlias = Callable[[tuple[Move, ...], Rng], Move | None]
"""How a player answers; None means not at all, until the clock runs out."""

TABLES = [
    Options(players=3, patience=8),
    Options(players=4, edition="mogel", patience=8),
    Options(players=5, masterpieces=True, open_jokers=5, patience=8),
    Options(players=6, forgeries=5, alternate_roles=True, patience=8),
    Options(players=7, edition="mogel", forgeries=3, patience=8),
    Options(players=7, masterpieces=True, patience=8),
]
CONTRARY = (Ask, PlayJoker, Refuse, TakeBack, Signal, WouldLay, Keep, Hang)


def willing(offers: tuple[Move, ...], rng: Rng) -> Move:
    return rng.pick(offers)


def contrary(offers: tuple[Move, ...], rng: Rng) -> Move | None:
    """Changes everything as long as possible, and agrees to nothing."""
    against = [move for move in offers if isinstance(move, CONTRARY)]
    others = [move for move in offers if not isinstance(move, Agree | GoAlong | Ready)]
    return rng.pick(against or others) if against or others else None


def asleep(_offers: tuple[Move, ...], _rng: Rng) -> None:
    return None


def whole_game(options: Options, seed: str, answers: list[Answer], most: int = 6000) -> Iterator[AnyMatch]:
    """Plays a game in which each seat answers in its own way; clocks run out on those who don't."""
    match = begin(GAME, options, seed_from_text(seed))
    assert not isinstance(match, Refusal)
    yield match
    while match.outcome is None:
        rng = Rng(match.seed, "people", len(match.inputs))
        seat = rng.pick(GAME.to_move(match.state))
        move = answers[seat](GAME.offers(match.state, seat), rng)
        question = match.asked[seat]
        accepted = match.time_out(seat, question) if move is None else match.submit(seat, question, move)
        assert not isinstance(accepted, Refusal), accepted
        match = accepted.match
        assert len(match.inputs) < most
        yield match


def sane(state: State) -> None:
    """Checks that paintings are conserved, painters hold enough, and nothing is in the wrong place."""
    assert GAME.faults(state) == ()
    assert sorted(GAME.cards(state)) == sorted(EDITIONS[state.options.edition].paintings)
    held = sum(len(state.hands[seat]) for seat in painters_of(state))
    assert state.phase != "paint" or held >= missing(state) >= 0


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("unwilling", [contrary, asleep])
def test_a_game_ends_with_one_who_never_agrees(options: Options, unwilling: Answer) -> None:
    answers = [unwilling, *[willing] * (options.players - 1)]
    for match in whole_game(options, "one of them", answers):
        sane(match.state)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("unwilling", [contrary, asleep])
def test_a_game_ends_where_nobody_ever_agrees(options: Options, unwilling: Answer) -> None:
    for match in whole_game(options, "all of them", [unwilling] * options.players):
        sane(match.state)


def test_a_game_ends_where_people_leave_and_come_back() -> None:
    match = begin(GAME, Options(players=5, patience=8), seed_from_text("the door"))
    assert not isinstance(match, Refusal)
    while match.outcome is None:
        rng = Rng(match.seed, "people", len(match.inputs))
        seat = rng.pick(GAME.to_move(match.state))
        offers = GAME.offers(match.state, seat)
        if seat in match.resigned:
            gone = (
                match.take_over(seat, "a friend")
                if rng.below(3) == 0
                else match.time_out(seat, match.asked[seat])
            )
        elif rng.below(8) == 0:
            gone = match.resign(seat)
        else:
            gone = match.submit(seat, match.asked[seat], rng.pick(offers))
        assert not isinstance(gone, Refusal)
        match = gone.match
        sane(match.state)
    assert len(match.inputs) < 3000


def test_with_the_usual_patience_one_contrary_member_ends_nothing() -> None:
    for match in whole_game(Options(players=4), "usual", [contrary, willing, willing, willing]):
        last = match
    assert last.outcome is not None


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_bots_that_follow_each_other_come_to_an_end(options: Options) -> None:
    entrant = Entrant("steady", COMPANY.makers["steady"])
    for played in compete(GAME, options, [entrant], 2, seed_from_text("steady")):
        assert len(set(played.outcome.scores)) == 1


def test_bel_9_1_masterpieces_is_over_after_at_most_five_rounds() -> None:
    for number in range(12):
        options = Options(players=3, masterpieces=True, patience=2)
        *_, last = whole_game(options, f"five {number}", [willing] * 3)
        assert last.state.round <= 5
        assert max(len(last.state.tokens_won), len(last.state.tokens_lost)) == 3


class Books:
    """The score as counted from public events alone."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.team = self.belratti = 0
        self.jokers = dict.fromkeys(EDITIONS[options.edition].jokers, "ready")

    def hear(self, event: Event) -> None:
        if isinstance(event, JokerPlayed):
            self.jokers[event.joker] = "used"
        elif isinstance(event, Revealed):
            perfect, laid = True, 0
            for shown in event.look.paintings:
                if shown.painter is None:
                    self.belratti += shown.hung != "out"
                    continue
                laid += 1
                self.team += shown.hung == shown.meant
                perfect = perfect and shown.hung == shown.meant
            for joker, number in EDITIONS[self.options.edition].jokers.items():
                if perfect and number == laid:
                    self.jokers[joker] = "ready"


@pytest.mark.parametrize("options", [table for table in TABLES if not table.masterpieces], ids=str)
def test_the_score_is_what_someone_who_only_listens_counts(options: Options) -> None:
    for number in range(4):
        books = Books(options)
        for match in whole_game(options, f"books {number}", [willing] * options.players):
            for event in match.witnessed(match.story[-1] if match.story else (), None):
                books.hear(event)
            assert (books.team, books.belratti) == (len(match.state.team), len(match.state.belratti))
            assert tuple(books.jokers.values()) == match.state.jokers
