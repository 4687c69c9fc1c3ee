<?php

// The operations of pointsOfSale. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Tills that receive payments.
 *
 * @phpstan-import-type NewPointOfSale from Types
 * @phpstan-import-type PointOfSale from Types
 * @phpstan-import-type PointOfSalePut from Types
 * @phpstan-import-type TillCount from Types
 * @phpstan-import-type TillLogEntry from Types
 */
final class PointsOfSaleApi extends Group
{
    /**
     * List points of sale.
     *
     * Returns all points of sale, inactive ones included.
     *
     * GET /api2/kassas (listPointsOfSale)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PointOfSale>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('pointsOfSale.list', 'GET', '/api2/kassas', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a point of sale.
     *
     * The point of sale is available at the locations in `locatie_ids` only, not at locations below them. A payment may
     * name the point of sale without a location.
     *
     * Needs the permission `editKassas`.
     *
     * POST /api2/kassas (createPointOfSale)
     *
     * @param NewPointOfSale $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PointOfSale
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('pointsOfSale.create', 'POST', '/api2/kassas', [], $options, [], $body, ['']);
    }

    /**
     * Get a point of sale.
     *
     * Returns a point of sale, also if it is inactive.
     *
     * GET /api2/kassas/{id} (getPointOfSale)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PointOfSale
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('pointsOfSale.get', 'GET', '/api2/kassas/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a point of sale.
     *
     * Send back what you read, with changes. Members that you omit keep their value. `locatie_ids` replaces the whole
     * list; `[]` clears it. Recorded payments keep their point of sale and their location, whatever you change here.
     *
     * Needs the permission `editKassas`.
     *
     * PUT /api2/kassas/{id} (updatePointOfSale)
     *
     * @param PointOfSalePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PointOfSale
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('pointsOfSale.update', 'PUT', '/api2/kassas/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a point of sale.
     *
     * Refused while a payment uses it: ERR_IN_USE. Deactivate it instead: set `actief` to false.
     *
     * Needs the permission `editKassas`.
     *
     * DELETE /api2/kassas/{id} (deletePointOfSale)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('pointsOfSale.delete', 'DELETE', '/api2/kassas/{id}', ['id' => $id], $options, []);
    }

    /**
     * List the log of a point of sale.
     *
     * Returns every entry, the newest first. Entries can neither be changed nor deleted.
     *
     * GET /api2/kassas/{id}/logboek (listTillLog)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<TillLogEntry>
     */
    public function listTillLog(int $id, array $options = []): Paged
    {
        return $this->paged('pointsOfSale.listTillLog', 'GET', '/api2/kassas/{id}/logboek', ['id' => $id], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Open a point of sale.
     *
     * Begins a session. Send the money that is there, such as the change in the drawer: closing expects that much plus
     * the payments.
     *
     * Payments do not need an open point of sale. Payments received while it was closed are shown in the next opening
     * (`ontvangen`). So every payment is part of exactly one opening or closing. A payment that is changed or deleted
     * counts there and then: the difference is part of the session in which it is made.
     *
     * Refused if the point of sale is open already (ERR_TILL_OPEN) or inactive (ERR_POS_INACTIVE).
     *
     * Needs the permission `editKassas`.
     *
     * POST /api2/kassas/{id}/logboek/openen (openTill)
     *
     * @param TillCount $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return TillLogEntry
     */
    public function openTill(int $id, array $body, array $options = []): array
    {
        return $this->call('pointsOfSale.openTill', 'POST', '/api2/kassas/{id}/logboek/openen', ['id' => $id], $options, [], $body, ['', 'bedragen/*']);
    }

    /**
     * Count a point of sale.
     *
     * Compares what you counted with the payments since the opening, without closing. Refused if the point of sale is
     * not open (ERR_TILL_CLOSED).
     *
     * Needs the permission `editKassas` or `createFactuurBetaling`.
     *
     * POST /api2/kassas/{id}/logboek/tellen (countTill)
     *
     * @param TillCount $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return TillLogEntry
     */
    public function countTill(int $id, array $body, array $options = []): array
    {
        return $this->call('pointsOfSale.countTill', 'POST', '/api2/kassas/{id}/logboek/tellen', ['id' => $id], $options, [], $body, ['', 'bedragen/*']);
    }

    /**
     * Close a point of sale.
     *
     * Ends the session: compares what you counted with the payments since the opening, per payment method, and stores
     * the difference. A session may last longer than a day. Refused if the point of sale is not open (ERR_TILL_CLOSED).
     *
     * Needs the permission `editKassas`.
     *
     * POST /api2/kassas/{id}/logboek/sluiten (closeTill)
     *
     * @param TillCount $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return TillLogEntry
     */
    public function closeTill(int $id, array $body, array $options = []): array
    {
        return $this->call('pointsOfSale.closeTill', 'POST', '/api2/kassas/{id}/logboek/sluiten', ['id' => $id], $options, [], $body, ['', 'bedragen/*']);
    }
}
