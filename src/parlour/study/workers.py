"""Where games are played: in this process, in several of this machine, or on many machines."""

import logging
import os
import pickle
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, redirect_stdout
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple, Protocol

from parlour.study.bots import name_of
from parlour.study.shards import Piece, Plan, Played, shard
from parlour.study.trouble import Amiss

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

REACH = 10
"""Seconds in which a cluster must answer."""
PLACES = ("local", "dask", "ray")

Lost = tuple[type[Exception], ...]
"""What tells that a worker has died."""


class Workers(Protocol):
    jobs: int
    """How many pieces are played at once."""
    lost: Lost

    def submit(self, piece: Piece) -> "Future[Played]":
        """Have a piece played. The future fails with one of `lost` if its worker died."""

    def renew(self) -> None:
        """After workers have died."""


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Here:
    """In this process, one piece after the other."""

    jobs = 1
    lost: Lost = ()

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def submit(self, piece: Piece) -> "Future[Played]":
        future: Future[Played] = Future()
        future.set_result(shard(self._plan, piece))
        return future

    def renew(self) -> None:
        """Nobody dies here."""


class Processes:
    """On this machine. Processes that are forked inherit the plan, so that any function can be a
    bot; elsewhere it must travel."""

    lost: Lost = (BrokenExecutor,)

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.jobs = jobs
        self._plan = plan
        self._context = get_context("fork" if sys.platform == "linux" else None)
        if self._context.get_start_method() != "fork":
            must_travel(plan)
        self._pool: ProcessPoolExecutor | None = None
        self._ending, self._end = self._context.Pipe(duplex=False)

    def submit(self, piece: Piece) -> "Future[Played]":
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.jobs, self._context, initializer=begin, initargs=(self._plan, self._ending)
            )
        return self._pool.submit(shard_here, piece)

    def renew(self) -> None:
        self.close()

    def end(self) -> None:
        """Whatever they are playing: a bot may think for ever."""
        self._end.send_bytes(b"now")
        self.close()

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(cancel_futures=True)


_plan: Plan | None = None
"""What this worker plays."""


def begin(plan: Plan, ending: "Connection") -> None:
    """Ctrl+C is handled by the parent process alone, which ends its workers. A parent that is
    killed cannot, so each worker watches it."""
    global _plan
    _plan = plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, args=(ending,), daemon=True).start()


def end_with_parent(ending: "Connection") -> None:
    """The message is left unread, so that every worker sees it."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel, ending])
    os._exit(1)


def shard_here(piece: Piece) -> Played:
    assert _plan is not None
    return shard(_plan, piece)


def must_travel(plan: Plan) -> None:
    """`Amiss` if a bot cannot be sent to another process."""
    for bot in plan.bots:
        try:
            pickle.dumps(bot)
        except Exception:
            raise Amiss("study-bot-cannot-travel", bot=name_of(bot)) from None
        if getattr(bot, "__module__", None) == "__main__" and not has_main_file():
            raise Amiss("study-bot-cannot-travel", bot=name_of(bot))


def has_main_file() -> bool:
    return hasattr(sys.modules["__main__"], "__file__")


class Cluster(NamedTuple):
    """A library that reaches other machines. It plays a lost piece again by itself, some times."""

    submit: "Callable[[Plan, Piece], Future[Played]]"
    jobs: int
    lost: Lost


class Elsewhere:
    """On the workers of a cluster."""

    def __init__(self, plan: Plan, cluster: Cluster) -> None:
        self.jobs, self.lost = cluster.jobs, cluster.lost
        self._plan = plan
        self._submit = cluster.submit

    def submit(self, piece: Piece) -> "Future[Played]":
        return self._submit(self._plan, piece)

    def renew(self) -> None:
        """A cluster has replaced its workers, and played the piece again in vain."""
        raise Amiss("study-workers-die")


@contextmanager
def opened(plan: Plan, place: str, jobs: int) -> Iterator[Workers]:
    """Workers at a place: `local`, `dask`, `ray`, or `dask=ADDRESS` of a cluster that runs."""
    kind, _, address = place.partition("=")
    if kind not in PLACES or (address and kind == "local"):
        raise Amiss("study-no-such-place", place=place, places=", ".join(PLACES))
    if kind == "local":
        with on_this_machine(plan, jobs) as here:
            yield here
        return
    reach: dict[str, Callable[[str, int], AbstractContextManager[Cluster]]]
    reach = {"dask": on_dask, "ray": on_ray}
    with ExitStack() as stack:
        try:
            cluster = stack.enter_context(reach[kind](address, jobs))
        except ImportError:
            raise Amiss("study-no-extra", name=kind, what="'parlour[many]'") from None
        yield Elsewhere(plan, cluster)


@contextmanager
def on_this_machine(plan: Plan, jobs: int) -> Iterator[Workers]:
    if jobs == 1:
        yield Here(plan)
        return
    workers = Processes(plan, jobs)
    try:
        yield workers
    except BaseException:
        workers.end()
        raise
    workers.close()


@contextmanager
def on_dask(address: str, jobs: int) -> Iterator[Cluster]:
    """The cluster at this address; without one, a cluster on this machine that nobody else can
    reach."""
    import distributed

    with ExitStack() as stack:
        try:
            cluster = address or stack.enter_context(
                distributed.LocalCluster(
                    n_workers=jobs,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address=None,
                    silence_logs=50,
                )
            )
            client = stack.enter_context(
                distributed.Client(cluster, timeout=REACH, set_as_default=False)
            )
        except (OSError, ValueError, RuntimeError):
            raise Amiss("study-no-cluster", address=address or "127.0.0.1") from None
        threads = sum(client.nthreads().values())
        submit = partial(client.get_executor(pure=False).submit, shard)
        yield Cluster(submit, max(1, threads), (distributed.KilledWorker,))


@contextmanager
def on_ray(address: str, jobs: int) -> Iterator[Cluster]:
    """The cluster at this address; without one, a cluster on this machine. Ray opens ports on all
    interfaces (docs/library.md)."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # else it tells its makers
    import ray
    from ray.exceptions import NodeDiedError, OutOfMemoryError, WorkerCrashedError

    here = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    try:
        if address:
            knock(address)
        ray.init(
            address or "local",
            log_to_driver=False,
            logging_level=logging.ERROR,
            **({} if address else here),
        )
    except (ConnectionError, OSError, ValueError):
        raise Amiss("study-no-cluster", address=address or "127.0.0.1") from None
    with ExitStack() as stack:
        # It tells of dead workers on stdout, where figures go.
        stack.enter_context(redirect_stdout(sys.stderr))
        stack.callback(ray.shutdown)
        remote = ray.remote(shard)
        number = max(1, int(ray.cluster_resources().get("CPU", jobs)))
        lost = (NodeDiedError, OutOfMemoryError, WorkerCrashedError)
        yield Cluster(lambda *args: remote.remote(*args).future(), number, lost)


def knock(address: str) -> None:
    """`OSError` if nobody is there: Ray would wait for ever."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), REACH).close()
