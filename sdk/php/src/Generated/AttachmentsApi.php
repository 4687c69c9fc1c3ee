<?php

// The operations of attachments. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Files that go with products, such as house rules, sent with confirmations.
 *
 * @phpstan-import-type Attachment from Types
 * @phpstan-import-type AttachmentPut from Types
 * @phpstan-import-type NewAttachment from Types
 */
final class AttachmentsApi extends Group
{
    /**
     * List attachments.
     *
     * Sorted by `id`, with what each file is but not the file itself.
     *
     * GET /api2/standaardbijlagen (listAttachments)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Attachment>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('attachments.list', 'GET', '/api2/standaardbijlagen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create an attachment.
     *
     * Then upload the file, with a PUT to `/standaardbijlagen/{id}/bestand`. Products name their attachments in
     * `Standaardbijlagen`; an attachment without a file is never sent.
     *
     * Needs the permission `editProducten`.
     *
     * POST /api2/standaardbijlagen (createAttachment)
     *
     * @param NewAttachment $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Attachment
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('attachments.create', 'POST', '/api2/standaardbijlagen', [], $options, [], $body, ['']);
    }

    /**
     * Get an attachment.
     *
     * `bestand` tells what the file is. It is null until you have uploaded one.
     *
     * GET /api2/standaardbijlagen/{id} (getAttachment)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Attachment
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('attachments.get', 'GET', '/api2/standaardbijlagen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update an attachment.
     *
     * You may send back what GET returned. Members that you omit keep their value. The file keeps an extension that fits
     * its content: if `filename` ends in another one, the service appends the right one.
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/standaardbijlagen/{id} (updateAttachment)
     *
     * @param AttachmentPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Attachment
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('attachments.update', 'PUT', '/api2/standaardbijlagen/{id}', ['id' => $id], $options, [], $body, ['', 'bestand']);
    }

    /**
     * Delete an attachment.
     *
     * Deletes the file too. Refused while a product has the attachment (ERR_IN_USE).
     *
     * Needs the permission `editProducten`.
     *
     * DELETE /api2/standaardbijlagen/{id} (deleteAttachment)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('attachments.delete', 'DELETE', '/api2/standaardbijlagen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Download the file of an attachment.
     *
     * Returns the file exactly as you uploaded it, under the media type that its content tells. Returns 404 if there is
     * no file yet. Images are shown by a browser, all other files are saved (`Content-Disposition`). Nothing in a file
     * runs on the address of this service. Browsers may not guess another media type (`nosniff`) and open it in a
     * sandbox (`Content-Security-Policy`).
     *
     * GET /api2/standaardbijlagen/{id}/bestand (getAttachmentFile)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getFile(int $id, array $options = []): FileCall
    {
        return $this->file('attachments.getFile', 'GET', '/api2/standaardbijlagen/{id}/bestand', ['id' => $id], $options, []);
    }

    /**
     * Upload the file of an attachment.
     *
     * Send the file itself as the body, at most 5 MB. The service tells the kind from the content, not from the media
     * type or the name. It takes PDF, PNG, JPEG, WebP, GIF, documents of Word, Excel, PowerPoint and OpenDocument,
     * calendars and plain text. It refuses everything else (ERR_FILE_TYPE), also documents with macros. If `filename`
     * ends in another extension than the content has, the service appends the right one.
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/standaardbijlagen/{id}/bestand (replaceAttachmentFile)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     * @return Attachment
     */
    public function replaceFile(int $id, mixed $body, array $options = []): array
    {
        return $this->call('attachments.replaceFile', 'PUT', '/api2/standaardbijlagen/{id}/bestand', ['id' => $id], $options, [], $body, 'application/octet-stream');
    }
}
