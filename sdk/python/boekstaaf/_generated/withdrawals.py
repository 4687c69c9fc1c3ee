"""The operations of withdrawals. Made by npm run generate. Never edit."""

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
        status: _t.Optional[_t.Union[T.WithdrawalStatus, _t.Sequence[T.WithdrawalStatus]]]
        voucher_sale_id: _t.Optional[T.Id]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.WithdrawalDeclaration, total=False):
        pass

    class _DecideMembers(Options, T.WithdrawalPut, total=False):
        pass

_LIST: Operation[T.Withdrawal] = Operation("withdrawals.list", "GET", "/api2/herroepingen", ["status","voucher_sale_id","page","page_size"])
_CREATE: Operation[T.WithdrawalReceipt] = Operation("withdrawals.create", "POST", "/api2/herroepingen", [], "json")
_GET: Operation[T.Withdrawal] = Operation("withdrawals.get", "GET", "/api2/herroepingen/{id}")
_DECIDE: Operation[T.Withdrawal] = Operation("withdrawals.decide", "PUT", "/api2/herroepingen/{id}", [], "json")
_CONFIRM: Operation[T.WithdrawalReceipt] = Operation("withdrawals.confirm", "POST", "/api2/herroepingen/{token}/bevestigen")


class Withdrawals(Group):
    """Withdrawals of consumers from sales of vouchers: declared, confirmed, and decided by staff."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Withdrawal]:
        """List withdrawals.

        Sorted by `id`, those that nobody confirmed included. `status=te_beoordelen` returns those that wait for you.

        Needs the permission `editVouchers`.

        ``GET /api2/herroepingen`` (listWithdrawals)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.WithdrawalDeclaration, /, **options: Unpack[Options]) -> T.WithdrawalReceipt: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.WithdrawalReceipt: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.WithdrawalReceipt:
        """Declare a withdrawal.

        For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
        without a Content-Type. It is the first of the two steps of article 11a of Directive 2011/83/EU. The page
        `/herroepen` of this installation has both. Link to it with words such as "overeenkomst hier herroepen" or "withdraw
        from contract here".

        Nothing happens before `confirmWithdrawal`. Show your visitor what they declared, with a button such as
        "herroeping bevestigen" or "confirm withdrawal". The answer is the same whether there is such a sale or not.

        A name with a web address in it is refused (ERR_FORMAT). A declaration that nobody confirms is forgotten after a
        day.

        An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).

        ``POST /api2/herroepingen`` (createWithdrawal)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Withdrawal:
        """Get a withdrawal.

        Returns the declaration of the consumer, and what became of it.

        Needs the permission `editVouchers`.

        ``GET /api2/herroepingen/{id}`` (getWithdrawal)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def decide(self, id: T.Id, body: T.WithdrawalPut, /, **options: Unpack[Options]) -> T.Withdrawal: ...

    @_t.overload
    def decide(self, id: T.Id, /, **members: Unpack[_DecideMembers]) -> T.Withdrawal: ...

    def decide(self, *given: _t.Any, **named: _t.Any) -> T.Withdrawal:
        """Decide about a withdrawal.

        You may send back what GET returned, with another `status` or `opmerking`. Members that you omit keep their value.

        A withdrawal that is `te_beoordelen` becomes `toegewezen` or `afgewezen`, and one that is `afgewezen` can still
        become `toegewezen`. All else is refused (ERR_WITHDRAWAL_STATUS_TRANSITION). `toegewezen` ends the vouchers
        of its sale that were not redeemed, and requests their price back, as `confirmWithdrawal` does by itself. The service mails nothing about your decision: tell the consumer.

        Needs the permission `editVouchers` and `editFactuurBetaling`.

        ``PUT /api2/herroepingen/{id}`` (decideWithdrawal)
        """
        return self._client._call(_DECIDE, given, named)

    def confirm(self, token: str, /, **options: Unpack[Options]) -> T.WithdrawalReceipt:
        """Confirm a withdrawal.

        The second step. At once a mail goes to the `email` of the declaration, with what was declared, the date and the
        time. Confirming again changes and mails nothing. Unknown tokens are 404.

        **Carried out by itself** is the withdrawal from a paid sale of vouchers that has the e-mail address of the sale. It
        must come on the day of payment, or on one of the `herroepingstermijn_dagen` (a setting) after it. From then on its
        vouchers that were not redeemed can be redeemed no more, and their price is requested back from the payment
        provider, once. Vouchers on a booking are redeemed and stay as they are. The journal records the refund once the
        provider has paid it.

        **All else** is for staff to decide (`te_beoordelen`). Bookings of a fixed date are exempt from the right of
        withdrawal. If the reference is that of a reservation, the mail says so and points to cancelling. So it does for
        the `referentie` of a booking, which others can guess, with the e-mail address of its customer.

        The answer tells none of this. The mail tells it to the address of the sale, and to people who have the reference of
        a reservation. An address that others typed today into public forms gets three mails a day.

        An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).

        ``POST /api2/herroepingen/{token}/bevestigen`` (confirmWithdrawal)
        """
        return self._client._call(_CONFIRM, (token, ), options)


class AsyncWithdrawals(AsyncGroup):
    """Withdrawals of consumers from sales of vouchers: declared, confirmed, and decided by staff."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Withdrawal]:
        """List withdrawals."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.WithdrawalDeclaration, /, **options: Unpack[Options]) -> T.WithdrawalReceipt: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.WithdrawalReceipt: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.WithdrawalReceipt:
        """Declare a withdrawal."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Withdrawal:
        """Get a withdrawal."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def decide(self, id: T.Id, body: T.WithdrawalPut, /, **options: Unpack[Options]) -> T.Withdrawal: ...

    @_t.overload
    async def decide(self, id: T.Id, /, **members: Unpack[_DecideMembers]) -> T.Withdrawal: ...

    async def decide(self, *given: _t.Any, **named: _t.Any) -> T.Withdrawal:
        """Decide about a withdrawal."""
        return await self._client._call(_DECIDE, given, named)

    async def confirm(self, token: str, /, **options: Unpack[Options]) -> T.WithdrawalReceipt:
        """Confirm a withdrawal."""
        return await self._client._call(_CONFIRM, (token, ), options)
