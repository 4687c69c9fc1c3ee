"""The operations of statistics. Made by npm run generate. Never edit."""

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

    class _GetVatReturnOptions(Options, total=False):
        jaar: Required[int]
        kwartaal: Required[int]
        bedrijf_id: _t.Optional[T.Id]

    class _GetAgedDebtorsOptions(Options, total=False):
        datum: _t.Optional[str]
        bedrijf_id: _t.Optional[T.Id]

    class _GetRevenueOptions(Options, total=False):
        begin: Required[str]
        eind: Required[str]

    class _GetSalesOptions(Options, total=False):
        referentiedatum: _t.Optional[T.SalesReferenceDate]
        datum_after: _t.Optional[str]
        datum_before: _t.Optional[str]
        gegevens: _t.Optional[T.SalesMetric]
        groepeer_tijd: _t.Optional[T.TimeGrouping]
        groepeer_gegevens: _t.Optional[_t.Union[T.SalesGrouping, _t.Sequence[T.SalesGrouping]]]
        bedrijf_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        soort_klant: _t.Optional[_t.Union[str, _t.Sequence[str]]]
        arrangement_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        book_process_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        boeking_status: _t.Optional[_t.Union[T.BookingStatus, _t.Sequence[T.BookingStatus]]]
        landcode: _t.Optional[str]
        invoice_contexts: _t.Optional[_t.Union[T.InvoiceContext, _t.Sequence[T.InvoiceContext]]]
        product_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        contains_product_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        contains_productgroup_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        contains_productlabel_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        boeking_created_by: _t.Optional[T.Id]
        boeking_los_op_planning: _t.Optional[bool]
        invoicing_setting: _t.Optional[bool]
        include_voucher_sales: _t.Optional[bool]
        locatie: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]

    class _GetPaymentOptions(Options, total=False):
        datum_after: _t.Optional[str]
        datum_before: _t.Optional[str]
        referentiedatum: _t.Optional[_t.Literal["betaling"]]
        gegevens: _t.Optional[_t.Literal["betaald_bedrag"]]
        groepeer_tijd: _t.Optional[T.TimeGrouping]
        groepeer_gegevens: _t.Optional[_t.Union[_t.Literal["betaalmethode_id"], _t.Sequence[_t.Literal["betaalmethode_id"]]]]

    class _GetBookedProductOptions(Options, total=False):
        datum_after: _t.Optional[str]
        datum_before: _t.Optional[str]
        groepeer_tijd: _t.Optional[T.TimeGrouping]
        groepeer_gegevens: _t.Optional[_t.Union[_t.Literal["product_id", "productgroep_id"], _t.Sequence[_t.Literal["product_id", "productgroep_id"]]]]
        bedrijf_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        soort_klant: _t.Optional[_t.Union[str, _t.Sequence[str]]]
        boeking_status: _t.Optional[_t.Union[T.BookingStatus, _t.Sequence[T.BookingStatus]]]
        product_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        productgroep_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        invoicing_setting: _t.Optional[bool]

_GET_VAT_RETURN: Operation[_t.List[T.VatReturnRow]] = Operation("statistics.get_vat_return", "GET", "/api2/btw_aangifte", ["jaar","kwartaal","bedrijf_id"])
_GET_AGED_DEBTORS: Operation[_t.List[T.AgedDebtor]] = Operation("statistics.get_aged_debtors", "GET", "/api2/openstaande_posten", ["datum","bedrijf_id"])
_GET_REVENUE: Operation[_t.List[T.RevenueRow]] = Operation("statistics.get_revenue", "GET", "/api2/omzet", ["begin","eind"])
_GET_SALES: Operation[_t.List[T.SalesRow]] = Operation("statistics.get_sales", "GET", "/api2/statistieken/verkoop", ["referentiedatum","datum>","datum<","gegevens","groepeer_tijd","groepeer_gegevens","bedrijf_id","soort_klant","arrangement_id","book_process_id","boeking_status","landcode","invoice_contexts","product_id","contains_product_id","contains_productgroup_id","contains_productlabel_id","boeking_created_by","boeking_los_op_planning","invoicing_setting","include_voucher_sales","locatie"], "", {"datum_after":"datum>","datum_before":"datum<"})
_GET_PAYMENT: Operation[_t.List[T.PaymentsRow]] = Operation("statistics.get_payment", "GET", "/api2/statistieken/betalingen", ["datum>","datum<","referentiedatum","gegevens","groepeer_tijd","groepeer_gegevens"], "", {"datum_after":"datum>","datum_before":"datum<"})
_GET_BOOKED_PRODUCT: Operation[_t.List[T.BookedProductsRow]] = Operation("statistics.get_booked_product", "GET", "/api2/statistieken/geboekteproducten", ["datum>","datum<","groepeer_tijd","groepeer_gegevens","bedrijf_id","soort_klant","boeking_status","product_id","productgroep_id","invoicing_setting"], "", {"datum_after":"datum>","datum_before":"datum<"})


class Statistics(Group):
    """Totals of sales, payments and booked products per period, revenue, the VAT return, and what customers owe."""

    def get_vat_return(self, **options: Unpack[_GetVatReturnOptions]) -> _t.List[T.VatReturnRow]:
        """Get the VAT return of a quarter.

        Returns what the permanent invoices dated in the quarter charge, credit invoices deducted, for the VAT return.
        There is one row per VAT rate, then one row per customer to whom VAT was shifted. Those are sorted by the country
        and the VAT number that the invoices print.

        | `soort` | What it is | `omzet` | `btw` |
        |---|---|---|---|
        | `belast` | charged at `btw_percentage` | net amount | VAT, as stored per invoice and rate |
        | `nul` | charged at 0 % | net amount | 0 |
        | `verlegd` | VAT shifted to the customer | net amount | 0 |

        VAT is owed from the date of the invoice, whether it was paid or not, advances included. An earlier payment for
        vouchers that an invoice deducts does not lower `omzet`. Rows without any amount are left out.

        The VAT equals the VAT of the journal entries of the same invoices, and `omzet` their revenue and advances, to the
        cent. Input VAT and other invoices are not known here.

        **CSV.** With `Accept: text/csv` you get the same rows as a table, written as `GET /api2/journaal` writes it.

        Needs the permission `viewFinancieleOverzichten`.

        ``GET /api2/btw_aangifte`` (getVatReturn)
        """
        return self._client._call(_GET_VAT_RETURN, (), options)

    def get_aged_debtors(self, **options: Unpack[_GetAgedDebtorsOptions]) -> _t.List[T.AgedDebtor]:
        """Get what customers owe, by age.

        Returns the open amounts of the permanent invoices dated up to `datum`, after the payments received up to that
        day. There is one row per customer, by id. The due date of an invoice is its date plus its term. An invoice counts
        under the number of days that passed since its due date; credit invoices that were not settled count with their
        negative amount.

        Customers of whom nothing is open are left out. An amount that the customer paid too much, or is to get back, is
        negative. Payments count on the day on which they were received (`wanneer`), as they are known today. A payment
        that was changed since counts with its present amount.

        All rows together are what the invoices charge less what was paid. For today that is the balance of `debiteuren` in
        the journal, to the cent.

        The rows are read a thousand customers at a time, and sent while the next are read. Changes in between show in
        later rows only.

        **CSV.** With `Accept: text/csv` you get the same rows as a table, written as `GET /api2/journaal` writes it.

        Needs the permission `viewFinancieleOverzichten`.

        ``GET /api2/openstaande_posten`` (getAgedDebtors)
        """
        return self._client._call(_GET_AGED_DEBTORS, (), options)

    def get_revenue(self, **options: Unpack[_GetRevenueOptions]) -> _t.List[T.RevenueRow]:
        """Get revenue per product and VAT rate.

        Returns what the permanent invoices dated from `begin` to `eind`, both inclusive, charge: one row per product and
        VAT rate, with the current product name. Rows are sorted by product, rows without a product last, then by rate.
        These are invoiced amounts; use the payment statistics to reconcile cash.

        Together the rows equal the invoice totals and what redeemed vouchers prepaid, to the cent. A sold voucher is a
        payment made earlier: it lowers what its invoice asks for, but not the revenue. `GET /api2/factuurregels` has these
        amounts as lines with `vooruitbetaald`: revenue less what they take off is the sum of the invoice totals.

        Needs the permission `viewFinancieleOverzichten` or `viewStatistiek`.

        ``GET /api2/omzet`` (getRevenue)
        """
        return self._client._call(_GET_REVENUE, (), options)

    def get_sales(self, **options: Unpack[_GetSalesOptions]) -> _t.List[T.SalesRow]:
        """Get sales statistics.

        Returns one metric for the period: invoiced amounts, the value of bookings, the amount not yet invoiced, people or
        bookings. `referentiedatum` selects the date that the period filters on. Send `groepeer_tijd`, `groepeer_gegevens`
        or both: ERR_REQUIRED without either.

        **Filters.** Bookings of every status count, cancelled ones included; filter them with `boeking_status`. A filter
        selects bookings with all their amounts, with three exceptions. `invoice_contexts` selects invoices, and
        `product_id` selects lines. `bedrijf_id` selects invoices for invoiced amounts, and for all other metrics the
        company of the costs.

        **Totals.** Invoiced amounts add up to the same total, to the cent, however you group them; by invoice date that
        is the total of `GET /api2/omzet`. The value of bookings and the amount not yet invoiced also add up. Amounts per
        person do not. With `referentiedatum=boekingsregel` a booking with lines in several buckets counts, with its
        people, once in each of them.

        **Vouchers.** What was paid for a voucher is revenue when the voucher is redeemed. With `include_voucher_sales` it
        is revenue on the day of the sale, without VAT, less what was paid back for withdrawn vouchers on that day. Invoiced amounts contain sales under null for everything that a
        sale does not have (package, product, creator). They do so only if no filter asks for a property of bookings.

        **Rows.** There is one row per bucket and group with something to add up, even if the sum is zero. Rows are sorted
        by period, then in the order of `groepeer_gegevens`, null values last. Buckets and groups without data have no
        row.

        **Combinations.** These are refused with ERR_CANNOT_COMBINE:

        - `referentiedatum=factuur` or `invoice_contexts` with another metric than `gefactureerd_bedrag`;
        - grouping by `product_id`, `productgroep_id` or `btw_percentage` with another metric than `gefactureerd_bedrag`
          or `boekingswaarde`;
        - the filter `product_id` without `groepeer_gegevens=product_id`.

        If you omit a required parameter, the service redirects (302) to the same URL with the defaults: the current
        calendar year, and the defaults below. Invoiced amounts are not paid amounts: use `GET
        /api2/statistieken/betalingen` to reconcile cash.

        Needs the permission `viewStatistiek` and `viewFinancieleOverzichten`.

        ``GET /api2/statistieken/verkoop`` (getSalesStatistics)
        """
        return self._client._call(_GET_SALES, (), options)

    def get_payment(self, **options: Unpack[_GetPaymentOptions]) -> _t.List[T.PaymentsRow]:
        """Get payment statistics.

        Returns the payments received in the period, less refunds, by the local date of `wanneer`. Settlements of an
        invoice with its credit invoice are left out, because no money moves. Use these figures to reconcile cash; for
        invoiced amounts use `GET /api2/statistieken/verkoop`.

        There is one row per time bucket and payment method with at least one payment, sorted by period and method,
        payments without a method last. Buckets without payments have no row. The rows add up to the same total, however
        you group them.

        If you omit a required parameter, the service redirects (302) to the same URL with the defaults: the current
        calendar year, and the defaults below. A client that follows redirects can omit them all.

        Needs the permission `viewStatistiek`.

        ``GET /api2/statistieken/betalingen`` (getPaymentStatistics)
        """
        return self._client._call(_GET_PAYMENT, (), options)

    def get_booked_product(self, **options: Unpack[_GetBookedProductOptions]) -> _t.List[T.BookedProductsRow]:
        """Get booked quantities per product.

        Adds up `aantal` of the booking lines whose local start date is in the period, per product or product group.
        Bookings of every status count, cancelled ones included; filter them with `boeking_status`.

        There is one row per time bucket and product or group with at least one line, sorted by period, then in the order
        of `groepeer_gegevens`. Buckets without lines have no row.

        If you omit a required parameter, the service redirects (302) to the same URL with the defaults: the current
        calendar year, and the defaults below.

        Needs the permission `viewStatistiek`.

        ``GET /api2/statistieken/geboekteproducten`` (getBookedProductStatistics)
        """
        return self._client._call(_GET_BOOKED_PRODUCT, (), options)


class AsyncStatistics(AsyncGroup):
    """Totals of sales, payments and booked products per period, revenue, the VAT return, and what customers owe."""

    async def get_vat_return(self, **options: Unpack[_GetVatReturnOptions]) -> _t.List[T.VatReturnRow]:
        """Get the VAT return of a quarter."""
        return await self._client._call(_GET_VAT_RETURN, (), options)

    async def get_aged_debtors(self, **options: Unpack[_GetAgedDebtorsOptions]) -> _t.List[T.AgedDebtor]:
        """Get what customers owe, by age."""
        return await self._client._call(_GET_AGED_DEBTORS, (), options)

    async def get_revenue(self, **options: Unpack[_GetRevenueOptions]) -> _t.List[T.RevenueRow]:
        """Get revenue per product and VAT rate."""
        return await self._client._call(_GET_REVENUE, (), options)

    async def get_sales(self, **options: Unpack[_GetSalesOptions]) -> _t.List[T.SalesRow]:
        """Get sales statistics."""
        return await self._client._call(_GET_SALES, (), options)

    async def get_payment(self, **options: Unpack[_GetPaymentOptions]) -> _t.List[T.PaymentsRow]:
        """Get payment statistics."""
        return await self._client._call(_GET_PAYMENT, (), options)

    async def get_booked_product(self, **options: Unpack[_GetBookedProductOptions]) -> _t.List[T.BookedProductsRow]:
        """Get booked quantities per product."""
        return await self._client._call(_GET_BOOKED_PRODUCT, (), options)
