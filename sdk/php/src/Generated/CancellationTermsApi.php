<?php

// The operations of cancellationTerms. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * The share of the price that customers owe who cancel, by days ahead.
 *
 * @phpstan-import-type CancellationTerms from Types
 * @phpstan-import-type CancellationTermsPut from Types
 * @phpstan-import-type NewCancellationTerms from Types
 */
final class CancellationTermsApi extends Group
{
    /**
     * List cancellation terms.
     *
     * Sorted by `id`.
     *
     * GET /api2/annuleringsvoorwaarden (listCancellationTerms)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<CancellationTerms>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('cancellationTerms.list', 'GET', '/api2/annuleringsvoorwaarden', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create cancellation terms.
     *
     * Says what customers owe who cancel, by how many days ahead they do. Terms count for new bookings of the packages
     * that name them in `annuleringsvoorwaarden_id`. The setting `annuleringsvoorwaarden_id` names those of all other
     * bookings.
     *
     * Days are calendar days: from the local date of cancelling to the local date of the booking's first line. Each
     * `dagen_vooraf` appears once (ERR_DUPLICATE).
     *
     * Needs the permission `editArrangementen`.
     *
     * POST /api2/annuleringsvoorwaarden (createCancellationTerms)
     *
     * @param NewCancellationTerms $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CancellationTerms
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('cancellationTerms.create', 'POST', '/api2/annuleringsvoorwaarden', [], $options, [], $body, ['', 'regels/*']);
    }

    /**
     * Get cancellation terms.
     *
     * These are the terms for new bookings. Bookings that exist may have been made under earlier ones.
     *
     * GET /api2/annuleringsvoorwaarden/{id} (getCancellationTerms)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CancellationTerms
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('cancellationTerms.get', 'GET', '/api2/annuleringsvoorwaarden/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update cancellation terms.
     *
     * You may send back what GET returned. Members that you omit keep their value, and `regels` are replaced as a whole.
     * Bookings that exist keep the terms that they were made under.
     *
     * Needs the permission `editArrangementen`.
     *
     * PUT /api2/annuleringsvoorwaarden/{id} (updateCancellationTerms)
     *
     * @param CancellationTermsPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CancellationTerms
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('cancellationTerms.update', 'PUT', '/api2/annuleringsvoorwaarden/{id}', ['id' => $id], $options, [], $body, ['', 'regels/*']);
    }

    /**
     * Delete cancellation terms.
     *
     * Refused while a package or the setting `annuleringsvoorwaarden_id` names them (ERR_IN_USE). Bookings that were made
     * under them keep them.
     *
     * Needs the permission `editArrangementen`.
     *
     * DELETE /api2/annuleringsvoorwaarden/{id} (deleteCancellationTerms)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('cancellationTerms.delete', 'DELETE', '/api2/annuleringsvoorwaarden/{id}', ['id' => $id], $options, []);
    }
}
