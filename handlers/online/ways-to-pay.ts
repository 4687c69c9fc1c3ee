// Where a visitor pays, where they can pay again, and the reference that returns the state of their order.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { NotedPayment, Purpose } from '../../db/online/payments.ts';
import { formatPaymentUrl } from '../../domain/online/payment.ts';
import type { Context } from '../handler.ts';

/** The address at which something is paid, and the visitor's reference. */
export interface WayToPay {
  readonly payment_url: string;
  readonly reference: string;
  readonly retry_url: string;
}

/** The way to pay a payment that was stored in this transaction. */
export function createWayToPay(
  { reference, visitor_reference }: NotedPayment,
  { settings }: Pick<Context, 'settings'>,
): WayToPay {
  const way = formatPaymentUrl(settings.publicUrl, reference);
  return { payment_url: way, reference: visitor_reference ?? '', retry_url: way };
}

/** The way to pay a payment, with the page of the provider if that has responded by now. */
export async function addCheckout<Told extends Partial<WayToPay>>(
  told: Told,
  purpose: Purpose,
  db: Reader,
): Promise<Told> {
  if (told.reference === undefined) return told;
  const payment = (await payments.findAttemptsOfVisitor(db, purpose, told.reference)).at(-1);
  return { ...told, payment_url: payment?.checkout_url ?? told.payment_url };
}
