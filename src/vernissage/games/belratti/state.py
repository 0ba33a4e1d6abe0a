"""BEL-2: the whole state of a game as a frozen value, and the options."""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from vernissage.core.agree import Motion, Proposals
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.games.belratti.cards import (
    DIRECTORS,
    EDITIONS,
    MOST,
    PLAYED_BY,
    TOKENS,
    Edition,
    EditionName,
    Joker,
    Painting,
    Place,
    Role,
    Theme,
)
from vernissage.games.belratti.moves import PlayJoker

Hand: TypeAlias = tuple[Painting, ...]
"""A hand of cards, always sorted, so that the order of drawing reveals nothing."""
Phase: TypeAlias = Literal["ask", "paint", "swap", "hang", "reveal", "over"]
Standing: TypeAlias = Literal["ready", "used", "asleep", "gone"]
"""BEL-8.1, BEL-9.1, BEL-9.8: whether a joker is ready, used, not yet available, or out of the game."""
Again: TypeAlias = Literal["", "missing", "number", "hands"]
"""BEL-4.2, BEL-4.5, BEL-4.6: the reason why a painter must be ready again; empty if there is none."""
NOT_AGAIN: Final[Again] = ""
Line: TypeAlias = tuple[str, ...]
"""BEL-4.10: a painter's line about a painting, split into its links; empty if there is none."""
LOOKS_KEPT: Final = 3
NO_SIGNALS: Final = (0, 0, 0, 0)


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a game, each with the rule that explains it."""

    players: Annotated[int, msgspec.Meta(ge=3, le=7)] = 4
    edition: EditionName = "kosmos"
    masterpieces: bool = False
    """BEL-9: whether the Masterpieces variant is played."""
    forgeries: Literal[3, 4, 5] = 4
    """BEL-2.6: the number of forgeries in each round."""
    alternate_roles: bool = False
    """BEL-2.4: whether directors and painters sit alternately."""
    open_jokers: Literal[0, 1, 2, 3, 4, 5] = 0
    """BEL-9.2: how many jokers start ready in Masterpieces."""
    chosen_jokers: tuple[Joker, ...] = ()
    """BEL-9.2: the jokers that start ready in Masterpieces; if empty, chance chooses them."""
    patience: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 60
    """BEL-8.4: how often each seat may change something in a phase."""
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """BEL-7.7: the most rounds; None if there is no limit."""


class Laid(Value, frozen=True):
    """BEL-4.3: a painting laid face down, with the theme its painter means and the painter's line."""

    painting: Painting
    theme: Theme
    line: Line = ()


class Forgery(Value, frozen=True):
    """BEL-4.8, BEL-9.4: a forgery, and the seat whose hand it came from; None for the draw pile."""

    painting: Painting
    hand: Seat | None = None


class Answer(Value, frozen=True):
    """BEL-5.5: the answer to a query: the seat that laid the painting; None if it is a forgery."""

    painting: Painting
    painter: Seat | None


class Swap(Value, frozen=True):
    """BEL-4.6: a swap of hand cards: who swaps, the cards put aside, and who has chosen."""

    members: tuple[Seat, ...]
    aside: PerSeat[Hand]
    done: tuple[Seat, ...] = ()
    kept: tuple[Seat, ...] = ()
    """BEL-8.4: the seats that took a card back, once for each time. Each seat knows only its own entries."""


Stamp: TypeAlias = Literal["genuine", "belratti", "astray", "missed", "caught"]
"""BEL-6.1 to BEL-6.4: the verdict on a painting. A painter's one hangs as meant (genuine), on the wrong theme
(astray) or not at all (missed). A forgery hangs (belratti) or was left out (caught).
"""


class Shown(Value, frozen=True):
    """A painting of a finished round, with its painter, the theme meant, and the place where it hung."""

    painting: Painting
    painter: Seat | None
    """The seat that laid the painting; None for a forgery."""
    meant: Theme | None
    hung: Place
    stamp: Stamp
    line: Line = ()
    """BEL-4.10: the painter's line about the painting, which everyone may read now."""


class RoundLook(Value, frozen=True):
    """BEL-6: a finished round, with the painters' themes and the directors' choices."""

    round: int
    themes: tuple[Painting, Painting]
    number: int
    painters: tuple[Seat, ...]
    paintings: tuple[Shown, ...]
    perfect: bool
    token: int = 0
    """BEL-9.3: the brush token of the round in Masterpieces; 0 in a game for points."""


class State(StateValue, frozen=True):
    """The whole state, including all hidden cards. The first card of the draw pile is its top."""

    options: Options
    phase: Phase
    round: int
    deck: tuple[Painting, ...]
    discard: tuple[Painting, ...]
    """The paintings that were discarded face up."""
    swapped: PerSeat[Hand]
    """BEL-4.6: the hand cards that each seat discarded unseen, which also lie on the discard pile."""
    hands: PerSeat[Hand]
    team: tuple[Painting, ...]
    belratti: tuple[Painting, ...]
    jokers: tuple[Standing, ...]
    """The standing of each joker, in the order of the edition's jokers."""
    themes: tuple[Painting, ...]
    """The two themes of the round; empty after the round is scored."""
    proposals: Proposals[int] | None
    """BEL-3.2: the numbers proposed; None once the number is fixed."""
    number: int
    """How many paintings the painters are to lay; 0 until the number is fixed."""
    laid: PerSeat[tuple[Laid, ...]]
    forgeries: tuple[Forgery, ...]
    frames: tuple[Painting, ...]
    """BEL-5.1: all paintings of phase 3, forgeries too, in the order in which they were revealed."""
    hanging: Motion[tuple[Place, ...]] | None
    """BEL-5.6: the place of each frame, and the directors who agree; None outside phase 3."""
    ready: tuple[Seat, ...]
    """The seats that are done in this phase: they keep the themes, have painted, or have seen the result."""
    again: PerSeat[Again]
    """The reason why each painter must be ready again; empty once the painter has responded."""
    signals: PerSeat[tuple[int, int, int, int]]
    """BEL-4.4: each seat's signals: how many paintings it has of each fit, best first."""
    pledges: PerSeat[int | None]
    """BEL-4.4: how many paintings each seat would lay; None if it hasn't said."""
    swap: Swap | None
    begun: bool
    """BEL-4.5: whether a painting was laid or a hand swapped this round."""
    less: bool
    """BEL-4.7: whether *one forgery less* was played this round."""
    answers: tuple[Answer, ...]
    proposed: Motion[PlayJoker] | None
    """BEL-8.2: the proposed joker, and the members who agree; None if there is none."""
    changes: PerSeat[int]
    """BEL-8.4: how often each seat has changed something in this phase."""
    along: PerSeat[int]
    """BEL-8.3: how often each seat followed the majority this round."""
    token: int
    """BEL-9.3: the token at stake in this round; 0 if there is none."""
    tokens_won: tuple[int, ...]
    tokens_lost: tuple[int, ...]
    looks: tuple[RoundLook, ...]
    """The latest finished rounds, at most three, oldest first."""


def check_options(options: Options) -> Refusal | None:
    """BEL-9.1, BEL-9.2, BEL-9.9: returns the reason why these options don't go together; None if they do."""
    if options.masterpieces and options.edition != "kosmos":
        return Refusal("options/masterpieces", "BEL-9.1")
    if options.masterpieces and options.round_limit is not None and options.round_limit < len(TOKENS):
        return Refusal("options/round-limit", "BEL-9.9", {"rounds": len(TOKENS)})
    if options.open_jokers and not options.masterpieces:
        return Refusal("options/open-jokers", "BEL-9.2")
    chosen = options.chosen_jokers
    if chosen and (len(set(chosen)) != len(chosen) or len(chosen) != options.open_jokers):
        return Refusal("options/chosen-jokers", "BEL-9.2", {"open": options.open_jokers})
    return None


def edition(options: Options) -> Edition:
    return EDITIONS[options.edition]


@cache
def groups(players: int, round_: int, alternate: bool) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:  # noqa: FBT001 - it is kept by place: a keyword takes twice as long
    """BEL-2.3 to BEL-2.5: returns the directors and the painters. Roles pass one seat left each round."""
    count = DIRECTORS[players]
    dealt = range(0, players, 2) if alternate else range(count)
    directing = sorted((seat + round_ - 1) % players for seat in tuple(dealt)[:count])
    return tuple(directing), tuple(seat for seat in range(players) if seat not in directing)


def directors_of(state: State) -> tuple[Seat, ...]:
    """BEL-1.2: returns the directors of this round."""
    options = state.options
    return groups(options.players, state.round, options.alternate_roles)[0]


def painters_of(state: State) -> tuple[Seat, ...]:
    """BEL-1.2: returns the painters of this round."""
    options = state.options
    return groups(options.players, state.round, options.alternate_roles)[1]


def painters_in_turn(state: State) -> tuple[Seat, ...]:
    """BEL-9.4: returns the painters clockwise, counted from the first director."""
    players, first = state.options.players, state.round - 1
    return tuple(sorted(painters_of(state), key=lambda seat: (seat - first) % players))


def group(state: State, role: Role) -> tuple[Seat, ...]:
    """Returns the seats with this role in this round."""
    return directors_of(state) if role == "directors" else painters_of(state)


def numbers(state: State) -> tuple[int, ...]:
    """BEL-3.2, BEL-9.3: returns the numbers that can be asked for; in Masterpieces, the unused tokens."""
    return tokens_left(state) if state.options.masterpieces else NUMBERS[state.options.edition]


NUMBERS: Final = {name: tuple(range(each.fewest, MOST + 1)) for name, each in EDITIONS.items()}


def tokens_left(state: State) -> tuple[int, ...]:
    """BEL-9.3: returns the tokens that neither side has won yet."""
    spent = (*state.tokens_won, *state.tokens_lost)
    return tuple(token for token in TOKENS if token not in spent)


def laid_count(state: State) -> int:
    """BEL-4.2: returns how many paintings all painters together have laid."""
    return sum(map(len, state.laid))


def missing(state: State) -> int:
    """BEL-4.2: returns how many paintings are still to be laid."""
    return state.number - laid_count(state)


def asked_again(state: State, why: Again) -> PerSeat[Again]:
    """BEL-4.2: records, for all painters who are ready, the reason why they must be ready again."""
    return tuple([why if seat in state.ready else before for seat, before in enumerate(state.again)])


def still_meant(state: State, number: int) -> PerSeat[int | None]:
    """BEL-4.4: returns the pledges, without those that exceed this number."""
    return tuple(None if pledge is None or pledge > number else pledge for pledge in state.pledges)


def forgery_count(state: State) -> int:
    """BEL-2.6, BEL-4.7: returns the number of forgeries in this round."""
    return state.options.forgeries - state.less


def joker_standing(state: State, joker: Joker) -> Standing:
    """BEL-8.1: returns this joker's standing; "gone" if the edition lacks it."""
    jokers = tuple(edition(state.options).jokers)
    return state.jokers[jokers.index(joker)] if joker in jokers else "gone"


def may_change(state: State, seat: Seat) -> bool:
    """BEL-8.4: has this seat any changes left in this phase?"""
    return state.changes[seat] < state.options.patience


def may_keep(state: State, seat: Seat) -> bool:
    """BEL-8.4, BEL-4.6: may this seat take back one more painting that it has put aside?"""
    return state.swap is not None and state.swap.kept.count(seat) < state.options.patience


def group_of(state: State, joker: Joker) -> tuple[Seat, ...]:
    """BEL-8.2: returns the group that plays this joker in this round."""
    return group(state, PLAYED_BY[joker])
