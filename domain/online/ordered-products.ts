// The problems of an order of single products: their amounts, and required products that are missing.
import { findAmountProblems, type OrderedProduct } from '../bookings/booked-products.ts';
import type { BookableProduct } from '../bookings/booking.ts';
import { refuseIfAny } from '../values/problem.ts';
import { findRequiredProductProblems, type ProductRequirement } from './required-products.ts';

/** Products of the offer, by id. */
type OfferedProducts = ReadonlyMap<
  number,
  { readonly id: number; readonly vereist_product: readonly ProductRequirement[] }
>;

/** Throws ERR_RANGE and ERR_REQUIRED_PRODUCT, all at once. */
export function assertSoundProducts(
  orderedProducts: readonly OrderedProduct[],
  bookableProducts: ReadonlyMap<number, BookableProduct>,
  offeredProducts: OfferedProducts,
): void {
  const bookedLines = orderedProducts.flatMap(({ product_id, amount: aantal }) => {
    const product = offeredProducts.get(product_id);
    return product === undefined ? [] : [{ line: { product }, aantal }];
  });
  refuseIfAny([
    ...findAmountProblems(orderedProducts, bookableProducts),
    ...findRequiredProductProblems(bookedLines, (id) => fieldOf(orderedProducts, id)),
  ]);
}

/** The field with the amount of a product; the whole list for a product that was not ordered. */
function fieldOf(orderedProducts: readonly OrderedProduct[], id: number): string {
  const index = orderedProducts.findIndex(({ product_id }) => product_id === id);
  return index < 0 ? 'products' : `products[${String(index)}].amount`;
}
