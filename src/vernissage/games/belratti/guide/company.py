"""The bots of the guided game: they paint and hang by association, and agree to every proposal."""

from collections.abc import Iterator, Sequence
from typing import Final

from vernissage.core import agree
from vernissage.games.belratti.cards import PLACES, THEMES, Painting, Theme
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.guide.beginning import CLOVER, GOES_WITH
from vernissage.games.belratti.moves import Agree, Ask, Hang, Lay, Move, Next, Ready, WouldLay
from vernissage.games.belratti.state import NO_SIGNALS
from vernissage.games.belratti.view import Table, View

ASKED: Final = 4
DOUBTFUL: Final = CLOVER
"""The bots hang this painting only if no other fitting painting is left."""


def answer(view: View, _memory: Sequence[Event], offers: Sequence[Move]) -> Move:
    """Returns the first wish that is offered, or else the last offer, which never blocks the game."""
    return next((move for move in wishes(view) if move in offers), offers[-1])


def wishes(view: View) -> Iterator[Move]:
    """Yields the moves that a bot of the guided game would like to make, best first."""
    table = view.table
    if table.proposed is not None:
        yield Agree()
    elif table.proposals is not None:
        yield Ask(agree.last_word(table.proposals) or ASKED)
    elif table.phase == "paint":
        yield from painting(view)
    elif table.hanging is not None:
        yield from hanging(table)
    yield Next()


def painting(view: View) -> Iterator[Move]:
    """Yields a pledge after a signal, then the fitting paintings, or any painting if all others are ready."""
    table, seat, hand = view.table, view.seat, view.hand or ()
    assert seat is not None
    fitting = [Lay(painting, theme) for painting, theme in going_together(table) if painting in hand]
    others = [other for other in table.painters if other != seat]
    told = any(table.signals[other] != NO_SIGNALS for other in others)
    if told and table.pledges[seat] is None:
        yield WouldLay(len(fitting) + len(view.laid))
    yield from fitting
    if set(others) <= set(table.ready):
        yield from (Lay(painting, THEMES[0]) for painting in hand)
    yield Ready()


def hanging(table: Table) -> Iterator[Move]:
    """Yields the moves that hang fitting paintings, then others, or take some down; then a consent."""
    assert table.hanging is not None
    places = dict(zip(table.frames, table.hanging.draft, strict=True))
    lacking = table.number - sum(place != "out" for place in places.values())
    out = [frame for frame in table.frames if places[frame] == "out"]
    fitting = [Hang(painting, theme) for painting, theme in going_together(table) if painting in out]
    if lacking > 0:
        yield from sorted(fitting, key=lambda hang: hang.painting == DOUBTFUL)
        yield from (Hang(frame, THEMES[0]) for frame in out)
    elif lacking < 0:
        yield from (Hang(frame, PLACES[-1]) for frame in table.frames if frame not in out)
    yield Agree()


def going_together(table: Table) -> Iterator[tuple[Painting, Theme]]:
    """Yields each painting associated with a theme of this round, and that theme."""
    for place, theme in zip(THEMES, table.themes, strict=True):
        yield from ((painting, place) for painting in GOES_WITH.get(theme, ()))
