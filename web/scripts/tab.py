# ruff: noqa: INP001 - a script of its own, in no package
"""Packs the Python code of a house in a browser tab into one file.

tab.mjs calls `make()` in Pyodide, so that everything is compiled for it. The pack begins with the length of
its index in four bytes. Then come the index, as JSON (a list of paths and sizes), and the contents of all
files. Source files are empty: Python reads what was compiled, and does not look at the source.
"""

import gzip
import importlib._bootstrap_external as importing
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

LANGUAGES = ("root", "de", "en", "fr", "it", "nl")
LEFT_OUT = re.compile(
    r"^babel/(messages/|global\.dat)|^pytz/zoneinfo/|^alembic/(testing|templates)/|^anyio/_backends/_trio"
    r"|^sqlalchemy/(testing|orm|dialects/(mysql|mssql|oracle))/|^sqlalchemy/ext/(?!__init__|compiler)"
    r"|^prometheus_client/(twisted|bridge|aiohttp|django|openmetrics/parser)|^starlette/testclient"
    r"|\.(pyi|pyx|pxd|c|h|so\.dwp)$|(^|/)(tests|__pycache__)/|x86_64.*\.so$"
    r"|^vernissage/(art|cli|research|server/static|tab/static|games/_\w+)/"
    r"|^vernissage/games/[^/]+/(web|tests|art|twin|tasks|shots|postcard)/"
)
"""What a tab never needs."""
LOCALE = re.compile(r"^babel/locale-data/(.*)\.dat$")
READS_ITSELF = ("anyio/__init__.py",)
"""What reads its own source, to see what it may import later."""
LICENCE = re.compile(r"\.dist-info/(licenses/)?(.*/)?(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$")
PYODIDE = """Pyodide 314, by the Pyodide contributors and Mozilla: Mozilla Public License 2.0,
https://www.mozilla.org/MPL/2.0/. Its source is at https://github.com/pyodide/pyodide.
It contains CPython (Python Software Foundation License, https://docs.python.org/3/license.html),
SQLite (public domain), OpenSSL (Apache-2.0) and other libraries, which its source lists.
"""
METADATA = re.compile(r"[^/]+\.dist-info/")


def make(wheels: str, package: str, version: str, target: str) -> int:
    """Writes the pack, compressed. Returns how many files it holds."""
    files = dict(_files(Path(wheels), Path(package)))
    files[f"vernissage_games-{version}.dist-info/METADATA"] = (
        f"Metadata-Version: 2.4\nName: vernissage-games\nVersion: {version}\n".encode()
    )
    (Path(target).parent / "LICENCES.txt").write_text(_licences(Path(wheels)), encoding="utf-8")
    packed = dict(sorted(_compiled(files)))
    index = json.dumps([[name, len(held)] for name, held in packed.items()]).encode()
    whole = len(index).to_bytes(4, "little") + index + b"".join(packed.values())
    Path(target).write_bytes(gzip.compress(whole, 9, mtime=0))
    return len(packed)


def _licences(wheels: Path) -> str:
    """Returns the licences of everything in the folder."""
    parts = [PYODIDE]
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            texts = [archive.read(name).decode() for name in archive.namelist() if LICENCE.search(name)]
        parts.append("\n".join([" ".join(wheel.name.split("-")[:2]), "", *texts]))
    return f"\n{'=' * 80}\n".join(parts)


def _files(wheels: Path, package: Path) -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if _is_wanted(name) and not METADATA.match(name):
                    yield name, archive.read(name)
    for file in sorted([*package.glob("*.py"), *(package / "vernissage").rglob("*")]):
        name = str(PurePosixPath(file.relative_to(package)))
        if file.is_file() and _is_wanted(name):
            yield name, file.read_bytes()


def _is_wanted(name: str) -> bool:
    locale = LOCALE.match(name)
    return not name.endswith("/") and not LEFT_OUT.search(name) and (not locale or locale[1] in LANGUAGES)


def _compiled(files: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    for name, held in files.items():
        if not name.endswith(".py"):
            yield name, held
            continue
        ours = name.startswith("vernissage/")
        code = compile(held, f"/house/{name}", "exec", dont_inherit=True, optimize=0 if ours else 2)
        yield name, held if name in READS_ITSELF else b""
        yield (
            importing.cache_from_source(name),
            bytes(importing._code_to_hash_pyc(code, bytes(8), checked=False)),  # type: ignore[attr-defined]  # noqa: SLF001 - as in py_compile
        )
