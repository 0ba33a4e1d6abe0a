"""Compares the secret keys of seats and circles."""

import hmac


def same_key(one: str, other: str) -> bool:
    """Whether the keys are equal. They are compared in constant time. An empty key equals no key."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())
