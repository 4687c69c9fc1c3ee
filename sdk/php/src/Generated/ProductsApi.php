<?php

// The operations of products. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Products that you sell, buy and plan, with prices per VAT rate.
 *
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewProduct from Types
 * @phpstan-import-type Product from Types
 * @phpstan-import-type ProductPut from Types
 */
final class ProductsApi extends Group
{
    /**
     * List products.
     *
     * Returns all products that are not deleted, sorted by `id`. Without a credential you get only those with `mag_api`.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/producten (listProducts)
     *
     * @param array{metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Product>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('products.list', 'GET', '/api2/producten', [], $options, ['metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a product.
     *
     * Prices include VAT. Send `ProductPrice` with one price per VAT rate, or the deprecated pair `verkoop` and `btw`,
     * which makes a single price of always. If you send both, the pair must be that of today (ERR_CANNOT_COMBINE). VAT
     * rates must be in the setting `btw_percentages` (ERR_VAT_RATE_UNKNOWN). The prices of a date may add up to at most
     * 1,000,000,000 (ERR_AMOUNT_TOO_LARGE).
     *
     * **Prices by date.** Send several rows with a `vanaf`, a date of service. A line of a booking has the rows with the
     * latest `vanaf` that is not after the local date of its `begin`. So a row of a date replaces every rate of
     * the rows before it. Without rows that apply, nothing can be booked at that date (ERR_NO_PRICE). A product without
     * any row is booked without a price.
     *
     * `leverancier_id` must refer to a contact of type `leverancier` (ERR_UNKNOWN_REFERENCE).
     *
     * Needs the permission `editProducten`.
     *
     * POST /api2/producten (createProduct)
     *
     * @param NewProduct $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Product
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('products.create', 'POST', '/api2/producten', [], $options, [], $body, ['', 'extra', 'ProductPrice/*', 'Locaties/*', 'Materialen/*', 'Standaardbijlagen/*', 'vereist_product/*', 'metadata']);
    }

    /**
     * Get a product.
     *
     * Also returns a deleted product, with `is_deleted` true. Without a credential, a product that is deleted or does not
     * have `mag_api` returns 404, like an unknown one.
     *
     * Needs no credential if the installation has opened online booking to the public.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/producten/{id} (getProduct)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Product
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('products.get', 'GET', '/api2/producten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a product.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears a member; lists are
     * replaced as a whole. Existing bookings and invoices keep their prices. A price keeps its VAT rate even if the
     * setting `btw_percentages` no longer contains it.
     *
     * If you change `ProductPrice`, it wins over `verkoop` and `btw` as you read them. If you change only `verkoop` or
     * `btw`, they become the single price. For a product with several prices, or with one that does not apply today,
     * this is refused (ERR_CANNOT_COMBINE). With the list as it is stored, the pair of any date counts as read.
     *
     * A product must not require itself, neither directly nor through other products (ERR_CYCLE). You cannot update a
     * deleted product (404).
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/producten/{id} (updateProduct)
     *
     * @param ProductPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Product
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('products.update', 'PUT', '/api2/producten/{id}', ['id' => $id], $options, [], $body, ['', 'extra', 'ProductPrice/*', 'Locaties/*', 'Materialen/*', 'Standaardbijlagen/*', 'vereist_product/*', 'metadata']);
    }

    /**
     * Change the metadata of a product.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT.
     *
     * Needs the permission `editProducten`.
     *
     * PATCH /api2/producten/{id} (patchProduct)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Product
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('products.patch', 'PATCH', '/api2/producten/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }

    /**
     * Delete a product.
     *
     * The product disappears from the list and you cannot select it any more. Packages, bookings and invoices that
     * contain it keep it, and GET by `id` returns it with `is_deleted` true. You cannot restore it.
     *
     * Needs the permission `editProducten`.
     *
     * DELETE /api2/producten/{id} (deleteProduct)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('products.delete', 'DELETE', '/api2/producten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Download the image of a product.
     *
     * Needs no credential if the product has `mag_api` and is not deleted: then the image may be shown to the public. Every other image needs one, whatever
     * the permissions. Without it the response is 404, as for a product that does not exist or has no image.
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
     * GET /api2/producten/{id}/afbeelding (getProductImage)
     *
     * @param array{breedte?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getImage(int $id, array $options = []): FileCall
    {
        return $this->file('products.getImage', 'GET', '/api2/producten/{id}/afbeelding', ['id' => $id], $options, ['breedte' => 'breedte']);
    }

    /**
     * Upload the image of a product.
     *
     * Send the image itself as the body: a PNG, JPEG or WebP of at most 5 MB and 25 million pixels. Neither side may be
     * more than 20 times as long as the other. The service tells the format from the content, not from the media type,
     * and refuses an image that it cannot read (ERR_IMAGE). It replaces the previous image, which is deleted.
     *
     * Needs the permission `editProducten`.
     *
     * PUT /api2/producten/{id}/afbeelding (replaceProductImage)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     * @return Product
     */
    public function replaceImage(int $id, mixed $body, array $options = []): array
    {
        return $this->call('products.replaceImage', 'PUT', '/api2/producten/{id}/afbeelding', ['id' => $id], $options, [], $body, 'image/png');
    }
}
