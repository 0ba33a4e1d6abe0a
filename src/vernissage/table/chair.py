"""A place at a table."""

from __future__ import annotations

from typing import Final

from vernissage.core.value import Value


class Chair(Value, frozen=True):
    """A place at the table. Its person keeps it while a bot stands in."""

    guest: str = ""
    """Whose chair it is; empty if nobody's."""
    name: str = ""
    bot: str = ""
    """The bot that plays it now; empty if none does."""
    key: str = ""
    """Whoever shows this may carry on here from another device."""
    brought: bool = False
    """Somebody who plays at the device of the guest, beside them."""
    given: bool = False
    """The name is not their own: given to somebody brought along, or left by the person a bot follows."""
    offer: str = ""
    """Whoever shows this takes the seat over: another person, who plays on under a name of their own."""
    before: tuple[str, ...] = ()
    """The guests who have played it in this game, and no longer do."""
    kept: bool = False
    """It is kept for its guest while people gather; whoever has not come by the start has no seat."""
    portrait: str = ""
    """The painting that stands for whoever sits here; see `appearance`."""

    @property
    def is_bots(self) -> bool:
        """Does a bot play it, and for nobody who could come back?"""
        return bool(self.bot) and not self.guest

    @property
    def is_abandoned(self) -> bool:
        """Does a bot play it where a person sat, whether or not they could come back?"""
        return bool(self.bot) and bool(self.former) and self.guest != FORGOTTEN

    @property
    def former(self) -> tuple[str, ...]:
        """All who have played it, whoever follows now."""
        return tuple(dict.fromkeys((*self.before, *((self.guest,) if self.guest else ()))))

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot


FREE: Final = Chair()
FORGOTTEN: Final = "somebody"
"""Whose chair it is where a guest was forgotten: nobody comes back to it."""
