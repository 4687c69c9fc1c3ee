// The operation that prints a voucher for whoever holds it.
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { one } from '../../db/engine/changes/table.ts';
import { issueOf, printableVoucher, type PrintableVouchers } from '../../db/online/printed-vouchers.ts';
import { sellerOf } from '../../domain/online/voucher-sale.ts';
import { finished, Media } from '../handler.ts';

export const getVoucherPdf = finished<'getVoucherPdf', PrintableVouchers>(
  async ({ path }, { db }) => {
    const voucher = await one(vouchers.rows.read, db, path.id);
    const issue = await issueOf(db, voucher);
    return printableVoucher(db, voucher, issue, sellerOf(issue.company_id));
  },
  async ({ document, logo, date }, printing) =>
    new Media('application/pdf', await printing.preview(document, logo, date), 'voucher.pdf'),
);
