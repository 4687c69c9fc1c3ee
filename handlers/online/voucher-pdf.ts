// The operation that prints a voucher for its bearer, for staff. Its company is that of its order: hence this area.
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { readIssue, readPrintableVoucher, type PrintableVouchers } from '../../db/online/printed-vouchers.ts';
import { requireSeller } from '../../domain/online/voucher-sale.ts';
import { declareFinished } from '../handler.ts';
import { Media } from '../media.ts';

export const getVoucherPdf = declareFinished<'getVoucherPdf', PrintableVouchers>(
  async ({ path }, { db }) => {
    const voucher = await readOne(vouchers.rows.read, db, path.id);
    const issue = await readIssue(db, voucher);
    return readPrintableVoucher(db, voucher, issue, requireSeller(issue.company_id));
  },
  async ({ document, logo, date }, printing) =>
    new Media('application/pdf', await printing.printPreview(document, logo, date), 'voucher.pdf'),
);
