"""HAT-5.2: the penalties of each player, and the winners."""

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Outcome
from vernissage.games.not_a_hat.state import State


def penalties(state: State) -> PerSeat[int]:
    """HAT-5.1, HAT-5.3: each seat's penalties, including those of earlier games."""
    return tuple(before + len(now) for before, now in zip(state.earlier, state.penalties, strict=True))


def ranking(state: State) -> tuple[Seat, ...]:
    """HAT-5.2: all seats, fewest penalties first."""
    counted = penalties(state)
    return tuple(sorted(range(len(counted)), key=counted.__getitem__))


def outcome(state: State) -> Outcome | None:
    """HAT-5.2: the fewest penalties win; ties win together. Scores are penalties. None before the end."""
    if state.phase != "over":
        return None
    counted = penalties(state)
    fewest = min(counted)
    return Outcome(counted, tuple(seat for seat, count in enumerate(counted) if count == fewest))
