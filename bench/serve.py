"""A server for the benchmark: without limits on how fast one address may ask."""

import sys
from pathlib import Path

from tarock.server import logs
from tarock.server.costs.quotas import no_limits
from tarock.server.options import Options
from tarock.server.serving import serve

if __name__ == "__main__":
    logs.configure("warning")
    options = Options(data=Path(sys.argv[2]), rate=1000, requests=10_000_000, sockets=100_000, quotas=no_limits())
    serve(options, "127.0.0.1", int(sys.argv[1]), lambda address: print(address, flush=True))
