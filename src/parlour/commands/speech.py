"""How every command talks: in the user's language, and in sentences when something went wrong."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from parlour.core.game import Illegal
from parlour.core.log import Damaged
from parlour.study.trouble import Amiss
from parlour.text import knows, pick, say, told
from parlour.text.layout import harmless


def language() -> str:
    """What the user reads; `parlour --lang` has left it with the outermost context."""
    ctx = click.get_current_context(silent=True)
    return (ctx and ctx.find_root().obj) or pick()


def words(message: str, /, **variables: str | int | float) -> str:
    return say(language(), message, **variables)


def tell(message: str, /, **variables: str | int | float) -> None:
    click.echo(words(message, **variables))


class Sorry(click.ClickException):
    """The end of a command, as a sentence on standard error and an exit code."""

    hint = ""

    def __init__(self, message: str, /, **about: str | int) -> None:
        known = {name: harmless(v) if isinstance(v, str) else v for name, v in about.items()}
        super().__init__(words(message, **known))

    def show(self, file: IO[Any] | None = None) -> None:
        for line in filter(None, (self.message, self.hint)):
            click.echo(line, file=file, err=True)


class Misused(Sorry):
    exit_code = 2


class Stopped(Sorry):
    exit_code = 130


@contextmanager
def sentences() -> Iterator[None]:
    """Inside, whatever goes wrong ends in `Sorry`; but a bug may trace with PARLOUR_DEBUG=1."""
    try:
        yield
    except (click.exceptions.Exit, click.Abort, Sorry, BrokenPipeError):
        raise  # click ends these quietly
    except click.UsageError as error:
        raise usage(error) from None
    except Damaged as error:
        raise Sorry(f"refused-{error.fault.value}", line=error.line) from None
    except Illegal as error:
        raise refusal(error.code.value, **error.about) from None
    except Amiss as error:
        raise Misused(error.message, **told(language(), error.about)) from None
    except OSError as error:
        raise system(error) from None
    except KeyboardInterrupt:
        raise Stopped("cli-stopped") from None
    except Exception as error:
        if os.environ.get("PARLOUR_DEBUG") == "1":
            raise
        raise Sorry("cli-bug", error=type(error).__name__) from None


def refusal(code: str, **about: str | int) -> Sorry:
    message = f"refused-{code}" if knows(f"refused-{code}") else "refused-unknown"
    return Sorry(message, code=code, **about)


def system(error: OSError) -> Sorry:
    path = str(error.filename or "")
    match error:
        case FileNotFoundError():
            return Sorry("cli-no-such-file", path=path)
        case IsADirectoryError():
            return Sorry("cli-is-a-folder", path=path)
        case PermissionError():
            return Sorry("cli-not-allowed", path=path)
        case _:
            return Sorry("cli-system", reason=error.strerror or str(error), path=path)


def usage(error: click.UsageError) -> Sorry:
    """click's complaint in the user's language, with the way to help."""
    message, about = complaint(error)
    sorry = Misused(message, **about)
    path = error.ctx.command_path if error.ctx else "parlour"
    sorry.hint = words("cli-usage-hint", command=path)
    return sorry


def complaint(error: click.UsageError) -> tuple[str, dict[str, str]]:
    match error:
        case click.NoSuchOption():
            return "cli-usage-no-such-option", {"name": error.option_name}
        case click.MissingParameter():
            return "cli-usage-missing", {"name": name_of(error.param)}
        case click.BadParameter():
            expects = expected(error.param)
            return "cli-usage-bad-value", {"name": name_of(error.param), "expects": expects}
        case click.BadOptionUsage():
            return "cli-usage-option", {"name": error.option_name}
        case _:
            return "cli-usage", {}


def name_of(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def expected(param: click.Parameter | None) -> str:
    """What a parameter takes, as far as signs can say it."""
    match param and param.type:
        case click.Choice(choices=choices):
            return "|".join(map(str, choices))
        case click.IntRange(min=least, max=most):
            return f"≥ {least}" if most is None else f"{least} … {most}"
        case kind:
            return kind.name.upper() if kind else ""


def let_anything_be_printed() -> None:
    """A terminal that lacks a letter shows a question mark, and nothing fails."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
