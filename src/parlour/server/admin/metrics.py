"""The text format of Prometheus, for the processes of one machine side by side."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from parlour.server.admin.facts import Facts
from parlour.server.measure import BOUNDS

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metric(NamedTuple):
    kind: str
    told: str


METRICS = {
    "parlour_up": Metric("gauge", "Whether the process has told of itself lately."),
    "parlour_ready": Metric("gauge", "Whether people should be sent here."),
    "parlour_rooms": Metric("gauge", "Rooms that are open."),
    "parlour_sockets": Metric("gauge", "Connections, WebSockets and others."),
    "parlour_sockets_limit": Metric("gauge", "Connections for which there are file descriptors."),
    "parlour_thinking_waiting": Metric("gauge", "Thoughts of bots and coaches that wait."),
    "parlour_plays_total": Metric("counter", "Plays of people that were kept."),
    "parlour_append_failures_total": Metric("counter", "Steps that the store could not keep."),
    "parlour_append_seconds": Metric("histogram", "From asking to keep a step until it is kept."),
    "parlour_loop_lag_seconds": Metric("histogram", "How late the event loop looks at its clock."),
    "parlour_beats_total": Metric("counter", "Beats that the database has answered."),
    "parlour_beat_age_seconds": Metric("gauge", "Since the last answered beat."),
    "parlour_worker_deaths_total": Metric("counter", "Workers that died without being told to."),
}
"""All there are; what a newer worker tells beside these is left out."""


def text(machine: Mapping[str, Facts]) -> str:
    """By the name of the process, what it knows."""
    return "".join(
        f"# HELP {name} {metric.told}\n# TYPE {name} {metric.kind}\n" + "".join(samples)
        for name, metric in METRICS.items()
        if (samples := [line for worker in machine for line in of(machine, worker, name)])
    )


def of(machine: Mapping[str, Facts], worker: str, name: str) -> Iterable[str]:
    value = machine[worker].get(name)
    if isinstance(value, list):
        yield from histogram(name, worker, value)
    elif value is not None:
        yield f'{name}{{worker="{worker}"}} {value:.10g}\n'


def histogram(name: str, worker: str, numbers: list[float]) -> Iterable[str]:
    *counts, total = numbers
    if len(counts) != len(BOUNDS) + 1:  # of another version
        return
    below = 0.0
    for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=True):
        below += count
        yield f'{name}_bucket{{worker="{worker}",le="{bound}"}} {below:.0f}\n'
    yield f'{name}_sum{{worker="{worker}"}} {total:.6f}\n'
    yield f'{name}_count{{worker="{worker}"}} {below:.0f}\n'
