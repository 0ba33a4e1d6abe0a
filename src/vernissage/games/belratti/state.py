"""BEL-2: the table as a frozen value, and its options."""

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
"""Always sorted, so that the order of drawing reveals nothing."""
Phase: TypeAlias = Literal["ask", "paint", "swap", "hang", "reveal", "over"]
Standing: TypeAlias = Literal["ready", "used", "asleep", "gone"]
"""BEL-8.1, BEL-9.1, BEL-9.8: how a joker lies."""
Again: TypeAlias = Literal["", "missing", "number", "hands"]
"""BEL-4.2, BEL-4.5, BEL-4.6: why a painter who was ready is asked again: paintings are missing, the number
changed, or hands were swapped."""
NOT_AGAIN: Final[Again] = ""
Line: TypeAlias = tuple[str, ...]
"""BEL-4.10: what a painter wrote about a painting, link by link; empty if nothing."""
LOOKS_KEPT: Final = 3
NO_SIGNALS: Final = (0, 0, 0, 0)


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a table, each with the rule that explains it."""

    players: Annotated[int, msgspec.Meta(ge=3, le=7)] = 4
    edition: EditionName = "kosmos"
    masterpieces: bool = False
    """BEL-9: whether the variant Masterpieces is played."""
    forgeries: Literal[3, 4, 5] = 4
    """BEL-2.6: forgeries a round."""
    alternate_roles: bool = False
    """BEL-2.4: whether seats alternate between the roles."""
    open_jokers: Literal[0, 1, 2, 3, 4, 5] = 0
    """BEL-9.2: how many jokers start ready in Masterpieces."""
    chosen_jokers: tuple[Joker, ...] = ()
    """BEL-9.2: which jokers start ready; if none is named, chance chooses."""
    patience: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 60
    """BEL-8.4: how often each seat may change something in a phase."""
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """BEL-7.7: the most rounds, if limited."""


class Laid(Value, frozen=True):
    """BEL-4.3: a painting laid face down, the theme its painter means it for, and the line about it."""

    painting: Painting
    theme: Theme
    line: Line = ()


class Forgery(Value, frozen=True):
    """BEL-4.8, BEL-9.4: a forgery, and the hand it came from; None for the draw pile."""

    painting: Painting
    hand: Seat | None = None


class Answer(Value, frozen=True):
    """BEL-5.5: the painters' answer to a query: whose painting it is; None if nobody's."""

    painting: Painting
    painter: Seat | None


class Swap(Value, frozen=True):
    """BEL-4.6: the painters who swap, what they have put aside, and who has chosen."""

    members: tuple[Seat, ...]
    aside: PerSeat[Hand]
    done: tuple[Seat, ...] = ()
    kept: tuple[Seat, ...] = ()
    """BEL-8.4: the seats that took a painting back, once for each time. Only the seat itself knows."""


Stamp: TypeAlias = Literal["genuine", "belratti", "astray", "missed", "caught"]
"""BEL-6.1 to BEL-6.4: what a painting turned out to be. A painter's hangs as meant (genuine), hangs astray,
or was left out (missed). A forgery hangs (a point for Belratti), or was caught."""


class Shown(Value, frozen=True):
    """A painting of a finished round: its painter, the theme it was meant for, and where it hung."""

    painting: Painting
    painter: Seat | None
    """None for a forgery."""
    meant: Theme | None
    hung: Place
    stamp: Stamp
    line: Line = ()
    """BEL-4.10: what its painter wrote about it; everyone may read it now."""


class RoundLook(Value, frozen=True):
    """BEL-6: a finished round: what was meant, and what was read."""

    round: int
    themes: tuple[Painting, Painting]
    number: int
    painters: tuple[Seat, ...]
    paintings: tuple[Shown, ...]
    perfect: bool
    token: int = 0
    """BEL-9.3: the brush token of the round, in Masterpieces."""


class State(StateValue, frozen=True):
    """Everything on the table and in hands, secrets included. The first card of the draw pile is its top."""

    options: Options
    phase: Phase
    round: int
    deck: tuple[Painting, ...]
    discard: tuple[Painting, ...]
    """The paintings discarded in the open."""
    swapped: PerSeat[Hand]
    """BEL-4.6: the hand cards each seat discarded unseen. They lie on the same pile."""
    hands: PerSeat[Hand]
    team: tuple[Painting, ...]
    belratti: tuple[Painting, ...]
    jokers: tuple[Standing, ...]
    """In the order of the edition's jokers."""
    themes: tuple[Painting, ...]
    """The two themes of the round; empty once they are discarded."""
    proposals: Proposals[int] | None
    """BEL-3.2: the numbers proposed, while the number is open."""
    number: int
    """How many paintings are to be laid; 0 until that is fixed."""
    laid: PerSeat[tuple[Laid, ...]]
    forgeries: tuple[Forgery, ...]
    frames: tuple[Painting, ...]
    """BEL-5.1: all paintings of phase 3, in the order in which they were revealed."""
    hanging: Motion[tuple[Place, ...]] | None
    """BEL-5.6: where each frame hangs, and which directors agree."""
    ready: tuple[Seat, ...]
    """The seats that are done: in phase 1 (Masterpieces) with the themes, in 2 with painting, in 4 with
    looking."""
    again: PerSeat[Again]
    """Why each seat is asked again, until it has done something about it."""
    signals: PerSeat[tuple[int, int, int, int]]
    """BEL-4.4: how many paintings of each fit each seat says it has."""
    pledges: PerSeat[int | None]
    """BEL-4.4: how many paintings each seat would lay."""
    swap: Swap | None
    begun: bool
    """BEL-4.5: whether anything was laid or a hand swapped this round."""
    less: bool
    """BEL-4.7: whether *one forgery less* was played this round."""
    answers: tuple[Answer, ...]
    proposed: Motion[PlayJoker] | None
    """BEL-8.2: the proposed joker, and who agrees."""
    changes: PerSeat[int]
    """BEL-8.4: how often each seat has changed something in this phase."""
    along: PerSeat[int]
    """BEL-8.3: how often each seat followed the majority this round."""
    token: int
    """BEL-9.3: the token of this round; 0 if there is none."""
    tokens_won: tuple[int, ...]
    tokens_lost: tuple[int, ...]
    looks: tuple[RoundLook, ...]
    """The latest finished rounds."""


def check_options(options: Options) -> Refusal | None:
    """BEL-9.1, BEL-9.2, BEL-9.9: which options need Masterpieces, and which does Masterpieces need?"""
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
    """BEL-2.3 to BEL-2.5: who directs in this round, and who paints? Roles pass one seat left each round."""
    count = DIRECTORS[players]
    dealt = range(0, players, 2) if alternate else range(count)
    directing = sorted((seat + round_ - 1) % players for seat in tuple(dealt)[:count])
    return tuple(directing), tuple(seat for seat in range(players) if seat not in directing)


def directors_of(state: State) -> tuple[Seat, ...]:
    """BEL-1.2: the directors of this round."""
    options = state.options
    return groups(options.players, state.round, options.alternate_roles)[0]


def painters_of(state: State) -> tuple[Seat, ...]:
    """BEL-1.2: the painters of this round."""
    options = state.options
    return groups(options.players, state.round, options.alternate_roles)[1]


def painters_in_turn(state: State) -> tuple[Seat, ...]:
    """BEL-9.4: the painters clockwise, from the first one after the directors."""
    players, first = state.options.players, state.round - 1
    return tuple(sorted(painters_of(state), key=lambda seat: (seat - first) % players))


def group(state: State, role: Role) -> tuple[Seat, ...]:
    """Returns the seats with this role now."""
    return directors_of(state) if role == "directors" else painters_of(state)


def numbers(state: State) -> tuple[int, ...]:
    """BEL-3.2, BEL-9.3: the numbers that can be asked for: a range, or the tokens still there."""
    return tokens_left(state) if state.options.masterpieces else NUMBERS[state.options.edition]


NUMBERS: Final = {name: tuple(range(each.fewest, MOST + 1)) for name, each in EDITIONS.items()}


def tokens_left(state: State) -> tuple[int, ...]:
    """BEL-9.3: the tokens not used yet."""
    spent = (*state.tokens_won, *state.tokens_lost)
    return tuple(token for token in TOKENS if token not in spent)


def laid_count(state: State) -> int:
    """BEL-4.2: how many paintings the painters have laid together."""
    return sum(map(len, state.laid))


def missing(state: State) -> int:
    """BEL-4.2: how many paintings are still to be laid."""
    return state.number - laid_count(state)


def asked_again(state: State, why: Again) -> PerSeat[Again]:
    """BEL-4.2: marks all who are ready now as asked again, for this reason."""
    return tuple([why if seat in state.ready else before for seat, before in enumerate(state.again)])


def still_meant(state: State, number: int) -> PerSeat[int | None]:
    """BEL-4.4: the pledges that can still be kept with this number."""
    return tuple(None if pledge is None or pledge > number else pledge for pledge in state.pledges)


def forgery_count(state: State) -> int:
    """BEL-2.6, BEL-4.7: how many forgeries there are this round."""
    return state.options.forgeries - state.less


def joker_standing(state: State, joker: Joker) -> Standing:
    """BEL-8.1: how this joker lies; one that this edition lacks is gone."""
    jokers = tuple(edition(state.options).jokers)
    return state.jokers[jokers.index(joker)] if joker in jokers else "gone"


def may_change(state: State, seat: Seat) -> bool:
    """BEL-8.4: has this seat changes left in this phase?"""
    return state.changes[seat] < state.options.patience


def may_keep(state: State, seat: Seat) -> bool:
    """BEL-8.4, BEL-4.6: may this seat take back one more painting it has put aside? Nobody sees it do so."""
    return state.swap is not None and state.swap.kept.count(seat) < state.options.patience


def group_of(state: State, joker: Joker) -> tuple[Seat, ...]:
    """BEL-8.2: the group that plays this joker this round."""
    return group(state, PLAYED_BY[joker])
