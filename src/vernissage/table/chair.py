"""A place at a table."""

from typing import Final

from vernissage.core.value import Value


class Chair(Value, frozen=True):
    """A place at the table. A person keeps it while a bot stands in for them."""

    guest: str = ""
    """The id of the guest whose chair it is; empty if it is nobody's."""
    name: str = ""
    bot: str = ""
    """The bot that plays now; empty if none does."""
    key: str = ""
    """The secret by which its person can continue on another device."""
    brought: bool = False
    """Is this somebody else who plays on the guest's device?"""
    given: bool = False
    """Is the name not the player's own? Somebody brought along was given it, or a bot took it over."""
    offer: str = ""
    """The secret of a link by which another person can take over the seat, under their own name."""
    before: tuple[str, ...] = ()
    """The guests who played this seat earlier in this game."""
    kept: bool = False
    """Is it reserved for a guest who has not come yet? If they don't come before the start, it is removed."""
    portrait: str = ""
    """The name of the player's portrait; see `appearance`."""

    @property
    def is_bots(self) -> bool:
        """Is it a bot's own chair, to which no person can come back?"""
        return bool(self.bot) and not self.guest

    @property
    def is_abandoned(self) -> bool:
        """Does a bot play where a person sat before, whether or not they can come back?"""
        return bool(self.bot) and bool(self.former) and self.guest != FORGOTTEN

    @property
    def former(self) -> tuple[str, ...]:
        """All guests who have played it in this game, the present one included."""
        return tuple(dict.fromkeys((*self.before, *((self.guest,) if self.guest else ()))))

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot


FREE: Final = Chair()
FORGOTTEN: Final = "somebody"
"""The id in place of a guest whose data was erased. Nobody comes back to such a chair."""
