<?php

// The operations of notes. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Conversations, with whom, and about which booking.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type NewNote from Types
 * @phpstan-import-type Note from Types
 * @phpstan-import-type NotePut from Types
 */
final class NotesApi extends Group
{
    /**
     * List notes.
     *
     * Returns the notes that match all filters: those that are `sticky` first, then the newest first.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/contactmomenten (listNotes)
     *
     * @param array{contact_id?: Id|null, booking_id?: Id|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Note>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('notes.list', 'GET', '/api2/contactmomenten', [], $options, ['contact_id' => 'contact_id', 'booking_id' => 'booking_id', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a note.
     *
     * Send `contact_id`, `booking_id` or both; one of them is required. Without `contact_id` the note is about the
     * customer of the booking. The contact need not be that customer: you may note what a supplier said about a booking.
     *
     * The contact cannot be deleted while there are notes about it (ERR_CONTACT_IN_USE). When two relations are merged,
     * their notes stay with the one that remains. If the booking is deleted, its notes stay with the contact and lose
     * only their `booking_id`. If the contact person is deleted, the notes keep `contactpersoon_id`.
     *
     * Needs the permission `editContact`.
     *
     * POST /api2/contactmomenten (createNote)
     *
     * @param NewNote $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Note
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('notes.create', 'POST', '/api2/contactmomenten', [], $options, [], $body, ['']);
    }

    /**
     * Get a note.
     *
     * The text is plain text. Escape it before you show it as HTML.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/contactmomenten/{id} (getNote)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Note
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('notes.get', 'GET', '/api2/contactmomenten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a note.
     *
     * You may send back what GET returned. Members that you omit keep their value. With another `contact_id` the note
     * moves to that contact, and loses a `contactpersoon_id` that you do not send with it.
     *
     * Needs the permission `editContact`.
     *
     * PUT /api2/contactmomenten/{id} (updateNote)
     *
     * @param NotePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Note
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('notes.update', 'PUT', '/api2/contactmomenten/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a note.
     *
     * Its text remains in the change feed for as long as that keeps events.
     *
     * Needs the permission `editContact`.
     *
     * DELETE /api2/contactmomenten/{id} (deleteNote)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('notes.delete', 'DELETE', '/api2/contactmomenten/{id}', ['id' => $id], $options, []);
    }
}
