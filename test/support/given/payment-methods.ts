// Payment methods.
import type { NewPaymentMethod, PaymentMethod } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function paymentMethod(body: Partial<NewPaymentMethod> = {}): Promise<PaymentMethod> {
  count += 1;
  return api.paymentMethods.createPaymentMethod({ body: { naam: `Betaalmethode ${String(count)}`, ...body } });
}
