"""The same client for asyncio and trio."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, AsyncIterator, Awaitable, Callable, Mapping, Optional, TypeVar, cast

from ._base import Base, Late
from ._files import AsyncFileCall, async_chunks
from ._lists import AsyncPaged, Fetched
from ._request import Ask, Operation, Options, Request, ask_of
from ._settings import ClientOptions

if TYPE_CHECKING:
    import httpx
    from typing_extensions import Self, Unpack

A = TypeVar("A")


class AsyncClient(Base):
    """The same for asyncio (and trio)."""

    def __init__(
        self,
        *,
        http_client: Optional[httpx.AsyncClient] = None,
        sleep: Optional[Callable[[float], Awaitable[object]]] = None,
        **options: Unpack[ClientOptions],
    ) -> None:
        import anyio
        import httpx

        self._set_up(options, http_client)
        self._http = http_client or httpx.AsyncClient()
        self._closes, self._sleep = http_client is None, sleep or anyio.sleep

    async def close(self) -> None:
        """Closes the connections, unless they are of an ``http_client`` of yours."""
        if self._closes:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, object]] = None,
        body: object = None,
        **options: Unpack[Options],
    ) -> Any:
        """Any request below base_url, with the same credential, tries and errors."""
        return (await self._send(Ask(method, path, None, query or {}, body), options))[0]

    async def _call(self, operation: Operation[A], given: tuple[Any, ...], named: Mapping[str, Any]) -> A:
        return cast(A, (await self._send(*ask_of(operation, given, named)))[0])

    def _list(self, operation: Operation[A], given: tuple[Any, ...], named: Mapping[str, Any]) -> AsyncPaged[A]:
        ask, options = ask_of(operation, given, named)
        return AsyncPaged(lambda query: self._send(ask._replace(query=query), options), ask.query)

    def _file(self, operation: Operation[bytes], given: tuple[Any, ...], named: Mapping[str, Any]) -> AsyncFileCall:
        ask, options = ask_of(operation, given, named)
        return AsyncFileCall(lambda: self._stream(ask._replace(accept="*/*"), options))

    async def _send(self, ask: Ask, options: Options) -> Fetched:
        request = self._prepared(ask, options)
        response, body = await self._exchange(request, True)
        data = self._data(response, body)
        self._accepted(request, response, options)
        return data, response.headers

    async def _stream(self, ask: Ask, options: Options) -> AsyncIterator[bytes]:
        request = self._prepared(ask, options)
        response, _ = await self._exchange(request, False)
        self._accepted(request, response, options)
        try:
            async for each in response.aiter_bytes():
                yield each
        except self._failures as cause:
            raise self._broken(request, response, cause)[0] from cause
        finally:
            await response.aclose()

    async def _exchange(self, request: Request, whole: bool) -> tuple[httpx.Response, bytes]:
        import anyio

        for tried in count():
            response, failure = None, None
            try:
                with anyio.move_on_after(request.timeout):
                    made = self._made(request, tried, async_chunks)
                    response = await self._http.send(made, stream=True, auth=None, follow_redirects=False)
                    if response.is_success and not whole:
                        return response, b""
                    body = await response.aread()
                    if response.is_success:
                        return response, body
                    failure = self._refused(request, response, body)
            except self._failures as cause:
                failure = self._broken(request, response, cause)
            await self._sleep(self._next_wait(request, failure or self._broken(request, response, Late()), tried))
        raise AssertionError


class AsyncGroup:
    """The operations of one noun, for asyncio."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client
