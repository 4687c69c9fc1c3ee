// A customer who pays at the sandbox: its page, and the things that they have bought then.
import type { Voucher, VoucherSale } from 'boekstaaf';
import { api } from './index.ts';
import { jobs } from './jobs.ts';
import { endPayment } from './sandbox-page.ts';

export { endPayment, fetchPaymentPage } from './sandbox-page.ts';

/** Pays for a sale; returns its vouchers. */
export async function payVoucherOrder({ id, payment_url }: VoucherSale): Promise<Voucher[]> {
  await endPayment(payment_url, 'pay');
  await jobs.runAllDue();
  return api.vouchers.listVouchers({ sale_id: id });
}
