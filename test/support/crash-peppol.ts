// Invoices over Peppol while the server is killed, and what has to be true of them in the end: each arrived once.
import { AssertionError } from 'chai';
import type { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import type { WriteLedger, Scene } from './crash-stories.ts';
import { emptyCompany } from './world.ts';

const NUMBERS = {
  adres: 'Kaai 1',
  postcode: '9000',
  plaats: 'Gent',
  landcode: 'BE',
  btw_nummer: 'BE0403619968',
  iban: 'BE68539007547034',
};
const CUSTOMER = {
  naam: 'Reizen NV',
  adres: 'Markt 2',
  postcode: '8000',
  plaats: 'Brugge',
  landcode: 'BE',
  btw_nummer: 'BE0123456749',
};

/** Companies that send over the sandbox, one of which asks for each sending, and their customer. */
export interface Senders {
  readonly klant_id: number;
  /** By whether they send automatically. The sandbox of one company does not respond, so that each of its invoices is looked up. */
  readonly companies: readonly { readonly bedrijf_id: number; readonly isByItself: boolean }[];
}

export async function sendersOf(api: Boekstaaf): Promise<Senders> {
  const companies = [];
  for (const outcome of ['silent', 'slow'] as const) {
    const { id: peppol_integration_id } = await api.integrations.createIntegration({
      body: { name: `Peppol ${outcome}`, kind: 'peppol_sandbox', settings: { outcome } },
    });
    const isByItself = outcome === 'silent';
    const company = await emptyCompany(api);
    // Each scene has companies of its own with one VAT number, which may not number their invoices alike.
    const numbers = { ...NUMBERS, factuur_nummer_prefix: `${outcome}${String(company.id)}-` };
    const body = { ...company, ...numbers, peppol_integration_id, peppol_automatisch: isByItself };
    await api.companies.updateCompany({ id: company.id, body });
    companies.push({ bedrijf_id: company.id, isByItself });
  }

  const contactpersonen = [{ achternaam: 'Maes', email1: 'maes@reizen.example' }];
  const { id: klant_id } = await api.customers.createCustomer({ body: { ...CUSTOMER, contactpersonen } });
  return { klant_id, companies };
}

/** An invoice of each company: one is sent automatically, one by request. */
export async function tellOfSending(
  api: Boekstaaf,
  { senders, product_id }: Scene,
  ledger: WriteLedger,
): Promise<void> {
  const { klant_id, companies } = senders;
  for (const { bedrijf_id, isByItself } of companies) {
    const begin = '2026-06-02T10:00:00+02:00';
    const { id: boeking_id } = await api.bookings.createBooking({ body: { klant_id, product_id, begin, personen: 2 } });
    await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id } } });
    const { id: factuur_id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    if (!isByItself) await api.peppolSendings.createPeppolSending({ id: factuur_id });
    ledger.note('peppol_sendings', { factuur_id });
  }
}

interface SendingRow {
  readonly id: number;
  readonly status: string;
  readonly factuur_id: number;
  readonly reference: string;
  readonly error: string | null;
}

/** Throws for a sending that did not arrive, arrived twice, or was mailed as well; returns how many there were. */
export function assertSentOnce(database: Database): Promise<number> {
  return database.read(async ({ build, query }) => {
    const sendings = await query<SendingRow>(
      build('peppol_sendings').select('id', 'status', 'factuur_id', 'reference', 'error'),
    );
    const book = await query<{ reference: string }>(build('sandbox_peppol_documents').select('reference'));
    const mails = await query<{ subject_id: number }>(
      build('mails').where({ subject_kind: 'invoice', kind: 'invoice' }).select('subject_id'),
    );
    const mailed = new Set(mails.map(({ subject_id }) => subject_id));
    const wrong = sendings.flatMap((sending) => {
      const arrived = book.filter(({ reference }) => reference === sending.reference).length;
      const isMailed = mailed.has(sending.factuur_id);
      if (sending.status === 'delivered' && arrived === 1 && !isMailed) return [];
      return [`${JSON.stringify(sending)} arrived ${String(arrived)} times${isMailed ? ' and was mailed' : ''}`];
    });

    if (new Set(sendings.map(({ factuur_id }) => factuur_id)).size !== sendings.length)
      wrong.push('an invoice has two sendings');
    if (book.length !== sendings.length) wrong.push(`${String(book.length)} documents of ${String(sendings.length)}`);
    if (wrong.length > 0)
      throw new AssertionError(`Sendings are lost or doubled:\n  ${wrong.slice(0, 10).join('\n  ')}`);

    return sendings.length;
  });
}
