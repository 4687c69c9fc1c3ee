// The open amounts of finalised invoices and of bookings, calculated once for reminders, mails, pages and aged debtors.
import type { Cents } from '../../generated/types.ts';
import { calculateCostsNet, calculateCostsTotal, type PricedCost } from '../bookings/costs.ts';
import { asCents } from '../values/money.ts';

/** A finalised invoice with the amount paid on it, in cents. */
export interface PaidInvoice {
  readonly id: number;
  readonly crediteert_factuur_id: number | null;
  readonly total: Cents;
  readonly paid: Cents;
}

/** A paid invoice with the facts that decide whether another one may pay it. */
export interface OwedInvoice extends PaidInvoice {
  readonly boeking_id: number;
  readonly klant_id: number;
  readonly bedrijf_id: number;
}

/** An amount of one invoice that pays another one. */
export interface Offset {
  readonly from: number;
  readonly to: number;
  readonly bedrag: Cents;
}

/**
 * Returns the open amount of each invoice in cents, by id; negative where the customer is owed money. Invoices of one
 * booking, customer and company pay each other first. Example: of an invoice of 100.00, 60.00 was paid, and a second
 * invoice is a difference of -40.00. Both open amounts are 0, and no reminder is sent.
 * docs/decisions/131-reminders-and-the-till-log.md.
 */
export function calculateOpenAmounts(invoices: readonly OwedInvoice[]): Map<number, Cents> {
  const open = new Map(invoices.map(({ id, total, paid }) => [id, asCents(total - paid)]));
  for (const { from, to, bedrag } of calculateOffsetsPerBooking(invoices)) {
    open.set(from, asCents((open.get(from) ?? 0) + bedrag));
    open.set(to, asCents((open.get(to) ?? 0) - bedrag));
  }
  return open;
}

/**
 * Returns the amount still to pay for a booking, in cents: its costs, without VAT for reverse charge, less the paid
 * amount. Throws ERR_AMOUNT_TOO_LARGE.
 */
export function calculateOpenOfBooking(
  costs: readonly PricedCost[],
  paidAmount: Cents,
  isReverseCharged: boolean,
): Cents {
  return asCents((isReverseCharged ? calculateCostsNet(costs) : calculateCostsTotal(costs)) - paidAmount);
}

/** The amounts by which invoices of one booking, customer and company pay each other. */
export function calculateOffsetsPerBooking(invoices: readonly OwedInvoice[]): Offset[] {
  const groups = new Map<string, OwedInvoice[]>();
  for (const invoice of invoices) {
    const key = [invoice.boeking_id, invoice.klant_id, invoice.bedrijf_id].join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [invoice]);
    else group.push(invoice);
  }
  return [...groups.values()].flatMap(calculateOffsets);
}

/**
 * The open amounts that are settled with invoices that owe the customer: unpaid credit invoices and overpaid invoices.
 * A credit invoice and its invoice come first, then all in the order of their ids.
 */
export function calculateOffsets(invoices: readonly PaidInvoice[]): Offset[] {
  const sorted = invoices.toSorted((one, other) => one.id - other.id);
  const spare = new Map(sorted.map(({ id, total, paid }) => [id, Math.max(0, paid - total)]));
  const open = new Map(sorted.map(({ id, total, paid }) => [id, Math.max(0, total - paid)]));

  const offsets: Offset[] = [];

  const settle = (from: number, to: number): void => {
    const spareAmount = spare.get(from) ?? 0;
    const openAmount = open.get(to) ?? 0;
    const bedrag = asCents(Math.min(spareAmount, openAmount));
    if (bedrag === 0) return;
    offsets.push({ from, to, bedrag });
    spare.set(from, spareAmount - bedrag);
    open.set(to, openAmount - bedrag);
  };

  for (const { id, crediteert_factuur_id: credited } of sorted) {
    if (credited === null) continue;
    settle(id, credited);
    settle(credited, id);
  }

  for (const { id: to } of sorted) for (const { id: from } of sorted) settle(from, to);
  return offsets;
}
