"""Who is it? A guest is known by a cookie, and on another device by a phrase or by the key of a seat.

The cookie holds 256 random bits. The store has only their SHA-256: whoever reads the store can't be
anyone. A slow hash would add nothing, as nobody can go through 2^256.

A phrase has 60 random bits. Guessing it here is hopeless (see limits.py). Someone with a stolen copy of
the store could try plain SHA-256 some 10^10 times a second on one graphics card, and have all 2^60 in a
few years; so phrases are stretched by 200,000 rounds, which makes that a million years.
There is no salt for each, as a guest is found by the phrase alone; with phrases drawn by
chance it would only keep two guests apart who never have the same one.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vernissage.core.refusal import Refusal
from vernissage.server.edge.security import COOKIE, HOST_COOKIE, TOKEN_LENGTH, Door
from vernissage.server.platform import Platform
from vernissage.server.store import Guest, Store
from vernissage.table import words

KEPT_FOR: Final = 400 * 24 * 60 * 60
"""Seconds: the longest that browsers allow. Every visit begins it anew."""
ROUNDS: Final = 200_000
AT_ONCE: Final = 4
"""How many phrases are hashed at the same time."""
UNKNOWN_PHRASE: Final = Refusal("phrase/unknown")

_TOKEN: Final = re.compile(rf"[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Visit:
    """A guest, and what their browser keeps to be known again. Never shown, not even in a log."""

    guest: Guest
    token: str = field(repr=False)


class Sessions:
    """Knows guests again."""

    def __init__(self, store: Store, door: Door, platform: Platform) -> None:
        self._store = store
        self._door = door
        self._now = platform.clock.time
        self._chance = platform.chance
        self._hashing = platform.beside(AT_ONCE)

    async def visit_of(self, connection: HTTPConnection) -> Visit | None:
        """The guest whose cookie this request or socket brings."""
        token = self._door.token(connection.scope)
        if not _TOKEN.fullmatch(token):
            return None
        guest = await self._store.find_guest(_token_hash(token))
        return None if guest is None else Visit(guest, token)

    async def make(self) -> Visit:
        """A new guest, with a friendly name."""
        guest = Guest(id=self._chance.number("guest"), name=self._chance.name(), made=self._now())
        token = self._chance.token("cookie", 32)
        await self._store.add_guest(guest, _token_hash(token))
        return Visit(guest, token)

    def remember(self, visit: Visit, connection: HTTPConnection, response: Response) -> None:
        """Puts the cookie on an answer. No script can read it; given over TLS, it never travels without."""
        over_tls = self._door.over_tls(connection.scope)
        response.set_cookie(
            HOST_COOKIE if over_tls else COOKIE,
            visit.token,
            max_age=KEPT_FOR,
            path="/",
            secure=over_tls,
            httponly=True,
            samesite="lax",
        )

    async def new_phrase(self, guest: Guest) -> str:
        """A phrase for this guest, in place of any before. It is said once and not kept."""
        phrase = self._chance.phrase()
        await self._store.set_phrase(guest.id, await self._phrase_hash(phrase))
        return phrase

    async def sign_out_others(self, visit: Visit) -> int:
        """Only this browser is this guest, or one that is told the phrase. How many others were."""
        return await self._store.sign_out_others(visit.guest.id, _token_hash(visit.token))

    async def recover(self, said: str) -> Visit | Refusal:
        """The guest whose phrase this is, with a cookie for one more browser."""
        phrase = words.read_phrase(said)
        if isinstance(phrase, Refusal):
            return phrase
        guest = await self._store.find_phrase(await self._phrase_hash(phrase))
        if guest is None:
            return UNKNOWN_PHRASE
        token = self._chance.token("cookie", 32)
        await self._store.add_token(guest.id, _token_hash(token))
        return Visit(guest, token)

    async def _phrase_hash(self, phrase: str) -> bytes:
        """Only the caller waits for it."""
        salt = b"vernissage recovery phrase"
        return await self._hashing.run(hashlib.pbkdf2_hmac, "sha256", phrase.encode(), salt, ROUNDS)


def _token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
