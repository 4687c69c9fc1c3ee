"""The operations of peppolSendings. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.PeppolSendingRequest, total=False):
        pass

    class _ListOptions(Options, total=False):
        factuur_id: _t.Optional[T.Id]
        status: _t.Optional[_t.Union[T.PeppolSendingStatus, _t.Sequence[T.PeppolSendingStatus]]]
        has_error: _t.Optional[bool]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

_GET_CUSTOMER_PEPPOL: Operation[T.CustomerPeppol] = Operation("peppol_sendings.get_customer_peppol", "GET", "/api2/klanten/{id}/peppol")
_CREATE: Operation[T.PeppolSending] = Operation("peppol_sendings.create", "POST", "/api2/facturen/{id}/peppol", [], "json?")
_LIST: Operation[T.PeppolSending] = Operation("peppol_sendings.list", "GET", "/api2/peppol_sendings", ["factuur_id","status","has_error","page","page_size"])
_GET: Operation[T.PeppolSending] = Operation("peppol_sendings.get", "GET", "/api2/peppol_sendings/{id}")


class PeppolSendings(Group):
    """Invoices on their way over the Peppol network, and what became of them."""

    def get_customer_peppol(self, id: T.Id, /, **options: Unpack[Options]) -> T.CustomerPeppol:
        """Look a customer up on Peppol.

        Asks the provider of the customer's company whether the customer can receive invoices over Peppol, and under which
        address. It looks for the `peppol_id` of the customer, else for those that the numbers say, 0208 before 9925. The answer
        is kept for a day.

        Without a `peppol_integration_id` of the company: ERR_PEPPOL_NOT_CONNECTED. If the provider does not answer, the status
        is 503.

        Needs the permission `viewContact` or `editContact` or `createFactuur`.

        ``GET /api2/klanten/{id}/peppol`` (getCustomerPeppol)
        """
        return self._client._call(_GET_CUSTOMER_PEPPOL, (id, ), options)

    @_t.overload
    def create(self, id: T.Id, body: T.PeppolSendingRequest, /, **options: Unpack[Options]) -> T.PeppolSending: ...

    @_t.overload
    def create(self, id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.PeppolSending: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.PeppolSending:
        """Send an invoice over Peppol.

        Queues a permanent invoice to be sent over the `peppol_integration_id` of its company (ERR_PEPPOL_NOT_CONNECTED without
        one), and returns the sending. Read its `status` to see what became of it. A receiver never gets an invoice twice. A
        try without an answer is looked up at the provider, or repeated under a key that the provider takes once. Tries go
        on for a week, then the sending is `failed`.

        The invoice goes to `to`, else to the `peppol_id` of the customer, else to the address that its numbers say. It comes
        from the `peppol_id` of the company, else from the address that its numbers say. ERR_E_INVOICE_INCOMPLETE lists
        everything that is missing. While a sending of the invoice is queued, sent or delivered, there is no other:
        ERR_PEPPOL_ALREADY_SENT.

        Needs the permission `createFactuur`.

        ``POST /api2/facturen/{id}/peppol`` (createPeppolSending)
        """
        return self._client._call(_CREATE, given, named)

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PeppolSending]:
        """List sendings over Peppol.

        Returns the sendings that match all filters, sorted by id. `has_error=true` returns those that somebody has to look
        at.

        Needs the permission `createFactuur` or `viewFinancieleOverzichten`.

        ``GET /api2/peppol_sendings`` (listPeppolSendings)
        """
        return self._client._list(_LIST, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PeppolSending:
        """Get a sending over Peppol.

        The `status` says what became of it, and `error` why.

        Needs the permission `createFactuur` or `viewFinancieleOverzichten`.

        ``GET /api2/peppol_sendings/{id}`` (getPeppolSending)
        """
        return self._client._call(_GET, (id, ), options)


class AsyncPeppolSendings(AsyncGroup):
    """Invoices on their way over the Peppol network, and what became of them."""

    async def get_customer_peppol(self, id: T.Id, /, **options: Unpack[Options]) -> T.CustomerPeppol:
        """Look a customer up on Peppol."""
        return await self._client._call(_GET_CUSTOMER_PEPPOL, (id, ), options)

    @_t.overload
    async def create(self, id: T.Id, body: T.PeppolSendingRequest, /, **options: Unpack[Options]) -> T.PeppolSending: ...

    @_t.overload
    async def create(self, id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.PeppolSending: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.PeppolSending:
        """Send an invoice over Peppol."""
        return await self._client._call(_CREATE, given, named)

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PeppolSending]:
        """List sendings over Peppol."""
        return self._client._list(_LIST, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PeppolSending:
        """Get a sending over Peppol."""
        return await self._client._call(_GET, (id, ), options)
