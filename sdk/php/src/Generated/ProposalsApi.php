<?php

// The operations of proposals. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Offers to customers, by mail, and a page where they accept or decline.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type NewProposal from Types
 * @phpstan-import-type NewProposalMail from Types
 * @phpstan-import-type NewProposalType from Types
 * @phpstan-import-type Proposal from Types
 * @phpstan-import-type ProposalPut from Types
 * @phpstan-import-type ProposalStatus from Types
 * @phpstan-import-type ProposalType from Types
 * @phpstan-import-type ProposalTypePut from Types
 */
final class ProposalsApi extends Group
{
    /**
     * List types of proposals.
     *
     * Sorted by `id`.
     *
     * GET /api2/boekingsvoorsteltypes (listProposalTypes)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<ProposalType>
     */
    public function listTypes(array $options = []): Paged
    {
        return $this->paged('proposals.listTypes', 'GET', '/api2/boekingsvoorsteltypes', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a type of proposals.
     *
     * The text may contain tags: `{bedrijf_naam}` and the other tags of the company, `{contact_naam}`,
     * `{contactpersoon_naam}`, `{uitje_nummer}`, `{uitje_datum}`, `{uitje_begin}`, `{uitje_personen}`,
     * `{arrangement_naam}`, `{voorstel_bedrag}` and `{voorstel_geldig_tot}`. The texts of the mail know these, those of the
     * person who gets it (`{contactpersoon_aanhef}`) and `{voorstel_link}`.
     *
     * Needs the permission `editBoeking`.
     *
     * POST /api2/boekingsvoorsteltypes (createProposalType)
     *
     * @param NewProposalType $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProposalType
     */
    public function createType(array $body, array $options = []): array
    {
        return $this->call('proposals.createType', 'POST', '/api2/boekingsvoorsteltypes', [], $options, [], $body, ['']);
    }

    /**
     * Get a type of proposals.
     *
     * Everybody who has a credential may see every type.
     *
     * GET /api2/boekingsvoorsteltypes/{id} (getProposalType)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProposalType
     */
    public function getType(int $id, array $options = []): array
    {
        return $this->call('proposals.getType', 'GET', '/api2/boekingsvoorsteltypes/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a type of proposals.
     *
     * You may send back what GET returned. Members that you omit keep their value. Proposals that exist keep their text
     * and their last day; an open one follows a change of `status_na_akkoord`.
     *
     * Needs the permission `editBoeking`.
     *
     * PUT /api2/boekingsvoorsteltypes/{id} (updateProposalType)
     *
     * @param ProposalTypePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return ProposalType
     */
    public function updateType(int $id, array $body, array $options = []): array
    {
        return $this->call('proposals.updateType', 'PUT', '/api2/boekingsvoorsteltypes/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a type of proposals.
     *
     * Refused while there are proposals of this type (ERR_IN_USE).
     *
     * Needs the permission `editBoeking`.
     *
     * DELETE /api2/boekingsvoorsteltypes/{id} (deleteProposalType)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteType(int $id, array $options = []): void
    {
        $this->call('proposals.deleteType', 'DELETE', '/api2/boekingsvoorsteltypes/{id}', ['id' => $id], $options, []);
    }

    /**
     * List proposals.
     *
     * Returns the proposals that match all filters, the newest first.
     *
     * GET /api2/boekingsvoorstellen (listProposals)
     *
     * @param array{boeking_id?: Id|null, status?: ProposalStatus|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Proposal>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('proposals.list', 'GET', '/api2/boekingsvoorstellen', [], $options, ['boeking_id' => 'boeking_id', 'status' => 'status', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a proposal.
     *
     * Returns the `link` for the customer, which you cannot read again: send it to nobody else, because whoever has it
     * can accept. If it is lost, mail the proposal, or withdraw it and create another one.
     *
     * The text is that of the type unless you send one; `geldig_tot` is today plus the `geldig_dagen` of the type. The
     * page shows the programme and the price of the booking as they are when the customer looks at it. Refused if the
     * booking cannot get the status that the type says (ERR_BOOKING_STATUS_TRANSITION), or if `geldig_tot` is in the
     * past (ERR_PERIOD_ORDER).
     *
     * Needs the permission `editBoeking`.
     *
     * POST /api2/boekingsvoorstellen (createProposal)
     *
     * @param NewProposal $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Proposal
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('proposals.create', 'POST', '/api2/boekingsvoorstellen', [], $options, [], $body, ['']);
    }

    /**
     * Get a proposal.
     *
     * Tells what became of it.
     *
     * GET /api2/boekingsvoorstellen/{id} (getProposal)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Proposal
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('proposals.get', 'GET', '/api2/boekingsvoorstellen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update or withdraw a proposal.
     *
     * Changes the text and the last day, and withdraws the proposal with `ingetrokken: true`. Only an open proposal can
     * change (ERR_PROPOSAL_CLOSED). The customer can no longer answer the earlier text: the page shows them the new one
     * first.
     *
     * Needs the permission `editBoeking`.
     *
     * PUT /api2/boekingsvoorstellen/{id} (updateProposal)
     *
     * @param ProposalPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Proposal
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('proposals.update', 'PUT', '/api2/boekingsvoorstellen/{id}', ['id' => $id], $options, [], $body, ['', 'Mail', 'Mail/about', 'Mail/facts/*', 'Mail/button']);
    }

    /**
     * Delete a proposal.
     *
     * Its link stops working. An accepted proposal stays: it says what the customer agreed to (ERR_PROPOSAL_CLOSED).
     *
     * Needs the permission `editBoeking`.
     *
     * DELETE /api2/boekingsvoorstellen/{id} (deleteProposal)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('proposals.delete', 'DELETE', '/api2/boekingsvoorstellen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Mail a proposal.
     *
     * Puts a mail in the outbox with the date, the price and a button that opens the page. Without `mail_to` it goes to
     * the main contact person of the booking's customer, or to the next one who has an address. ERR_MAIL_RECIPIENT if
     * nobody has one. `onderwerp` and `body` replace the texts of the type for this one mail. If the text does not have
     * `{voorstel_link}`, the link follows at its end.
     *
     * Only an open proposal is mailed (ERR_PROPOSAL_CLOSED), as often as you like. Every mail of a proposal has the same
     * link, another one than `link`; both stop working when the proposal is deleted. A mail that still waits when the
     * proposal is no longer open is cancelled. `Mail` in the response is the mail as it goes out; with `dry_run` it is the
     * preview of a mail that nobody sends.
     *
     * Needs the permission `editBoeking`.
     *
     * An account may send 1000 requests per day, all of its API keys together.
     *
     * POST /api2/boekingsvoorstellen/{id}/mails (sendProposal)
     *
     * @param NewProposalMail $body
     * @param array{dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Proposal
     */
    public function send(int $id, array $body, array $options = []): array
    {
        return $this->call('proposals.send', 'POST', '/api2/boekingsvoorstellen/{id}/mails', ['id' => $id], $options, ['dry_run' => 'dry_run'], $body, ['']);
    }

    /**
     * Show a proposal to its customer.
     *
     * The page behind the `link` of a proposal: programme, price and a form with the answer. With `formaat=pdf` it is a
     * PDF without the form. Looking at it answers nothing, however often programs do that. If the proposal cannot be
     * answered any more, the page says so. A wrong token, and one of a proposal or booking that was deleted, is 404.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/voorstel/{token} (getProposalPage)
     *
     * @param array{formaat?: 'html'|'pdf'|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getPage(string $token, array $options = []): FileCall
    {
        return $this->file('proposals.getPage', 'GET', '/api2/voorstel/{token}', ['token' => $token], $options, ['formaat' => 'formaat']);
    }

    /**
     * Answer a proposal.
     *
     * The page's form sends `antwoord` (`akkoord` or `afwijzen`), `reden` with a decline, and `gezien`. That is what the
     * page showed, so that customers accept the price that they saw and no other. Returns a page that says what became
     * of it.
     *
     * Accepting gives the booking the status of the proposal's type, like `set_status` with `capaciteit=afdwingen`; a
     * booking that is confirmed already stays so. Without room the page says so and nothing of the booking changes. The
     * proposal stays open, and `geen_plaats_op` says when that was. A note on the booking (`soort_contact` `voorstel`)
     * tells staff, once a day at most. If the booking, the text or the price has changed since the page was shown,
     * nothing is accepted. The page then shows the present state. Answering twice is answering once.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/voorstel/{token} (answerProposal)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     */
    public function answer(string $token, mixed $body, array $options = []): FileCall
    {
        return $this->file('proposals.answer', 'POST', '/api2/voorstel/{token}', ['token' => $token], $options, [], $body, 'application/octet-stream');
    }
}
