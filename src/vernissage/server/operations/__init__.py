"""Tools for operators: metrics, tracing, retention, moderation and data checks."""
