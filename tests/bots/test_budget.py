"""Parsing a bot's budget."""

from __future__ import annotations

import pytest

from vernissage.core.budget import Budget, parse


def test_a_number_with_ms_is_time() -> None:
    assert parse("200ms") == Budget(milliseconds=200)


def test_a_bare_number_is_iterations() -> None:
    assert parse("500") == Budget(iterations=500)


@pytest.mark.parametrize("text", ["200ms", "1", "123456789"])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "ms", "0", "0ms", "007", "-5", "+5", "1.5", "5s", "200 ms", "200MS", "5\n", "٣", "9" * 10]
)
def test_anything_else_is_no_budget(text: str) -> None:
    assert parse(text) is None
