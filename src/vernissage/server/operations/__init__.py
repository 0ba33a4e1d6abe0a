"""For whoever runs a house: metrics, tracing, retention, moderation, check-ups."""
