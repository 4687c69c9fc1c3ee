// The sandbox as a payment provider: it has its own table, and calls no service. No money moves.
import * as sandbox from '../../db/online/sandbox-payments.ts';
import type { PaymentProvider } from './provider.ts';

export const sandboxProvider: PaymentProvider = {
  async createPayment({ reference, amount, description, returnUrl }, { write, now, settings }) {
    const payment = { reference, amount, description, return_url: returnUrl };
    const { id, token } = await write((db) => sandbox.make(db, payment, now()));
    return { provider_id: String(id), checkout_url: `${settings.publicUrl}/betalen/sandbox/${token}` };
  },
  async getPayment({ provider_id }, { read }) {
    const id = Number(provider_id);
    const [payment, returned] = await read(async (db) => [
      await sandbox.find(db, id),
      await sandbox.sumRefunded(db, id),
    ]);
    if (payment === undefined) throw new Error('The sandbox does not know this payment.');
    return { status: payment.status, amount: payment.amount, currency: 'EUR', returned };
  },
  async cancelPayment({ provider_id }, { write }) {
    await write((db) => sandbox.end(db, { id: Number(provider_id) }, 'expired'));
  },
  async refund({ payment, reference, amount }, { write, now }) {
    const payment_id = Number(payment.provider_id);
    const { id } = await write((db) => sandbox.refund(db, { payment_id, reference, amount }, now()));
    return { provider_id: String(id), status: 'refunded' };
  },
  async getRefund({ reference }, { read }) {
    const refund = await read((db) => sandbox.findRefund(db, reference));
    if (refund === undefined) throw new Error('The sandbox does not know this refund.');
    return { provider_id: String(refund.id), status: 'refunded' };
  },
  verify: sandbox.verify,
};
