// The operations of online booking that check codes: discount codes and vouchers. They claim nothing.
import * as discountCodes from '../../db/catalogue/discount-codes.ts';
import * as offers from '../../db/online/offers.ts';
import { isApplicable } from '../../domain/catalogue/discount-code.ts';
import type { TriedVoucher } from '../../domain/online/price.ts';
import type { components } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';
import { assertOpen } from './open-to-visitors.ts';
import { soundOrder } from './orders.ts';
import { priced } from './quotes.ts';

export const getDiscountOfCode: Handler<'getDiscountOfCode'> = async ({ query }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const { db } = context;
  const { kortingscode, datum, arrangement } = query;
  const code = await discountCodes.findWith(db, kortingscode);
  if (code === undefined) return false;
  const offer = arrangement === undefined ? undefined : await offers.findOffer(db, arrangement);
  const products = offer?.regels.map(({ product }) => product.id) ?? [];
  const use = { datum, arrangement_id: offer?.id ?? null, book_process_id: null, products };
  return isApplicable(code, use) ? { naam: code.naam, percentage: code.kortingspercentage } : false;
};

export const checkVouchers: Handler<'checkVouchers'> = async ({ body }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const ordered = await soundOrder(context.db, body);
  const { tried } = await priced(ordered, context.zone.startOfLocalDay(body.datum), body.vouchers, context);
  return Object.fromEntries(tried.map((each) => [each.code, checked(each)]));
};

function checked({ result }: TriedVoucher): components['schemas']['CheckedVoucher'] {
  if ('reason' in result) return { valid: false, reason: result.reason };
  const processed = result.covered.map(({ line, product_id, prijs_per_stuk, aantal }) => {
    return { regel_id: line.id, product_id, prijs_per_stuk, aantal };
  });
  return { valid: true, processed };
}
