"""Shares the fixtures of all browser tests."""

from __future__ import annotations

from tests.browser.fixtures import *  # noqa: F403
