"""Measures several commands alternately, each in a process that keeps running and its compiled code."""

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from typing import TypeVar

from bench.peers import ROOT
from bench.screen import steps, warn

T = TypeVar("T")


class Asked:
    """A process that prints a rate at the start, and another one after each line of input."""

    def __init__(self, command: Sequence[str]) -> None:
        self._name = " ".join(command[2:])
        self._process = subprocess.Popen(  # noqa: S603 - our own arguments
            command,
            cwd=ROOT,
            env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def again(self) -> float | None:
        """Asks for another rate; None if the process has ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return None
        return self.figure()

    def figure(self) -> float | None:
        """Reads the next rate; None with a warning if there is none."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith('{"per_second"'):
                return float(json.loads(line)["per_second"])
        warn(f"{self._name} failed")
        return None

    def end(self) -> None:
        self._process.communicate()


def in_both(ours: Sequence[float | None], theirs: Sequence[float | None]) -> tuple[tuple[float, float], ...]:
    """Returns pairs of rates, for the rounds in which both were measured."""
    both = zip(ours, theirs, strict=True)
    return tuple((own, other) for own, other in both if own is not None and other is not None)


def in_turns(what: str, commands: Mapping[T, Sequence[str]], rounds: int) -> dict[T, list[float | None]]:
    """Measures all commands round by round, so that all have the same conditions."""
    asked = {name: Asked(command) for name, command in commands.items()}
    try:
        for each in asked.values():
            each.figure()  # warm-up
        turns = [{name: each.again() for name, each in asked.items()} for _ in steps(what, range(rounds))]
    finally:
        for each in asked.values():
            each.end()
    return {name: [turn[name] for turn in turns] for name in asked}
