"""A house in a browser tab: what its worker calls in Python. `web/src/tab` is the browser's side."""
