// Where a visitor pays, where they can pay again, and the reference that returns the state of their order.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { NotedPayment, Purpose } from '../../db/online/payments.ts';
import { formatPaymentUrl } from '../../domain/online/payment.ts';
import type { components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** The address at which something is paid, and the visitor's reference. */
export type WayToPay = components['schemas']['WayToPay'];

/** The way to pay a payment that was stored in this transaction. */
export function createWayToPay(
  { reference, visitor_reference }: NotedPayment,
  { settings }: Pick<Context, 'settings'>,
): WayToPay {
  const paymentUrl = formatPaymentUrl(settings.publicUrl, reference);
  return { payment_url: paymentUrl, reference: visitor_reference ?? '', retry_url: paymentUrl };
}

/** The way to pay a payment, with the page of the provider if that has responded by now. */
export async function addCheckout<Told extends Partial<WayToPay>>(
  wayToPay: Told,
  purpose: Purpose,
  db: Reader,
): Promise<Told> {
  if (wayToPay.reference === undefined) return wayToPay;
  const payment = (await payments.findAttemptsOfVisitor(db, purpose, wayToPay.reference)).at(-1);
  return { ...wayToPay, payment_url: payment?.checkout_url ?? wayToPay.payment_url };
}
