"""The server's only source of randomness: keys, codes, names, seeds and secrets.

Tests pass a seeded source to `cli.main`. No setting or environment variable can replace it, so a real server
always draws from the operating system.
"""

from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from secrets import token_bytes
from typing import Final, TypeVar

from vernissage.core.rng import SEED_BYTES
from vernissage.table.words import PHRASE_WORDS, free_names, words

T = TypeVar("T")

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of table codes, without I and O, which look like digits."""
SHORTEST, LONGEST = 4, 6
TRIES: Final = 20
"""How many codes of one length are tried before codes become longer."""
ATTEMPTS: Final = TRIES * (LONGEST - SHORTEST + 1)
SECRET_BYTES: Final = 32


class Chance:
    """Draws random values from the operating system."""

    def raw(self, what: str, count: int) -> bytes:  # noqa: ARG002 - for seeded subclasses
        """Returns `count` random bytes. `what` names their purpose, for seeded subclasses."""
        return token_bytes(count)

    def pick(self, what: str, things: Sequence[T]) -> T:
        """Returns one of `things` at random. With 128 bits the bias of the remainder is negligible."""
        return things[int.from_bytes(self.raw(what, 16)) % len(things)]

    def token(self, what: str, count: int) -> str:
        """Returns a URL-safe token of `count` random bytes, for a link, a key or a cookie."""
        return urlsafe_b64encode(self.raw(what, count)).rstrip(b"=").decode()

    def number(self, what: str, count: int = 16) -> str:
        """Returns an identifier: `count` random bytes in hexadecimal."""
        return self.raw(what, count).hex()

    def key(self) -> str:
        """Returns the key of a seat, with which its holder can play that seat from another device."""
        return self.token("key", 16)

    def name(self, taken: Collection[str] = ()) -> str:
        """Returns a random first name that is not taken; if all are taken, any first name."""
        return self.pick("name", free_names(taken))

    def phrase(self) -> str:
        """Returns a new recovery phrase."""
        return " ".join(self.pick("phrase", words()) for _ in range(PHRASE_WORDS))

    def seed(self) -> bytes:
        """Returns the seed of a deal."""
        return self.raw("seed", SEED_BYTES)

    def secret(self) -> bytes:
        """Returns the secret of a server, from which its daily deals are derived."""
        return self.raw("secret", SECRET_BYTES)

    def code(self, attempt: int) -> str:
        """Returns the code of a table: four letters, and one more after each 20 failed attempts."""
        return "".join(self.pick("code", LETTERS) for _ in range(SHORTEST + attempt // TRIES))
