"""The extras of Canvas, such as its bots, guide and coach. Large parts are imported on demand."""

from typing import Final

from vernissage.core.annals import AnyAnnals
from vernissage.core.coach import AnyCoach
from vernissage.core.company import Company
from vernissage.core.extras import Extras
from vernissage.core.guide import AnyGuide
from vernissage.core.memoir import MemoirOf
from vernissage.core.postcard import Look
from vernissage.core.primer import AnyPrimer
from vernissage.core.spaces import AnySpaces
from vernissage.core.terminal import Terminal
from vernissage.games.canvas import daily, exhibition, feats, memento
from vernissage.games.canvas.moves import Event, Move
from vernissage.games.canvas.state import Options, State


def company() -> Company:
    from vernissage.games.canvas.bots import COMPANY

    return COMPANY


def terminal() -> Terminal:
    from vernissage.games.canvas.terminal import TERMINAL

    return TERMINAL


def guide() -> AnyGuide:
    from vernissage.games.canvas.guide import GUIDE

    return GUIDE


def primer() -> AnyPrimer:
    from vernissage.games.canvas.primer import PRIMER

    return PRIMER


def coach() -> AnyCoach:
    from vernissage.games.canvas.coach import COACH

    return COACH


def memoir() -> MemoirOf:
    from vernissage.games.canvas import memoir

    return memoir.memoir


def annals() -> AnyAnnals:
    from vernissage.games.canvas.memoir.annals import ANNALS

    return ANNALS


def postcard() -> Look:
    from vernissage.games.canvas import postcard

    return postcard.postcard


def spaces() -> AnySpaces:
    from vernissage.games.canvas.spaces import SPACES

    return SPACES


def twin() -> object:
    from vernissage.games.canvas.twin import TWIN

    return TWIN


def trials() -> tuple[object, ...]:
    from vernissage.games.canvas.tasks import TRIALS

    return TRIALS


EXTRAS: Final[Extras[State, Move, Event, Options]] = Extras(
    daily=daily.DAILY,
    feats=feats.FEATS,
    retrospect=exhibition.exhibition,
    memento=memento.memento,
    works=memento.works,
    company=company,
    terminal=terminal,
    guide=guide,
    primer=primer,
    coach=coach,
    memoir=memoir,
    annals=annals,
    postcard=postcard,
    spaces=spaces,
    twin=twin,
    trials=trials,
)
