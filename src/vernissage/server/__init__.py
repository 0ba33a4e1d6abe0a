"""The server: accounts, tables, sockets and pages for people who play in a browser."""
