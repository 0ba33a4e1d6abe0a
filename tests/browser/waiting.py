"""Waits until something has happened that a test finds out beside a page, while the page goes on.

What a page shows is waited for by `expect`, or until it is `at_rest`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Page

from tests import waiting

Found = TypeVar("Found")

PATIENCE: Final = 120.0
"""Seconds that anything may take on a busy machine, where solver and coach yield to all others."""
GAP: Final = 0.02
STILL: Final = 300
"""Milliseconds in which nothing has changed on a page that has come to rest."""
AT_REST: Final = """(still) => new Promise((rests) => {
  let since = performance.now();
  const changed = () => { since = performance.now(); };
  const watch = new MutationObserver(changed);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('scroll', changed, { capture: true, passive: true });
  const ends = ({ effect, playState }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const look = () => {
    if (document.getAnimations().some(ends)) changed();
    if (performance.now() - since < still) return void requestAnimationFrame(look);
    watch.disconnect();
    removeEventListener('scroll', changed, { capture: true });
    rests();
  };
  look();
})"""


def until(page: Page, look: Callable[[], Found | None], never: object = waiting.NEVER) -> Found:
    """What `look` finds, as soon as that is something."""
    return waiting.until(look, never, patience=PATIENCE, gap=GAP, pause=lambda gap: rest(page, gap))


def at_rest(page: Page) -> None:
    """Waits until nothing scrolls, unfolds or arrives on the page any more."""
    page.evaluate(AT_REST, STILL)


def rest(page: Page, seconds: float) -> None:
    """As people do who have just seen something new. What comes from the page meanwhile is heard."""
    page.wait_for_timeout(1000 * seconds)
