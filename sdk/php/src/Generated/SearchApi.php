<?php

// The operations of search. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * One search over customers, bookings, invoices and vouchers.
 *
 * @phpstan-import-type SearchResults from Types
 */
final class SearchApi extends Group
{
    /**
     * Search customers, bookings, invoices and vouchers.
     *
     * Returns at most 20 objects of each kind, as their lists show them.
     *
     * - *Customers* have, for each word of `q`, a word that begins with it: in their names and department, addresses,
     *   e-mail addresses, VAT number and those of their contact persons. Capitals and accents make no difference. Whole
     *   words come first.
     * - *Phone numbers* are found by their first digits, however they are written. `+31 6` finds `06`.
     * - *Bookings* are found by the beginning of their reference, *invoices* by that of their number, and *vouchers* by
     *   that of their code, whatever its capitals.
     *
     * A kind is left out if you may not read it. Fewer than two letters or digits are refused (ERR_LENGTH).
     *
     * GET /api2/zoeken (getSearchResults)
     *
     * @param array{q: string, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return SearchResults
     */
    public function getResults(array $options): array
    {
        return $this->call('search.getResults', 'GET', '/api2/zoeken', [], $options, ['q' => 'q']);
    }
}
