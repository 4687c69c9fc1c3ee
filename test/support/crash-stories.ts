// Stories that are written while a server is killed, step by step, and the rows that each acknowledged step requires.
import { EventEmitter, once } from 'node:events';
import { AssertionError } from 'chai';
import type { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { sendersOf, tellOfSending, type Senders } from './crash-peppol.ts';
import { tellOfChange } from './crash-vat-changes.ts';
import { createFinalisedInvoice, createPricedProduct } from './world.ts';

type FactMembers = Readonly<Record<string, string | number>>;

/** There is a row with these members. */
interface RowFact {
  readonly table: string;
  readonly members: FactMembers;
}

/** No transaction looks for more: after an hour there are tens of thousands. */
const FACTS_PER_QUERY = 200;

/** The responses that clients got. */
export class WriteLedger extends EventEmitter {
  readonly #facts = new Set<RowFact>();
  /** The facts that are not checked yet. */
  #fresh = new Set<RowFact>();
  count = 0;

  note(table: string, members: FactMembers): RowFact {
    const fact = { table, members };
    this.#facts.add(fact);
    this.#fresh.add(fact);
    this.count += 1;
    this.emit('noted');
    return fact;
  }

  /** Takes a fact back that is about to change: what is under way when the server dies may have happened or not. */
  retract(fact: RowFact): void {
    this.#facts.delete(fact);
    this.#fresh.delete(fact);
  }

  async waitForCount(count: number): Promise<void> {
    while (this.count < count) await once(this, 'noted');
  }

  /**
   * Throws for acknowledged rows that are missing: those since the last check, or all. More may be noted while it runs.
   */
  async requireAll(database: Database, selection: 'fresh' | 'all'): Promise<void> {
    const lost: string[] = [];
    const sought = [...(selection === 'all' ? this.#facts : this.#fresh)];
    this.#fresh = new Set();
    for (let first = 0; first < sought.length; first += FACTS_PER_QUERY)
      lost.push(...(await database.read((db) => this.#missing(db, sought.slice(first, first + FACTS_PER_QUERY)))));
    if (lost.length > 0) throw new AssertionError(`Acknowledged and lost: ${lost.join(', ')}`);
  }

  async #missing({ build, query }: Reader, sought: readonly RowFact[]): Promise<string[]> {
    const lost: string[] = [];
    for (const fact of sought) {
      const { table, members } = fact;
      const rows: unknown[] = await query(build(table).where(members).limit(1).select('id'));
      if (rows.length === 0 && this.#facts.has(fact)) lost.push(`${table} ${JSON.stringify(members)}`);
    }
    return lost;
  }
}

/** The things in the stories. */
export interface Scene {
  /** An invoice that everybody pays. */
  readonly invoice: number;
  readonly klant_id: number;
  readonly product_id: number;
  /** Somebody with an address. */
  readonly mail_to: number;
  readonly senders: Senders;
}

export async function sceneOf(api: Boekstaaf): Promise<Scene> {
  const invoice = await createFinalisedInvoice(api, 1_000_000);
  const { klant_id } = await api.invoices.getInvoice({ id: invoice });
  const { id: product_id } = await createPricedProduct(api, 100);
  const ProductPrice = [
    { btw: 21, verkoop: 60.5 },
    { btw: 9, verkoop: 21.8 },
  ];
  await api.products.updateProduct({ id: product_id, body: { ProductPrice } });
  const person = { achternaam: 'Boekhouder', email1: 'boek@houder.example' };
  const { contactpersonen } = await api.contacts.createContact({ body: { contactpersonen: [person] } });
  return { invoice, klant_id, product_id, mail_to: contactpersonen[0]?.id ?? 0, senders: await sendersOf(api) };
}

/**
 * Writes one story: a payment, a booking with its invoices, a cancelled one, two invoices over Peppol. With `changesVat` a
 * VAT rate changes too. Its name says with which part it begins: most end before the last.
 */
export async function tell(
  api: Boekstaaf,
  scene: Scene,
  name: string,
  ledger: WriteLedger,
  changesVat = true,
): Promise<void> {
  const parts = [
    () => pay(api, scene, name, ledger),
    async () => {
      const boeking_id = await book(api, scene, ledger);
      await advance(api, boeking_id, scene, ledger);
      await writeFinalInvoice(api, boeking_id, scene, name, ledger);
    },
    async () => cancel(api, await book(api, scene, ledger, YEARS_AHEAD), ledger),
    () => tellOfSending(api, scene, ledger),
    ...(changesVat ? [() => tellOfChange(api, scene, ledger)] : []),
  ];
  const first = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % parts.length;

  for (const part of [...parts.slice(first), ...parts.slice(0, first)]) await part();
}

/** A location, and a payment on what everybody pays. */
async function pay(api: Boekstaaf, { invoice }: Scene, name: string, ledger: WriteLedger): Promise<void> {
  await api.locations.createLocation({ body: { naam: name } });
  ledger.note('locations', { naam: name });
  await api.invoicePayments.createInvoicePayment({ id: invoice, body: { bedrag: 0.01, opmerking: name } });
  ledger.note('invoice_payments', { opmerking: name, bedrag: 1 });
}

/** The clock ends bookings of days that are over, and those cannot be cancelled. */
const YEARS_AHEAD = '2036-06-02T10:00:00+02:00';

async function book(
  api: Boekstaaf,
  { klant_id, product_id }: Scene,
  ledger: WriteLedger,
  begin = '2026-06-01T10:00:00+02:00',
): Promise<number> {
  const body = { klant_id, product_id, begin, personen: 3, status: 'definitief' as const };
  const { id, referentie } = await api.bookings.createBooking({ body });
  ledger.note('bookings', { id, referentie });
  return id;
}

/** An advance that is mailed and paid, and whose payment is put right. */
async function advance(api: Boekstaaf, boeking_id: number, { mail_to }: Scene, ledger: WriteLedger): Promise<void> {
  const body = { boeking_id, voorschot_percentage: 30, status: 'definitief' as const, mail_to };
  const { id, factuur_nummer } = await api.invoices.createInvoice({ body });
  ledger.note('invoices', { id, factuur_nummer: factuur_nummer ?? '' });
  ledger.note('mails', { subject_kind: 'invoice', subject_id: id });
  ledger.note('journal_entries', { factuur_id: id, soort: 'factuur' });
  const payment = await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 10 } });
  const paymentFact = ledger.note('invoice_payments', { id: payment.id, bedrag: 1000 });
  ledger.retract(paymentFact);
  await api.invoicePayments.updateInvoicePayment({ id, betaling_id: payment.id, body: { bedrag: 12.5 } });
  ledger.note('invoice_payments', { id: payment.id, bedrag: 1250 });
  ledger.note('journal_entries', { betaling_id: payment.id, soort: 'tegenboeking' });
}

/** A booking that was paid for, and cancelled for half of its price: the rest is invoiced and settled at once. */
async function cancel(api: Boekstaaf, boeking_id: number, ledger: WriteLedger): Promise<void> {
  const { id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
  await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 20 } });
  const { totaal } = await api.cancellations.getCancellation({ boeking_id });
  const kosten = Math.round(totaal * 50) / 100;
  await api.cancellations.cancelBooking({ boeking_id, body: { kosten } });
  ledger.note('bookings', { id: boeking_id, status: 'geannuleerd' });
  ledger.note('cancellations', { boeking_id });
  ledger.note('invoices', { crediteert_factuur_id: id, boeking_id });
  ledger.note('notes', { booking_id: boeking_id, soort_contact: 'annulering' });
}

/** The final invoice, from draft to finalised with a payment, and its credit invoice, which settles what is open. */
async function writeFinalInvoice(
  api: Boekstaaf,
  boeking_id: number,
  { mail_to }: Scene,
  reden: string,
  ledger: WriteLedger,
): Promise<void> {
  const { id } = await api.invoices.createInvoice({ body: { boeking_id } });
  ledger.note('invoices', { id });
  await api.invoices.markInvoiceAsSent({ id, body: { mail_to, betalingen: [{ bedrag: 20 }] } });
  ledger.note('invoice_payments', { factuur_id: id, bedrag: 2000 });
  ledger.note('mails', { subject_kind: 'invoice', subject_id: id });
  const credit = await api.invoices.createCreditInvoice({ id, body: { reden } });
  ledger.note('invoices', { id: credit.id, crediteert_factuur_id: id, opmerking: reden });
  ledger.note('journal_entries', { factuur_id: credit.id, soort: 'verrekening' });
}
