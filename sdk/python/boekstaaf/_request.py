"""Builds a request and decides about the next try: no network, no clock that waits."""

from __future__ import annotations

import json
import os
import random
import re
import sys
import time
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Generic,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    TypeVar,
    cast,
)
from urllib.parse import quote

from ._generated.version import VERSION
from ._settings import Limits, Settings
from .errors import ApiError, BoekstaafError

if TYPE_CHECKING:
    from ._files import Upload

A = TypeVar("A")

FIRST, LONGEST, PATIENCE = 0.5, 8.0, 60.0
READS = ("GET", "HEAD", "OPTIONS")
SECRET = re.compile(r"([?&])([^=&]*(?:token|secret|passw|key|auth)[^=&]*)=[^&]*", re.I)


class Response(NamedTuple):
    """How an answer came. The service's log knows the request by ``request_id``."""

    status: int
    headers: Mapping[str, str]
    request_id: Optional[str]


class Options(Limits, total=False):
    """What every call takes beside its own input."""

    #: For a write: the same key never makes a change twice. Made for each call unless set.
    idempotency_key: str
    #: An ETag: change it only when it is still that version, else PreconditionFailed.
    if_match: str
    #: An ETag: read it only when it has another version by now, else NotModified.
    if_none_match: str
    #: ``handling=lenient`` ignores unknown members, which are refused otherwise.
    prefer: str
    #: Called with status, headers and request id of the answer, before the call returns.
    on_response: Callable[[Response], object]


OPTIONS = frozenset(Options.__annotations__)


class Operation(Generic[A]):
    """An operation of the contract: where it asks, and the places of its input."""

    __slots__ = ("name", "method", "path", "query", "body", "names")

    def __init__(
        self,
        name: str,
        method: str,
        path: str,
        query: Sequence[str] = (),
        body: str = "",
        names: Optional[Mapping[str, str]] = None,
    ) -> None:
        self.name, self.method, self.path, self.query, self.body = name, method, path, query, body
        #: Names in Python that are others on the wire.
        self.names = names or {}


class Ask(NamedTuple):
    """A request in the words of the contract."""

    method: str
    path: str
    of: Optional[str] = None
    query: Mapping[str, object] = {}
    body: object = None
    upload: Optional[Upload] = None
    content_type: Optional[str] = None
    accept: str = "application/json"


class Request(NamedTuple):
    """A request as it goes out, the same in every try."""

    method: str
    path: str
    url: str
    headers: dict[str, str]
    content: Optional[bytes]
    upload: Optional[Upload]
    of: Optional[str]
    timeout: float
    retries: int

    def told(self) -> str:
        """For errors and the log, without secrets."""
        path = SECRET.sub(r"\1\2=[redacted]", self.path)
        return f"{self.method} {path}"


def ask_of(operation: Operation[Any], given: Sequence[Any], named: Mapping[str, Any]) -> tuple[Ask, Options]:
    """Sorts the arguments of a method: ids first, then a body; by name the query, options and members of the body."""
    named = dict(named)
    ids = re.findall(r"\{(\w+)\}", operation.path)
    bodies = 1 if operation.body else 0
    if not len(ids) <= len(given) <= len(ids) + bodies:
        raise TypeError(f"{operation.name} begins with {', '.join(ids) or 'no id'}, not with {len(given)} values")
    options = cast(Options, {name: named.pop(name) for name in list(named) if name in OPTIONS})
    wire = operation.names
    query = {name: named.pop(key) for key in list(named) if (name := wire.get(key, key)) in operation.query}
    of = f"{operation.name}({', '.join(map(str, given[: len(ids)]))})"
    path = operation.path
    for name, value in zip(ids, given):
        path = path.replace(f"{{{name}}}", _segment(operation.name, name, value))
    body: Any = given[len(ids)] if len(given) > len(ids) else None
    if operation.body not in ("", "json", "json?"):
        kind = named.pop("content_type", None)
        _nothing_left(operation, named)
        return Ask(operation.method, path, of, query, upload=body, content_type=kind or operation.body), options
    if not operation.body or (body is not None and named):
        _nothing_left(operation, named)
    if body is None and (named or operation.body == "json"):
        body = {wire.get(name, name): value for name, value in named.items()}
    return Ask(operation.method, path, of, query, body), options


def _nothing_left(operation: Operation[Any], named: Mapping[str, object]) -> None:
    if named:
        raise TypeError(f"{operation.name} takes no {', '.join(named)}")


def _segment(operation: str, name: str, value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, (int, str)) or str(value) in ("", ".", ".."):
        raise BoekstaafError(f"{operation}: {name} must be an id, not {value!r}")
    return quote(str(value), safe="")


def prepare(settings: Settings, ask: Ask, options: Options, position: str) -> Request:
    """Headers of the call go over those of the client; a write always has a key."""
    method = ask.method.upper()
    path = _with_query(ask.path, ask.query)
    if not re.fullmatch(r"(/[^/\s\\#?]+)+", ask.path.split("?")[0]) or re.search(r"/(\.|%2e){1,2}(/|$)", ask.path, re.I):
        raise BoekstaafError(f"{ask.path!r} is not a path of the service: write it from /api2 on")
    content = None if ask.body is None else json.dumps(ask.body, default=_plain, allow_nan=False).encode()
    python = ".".join(map(str, sys.version_info[:2]))
    key = None if method in READS else options.get("idempotency_key") or os.urandom(16).hex()
    headers = {
        "Accept": ask.accept,
        "Authorization": settings.authorization,
        "Content-Type": ask.content_type or (None if content is None else "application/json"),
        "Idempotency-Key": key,
        "If-Match": options.get("if_match"),
        "If-None-Match": options.get("if_none_match"),
        "Prefer": options.get("prefer"),
        "User-Agent": f"boekstaaf-python/{VERSION} python/{python}",
        "X-Boekstaaf-After": position if position and method == "GET" else None,
    }
    settings = settings.changed(options)
    sent: dict[str, tuple[str, str]] = {}
    for name, value in [*headers.items(), *settings.headers.items()]:
        if value is None:
            sent.pop(name.lower(), None)
        elif re.fullmatch(r"[\w!#$%&'*+.^`|~-]+", name, re.A) and re.fullmatch(r"[\t\x20-\x7e]*", value):
            sent[name.lower()] = (name, value)
        else:
            raise BoekstaafError(f"The header {name!r} cannot be sent: HTTP cannot carry its name or value")
    # A stream that has begun cannot be sent again.
    once = ask.upload is not None and not isinstance(ask.upload, (str, bytes, os.PathLike))
    url = settings.base + path
    retries = 0 if once else settings.retries
    return Request(method, path, url, dict(sent.values()), content, ask.upload, ask.of, settings.timeout, retries)


def _with_query(path: str, query: Mapping[str, object]) -> str:
    """Names verbatim (``datum>``), lists with commas, maps as ``metadata[key]``. An empty filter would find all: refused."""
    pairs = []
    for name, value in query.items():
        if isinstance(value, Mapping) and value:
            pairs += [_pair(f"{name}[{key}]", each) for key, each in value.items()]
            continue
        many = isinstance(value, (list, tuple, set, frozenset, Mapping))
        text = ",".join(map(_word, value)) if many else _word(value)  # type: ignore[call-overload]
        if value is None or (text == "" and name == "embed"):
            continue
        pairs.append(_pair(name, text or None))
    return path + ("&" if "?" in path else "?") * bool(pairs) + "&".join(pairs)


def _pair(name: str, value: object) -> str:
    if value is None:
        raise BoekstaafError(f"{name!r} is empty: leave it out if you do not want to filter")
    return f"{quote(name, safe='')}={quote(_word(value), safe='')}"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else _plain(value) if hasattr(value, "isoformat") else str(value)


def _plain(value: Any) -> Any:
    """What JSON has no word for: dates and times as ISO 8601 writes them, decimals as numbers."""
    if hasattr(value, "isoformat"):
        return value.isoformat()
    from decimal import Decimal

    if isinstance(value, Decimal) and value.is_finite():
        return int(value) if value == value.to_integral_value() else float(value)
    raise BoekstaafError(f"{type(value).__name__} cannot be sent as JSON")


def is_passing(error: ApiError) -> bool:
    """Whether the same request may succeed later. A 409 only while its twin is at work; a 500 not where a rule refused."""
    if error.status == 409:
        return error.code == "ERR_IDEMPOTENCY_IN_PROGRESS"
    if error.status >= 500:
        return error.code != "ERR_COMPANY_NOT_DELETABLE"
    return error.status in (408, 429)


def wait_before(tried: int, headers: Optional[Mapping[str, str]]) -> Optional[float]:
    """Seconds to wait before the next try; None when the service asks for more than a minute: the caller decides that."""
    asked = _retry_after(headers or {})
    if asked is not None:
        return asked if asked <= PATIENCE else None
    return float(min(FIRST * 2**tried, LONGEST)) * (1 - random.random() / 2)


def _retry_after(headers: Mapping[str, str]) -> Optional[float]:
    """Seconds or a date; a date counts from the answer's own Date, so that a wrong clock here does no harm."""
    text = headers.get("retry-after", "").strip()
    if re.fullmatch(r"\d+(\.\d+)?", text):
        return float(text)
    then = _time(text)
    if then is None:
        return None
    now = _time(headers.get("date", ""))
    return max(0.0, then - (time.time() if now is None else now))


def _time(text: str) -> Optional[float]:
    from email.utils import parsedate_to_datetime

    try:
        return parsedate_to_datetime(text).timestamp()
    except (TypeError, ValueError):
        return None
