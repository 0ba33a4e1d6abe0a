"""Writes a static site: the pages, and all that the house in a browser tab is made of.

The pages are those that a server sends, with two differences: their addresses are relative, so that the site
may lie below any path, and they carry their security policy themselves.
"""

from __future__ import annotations

import json
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

from vernissage import catalog
from vernissage.core import codec
from vernissage.server.api.games import house_card
from vernissage.server.edge.security import POLICY
from vernissage.server.pages.files import BUILT as PAGES
from vernissage.server.pages.first_visit import data

BUILT: Final = Path(__file__).parent / "static"
"""Pyodide and the Python code of the house, which the build writes."""
SERVED_ONLY: Final = ("*.br", "*.gz", "built.json", "offline.*", "sw.js", "site-worker.js", "index.html")
"""What only a server needs, or what a site has in another form."""
WITHOUT: Final = ("frame-ancestors",)
"""Directives that a page can't give itself."""


def write(folder: Path) -> None:
    """Writes the site into this folder, which must not exist yet."""
    shutil.copytree(PAGES, folder, ignore=shutil.ignore_patterns(*SERVED_ONLY))
    shutil.copytree(BUILT, folder / "tab")
    for style in folder.glob("assets/*.css"):
        style.write_text(style.read_text("utf-8").replace("url(/assets/", "url("), "utf-8")
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(manifest.read_text("utf-8").replace('"/', '"./'), "utf-8")
    (folder / "index.html").write_text(_page(), "utf-8")
    (folder / "sw.js").write_text(_service_worker(folder), "utf-8")


def _page() -> str:
    """Returns the page that every address of the site shows."""
    built = (PAGES / "index.html").read_text("utf-8")
    relative = re.sub(r'(href|src)="/', r'\1="./', built)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_policy()}" />'
    house = data("house", codec.encode(house_card("", catalog.names(), alone=True)).decode())
    return relative.replace("<title>", f"{policy}\n    <title>", 1).replace(
        "</head>", f"  {house}\n  </head>", 1
    )


def _service_worker(folder: Path) -> str:
    """Returns the service worker, which knows all files of the site, and is another one for other files."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    names = [file.relative_to(folder).as_posix() for file in files]
    build = sha256(b"".join(sha256(file.read_bytes()).digest() for file in files) + "\n".join(names).encode())
    worker = (PAGES / "site-worker.js").read_text("utf-8")
    return worker.replace("__BUILD__", json.dumps(build.hexdigest()[:16])).replace(
        "__FILES__", json.dumps(names)
    )


def _policy() -> str:
    """Returns the pages' content security policy: a server's, and compiled code for Python."""
    also = {"script-src": " 'wasm-unsafe-eval'"}
    kept = {what: where + also.get(what, "") for what, where in POLICY.items() if what not in WITHOUT}
    return "; ".join(f"{what} {where}" for what, where in kept.items())
