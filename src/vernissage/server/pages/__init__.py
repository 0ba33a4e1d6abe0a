"""Documents for people and for messengers: HTML, feeds, link previews, pictures to share."""
