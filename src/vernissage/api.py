"""The public door: everything a program needs to play, study and keep games, one line each.

A `Match` is a frozen value. `play` and `play_out` take one and give the next; the old one stays as it was.
What can't be done raises `Refused`, which carries the refusal. Whoever would rather have refusals as values
calls `Match.submit`.
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
from vernissage.refused import Refused as Refused  # noqa: PLC0414 - it is part of the door

if TYPE_CHECKING:
    from vernissage.client import Place

Match: TypeAlias = AnyMatch
Bot: TypeAlias = AnyBot
Move: TypeAlias = Any
"""A move of any game: one of `offers`."""


def list_games() -> tuple[str, ...]:
    """The names of the games there are."""
    return catalog.names()


def list_bots(game: str) -> tuple[str, ...]:
    """The names of the bots that can play this game, the game's own first."""
    _find(game)
    return catalog.company(game).names


def begin(game: str, /, *, seed: str | None = None, **options: object) -> Match:
    """A new match. The same seed deals the same cards; without one, nobody can foretell them."""
    found = _find(game)
    wanted = codec.convert(options, found.types.options)
    sown = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(seed)
    begun: Match | Refusal = wanted if isinstance(wanted, Refusal) else begin_match(found, wanted, sown)
    if isinstance(begun, Refusal):
        raise Refused(begun, game)
    return begun


def to_move(match: Match) -> tuple[Seat, ...]:
    """The seats that owe a decision, counted from 0; several where all choose at once, none at the end."""
    return match.game.to_move(match.state)


def offers(match: Match, seat: Seat | None = None) -> tuple[Move, ...]:
    """What a seat may do now. Without a seat: the one that is to move."""
    return match.offers[_seat(match, seat)]


def play(match: Match, move: Move, seat: Seat | None = None) -> Match:
    """The match after this move, given as a value or as JSON. Without a seat: of the one that is to move."""
    mover, meant = _seat(match, seat), codec.convert(move, match.game.types.move)
    accepted = meant if isinstance(meant, Refusal) else match.submit(mover, match.asked[mover], meant)
    if isinstance(accepted, Refusal):
        raise Refused(accepted, catalog.name_of(match.game))
    return accepted.match


def bot(game: str, name: str, /) -> Bot:
    """A bot by its name, `"random"`, or `"search:50"` for one that thinks: so many iterations, or `200ms`."""
    found = _find(game)
    maker = catalog.bot(game, name)
    if isinstance(maker, Refusal):
        raise Refused(maker, game)
    return swiftly(maker(found))


def choose(match: Match, player: str | Bot, seat: Seat | None = None) -> Move:
    """The move that a bot, or the bot of this name, would make: from what its seat may know, nothing else."""
    mover = _seat(match, seat)
    return arena.choice(match, mover, match.memory(mover), _player(match, player), _thinking(match, None))


def play_out(match: Match, *bots: str | Bot, seed: str | None = None) -> Match:
    """The match as it ends with these bots, who sit in turn; without any, with the company the game has.

    The same match with the same bots ends the same, unless they think by the clock; another seed gives
    the bots other luck. Where bots could go on forever, set the options in `match.game.info.limits`.
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
    """A place at a table of an open house, for a program: `connect(address, code).play(agent)`.

    The code is enough while people gather. A token is the key of one seat, which whoever holds it can grant.
    """
    from vernissage.client import Place  # noqa: PLC0415 - whoever plays here needs no network

    return Place(address, code, token)


def save(match: Match, file: str | Path) -> None:
    """Write the match into a file, seed and all: whoever has it can replay it."""
    name = catalog.name_of(match.game)
    refusal = files.keep(Path(file), name, match)
    if refusal is not None:
        raise Refused(refusal, name)


def load(file: str | Path) -> Match:
    """The match in a file, whole; a damaged one is refused."""
    kept = _kept(file)
    if kept.trouble is not None:
        raise Refused(kept.trouble, kept.record.game)
    return kept.match


def verify(file: str | Path, *, seal: str = "", digest: str = "") -> None:
    """Was the game in this file dealt and played as it claims? Refused, if it was not.

    A seal noted at the start and a digest noted at the end show that it is the game one has played; without
    them only that the file agrees with itself.
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
    """This seat, or the only one that is to move."""
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
    """The bots' chance: it follows from the match, and tells nothing of how it was dealt."""
    return offspring(match.seed, "thinking") if seed is None else seed_from_text(seed)
