"""The messages of a table's socket, as types: `incoming` to the server, `outgoing` from it.

The types of HTTP requests and answers are in `server/api/http_types.py`.
"""

from vernissage.table.protocol.incoming import *  # noqa: F403 - exports every message type
from vernissage.table.protocol.outgoing import *  # noqa: F403 - exports every message type
