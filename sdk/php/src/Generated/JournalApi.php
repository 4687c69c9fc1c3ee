<?php

// The operations of journal. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Append-only journal entries, for import into accounting software, and the audit file.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type JournalEntry from Types
 */
final class JournalApi extends Group
{
    /**
     * List journal entries of a period.
     *
     * Returns the journal entries dated from `begin` to `eind`, both inclusive, sorted by date and id. Every permanent
     * invoice, every payment, every paid sale of vouchers and every paid refund of withdrawn vouchers has one entry. In each
     * entry, and so on each day, the debits equal the credits to the cent.
     *
     * | `soort` | Debit | Credit |
     * |---|---|---|
     * | `factuur` (invoice) | `debiteuren`: the amount that the customer owes | `omzet` and `voorschotten`: the net amounts; `btw`: the VAT per rate |
     * | `creditfactuur` (credit invoice) | as `factuur`, with debit and credit swapped | |
     * | `betaling` (payment) | `betalingen`: the account of the payment method | `debiteuren` |
     * | `verrekening` (settlement) | `verrekeningen`: one side of a settlement; no money moves | `debiteuren` |
     * | `voucherverkoop` (sale of vouchers) | `betalingen`: what was paid | `vouchers`: a debt, without VAT |
     * | `voucherherroeping` (refund of withdrawn vouchers) | `vouchers`: what was paid back | `betalingen` |
     * | `tegenboeking` (reversal) | what the reversed entry credits | what the reversed entry debits |
     *
     * An invoice debits `vouchers` for what was paid earlier for the vouchers that it deducts. A voucher that expires stays a
     * debt: write it off in your accounting when the law allows it.
     *
     * Amounts are never negative: a negative amount moves to the other side. If the VAT is shifted to the customer, the
     * entry has no VAT and `debiteuren` is the sum of the net amounts. An advance stays on `voorschotten` until the
     * final invoice deducts it.
     *
     * **Append-only.** An entry is dated on the day on which it is recorded; for an invoice that is its own date.
     * Entries are never changed, deleted or backdated, so a closed period always returns the same entries. If the
     * amount, method or date of a payment changes, or the payment is deleted, today gets an entry that reverses the
     * earlier one (`tegenboeking_van`). Unless it was deleted, another entry has the new values. `betaald_op` is the
     * date of the payment itself. A request in the last moments of a day may be recorded some seconds after midnight. So
     * read a day no earlier than 00:01 of the next day.
     *
     * **Accounts.** Ledger numbers, cost centers and names are as they were at the time of the entry. They come from the
     * settings `grootboek_...`, the product groups and the payment methods. They are null if none was configured;
     * `rekening` still names the account.
     *
     * **CSV.** With `Accept: text/csv` you get the same entries as a table for spreadsheets: a header row, then one row
     * per entry line. It has commas, CRLF, UTF-8 and a decimal point. If `Accept-Language` prefers Dutch, German or
     * French, the separator is `;`, amounts have a decimal comma and the file begins with a byte order mark. A
     * spreadsheet in that language then opens it as it is. Text with the separator, a quotation mark or a line break of
     * any kind stands in quotation marks (RFC 4180). Text that a spreadsheet would read as a formula (it starts with
     * `=`, `+`, `-`, `@` or a control character) is prefixed with an apostrophe. Other media types are refused:
     * ERR_NOT_ACCEPTABLE.
     *
     * Needs the permission `viewFinancieleOverzichten`.
     *
     * GET /api2/journaal (listJournalEntries)
     *
     * @param array{begin: string, eind: string, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<JournalEntry>
     */
    public function listEntries(array $options): Paged
    {
        return $this->paged('journal.listEntries', 'GET', '/api2/journaal', [], $options, ['begin' => 'begin', 'eind' => 'eind', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Download the Dutch audit file of a year.
     *
     * Returns the journal entries of one company in one calendar year as XML Auditfile Financieel (XAF) 3.2. The file
     * has the customers, accounts, VAT codes and months that they name. Debits equal credits, per entry and in total;
     * the file holds the entries that `GET /api2/journaal` returns, to the cent.
     *
     * - An account is its ledger number. Where none was configured, it is the name of the account, such as `debiteuren`.
     * - There are four journals: `VERKOOP` (invoices and credit invoices), `BETALING` (payments), `VOUCHER` (sales of
     *   vouchers, and what was paid back for them) and `MEMORIAAL` (settlements and reversals).
     * - VAT stands on the lines of the VAT accounts, with a code per rate.
     * - There is no opening balance: this is the administration of sales, and the accounts live in your accounting.
     *
     * The file names customers, so it takes the permission to view them as well.
     *
     * For the current year the file ends with what had been recorded when it was asked for. It is sent while it is read;
     * a connection that breaks off leaves a file without its end, which is no XML.
     *
     * Needs the permission `viewFinancieleOverzichten` and `viewContact`.
     *
     * GET /api2/auditfile (getAuditFile)
     *
     * @param array{jaar: int, bedrijf_id: Id, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getAuditFile(array $options): FileCall
    {
        return $this->file('journal.getAuditFile', 'GET', '/api2/auditfile', [], $options, ['jaar' => 'jaar', 'bedrijf_id' => 'bedrijf_id']);
    }
}
