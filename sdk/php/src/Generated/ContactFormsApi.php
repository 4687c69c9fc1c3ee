<?php

// The operations of contactForms. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Forms of your website: what they ask for, and what visitors send.
 *
 * @phpstan-import-type ContactForm from Types
 * @phpstan-import-type ContactFormAnswers from Types
 * @phpstan-import-type ContactFormEmbed from Types
 * @phpstan-import-type ContactFormPut from Types
 * @phpstan-import-type ContactFormReceipt from Types
 * @phpstan-import-type ListedContactFormField from Types
 * @phpstan-import-type NewContactForm from Types
 */
final class ContactFormsApi extends Group
{
    /**
     * List contact forms.
     *
     * Sorted by id, each with its fields and packages.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/contactformulieren (listContactForms)
     *
     * @param array{embed?: ContactFormEmbed|list<ContactFormEmbed>|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<ContactForm>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('contactForms.list', 'GET', '/api2/contactformulieren', [], $options, ['embed' => 'embed', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a contact form.
     *
     * **Fields.** `contact.extra` needs an `extra_field_name`. Choices need `mogelijke_keuzes`, and no other field has
     * them. A field `header` is neither `verplicht` nor copied into a booking. A form that asks for a start time, group
     * size or package and for no date is an enquiry: nothing is booked. Two fields cannot have the same `field_identifier`, nor ask for the same.
     *
     * **Packages.** In `Arrangementen` you send only the `id` of each package.
     *
     * Needs the permission `editContactformulieren`.
     *
     * POST /api2/contactformulieren (createContactForm)
     *
     * @param NewContactForm $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ContactForm
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('contactForms.create', 'POST', '/api2/contactformulieren', [], $options, [], $body, ['', 'Velden/*', 'Arrangementen/*']);
    }

    /**
     * Get a contact form.
     *
     * Everything that a website needs to draw the form, and the names under which it sends the answers.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/contactformulieren/{id} (getContactForm)
     *
     * @param array{embed?: ContactFormEmbed|list<ContactFormEmbed>|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ContactForm
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('contactForms.get', 'GET', '/api2/contactformulieren/{id}', ['id' => $id], $options, ['embed' => 'embed']);
    }

    /**
     * Update a contact form.
     *
     * You may send back what GET returned. Members that you omit keep their value. `Velden` and `Arrangementen` replace
     * the whole list. An entry of `Velden` with the `id` of an existing field updates that field, and an entry without
     * `id` creates one. The service deletes fields that you leave out. Customers and bookings keep what was answered.
     *
     * Needs the permission `editContactformulieren`.
     *
     * PUT /api2/contactformulieren/{id} (updateContactForm)
     *
     * @param ContactFormPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ContactForm
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('contactForms.update', 'PUT', '/api2/contactformulieren/{id}', ['id' => $id], $options, [], $body, ['', 'Velden/*', 'Velden/*/newsletter_options', 'Arrangementen/*']);
    }

    /**
     * Delete a contact form.
     *
     * Customers and bookings keep what was answered. Refused while packages or voucher templates use the form
     * (ERR_IN_USE).
     *
     * Needs the permission `editContactformulieren`.
     *
     * DELETE /api2/contactformulieren/{id} (deleteContactForm)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('contactForms.delete', 'DELETE', '/api2/contactformulieren/{id}', ['id' => $id], $options, []);
    }

    /**
     * List the fields of a contact form.
     *
     * The form itself contains the same fields, so read that.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/contactformulieren/{id}/velden (listContactFormFields)
     *
     * @deprecated
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<ListedContactFormField>
     */
    public function listFields(int $id, array $options = []): Paged
    {
        return $this->paged('contactForms.listFields', 'GET', '/api2/contactformulieren/{id}/velden', ['id' => $id], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Submit a contact form.
     *
     * For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
     * without a Content-Type.
     *
     * **Refused** (406, with the `field_identifier` as the `field`) are answers to fields of other forms, and answers
     * that do not fit their field. A field that is `verplicht` needs an answer. A form must name somebody: fill in a
     * name, an e-mail address or a telephone number. A refusal stores nothing.
     *
     * **The customer** is created. A known one has the same name, contact person and e-mail address, as `createCustomer`
     * compares them. Then empty members are filled in and nothing is overwritten. The company is that of the chosen
     * package, else of the packages of the form, else the first one.
     *
     * **The booking** is created, with the status `informatie`, if a date was filled in. A form that asks for a
     * date needs it as soon as anything else about the booking is filled in. Without a start time the booking begins at
     * the start of the day. Without a group size it is for as many people as the package is calculated for, else for
     * one. Answers with `bijzonderheden_boeking` are its particulars.
     *
     * **All other answers**, to texts and choices, become a note of the customer and the booking. In an enquiry, a form
     * that asks for no date, so do those about the start time, the group size and the package.
     *
     * The response is the same whether the customer was known or not.
     *
     * Without a credential it is refused while the setting `allow_old_contact_forms` is `no` (ERR_CLOSED).
     *
     * An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).
     *
     * POST /api2/contactformulieren/{id}/opslaan (submitContactForm)
     *
     * @param ContactFormAnswers $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ContactFormReceipt
     */
    public function submit(int $id, array $body, array $options = []): array
    {
        return $this->call('contactForms.submit', 'POST', '/api2/contactformulieren/{id}/opslaan', ['id' => $id], $options, [], $body, ['']);
    }
}
