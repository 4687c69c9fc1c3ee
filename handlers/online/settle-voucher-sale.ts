// What happens when vouchers are paid, in the transaction that settles the payment: they are made, and mailed.
import * as templates from '../../db/catalogue/voucher-templates.ts';
import { insertSold, type Moment } from '../../db/catalogue/vouchers.ts';
import type { Writer } from '../../db/engine/database.ts';
import { lockRoots } from '../../db/engine/roots.ts';
import { find, one } from '../../db/engine/table.ts';
import { queueVouchers } from '../../db/online/voucher-mails.ts';
import { rows } from '../../db/online/voucher-sales.ts';

/** Makes the vouchers of a sale and queues their mail, once. */
export async function settleVoucherSale(db: Writer, id: number, moment: Moment): Promise<void> {
  await lockRoots(db, 'voucher_sales', [id]);
  const sale = await find(rows.read, db, id);
  if (sale?.status !== 'open') return;
  const template = await one(templates.read, db, sale.voucher_template_id);
  await insertSold(db, sale, template, moment);
  await rows.update(db, sale, { status: 'betaald', paid_at: moment.now });
  await queueVouchers(db, sale.id, template, moment.now);
}
