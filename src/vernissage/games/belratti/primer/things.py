"""The components that the primer explains, by their names on the table."""

from typing import Final

from vernissage.core.primer import Thing

THINGS: Final[dict[str, Thing]] = {
    "theme": Thing(text="thing-theme", picture="ask", rules=("BEL-3.1",)),
    "painting": Thing(text="thing-painting", picture="among-forgeries", rules=("BEL-4.8", "BEL-5.1")),
    "place": Thing(text="thing-place", picture="lay", rules=("BEL-4.3", "BEL-5.2")),
    "back": Thing(text="thing-back", picture="backs", rules=("BEL-4.3",)),
    "hand": Thing(text="thing-hand", picture="lay", rules=("BEL-4.1", "BEL-2.2")),
    "storeroom": Thing(text="thing-storeroom", picture="put-away", rules=("BEL-5.3", "BEL-6.4")),
    "number": Thing(text="thing-number", picture="ask", rules=("BEL-3.2", "BEL-8.3")),
    "token": Thing(text="thing-token", picture="tokens", rules=("BEL-9.3", "BEL-9.7")),
    "role:directors": Thing(text="thing-directors", picture="hang", rules=("BEL-3.2", "BEL-5.2", "BEL-2.5")),
    "role:painters": Thing(text="thing-painters", picture="lay", rules=("BEL-4.2", "BEL-4.4", "BEL-2.5")),
    "person": Thing(text="thing-person", picture="roles", rules=("BEL-2.5",)),
    "fellow": Thing(text="thing-fellow", picture="say", rules=("BEL-4.3", "BEL-4.4")),
    "fit": Thing(text="thing-fit", picture="say", rules=("BEL-4.4",)),
    "fit:lay": Thing(text="thing-would-lay", picture="would-lay", rules=("BEL-4.4",)),
    "say-it": Thing(text="thing-say-it", picture="say", rules=("BEL-4.4",)),
    "ready": Thing(text="thing-ready", picture="ready", rules=("BEL-4.2", "BEL-4.8")),
    "agree": Thing(text="thing-agree", picture="hang", rules=("BEL-5.6",)),
    "next": Thing(text="thing-next", picture="roles", rules=("BEL-6.6", "BEL-7.1")),
    "go-along": Thing(text="thing-go-along", picture="ask", rules=("BEL-8.3",)),
    "keep-themes": Thing(text="thing-keep-themes", picture="swap-themes", rules=("BEL-3.4", "BEL-9.3")),
    "swap": Thing(text="thing-swap", picture="swap-hands", rules=("BEL-4.6",)),
    "joker:swap-themes": Thing(text="thing-joker-swap-themes", picture="swap-themes", rules=("BEL-3.4",)),
    "joker:swap-hands": Thing(text="thing-joker-swap-hands", picture="swap-hands", rules=("BEL-4.6",)),
    "joker:change-number": Thing(
        text="thing-joker-change-number", picture="change-number", rules=("BEL-4.5",)
    ),
    "joker:one-less": Thing(text="thing-joker-one-less", picture="one-less", rules=("BEL-4.7",)),
    "joker:query": Thing(text="thing-joker-query", picture="query", rules=("BEL-5.5",)),
    "query": Thing(text="thing-joker-query", picture="query", rules=("BEL-5.5",)),
    "joker": Thing(text="thing-jokers", picture="perfect", rules=("BEL-8.1", "BEL-8.2", "BEL-6.5")),
    "pile:team": Thing(text="thing-pile-team", picture="team", rules=("BEL-6.1", "BEL-7.4", "BEL-7.5")),
    "pile:belratti": Thing(text="thing-pile-belratti", picture="belratti", rules=("BEL-6.3", "BEL-7.3")),
    "stamp:genuine": Thing(text="thing-stamp-genuine", picture="turned", rules=("BEL-6.1",)),
    "stamp:belratti": Thing(text="thing-stamp-belratti", picture="turned", rules=("BEL-6.3",)),
    "stamp:astray": Thing(text="thing-stamp-astray", picture="turned", rules=("BEL-6.2",)),
    "stamp:missed": Thing(text="thing-stamp-missed", picture="left-out", rules=("BEL-6.4",)),
    "stamp:caught": Thing(text="thing-stamp-caught", picture="left-out", rules=("BEL-6.4",)),
    "perfect": Thing(text="thing-perfect", picture="perfect", rules=("BEL-6.5",)),
}
