// Prints a voucher as a PDF, for staff, as the mail of its order attaches it.
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { issueOf, readPrintableVoucher, type PrintableVouchers } from '../../db/online/printed-vouchers.ts';
import { sellerOf } from '../../domain/online/voucher-sale.ts';
import { declareFinished } from '../handler.ts';
import { Media } from '../media.ts';

export const getVoucherPdf = declareFinished<'getVoucherPdf', PrintableVouchers>(
  async ({ path }, { db }) => {
    const voucher = await readOne(vouchers.rows.read, db, path.id);
    const issue = await issueOf(db, voucher);
    return readPrintableVoucher(db, voucher, issue, sellerOf(issue.company_id));
  },
  async ({ document, logo, date }, printing) =>
    new Media('application/pdf', await printing.printPreview(document, logo, date), 'voucher.pdf'),
);
