// Confirms payments by mail, for the payment methods that ask for it.
import type { Writer } from '../../db/engine/session/database.ts';
import { queueStandardMail } from '../../db/announcements/mail-writing.ts';
import { invoiceMails } from '../../db/invoices/invoice-mails.ts';
import { rows as payments } from '../../db/invoices/invoice-payments.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import * as paymentMethods from '../../db/invoices/payment-methods.ts';
import { sum } from '../../domain/values/money.ts';
import type { Context } from '../handler.ts';

/**
 * Puts one confirmation in the outbox of the payments that were just recorded together, as far as money came in by methods
 * with `bevestiging_mailen`. docs/decisions/131-payment-reminders.md.
 */
export async function confirmPayments(
  invoice: InvoiceRow,
  ids: readonly number[],
  { db, now, zone, caller, unknownTags }: Context<Writer>,
): Promise<void> {
  if (invoice.calculated_totaalbedrag_inclusief_btw <= 0) return;
  const recorded = [...(await payments.read(db, ids)).values()].filter(({ bedrag }) => bedrag > 0);
  const methodIds = recorded.flatMap(({ betaalmethode_id }) => betaalmethode_id ?? []);
  const methods = await paymentMethods.read(db, [...new Set(methodIds)]);
  const confirmed = recorded.filter(({ betaalmethode_id: id }) => methods.get(id ?? 0)?.bevestiging_mailen === true);
  const last = confirmed.at(-1);
  if (last === undefined) return;

  const names = confirmed.flatMap(({ betaalmethode_id: id }) => methods.get(id ?? 0)?.naam ?? []);
  const payment = {
    bedrag: sum(confirmed.map(({ bedrag }) => bedrag)),
    datum: zone.localDate(last.wanneer),
    betaalmethode: [...new Set(names)].join(', '),
  };
  const letter = { id: invoice.id, userId: caller.userId, detail: payment };
  const unknown = await queueStandardMail(db, invoiceMails.payment_confirmation, letter, now);
  for (const tag of unknown ?? []) unknownTags.add(tag);
}
