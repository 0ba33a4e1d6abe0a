"""A bot's conclusions from its partners' signals, pledges and refusals."""

from collections.abc import Sequence

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import MOST_SIGNALLED, Joker
from vernissage.games.belratti.events import Event, FramesRevealed, NumberFixed, Refused, ThemesLaid
from vernissage.games.belratti.view import Table


def ready(table: Table, joker: Joker) -> bool:
    """Whether this joker is ready to be played, and not used up."""
    return any(each.joker == joker and each.standing == "ready" for each in table.jokers)


def since(memory: Sequence[Event], *beginnings: type[Event]) -> list[Event]:
    """Returns the events after the last event of any of these types, latest first."""
    found: list[Event] = []
    for event in reversed(memory):
        if isinstance(event, beginnings):
            break
        found.append(event)
    return found


def refused(memory: Sequence[Event]) -> bool:
    """Whether somebody refused a joker in this phase. If so, the bot proposes no other in the phase."""
    return any(isinstance(event, Refused) for event in since(memory, ThemesLaid, NumberFixed, FramesRevealed))


def has_said(table: Table, seat: Seat) -> bool:
    """Whether this painter's signals cover enough paintings to share out the number asked for."""
    most = min(table.number, table.held[seat] + table.laid[seat], MOST_SIGNALLED)
    return sum(table.signals[seat]) >= most


def shares(table: Table) -> dict[Seat, int]:
    """Returns how many paintings each painter should lay by the signals: best fits first, equals in turn."""
    given = dict.fromkeys(table.painters, 0)
    missing = table.number
    for offered in zip(*(table.signals[seat] for seat in table.painters), strict=True):
        left = dict(zip(table.painters, offered, strict=True))
        while missing and any(left.values()):
            for seat in table.painters:
                taken = 1 if left[seat] and missing else 0
                left[seat] -= taken
                given[seat] += taken
                missing -= taken
    return given


def share(table: Table, seat: Seat) -> int | None:
    """Returns how many paintings this painter should lay; None while the others have said too little."""
    others = [other for other in table.painters if other != seat]
    if has_said(table, seat) and all(has_said(table, other) for other in others):
        return shares(table)[seat]
    parts = [part_of(table, other) for other in others]
    known = [part for part in parts if part is not None]
    return max(0, table.number - sum(known)) if len(known) == len(parts) else None


def part_of(table: Table, seat: Seat) -> int | None:
    """Returns how many paintings this painter has pledged or laid; None if neither."""
    pledge = table.pledges[seat]
    return table.laid[seat] or None if pledge is None else max(pledge, table.laid[seat])
