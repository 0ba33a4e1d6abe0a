"""Bioutifoul's bots, guide, coach and other extras, imported on demand where they are large."""

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
from vernissage.games.bioutifoul import memento, retrospect
from vernissage.games.bioutifoul.moves import Event, Move
from vernissage.games.bioutifoul.state import Options, State


def company() -> Company:
    from vernissage.games.bioutifoul.bots import COMPANY

    return COMPANY


def terminal() -> Terminal:
    from vernissage.games.bioutifoul.terminal import TERMINAL

    return TERMINAL


def guide() -> AnyGuide:
    from vernissage.games.bioutifoul.guide import GUIDE

    return GUIDE


def primer() -> AnyPrimer:
    from vernissage.games.bioutifoul.primer import PRIMER

    return PRIMER


def coach() -> AnyCoach:
    from vernissage.games.bioutifoul.coach import COACH

    return COACH


def memoir() -> MemoirOf:
    from vernissage.games.bioutifoul import memoir

    return memoir.memoir


def annals() -> AnyAnnals:
    from vernissage.games.bioutifoul.memoir.annals import ANNALS

    return ANNALS


def postcard() -> Look:
    from vernissage.games.bioutifoul import postcard

    return postcard.postcard


def spaces() -> AnySpaces:
    from vernissage.games.bioutifoul.spaces import SPACES

    return SPACES


def twin() -> object:
    from vernissage.games.bioutifoul.twin import TWIN

    return TWIN


def trials() -> tuple[object, ...]:
    from vernissage.games.bioutifoul.tasks import TRIALS

    return TRIALS


EXTRAS: Final[Extras[State, Move, Event, Options]] = Extras(
    retrospect=retrospect.retrospect,
    memento=memento.memento,
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
