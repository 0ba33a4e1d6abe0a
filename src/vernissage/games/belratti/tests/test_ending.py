"""BEL-7, BEL-9.9: a near end is announced in time, and only when it is near."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.conformance.options import Table, tables_of
from tests.conformance.played import every_match
from vernissage import catalog
from vernissage import text as texts
from vernissage.core.match import AnyMatch
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import DECISIVE, FOOLED
from vernissage.games.belratti.ending import Ending, ending
from vernissage.games.belratti.events import EndNears, RoundBegan
from vernissage.games.belratti.moves import Ask, Lay, Next, Ready
from vernissage.games.belratti.rounds import end_of
from vernissage.games.belratti.state import Options, State, directors_of, painters_of
from vernissage.games.belratti.tests.evening import evening
from vernissage.games.belratti.tests.table import agreed, by_all, hung, lay, play
from vernissage.text import Text

TABLES = tables_of("belratti")
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def state_of(match: AnyMatch) -> State:
    assert isinstance(match.state, State)
    return match.state


@every_table
def test_what_is_said_of_the_end_is_so(table: Table) -> None:
    """An announced last round is the last; the announced forgeries, or token, would end the game."""
    for before, after in pairwise(map(state_of, every_match(table))):
        near = ending(before)
        if near is None or after.round < before.round:
            continue
        match near:
            case Ending("forgeries", left):
                assert len(before.belratti) + left == FOOLED
            case Ending("rounds", left):
                played = before.round - (before.phase != "reveal")
                assert played + left == before.options.round_limit
            case Ending("cards", 1) | Ending("token", _):
                assert after.phase != "reveal" or before.phase == "reveal"
            case Ending("token-wins", _):
                assert len(before.tokens_won) == DECISIVE - 1
            case Ending("token-loses", _):
                assert len(before.tokens_lost) == DECISIVE - 1


@every_table
def test_no_game_ends_unannounced_but_by_many_forgeries_at_once(table: Table) -> None:
    """Whatever ends it was said while the last round was hung."""
    steps = list(pairwise(map(state_of, every_match(table))))
    over = [(before, after) for before, after in steps if after.phase == "over" != before.phase]
    assert over, "every game ends"
    for before, after in over:
        assert (before.phase, after.phase) == ("hang", "over")
        assert GAME.view(after, None).table.ending is None
        assert end_of(after) is not None
        near, added = GAME.view(before, None).table.ending, len(after.belratti) - len(before.belratti)
        assert near is not None or added > 2


@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_a_last_round_is_announced_and_is_the_last(rounds: int) -> None:
    *_, before, after = map(state_of, evening(Options(players=3, round_limit=rounds)).again())
    assert GAME.view(before, None).table.ending == Ending("rounds", 1)
    reason = end_of(after)
    assert reason is not None
    assert reason.reason in ("rounds", "forger"), "the last painting may be one forgery too many"


def mogel(deck: int, **said: object) -> State:
    """Returns a position of four players with this many paintings left to draw."""
    whole = lay(players=4, options={"edition": "mogel"}, **said)
    return lay(
        players=4,
        options={"edition": "mogel"},
        hands=whole.hands,
        themes=whole.themes,
        deck=whole.deck[:deck],
        discard=whole.deck[deck:],
        **said,
    )


@pytest.mark.parametrize("deck", range(4, 24))
@pytest.mark.parametrize("number", [2, 4, 7])
def test_bel_7_2_in_mogel_the_last_round_is_known_by_the_paintings_left(deck: int, number: int) -> None:
    jokers = ("used",) * 4
    state = mogel(deck, number=number, jokers=jokers)
    one, two = painters_of(state)
    shares = ((one, (number + 1) // 2), (two, number // 2))
    near = ending(state)
    for seat, count in shares:
        for painting in state.hands[seat][:count]:
            state = play(state, (seat, Lay(painting, "one"))).state
            assert ending(state) == near
    state = play(state, *by_all(painters_of(state), Ready())).state
    assert ending(state) == near
    places = {
        painting.removeprefix("painting-").replace("-", "_"): "one"
        for seat in (one, two)
        for painting in (each.painting for each in state.laid[seat])
    }
    over = agreed(hung(state, **places)).state.phase == "over"
    assert over == (near == Ending("cards", 1))


def test_bel_7_2_while_the_number_is_open_it_may_be_the_last_round() -> None:
    said = [ending(mogel(deck)) for deck in range(4, 30)]
    certain, perhaps = said.count(Ending("cards", 1)), said.count(Ending("cards", 0))
    assert said == [Ending("cards", 1)] * certain + [Ending("cards", 0)] * perhaps + [None] * (
        26 - certain - perhaps
    )
    assert certain
    assert perhaps


def test_bel_7_3_a_round_that_begins_near_the_end_says_so_to_all() -> None:
    whole = lay(players=3)
    state = lay(players=3, number=3, belratti=whole.deck[:4])
    for painting in state.hands[2][:3]:
        state = play(state, (2, Lay(painting, "one"))).state
    state = play(state, (2, Ready())).state
    forged = [each.painting.removeprefix("painting-").replace("-", "_") for each in state.forgeries]
    painted = [each.painting.removeprefix("painting-").replace("-", "_") for each in state.laid[2]]
    shown = agreed(hung(state, **dict.fromkeys([*painted[:2], forged[0]], "one"))).state
    assert ending(shown) == Ending("forgeries", 1)
    events = play(shown, *by_all(range(3), Next())).events
    near = EndNears("forgeries", 1)
    assert near in events
    assert events.index(near) > next(i for i, each in enumerate(events) if isinstance(each, RoundBegan))
    assert all(GAME.seen(near, viewer) == near for viewer in (None, 0, 1, 2))


def test_bel_7_7_the_last_round_is_announced() -> None:
    state = lay(players=3, options={"round_limit": 1})
    assert ending(state) == Ending("rounds", 1)
    state = play(state, *by_all(directors_of(state), Ask(3))).state
    assert ending(state) == Ending("rounds", 1)
    assert ending(lay(players=3, options={"round_limit": 2})) == Ending("rounds", 2)
    assert ending(lay(players=3, options={"round_limit": 3})) is None


@pytest.mark.parametrize(
    ("won", "lost", "cause"),
    [((3, 4), (), "token-wins"), ((), (3, 4), "token-loses"), ((3, 4), (5, 6), "token"), ((3,), (4,), None)],
)
def test_bel_9_9_the_token_that_may_decide_is_announced(
    won: tuple[int, ...], lost: tuple[int, ...], cause: str | None
) -> None:
    rounds = 1 + len(won) + len(lost)
    state = lay(players=3, options={"masterpieces": True}, round=rounds, tokens_won=won, tokens_lost=lost)
    near = ending(state)
    assert (near and near.cause) == cause


@pytest.mark.parametrize("language", texts.languages())
def test_every_end_has_its_sentence_for_this_round_and_for_the_next(language: str) -> None:
    text = Text(catalog.folder("belratti"), language)
    near = [("forgeries", 1), ("forgeries", 2), ("rounds", 1), ("rounds", 2), ("cards", 0), ("cards", 1)]
    tokens = [("token", 1), ("token-wins", 1), ("token-loses", 1)]
    said = {
        text.say("table-ending", cause=cause, left=left, next=next_)
        for cause, left in (*near, *tokens)
        for next_ in ("yes", "no")
    }
    assert len(said) == 14, "some endings have a second sentence for the next round"
    assert all("{" not in each for each in said)
    assert text.mistakes == []


def test_options_without_a_limit_say_nothing_at_the_beginning() -> None:
    for players in range(3, 8):
        assert GAME.view(lay(players=players), None).table.ending is None
    assert Options().round_limit is None
