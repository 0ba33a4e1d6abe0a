"""The seating: one person, bots on all other seats, and everyone's name.

The record of a game contains its bots' seats (`TakenOver`), so a resumed game has the same seating.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vernissage import catalog
from vernissage.core.bot import AnyBot
from vernissage.core.inputs import TakenOver
from vernissage.core.match import Accepted, AnyMatch
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import PerSeat, Seat, with_seat
from vernissage.text import Text

PERSON: Final = "person"
GUESTS: Final = (
    "Anselm",
    "Barnaby",
    "Casimir",
    "Juniper",
    "Lucinda",
    "Mirabel",
    "Odette",
    "Ottoline",
    "Philippa",
    "Rosalind",
    "Theodora",
    "Winifred",
)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """The person's seat, the bot at each other seat, and everyone's name."""

    person: Seat
    bots: Mapping[Seat, AnyBot]
    names: PerSeat[str]
    thoughts: bytes
    """The seed for the bots' random choices. It reveals nothing about the deal."""


def taken_by(match: AnyMatch) -> dict[Seat, str]:
    """Returns the last player who took over each seat: a bot's name, or `person`."""
    return {entry.seat: entry.by for entry in match.inputs if isinstance(entry, TakenOver)}


def names(match: AnyMatch, text: Text) -> PerSeat[str]:
    """Returns an invented name for each bot, derived from the seed. People are named by seat."""
    taken = taken_by(match)
    guests = iter(Rng(match.seed, "names").shuffled(GUESTS))
    return tuple(
        text.say("seat-name", seat=seat) if taken.get(seat, PERSON) == PERSON else next(guests)
        for seat in range(match.players)
    )


def sit_down(
    game: str, match: AnyMatch, person: Seat | None, bot: str, text: Text
) -> tuple[AnyMatch, SeatPlan] | Refusal:
    """Seats bots everywhere but at the person's seat: the requested one, or the first free one."""
    taken = taken_by(match)
    free = [seat for seat in range(match.players) if taken.get(seat, PERSON) == PERSON]
    own = person if person is not None else (*free, 0)[0]
    if own >= match.players:
        return UNKNOWN_SEAT
    if match.outcome is None:
        for seat in range(match.players):
            # A resigned seat no longer answers, so it must be taken over.
            if seat in match.resigned or (seat in free) == (seat != own):
                match = _taken_over(
                    match, seat, PERSON if seat == own else catalog.company(game).seated(bot, seat)
                )
    taken = taken_by(match)
    bots = {}
    for seat in range(match.players):
        if seat != own and seat in taken:
            maker = catalog.bot(game, taken[seat])
            if isinstance(maker, Refusal):
                return maker
            bots[seat] = maker(match.game)
    called = with_seat(names(match, text), own, text.say("seat-you.label"))
    return match, SeatPlan(own, bots, called, offspring(match.seed, "thoughts"))


def _taken_over(match: AnyMatch, seat: Seat, by: str) -> AnyMatch:
    accepted = match.take_over(seat, by)
    assert isinstance(accepted, Accepted)  # the seat exists and the game isn't over
    return accepted.match
