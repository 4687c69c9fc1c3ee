"""The operations of journal. Made by npm run generate. Never edit."""

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

    class _ListEntriesOptions(Options, total=False):
        begin: Required[str]
        eind: Required[str]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _GetAuditFileOptions(Options, total=False):
        jaar: Required[int]
        bedrijf_id: Required[T.Id]

_LIST_ENTRIES: Operation[T.JournalEntry] = Operation("journal.list_entries", "GET", "/api2/journaal", ["begin","eind","page","page_size"])
_GET_AUDIT_FILE: Operation[bytes] = Operation("journal.get_audit_file", "GET", "/api2/auditfile", ["jaar","bedrijf_id"])


class Journal(Group):
    """Append-only journal entries, for import into accounting software, and the audit file."""

    def list_entries(self, **options: Unpack[_ListEntriesOptions]) -> Paged[T.JournalEntry]:
        """List journal entries of a period.

        Returns the journal entries dated from `begin` to `eind`, both inclusive, sorted by date and id. Every permanent
        invoice, every payment, every paid sale of vouchers and every paid refund of withdrawn vouchers has one entry. In each
        entry, and so on each day, the debits equal the credits to the cent.

        | `soort` | Debit | Credit |
        |---|---|---|
        | `factuur` (invoice) | `debiteuren`: the amount that the customer owes | `omzet` and `voorschotten`: the net amounts; `btw`: the VAT per rate |
        | `creditfactuur` (credit invoice) | as `factuur`, with debit and credit swapped | |
        | `betaling` (payment) | `betalingen`: the account of the payment method | `debiteuren` |
        | `verrekening` (settlement) | `verrekeningen`: one side of a settlement; no money moves | `debiteuren` |
        | `voucherverkoop` (sale of vouchers) | `betalingen`: what was paid | `vouchers`: a debt, without VAT |
        | `voucherherroeping` (refund of withdrawn vouchers) | `vouchers`: what was paid back | `betalingen` |
        | `tegenboeking` (reversal) | what the reversed entry credits | what the reversed entry debits |

        An invoice debits `vouchers` for what was paid earlier for the vouchers that it deducts. A voucher that expires stays a
        debt: write it off in your accounting when the law allows it.

        Amounts are never negative: a negative amount moves to the other side. If the VAT is shifted to the customer, the
        entry has no VAT and `debiteuren` is the sum of the net amounts. An advance stays on `voorschotten` until the
        final invoice deducts it.

        **Append-only.** An entry is dated on the day on which it is recorded; for an invoice that is its own date.
        Entries are never changed, deleted or backdated, so a closed period always returns the same entries. If the
        amount, method or date of a payment changes, or the payment is deleted, today gets an entry that reverses the
        earlier one (`tegenboeking_van`). Unless it was deleted, another entry has the new values. `betaald_op` is the
        date of the payment itself. A request in the last moments of a day may be recorded some seconds after midnight. So
        read a day no earlier than 00:01 of the next day.

        **Accounts.** Ledger numbers, cost centers and names are as they were at the time of the entry. They come from the
        settings `grootboek_...`, the product groups and the payment methods. They are null if none was configured;
        `rekening` still names the account.

        **CSV.** With `Accept: text/csv` you get the same entries as a table for spreadsheets: a header row, then one row
        per entry line. It has commas, CRLF, UTF-8 and a decimal point. If `Accept-Language` prefers Dutch, German or
        French, the separator is `;`, amounts have a decimal comma and the file begins with a byte order mark. A
        spreadsheet in that language then opens it as it is. Text with the separator, a quotation mark or a line break of
        any kind stands in quotation marks (RFC 4180). Text that a spreadsheet would read as a formula (it starts with
        `=`, `+`, `-`, `@` or a control character) is prefixed with an apostrophe. Other media types are refused:
        ERR_NOT_ACCEPTABLE.

        Needs the permission `viewFinancieleOverzichten`.

        ``GET /api2/journaal`` (listJournalEntries)
        """
        return self._client._list(_LIST_ENTRIES, (), options)

    def get_audit_file(self, **options: Unpack[_GetAuditFileOptions]) -> FileCall:
        """Download the Dutch audit file of a year.

        Returns the journal entries of one company in one calendar year as XML Auditfile Financieel (XAF) 3.2. The file
        has the customers, accounts, VAT codes and months that they name. Debits equal credits, per entry and in total;
        the file holds the entries that `GET /api2/journaal` returns, to the cent.

        - An account is its ledger number. Where none was configured, it is the name of the account, such as `debiteuren`.
        - There are four journals: `VERKOOP` (invoices and credit invoices), `BETALING` (payments), `VOUCHER` (sales of
          vouchers, and what was paid back for them) and `MEMORIAAL` (settlements and reversals).
        - VAT stands on the lines of the VAT accounts, with a code per rate.
        - There is no opening balance: this is the administration of sales, and the accounts live in your accounting.

        The file names customers, so it takes the permission to view them as well.

        For the current year the file ends with what had been recorded when it was asked for. It is sent while it is read;
        a connection that breaks off leaves a file without its end, which is no XML.

        Needs the permission `viewFinancieleOverzichten` and `viewContact`.

        ``GET /api2/auditfile`` (getAuditFile)
        """
        return self._client._file(_GET_AUDIT_FILE, (), options)


class AsyncJournal(AsyncGroup):
    """Append-only journal entries, for import into accounting software, and the audit file."""

    def list_entries(self, **options: Unpack[_ListEntriesOptions]) -> AsyncPaged[T.JournalEntry]:
        """List journal entries of a period."""
        return self._client._list(_LIST_ENTRIES, (), options)

    def get_audit_file(self, **options: Unpack[_GetAuditFileOptions]) -> AsyncFileCall:
        """Download the Dutch audit file of a year."""
        return self._client._file(_GET_AUDIT_FILE, (), options)
