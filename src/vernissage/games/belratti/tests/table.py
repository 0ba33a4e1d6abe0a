"""Registry for the rule tests: say what matters, the rest is dealt from the paintings left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.step import Step
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import PLACES, THEMES, Place, Theme
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import Agree, Move, Ready
from vernissage.games.belratti.position import Position
from vernissage.games.belratti.state import Forgery, Laid, Options, State, directors_of, painters_of

SEED = bytes(32)


def rng(step: int = 0) -> Rng:
    return Rng(SEED, "test", step)


def of(*things: str) -> tuple[str, ...]:
    """The paintings of these things."""
    return tuple(f"painting-{thing}" for thing in things)


def lay(*, players: int = 3, options: dict[str, Any] | None = None, **said: Any) -> State:
    """A legal position with this much said about it."""
    state = GAME.arrange(Position(**said), Options(players=players, **(options or {})), rng())
    assert isinstance(state, State)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


def play(state: State, *made: tuple[int, Move], luck: int = 0) -> Step[State, Event]:
    """Offered moves, one after the other; the last step."""
    for number, (seat, move) in enumerate(made):
        assert move in GAME.offers(state, seat), GAME.check(state, seat, move)
        step = GAME.play(state, seat, move, rng(luck + number))
        state = step.state
        assert GAME.faults(state) == (), GAME.faults(state)
    return step


def clock_ran_out(state: State, *seats: int, luck: int = 0) -> Step[State, Event]:
    """The clocks of these seats run out, one after the other; the last step."""
    for number, seat in enumerate(seats):
        assert seat in GAME.to_move(state)
        step = GAME.play(state, seat, GAME.lapse(state, seat), rng(luck + number))
        state = step.state
        assert GAME.faults(state) == (), GAME.faults(state)
    return step


def by_all(seats: Iterable[int], move: Move) -> tuple[tuple[int, Move], ...]:
    """The same move by each of these seats."""
    return tuple((seat, move) for seat in seats)


def refused(state: State, seat: int, move: Move) -> tuple[str, str]:
    """The code and the rule by which this move is refused."""
    assert move not in GAME.offers(state, seat)
    refusal = GAME.check(state, seat, move)
    assert isinstance(refusal, Refusal)
    return refusal.code, refusal.rule


def laid(**meant: str) -> tuple[Laid, ...]:
    """`laid(duck="one")`: the duck, meant for theme one. An underscore stands for a hyphen."""
    themes: dict[str, Theme] = {theme: theme for theme in THEMES}
    named = ((f"painting-{thing.replace('_', '-')}", theme) for thing, theme in meant.items())
    return tuple(Laid(painting, themes[theme]) for painting, theme in named)


def forged(*things: str) -> tuple[Forgery, ...]:
    return tuple(map(Forgery, of(*things)))


def hung(state: State, **places: str) -> State:
    """The state with these frames hung, as the directors would have done."""
    assert state.hanging is not None
    known: dict[str, Place] = {place: place for place in PLACES}
    wanted = {f"painting-{thing.replace('_', '-')}": known[place] for thing, place in places.items()}
    assert wanted.keys() <= set(state.frames)
    draft = tuple(wanted.get(frame, "out") for frame in state.frames)
    return replace(state, hanging=replace(state.hanging, draft=draft))


def agreed(state: State) -> Step[State, Event]:
    """All directors agree to the hanging."""
    return play(state, *by_all(directors_of(state), Agree()))


def all_ready(state: State) -> Step[State, Event]:
    """All painters say that they are ready."""
    return play(state, *by_all(painters_of(state), Ready()))


def gallery(**said: Any) -> State:
    """Three players, seat 2 paints; the example of the rulebook, about to be hung."""
    usual: dict[str, Any] = {
        "number": 3,
        "themes": of("duck", "potted-plant"),
        "laid": ((), (), laid(magic_lamp="one", yellow_cup="one", clover="two")),
        "forgeries": forged("fish", "bee", "axe", "tent"),
    }
    return lay(**{**usual, **said})
