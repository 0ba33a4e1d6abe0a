"""The edge of the server: sockets, size limits, rate limits, security headers and sessions."""
