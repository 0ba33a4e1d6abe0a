"""Runs a command and captures what it prints."""

from __future__ import annotations

from dataclasses import dataclass

from typer.testing import CliRunner

from vernissage.cli import app


@dataclass(frozen=True, slots=True)
class Told:
    code: int
    out: str
    err: str


def run(*words: str, **environment: str) -> Told:
    """Runs a command with these arguments and environment variables."""
    done = CliRunner().invoke(app, words, env={"COLUMNS": "200", **environment})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Told(done.exit_code, done.stdout, done.stderr)
