<?php

// The operations of pdfTemplates. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Layouts of invoices and other printed documents, with logos.
 *
 * @phpstan-import-type NewPdfTemplate from Types
 * @phpstan-import-type PdfTemplate from Types
 * @phpstan-import-type PdfTemplatePut from Types
 */
final class PdfTemplatesApi extends Group
{
    /**
     * List PDF templates.
     *
     * Returns the templates of every context, sorted by `id`. Filter on `context` yourself if you need one kind.
     *
     * GET /api2/pdf_templates (listPdfTemplates)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PdfTemplate>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('pdfTemplates.list', 'GET', '/api2/pdf_templates', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a PDF template.
     *
     * Create a template of context `invoice` first in a new installation: a company requires one. The texts may
     * contain tags such as `{factuur_nummer}`; the service replaces them when it prints a document. Upload the logo
     * separately, with a PUT to the path in `logo`.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * POST /api2/pdf_templates (createPdfTemplate)
     *
     * @param NewPdfTemplate $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PdfTemplate
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('pdfTemplates.create', 'POST', '/api2/pdf_templates', [], $options, [], $body, ['']);
    }

    /**
     * Get a PDF template.
     *
     * Contains the path of the logo in `logo`, not the image itself. `logo_sha256` changes whenever the logo changes.
     *
     * GET /api2/pdf_templates/{id} (getPdfTemplate)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PdfTemplate
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('pdfTemplates.get', 'GET', '/api2/pdf_templates/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a PDF template.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears the colour, the header
     * or the footer. You cannot change the context while a company uses the template (ERR_TEMPLATE_CONTEXT). Permanent
     * invoices keep the layout that they were created with.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * PUT /api2/pdf_templates/{id} (updatePdfTemplate)
     *
     * @param PdfTemplatePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PdfTemplate
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('pdfTemplates.update', 'PUT', '/api2/pdf_templates/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a PDF template.
     *
     * Refused while a company uses the template (ERR_IN_USE). Deleted companies count too, so that their documents
     * stay printable.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * DELETE /api2/pdf_templates/{id} (deletePdfTemplate)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('pdfTemplates.delete', 'DELETE', '/api2/pdf_templates/{id}', ['id' => $id], $options, []);
    }

    /**
     * Download the logo of a template.
     *
     * Returns the image exactly as you uploaded it, as PNG or JPEG. Returns 404 if the template has no logo.
     *
     * GET /api2/pdf_templates/{id}/logo (getPdfTemplateLogo)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getLogo(int $id, array $options = []): FileCall
    {
        return $this->file('pdfTemplates.getLogo', 'GET', '/api2/pdf_templates/{id}/logo', ['id' => $id], $options, []);
    }

    /**
     * Upload the logo of a template.
     *
     * Send the image itself as the body: a PNG or JPEG of at most 5 MB and 3000 by 3000 pixels. The service detects
     * the format from the content, not from the media type. If it cannot read and print the image, it refuses it
     * (ERR_IMAGE).
     *
     * The logo appears at the top of documents that are printed from now on. Permanent invoices keep their previous
     * logo.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * PUT /api2/pdf_templates/{id}/logo (replacePdfTemplateLogo)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     * @return PdfTemplate
     */
    public function replaceLogo(int $id, mixed $body, array $options = []): array
    {
        return $this->call('pdfTemplates.replaceLogo', 'PUT', '/api2/pdf_templates/{id}/logo', ['id' => $id], $options, [], $body, 'image/png');
    }

    /**
     * Delete the logo of a template.
     *
     * Documents of this template print without a logo from now on. Permanent invoices keep their previous logo.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * DELETE /api2/pdf_templates/{id}/logo (deletePdfTemplateLogo)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function deleteLogo(int $id, array $options = []): void
    {
        $this->call('pdfTemplates.deleteLogo', 'DELETE', '/api2/pdf_templates/{id}/logo', ['id' => $id], $options, []);
    }
}
