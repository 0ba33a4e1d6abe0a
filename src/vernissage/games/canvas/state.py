"""CAN-2: the state of the table as a frozen value, and the options."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.games.canvas.cards import PAINTINGS, PLACES, USUAL, Background, Card, Moulding, ScoringCard
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.scenarios import Scenario, Scoring

Solo: TypeAlias = Literal["vincent", "puzzle"]
Hints: TypeAlias = Literal[0, 1, 2, 3]
Minutes: TypeAlias = Literal[0, 1, 5, 1440]


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a table, which the host chooses."""

    players: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
    first: Seat | None = None
    """CAN-2.4: the first player; None lets chance choose."""
    scenario: Scenario = "first-time"
    """CAN-8: the scenario, which sets the scoring cards."""
    scoring: Annotated[
        tuple[ScoringCard, ...], msgspec.Meta(max_length=4, extra_json_schema={"replaces": "scenario"})
    ] = ()
    """CAN-8.10: the host's own scoring cards, from the red place on; they replace the scenario's."""
    solo: Solo = "vincent"
    """CAN-6: the solo variant, for a single player."""
    hints: Hints = 1
    """The level of hints: none, the ribbons of a draft, also the best order, also the best painting."""
    vote: Minutes = 5
    """CAN-4.4: the minutes in which spectators may judge a tie; 0 for no vote."""


class Painter(Value, frozen=True):
    """CAN-2.3, CAN-3.13: a player's cards, tokens, backgrounds and paintings. Everyone sees them."""

    hand: tuple[Card, ...]
    tokens: int
    backgrounds: tuple[Background, ...]
    """The backgrounds of the paintings in their order, then the free ones."""
    paintings: tuple[Painting, ...] = ()
    mouldings: tuple[Moulding, ...] = ()
    """CAN-3.15: the frames of the first paintings. The rest, as in old positions, have the usual frame."""

    @property
    def free(self) -> tuple[Background, ...]:
        """CAN-3.6: the backgrounds for paintings to come."""
        return self.backgrounds[len(self.paintings) :]

    @property
    def framed(self) -> tuple[Moulding, ...]:
        """CAN-3.15: the frame of each painting, the usual one where none was recorded."""
        return self.mouldings + (USUAL,) * (len(self.paintings) - len(self.mouldings))


class State(StateValue, frozen=True):
    """The whole table. The first card of the row is the free one; the first card of the deck is its top."""

    options: Options
    scoring: Scoring
    row: tuple[Card, ...]
    laid: tuple[int, ...]
    """The tokens on each card of the row."""
    deck: tuple[Card, ...]
    painters: PerSeat[Painter]
    turn: Seat
    gone: tuple[Card, ...] = ()
    """CAN-6.2, CAN-6.3: cards that have left the game."""
    aside: int = 0
    """CAN-6.2, CAN-6.3: Vincent's tokens, or the reserve of the puzzle."""
    easel: Painting | None = None
    """CAN-3.6: the painting for which the player to move has still to choose a background."""
    moulding: Moulding = USUAL
    """CAN-3.15: the frame of the painting on the easel."""
    judged: Seat | None = None
    """CAN-4.4: the judges' choice among the tied players; None before it."""
    outvoted: tuple[Seat, ...] = ()
    """CAN-4.4: the tied painters with fewer votes, who are not in the run-off."""


def check_options(options: Options) -> Refusal | None:
    """CAN-2.4, CAN-8.10: is the first player at the table, and every scoring card different?"""
    if options.first is not None and options.first >= options.players:
        return Refusal("options/first-player", "CAN-2.4", {"players": options.players})
    if len(set(options.scoring)) != len(options.scoring) or len(options.scoring) > len(PLACES):
        return Refusal("options/scoring", "CAN-8.10")
    return None


def solo(options: Options) -> Solo | None:
    """CAN-6: the solo variant; None for several players."""
    return options.solo if options.players == 1 else None


def is_over(state: State) -> bool:
    """CAN-4.1: is the game over? The turn skips players with three paintings, so then all have three."""
    return len(state.painters[state.turn].paintings) == PAINTINGS
