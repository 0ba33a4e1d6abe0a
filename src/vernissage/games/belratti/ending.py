"""BEL-7.2, BEL-7.3, BEL-7.7, BEL-9.9: the check whether the end of the game is near, and why."""

from typing import Final, Literal, TypeAlias

from vernissage.core.value import Value
from vernissage.games.belratti.cards import DECISIVE, FOOLED, MOST
from vernissage.games.belratti.piles import forgeries_to_draw, to_fill
from vernissage.games.belratti.state import State, edition, joker_standing, numbers

Cause: TypeAlias = Literal["forgeries", "rounds", "cards", "token", "token-wins", "token-loses"]
NEAR: Final = 2
"""The end is near if at most this many forgeries or rounds are left."""


class Ending(Value, frozen=True):
    """The reason why the game will or may end soon. Between two rounds it concerns the next round."""

    cause: Cause
    left: int
    """How many more forgeries, tokens or rounds end the game; 0 if this round may be the last."""


def ending(state: State) -> Ending | None:  # noqa: PLR0911 - reason by reason
    """Returns the nearest ending, certain ones first; None if the end is far or the game is over."""
    if state.phase == "over":
        return None
    if state.options.masterpieces:
        return by_tokens(state)
    limit, past = state.options.round_limit, state.round - (state.phase != "reveal")
    rounds = None if limit is None else limit - past
    if rounds == 1:
        return Ending("rounds", rounds)
    most, fewest = cards_left(state)
    if most < 0:
        return Ending("cards", 1)
    forgeries = FOOLED - len(state.belratti)
    if forgeries <= NEAR:
        return Ending("forgeries", forgeries)
    if rounds == NEAR:
        return Ending("rounds", rounds)
    return Ending("cards", 0) if fewest < 0 else None


def by_tokens(state: State) -> Ending | None:
    """BEL-9.9: returns the ending if a side needs only one more token; None otherwise."""
    wins, loses = len(state.tokens_won) == DECISIVE - 1, len(state.tokens_lost) == DECISIVE - 1
    if wins and loses:
        return Ending("token", 1)
    return Ending("token-wins", 1) if wins else Ending("token-loses", 1) if loses else None


def cards_left(state: State) -> tuple[int, int]:
    """BEL-7.2: the most and the fewest paintings that will be left after the next round is dealt.

    A negative number means that there is no next round. An edition that reuses discards never runs out.
    """
    if edition(state.options).renews:
        return len(state.deck), len(state.deck)
    forged, themes = state.options.forgeries, 2
    left = len(state.deck) - themes - forged
    if state.phase == "reveal":
        left -= themes + sum(to_fill(state, seat) for seat in range(state.options.players))
    if state.phase != "hang":
        left -= forgeries_to_draw(state)
    asked = (state.number,) * 2 if state.number else (numbers(state)[0], MOST)
    change = int(joker_standing(state, "change-number") == "ready" and not state.begun)
    return left - asked[0] + change, left - asked[1] - change
