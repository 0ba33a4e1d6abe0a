"""The edge of the server: sockets, bounds on input, rate limits, security headers, sessions."""
