"""The operations of search. Made by npm run generate. Never edit."""

from __future__ import annotations

import typing as _t

from .._async import AsyncGroup
from .._files import AsyncFileCall, FileCall, Upload
from .._lists import AsyncPaged, Paged
from .._request import Operation, Options
from .._sync import Group

if _t.TYPE_CHECKING:
    from typing_extensions import Required, Unpack

    from . import types as T

    class _GetResultsOptions(Options, total=False):
        q: Required[str]

_GET_RESULTS: Operation[T.SearchResults] = Operation("search.get_results", "GET", "/api2/zoeken", ["q"])


class Search(Group):
    """One search over customers, bookings, invoices and vouchers."""

    def get_results(self, **options: Unpack[_GetResultsOptions]) -> T.SearchResults:
        """Search customers, bookings, invoices and vouchers.

        Returns at most 20 objects of each kind, as their lists show them.

        - *Customers* have, for each word of `q`, a word that begins with it: in their names and department, addresses,
          e-mail addresses, VAT number and those of their contact persons. Capitals and accents make no difference. Whole
          words come first.
        - *Phone numbers* are found by their first digits, however they are written. `+31 6` finds `06`.
        - *Bookings* are found by the beginning of their reference, *invoices* by that of their number, and *vouchers* by
          that of their code, whatever its capitals.

        A kind is left out if you may not read it. Fewer than two letters or digits are refused (ERR_LENGTH).

        ``GET /api2/zoeken`` (getSearchResults)
        """
        return self._client._call(_GET_RESULTS, (), options)


class AsyncSearch(AsyncGroup):
    """One search over customers, bookings, invoices and vouchers."""

    async def get_results(self, **options: Unpack[_GetResultsOptions]) -> T.SearchResults:
        """Search customers, bookings, invoices and vouchers."""
        return await self._client._call(_GET_RESULTS, (), options)
