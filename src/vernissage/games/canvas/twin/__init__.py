"""The rules on a flat vector, compiled, for millions of games. It supports every option and every move."""

from typing import Final

import numpy as np

from vernissage.games.canvas.cards import BACKGROUNDS, CARDS, SCORING_CARDS
from vernissage.games.canvas.ribbons import held
from vernissage.games.canvas.scenarios import SCENARIOS
from vernissage.games.canvas.state import Options, Painter, State, solo
from vernissage.games.canvas.twin import kernels
from vernissage.games.canvas.twin import layout as at
from vernissage.research.kernel import Vector
from vernissage.research.twin import Twin, write

CARD: Final = {card: number for number, card in enumerate(CARDS)}
GROUND: Final = {ground: number for number, ground in enumerate(BACKGROUNDS)}
CONDITION: Final = {card: number for number, card in enumerate(SCORING_CARDS)}
ALONE: Final = {None: at.COMPANY, "vincent": at.VINCENT, "puzzle": at.PUZZLE}


def rules(options: Options) -> tuple[int, ...]:
    """Encodes the options that affect play as numbers. Hints and the vote on a tie are left out."""
    cards = options.scoring or SCENARIOS[options.scenario]
    given = () if isinstance(cards, int) else tuple(CONDITION[card] for card in cards)
    return (
        options.players,
        at.NOBODY if options.first is None else options.first,
        ALONE[solo(options)],
        cards if isinstance(cards, int) else len(cards),
        isinstance(cards, int),
        *given,
        *(0,) * (at.PLACES - len(given)),
    )


def written(state: State) -> Vector:
    """Writes a state as a vector. A jury's decision is left out, since it comes after the end."""
    vector = np.zeros(at.SIZE, np.int32)
    vector[: at.RULES] = rules(state.options)
    write(vector, at.SCORING, [CONDITION[card] for card in state.scoring])
    vector[[at.TURN, at.ASIDE]] = state.turn, state.aside
    vector[at.PAINTING] = state.easel is not None
    write(vector, at.EASEL, [CARD[card] for card in state.easel or ()])
    vector[at.IN_ROW] = len(state.row)
    write(vector, at.ROW, [CARD[card] for card in state.row])
    write(vector, at.LAID, state.laid)
    for seat, painter in enumerate(state.painters):
        write_painter(vector, at.PAINTERS + at.PAINTER * seat, state, painter)
    vector[at.GONE] = len(state.gone)
    write(vector, at.GONE_CARDS, [CARD[card] for card in state.gone])
    vector[at.IN_DECK] = len(state.deck)
    write(vector, at.SIZE - len(state.deck), [CARD[card] for card in state.deck])
    return vector


def write_painter(vector: Vector, first: int, state: State, painter: Painter) -> None:
    """CAN-3.13: writes a painter's hand, tokens, paintings, backgrounds and ribbons."""
    vector[first + at.HELD] = len(painter.hand)
    write(vector, first + at.HAND, [CARD[card] for card in painter.hand])
    vector[first + at.TOKENS] = painter.tokens
    vector[first + at.PAINTED] = len(painter.paintings)
    write(vector, first + at.PAINTINGS, [CARD[card] for painting in painter.paintings for card in painting])
    write(vector, first + at.BACKGROUNDS, [GROUND[ground] for ground in painter.backgrounds])
    *won, vector[first + at.BONUS] = held(state.scoring, painter.paintings)
    write(vector, first + at.RIBBONS, won)


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
