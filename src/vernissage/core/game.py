"""The contract between the games and the rest of the program.

A game is a value made of functions. Everything that plays, stores, shows or studies games uses only these, so
a new game is one folder that exports one `GAME`. The fields that every game needs come first, then those that
only some rules need. Everything that is not about the rules is in `extras.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from vernissage.core.daily import Daily
from vernissage.core.ending import Ending
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
"""In a game of memory: how many inputs with events may pass before an input is forgotten."""


NOT_ARRANGED: Final = Refusal("position/not-arranged")
"""The refusal of every position in a draft without `faults` and `arrange`."""


@dataclass(frozen=True, slots=True)
class Variants:
    """Ways to play a game that are chosen as a whole before it begins."""

    options: Mapping[str, Mapping[str, Any]]
    """The options that each variant sets, by the variant's name; the first is the usual one."""
    rows: tuple[str, ...]
    """What the variants are compared by, from top to bottom."""
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The options that only some variants have, each with these variants."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Static facts about a game."""

    title: str
    prefix: str
    """The prefix of the game's rule numbers, such as `CAN`."""
    fewest: int
    most: int
    minutes: int
    version: int = 1
    """Raised when equal options and inputs would lead to another game, never for speed alone."""
    former: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """Earlier versions whose games can still be played, each with the old values of changed defaults."""
    limits: Mapping[str, int] = field(default_factory=dict)
    """Options with which every game ends, for simulations. (A group that never agrees is ended by its clock,
    see `lapse`.)"""
    first_player: str = ""
    """The option that says who begins, if otherwise chance decides; "" if the rules do."""
    together: bool = False
    """Whether all players win or lose together."""
    variants: Variants | None = None
    """The ways to play that are compared in the lobby; None if there is only one."""
    foremost: tuple[str, ...] = ()
    """The options that people look at before most games. The lobby folds the others."""
    draft: bool = False
    """Whether the game is unfinished. A draft passes all conformance tests, but may have English texts only,
    no table of its own in the browser, and no `faults` and `arrange`. Guests see it only if the operator
    turns drafts on."""

    @property
    def player_counts(self) -> range:
        return range(self.fewest, self.most + 1)

    def can_play(self, version: int) -> bool:
        """Whether a game begun under this version of the rules can be played under the present ones."""
        return version == self.version or version in dict(self.former)

    def options_of(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Returns an earlier version's options in their present form, as plain JSON."""
        return {**dict(self.former).get(version, {}), **options}


@dataclass(frozen=True, slots=True)
class Types:
    """The types of a game's values, to decode them from JSON. Moves and events are tagged unions."""

    options: Any
    state: Any
    move: Any
    event: Any
    view: Any
    position: Any = None
    """The type of a position with gaps, for `arrange`; None in a draft without `faults` and `arrange`."""
    retrospect: Any = None
    """The type of `retrospect`'s result; None if the game has no `retrospect`."""
    preview: Any = None
    """The type of `preview`'s result; None if the game has no `preview`."""
    memento: Any = None
    """The type of `memento`'s result; None if the game has no `memento`."""
    piece: Any = None
    """The type of `Work.piece` in the works of this game."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, M, E, V, O]):
    """The functions of a game. They trust their arguments; `Match.submit` checks moves first."""

    info: GameInfo
    types: Types

    check_options: Callable[[O], Refusal | None]
    """Returns why these options are impossible; None if they are possible."""
    deal: Callable[[O, Rng], S]
    to_move: Callable[[S], tuple[Seat, ...]]
    """Returns the seats that owe a decision. Several may, in groups and in secret simultaneous choices."""
    offers: Callable[[S, Seat], tuple[M, ...]]
    """Returns a seat's legal moves, in a fixed order. They depend only on the seat's own knowledge. A seat
    that owes no decision may have some too: to change a proposal or withdraw a consent."""
    check: Callable[[S, Seat, M], Refusal | None]
    """Returns why a seat that has offers may not make this move; None exactly for the offered moves, provided
    that any words in the move are allowed. Not called for a seat without offers, nor after the end."""
    play: Callable[[S, Seat, M, Rng], Step[S, E]]
    """Plays a move, which must be an offered one. Search calls it directly."""
    lapse: Callable[[S, Seat], M]
    """Returns the move for a seat whose clock has run out: an offered one, or one that only a clock may make,
    such as leaving a choice to chance."""
    outcome: Callable[[S], Outcome | None]
    binds: Callable[[E], bool]
    """Whether an event makes its move final. A move can be taken back while none of its events binds: then
    the mover has learnt nothing new, and the next decision is still the mover's."""

    view: Callable[[S, Viewer], V]
    """Returns the current state as this viewer sees it, built field by field."""
    seen: Callable[[E, Viewer], E | None]
    """Returns an event as this viewer sees it; None if they don't see it. Its information must show in the
    view, too: if two tables look the same to a viewer, the viewer has seen the same events."""
    imagine: Callable[[V, Sequence[E], Rng], S]
    """Samples a state that this viewer, who has seen these events, could not tell from the true one."""

    cards: Callable[[S], Iterable[str]]
    """Returns every card, wherever it lies. The cards stay the same all game long. The state may come from
    outside and be impossible, such as with too few hands: this must not raise."""
    faults: Callable[[S], tuple[Refusal, ...]] = lambda _state: (NOT_ARRANGED,)
    """Returns all errors in a position from outside; empty for every position of a real game. It must not
    raise, whatever the position. A draft may leave out this and `arrange`;
    then it takes no positions."""
    arrange: Callable[[Any, O, Rng], S | Refusal] = lambda _position, _options, _rng: NOT_ARRANGED
    """Completes a position with gaps, by dealing from the remaining cards."""

    look: Callable[[S], Callable[[Viewer], V]] | None = None
    """Like `view`, for showing one state to many viewers: the shared part is computed once."""
    preview: Callable[[V], Value] | None = None
    """Returns the consequences of a viewer's offers, as far as they can be foreseen. It is computed from the
    view alone, so it reveals nothing new. Browsers ask for it instead of computing anything themselves."""
    ending: Callable[[V], Ending | None] | None = None
    """Returns the end of the game once it is announced, such as a last round; None before and afterwards.
    It is computed from the view alone, so it reveals nothing new. Without it, no page announces the end."""
    speech: Callable[[S, Seat], Speech] | None = None
    """Returns whether this seat may talk freely now, besides its moves. Without it, talk is always free."""
    voiced: Callable[[M], bool] | None = None
    """Whether this move is spoken. If so, the player may choose a tone for it, even where talk is not
    free. No rule depends on the tone."""
    wording: Wording[M] | None = None
    """Describes the moves that may contain a player's own words. Without it, no move does."""
    ornament: Ornament[M] | None = None
    """The decorative part of a move. Without it, moves have no such part."""
    kept: Callable[[S, E], E | None] | None = None
    """Returns a past event as the log still shows it in this state; None if the log forgets it. Games of
    memory forget here; without it, the log keeps everything. Everyone present has seen the event when it
    happened. An event more than `FRESH` inputs back stays forgotten until the end, so the log stays short."""
    glimpse: Callable[[S, E], float] | None = None
    """In a game of memory: returns for how many seconds an event shows its secret; 0 if it shows none. Every
    page shows it for that long, and bots and clocks wait."""
    opening: Callable[[S], float] | None = None
    """In a game of memory: returns for how many seconds everyone may look at the cards before the first move.
    Bots and clocks wait."""
    jury: Jury[S] | None = None
    """Decides ties that the rules leave to somebody impartial. Without it, the rules decide."""
    extras: Extras[S, M, E, O] = field(default_factory=Extras)
    """The parts that the game has besides its rules."""

    @property
    def day(self) -> Daily[S, M, O]:
        """How the daily deal is played; with the default options if the game doesn't say."""
        return self.extras.daily or Daily(lambda _: self.types.options())

    def as_offered(self, move: M) -> M:
        """Returns the move as the list of offers has it: without ornament and a player's own words."""
        plain = move if self.ornament is None else self.ornament.without(move)
        return plain if self.wording is None else self.wording.without(plain)

    def views(self, state: S) -> Callable[[Viewer], V]:
        """Returns a function from viewers to their views of this state."""
        return partial(self.view, state) if self.look is None else self.look(state)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
