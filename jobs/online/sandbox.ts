// The sandbox as a payment provider: it asks its own book in the database, and calls nobody. No money moves.
import * as sandbox from '../../db/online/sandbox-payments.ts';
import { cents } from '../../domain/values/money.ts';
import type { PaymentProvider } from './provider.ts';

export const sandboxProvider: PaymentProvider = {
  async createPayment({ reference, amount, description, returnUrl }, { write, now, publicUrl }) {
    const wanted = { reference, amount, description, return_url: returnUrl };
    const { id, token } = await write((db) => sandbox.make(db, wanted, now()));
    return { provider_id: String(id), checkout_url: `${publicUrl}/betalen/sandbox/${token}` };
  },
  async getPayment({ provider_id }, { read }) {
    const payment = await read((db) => sandbox.find(db, Number(provider_id)));
    if (payment === undefined) throw new Error('The sandbox does not know this payment.');
    return { status: payment.status, amount: payment.amount, currency: 'EUR', returned: cents(0) };
  },
  async cancelPayment({ provider_id }, { write }) {
    await write((db) => sandbox.end(db, { id: Number(provider_id) }, 'expired'));
  },
  verify: sandbox.verify,
};
