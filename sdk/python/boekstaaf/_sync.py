"""The synchronous client: sends, waits, and reads."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING, Any, Callable, Iterator, Mapping, Optional, TypeVar, cast

from ._base import Base, Late
from ._files import FileCall, chunks
from ._lists import Fetched, Paged
from ._request import Ask, Operation, Options, Request, ask_of
from ._settings import ClientOptions

if TYPE_CHECKING:
    import httpx
    from typing_extensions import Self, Unpack

A = TypeVar("A")


class Client(Base):
    """A connection to one service with one credential; what nobody says comes from the environment."""

    def __init__(
        self,
        *,
        http_client: Optional[httpx.Client] = None,
        sleep: Callable[[float], object] = time.sleep,
        **options: Unpack[ClientOptions],
    ) -> None:
        import httpx

        self._set_up(options, http_client)
        self._http = http_client or httpx.Client()
        self._closes, self._sleep = http_client is None, sleep

    def close(self) -> None:
        """Closes the connections, unless they are of an ``http_client`` of yours."""
        if self._closes:
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, object]] = None,
        body: object = None,
        **options: Unpack[Options],
    ) -> Any:
        """Any request below base_url, with the same credential, tries and errors."""
        return self._send(Ask(method, path, None, query or {}, body), options)[0]

    def _call(self, operation: Operation[A], given: tuple[Any, ...], named: Mapping[str, Any]) -> A:
        return cast(A, self._send(*ask_of(operation, given, named))[0])

    def _list(self, operation: Operation[A], given: tuple[Any, ...], named: Mapping[str, Any]) -> Paged[A]:
        ask, options = ask_of(operation, given, named)
        return Paged(lambda query: self._send(ask._replace(query=query), options), ask.query)

    def _file(self, operation: Operation[bytes], given: tuple[Any, ...], named: Mapping[str, Any]) -> FileCall:
        ask, options = ask_of(operation, given, named)
        return FileCall(lambda: self._stream(ask._replace(accept="*/*"), options))

    def _send(self, ask: Ask, options: Options) -> Fetched:
        request = self._prepared(ask, options)
        response, body = self._exchange(request, True)
        data = self._data(response, body)
        self._accepted(request, response, options)
        return data, response.headers

    def _stream(self, ask: Ask, options: Options) -> Iterator[bytes]:
        request = self._prepared(ask, options)
        response, _ = self._exchange(request, False)
        self._accepted(request, response, options)
        try:
            yield from response.iter_bytes()
        except self._failures as cause:
            raise self._broken(request, response, cause)[0] from cause
        finally:
            response.close()

    def _exchange(self, request: Request, whole: bool) -> tuple[httpx.Response, bytes]:
        for tried in count():
            response, deadline = None, time.monotonic() + request.timeout
            try:
                made = self._made(request, tried, chunks)
                response = self._http.send(made, stream=True, auth=None, follow_redirects=False)
                if response.is_success and not whole:
                    return response, b""
                body = _whole(response, deadline)
                if response.is_success:
                    return response, body
                failure = self._refused(request, response, body)
            except self._failures as cause:
                failure = self._broken(request, response, cause)
            self._sleep(self._next_wait(request, failure, tried))
        raise AssertionError


def _whole(response: httpx.Response, deadline: float) -> bytes:
    parts = []
    try:
        for part in response.iter_bytes():
            parts.append(part)
            if time.monotonic() > deadline:
                raise Late
    finally:
        response.close()
    return b"".join(parts)


class Group:
    """The operations of one noun."""

    def __init__(self, client: Client) -> None:
        self._client = client
