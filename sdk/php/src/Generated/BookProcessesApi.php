<?php

// The operations of bookProcesses. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Ways in which customers book, each with its packages and products.
 *
 * @phpstan-import-type BookProcess from Types
 * @phpstan-import-type BookProcessPut from Types
 * @phpstan-import-type NewBookProcess from Types
 */
final class BookProcessesApi extends Group
{
    /**
     * List book processes.
     *
     * Sorted by `id`. Inactive ones are included.
     *
     * GET /api2/bookprocesses (listBookProcesses)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<BookProcess>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('bookProcesses.list', 'GET', '/api2/bookprocesses', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a book process.
     *
     * Bookings name the book process that they came from in `book_process_id`, statistics count by it, and a discount
     * code can be limited to some (`BookProcesses`). Packages and products must exist and not be deleted
     * (ERR_UNKNOWN_REFERENCE).
     *
     * Needs the permission `editArrangementen`.
     *
     * POST /api2/bookprocesses (createBookProcess)
     *
     * @param NewBookProcess $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookProcess
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('bookProcesses.create', 'POST', '/api2/bookprocesses', [], $options, [], $body, ['']);
    }

    /**
     * Get a book process.
     *
     * Packages and products that were deleted since stay in its lists.
     *
     * GET /api2/bookprocesses/{id} (getBookProcess)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookProcess
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('bookProcesses.get', 'GET', '/api2/bookprocesses/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a book process.
     *
     * You may send back what GET returned. Members that you omit keep their value; lists are replaced as a whole. Only
     * ids that you add must exist (ERR_UNKNOWN_REFERENCE). Bookings that came from the process do not change.
     *
     * Needs the permission `editArrangementen`.
     *
     * PUT /api2/bookprocesses/{id} (updateBookProcess)
     *
     * @param BookProcessPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookProcess
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('bookProcesses.update', 'PUT', '/api2/bookprocesses/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a book process.
     *
     * Refused while a booking or a discount code names it (ERR_IN_USE): set `actief` to false instead.
     *
     * Needs the permission `editArrangementen`.
     *
     * DELETE /api2/bookprocesses/{id} (deleteBookProcess)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('bookProcesses.delete', 'DELETE', '/api2/bookprocesses/{id}', ['id' => $id], $options, []);
    }
}
