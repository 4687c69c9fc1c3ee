// Stores payment requests, asked for alone or with the mail of an invoice.
import type { Writer } from '../../db/engine/session/database.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { openOf } from '../../db/invoices/open-amounts.ts';
import * as paymentRequests from '../../db/invoices/payment-requests.ts';
import { readStates } from '../../db/invoices/payment-request-states.ts';
import { assertRequestable } from '../../domain/invoices/payment-request.ts';
import { asCents } from '../../domain/values/money.ts';
import type { Context } from '../handler.ts';

type StoredTerms = Pick<paymentRequests.PaymentRequestRow, 'bedrag' | 'deelbetaling' | 'geldig_tot'>;

/** Stores a request to pay a locked invoice; returns its id. Throws as `assertRequestable` does. */
export async function storePaymentRequest(
  { id: factuur_id, boeking_id, status }: Pick<InvoiceRow, 'id' | 'boeking_id' | 'status'>,
  { bedrag, deelbetaling, geldig_tot }: StoredTerms,
  { db, now, today, caller }: Context<Writer>,
): Promise<number> {
  const open = (await openOf(db, [{ id: factuur_id, boeking_id }])).get(factuur_id) ?? asCents(0);
  assertRequestable({ status, open }, { bedrag });
  const terms = { factuur_id, boeking_id, bedrag, deelbetaling, geldig_tot, ingetrokken_op: null };
  const stateOf = await readStates(db, [terms], today);
  const origin = { created_at: now, created_by: caller.userId };
  return paymentRequests.insert(db, { ...terms, ...stateOf(terms), ...origin });
}
