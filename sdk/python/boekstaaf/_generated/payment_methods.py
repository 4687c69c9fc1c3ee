"""The operations of paymentMethods. Made by npm run generate. Never edit."""

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

    class _ListOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewPaymentMethod, total=False):
        pass

    class _UpdateMembers(Options, T.PaymentMethodPut, total=False):
        pass

_LIST: Operation[T.PaymentMethod] = Operation("payment_methods.list", "GET", "/api2/betaalmethoden", ["page","page_size"])
_CREATE: Operation[T.PaymentMethod] = Operation("payment_methods.create", "POST", "/api2/betaalmethoden", [], "json")
_GET: Operation[T.PaymentMethod] = Operation("payment_methods.get", "GET", "/api2/betaalmethoden/{id}")
_UPDATE: Operation[T.PaymentMethod] = Operation("payment_methods.update", "PUT", "/api2/betaalmethoden/{id}", [], "json")
_DELETE: Operation[None] = Operation("payment_methods.delete", "DELETE", "/api2/betaalmethoden/{id}")


class PaymentMethods(Group):
    """Methods of payment, with ledger numbers."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PaymentMethod]:
        """List payment methods.

        Returns all payment methods, sorted by id, including those that staff cannot choose at the till.

        ``GET /api2/betaalmethoden`` (listPaymentMethods)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewPaymentMethod, /, **options: Unpack[Options]) -> T.PaymentMethod: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.PaymentMethod: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.PaymentMethod:
        """Create a payment method.

        The ledger number is stored as you send it and is not validated against a chart of accounts.

        Needs the permission `editBetaalmethode`.

        ``POST /api2/betaalmethoden`` (createPaymentMethod)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PaymentMethod:
        """Get a payment method.

        `is_deletable` shows whether you can delete it.

        ``GET /api2/betaalmethoden/{id}`` (getPaymentMethod)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.PaymentMethodPut, /, **options: Unpack[Options]) -> T.PaymentMethod: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PaymentMethod: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.PaymentMethod:
        """Update a payment method.

        Send back what you read, with changes. Members that you omit keep their value; null clears the ledger number.
        Journal entries that are already recorded keep their ledger number.

        Needs the permission `editBetaalmethode`.

        ``PUT /api2/betaalmethoden/{id}`` (updatePaymentMethod)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a payment method.

        Refused while a payment uses it: ERR_IN_USE.

        Needs the permission `editBetaalmethode`.

        ``DELETE /api2/betaalmethoden/{id}`` (deletePaymentMethod)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncPaymentMethods(AsyncGroup):
    """Methods of payment, with ledger numbers."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PaymentMethod]:
        """List payment methods."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewPaymentMethod, /, **options: Unpack[Options]) -> T.PaymentMethod: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.PaymentMethod: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.PaymentMethod:
        """Create a payment method."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PaymentMethod:
        """Get a payment method."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.PaymentMethodPut, /, **options: Unpack[Options]) -> T.PaymentMethod: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PaymentMethod: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.PaymentMethod:
        """Update a payment method."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a payment method."""
        return await self._client._call(_DELETE, (id, ), options)
