"""Lists: one page, or all of them by iteration."""

from __future__ import annotations

import re
from typing import (
    Any,
    AsyncIterator,
    Awaitable,
    Callable,
    Generator,
    Generic,
    Iterator,
    List,
    Mapping,
    Optional,
    TypeVar,
)
from urllib.parse import parse_qsl, urlsplit

from .errors import BoekstaafError

A = TypeVar("A")
Query = Mapping[str, object]
#: An answer and its headers, to a query that goes over that of the call.
Fetched = tuple[Any, Mapping[str, str]]


class Page(List[A]):
    """One page of a list, which also says how many items there are in all, and whether another page follows."""

    def __init__(self, items: List[A], headers: Mapping[str, str]) -> None:
        super().__init__(items)
        total = headers.get("x-total-count")
        #: How many items the whole list has; None where the service does not count them, as in the change feed.
        self.total = None if total is None else int(total)
        self._next = _next_query(headers)

    @property
    def has_next(self) -> bool:
        return self._next is not None


class Paged(Generic[A]):
    """A list: iterate over it for all items, or take its pages. Nothing is asked before you do."""

    def __init__(self, fetch: Callable[[Query], Fetched], query: Query) -> None:
        self._fetch, self._query = fetch, {"page_size": 100, **query}

    def page(self) -> Page[A]:
        """The first page: at most 100 items, or as many as ``page_size`` says."""
        return _page(self._fetch(self._query))

    def pages(self) -> Iterator[Page[A]]:
        """Every page that has items, from the one asked for to the last."""
        query: Optional[Query] = self._query
        while query is not None:
            page: Page[A] = _page(self._fetch(query))
            if page:
                yield page
            query = page._next if page else None

    def __iter__(self) -> Iterator[A]:
        for page in self.pages():
            yield from page

    def to_list(self, *, limit: Optional[int] = None) -> List[A]:
        """All items, or the first ``limit`` of them."""
        items: List[A] = []
        for each in Paged[A](self._fetch, _limited(self._query, limit)):
            items.append(each)
            if len(items) == limit:
                break
        return items


class AsyncPaged(Generic[A]):
    """A list: ``async for`` gives all items, ``await`` the first page. Nothing is asked before you do."""

    def __init__(self, fetch: Callable[[Query], Awaitable[Fetched]], query: Query) -> None:
        self._fetch, self._query = fetch, {"page_size": 100, **query}

    async def page(self) -> Page[A]:
        """The first page: at most 100 items, or as many as ``page_size`` says."""
        return _page(await self._fetch(self._query))

    def __await__(self) -> Generator[Any, None, Page[A]]:
        return self.page().__await__()

    async def pages(self) -> AsyncIterator[Page[A]]:
        """Every page that has items, from the one asked for to the last."""
        query: Optional[Query] = self._query
        while query is not None:
            page: Page[A] = _page(await self._fetch(query))
            if page:
                yield page
            query = page._next if page else None

    async def __aiter__(self) -> AsyncIterator[A]:
        async for page in self.pages():
            for each in page:
                yield each

    async def to_list(self, *, limit: Optional[int] = None) -> List[A]:
        """All items, or the first ``limit`` of them."""
        items: List[A] = []
        async for each in AsyncPaged[A](self._fetch, _limited(self._query, limit)):
            items.append(each)
            if len(items) == limit:
                break
        return items


def _limited(query: Mapping[str, Any], limit: Optional[int]) -> Query:
    if limit is None:
        return query
    if limit < 1:
        raise BoekstaafError("limit must be 1 or more")
    return {**query, "page_size": min(limit, query["page_size"])}


def _page(fetched: Fetched) -> Page[Any]:
    """The items of an answer: a list, or the one under ``_embedded``."""
    data, headers = fetched
    items = data if isinstance(data, list) else next(iter(data["_embedded"].values()), [])
    return Page(items, headers)


def _next_query(headers: Mapping[str, str]) -> Optional[Query]:
    """Only the query of the link is followed, never its host: a credential goes nowhere but to base_url."""
    found = re.search(r'<([^>]*)>\s*;[^,<]*\brel="?next"?', headers.get("link", ""), re.I)
    return dict(parse_qsl(urlsplit(found[1]).query, keep_blank_values=True)) if found else None
