<?php

// The operations of mails. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * The outbox: mails to customers that are queued, sent, failed or cancelled.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type MailKind from Types
 * @phpstan-import-type MailStatus from Types
 * @phpstan-import-type MailSubjectKind from Types
 * @phpstan-import-type QueuedMail from Types
 */
final class MailsApi extends Group
{
    /**
     * List mails in the outbox.
     *
     * Returns every mail with its status and, if it failed, the reason. A mail gets at most eleven attempts within five
     * days, with the first retry after one minute. If the mail server rejects it permanently, it is `failed` at once.
     * Without a configured mail server, mails stay `queued` and are sent once there is one. Mails that were sent, failed
     * or cancelled are deleted after two years.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/mails (listMails)
     *
     * @param array{status?: MailStatus|list<MailStatus>|null, kind?: MailKind|list<MailKind>|null, factuur_id?: Id|null, about_kind?: MailSubjectKind|null, about_id?: Id|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<QueuedMail>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('mails.list', 'GET', '/api2/mails', [], $options, ['status' => 'status', 'kind' => 'kind', 'factuur_id' => 'factuur_id', 'about_kind' => 'about_kind', 'about_id' => 'about_id', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Get a mail.
     *
     * Includes the text as it was or will be sent, with its tags filled in.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/mails/{id} (getMail)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return QueuedMail
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('mails.get', 'GET', '/api2/mails/{id}', ['id' => $id], $options, []);
    }

    /**
     * Cancel a queued mail.
     *
     * A `queued` mail becomes `cancelled` and is not sent any more. If an earlier attempt failed halfway, some
     * recipients may already have it: `delivered_to` lists them. A mail that is being sent, was sent, failed or is
     * already cancelled is refused: ERR_MAIL_NOT_QUEUED.
     *
     * Needs the permission `createFactuur` and `viewContact`.
     *
     * POST /api2/mails/{id}/cancel (cancelMail)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return QueuedMail
     */
    public function cancel(int $id, array $options = []): array
    {
        return $this->call('mails.cancel', 'POST', '/api2/mails/{id}/cancel', ['id' => $id], $options, []);
    }

    /**
     * Send a mail again.
     *
     * Creates a new mail with the same content and addresses and with its own Message-ID; the old one does not change.
     * Refused while the old mail is still queued or being sent: ERR_MAIL_STILL_QUEUED. Wait, or cancel it first.
     *
     * Needs the permission `createFactuur` and `viewContact`.
     *
     * An account may send 1000 requests per day, all of its API keys together.
     *
     * POST /api2/mails/{id}/resend (resendMail)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return QueuedMail
     */
    public function resend(int $id, array $options = []): array
    {
        return $this->call('mails.resend', 'POST', '/api2/mails/{id}/resend', ['id' => $id], $options, []);
    }
}
