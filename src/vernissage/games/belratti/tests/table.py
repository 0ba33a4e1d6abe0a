"""Sets up positions for the rule tests: name what matters, and the rest is dealt."""

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
    """Returns the paintings of these subjects."""
    return tuple(f"painting-{thing}" for thing in things)


def lay(*, players: int = 3, options: dict[str, Any] | None = None, **said: Any) -> State:
    """Returns a legal position with these fields set."""
    state = GAME.arrange(Position(**said), Options(players=players, **(options or {})), rng())
    assert isinstance(state, State)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


def play(state: State, *made: tuple[int, Move], luck: int = 0) -> Step[State, Event]:
    """Plays these offered moves in order, and returns the last step."""
    for number, (seat, move) in enumerate(made):
        assert move in GAME.offers(state, seat), GAME.check(state, seat, move)
        step = GAME.play(state, seat, move, rng(luck + number))
        state = step.state
        assert GAME.faults(state) == (), GAME.faults(state)
    return step


def clock_ran_out(state: State, *seats: int, luck: int = 0) -> Step[State, Event]:
    """Lets the clocks of these seats run out in order, and returns the last step."""
    for number, seat in enumerate(seats):
        assert seat in GAME.to_move(state)
        step = GAME.play(state, seat, GAME.lapse(state, seat), rng(luck + number))
        state = step.state
        assert GAME.faults(state) == (), GAME.faults(state)
    return step


def by_all(seats: Iterable[int], move: Move) -> tuple[tuple[int, Move], ...]:
    """Returns the same move by each of these seats."""
    return tuple((seat, move) for seat in seats)


def refused(state: State, seat: int, move: Move) -> tuple[str, str]:
    """Returns the code and the rule with which this move is refused."""
    assert move not in GAME.offers(state, seat)
    refusal = GAME.check(state, seat, move)
    assert isinstance(refusal, Refusal)
    return refusal.code, refusal.rule


def laid(**meant: str) -> tuple[Laid, ...]:
    """`laid(duck="one")` is the duck, meant for theme one. An underscore stands for a hyphen."""
    themes: dict[str, Theme] = {theme: theme for theme in THEMES}
    named = ((f"painting-{thing.replace('_', '-')}", theme) for thing, theme in meant.items())
    return tuple(Laid(painting, themes[theme]) for painting, theme in named)


def forged(*things: str) -> tuple[Forgery, ...]:
    return tuple(map(Forgery, of(*things)))


def hung(state: State, **places: str) -> State:
    """Returns the state with these frames hung."""
    assert state.hanging is not None
    known: dict[str, Place] = {place: place for place in PLACES}
    wanted = {f"painting-{thing.replace('_', '-')}": known[place] for thing, place in places.items()}
    assert wanted.keys() <= set(state.frames)
    draft = tuple(wanted.get(frame, "out") for frame in state.frames)
    return replace(state, hanging=replace(state.hanging, draft=draft))


def agreed(state: State) -> Step[State, Event]:
    """Lets all directors agree to the hanging."""
    return play(state, *by_all(directors_of(state), Agree()))


def all_ready(state: State) -> Step[State, Event]:
    """Lets all painters be ready."""
    return play(state, *by_all(painters_of(state), Ready()))


def gallery(**said: Any) -> State:
    """Returns the rulebook's example, about to be hung: three players, seat 2 paints."""
    usual: dict[str, Any] = {
        "number": 3,
        "themes": of("duck", "potted-plant"),
        "laid": ((), (), laid(magic_lamp="one", yellow_cup="one", clover="two")),
        "forgeries": forged("fish", "bee", "axe", "tent"),
    }
    return lay(**{**usual, **said})
