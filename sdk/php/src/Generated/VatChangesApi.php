<?php

// The operations of vatChanges. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Changes of a VAT rate over bookings that exist, with a dry run.
 *
 * @phpstan-import-type NewVatChange from Types
 * @phpstan-import-type VatChange from Types
 * @phpstan-import-type VatChangeBooking from Types
 * @phpstan-import-type VatChangeOutcome from Types
 */
final class VatChangesApi extends Group
{
    /**
     * List changes of VAT rates.
     *
     * Sorted by `id`, the latest one first. Dry runs are included.
     *
     * Needs the permission `editBedrijfsgegevens` and `editBoeking`.
     *
     * GET /api2/btw_wijzigingen (listVatChanges)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<VatChange>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('vatChanges.list', 'GET', '/api2/btw_wijzigingen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Change a VAT rate over bookings that exist.
     *
     * Gives the costs of bookings that have the rate `van` the rate `naar`, where they are about `ingangsdatum` or later. Prices of
     * products stay: give those a row of `ProductPrice` with the same date.
     *
     * **Costs.** A cost of a line changes by the local date on which its line begins. A cost without a line changes by the
     * date of its booking, and only where `product_ids` is null. With `product_ids`, the costs of the lines of these
     * products change, and no others. The discount of a voucher changes with the costs of its product, once none of them
     * has the old rate. The prepaid part of a voucher is a payment and never changes.
     *
     * **Prices.** With `inclusief`, unit prices stay, and so does what customers pay. With `exclusief`, a unit price is
     * multiplied by (100 + `naar`) / (100 + `van`), half-up to four decimals: what the business keeps stays.
     *
     * **Bookings.** Each booking changes in a transaction of its own, with its event. Its drafts follow. Left out are
     * bookings that are cancelled, have nothing left to invoice, or would come to more than a booking can;
     * `listVatChangeBookings` says why. After an advance at the old rate, the final invoice charges the whole booking at
     * the new rate. It takes the advance back at the rate of the advance.
     *
     * **Dry run.** With `dry_run` no booking changes: the list of bookings says what each would come to.
     *
     * **In the background.** A job goes through the bookings that exist now. It continues after a restart and takes each
     * booking once. The response waits some seconds for it; `status` says whether it has ended.
     *
     * `naar` must be a rate of the setting `btw_percentages` (ERR_VAT_RATE_UNKNOWN), and not `van` (ERR_NOT_ALLOWED).
     *
     * Needs the permission `editBedrijfsgegevens` and `editBoeking`.
     *
     * POST /api2/btw_wijzigingen (createVatChange)
     *
     * @param NewVatChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VatChange
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('vatChanges.create', 'POST', '/api2/btw_wijzigingen', [], $options, [], $body, ['']);
    }

    /**
     * Get a change of a VAT rate.
     *
     * Counts the bookings that it has changed or left out so far.
     *
     * Needs the permission `editBedrijfsgegevens` and `editBoeking`.
     *
     * GET /api2/btw_wijzigingen/{id} (getVatChange)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return VatChange
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('vatChanges.get', 'GET', '/api2/btw_wijzigingen/{id}', ['id' => $id], $options, []);
    }

    /**
     * List the bookings of a change of a VAT rate.
     *
     * Sorted by `boeking_id`: each booking that the change was about, with its totals before and after, and those that were
     * left out with the reason. Bookings that were deleted since stay in the list.
     *
     * Needs the permission `editBedrijfsgegevens` and `editBoeking`.
     *
     * GET /api2/btw_wijzigingen/{id}/boekingen (listVatChangeBookings)
     *
     * @param array{uitkomst?: VatChangeOutcome|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<VatChangeBooking>
     */
    public function listBookings(int $id, array $options = []): Paged
    {
        return $this->paged('vatChanges.listBookings', 'GET', '/api2/btw_wijzigingen/{id}/boekingen', ['id' => $id], $options, ['uitkomst' => 'uitkomst', 'page' => 'page', 'page_size' => 'page_size']);
    }
}
