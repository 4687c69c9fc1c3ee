"""The operations of voucherSales. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewVoucherSale, total=False):
        pass

    class _BuyVouchersMembers(Options, T.VoucherPurchase, total=False):
        pass

_LIST: Operation[T.VoucherSale] = Operation("voucher_sales.list", "GET", "/api2/voucher_sales", ["page","page_size"])
_CREATE: Operation[T.VoucherSale] = Operation("voucher_sales.create", "POST", "/api2/voucher_sales", [], "json")
_GET: Operation[T.VoucherSale] = Operation("voucher_sales.get", "GET", "/api2/voucher_sales/{id}")
_BUY_VOUCHERS: Operation[T.PaymentRequest] = Operation("voucher_sales.buy_vouchers", "POST", "/api2/vouchers/buy", [], "json")
_GET_VOUCHER_ORDER_STATE: Operation[T.PaymentState] = Operation("voucher_sales.get_voucher_order_state", "GET", "/api2/vouchers/verkopen/{reference}")


class VoucherSales(Group):
    """Vouchers that customers buy: paid online, then created and mailed."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.VoucherSale]:
        """List sales of vouchers.

        Sorted by `id`, unpaid ones included.

        Needs the permission `editVouchers`.

        ``GET /api2/voucher_sales`` (listVoucherSales)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewVoucherSale, /, **options: Unpack[Options]) -> T.VoucherSale: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.VoucherSale: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.VoucherSale:
        """Sell vouchers to a customer.

        Asks the payment provider for a payment, and returns where the customer pays: send them `payment_url`. It is null
        if the provider did not answer in time; then read the sale again. The customer needs an e-mail address
        (ERR_MAIL_RECIPIENT) and the template a price (ERR_AMOUNT_ZERO).

        Once the payment provider says that the whole amount is paid, the vouchers are created. They are mailed to the
        customer's main contact person as a PDF, exactly once, however often the provider reports it.

        After paying, the customer is sent to `redirect_url`, whatever came of it. It may lead to this installation, to the
        origins of CORS_ORIGINS and to the hosts of the setting `online_boeking_redirect_hosts` (ERR_REDIRECT_HOST).

        Needs the permission `editVouchers`.

        ``POST /api2/voucher_sales`` (createVoucherSale)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.VoucherSale:
        """Get a sale of vouchers.

        Its vouchers are in `GET /api2/vouchers?sale_id=`, once it is paid.

        Needs the permission `editVouchers`.

        ``GET /api2/voucher_sales/{id}`` (getVoucherSale)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def buy_vouchers(self, body: T.VoucherPurchase, /, **options: Unpack[Options]) -> T.PaymentRequest: ...

    @_t.overload
    def buy_vouchers(self, **members: Unpack[_BuyVouchersMembers]) -> T.PaymentRequest: ...

    def buy_vouchers(self, *given: _t.Any, **named: _t.Any) -> T.PaymentRequest:
        """Buy vouchers.

        For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
        without a Content-Type.

        `contact_form` contains the answers to the contact form of the template (`contactform_id`). They are stored as
        `submitContactForm` stores them, and refused for the same reasons, with `contact_form.` before the
        `field_identifier`. The e-mail address is required: the vouchers are mailed to it, once, when the whole amount is
        paid. An address can be named in three orders a day that are not paid (ERR_MAIL_RECIPIENT).

        Send the buyer to `payment_url`. After paying, buyers are sent to `redirect_url`, with whatever result. It may
        lead to this installation, to the origins of CORS_ORIGINS and to the hosts of the setting
        `online_boeking_redirect_hosts` (ERR_REDIRECT_HOST). `getVoucherOrderState` tells by the `reference` what became
        of the order. A payment that was cancelled, failed or expired can be made again at `retry_url`.

        Templates without a contact form or a price, and those whose vouchers would have expired already, are not for
        sale. They are refused like templates that do not exist (ERR_UNKNOWN_REFERENCE). Without a credential it is also
        refused while the setting `allow_old_vouchers_sales` is `no` (ERR_CLOSED), and while no payment provider is
        connected (ERR_PAYMENT_PROVIDER).

        An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).

        ``POST /api2/vouchers/buy`` (buyVouchers)
        """
        return self._client._call(_BUY_VOUCHERS, given, named)

    def get_voucher_order_state(self, reference: str, /, **options: Unpack[Options]) -> T.PaymentState:
        """See what became of an order of vouchers.

        For the page that buyers come back to, as `getReservationState` for reservations. The `reference` is that of
        `buyVouchers`; it is also in the address that buyers return to, as the query parameter `verkoop`.

        Unknown references are 404.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/vouchers/verkopen/{reference}`` (getVoucherOrderState)
        """
        return self._client._call(_GET_VOUCHER_ORDER_STATE, (reference, ), options)


class AsyncVoucherSales(AsyncGroup):
    """Vouchers that customers buy: paid online, then created and mailed."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.VoucherSale]:
        """List sales of vouchers."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewVoucherSale, /, **options: Unpack[Options]) -> T.VoucherSale: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.VoucherSale: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.VoucherSale:
        """Sell vouchers to a customer."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.VoucherSale:
        """Get a sale of vouchers."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def buy_vouchers(self, body: T.VoucherPurchase, /, **options: Unpack[Options]) -> T.PaymentRequest: ...

    @_t.overload
    async def buy_vouchers(self, **members: Unpack[_BuyVouchersMembers]) -> T.PaymentRequest: ...

    async def buy_vouchers(self, *given: _t.Any, **named: _t.Any) -> T.PaymentRequest:
        """Buy vouchers."""
        return await self._client._call(_BUY_VOUCHERS, given, named)

    async def get_voucher_order_state(self, reference: str, /, **options: Unpack[Options]) -> T.PaymentState:
        """See what became of an order of vouchers."""
        return await self._client._call(_GET_VOUCHER_ORDER_STATE, (reference, ), options)
