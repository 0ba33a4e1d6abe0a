"""Begins a release: checks that it can be one, writes its number everywhere, and dates the changelog.

python -m tests.release 0.2.0        `make release VERSION=0.2.0` begins with this
python -m tests.release --tagged     whether this commit is one that `make release` has tagged
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from tests.dist import ROOT

CHANGELOG, PROJECT, CITATION = ROOT / "CHANGELOG.md", ROOT / "pyproject.toml", ROOT / "CITATION.cff"
UNRELEASED: Final = "## Unreleased"
NUMBER: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)")
SECTION: Final = re.compile(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", re.MULTILINE)


def main() -> None:
    """Writes the files of a release, or checks a tag; exits with what is in the way."""
    found, write = (tag_faults(), False) if sys.argv[1:] == ["--tagged"] else (release_faults(), True)
    if found:
        sys.exit("\n".join(found))
    if write:
        version, today = sys.argv[1], f"{datetime.now(UTC):%Y-%m-%d}"
        for file, change in ((CHANGELOG, dated), (PROJECT, numbered), (CITATION, cited)):
            file.write_text(change(file.read_text(encoding="utf-8"), version, today), encoding="utf-8")


def release_faults() -> list[str]:
    """Returns what is in the way of the release that was asked for."""
    version = sys.argv[1] if len(sys.argv) == len(["release.py", "version"]) else ""
    changelog = CHANGELOG.read_text(encoding="utf-8")
    return [*faults(version, changelog, git("tag").split()), *unclean(git("status", "--porcelain"))]


def faults(version: str, changelog: str, tags: list[str]) -> Iterator[str]:
    """Yields why there can't be a release of this number with this changelog."""
    if not NUMBER.fullmatch(version):
        yield f"{version!r} is no number of a release. An example: make release VERSION=0.2.0"
        return
    newest = max(map(parts, SECTION.findall(changelog)), default=(0, 0, 0))
    if parts(version) <= newest:
        yield f"{version} is not newer than {'.'.join(map(str, newest))}, the last release in CHANGELOG.md."
    if f"v{version}" in tags:
        yield f"There is a tag v{version} already."
    if not unreleased(changelog):
        yield f"CHANGELOG.md says nothing under {UNRELEASED!r}."


def unclean(status: str) -> Iterator[str]:
    if status:
        yield f"These files are not committed:\n{status}"


def tag_faults() -> list[str]:
    """Returns why this commit is no release: its tag, its version and its changelog must agree."""
    version = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    released = SECTION.findall(CHANGELOG.read_text(encoding="utf-8"))
    found = [] if released[:1] == [version] else [f"The last release in CHANGELOG.md is not {version}."]
    tags = git("tag", "--points-at", "HEAD").split()
    return found + ([] if f"v{version}" in tags else [f"This commit has no tag v{version}."])


def parts(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def unreleased(changelog: str) -> str:
    """Returns what the changelog says about the next release."""
    return changelog.partition(f"{UNRELEASED}\n")[2].partition("\n## ")[0].strip()


def dated(changelog: str, version: str, today: str) -> str:
    """Returns the changelog with what was unreleased under this version, and an empty section above."""
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## {version} - {today}", 1)


def numbered(project: str, version: str, _today: str) -> str:
    return re.sub(r'^version = ".*"$', f'version = "{version}"', project, count=1, flags=re.MULTILINE)


def cited(citation: str, version: str, today: str) -> str:
    bare = re.sub(r"^date-released: .*\n", "", citation, flags=re.MULTILINE)
    return re.sub(r"^version: .*$", f"version: {version}\ndate-released: {today}", bare, flags=re.MULTILINE)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607 - our own repository
    return done.stdout


if __name__ == "__main__":
    main()
