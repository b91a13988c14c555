"""A body in the forms in which it can be sent, compressed once and for all."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from aiohttp import web

LEAST = 1000
"""Bytes from which on compressing pays: less fits one packet anyway."""


class Sent(NamedTuple):
    kind: str
    tag: str
    forms: Mapping[str, bytes]
    """By content coding, the smallest first; the last is the plain body, under ""."""


def sent(body: bytes, kind: str, made: Mapping[str, bytes] | None = None) -> Sent:
    """With the forms that were made at build; what is text and has none is compressed now."""
    forms = dict(made or {})
    if not forms and is_text(kind) and len(body) >= LEAST:
        forms["gzip"] = gzip.compress(body, mtime=0)
    ranked = sorted(forms.items(), key=lambda form: len(form[1]))
    return Sent(kind, hashlib.sha256(body).hexdigest()[:20], dict([*ranked, ("", body)]))


def answer(request: web.Request, what: Sent, cache: str = "no-cache") -> web.Response:
    """In the smallest form the browser takes, or the news that it has it already."""
    taken = taken_by(request.headers.get("Accept-Encoding", ""))
    coding = next(coding for coding in what.forms if coding in taken)
    tag = f'"{what.tag}{coding and "-"}{coding}"'
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if request.headers.get("If-None-Match") == tag:
        return web.Response(status=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    charset = "utf-8" if is_text(what.kind) and what.kind != "image/svg+xml" else None
    body = what.forms[coding]
    return web.Response(body=body, content_type=what.kind, charset=charset, headers=headers)


def taken_by(accepts: str) -> set[str]:
    """The content codings of an Accept-Encoding header; the plain body is always taken."""
    wishes = [wish.replace(" ", "").lower().partition(";q=") for wish in accepts.split(",")]
    return {"", *(coding for coding, _, weight in wishes if weight.strip("0.") or not weight)}


def is_text(kind: str) -> bool:
    return kind.startswith("text/") or kind.endswith(("json", "+xml", "jsonl"))
