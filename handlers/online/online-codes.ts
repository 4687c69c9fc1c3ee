// The operations of online booking that check codes: discount codes and vouchers. They reserve nothing.
import * as offers from '../../db/online/offers.ts';
import type { VoucherResult } from '../../domain/online/price.ts';
import type { components } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';
import { findUsableCode } from './check-order.ts';
import { assertOpen } from './open-to-visitors.ts';
import { requireSoundOrder } from './orders.ts';
import { priceOrder } from './price-order.ts';

export const getDiscountOfCode: Handler<'getDiscountOfCode'> = async ({ query }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const { db } = context;
  const { kortingscode, datum, arrangement: packageId } = query;
  const offer = packageId === undefined ? undefined : await offers.findOffer(db, packageId);
  const products = offer?.regels.map(({ product }) => product.id) ?? [];
  const code = await findUsableCode(kortingscode, { datum, arrangement_id: offer?.id ?? null, products }, context);
  return code === undefined ? false : { naam: code.naam, percentage: code.kortingspercentage };
};

export const checkVouchers: Handler<'checkVouchers'> = async ({ body }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const offeredOrder = await requireSoundOrder(context.db, body);
  const begin = context.zone.startOfLocalDay(body.datum);
  const { voucherResults } = await priceOrder(offeredOrder, begin, body.vouchers, context);
  return Object.fromEntries(voucherResults.map((checked) => [checked.code, toCheckedVoucher(checked)]));
};

function toCheckedVoucher({ result }: VoucherResult): components['schemas']['CheckedVoucher'] {
  if ('reason' in result) return { valid: false, reason: result.reason };
  const processed = result.covered.map(({ line, product_id, prijs_per_stuk, aantal }) => {
    return { regel_id: line.id, product_id, prijs_per_stuk, aantal };
  });
  return { valid: true, processed };
}
