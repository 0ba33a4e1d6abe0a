"""The commands `vernissage` and `vernissage-games`, and a check that no other package is in the way.

PyPI's `vernissage` is an unrelated program, whose package has the name of ours and overwrites parts of it.
This module is outside the package, so it runs even then.
"""

import sys
from pathlib import Path


def check() -> None:
    """Raises ImportError if the unrelated program is installed, too."""
    if any(any(Path(folder).glob("vernissage-[0-9]*.*-info")) for folder in sys.path):
        raise ImportError(
            "The unrelated PyPI package 'vernissage' is installed over this one: "
            "pip uninstall --yes vernissage, then pip install --force-reinstall --no-deps vernissage-games."
        )


def main() -> None:
    """Runs the command line."""
    _run(sys.argv[1:])


def open_house() -> None:
    """Runs `vernissage serve` with these options; or a subcommand, if the first one names it."""
    given = sys.argv[1:]
    opens = not given or (given[0].startswith("-") and given[0] != "--help")
    _run(["serve", *given] if opens else given)


def _run(arguments: list[str]) -> None:
    try:
        check()
    except ImportError as error:
        sys.exit(str(error))
    from vernissage.cli import main as run  # noqa: PLC0415 - it may be the other program's package

    sys.argv[1:] = arguments
    run()
