// How a visitor pays: where, where again, and the reference that tells what became of it.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { Purpose } from '../../db/online/payments.ts';
import { wayToPayment } from '../../domain/online/payment.ts';

/** Where something is paid, and the reference of its visitor. */
export interface WayToPay {
  readonly payment_url: string;
  readonly reference: string;
  readonly retry_url: string;
}

/** How something is paid that its payment was noted for in this transaction. */
export async function wayToPay(
  purpose: Purpose,
  id: number,
  { db, publicUrl }: { readonly db: Reader; readonly publicUrl: string },
): Promise<WayToPay> {
  const payment = (await payments.ofPurposes(db, purpose, [id])).get(id);
  const way = wayToPayment(publicUrl, payment?.reference ?? '');
  return { payment_url: way, reference: payment?.visitor_reference ?? '', retry_url: way };
}

/** The same with the page of the provider, where that has answered meanwhile. */
export async function withCheckout<Told extends Partial<WayToPay>>(
  told: Told,
  purpose: Purpose,
  db: Reader,
): Promise<Told> {
  if (told.reference === undefined) return told;
  const payment = (await payments.attemptsOfVisitor(db, purpose, told.reference)).at(-1);
  return { ...told, payment_url: payment?.checkout_url ?? told.payment_url };
}
