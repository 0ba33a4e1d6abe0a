"""The right to talk during a game. In some games a rule forbids talking."""

from typing import Final

from vernissage.core.value import Value


class Speech(Value, frozen=True):
    """Whether a seat may talk freely. If not, `rule` is the number of the rule that forbids it."""

    free: bool
    rule: str = ""


FREE: Final = Speech(free=True)


def silent(rule: str) -> Speech:
    """Returns a `Speech` that forbids talking under this rule."""
    return Speech(free=False, rule=rule)
