// The operation that prints a voucher for whoever holds it.
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { one } from '../../db/engine/changes/table.ts';
import { issuerOf, printableVoucher, type Printable } from '../../db/online/printed-vouchers.ts';
import { sellerOf } from '../../domain/online/voucher-sale.ts';
import { finished, Media } from '../handler.ts';

export const getVoucherPdf = finished<'getVoucherPdf', Printable>(
  async ({ path }, { db }) => {
    const voucher = await one(vouchers.rows.read, db, path.id);
    return printableVoucher(db, voucher, sellerOf(await issuerOf(db, voucher)));
  },
  async ({ document, logo, date }, printing) =>
    new Media('application/pdf', await printing.preview(document, logo, date), 'voucher.pdf'),
);
