// Discount codes.
import type { DiscountCode, NewDiscountCode } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function discountCode(body: Partial<NewDiscountCode> = {}): Promise<DiscountCode> {
  count += 1;
  return api.discountCodes.createDiscountCode({
    body: {
      naam: 'Actie',
      code: `ACTIE-${String(count)}`,
      datum_begin: '2026-06-01',
      datum_eind: '2026-08-31',
      kortingspercentage: 10,
      ...body,
    },
  });
}
