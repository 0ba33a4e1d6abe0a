"""Belratti's bots, guide, coach and other extras, imported on demand where they are large."""

from typing import Final

from vernissage.core.annals import AnyAnnals
from vernissage.core.coach import Recall
from vernissage.core.company import Company
from vernissage.core.extras import Extras
from vernissage.core.guide import AnyGuide
from vernissage.core.memoir import MemoirOf
from vernissage.core.postcard import Look
from vernissage.core.primer import AnyPrimer
from vernissage.core.spaces import AnySpaces
from vernissage.core.terminal import Terminal
from vernissage.games.belratti import album, memento
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.moves import Move
from vernissage.games.belratti.state import Options, State


def company() -> Company:
    from vernissage.games.belratti.bots import COMPANY

    return COMPANY


def terminal() -> Terminal:
    from vernissage.games.belratti.terminal import TERMINAL

    return TERMINAL


def guide() -> AnyGuide:
    from vernissage.games.belratti.guide import GUIDE

    return GUIDE


def primer() -> AnyPrimer:
    from vernissage.games.belratti.primer import PRIMER

    return PRIMER


def recall() -> Recall:
    from vernissage.games.belratti import coach

    return coach.recall


def memoir() -> MemoirOf:
    from vernissage.games.belratti import memoir

    return memoir.memoir


def annals() -> AnyAnnals:
    from vernissage.games.belratti.memoir.annals import ANNALS

    return ANNALS


def postcard() -> Look:
    from vernissage.games.belratti import postcard

    return postcard.postcard


def spaces() -> AnySpaces:
    from vernissage.games.belratti.spaces import SPACES

    return SPACES


def twin() -> object:
    from vernissage.games.belratti.twin import TWIN

    return TWIN


def trials() -> tuple[object, ...]:
    from vernissage.games.belratti.tasks import TRIALS

    return TRIALS


EXTRAS: Final[Extras[State, Move, Event, Options]] = Extras(
    retrospect=album.album,
    memento=memento.memento,
    company=company,
    terminal=terminal,
    guide=guide,
    primer=primer,
    recall=recall,
    memoir=memoir,
    annals=annals,
    postcard=postcard,
    spaces=spaces,
    twin=twin,
    trials=trials,
)
