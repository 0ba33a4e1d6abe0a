"""The key of a seat, which can be handed on."""

from __future__ import annotations

import hmac
import secrets


def seat_key() -> str:
    """A key for a seat: whoever shows it may carry on there from another device."""
    return secrets.token_urlsafe(16)


def same_key(one: str, other: str) -> bool:
    """Are these the same key? Takes equally long however much of it is right; an empty key equals nothing."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())
