"""The key of a seat, which can be handed on."""

from __future__ import annotations

import hmac


def same_key(one: str, other: str) -> bool:
    """Are these the same key? Takes equally long however much of it is right; an empty key equals nothing."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())
