"""Pages and other documents: HTML, feeds, link previews and pictures to share."""
