"""Every check of the repository, or pytest alone when it is given arguments.

    ./parlour test [ARGS]

The short checks run two at a time and speak only when they fail; pytest comes last and is shown:
first the tests that must cover every branch, then all others.
What fails is told, and run once more: workers, browsers and databases share the processors with
their tests, and whoever is starved is taken for dead. Only what fails twice has failed.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from xml.etree import ElementTree

from build_client import ROOT, BuildError, Npm, find_npm, install_modules

Done = subprocess.CompletedProcess[str]

PYTEST = (sys.executable, "-m", "pytest")
# Every worker may start a browser: more than four of them only crowd a family computer.
PARALLEL = ("-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
COVERED = ROOT / "tests" / "covered.args"
"""The tests that must cover every branch of the code that pyproject.toml names."""
REPORT = ROOT / ".pytest_cache" / "report.xml"
FEW = 8
"""So many failures may be the machine's fault; more are ours."""
ALONE = ("--last-failed", "--last-failed-no-failures", "none")


class Result(NamedTuple):
    name: str
    passed: bool
    seconds: float
    output: str


class Count(NamedTuple):
    tests: int
    failed: int
    skipped: int


def main(args: list[str]) -> int:
    if args:
        return subprocess.run([*PYTEST, *args], cwd=ROOT, check=False).returncode
    started = time.monotonic()
    results = list(run_checks())
    tests = run_tests()

    failed = [result.name for result in results if not result.passed]
    if failed:
        print(f"Failed checks: {', '.join(failed)}")
    passed = len(results) - len(failed) + tests.tests - tests.failed - tests.skipped
    bad = len(failed) + tests.failed
    print(
        f"{passed} passed, {bad} failed, {tests.skipped} skipped"
        f" ({len(results)} checks and {tests.tests} tests in {time.monotonic() - started:.0f} s)"
    )
    return 1 if bad else 0


def run_checks() -> Iterator[Result]:
    npm = find_npm()
    install_modules(npm)
    checks = {
        "format": python("ruff", "format", "--check", "--diff", "."),
        "web format": web(npm, "format:check"),
        "lint": python("ruff", "check", "."),
        "web types": web(npm, "check"),
        "web lint": web(npm, "lint"),
        "types": python("mypy"),
        "web tests": web(npm, "test"),
    }
    with ThreadPoolExecutor(2) as pool:
        for result in pool.map(run_check, checks.items()):
            if not result.passed:
                told(result)
                result = run_check((result.name, checks[result.name]))
            told(result)
            yield result


def told(result: Result) -> None:
    word = "ok  " if result.passed else "FAIL"
    print(f"{word} {result.name} ({result.seconds:.1f} s)", flush=True)
    if not result.passed:
        print(result.output, flush=True)


def python(*args: str) -> Callable[[], Done]:
    command = [sys.executable, "-m", *args]
    return lambda: subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def web(npm: Npm, script: str) -> Callable[[], Done]:
    return lambda: npm.run("run", "--silent", script)


def run_check(check: tuple[str, Callable[[], Done]]) -> Result:
    name, run = check
    started = time.monotonic()
    done = run()
    return Result(name, done.returncode == 0, time.monotonic() - started, done.stdout)


def run_tests() -> Count:
    others = (f"--ignore={name}" for name in covered_tests())
    return add(run_group(f"@{COVERED.relative_to(ROOT)}"), run_group(*others))


def covered_tests() -> Iterator[str]:
    lines = COVERED.read_text().split()
    folders = [ROOT / line for line in lines if not line.startswith("-")]
    ignored = [line.partition("=")[2] for line in lines if line.startswith("--ignore-glob=")]
    for path in (path for folder in folders for path in folder.rglob("test_*.py")):
        if not any(path.match(glob) for glob in ignored):
            yield path.relative_to(ROOT).as_posix()


def run_group(*tests: str) -> Count:
    count, names = run_pytest(*PARALLEL, *tests), list(failed_tests())
    if not 0 < len(names) <= FEW or count.tests < FEW:
        return count
    print(f"{len(names)} failed beside others; once more, by themselves:", flush=True)
    # What they cover counts with the rest.
    again = run_pytest(*ALONE, *tests, "--cov-append")
    if not again.failed:
        print(f"Passed only by themselves: {', '.join(names)}", flush=True)
    return count._replace(failed=again.failed)


def add(one: Count, other: Count) -> Count:
    return Count(*(a + b for a, b in zip(one, other, strict=True)))


def run_pytest(*args: str) -> Count:
    REPORT.unlink(missing_ok=True)
    command = [*PYTEST, *args, f"--junit-xml={REPORT}"]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if not REPORT.exists():  # pytest itself broke, and has said why
        return Count(tests=1, failed=1, skipped=0)
    suite = read_report()
    tests, failures, errors, skipped = (
        int(suite.attrib[key]) for key in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    # Too little is covered, or no test was found: nothing failed by name, yet it is no success.
    return Count(tests, failed or int(code != 0), skipped)


def failed_tests() -> Iterator[str]:
    cases = read_report().iter("testcase") if REPORT.exists() else ()
    for case in cases:
        if case.find("failure") is not None or case.find("error") is not None:
            yield f"{case.attrib['classname']}::{case.attrib['name']}"


def read_report() -> ElementTree.Element:
    return ElementTree.parse(REPORT).getroot()[0]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as error:
        sys.exit(f"Parlour: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
