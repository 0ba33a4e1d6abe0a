"""The extras of That's Not a Hat, such as its bots, guide and coach. Large parts are imported on demand."""

from typing import Final

from vernissage.core.annals import AnyAnnals
from vernissage.core.coach import Recall, RecallLately
from vernissage.core.company import Company
from vernissage.core.daily import Daily
from vernissage.core.extras import Extras
from vernissage.core.guide import AnyGuide
from vernissage.core.memoir import MemoirOf
from vernissage.core.postcard import Look
from vernissage.core.primer import AnyPrimer
from vernissage.core.spaces import AnySpaces
from vernissage.core.terminal import Terminal
from vernissage.games.not_a_hat import memento, truth
from vernissage.games.not_a_hat.moves import Event, Move
from vernissage.games.not_a_hat.state import Options, State


def company() -> Company:
    from vernissage.games.not_a_hat.bots import COMPANY

    return COMPANY


def terminal() -> Terminal:
    from vernissage.games.not_a_hat.terminal import TERMINAL

    return TERMINAL


def guide() -> AnyGuide:
    from vernissage.games.not_a_hat.guide import GUIDE

    return GUIDE


def primer() -> AnyPrimer:
    from vernissage.games.not_a_hat.primer import PRIMER

    return PRIMER


def recall() -> Recall:
    from vernissage.games.not_a_hat import coach

    return coach.recall


def recall_lately() -> RecallLately:
    from vernissage.games.not_a_hat import coach

    return coach.recall_lately


def memoir() -> MemoirOf:
    from vernissage.games.not_a_hat import memoir

    return memoir.memoir


def annals() -> AnyAnnals:
    from vernissage.games.not_a_hat.memoir.annals import ANNALS

    return ANNALS


def postcard() -> Look:
    from vernissage.games.not_a_hat import postcard

    return postcard.postcard


def spaces() -> AnySpaces:
    from vernissage.games.not_a_hat.spaces import SPACES

    return SPACES


def twin() -> object:
    from vernissage.games.not_a_hat.twin import TWIN

    return TWIN


def trials() -> tuple[object, ...]:
    from vernissage.games.not_a_hat.tasks import TRIALS

    return TRIALS


EXTRAS: Final[Extras[State, Move, Event, Options]] = Extras(
    daily=Daily(lambda _: Options(), fewest=True),  # HAT-5.2
    retrospect=truth.retrospect,
    memento=memento.memento,
    company=company,
    terminal=terminal,
    guide=guide,
    primer=primer,
    recall=recall,
    recall_lately=recall_lately,
    memoir=memoir,
    annals=annals,
    postcard=postcard,
    spaces=spaces,
    twin=twin,
    trials=trials,
)
