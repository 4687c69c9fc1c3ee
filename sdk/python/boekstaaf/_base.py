"""What the clients share: settings, and the judgement of answers, of failures and of the next try."""

from __future__ import annotations

import json
import logging
import re
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Optional,
    cast,
)

from ._files import content_type
from ._request import Ask, Options, Request, Response, is_passing, prepare, wait_before
from ._settings import ClientOptions, Limits, Settings, settings_of
from .errors import ApiError, BoekstaafError, ConnectionError, TimeoutError, class_of, excerpt

if TYPE_CHECKING:
    import httpx
    from typing_extensions import Self, Unpack

log = logging.getLogger("boekstaaf")


class Late(Exception):
    """The time of a try is over while its answer arrives."""


class Base:
    """What both clients share: settings, and the judgement of answers."""

    _settings: Settings
    #: The greatest position of all answers so far: reads bring it along, so no copy of the database answers from before.
    _position: list[str]
    _http: Any

    def _set_up(self, options: ClientOptions, http: Any) -> None:
        import httpx

        self._settings, self._position, self._http = settings_of(options), [""], http
        self._failures = (httpx.RequestError, Late)
        self._lates = (httpx.TimeoutException, Late)

    @property
    def base_url(self) -> str:
        """Where the service answers."""
        return self._settings.base

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self.base_url!r}, credential={self._settings.credential!r})"

    def with_options(self, **limits: Unpack[Limits]) -> Self:
        """The same client, on the same connections, with other settings for all its calls."""
        made = object.__new__(type(self))
        made.__dict__.update((name, value) for name, value in self.__dict__.items() if name.startswith("_"))
        made._settings = self._settings.changed(limits)
        return made

    def _prepared(self, ask: Ask, options: Options) -> Request:
        if ask.upload is not None:
            ask = ask._replace(content_type=content_type(ask.upload, ask.content_type or "application/octet-stream"))
        return prepare(self._settings, ask, options, self._position[0])

    def _made(self, request: Request, tried: int, read: Callable[[Any], Any]) -> httpx.Request:
        """A request for one try, which says how many came before it."""
        log.debug("request %s, try %s", request.told(), tried + 1)
        headers = {**request.headers, "X-Retry-Count": str(tried)} if tried else request.headers
        content = request.content if request.upload is None else read(request.upload)
        timeout = None if request.timeout == float("inf") else request.timeout
        return cast(
            "httpx.Request",
            self._http.build_request(request.method, request.url, headers=headers, content=content, timeout=timeout),
        )

    def _refused(self, request: Request, response: httpx.Response, body: bytes) -> tuple[BoekstaafError, bool]:
        text = body.decode("utf-8", "replace")
        method, path = request.told().split(" ", 1)
        kind = class_of(response.status_code)
        error = kind(response.status_code, response.headers, text, method=method, path=path, operation=request.of)
        return error, is_passing(error)

    def _broken(
        self, request: Request, response: Optional[httpx.Response], cause: Exception
    ) -> tuple[BoekstaafError, bool]:
        """Once an answer has begun it counts as given: to ask again might do a thing twice."""
        where = f"{', after the answer had begun' if response is not None else ''} ({request.told()})"
        is_late = isinstance(cause, self._lates)
        error = (TimeoutError if is_late else ConnectionError)(
            f"No answer within {request.timeout:g} s{where}" if is_late else f"{cause or type(cause).__name__}{where}"
        )
        error.__cause__ = cause
        return error, response is None

    def _next_wait(self, request: Request, failure: tuple[BoekstaafError, bool], tried: int) -> float:
        """Seconds to wait before the next try; raises the error when there is none."""
        error, again = failure
        headers = error.headers if isinstance(error, ApiError) else {}
        after = wait_before(tried, headers) if again and tried < request.retries else None
        if after is None:
            is_ours = isinstance(error, ApiError) and error.status < 500
            log.log(logging.INFO if is_ours else logging.ERROR, "failure %s: %s", request.told(), error)
            raise error
        log.warning("trying again in %.1f s: %s", after, error)
        return after

    def _accepted(self, request: Request, response: httpx.Response, options: Options) -> None:
        """Notes an answer that is a success."""
        position = response.headers.get("x-boekstaaf-position", "")
        if re.fullmatch("[0-9A-F]{16}", position):
            self._position[0] = max(self._position[0], position)
        known = response.headers.get("x-request-id")
        log.info("answer %s to %s (request %s)", response.status_code, request.told(), known)
        if "on_response" in options:
            options["on_response"](Response(response.status_code, response.headers, known))

    def _data(self, response: httpx.Response, body: bytes) -> Any:
        kind = response.headers.get("content-type", "")
        if not body:
            return None
        if "json" in kind:
            try:
                return json.loads(body)
            except ValueError as cause:
                raise ConnectionError(f"The response is not the JSON that it says: {cause}") from cause
        said = excerpt(body.decode("utf-8", "replace"))
        what = f"The answer is {kind or 'of no type'}, not JSON: does base_url name the service?"
        raise ConnectionError(f"{what} It says: {said}")
