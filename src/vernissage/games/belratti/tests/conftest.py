"""Shares the server's fixtures, for bots beside people at a table."""

from __future__ import annotations

from tests.server.conftest import anyio_backend, bot_pool

__all__ = ["anyio_backend", "bot_pool"]
