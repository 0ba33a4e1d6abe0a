"""The messages of a table's socket, as types: `incoming` to the house, `outgoing` from it.

The types of HTTP requests and answers are in `server/api/http_types.py`.
"""

from vernissage.table.protocol.incoming import *  # noqa: F403 - all messages, each written down once
from vernissage.table.protocol.outgoing import *  # noqa: F403 - the same
