<?php

// The operations of packages. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Programmes of products that customers book as a whole.
 *
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewPackage from Types
 * @phpstan-import-type Package from Types
 * @phpstan-import-type PackagePut from Types
 */
final class PackagesApi extends Group
{
    /**
     * List packages.
     *
     * Returns all packages that are not deleted, each with its lines, programme and calculated prices, sorted by `id`.
     * Without a credential you get only those with `mag_api`.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/arrangementen (listPackages)
     *
     * @param array{metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Package>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('packages.list', 'GET', '/api2/arrangementen', [], $options, ['metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a package.
     *
     * The service uses only the offsets between the lines: how much later `begin` of a line is than that of the
     * earliest line. The dates themselves have no meaning. A line without `begin` starts with the package. A line
     * without `eind` takes as long as its product.
     *
     * The service calculates the programme and the prices from the lines, for `aantal_personen` people. Refused if a
     * product, location or company does not exist (ERR_UNKNOWN_REFERENCE), or if the price exceeds 1,000,000,000
     * (ERR_AMOUNT_TOO_LARGE). Also refused if a line ends before it begins or has a `max` below its `min`
     * (ERR_PACKAGE_LINE_ORDER).
     *
     * Needs the permission `editArrangementen`.
     *
     * POST /api2/arrangementen (createPackage)
     *
     * @param NewPackage $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Package
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('packages.create', 'POST', '/api2/arrangementen', [], $options, [], $body, ['', 'metadata', 'regels/*']);
    }

    /**
     * Get a package.
     *
     * Also returns a deleted package, with `is_deleted` true. Programme and prices follow the current products: they
     * change when a product changes. Without a credential, a package that is deleted or does not have `mag_api` returns
     * 404, like an unknown one.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/arrangementen/{id} (getPackage)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Package
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('packages.get', 'GET', '/api2/arrangementen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a package.
     *
     * You may send back what GET returned. Members that you omit keep their value. `regels` replaces the whole list. An
     * entry with the `id` of an existing line updates that line, and an entry without `id` creates one. The service
     * deletes lines that you leave out.
     *
     * Existing bookings do not change: they have their own copies of the lines. Products and locations that were
     * deleted in the meantime may stay in their lines. You cannot update a deleted package (404).
     *
     * Needs the permission `editArrangementen`.
     *
     * PUT /api2/arrangementen/{id} (updatePackage)
     *
     * @param PackagePut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Package
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('packages.update', 'PUT', '/api2/arrangementen/{id}', ['id' => $id], $options, [], $body, ['', 'metadata', 'regels/*', 'regels/*/product', 'regels/*/product/vereist_product/*', 'regels/*/product/standaardbijlagen/*', 'programma/*']);
    }

    /**
     * Change the metadata of a package.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT.
     *
     * Needs the permission `editArrangementen`.
     *
     * PATCH /api2/arrangementen/{id} (patchPackage)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Package
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('packages.patch', 'PATCH', '/api2/arrangementen/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }

    /**
     * Delete a package.
     *
     * The package disappears from the list and cannot be booked any more. Existing bookings keep it, and GET by `id`
     * returns it with `is_deleted` true. You cannot restore it.
     *
     * Needs the permission `editArrangementen`.
     *
     * DELETE /api2/arrangementen/{id} (deletePackage)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('packages.delete', 'DELETE', '/api2/arrangementen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Download the image of a package.
     *
     * Needs no credential if the package has `mag_api` and is not deleted: then the image may be shown to the public. Every other image needs one, whatever
     * the permissions. Without it the response is 404, as for a package that does not exist or has no image.
     *
     * Without `breedte` you get the file exactly as it was uploaded, with the data that the camera put into it. With
     * `breedte` you get it at least that wide. The service rounds up to 80, 160, 320, 480, 640, 800, 1000, 1200, 1600 or
     * 2000 pixels. It never enlarges, turns the picture the way that the camera was held, and removes everything else
     * (such as the place where it was taken). It makes each of these widths once and keeps it. The height follows.
     *
     * Browsers show it for five minutes before they ask again.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/arrangementen/{id}/afbeelding (getPackageImage)
     *
     * @param array{breedte?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getImage(int $id, array $options = []): FileCall
    {
        return $this->file('packages.getImage', 'GET', '/api2/arrangementen/{id}/afbeelding', ['id' => $id], $options, ['breedte' => 'breedte']);
    }

    /**
     * Upload the image of a package.
     *
     * Send the image itself as the body: a PNG, JPEG or WebP of at most 5 MB and 25 million pixels. Neither side may be
     * more than 20 times as long as the other. The service tells the format from the content, not from the media type,
     * and refuses an image that it cannot read (ERR_IMAGE). It replaces the previous image, which is deleted.
     *
     * Needs the permission `editArrangementen`.
     *
     * PUT /api2/arrangementen/{id}/afbeelding (replacePackageImage)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     * @return Package
     */
    public function replaceImage(int $id, mixed $body, array $options = []): array
    {
        return $this->call('packages.replaceImage', 'PUT', '/api2/arrangementen/{id}/afbeelding', ['id' => $id], $options, [], $body, 'image/png');
    }
}
