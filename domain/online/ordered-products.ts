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
  ordered: readonly OrderedProduct[],
  sold: ReadonlyMap<number, BookableProduct>,
  offered: OfferedProducts,
): void {
  const booked = ordered.flatMap(({ product_id, amount: aantal }) => {
    const product = offered.get(product_id);
    return product === undefined ? [] : [{ line: { product }, aantal }];
  });
  refuseIfAny([
    ...findAmountProblems(ordered, sold),
    ...findRequiredProductProblems(booked, (id) => fieldOf(ordered, id)),
  ]);
}

/** The field with the amount of a product; the whole list for a product that was not ordered. */
function fieldOf(ordered: readonly OrderedProduct[], id: number): string {
  const place = ordered.findIndex(({ product_id }) => product_id === id);
  return place < 0 ? 'products' : `products[${String(place)}].amount`;
}
