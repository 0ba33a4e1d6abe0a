"""Web Push: notifies a closed browser through its vendor's push service (RFC 8030, 8291, 8292).

Messages are encrypted for the browser, so the service can't read them. The key that identifies the server to
push services is derived from its secret, so it survives a move to another machine.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from vernissage.server.platform.chance import Chance

if TYPE_CHECKING:  # Imported only where it is used: a browser tab has no such library.
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256; private keys are smaller."""
HALF_A_DAY: Final = 12 * 3600
"""Seconds for which a service keeps an undelivered message, and for which a token is valid."""


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: str
    p256dh: str
    """The browser's public key, in base64url."""
    auth: str
    """A secret that the browser shares with the server, in base64url."""

    @property
    def is_readable(self) -> bool:
        """Whether both keys are valid."""
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - a browser tab lacks it

        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(self.p256dh))
            return len(_bytes(self.auth)) == 16  # noqa: PLR2004 - the length in RFC 8291
        except ValueError:
            return False


class VapidKey:
    """The key pair that identifies this server to push services (VAPID)."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        return _private_key(hmac.digest(self._secret, b"web push", hashlib.sha512))

    @property
    def public_key(self) -> str:
        """The public key, which browsers pass on to their push service."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - a browser tab lacks it

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def headers(self, endpoint: str, origin: str, now: float) -> dict[str, str]:
        """Returns the headers of a request to a push service. The token names the server's origin."""
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - a browser tab lacks it
        from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415 - a browser tab lacks it

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + HALF_A_DAY,
            "sub": origin,
        }
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{_text(r.to_bytes(32) + s.to_bytes(32))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HALF_A_DAY),
            "Urgency": "normal",
        }


def sealed(message: bytes, browser: Subscription, chance: Chance) -> bytes:
    """Returns a message encrypted for a browser."""
    import http_ece  # noqa: PLC0415 - a browser tab lacks it

    letter: bytes = http_ece.encrypt(
        message,
        salt=chance.raw("push salt", 16),
        private_key=_private_key(chance.raw("push key", 64)),
        dh=_bytes(browser.p256dh),
        auth_secret=_bytes(browser.auth),
        version="aes128gcm",
    )
    return letter


def _private_key(drawn: bytes) -> EllipticCurvePrivateKey:
    """Returns a private key. `drawn` has enough random bits to make all keys practically equally likely."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - a browser tab lacks it

    return ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, ec.SECP256R1())


def _json(value: dict[str, object] | dict[str, str]) -> str:
    return _text(json.dumps(value, separators=(",", ":")).encode())


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def _bytes(value: str) -> bytes:
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
