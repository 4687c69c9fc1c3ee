// How a visitor pays: where, where again, and the reference that tells what became of it.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { NotedPayment, Purpose } from '../../db/online/payments.ts';
import { formatPaymentUrl } from '../../domain/online/payment.ts';
import type { Context } from '../handler.ts';

/** Where something is paid, and the reference of its visitor. */
export interface WayToPay {
  readonly payment_url: string;
  readonly reference: string;
  readonly retry_url: string;
}

/** How a payment is made that was noted in this transaction. */
export function createWayToPay(
  { reference, visitor_reference }: NotedPayment,
  { settings }: Pick<Context, 'settings'>,
): WayToPay {
  const way = formatPaymentUrl(settings.publicUrl, reference);
  return { payment_url: way, reference: visitor_reference ?? '', retry_url: way };
}

/** The same with the page of the provider, where that has answered meanwhile. */
export async function addCheckout<Told extends Partial<WayToPay>>(
  told: Told,
  purpose: Purpose,
  db: Reader,
): Promise<Told> {
  if (told.reference === undefined) return told;
  const payment = (await payments.findAttemptsOfVisitor(db, purpose, told.reference)).at(-1);
  return { ...told, payment_url: payment?.checkout_url ?? told.payment_url };
}
