"""The fixtures of all browser tests; games' own tests use the same."""

from __future__ import annotations

from tests.browser.fixtures import *  # noqa: F403
