"""Sessions: a guest is known by a cookie, and on another device by a phrase or the key of a seat.

The cookie holds 256 random bits. The store has only their SHA-256, so reading the store lets nobody sign in.
A slow hash would add nothing, as nobody can search 2^256.

A phrase has 60 random bits. Guessing it online is hopeless (see limits.py). With a stolen copy of the store,
one graphics card could try plain SHA-256 some 10^10 times a second and search all 2^60 in a few years; so
phrases are stretched by 200,000 rounds, which makes that a million years. There is no salt per guest, because
a guest is looked up by the phrase alone. Random phrases are practically never equal, so a salt would add
nothing.
"""

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
"""The lifetime of the cookie in seconds: the longest that browsers allow. Every visit renews it."""
ROUNDS: Final = 200_000
AT_ONCE: Final = 4
"""How many phrases are hashed at the same time, each in a thread."""
UNKNOWN_PHRASE: Final = Refusal("phrase/unknown")

_TOKEN: Final = re.compile(rf"[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Visit:
    """A guest and the token of their browser. The token is never shown, not even in a log."""

    guest: Guest
    token: str = field(repr=False)


class Sessions:
    """Creates guests and recognises them by cookie or phrase."""

    def __init__(self, store: Store, door: Door, platform: Platform) -> None:
        self._store = store
        self._door = door
        self._now = platform.clock.time
        self._chance = platform.chance
        self._hashing = platform.executor(AT_ONCE)

    async def visit_of(self, connection: HTTPConnection) -> Visit | None:
        """Returns the guest whose cookie a request or socket carries; None if there is no known cookie."""
        token = self._door.token(connection.scope)
        if not _TOKEN.fullmatch(token):
            return None
        guest = await self._store.find_guest(_token_hash(token))
        return None if guest is None else Visit(guest, token)

    async def make(self) -> Visit:
        """Creates a guest with a friendly random name, and a token for their browser."""
        guest = Guest(id=self._chance.number("guest"), name=self._chance.name(), made=self._now())
        token = self._chance.token("cookie", 32)
        await self._store.add_guest(guest, _token_hash(token))
        return Visit(guest, token)

    def remember(self, visit: Visit, connection: HTTPConnection, response: Response) -> None:
        """Sets the session cookie on a response. Scripts can't read it; over TLS it is marked secure."""
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
        """Creates a new recovery phrase for this guest and returns it.

        Only the hash of the phrase is stored. It replaces the old one.
        """
        phrase = self._chance.phrase()
        await self._store.set_phrase(guest.id, await self._phrase_hash(phrase))
        return phrase

    async def sign_out_others(self, visit: Visit) -> int:
        """Signs out all other browsers of this guest. Returns how many were signed out."""
        return await self._store.sign_out_others(visit.guest.id, _token_hash(visit.token))

    async def recover(self, said: str) -> Visit | Refusal:
        """Signs in another browser by recovery phrase. Returns a refusal if nobody has this phrase."""
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
        """Returns the hash of a phrase. A thread computes it, because it takes a while."""
        salt = b"vernissage recovery phrase"
        return await self._hashing.run(hashlib.pbkdf2_hmac, "sha256", phrase.encode(), salt, ROUNDS)


def _token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
