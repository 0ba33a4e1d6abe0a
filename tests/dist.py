"""Builds the release archives and tries them in a clean environment.

    python -m tests.dist [FOLDER]        `make dist` does this, into dist/

The wheel and the sdist are built in an environment with only what pyproject.toml asks for. Both are checked
for missing and unwanted files, and for their size. The wheel is built once more from the unpacked sdist, with
its pages, and must be the same byte for byte. It is installed into a fresh environment and used.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
PLAY: Final = """
import json, vernissage
games = vernissage.list_games()
limits = vernissage.begin(games[0]).game.info.limits
outcome = vernissage.play_out(vernissage.begin(games[0], **limits), "random").outcome
print(json.dumps([vernissage.__file__, len(games), games[0], outcome.scores]))
"""
NEEDED: Final = (
    "LICENSE",
    "NOTICE.md",
    "art/noto.LICENSE",
    "texts/en.ftl",
    "py.typed",
)
"""Each archive must contain a file whose name ends like each of these."""
BUILT: Final = (
    "server/static/index.html",
    "static/LICENCES.txt",
    ".dist-info/sboms/bom.json",
)
"""The same for a wheel: its pages, and what others have made of them, as texts and as an SBOM (PEP 770)."""
MOST: Final = 22_000_000
"""The most bytes of an archive. Two thirds of it are paintings."""
STRANGE: Final = re.compile(
    r"(^|/)(__pycache__|node_modules|\.git|\.venv[^/]*|\.\w+_cache|\.hypothesis|artefacts|\.env[^/]*)(/|$)"
    r"|\.(pyc|pyo|db|db-wal|db-shm|sqlite3?|pem|key|log|orig|rej)$"
)
"""Caches, databases, keys: never part of a release."""
SECRET: Final = re.compile(rb"-----BEGIN [A-Z ]*PRIVATE KEY-----|_authToken\s*=")


def main() -> int:
    """Runs all steps, printing each; returns 0 on success."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    with tempfile.TemporaryDirectory() as place:
        builder = environment(Path(place) / "builder", *needed())
        wheel, sdist = build(builder, ROOT, folder, "wheel", "sdist")
        found = [fault for archive in (sdist, wheel) for fault in faults(archive)]
        found += different(wheel, again(builder, sdist, Path(place)))
        for fault in found:
            say(f"WRONG: {fault}")
        if found:
            return 1
        say(f"nothing in them that does not belong there: {size(sdist)}, {size(wheel)}")
        say(f"built twice, the same bytes: sha256 {digest(wheel)}")
        use(wheel, Path(place))
    say(f"done; they lie in {folder}")
    return 0


def needed() -> list[str]:
    """Returns the packages that a build needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["build-system"]["requires"])


def build(builder: Path, source: Path, folder: Path, *kinds: str) -> list[Path]:
    """Builds archives of these kinds from a source tree; returns the wheel first."""
    say(f"building {' and '.join(kinds)}, with {', '.join(needed())} and nothing else")
    shutil.rmtree(folder, ignore_errors=True)
    wanted = [word for kind in kinds for word in ("-t", kind)]
    ran(builder, "-m", "hatchling", "build", "-d", str(folder), *wanted, cwd=source)
    return sorted(file for file in folder.iterdir() if file.suffix in {".gz", ".whl"})


def again(builder: Path, sdist: Path, place: Path) -> Path:
    """Builds the wheel once more, somewhere else: from the sdist, which does not contain the built pages."""
    with tarfile.open(sdist) as archive:
        archive.extractall(place / "again", filter="data")
    (source,) = (place / "again").iterdir()
    (wheel,) = build(builder, source, place / "twice", "wheel")
    return wheel


def different(one: Path, other: Path) -> Iterator[str]:
    """Yields in what two builds of an archive differ."""
    if digest(one) != digest(other):
        first, second = dict(contents(one)), dict(contents(other))
        names = {name for name in first | second if first.get(name) != second.get(name)}
        shown = ", ".join(sorted(names)[:5])
        yield f"{one.name} differs in a second build, in {len(names)} files: {shown}"


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def use(wheel: Path, place: Path) -> None:
    """Uses the installed wheel as a new user would."""
    say("installing the wheel into a clean environment")
    python = environment(place / "clean", str(wheel))
    file, games, game, scores = json.loads(ran(python, "-c", PLAY, cwd=place))
    assert Path(file).is_relative_to(place), f"imported from outside the wheel: {file}"
    say(f"import vernissage: {games} games; bots played {game}: {scores}")
    command = python.parent / "vernissage"
    assert "serve" in ran(command, "--help", cwd=place)
    say("vernissage --help answers")
    say(f"vernissage serve answers: {served(command, place)}")


def served(command: Path, place: Path) -> str:
    """Opens a house and fetches its start page."""
    options = ("serve", "--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{place}/house.db")
    house = subprocess.Popen([command, *options], cwd=place, stdout=subprocess.PIPE, text=True, env=bare())  # noqa: S603 - what was just built
    try:
        assert house.stdout is not None
        address = next(found[0] for line in house.stdout if (found := re.search(r"http://[\d.:]+", line)))
        page = fetched(address)
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, f"the start page has no script: {page[:200]}"
        return (
            f"the front door with {len(page)} characters, its script with {len(fetched(address + script[1]))}"
        )
    finally:
        house.terminate()
        house.wait()


def fetched(address: str) -> str:
    with urlopen(address) as answer:  # noqa: S310 - our own house, on the loopback
        assert answer.status == 200
        return str(answer.read().decode())


def faults(archive: Path) -> Iterator[str]:
    """Yields what is wrong with an archive's contents."""
    held = dict(contents(archive))
    yield from (f"{archive.name} has {name}" for name in strange(held))
    yield from (f"{archive.name} has a secret in {name}" for name in held if is_secret(held[name]))
    if archive.stat().st_size > MOST:
        yield f"{size(archive)} is larger than {MOST / 1e6:.1f} MB"
    for ending in NEEDED + BUILT * (archive.suffix == ".whl"):
        if not any(name.endswith(ending) for name in held):
            yield f"{archive.name} lacks {ending}"


def strange(names: Iterable[str]) -> list[str]:
    """Returns the names of files that must not be released."""
    return [name for name in names if STRANGE.search(name)]


def is_secret(text: bytes) -> bool:
    """Whether a file contains a secret. Our own pattern for secrets does not count."""
    return SECRET.search(text) is not None and SECRET.pattern not in text


def contents(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Yields every file's name and contents."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            yield from ((name, wheel.read(name)) for name in wheel.namelist())
    else:
        with tarfile.open(archive) as sdist:
            for member in sdist.getmembers():
                if (file := sdist.extractfile(member)) is not None:
                    yield member.name, file.read()


def environment(place: Path, *packages: str) -> Path:
    """Creates an environment with these packages and returns its Python."""
    ran(Path(sys.executable), "-m", "venv", str(place), cwd=ROOT)
    python = place / "bin" / "python"
    constraints = str(ROOT / "constraints.txt")
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", constraints)
    ran(python, *install, *packages, cwd=place.parent)
    return python


def ran(command: Path, *arguments: str, cwd: Path) -> str:
    """Runs a command and returns its output. It must succeed."""
    done = subprocess.run(  # noqa: S603 - our own tools
        [command, *arguments], cwd=cwd, env=bare(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{command.name} {' '.join(arguments)}\n{done.stdout}{done.stderr}")
    return done.stdout


def bare() -> dict[str, str]:
    """Returns the environment variables without those that lead Python to this checkout."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }


def size(file: Path) -> str:
    return f"{file.name} ({file.stat().st_size / 1e6:.1f} MB)"


def say(words: str) -> None:
    print(f"  {words}", flush=True)  # noqa: T201 - that is what it is for


if __name__ == "__main__":
    sys.exit(main())
