"""What the server counts, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

TABLES: Final = Gauge("tarock_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("tarock_sockets", "Open sockets", multiprocess_mode="livesum")
EVENTS: Final = Counter("tarock_events", "Events kept, by kind", ["kind"])
REFUSALS: Final = Counter("tarock_refusals", "Requests refused, by code", ["code"])
BOT_FAILURES: Final = Counter("tarock_bot_failures", "Moves for which a simpler bot had to step in")
FAR: Final = Counter("tarock_cluster_questions", "Questions for a cluster, by what became of them", ["outcome"])
FAR_THREADS: Final = Gauge(
    "tarock_cluster_threads", "Questions that the cluster can think about at a time", multiprocess_mode="livemax"
)
APPENDING: Final = Histogram(
    "tarock_append_seconds", "From handing events to the log until they are kept", buckets=_QUICK
)
ANSWERING: Final = Histogram(
    "tarock_answer_seconds", "From a request at the table until it is answered", buckets=_QUICK
)
