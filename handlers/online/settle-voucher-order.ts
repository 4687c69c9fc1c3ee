// The settlement of a paid voucher order, in the transaction of its payment: the vouchers are created and mailed.
import * as templates from '../../db/catalogue/voucher-templates.ts';
import { drawCode } from '../../db/catalogue/codes.ts';
import * as products from '../../db/catalogue/products.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { queueVouchers } from '../../db/online/voucher-mails.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import { planOrderedVouchers } from '../../domain/catalogue/stored-voucher.ts';
import type { Context } from '../handler.ts';

/** Creates the vouchers of an order and queues their mail, once. Returns null, since it has no message for staff. */
export async function settleVoucherOrder(
  { purpose_id }: Pick<OnlinePayment, 'purpose_id'>,
  { db, now, today, settings: { publicUrl } }: Pick<Context<Writer>, 'db' | 'now' | 'today' | 'settings'>,
): Promise<null> {
  await lockRoots(db, 'voucher_sales', [purpose_id]);
  const sale = await find(sales.rows.read, db, purpose_id);
  if (sale?.status !== 'open') return null;

  const template = await readOne(templates.read, db, sale.voucher_template_id);
  const templateProducts = [...(await products.read(db, template.products)).values()];

  const source = { template, products: templateProducts };
  const orderedVouchers = planOrderedVouchers(sale, source, () => drawCode(db), { now, today });

  for (const voucher of orderedVouchers) {
    await vouchers.insert(db, voucher);
  }

  await sales.rows.update(db, sale, { status: 'betaald', paid_at: now });
  await queueVouchers(db, sale.id, template, { now, publicUrl });
  return null;
}
