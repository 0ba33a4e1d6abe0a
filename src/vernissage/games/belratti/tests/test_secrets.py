"""Directors are sent the same bytes, whoever laid what and whatever is forged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from vernissage.core.codec import encode
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Viewer
from vernissage.core.step import Step
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import THEMES
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import Agree, Hang, Lay, Move, Ready, TakeBack
from vernissage.games.belratti.state import Forgery, Laid, Options, State, directors_of, painters_of
from vernissage.games.belratti.tests.table import laid, lay, play

TABLES = [
    Options(players=players, edition=edition, masterpieces=variant)  # type: ignore[arg-type]  # an edition
    for players in range(3, 8)
    for edition, variant in (("kosmos", False), ("mogel", False), ("kosmos", True))
]
TWINS = 12


def random_state(options: Options, phase: str, seed: str) -> State:
    """Returns a table in this phase, reached by random play."""
    rng = Rng(seed_from_text(seed), "play")
    state = GAME.deal(options, rng)
    for number in range(2000):
        if state.phase == phase and state.round > 1:
            return state
        luck = rng.at(number)
        seat = luck.pick(GAME.to_move(state))
        state = GAME.play(state, seat, luck.pick(GAME.offers(state, seat)), luck).state
        if state.phase == "over":
            state = GAME.deal(options, rng.at(number + 10_000))
    raise AssertionError(phase)


def otherwise_painted(state: State, rng: Rng, keep: Viewer = None) -> State:
    """Returns the same frames with other painters, other themes and other forgeries."""
    own = set() if keep is None else {each.painting for each in state.laid[keep]}
    taken = {forgery.painting for forgery in state.forgeries if keep is not None and forgery.hand == keep}
    pool = list(rng.shuffled([frame for frame in state.frames if frame not in own | taken]))
    painted = tuple(
        before if seat == keep else tuple(Laid(pool.pop(), rng.pick(THEMES)) for _ in before)
        for seat, before in enumerate(state.laid)
    )
    forgeries = tuple(
        forgery if forgery.painting in taken else Forgery(pool.pop(), forgery.hand)
        for forgery in state.forgeries
    )
    twin = replace(state, laid=painted, forgeries=forgeries, answers=())
    assert GAME.faults(twin) == ()
    return twin


def told(state: State, viewer: Viewer, events: tuple[Event, ...] = ()) -> bytes:
    """Returns everything that may be sent to this viewer."""
    seen = [GAME.seen(event, viewer) for event in events]
    offers = () if viewer is None else GAME.offers(state, viewer)
    return encode([GAME.view(state, viewer), seen, offers, GAME.to_move(state), GAME.outcome(state)])


def hangings(state: State, rng: Rng) -> Iterator[tuple[int, Move]]:
    """Yields a hanging in small steps, with one director who never agrees."""
    first, *_ = directors_of(state)
    for frame in rng.shuffled(state.frames)[: state.number]:
        yield first, Hang(frame, rng.pick(THEMES))
    yield first, Agree()


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_directors_and_the_public_cannot_tell_whose_paintings_hang_before_them(options: Options) -> None:
    state = replace(random_state(options, "hang", "whose"), answers=(), changes=(0,) * options.players)
    state = otherwise_painted(state, Rng(bytes(32), "true"))
    state = replace(state, hanging=replace(state.hanging, draft=("out",) * len(state.frames), consenting=()))  # type: ignore[type-var]  # it hangs
    rng = Rng(bytes(32), "twins")
    for _ in range(TWINS):
        alike(state, otherwise_painted(state, rng), (*directors_of(state), None), hangings(state, rng))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_painters_cannot_tell_fellow_painters_from_the_forger(options: Options) -> None:
    state = replace(random_state(options, "hang", "fellow"), answers=(), changes=(0,) * options.players)
    state = replace(state, hanging=replace(state.hanging, draft=("out",) * len(state.frames), consenting=()))  # type: ignore[type-var]  # it hangs
    rng = Rng(bytes(32), "twins")
    for painter in painters_of(state):
        alike(state, otherwise_painted(state, rng, painter), (painter,), hangings(state, rng))


def alike(one: State, two: State, watching: tuple[Viewer, ...], made: Iterator[tuple[int, Move]]) -> None:
    """Checks that both tables look the same to these viewers through all these moves."""
    for viewer in watching:
        assert told(one, viewer) == told(two, viewer)
    for seat, move in made:
        first, second = (GAME.play(state, seat, move, Rng(bytes(32), "luck")) for state in (one, two))
        for viewer in watching:
            assert told(first.state, viewer, first.events) == told(second.state, viewer, second.events)
        one, two = first.state, second.state


def renamed(state: State, rng: Rng) -> tuple[State, dict[str, str]]:
    """Returns the same table with the paintings of painters and draw pile exchanged."""
    painters = painters_of(state)
    hidden = [*state.deck, *(card for seat in painters for card in state.hands[seat])]
    names = dict(zip(hidden, rng.shuffled(hidden), strict=True))
    hands = tuple(tuple(sorted(names.get(card, card) for card in hand)) for hand in state.hands)
    return replace(state, hands=hands, deck=tuple(names[card] for card in state.deck)), names


@pytest.mark.parametrize("players", range(3, 8))
def test_while_painters_paint_the_others_see_numbers_only(players: int) -> None:
    rng = Rng(bytes(32), "painting")
    for _ in range(TWINS):
        one = lay(players=players, number=5)
        two, names = renamed(one, rng)
        directors = (*directors_of(one), None)
        for number in range(12):
            seat = rng.pick(painters_of(one))
            move = rng.pick(
                [move for move in GAME.offers(one, seat) if isinstance(move, Lay | TakeBack)] or [Ready()]
            )
            if move not in GAME.offers(one, seat) or GAME.to_move(one) == (seat,) == painters_of(one):
                break
            other = with_name(move, names, rng)
            first, second = step(one, seat, move, number), step(two, seat, other, number)
            for viewer in directors:
                assert told(first.state, viewer, first.events) == told(second.state, viewer, second.events)
            one, two = first.state, second.state


def with_name(move: Any, names: dict[str, str], rng: Rng) -> Move:
    """Returns the same move with another painting; a lay may be for any theme."""
    if isinstance(move, Lay):
        return Lay(names[move.painting], rng.pick(THEMES))
    return TakeBack(names[move.painting]) if isinstance(move, TakeBack) else Ready()


def step(state: State, seat: int, move: Move, number: int) -> Step[State, Event]:
    assert move in GAME.offers(state, seat)
    return GAME.play(state, seat, move, Rng(bytes(32), "luck", number))


def test_any_frame_may_be_forged_wherever_it_stands() -> None:
    state = lay(number=3, laid=((), (), laid(duck="one", owl="one", fish="two")))
    forged_at = [0] * 7
    for luck in range(700):
        after = play(state, (2, Ready()), luck=luck).state
        for forgery in after.forgeries:
            forged_at[after.frames.index(forgery.painting)] += 1
    assert all(340 < count < 460 for count in forged_at), forged_at
