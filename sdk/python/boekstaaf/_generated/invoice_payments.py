"""The operations of invoicePayments. Made by npm run generate. Never edit."""

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

    class _ListPaymentsOptions(Options, total=False):
        date_after: _t.Optional[str]
        date_before: _t.Optional[str]
        betaalmethode_id: _t.Optional[T.Id]
        bedrijf_id: _t.Optional[T.Id]
        embed: _t.Optional[_t.Union[T.PaymentEmbed, _t.Sequence[T.PaymentEmbed]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _ListOptions(Options, total=False):
        Factuur_context: _t.Optional[_t.Union[T.InvoiceContext, _t.Sequence[T.InvoiceContext]]]
        embed: _t.Optional[_t.Union[T.PaymentEmbed, _t.Sequence[T.PaymentEmbed]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewInvoicePayment, total=False):
        pass

    class _UpdateMembers(Options, T.InvoicePaymentPut, total=False):
        pass

_LIST_PAYMENTS: Operation[T.InvoicePayment] = Operation("invoice_payments.list_payments", "GET", "/api2/facturen_betalingen", ["date_after","date_before","betaalmethode_id","bedrijf_id","embed","page","page_size"])
_LIST: Operation[T.InvoicePayment] = Operation("invoice_payments.list", "GET", "/api2/facturen/{id}/betalingen", ["Factuur.context","embed","page","page_size"], "", {"Factuur_context":"Factuur.context"})
_CREATE: Operation[T.InvoicePayment] = Operation("invoice_payments.create", "POST", "/api2/facturen/{id}/betalingen", [], "json")
_GET: Operation[T.InvoicePayment] = Operation("invoice_payments.get", "GET", "/api2/facturen/{id}/betalingen/{betaling_id}")
_UPDATE: Operation[T.InvoicePayment] = Operation("invoice_payments.update", "PUT", "/api2/facturen/{id}/betalingen/{betaling_id}", [], "json")
_DELETE: Operation[None] = Operation("invoice_payments.delete", "DELETE", "/api2/facturen/{id}/betalingen/{betaling_id}")


class InvoicePayments(Group):
    """Payments and refunds of permanent invoices, with their VAT."""

    def list_payments(self, **options: Unpack[_ListPaymentsOptions]) -> Paged[T.InvoicePayment]:
        """List payments of all invoices.

        Returns the payments and refunds that match all filters, sorted by id. Settlements of an invoice with its credit
        invoice are included; they have a `settles_id`.

        `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.

        ``GET /api2/facturen_betalingen`` (listPayments)
        """
        return self._client._list(_LIST_PAYMENTS, (), options)

    def list(self, id: T.Id, /, **options: Unpack[_ListOptions]) -> Paged[T.InvoicePayment]:
        """List payments of an invoice.

        Returns the payments and refunds of the invoice, sorted by id. With `Factuur.context` the list is empty if the
        invoice has a different origin.

        `embed=Creator` needs the permission `viewContact` or `editContact` or `editPersoneel`.

        ``GET /api2/facturen/{id}/betalingen`` (listInvoicePayments)
        """
        return self._client._list(_LIST, (id, ), options)

    @_t.overload
    def create(self, id: T.Id, body: T.NewInvoicePayment, /, **options: Unpack[Options]) -> T.InvoicePayment: ...

    @_t.overload
    def create(self, id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.InvoicePayment: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.InvoicePayment:
        """Record a payment.

        Updates the status of the invoice at once: `deels_betaald`, or `betaald` when the payments reach the total. You
        may record more than the total. A negative amount is a refund, at most what was paid: ERR_REFUND_EXCEEDS_PAID. For
        an invoice with a negative total the signs are reversed. You cannot pay a draft (ERR_INVOICE_NOT_PERMANENT) or an
        invoice with a total of zero (ERR_NOTHING_TO_PAY). The amount may not be zero (ERR_AMOUNT_ZERO).

        The payment is split over the VAT rates in proportion to their open amounts. So a fully paid invoice has exactly
        the VAT of the invoice. The part above the total is booked at rate 0, without VAT. The journal gets an entry of
        the payment (`GET /api2/journaal`).

        A point of sale must be active (ERR_POS_INACTIVE) and available at the location that you send with it
        (ERR_POS_NOT_AT_LOCATION).

        If the payment method has `bevestiging_mailen` and the amount is positive, the customer gets a confirmation by
        mail. It goes to the contact person to whom the invoice was last mailed, or else to the first one with an address.
        Its texts are `onderwerp_betaalbevestiging` and `body_betaalbevestiging` of the company, which may also contain
        the tags `{betaling_bedrag}`, `{betaling_datum}` and `{betaalmethode_naam}`. It appears in `GET /api2/mails`.
        Without an e-mail address or without these texts no mail is sent; the payment is recorded all the same.

        Needs the permission `createFactuurBetaling` or `editFactuurBetaling`.

        ``POST /api2/facturen/{id}/betalingen`` (createInvoicePayment)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, betaling_id: T.Id, /, **options: Unpack[Options]) -> T.InvoicePayment:
        """Get a payment.

        Returns 404 if the payment belongs to another invoice.

        ``GET /api2/facturen/{id}/betalingen/{betaling_id}`` (getInvoicePayment)
        """
        return self._client._call(_GET, (id, betaling_id, ), options)

    @_t.overload
    def update(self, id: T.Id, betaling_id: T.Id, body: T.InvoicePaymentPut, /, **options: Unpack[Options]) -> T.InvoicePayment: ...

    @_t.overload
    def update(self, id: T.Id, betaling_id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.InvoicePayment: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.InvoicePayment:
        """Update a payment.

        Send back what you read, with changes. `bedrag` is required; other members that you omit keep their value. The
        status of the invoice and the VAT of the later payments are recalculated. If the amount, the method or the date
        changes, the journal gets a reversing entry and a new one. The payment may keep a point of sale and a location
        that you could not choose now. A payment that settles an invoice with its credit invoice cannot be changed:
        ERR_SETTLEMENT_FIXED.

        Needs the permission `editFactuurBetaling`.

        ``PUT /api2/facturen/{id}/betalingen/{betaling_id}`` (updateInvoicePayment)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, betaling_id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a payment.

        The status of the invoice and the VAT of the later payments are recalculated, and the journal gets a reversing
        entry. Refused if the refunds would exceed the remaining payments: ERR_REFUND_EXCEEDS_PAID. A payment that settles
        an invoice with its credit invoice cannot be deleted: ERR_SETTLEMENT_FIXED.

        Needs the permission `editFactuurBetaling`.

        ``DELETE /api2/facturen/{id}/betalingen/{betaling_id}`` (deleteInvoicePayment)
        """
        return self._client._call(_DELETE, (id, betaling_id, ), options)


class AsyncInvoicePayments(AsyncGroup):
    """Payments and refunds of permanent invoices, with their VAT."""

    def list_payments(self, **options: Unpack[_ListPaymentsOptions]) -> AsyncPaged[T.InvoicePayment]:
        """List payments of all invoices."""
        return self._client._list(_LIST_PAYMENTS, (), options)

    def list(self, id: T.Id, /, **options: Unpack[_ListOptions]) -> AsyncPaged[T.InvoicePayment]:
        """List payments of an invoice."""
        return self._client._list(_LIST, (id, ), options)

    @_t.overload
    async def create(self, id: T.Id, body: T.NewInvoicePayment, /, **options: Unpack[Options]) -> T.InvoicePayment: ...

    @_t.overload
    async def create(self, id: T.Id, /, **members: Unpack[_CreateMembers]) -> T.InvoicePayment: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.InvoicePayment:
        """Record a payment."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, betaling_id: T.Id, /, **options: Unpack[Options]) -> T.InvoicePayment:
        """Get a payment."""
        return await self._client._call(_GET, (id, betaling_id, ), options)

    @_t.overload
    async def update(self, id: T.Id, betaling_id: T.Id, body: T.InvoicePaymentPut, /, **options: Unpack[Options]) -> T.InvoicePayment: ...

    @_t.overload
    async def update(self, id: T.Id, betaling_id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.InvoicePayment: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.InvoicePayment:
        """Update a payment."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, betaling_id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a payment."""
        return await self._client._call(_DELETE, (id, betaling_id, ), options)
