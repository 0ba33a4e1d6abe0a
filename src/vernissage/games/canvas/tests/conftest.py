"""The fixtures of the server's tests, for votes at a table."""

from __future__ import annotations

from tests.server.conftest import anyio_backend, thinkers

__all__ = ["anyio_backend", "thinkers"]
