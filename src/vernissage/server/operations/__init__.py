"""For operators: metrics, tracing, retention, moderation, health checks."""
