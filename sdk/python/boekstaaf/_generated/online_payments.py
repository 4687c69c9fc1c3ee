"""The operations of onlinePayments. Made by npm run generate. Never edit."""

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
        status: _t.Optional[_t.Union[T.OnlinePaymentStatus, _t.Sequence[T.OnlinePaymentStatus]]]
        booking_id: _t.Optional[T.Id]
        voucher_sale_id: _t.Optional[T.Id]
        invoice_id: _t.Optional[T.Id]
        provider_payment_id: _t.Optional[str]
        date_after: _t.Optional[str]
        date_before: _t.Optional[str]
        has_error: _t.Optional[bool]
        embed: _t.Optional[_t.Union[T.OnlinePaymentEmbed, _t.Sequence[T.OnlinePaymentEmbed]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _RefundMembers(Options, T.RefundRequest, total=False):
        pass

_LIST: Operation[T.OnlinePayment] = Operation("online_payments.list", "GET", "/api2/online_payments", ["status","booking_id","voucher_sale_id","invoice_id","provider_payment_id","date_after","date_before","has_error","embed","page","page_size"])
_GET: Operation[T.OnlinePayment] = Operation("online_payments.get", "GET", "/api2/online_payments/{id}")
_REFUND: Operation[T.OnlinePayment] = Operation("online_payments.refund", "POST", "/api2/online_payments/{id}/refunds", [], "json?")


class OnlinePayments(Group):
    """Payments that customers make online, and what became of them."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.OnlinePayment]:
        """List online payments.

        Returns the payments that match all filters, sorted by id: those of bookings and of sales of vouchers, unpaid ones
        included. `has_error=true` returns those that somebody has to look at.

        Needs the permission `editFactuurBetaling` or `viewFinancieleOverzichten`.

        `embed=VoucherSale` needs the permission `editVouchers`.

        ``GET /api2/online_payments`` (listOnlinePayments)
        """
        return self._client._list(_LIST, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.OnlinePayment:
        """Get an online payment.

        The `provider_transaction_id` of an invoice that was created for an online payment is its `id`.

        Needs the permission `editFactuurBetaling` or `viewFinancieleOverzichten`.

        ``GET /api2/online_payments/{id}`` (getOnlinePayment)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def refund(self, id: T.Id, body: T.RefundRequest, /, **options: Unpack[Options]) -> T.OnlinePayment: ...

    @_t.overload
    def refund(self, id: T.Id, /, **members: Unpack[_RefundMembers]) -> T.OnlinePayment: ...

    def refund(self, *given: _t.Any, **named: _t.Any) -> T.OnlinePayment:
        """Refund an online payment.

        Asks the payment provider to pay `amount` back to the customer, or all that is left (`refundable`), and returns the
        payment with its `refunds`. The provider is asked until it answers, and pays once. All refunds together never
        exceed the money that came in (ERR_REFUND_EXCEEDS_PAID). If nothing is left: ERR_NOT_REFUNDABLE. A payment that bought
        vouchers gives back what its withdrawn vouchers cost (ERR_REFUND_EXCEEDS_PAID), and nothing while none was withdrawn
        (ERR_NOT_REFUNDABLE).

        Once the provider has paid (`refunded`), the invoices of the booking get a payment below zero. It goes to credit
        invoices that are open, and the rest to the invoice that has the money. So credit what the customer no longer owes
        first. If the provider refuses (`failed`), nothing went back and nothing is recorded; the `error` of the payment
        says so.

        Needs the permission `editFactuurBetaling`.

        ``POST /api2/online_payments/{id}/refunds`` (refundOnlinePayment)
        """
        return self._client._call(_REFUND, given, named)


class AsyncOnlinePayments(AsyncGroup):
    """Payments that customers make online, and what became of them."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.OnlinePayment]:
        """List online payments."""
        return self._client._list(_LIST, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.OnlinePayment:
        """Get an online payment."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def refund(self, id: T.Id, body: T.RefundRequest, /, **options: Unpack[Options]) -> T.OnlinePayment: ...

    @_t.overload
    async def refund(self, id: T.Id, /, **members: Unpack[_RefundMembers]) -> T.OnlinePayment: ...

    async def refund(self, *given: _t.Any, **named: _t.Any) -> T.OnlinePayment:
        """Refund an online payment."""
        return await self._client._call(_REFUND, given, named)
