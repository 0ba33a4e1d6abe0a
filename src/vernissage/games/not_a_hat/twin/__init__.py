"""The rules on a flat vector, compiled, for millions of games. It supports every option and every move."""

from typing import Final, get_args

import numpy as np

from vernissage.games.not_a_hat.cards import GIFTS, Gift
from vernissage.games.not_a_hat.state import Options, Phase, State, games, gifts_each
from vernissage.games.not_a_hat.twin import kernels
from vernissage.games.not_a_hat.twin import layout as at
from vernissage.research.kernel import Vector
from vernissage.research.twin import Twin, write

GIFT: Final = {gift: number for number, gift in enumerate(GIFTS)}
PHASES: Final = get_args(Phase)


def rules(options: Options) -> tuple[int, ...]:
    """Returns the options that affect play, as numbers; the time for which a gift is shown doesn't."""
    sorted_out = {"black": at.WHITE, "white": at.BLACK}.get(options.arrows, at.NOBODY)
    return (
        options.players,
        at.NOBODY if options.first is None else options.first,
        gifts_each(options),
        sorted_out,
        options.anyone,
        options.aid != "none",
        games(options),
        options.gift_limit or 0,
    )


def written(state: State) -> Vector:
    vector = np.zeros(at.SIZE, np.int32)
    vector[: at.RULES] = rules(state.options)
    vector[at.PHASE] = PHASES.index(state.phase)
    vector[[at.FIRST, at.GIVER]] = state.first, state.giver
    vector[at.RECEIVER] = at.NOBODY if state.receiver is None else state.receiver
    vector[at.PARCEL], vector[at.SAID] = gift(state.parcel), gift(state.said)
    vector[[at.NUMBER, at.IN_A_ROW, at.GAME]] = state.number, state.in_a_row, state.game
    for seat, pile in enumerate(state.piles):
        first = at.PILES + at.PILE * seat
        vector[first + at.HEIGHT] = len(pile)
        for number, card in enumerate(pile):
            vector[first + at.LYING + number], vector[first + at.OPEN + number] = GIFT[card.gift], card.open
    for seat, (taken, earlier) in enumerate(zip(state.penalties, state.earlier, strict=True)):
        first = at.OWNS + at.OWN * seat
        vector[first + at.TAKEN], vector[first + at.EARLIER] = len(taken), earlier
        write(vector, first + at.PENALTY, [GIFT[each] for each in taken])
    vector[at.SHOP] = len(state.shop)
    write(vector, at.SIZE - len(state.shop), [GIFT[each] for each in state.shop])
    return vector


def gift(name: Gift | None) -> int:
    return at.NOBODY if name is None else GIFT[name]


TWIN: Final = Twin(
    size=at.SIZE,
    actions=at.ACTIONS,
    players=at.MOST_PLAYERS,
    rules=rules,
    written=written,
    deal=kernels.deal,
    owing=kernels.owing,
    offers=kernels.offers,
    play=kernels.play,
    judge=kernels.judge,
    hide=kernels.hide,
)
