"""A chair: a person's or bot's place at a table."""

from typing import Final

from vernissage.core.value import Value


class Chair(Value, frozen=True):
    """A place at the table. It stays a person's chair while a bot stands in for them."""

    guest: str = ""
    """The id of the guest whose chair it is; empty if the chair belongs to nobody."""
    name: str = ""
    bot: str = ""
    """The bot that plays now; empty if none does."""
    key: str = ""
    """The secret with which the player can continue on another device."""
    brought: bool = False
    """Whether another person plays here on the guest's device."""
    given: bool = False
    """Whether somebody else chose the name: for a person brought along, or a bot that replaced a person."""
    offer: str = ""
    """The secret of a link with which another person can take over the seat, under their own name."""
    before: tuple[str, ...] = ()
    """The guests who played this seat earlier in this game."""
    kept: bool = False
    """Whether the chair is kept for a guest who has not come yet. It is removed if they miss the start."""
    portrait: str = ""
    """The name of the player's portrait; see `appearance`."""

    @property
    def is_bots(self) -> bool:
        """Whether it is a bot's own chair, to which no person can return."""
        return bool(self.bot) and not self.guest

    @property
    def is_abandoned(self) -> bool:
        """Whether a bot plays on the chair of a person, whether or not that person can come back."""
        return bool(self.bot) and bool(self.former) and self.guest != FORGOTTEN

    @property
    def former(self) -> tuple[str, ...]:
        """Returns all guests who have played here in this game, including the present one."""
        return tuple(dict.fromkeys((*self.before, *((self.guest,) if self.guest else ()))))

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot


FREE: Final = Chair()
FORGOTTEN: Final = "somebody"
"""The id that replaces the id of an erased guest. Nobody can come back to a chair with this id."""
