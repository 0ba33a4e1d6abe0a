"""The rules on a flat vector, for playing millions of games, with all options and moves.

The vector leaves out the painters' lines (BEL-4.10) and the record of past rounds.
"""

from collections.abc import Iterable
from typing import Final, get_args

import numpy as np

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import (
    DIRECTORS,
    FITS,
    HAND,
    LARGER_BOX,
    PLACES,
    PLAYED_BY,
    THEMES,
    TOKENS,
)
from vernissage.games.belratti.moves import PlayJoker
from vernissage.games.belratti.state import (
    Options,
    Phase,
    Standing,
    State,
    directors_of,
    edition,
    joker_standing,
    laid_count,
    painters_of,
)
from vernissage.games.belratti.twin import groups, kernels, offers, rounds
from vernissage.games.belratti.twin import layout as at
from vernissage.research.kernel import Vector
from vernissage.research.twin import Twin, write

PAINTING: Final = {painting: number for number, painting in enumerate(LARGER_BOX)}
JOKERS: Final = tuple(PLAYED_BY)
PHASES: Final = get_args(Phase)
STANDINGS: Final = get_args(Standing)
THEME_CHOICES: Final = (*THEMES, "both")


def rules(options: Options) -> tuple[int, ...]:
    """Returns the options and the constants derived from them, as the first numbers of the vector."""
    box = edition(options)
    return (
        options.players,
        options.masterpieces,
        options.forgeries,
        options.alternate_roles,
        options.open_jokers,
        sum(1 << JOKERS.index(joker) for joker in options.chosen_jokers),
        options.patience,
        options.round_limit or 0,
        len(box.paintings),
        sum(1 << JOKERS.index(joker) for joker in box.jokers),
        box.fewest,
        box.renews,
        box.swapped or 0,
        FITS.index(box.fits[0]),
        box.themes_first,
        HAND[options.players],
        DIRECTORS[options.players],
    )


def written(state: State) -> Vector:
    vector = np.zeros(at.SIZE, np.int32)
    vector[: at.RULES] = rules(state.options)
    vector[[at.PHASE, at.ROUND, at.NUMBER]] = PHASES.index(state.phase), state.round, state.number
    vector[[at.TOKEN, at.LESS, at.READY]] = state.token, state.less, group(state.ready)
    vector[at.BEGUN] = state.begun
    vector[[at.DIRECTORS, at.PAINTERS]] = group(directors_of(state)), group(painters_of(state))
    vector[[at.LAID_BY_ALL, at.GONE_BY_ALL]] = laid_count(state), sum(map(len, state.swapped))
    write(vector, at.THEMES, paintings(state.themes) or (at.NOBODY,) * 2)
    write(vector, at.JOKERS, [STANDINGS.index(joker_standing(state, joker)) for joker in JOKERS])
    spent = {**dict.fromkeys(state.tokens_won, at.WON), **dict.fromkeys(state.tokens_lost, at.LOST)}
    write(vector, at.SPENT, [spent.get(token, at.LEFT) for token in TOKENS])
    write_groups(vector, state)
    write_frames(vector, state)
    write_piles(vector, state)
    for seat in range(state.options.players):
        write_own(vector, at.OWNS + at.OWN * seat, state, seat)
    return vector


def write_groups(vector: Vector, state: State) -> None:
    """BEL-3.2, BEL-4.6, BEL-8.2: writes the groups' pending decisions: proposals, jokers and swaps."""
    latest = None if state.proposals is None else state.proposals.latest
    vector[at.LATEST] = at.NOBODY if latest is None else latest
    vector[at.PROPOSED] = at.NOBODY
    if state.proposed is not None:
        vector[at.PROPOSED] = played(state.proposed.draft)
        vector[at.CONSENTING] = group(state.proposed.consenting)
    if state.swap is not None:
        vector[[at.SWAPPING, at.SWAPPED]] = group(state.swap.members), group(state.swap.done)


def played(move: PlayJoker) -> int:
    """Returns the number of the action that plays this joker with its choice, as seat 0 would."""
    match move.joker:
        case "swap-themes":
            return at.PLAYS_THEMES + THEME_CHOICES.index(move.choice)
        case "change-number":
            return at.PLAYS_UP if move.choice == "up" else at.PLAYS_DOWN
        case "swap-hands":
            return at.PLAYS_HANDS if move.painter is None else at.PLAYS_HAND_OF + move.painter
        case "one-less":
            return at.PLAYS_LESS
        case "query":
            return at.QUERIES + PAINTING[move.choice]


def write_frames(vector: Vector, state: State) -> None:
    """BEL-4.8, BEL-5: writes the forgeries, the frames, their places, and the answer to a query."""
    vector[at.FORGERIES] = len(state.forgeries)
    write(vector, at.FORGERY, paintings(forgery.painting for forgery in state.forgeries))
    write(vector, at.FROM, [at.NOBODY if each.hand is None else each.hand for each in state.forgeries])
    vector[at.FRAMES] = len(state.frames)
    write(vector, at.FRAME, paintings(state.frames))
    if state.hanging is not None:
        write(vector, at.HUNG, [PLACES.index(place) for place in state.hanging.draft])
        vector[[at.AMENDED, at.AGREEING]] = state.hanging.number, group(state.hanging.consenting)
    vector[at.ASKED] = at.NOBODY
    for answer in state.answers:
        vector[at.ASKED] = PAINTING[answer.painting]
        vector[at.ANSWER] = at.NOBODY if answer.painter is None else answer.painter


def write_piles(vector: Vector, state: State) -> None:
    """BEL-1.4, BEL-7.2: writes the piles, and the place of each painting that is out of play."""
    vector[at.DECK], vector[at.DISCARD] = len(state.deck), len(state.discard)
    write(vector, at.DECK + 1 + at.PAINTINGS - len(state.deck), paintings(state.deck))
    write(vector, at.DISCARD + 1, paintings(state.discard))
    vector[at.TEAM], vector[at.FORGER] = len(state.team), len(state.belratti)
    for number, gone in enumerate((state.team, state.belratti, *state.swapped), at.WITH_TEAM):
        vector[[at.WHERE + painting for painting in paintings(gone)]] = number


def write_own(vector: Vector, first: int, state: State, seat: Seat) -> None:
    """Writes a player's cards, signals, pledge, proposal and counters."""
    hand, laid = paintings(state.hands[seat]), state.laid[seat]
    write(vector, first + at.HELD, (len(hand), *hand))
    write(vector, first + at.LAID, (len(laid), *paintings(each.painting for each in laid)))
    write(vector, first + at.MEANT, [THEMES.index(each.theme) for each in laid])
    if state.swap is not None:
        aside = paintings(state.swap.aside[seat])
        write(vector, first + at.ASIDE, (len(aside), *aside))
        vector[first + at.KEPT] = state.swap.kept.count(seat)
    vector[first + at.GONE] = len(state.swapped[seat])
    vector[first + at.TAKEN] = sum(forgery.hand == seat for forgery in state.forgeries)
    write(vector, first + at.SIGNALS, state.signals[seat])
    pledge, proposals = state.pledges[seat], state.proposals
    vector[first + at.PLEDGE] = at.NOBODY if pledge is None else pledge
    if proposals is not None and seat in proposals.members:
        vector[first + at.SHOWN] = proposals.shown[proposals.members.index(seat)] or 0
    vector[[first + at.CHANGES, first + at.ALONG]] = state.changes[seat], state.along[seat]


def paintings(names: Iterable[str]) -> list[int]:
    return [PAINTING[name] for name in names]


def group(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


TWIN: Final = Twin(
    size=at.SIZE,
    actions=at.ACTIONS,
    players=at.MOST_PLAYERS,
    rules=rules,
    written=written,
    deal=rounds.deal,
    owing=groups.owing,
    offers=offers.offers,
    play=kernels.play,
    judge=kernels.judge,
    hide=kernels.hide,
)
