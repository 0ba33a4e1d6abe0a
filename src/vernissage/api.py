"""The public API: functions to play, study and store games.

A `Match` is a frozen value. `play` and `play_out` return a new one and leave the old one unchanged. Errors
raise `Refused`, which carries the refusal. `Match.submit` returns refusals as values instead.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from vernissage import catalog, files
from vernissage.bots import arena
from vernissage.bots.swift import swiftly
from vernissage.core import codec, record
from vernissage.core.bot import AnyBot
from vernissage.core.company import ANYONE
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.match import begin as begin_match
from vernissage.core.refusal import OVER, UNKNOWN_SEAT, Refusal
from vernissage.core.rng import SEED_BYTES, offspring, seed_from_text
from vernissage.core.seats import Seat
from vernissage.errors import Refused as Refused  # noqa: PLC0414 - part of the public API

if TYPE_CHECKING:
    from vernissage.client import Place

Match: TypeAlias = AnyMatch
Bot: TypeAlias = AnyBot
Move: TypeAlias = Any
"""A move of any game: one of `offers`."""


def list_games() -> tuple[str, ...]:
    """Returns the names of all games."""
    return catalog.names()


def list_bots(game: str) -> tuple[str, ...]:
    """Returns the names of the bots that can play this game, the three levels first."""
    _find(game)
    return catalog.company(game).names


def begin(game: str, /, *, seed: str | None = None, **options: object) -> Match:
    """Starts a match. The same seed deals the same cards; without one the deal is unpredictable."""
    found = _find(game)
    wanted = codec.convert(options, found.types.options)
    sown = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(seed)
    begun: Match | Refusal = wanted if isinstance(wanted, Refusal) else begin_match(found, wanted, sown)
    if isinstance(begun, Refusal):
        raise Refused(begun, game)
    return begun


def to_move(match: Match) -> tuple[Seat, ...]:
    """Returns the seats that owe a decision, counted from 0; none once the game is over."""
    return match.game.to_move(match.state)


def offers(match: Match, seat: Seat | None = None) -> tuple[Move, ...]:
    """Returns a seat's legal moves; by default, those of the seat to move."""
    return match.offers[_seat(match, seat)]


def play(match: Match, move: Move, seat: Seat | None = None) -> Match:
    """Makes a move, given as a value or as JSON, and returns the new match. `seat` defaults to the mover."""
    mover, meant = _seat(match, seat), codec.convert(move, match.game.types.move)
    accepted = meant if isinstance(meant, Refusal) else match.submit(mover, match.asked[mover], meant)
    if isinstance(accepted, Refusal):
        raise Refused(accepted, catalog.name_of(match.game))
    return accepted.match


def bot(game: str, name: str, /) -> Bot:
    """Returns a bot: `"random"`, or with a budget `"search:50"` (iterations) or `"search:200ms"`."""
    found = _find(game)
    maker = catalog.bot(game, name)
    if isinstance(maker, Refusal):
        raise Refused(maker, game)
    return swiftly(maker(found))


def choose(match: Match, player: str | Bot, seat: Seat | None = None) -> Move:
    """Returns the move that a bot would make, from its own seat's knowledge."""
    mover = _seat(match, seat)
    return arena.choice(match, mover, match.memory(mover), _player(match, player), _thinking(match, None))


def play_out(match: Match, *bots: str | Bot, seed: str | None = None) -> Match:
    """Plays a match to its end with these bots, who alternate; by default, with the game's usual bots.

    The same match and bots give the same result, unless a bot's budget is in milliseconds. Another seed gives
    the bots other random numbers. If bots could play forever, set the options in `match.game.info.limits`.
    """
    name = catalog.name_of(match.game)
    sitting = [
        bots[seat % len(bots)] if bots else catalog.company(name).seated(ANYONE, seat)
        for seat in range(match.players)
    ]
    players = tuple(_player(match, each) for each in sitting)
    try:
        return arena.play_out(match, players, _thinking(match, seed))
    except arena.BotError as error:
        raise Refused(error.refusal, name) from error


def connect(address: str, code: str, token: str = "") -> Place:
    """Connects a program to a table on a running server: `connect(address, code).play(agent)`.

    The code is enough before the game starts. A token is the key of one seat, granted by its owner.
    """
    from vernissage.client import Place  # noqa: PLC0415 - local play needs no network

    return Place(address, code, token)


def save(match: Match, file: str | Path) -> None:
    """Writes the match to a file, including the seed, so that anyone who has the file can replay it."""
    name = catalog.name_of(match.game)
    refusal = files.keep(Path(file), name, match)
    if refusal is not None:
        raise Refused(refusal, name)


def load(file: str | Path) -> Match:
    """Reads a match from a file. Raises `Refused` if it is damaged."""
    kept = _kept(file)
    if kept.trouble is not None:
        raise Refused(kept.trouble, kept.record.game)
    return kept.match


def verify(file: str | Path, *, seal: str = "", digest: str = "") -> None:
    """Checks that the game in this file was dealt and played as recorded. Raises `Refused` if not.

    A seal noted at the start and a digest noted at the end prove that it is the game you played. Without them
    the check only shows that the file is consistent.
    """
    kept = _kept(file)
    refusal = kept.damage or record.verify(kept.match.game, kept.record, seal=seal, digest=digest)
    if refusal is not None:
        raise Refused(refusal, kept.record.game)


def _kept(file: str | Path) -> files.Reopened:
    kept = files.reopen(Path(file))
    if isinstance(kept, Refusal):
        raise Refused(kept)
    return kept


def _find(game: str) -> AnyGame:
    found = catalog.find(game)
    if found is None:
        raise Refused(catalog.unknown(game))
    return found


def _seat(match: Match, seat: Seat | None) -> Seat:
    """Returns this seat, or the only seat to move. Raises `Refused` if several are to move, or none."""
    asked = to_move(match)
    if seat is None and len(asked) == 1:
        return asked[0]
    if seat is None:
        several = Refusal("seat/which", args={"seats": ", ".join(map(str, asked))})
        raise Refused(several if asked else OVER)
    if not 0 <= seat < match.players:
        raise Refused(UNKNOWN_SEAT)
    return seat


def _player(match: Match, player: str | Bot) -> Bot:
    return bot(catalog.name_of(match.game), player) if isinstance(player, str) else player


def _thinking(match: Match, seed: str | None) -> bytes:
    """Returns the seed for the bots' random choices, which reveals nothing about the deal."""
    return offspring(match.seed, "thinking") if seed is None else seed_from_text(seed)
