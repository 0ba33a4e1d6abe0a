"""docs/conformance.md says what every file of tests/conformance expects, and names no other."""

from __future__ import annotations

import re
from collections import Counter

from tests.architecture.imports import ROOT

PAGE = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")


def test_every_file_of_conformance_has_one_row_on_the_page() -> None:
    files = [file.name for file in (ROOT / "tests" / "conformance").glob("test_*.py")]
    assert files
    rows = re.findall(r"^\| `(test_\w+\.py)` \| \S.* \| \S.* \|$", PAGE, re.MULTILINE)
    assert Counter(rows) == Counter(files)
