"""Where games are played: in this process, in several of this machine, or on many machines."""

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from multiprocessing import get_context
from typing import Any, Protocol

from parlour.study.bots import name_of
from parlour.study.shards import Piece, Plan, Played, shard
from parlour.study.trouble import Amiss

REACH = 10
"""Seconds in which a cluster must answer."""
PLACES = ("local", "dask", "ray")
INSTALL = {"dask": "'parlour[many]'", "ray": "ray"}


class Workers(Protocol):
    jobs: int
    """How many pieces are played at once."""

    def submit(self, piece: Piece) -> "Future[Played]":
        """Have a piece played. The future fails with `BrokenExecutor` if its worker died."""

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

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.jobs = jobs
        self._plan = plan
        self._context = get_context("fork" if sys.platform == "linux" else None)
        if self._context.get_start_method() != "fork":
            must_travel(plan)
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, piece: Piece) -> "Future[Played]":
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.jobs, self._context, initializer=begin, initargs=(self._plan,)
            )
        return self._pool.submit(shard_here, piece)

    def renew(self) -> None:
        self.close()

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(cancel_futures=True)


_plan: Plan | None = None
"""What this worker plays."""


def begin(plan: Plan) -> None:
    """Ctrl+C is handled by the parent process alone; it ends its workers."""
    global _plan
    _plan = plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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


class Elsewhere:
    """By an executor of a library that reaches other machines."""

    def __init__(self, plan: Plan, executor: Executor, jobs: int) -> None:
        self.jobs = jobs
        self._plan = plan
        self._executor = executor

    def submit(self, piece: Piece) -> "Future[Played]":
        return self._executor.submit(shard, self._plan, piece)

    def renew(self) -> None:
        """These libraries replace workers themselves."""


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
    reach: dict[str, Callable[[str, int], AbstractContextManager[tuple[Executor, int]]]]
    reach = {"dask": on_dask, "ray": on_ray}
    with ExitStack() as stack:
        try:
            executor, number = stack.enter_context(reach[kind](address, jobs))
        except ImportError:
            raise Amiss("study-no-extra", name=kind, what=INSTALL[kind]) from None
        yield Elsewhere(plan, executor, number)


@contextmanager
def on_this_machine(plan: Plan, jobs: int) -> Iterator[Workers]:
    if jobs == 1:
        yield Here(plan)
        return
    workers = Processes(plan, jobs)
    try:
        yield workers
    finally:
        workers.close()


@contextmanager
def on_dask(address: str, jobs: int) -> Iterator[tuple[Executor, int]]:
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
        yield client.get_executor(pure=False), max(1, threads)


@contextmanager
def on_ray(address: str, jobs: int) -> Iterator[tuple[Executor, int]]:
    """The cluster at this address; without one, a cluster on this machine. Ray opens ports on all
    interfaces (docs/library.md)."""
    import ray

    try:
        ray.init(
            address=address or None,
            num_cpus=None if address else jobs,
            include_dashboard=False,
            log_to_driver=False,
        )
    except (ConnectionError, OSError):
        raise Amiss("study-no-cluster", address=address) from None
    try:
        yield RayExecutor(), max(1, int(ray.cluster_resources().get("CPU", jobs)))
    finally:
        with suppress(Exception):  # it is over, however it ends
            ray.shutdown()


class RayExecutor(Executor):
    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> "Future[Any]":
        import ray

        future: Future[Any] = ray.remote(max_retries=-1)(fn).remote(*args, **more).future()
        return future
