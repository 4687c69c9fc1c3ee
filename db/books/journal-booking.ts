// Adds journal entries for the invoices, payments, voucher orders and refunds that a transaction changed, in that transaction.
import {
  postInvoice,
  sumDebtorLines,
  postPayment,
  reverseLines,
  postSettlement,
  postVoucherRefund,
  postVoucherOrder,
  type JournalEntry,
  type DefaultAccounts,
} from '../../domain/books/journal.ts';
import { negate } from '../../domain/values/money.ts';
import type { Instant } from '../../generated/types.ts';
import type { StoredInvoice } from '../../domain/invoices/stored-invoice.ts';
import type { NotedChange, Changes } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { insert, insertOfInvoices, findCurrentEntries, type NewEntry } from './journal.ts';
import {
  contentsOf,
  factsOf,
  readPayments,
  findUnbooked,
  unbookedOf,
  type BookedContents,
  type InvoiceFacts,
  type PaymentFacts,
} from './journal-facts.ts';
import { findUnbookedOrders, findUnbookedRefunds, type UnbookedVoucherMoney } from './journal-order-facts.ts';
import { ledgerOf } from '../house/ledger.ts';

/** The moment and the day of an entry; an invoice has its own date. */
interface Occasion {
  readonly now: Instant;
  readonly today: string;
}

/** The part of an entry that is independent of the number of its invoice. */
interface PreparedEntry {
  readonly contents: BookedContents;
  readonly ledger: DefaultAccounts;
}

const prepared = new WeakMap<Changes, Map<number, PreparedEntry>>();

/**
 * Reads the contents of a draft's entry. Call it right before its series is locked: then `bookChanges` reads nothing
 * while others wait for their number. The draft's lines must be stored, and it must have no entry.
 */
export async function prepareEntry(db: Writer, draft: number): Promise<void> {
  const [contentsByInvoice, ledger] = await Promise.all([contentsOf(db, [draft]), ledgerOf(db)]);
  const contents = contentsByInvoice.get(draft);
  if (contents === undefined) return;
  const entries = prepared.get(db.changes) ?? new Map<number, PreparedEntry>();
  prepared.set(db.changes, entries.set(draft, { contents, ledger }));
}

/** Returns the facts of the prepared ones among these invoices, by id, with the accounts. Each is returned once. */
function consumePrepared(
  { changes }: Writer,
  ids: readonly number[],
): Map<number, { facts: InvoiceFacts; ledger: DefaultAccounts }> {
  const entries = prepared.get(changes);
  const preparedEntries = new Map<number, { facts: InvoiceFacts; ledger: DefaultAccounts }>();
  for (const id of ids) {
    const entry = entries?.get(id);
    const row = changes.ownRows.findRow('invoices', id) as StoredInvoice | undefined;
    const unbooked = row && unbookedOf(row);
    if (entry === undefined || unbooked === undefined) continue;
    entries?.delete(id);
    preparedEntries.set(id, { facts: factsOf(unbooked, entry.contents), ledger: entry.ledger });
  }
  return preparedEntries;
}

/**
 * Adds the journal entries of this transaction, right before its commit: of finalised invoices, changed payments, paid
 * voucher orders and their refunds. docs/decisions/135-the-journal-and-files-for-bookkeepers.md.
 */
export async function bookChanges(db: Writer, now: Instant): Promise<void> {
  const invoices = db.changes.all.filter(({ table, kind }) => table === 'invoices' && kind !== 'remove');
  const payments = db.changes.all.filter(({ table }) => table === 'invoice_payments');
  const sales = db.changes.all.filter(({ table }) => table === 'voucher_sales');
  const refunds = db.changes.all.filter(({ table }) => table === 'online_refunds');
  if (invoices.length + payments.length + sales.length + refunds.length === 0) return;
  const today = db.zone.toLocalDate(now);
  const occasion = { now, today };
  await book(db, { invoices: idsOf(invoices), payments }, occasion);
  await bookVoucherOrders(db, idsOf(sales), occasion);
  await bookRefunds(db, idsOf(refunds), occasion);
}

/** Invoices that may have been finalised, and payments that were changed. */
interface JournalChanges {
  readonly invoices: readonly number[];
  readonly payments: readonly Pick<NotedChange, 'id' | 'kind'>[];
}

/** Adds the missing entries of invoices and payments. */
async function book(db: Writer, { invoices, payments }: JournalChanges, occasion: Occasion): Promise<void> {
  const ready = consumePrepared(db, invoices);
  const finalised = await findUnbooked(
    db,
    invoices.filter((id) => !ready.has(id)),
  );
  if (ready.size + finalised.length + payments.length === 0) return;

  const [first] = ready.values();
  const ids = finalised.map(({ factuur_id }) => factuur_id);
  const [contents, ledger] = await Promise.all([contentsOf(db, ids), first?.ledger ?? ledgerOf(db)]);
  const unpreparedFacts = finalised.map((each) =>
    factsOf(each, contents.get(each.factuur_id) ?? { vat: [], lines: [] }),
  );
  const facts = [...[...ready.values()].map((each) => each.facts), ...unpreparedFacts];
  facts.sort((one, other) => one.invoice.factuur_id - other.invoice.factuur_id);
  await insertOfInvoices(
    db,
    facts.map((each) => createInvoiceEntry(each, ledger, occasion)),
  );

  const before = await findCurrentEntries(db, idsOf(payments.filter(({ kind }) => kind !== 'insert')));
  const now = await readPayments(db, idsOf(payments.filter(({ kind }) => kind !== 'remove')));
  await insert(
    db,
    idsOf(payments).flatMap((id) => planPaymentEntries(before.get(id), now.get(id), ledger, occasion)),
  );
}

/** Adds the entries of voucher orders that were paid in this transaction. */
async function bookVoucherOrders(db: Writer, ids: readonly number[], occasion: Occasion): Promise<void> {
  await bookMoneyOfOrders(db, await findUnbookedOrders(db, ids), occasion, ({ id, total }, ledger) => ({
    of: { soort: 'voucherverkoop', voucher_verkoop_id: id },
    lines: postVoucherOrder(total, ledger),
  }));
}

/** Adds the entries of refunds of withdrawn vouchers that were paid in this transaction. */
async function bookRefunds(db: Writer, ids: readonly number[], occasion: Occasion): Promise<void> {
  await bookMoneyOfOrders(db, await findUnbookedRefunds(db, ids), occasion, ({ id, total }, ledger) => ({
    of: { soort: 'voucherherroeping', terugbetaling_id: id },
    lines: postVoucherRefund(total, ledger),
  }));
}

type OfMoney = Pick<NewEntry['entry'], 'soort' | 'voucher_verkoop_id' | 'terugbetaling_id'>;

async function bookMoneyOfOrders(
  db: Writer,
  orders: readonly UnbookedVoucherMoney[],
  { now, today }: Occasion,
  entryOf: (
    each: UnbookedVoucherMoney,
    ledger: DefaultAccounts,
  ) => { readonly of: OfMoney; readonly lines: NewEntry['lines'] },
): Promise<void> {
  if (orders.length === 0) return;
  const ledger = await ledgerOf(db);
  await insert(
    db,
    orders.map((each) => {
      const { bedrijf_id, klant_id, klant_naam } = each;
      const { of, lines } = entryOf(each, ledger);
      const party = { bedrijf_id, klant_id, klant_naam };
      return { entry: { datum: today, geboekt_op: now, ...of, ...NO_INVOICE, ...party, ...NO_PAYMENT }, lines };
    }),
  );
}

function idsOf(changes: readonly { readonly id: number }[]): number[] {
  return changes.map(({ id }) => id).sort((a, b) => a - b);
}

const NO_INVOICE = { factuur_id: null, factuur_nummer: null, factuur_datum: null };
const NO_PAYMENT = { betaling_id: null, betaald_op: null, betaalmethode_id: null, tegenboeking_van: null };

function createInvoiceEntry(facts: InvoiceFacts, ledger: DefaultAccounts, { now }: Occasion): NewEntry {
  const soort = facts.isCredit ? 'creditfactuur' : 'factuur';
  const entry = {
    datum: facts.invoice.factuur_datum,
    soort,
    geboekt_op: now,
    ...facts.invoice,
    ...NO_PAYMENT,
  } as const;
  return { entry, lines: postInvoice(facts, ledger) };
}

/**
 * Returns the entries that a new, changed or deleted payment adds to the journal; none where the current entry is
 * right.
 */
function planPaymentEntries(
  before: JournalEntry | undefined,
  now: PaymentFacts | undefined,
  ledger: DefaultAccounts,
  occasion: Occasion,
): NewEntry[] {
  if (before !== undefined && now !== undefined && isEntryOf(before, now)) return [];
  const reversals = before === undefined ? [] : [createReversal(before, occasion)];
  return now === undefined ? reversals : [...reversals, createPaymentEntry(now, ledger, occasion)];
}

function isEntryOf(entry: JournalEntry, { bedrag, betaald_op, betaalmethode_id }: PaymentFacts): boolean {
  const { betaald_op: date, betaalmethode_id: method, regels } = entry;
  return sumDebtorLines(regels) === negate(bedrag) && date === betaald_op && method === betaalmethode_id;
}

function createPaymentEntry(facts: PaymentFacts, ledger: DefaultAccounts, { now, today }: Occasion): NewEntry {
  const { invoice, betaling_id, betaald_op, betaalmethode_id, bedrag, isSettlement, method } = facts;
  const paymentColumns = { betaling_id, betaald_op, betaalmethode_id, tegenboeking_van: null };
  const soort = isSettlement ? 'verrekening' : 'betaling';
  return {
    entry: { datum: today, soort, geboekt_op: now, ...invoice, ...paymentColumns },
    lines: isSettlement ? postSettlement(bedrag, ledger) : postPayment(bedrag, method, ledger),
  };
}

function createReversal({ id, regels, ...entry }: JournalEntry, { now, today }: Occasion): NewEntry {
  const { bedrijf_id, factuur_id, factuur_nummer, klant_id, klant_naam } = entry;
  const { betaling_id, betaald_op, betaalmethode_id } = entry;
  const factuur_datum = entry.factuur_datum ?? entry.datum;
  const invoice = { bedrijf_id, factuur_id, factuur_nummer, factuur_datum, klant_id, klant_naam };
  const back = { datum: today, soort: 'tegenboeking', geboekt_op: now, tegenboeking_van: id } as const;
  return { entry: { ...invoice, betaling_id, betaald_op, betaalmethode_id, ...back }, lines: reverseLines(regels) };
}
