"""The contract: what a game is.

A game is a value made of functions. Everything that plays, stores, shows or studies games goes
through these, so a new game is one folder that exports one `GAME`. First stands what every game has, then
what some rules need; all that is not about the rules is in `extras.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from vernissage.core.daily import Daily
from vernissage.core.extras import Extras
from vernissage.core.jury import Jury
from vernissage.core.ornament import Ornament
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, Viewer
from vernissage.core.speech import Speech
from vernissage.core.step import Outcome, Step
from vernissage.core.value import OptionsValue, StateValue, Value, ViewValue
from vernissage.core.wording import Wording

S = TypeVar("S", bound=StateValue)
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V", bound=ViewValue)
O = TypeVar("O", bound=OptionsValue)  # noqa: E741 - options; one letter each, in the contract's order

FRESH: Final = 16
"""So many inputs by which something happened may a game of memory take to forget one."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game says of itself before anyone sits down."""

    title: str
    prefix: str
    """The letters before its rule numbers."""
    fewest: int
    most: int
    minutes: int
    version: int = 1
    """Changes when the same options and inputs would lead to another game, never for speed."""
    former: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """Earlier versions whose games can still be played, each with the options whose default has changed."""
    limits: Mapping[str, int] = field(default_factory=dict)
    """Options under which play ends even if nobody wants it to; simulations set them. (A group that never
    agrees is for its clock to end, see `lapse`.)"""
    together: bool = False
    """Do all win or lose together?"""
    draft: bool = False
    """Is it still being made? Then it is held to all its promises, but speaks English only, needs no table of
    its own in the browser, and guests don't see it unless the host asks for drafts."""

    @property
    def player_counts(self) -> range:
        return range(self.fewest, self.most + 1)

    def can_play(self, version: int) -> bool:
        """Can a game that began under this version of the rules be played by the present ones?"""
        return version == self.version or version in dict(self.former)

    def options_of(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """What the options of such a game mean now, as plain JSON."""
        return {**dict(self.former).get(version, {}), **options}


@dataclass(frozen=True, slots=True)
class Types:
    """The types of a game's values, for whoever reads them from JSON. Moves and events are tagged unions."""

    options: Any
    state: Any
    move: Any
    event: Any
    view: Any
    position: Any
    """A state with gaps: what `arrange` takes."""
    retrospect: Any = None
    """What `retrospect` tells, in a game that looks back."""
    preview: Any = None
    """What `preview` gives, in a game where one may foresee something."""
    memento: Any = None
    """What `memento` leaves, in a game of which something is kept."""
    piece: Any = None
    """What `works` finds in it, to be drawn."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, M, E, V, O]):
    """A game. `play`, `view` and the rest trust their arguments; `Match.submit` is the checked door."""

    info: GameInfo
    types: Types

    check_options: Callable[[O], Refusal | None]
    """Can a game be dealt with these options?"""
    deal: Callable[[O, Rng], S]
    to_move: Callable[[S], tuple[Seat, ...]]
    """The seats that owe a decision. Several at once: groups and secret simultaneous choices."""
    offers: Callable[[S, Seat], tuple[M, ...]]
    """The legal moves of a seat, in a fixed order. They follow from what that seat knows. A seat that owes
    no decision may have some too: change a proposal, take back a consent, while others still think."""
    check: Callable[[S, Seat, M], Refusal | None]
    """Why a seat that is offered something may not make this move; None exactly where it is offered, and the
    words in it, if any, can be told."""
    play: Callable[[S, Seat, M, Rng], Step[S, E]]
    """Assumes an offered move. Search uses it as it is."""
    lapse: Callable[[S, Seat], M]
    """The move made for a seat whose clock has run out: an offered one, or one that only a clock makes.
    What chance decides for somebody who is away is nothing to be offered to somebody who is there."""
    outcome: Callable[[S], Outcome | None]
    binds: Callable[[E], bool]
    """Is a move that led to this event there to stay? It can be taken back while none of its events binds:
    while it has told the mover nothing new, and it is still the mover's decision what comes next."""

    view: Callable[[S, Viewer], V]
    """What lies on the table now for this viewer, built field by field."""
    seen: Callable[[E, Viewer], E | None]
    """What this viewer witnesses of an event, or nothing."""
    imagine: Callable[[V, Sequence[E], Rng], S]
    """A state that this viewer, who has seen these events, could not tell from the true one."""

    cards: Callable[[S], Iterable[str]]
    """Every card, wherever it lies: the same cards all game long."""
    faults: Callable[[S], tuple[Refusal, ...]]
    """All that is wrong with a position from outside; nothing for any position of a real game."""
    arrange: Callable[[Any, O, Rng], S | Refusal]
    """A whole state from a position with gaps: what isn't said is filled from the cards left."""

    look: Callable[[S], Callable[[Viewer], V]] | None = None
    """The same as `view`, for one who shows a state to many: what all see alike can be made once."""
    preview: Callable[[V], Value] | None = None
    """What a viewer may foresee of what it is offered, or only tries: one value for each view, found from the
    view alone, so that it tells nobody anything new. A browser asks for it, and does no sums of its own."""
    speech: Callable[[S, Seat], Speech] | None = None
    """May this seat talk now, besides its moves? Without it talk is free all game long."""
    voiced: Callable[[M], bool] | None = None
    """Is this move something that is said aloud? Then how one says it is one's own to choose, even where talk
    is not free: a tone lasts a moment, and no rule asks for it."""
    wording: Wording[M] | None = None
    """Where a move may carry words of a player's own. Without it, no move does."""
    ornament: Ornament[M] | None = None
    """What of a move is only for show. Without it, every move is a choice and nothing more."""
    kept: Callable[[S, E], E | None] | None = None
    """What the log still says of a past event, while the game is in this state. Without it, all of it; a game
    of memory forgets here. Nobody learns less: whoever was there has seen it. What lies more than `FRESH`
    inputs back is forgotten for good, until the game is over: so what is told of it stays short."""
    glimpse: Callable[[S, E], float] | None = None
    """In such a game: for how many seconds what has just happened is looked at; 0 if it shows nothing.
    Every page holds it for so long, whatever happens meanwhile, and bots and clocks wait for it."""
    opening: Callable[[S], float] | None = None
    """In such a game: for how many seconds all look round before the first move. Bots and clocks wait."""
    jury: Jury[S] | None = None
    """Who wins where a tie is left to somebody impartial. Without it, the rules have the last word."""
    extras: Extras[S, M, E, O] = field(default_factory=Extras)
    """What the game brings besides its rules."""

    @property
    def day(self) -> Daily[S, M, O]:
        """How the deal of a day is played, whether or not the game has said so."""
        return self.extras.daily or Daily(lambda _: self.types.options())

    def as_offered(self, move: M) -> M:
        """This move as it is in the list of offers: without ornament, and without words of a player's own."""
        plain = move if self.ornament is None else self.ornament.without(move)
        return plain if self.wording is None else self.wording.without(plain)

    def views(self, state: S) -> Callable[[Viewer], V]:
        """The views of this state, one viewer after the other."""
        return partial(self.view, state) if self.look is None else self.look(state)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
