<?php

// The operations of newsletters. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Newsletters: who gets them, sending, and unsubscribing.
 *
 * @phpstan-import-type NewNewsletter from Types
 * @phpstan-import-type Newsletter from Types
 * @phpstan-import-type NewsletterIssue from Types
 * @phpstan-import-type NewsletterPut from Types
 * @phpstan-import-type NewsletterText from Types
 */
final class NewslettersApi extends Group
{
    /**
     * List newsletters.
     *
     * Returns all newsletters, sorted by `id`.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/nieuwsbrieven (listNewsletters)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Newsletter>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('newsletters.list', 'GET', '/api2/nieuwsbrieven', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a newsletter.
     *
     * To have contact persons get it, add its `id` to their `nieuwsbrief_ids`.
     *
     * Needs the permission `editContact`.
     *
     * POST /api2/nieuwsbrieven (createNewsletter)
     *
     * @param NewNewsletter $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Newsletter
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('newsletters.create', 'POST', '/api2/nieuwsbrieven', [], $options, [], $body, ['']);
    }

    /**
     * Get a newsletter.
     *
     * The `nieuwsbrief_ids` of contact persons say who gets it.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/nieuwsbrieven/{id} (getNewsletter)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Newsletter
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('newsletters.get', 'GET', '/api2/nieuwsbrieven/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a newsletter.
     *
     * You may send back what GET returned.
     *
     * Needs the permission `editContact`.
     *
     * PUT /api2/nieuwsbrieven/{id} (updateNewsletter)
     *
     * @param NewsletterPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Newsletter
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('newsletters.update', 'PUT', '/api2/nieuwsbrieven/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a newsletter.
     *
     * Contact persons lose it from their `nieuwsbrief_ids`.
     *
     * Needs the permission `editContact`.
     *
     * DELETE /api2/nieuwsbrieven/{id} (deleteNewsletter)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('newsletters.delete', 'DELETE', '/api2/nieuwsbrieven/{id}', ['id' => $id], $options, []);
    }

    /**
     * Send a newsletter.
     *
     * Writes, in the background, a mail to each contact person who gets the newsletter and has an address. People who
     * share an address get one together. People of deleted relations are left out. Each mail has a link of its own to
     * unsubscribe, and mail programs offer that with one click (RFC 8058).
     *
     * Tags that newsletters do not know are returned in `X-Unknown-Tags` and stay in the text.
     *
     * Needs the permission `editContact`.
     *
     * An account may send 1000 requests per day, all of its API keys together.
     *
     * POST /api2/nieuwsbrieven/{id}/mails (sendNewsletter)
     *
     * @param NewsletterText $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return NewsletterIssue
     */
    public function send(int $id, array $body, array $options = []): array
    {
        return $this->call('newsletters.send', 'POST', '/api2/nieuwsbrieven/{id}/mails', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Show the page to unsubscribe.
     *
     * The link of each newsletter mail leads to this page with its button. Looking at it changes nothing, however often
     * programs do that. A link that this installation did not sign is 404; the page says the same for every other one.
     *
     * An address of visitors may send 300 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/nieuwsbriefafmelding/{token} (getUnsubscribePage)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getUnsubscribePage(string $token, array $options = []): FileCall
    {
        return $this->file('newsletters.getUnsubscribePage', 'GET', '/api2/nieuwsbriefafmelding/{token}', ['token' => $token], $options, []);
    }

    /**
     * Unsubscribe from a newsletter.
     *
     * The button of the page, and the one click of mail programs. Removes the newsletter from the `nieuwsbrief_ids` of
     * the contact person whom the mail was written to. The answer is the same whether that was so already.
     *
     * An address of visitors may send 300 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/nieuwsbriefafmelding/{token} (unsubscribePerson)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     */
    public function unsubscribePerson(string $token, mixed $body, array $options = []): FileCall
    {
        return $this->file('newsletters.unsubscribePerson', 'POST', '/api2/nieuwsbriefafmelding/{token}', ['token' => $token], $options, [], $body, 'application/octet-stream');
    }
}
