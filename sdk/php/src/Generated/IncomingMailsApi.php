<?php

// The operations of incomingMails. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Mails that came in, as notes on customers and their bookings.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type IncomingMail from Types
 * @phpstan-import-type IncomingMailAddress from Types
 * @phpstan-import-type IncomingMailAddressPut from Types
 * @phpstan-import-type IncomingMailKind from Types
 * @phpstan-import-type MailSender from Types
 * @phpstan-import-type NewIncomingMailAddress from Types
 */
final class IncomingMailsApi extends Group
{
    /**
     * List addresses for incoming mail.
     *
     * Sorted by `id`.
     *
     * GET /api2/incoming_mail_addresses (listIncomingMailAddresses)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<IncomingMailAddress>
     */
    public function listAddresses(array $options = []): Paged
    {
        return $this->paged('incomingMails.listAddresses', 'GET', '/api2/incoming_mail_addresses', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create an address for incoming mail.
     *
     * The service does not receive mail by itself: let your mail server hand the mails of this address to
     * `POST /incoming_mails`. An address is unique, regardless of capitals.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * POST /api2/incoming_mail_addresses (createIncomingMailAddress)
     *
     * @param NewIncomingMailAddress $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return IncomingMailAddress
     */
    public function createAddress(array $body, array $options = []): array
    {
        return $this->call('incomingMails.createAddress', 'POST', '/api2/incoming_mail_addresses', [], $options, [], $body, ['']);
    }

    /**
     * Get an address for incoming mail.
     *
     * Everybody who has a credential may see every address.
     *
     * GET /api2/incoming_mail_addresses/{id} (getIncomingMailAddress)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return IncomingMailAddress
     */
    public function getAddress(int $id, array $options = []): array
    {
        return $this->call('incomingMails.getAddress', 'GET', '/api2/incoming_mail_addresses/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update an address for incoming mail.
     *
     * You may send back what GET returned. Members that you omit keep their value. Mails that came already stay with the
     * address.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * PUT /api2/incoming_mail_addresses/{id} (updateIncomingMailAddress)
     *
     * @param IncomingMailAddressPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return IncomingMailAddress
     */
    public function updateAddress(int $id, array $body, array $options = []): array
    {
        return $this->call('incomingMails.updateAddress', 'PUT', '/api2/incoming_mail_addresses/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete an address for incoming mail.
     *
     * Refused while mails are stored that came to it (ERR_IN_USE).
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * DELETE /api2/incoming_mail_addresses/{id} (deleteIncomingMailAddress)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteAddress(int $id, array $options = []): void
    {
        $this->call('incomingMails.deleteAddress', 'DELETE', '/api2/incoming_mail_addresses/{id}', ['id' => $id], $options, []);
    }

    /**
     * List incoming mails.
     *
     * Returns the mails that match all filters, the newest first. Mails are deleted after two years.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/incoming_mails (listIncomingMails)
     *
     * @param array{address_id?: Id|null, sender?: MailSender|null, kind?: IncomingMailKind|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<IncomingMail>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('incomingMails.list', 'GET', '/api2/incoming_mails', [], $options, ['address_id' => 'address_id', 'sender' => 'sender', 'kind' => 'kind', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Hand over a mail.
     *
     * Send the message itself as the body, as your mail server has it. It may have 10 MB, where other bodies may have 1
     * MB. A mail with the same Message-ID (or without one, with the same bytes) is stored once for each address. You get
     * the stored one, with status 200.
     *
     * **Sender.** The service looks for the sender's address among the contact persons of customers. If it belongs to
     * exactly one customer, the mail becomes a note on this customer. The mail may mention the reference of a booking of
     * this customer (`<klant_id>-<n>`), in the subject or else in the text. Then the note is about that booking. If it
     * belongs to several customers, the mail becomes a note only if it mentions a booking of one of them. Mail of
     * strangers makes no note and touches no booking, whatever it mentions. It is stored for somebody to look at, with
     * its references in `mentioned`. Anybody can write any sender's address, so a note does not prove who wrote it.
     *
     * **Automatic mail.** Automatic replies and delivery failures are stored with their `kind` and make no note.
     *
     * **Limits.** A message may be nested 50 levels deep, and have 2,000 parts and 2 MB of headers. It is refused if it
     * has more or takes too long to read (ERR_MAIL_UNREADABLE). The first 100 attachments and the first 1,000,000
     * characters of the text are kept. HTML is turned into text, and characters that no text can contain are replaced.
     *
     * Needs the permission `editContact`.
     *
     * POST /api2/incoming_mails (createIncomingMail)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{recipient?: string|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     * @return IncomingMail
     */
    public function create(mixed $body, array $options = []): array
    {
        return $this->call('incomingMails.create', 'POST', '/api2/incoming_mails', [], $options, ['recipient' => 'recipient'], $body, 'message/rfc822');
    }

    /**
     * Get an incoming mail.
     *
     * Shows what was recognised when the mail came; later changes of customers and bookings do not show here.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/incoming_mails/{id} (getIncomingMail)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return IncomingMail
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('incomingMails.get', 'GET', '/api2/incoming_mails/{id}', ['id' => $id], $options, []);
    }

    /**
     * Download an attachment of an incoming mail.
     *
     * Returns the file exactly as it came, under the media type that its content tells. Strangers sent it: nothing in it
     * runs in a browser, but check it before you open it with a program.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/incoming_mails/{id}/bijlagen/{bestand_id} (getIncomingMailFile)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getFile(int $id, int $bestand_id, array $options = []): FileCall
    {
        return $this->file('incomingMails.getFile', 'GET', '/api2/incoming_mails/{id}/bijlagen/{bestand_id}', ['id' => $id, 'bestand_id' => $bestand_id], $options, []);
    }
}
