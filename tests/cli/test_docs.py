"""docs/referee.md is correct and complete: its sessions and its program are run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.cli.talk import FRESH, new_referee
from vernissage.cli import referee, referee_messages
from vernissage.core.rng import Rng

PAGE = (Path(__file__).parents[2] / "docs" / "referee.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return found


def exchanges() -> Iterator[tuple[str, str]]:
    """Yields each request on the page with the answer it claims."""
    for block in blocks("referee"):
        lines = block.splitlines()
        for said, answer in zip(lines[::2], lines[1::2], strict=True):
            assert (said[:2], answer[:2]) == ("> ", "< ")
            yield said[2:], answer[2:]


def test_the_referee_answers_as_the_page_says() -> None:
    there = new_referee()
    held = [(said, answer, there.answer(said.encode())) for said, answer in exchanges()]
    assert len(held) > 10
    for said, answer, given in held:
        assert given is not None
        # So a new option of a game doesn't change the page.
        same = re.escape(answer).replace(",…", r"(?:,[^{}]*)?")
        assert re.fullmatch(same, given.decode()), (said, given.decode())


def test_the_program_on_the_page_runs_and_deals_as_we_deal() -> None:
    (program,) = blocks("python")
    world: dict[str, Any] = {}
    exec(program, world)  # noqa: S102 - our own page; its assertions are part of the test
    words: Callable[[bytes, str, int], Iterator[int]] = world["words"]
    for step in range(20):
        rng, theirs = Rng(FRESH, "play", step), words(FRESH, "play", step)
        for bound in (1, 2, 52, 2**15 + 1, 2**16):
            assert world["below"](theirs, bound) == rng.below(bound)
        assert world["shuffled"](theirs, range(30)) == list(rng.shuffled(range(30)))


@pytest.mark.parametrize("request_type", get_args(referee_messages.AnyRequest))
def test_every_request_is_on_the_page_with_its_fields(request_type: type[referee_messages.Request]) -> None:
    tag = request_type.__struct_config__.tag
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{tag}` |")]
    fields = row.split("|")[2]
    assert set(re.findall(r"`(\w+)`", fields)) == set(request_type.__struct_fields__) - {"id"}


def test_every_refusal_of_the_referee_is_on_the_page() -> None:
    source = Path(referee.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\("([\w/-]+)"', source))
    assert codes
    assert all(f"| `{code}` |" in PAGE for code in codes)
