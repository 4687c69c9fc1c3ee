<?php

// The operations of priceRules. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Changes of prices by date, weekday, time and how early somebody books.
 *
 * @phpstan-import-type NewPriceRule from Types
 * @phpstan-import-type PriceRule from Types
 * @phpstan-import-type PriceRulePut from Types
 */
final class PriceRulesApi extends Group
{
    /**
     * List price rules.
     *
     * Sorted by `volgorde`, then by `id`, which is the order in which they are tried. Inactive ones are included.
     *
     * GET /api2/prijsregels (listPriceRules)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PriceRule>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('priceRules.list', 'GET', '/api2/prijsregels', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a price rule.
     *
     * Changes the unit price of lines that are booked from now on. A line gets its price once: when the line is made, in
     * whatever way. It keeps that price when the rule changes, and when the line is moved.
     *
     * **Lines.** A line matches if all that the rule says is true of it. The line's product is in `product_ids`, or
     * its group in `productgroep_ids`; without both, every product matches. The local date on which the line begins is
     * from `van` to `tot`, and its weekday in `weekdagen`. Its local time of begin is from `tijd_van` until just before
     * `tijd_tot`. If `tijd_tot` is earlier than `tijd_van`, the rule spans midnight: it matches late and early times of
     * the days that it names. The days between the booking and that date are from `vooruit_minimaal` to
     * `vooruit_maximaal`. Days are calendar days.
     *
     * **Order.** The active rules are tried by `volgorde`, equal ones by `id`. The first one that matches a line applies,
     * and no other. The line names it in `prijsregel_id`.
     *
     * **The change** is either `percentage` or `bedrag` (ERR_REQUIRED without both, ERR_CANNOT_COMBINE with both). It
     * changes the whole unit price, is rounded half-up to four decimals, and never makes a price less than 0. Over
     * several VAT rates the new price is shared in proportion, by largest remainder. Prices below 0 are deductions, and no
     * rule changes them. A product without a price stays without one.
     *
     * Reads of products and packages show prices without rules; `priceReservation` tells what an online booking costs.
     *
     * `product_ids` and `productgroep_ids` exclude each other (ERR_CANNOT_COMBINE). `tot` must not be before `van`, nor may the
     * times be equal (ERR_PERIOD_ORDER).
     *
     * Needs the permission `editProducten`.
     *
     * POST /api2/prijsregels (createPriceRule)
     *
     * @param NewPriceRule $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PriceRule
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('priceRules.create', 'POST', '/api2/prijsregels', [], $options, [], $body, ['']);
    }

    /**
     * Get a price rule.
     *
     * Products that were deleted since stay in its list.
     *
     * GET /api2/prijsregels/{id} (getPriceRule)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PriceRule
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('priceRules.get', 'GET', '/api2/prijsregels/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a price rule.
     *
     * You may send back what GET returned. Members that you omit keep their value, null clears a member, and lists are
     * replaced as a whole. To change from a percentage to an amount, send `percentage` null and the `bedrag`. Lines that
     * exist keep their price.
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/prijsregels/{id} (updatePriceRule)
     *
     * @param PriceRulePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PriceRule
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('priceRules.update', 'PUT', '/api2/prijsregels/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a price rule.
     *
     * Refused while a line of a booking got its price by it (ERR_IN_USE): set `actief` to false instead.
     *
     * Needs the permission `editProducten`.
     *
     * DELETE /api2/prijsregels/{id} (deletePriceRule)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('priceRules.delete', 'DELETE', '/api2/prijsregels/{id}', ['id' => $id], $options, []);
    }
}
