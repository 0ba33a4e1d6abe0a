"""Plain pages of text, which need no script. Their style is `web/public/learn.css`."""

from html import escape
from typing import Final

from markdown_it import MarkdownIt

from vernissage.text import Text

_PAGE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title} · Vernissage</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/learn.css" />
  </head>
  <body>
    <header>
      <a href="/">Vernissage</a>
      <nav>{others}</nav>
      <a class="play" href="/">{play}</a>
    </header>
    <main>
{body}
    </main>
  </body>
</html>
"""


def document(text: Text, language: str, title: str, body: str, others: str = "") -> str:
    """Returns a page. `title` is its heading in Markdown, `others` are links to other languages."""
    return _PAGE.format(
        language=language,
        title=escape(title.removeprefix("# ")),
        others=others,
        play=escape(text.say("learn-play")),
        body=body,
    )


def html(markdown: str) -> str:
    """Renders Markdown to HTML. HTML inside it is escaped."""
    rendered: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return rendered.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
