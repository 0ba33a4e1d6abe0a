"""Vernissage: an open digital table for card games about art, gifts, memory and nerve.

    import vernissage

    match = vernissage.begin(vernissage.list_games()[0], seed="opening night")
    match = vernissage.play(match, vernissage.offers(match)[0])
    match = vernissage.play_out(match, "search:50", "random")
    vernissage.save(match, "evening.json")

The names in `__all__` are public and stable. `vernissage.api` has them on one page.
"""

from typing import TYPE_CHECKING

from vernissage_games import check

if TYPE_CHECKING:
    from vernissage.api import (
        Bot,
        Match,
        Move,
        Refused,
        begin,
        bot,
        choose,
        connect,
        list_bots,
        list_games,
        load,
        offers,
        play,
        play_out,
        save,
        to_move,
        verify,
    )
else:

    def __getattr__(name: str) -> object:
        """Imports public names on first use, so that importing one part of the package stays fast."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from vernissage import api  # noqa: PLC0415 - lazy on purpose

        return getattr(api, name)


check()

__all__ = [
    "Bot",
    "Match",
    "Move",
    "Refused",
    "begin",
    "bot",
    "choose",
    "connect",
    "list_bots",
    "list_games",
    "load",
    "offers",
    "play",
    "play_out",
    "save",
    "to_move",
    "verify",
]
