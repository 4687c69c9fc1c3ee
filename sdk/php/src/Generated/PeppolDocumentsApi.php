<?php

// The operations of peppolDocuments. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Documents that came in over the Peppol network.
 *
 * @phpstan-import-type PeppolDocument from Types
 * @phpstan-import-type PeppolDocumentPut from Types
 */
final class PeppolDocumentsApi extends Group
{
    /**
     * List received documents.
     *
     * Returns the documents that match all filters, sorted by id. The provider reports new ones at the `notification_url` of
     * the integration, and the service looks for them each quarter of an hour. Each is stored once.
     *
     * Needs the permission `createFactuur` or `viewFinancieleOverzichten`.
     *
     * GET /api2/peppol_documents (listPeppolDocuments)
     *
     * @param array{handled?: bool|null, has_error?: bool|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PeppolDocument>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('peppolDocuments.list', 'GET', '/api2/peppol_documents', [], $options, ['handled' => 'handled', 'has_error' => 'has_error', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Get a received document.
     *
     * Its members say what the document says. Read `GET /api2/peppol_documents/{id}/ubl` for all of it.
     *
     * Needs the permission `createFactuur` or `viewFinancieleOverzichten`.
     *
     * GET /api2/peppol_documents/{id} (getPeppolDocument)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PeppolDocument
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('peppolDocuments.get', 'GET', '/api2/peppol_documents/{id}', ['id' => $id], $options, []);
    }

    /**
     * Mark a received document as handled.
     *
     * Send `handled`. Everything else of a document stays as it came in.
     *
     * Needs the permission `createFactuur`.
     *
     * PUT /api2/peppol_documents/{id} (updatePeppolDocument)
     *
     * @param PeppolDocumentPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PeppolDocument
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('peppolDocuments.update', 'PUT', '/api2/peppol_documents/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Download a received document.
     *
     * Returns the document as it came in. One with an `error` may be no XML at all. It was written by somebody else: never
     * trust what it contains.
     *
     * Needs the permission `createFactuur` or `viewFinancieleOverzichten`.
     *
     * GET /api2/peppol_documents/{id}/ubl (getPeppolDocumentUbl)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getUbl(int $id, array $options = []): FileCall
    {
        return $this->file('peppolDocuments.getUbl', 'GET', '/api2/peppol_documents/{id}/ubl', ['id' => $id], $options, []);
    }
}
