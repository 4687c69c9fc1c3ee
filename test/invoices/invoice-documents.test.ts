// The PDF of an invoice: its contents, its language, and that it never changes once it was made.
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { CostsPut, Invoice, NewCompany, NewCustomer, NewPdfTemplate } from 'boekstaaf';
import { writeDirectly } from '../support/direct-writes.ts';
import { SMALLEST_JPEG, SMALLEST_PNG } from '../support/images.ts';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { api, getDatabase, documentsOf, given, jobs, sendRaw, expectRefusal } from '../support/index.ts';
import { readPdf, type ParsedPdf } from '../support/pdf.ts';
import type { RawResponse } from '../support/raw.ts';
import { runWrite } from '../support/knex-writes.ts';

const { cost } = given;
type DocumentCharges = NonNullable<CostsPut['regels']>;

interface DocumentOptions {
  readonly charges?: DocumentCharges;
  readonly company?: Partial<NewCompany>;
  readonly template?: Partial<NewPdfTemplate>;
  readonly customer?: Partial<NewCustomer>;
  readonly kosten?: CostsPut;
}

const MISSING_FIELDS =
  'bedrijf.adres, bedrijf.postcode, bedrijf.plaats, bedrijf.btw_nummer, bedrijf.iban, klant.adres, klant.postcode, klant.plaats';

const ADDRESS = { adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen' };
const COMPLETE_PARTIES = {
  company: { ...ADDRESS, btw_nummer: 'NL001234560B01', iban: 'NL91ABNA0417164300' },
  customer: ADDRESS,
};

/** Creates a booking with costs, for its own company, template and customer. */
async function createBooking({
  charges = [cost()],
  company = {},
  template = {},
  customer = {},
  kosten = {},
}: DocumentOptions = {}) {
  const { id: factuur_pdf_template_id } = await given.pdfTemplate(template);
  const { id: bedrijf_id } = await given.company({ factuur_pdf_template_id, ...company });
  const { id: klant_id } = await given.customer({ bedrijf_id, ...customer });
  const booking = await given.booking({ klant_id });
  await api.bookings.updateBooking({ id: booking.id, body: { kosten: { ...kosten, bedrijf_id, regels: charges } } });
  return { boeking_id: booking.id, bedrijf_id, klant_id, factuur_pdf_template_id };
}

async function createFinalisedInvoice(wish?: DocumentOptions): Promise<Invoice> {
  const { boeking_id } = await createBooking(wish);
  return api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
}

async function fetchBytes({ id }: Pick<Invoice, 'id'>): Promise<Buffer> {
  return Buffer.from(await (await api.invoices.getInvoicePdf({ id })).arrayBuffer());
}

async function fetchPdf(wish?: DocumentOptions): Promise<ParsedPdf> {
  return readPdf(await fetchBytes(await createFinalisedInvoice(wish)));
}

const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the PDF of an invoice', () => {
  it('shows who charges whom for what, until when, and how to pay', async () => {
    const company = {
      weergavenaam: 'Buitengoed',
      slogan: 'Samen buiten',
      adres: 'Bosweg 12',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      bank_tnv: 'Buitengoed Groepen BV',
      btw_nummer: 'NL001234560B01',
      kvk_nummer: '12345678',
    };

    const invoice = await createFinalisedInvoice({
      company,
      customer: {
        naam: 'Basisschool Łąka',
        adres: 'Schoolstraat 1',
        contactpersonen: [{ voornaam: 'Łukasz', achternaam: 'Dvořák' }],
      },
      kosten: { referentie_klant: 'PO 4711', opmerking: 'Graag op tijd.', betaaltermijn: 14 },
      charges: [
        {
          type: 'groep',
          naam: 'Dagje klimmen',
          kortingspercentage: 10,
          kortingomschrijving: 'Vaste klant',
          regels: [cost({ naam: 'Klimmen', aantal: 20, bedrag: 17.5 })],
        },
        cost({ naam: 'Lunch', aantal: 20, bedrag: 10.9, btw_percentage: 9 }),
      ],
    });
    const { pages, text, info } = await readPdf(await fetchBytes(invoice));
    expect(pages).to.have.lengthOf(1);

    const texts = [
      'Buitengoed',
      'Samen buiten',
      'Bosweg 12',
      'Basisschool Łąka',
      'T.a.v. Łukasz Dvořák',
      'Schoolstraat 1',
      `Factuur ${invoice.factuur_nummer ?? ''}`,
      'PO 4711',
      'Graag op tijd.',
      String(invoice.klant_id),
      'Dagje klimmen',
      '10% korting · Vaste klant',
      'Klimmen',
      '20',
      '€ 17,50',
      '21%',
      '€ 315,00',
      'Lunch',
      '€ 10,90',
      '9%',
      '€ 218,00',
      '€ 260,33',
      '€ 54,67',
      '€ 200,00',
      '€ 18,00',
      '€ 460,33',
      '€ 72,67',
      '€ 533,00',
      'NL91 ABNA 0417 1643 00',
      'ABNANL2A',
      'Buitengoed Groepen BV',
      '1 / 1',
      'Buitengoed · KvK 12345678 · Btw-nummer NL001234560B01 · IBAN NL91 ABNA 0417 1643 00',
    ];
    expect(text.split('\n').map((line) => line.replaceAll('  ', ' '))).to.include.members(texts);
    expect(text).to.match(/^RF\d{2} /m);
    expect(info['Title']).to.equal(`Factuur ${invoice.factuur_nummer ?? ''}`);
    expect(info['CreationDate']).to.equal(`D:${(invoice.datum ?? '').replaceAll('-', '')}000000Z`);
  });

  it('shows the dates of the charged services, and so does the credit invoice', async () => {
    const { boeking_id } = await createBooking();
    const product = await given.product({ naam: 'Klimmen', duur: 'PT2H' });
    const begin = '2026-03-28T10:00:00+01:00';
    const line = { product_id: product.id, aantal: 20, begin, eind: '2026-03-28T12:00:00+01:00', beschrijving: 'Hoog' };
    const { boekingsregels } = await api.bookings.updateBooking({ id: boeking_id, body: { boekingsregels: [line] } });
    const boekingsregel_id = boekingsregels[0]?.id ?? null;
    const charges = [cost({ naam: 'Klimmen', boekingsregel_id })];
    await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { regels: charges } } });

    const draft = await api.invoices.createInvoice({ body: { boeking_id } });
    const when = 'Klimmen\nHoog\n28 maart 2026, 10:00 – 12:00';
    expect((await readPdf(await fetchBytes(draft))).text).to.include(when);

    await api.invoices.markInvoiceAsSent({ id: draft.id });
    await api.bookings.updateBooking({ id: boeking_id, body: { begin: '2026-04-04T10:00:00+02:00' } });
    expect((await readPdf(await fetchBytes(draft))).text).to.include(when);

    const credit = await api.invoices.createCreditInvoice({ id: draft.id, body: {} });
    expect((await readPdf(await fetchBytes(credit))).text).to.include(when);

    const printedLine = { id: boekingsregel_id, beschrijving: 'Hoog', datum: '2026-03-28', begin: '10:00' };
    expect(credit.afdruk?.boekingsregels).to.deep.equal([{ ...printedLine, einddatum: '2026-03-28', eind: '12:00' }]);
  });

  it('asks for the payment reference of its account, and for the one that an older invoice was sent with', async () => {
    const belgian = await createFinalisedInvoice({ company: { iban: 'BE68 5390 0754 7034' } });
    expect((await readPdf(await fetchBytes(belgian))).text).to.match(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/m);

    const old = await createFinalisedInvoice({ company: COMPLETE_PARTIES.company });
    expect(old.afdruk?.betalingskenmerk).to.match(/^RF/);

    const rows: unknown[] = await getDatabase().read((db) =>
      db.query(db.build('invoices').where({ id: old.id }).select('afdruk')),
    );
    const [{ afdruk: copied }] = rows as [{ afdruk: object }];
    const set = (value: object): Promise<void> =>
      writeDirectly('update invoices set afdruk = ? where id = ?', JSON.stringify(value), old.id);

    await set({ ...copied, betalingskenmerk: undefined, boekingsregels: undefined });
    const { afdruk } = await api.invoices.getInvoice({ id: old.id });
    expect(afdruk?.betalingskenmerk).to.match(/^\+{3}/);
    expect((await readPdf(await fetchBytes(old))).text).to.include(afdruk?.betalingskenmerk);

    await set(copied);
  });

  it('is a file of its media type, with a name to save it by, at the address that the invoice shows', async () => {
    const invoice = await createFinalisedInvoice();
    const { data, headers } = await api.invoices.getInvoicePdf({ id: invoice.id }).withResponse();
    expect(data.type).to.equal('application/pdf');
    expect(headers.get('content-disposition')).to.equal(
      `inline; filename="factuur-${invoice.factuur_nummer ?? ''}.pdf"`,
    );
    const path = `/api2/facturen/${String(invoice.id)}/pdf`;
    expect([invoice.pdf_href, invoice.pdf_locatie]).to.deep.equal([path, path]);
  });

  it('stays the same whatever is renamed later', async () => {
    const wish = { template: { header: '{bedrijf_naam}' }, charges: [cost({ naam: 'Klimmen' })] };
    const { boeking_id, bedrijf_id, klant_id, factuur_pdf_template_id } = await createBooking(wish);
    await api.pdfTemplates.replacePdfTemplateLogo({ id: factuur_pdf_template_id, body: new Blob([SMALLEST_PNG]) });

    const create = () => api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    const invoice = await create();

    const rename = async (): Promise<void> => {
      const company = await api.companies.getCompany({ id: bedrijf_id });
      await api.companies.updateCompany({
        id: bedrijf_id,
        body: { ...company, weergavenaam: 'Anders', locale: 'fr_FR' },
      });
      await api.customers.updateCustomer({ id: klant_id, body: { naam: 'Heel iemand anders' } });
      const body = { header: 'Anders', accent_color: '#ff0000' };
      await api.pdfTemplates.updatePdfTemplate({ id: factuur_pdf_template_id, body });
      await api.pdfTemplates.replacePdfTemplateLogo({ id: factuur_pdf_template_id, body: new Blob([SMALLEST_JPEG]) });
      await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 10 } });
    };

    // The document is made only now, from what the invoice copied.
    await rename();
    const first = await fetchBytes(invoice);
    expect((await readPdf(first)).text).to.not.match(/Anders|anders|Payé/);
    expect(hashBytes(await fetchBytes(invoice))).to.equal(hashBytes(first));
  });

  it('is stored as first made, also for concurrent requests', async () => {
    const invoice = await createFinalisedInvoice();
    const documents = await Promise.all([1, 2, 3].map(() => fetchBytes(invoice)));
    expect(new Set(documents.map(hashBytes))).to.have.lengthOf(1);

    const documentRows = await getDatabase().read((db) =>
      db.query(db.build('invoice_documents').where({ factuur_id: invoice.id })),
    );
    expect(documentRows).to.have.lengthOf(1);
    expect((documentRows[0] as { sha256: string }).sha256).to.equal(hashBytes(documents[0]!));

    // The stored document is sent, whatever a newer version would print.
    const bytes = Buffer.from('kept');
    await getDatabase().write((db) =>
      runWrite(
        db,
        db
          .build('invoice_documents')
          .where({ factuur_id: invoice.id })
          .update({ bytes, sha256: hashBytes(bytes) }),
      ),
    );

    expect((await fetchBytes(invoice)).toString()).to.equal('kept');
  });

  it('has equal bytes when it is made again', async () => {
    const invoice = await createFinalisedInvoice();
    const first = await fetchBytes(invoice);
    await getDatabase().write((db) =>
      runWrite(db, db.build('invoice_documents').where({ factuur_id: invoice.id }).delete()),
    );
    expect(hashBytes(await fetchBytes(invoice))).to.equal(hashBytes(first));
  });

  it('is made by a job, or before the response with render_pdf', async () => {
    const isStored = async (id: number): Promise<boolean> =>
      getDatabase().read(
        async (db) => (await db.query(db.build('invoice_documents').where({ factuur_id: id }))).length === 1,
      );
    const later = await given.invoice();
    const atOnce = await given.invoice();
    await api.invoices.markInvoiceAsSent({ id: later.id, body: { render_pdf: false } });
    await api.invoices.markInvoiceAsSent({ id: atOnce.id, body: { render_pdf: true } });
    expect([await isStored(later.id), await isStored(atOnce.id)]).to.deep.equal([false, true]);
    await jobs.runAllDue();
    expect(await isStored(later.id)).to.equal(true);
  });

  it('shows the payments that came with the invoice, and the open amount', async () => {
    const pin = await given.paymentMethod({ naam: 'Pin' });
    const printSentInvoice = async (bedrag: number): Promise<string[]> => {
      const draft = await given.invoice();
      const betalingen = [{ bedrag, betaalmethode_id: pin.id }];
      await api.invoices.markInvoiceAsSent({ id: draft.id, body: { betalingen } });
      return (await readPdf(await fetchBytes(draft))).text.split('\n');
    };
    const part = await printSentInvoice(50);
    expect(part.join('\n')).to.match(/^Betaald .*2026 .*Pin$/m);
    expect(part).to.include.members(['€ −50,00', 'Nog te betalen', '€ 71,00']);
    expect(await printSentInvoice(121)).to.include('Deze factuur is voldaan. U hoeft niets meer te betalen.');
  });

  it('of a credit invoice shows what it credits of which invoice, and what was settled', async () => {
    const charges = [cost({ naam: 'Klimmen', aantal: 3, bedrag: 10 }), cost({ naam: 'Lunch', bedrag: 10.9 })];
    const original = await createFinalisedInvoice({ charges });
    await api.invoicePayments.createInvoicePayment({ id: original.id, body: { bedrag: 30.9 } });

    const [line] = (original.regels ?? []).map(({ id }) => id);
    const body = { regels: [{ id: line ?? 0, aantal: 2 }], reden: 'Twee minder' };
    const credit = await api.invoices.createCreditInvoice({ id: original.id, body });
    const { text } = await readPdf(await fetchBytes(credit));
    const number = String(original.factuur_nummer);
    expect(text)
      .to.include(`Creditfactuur ${String(credit.factuur_nummer)}`)
      .and.include(number);

    const printedLines = ['Twee minder', '€ −20,00', `Verrekend met ${number}`, 'Tegoed', '€ 10,00'];
    expect(text.split('\n')).to.include.members(printedLines);
  });

  it('is in the language of the company', async () => {
    const readPdfText = async (locale: string): Promise<string> => (await fetchPdf({ company: { locale } })).text;
    expect(await readPdfText('nl_NL')).to.match(/Factuur 2026.*Omschrijving.*Totaal.*€ 121,00/s);
    expect(await readPdfText('en_GB')).to.match(/Invoice 2026.*Description.*Total.*€121\.00/s);
    expect(await readPdfText('de_DE')).to.match(/Rechnung 2026.*Bezeichnung.*Gesamtbetrag.*121,00 €/s);
    expect(await readPdfText('fr_FR')).to.match(/Facture 2026.*Désignation.*Total TTC.*121,00 €/s);
    expect(await readPdfText('pl_PL')).to.match(/Invoice 2026.*€121\.00/s);
  });

  it('has as many pages as it needs, each with its headings and its number', async () => {
    const charges = Array.from({ length: 65 }, (_, index) => cost({ naam: `Regel ${String(index + 1)}.` }));
    const { pages } = await fetchPdf({
      charges,
      template: { header: 'Boven elke bladzijde', footer: '{factuur_bedrag}' },
    });
    expect(pages).to.have.lengthOf(3);

    pages.forEach((page, index) => {
      expect(page).to.include('Omschrijving').and.include('Boven elke bladzijde').and.include('€ 7.865,00');
      expect(page).to.include(`${String(index + 1)} / 3`);
    });

    const names = charges.map(({ naam }) => naam);
    expect(
      pages
        .join('\n')
        .split('\n')
        .filter((line) => /^Regel /.test(line)),
    ).to.deep.equal(names);
  });

  it('shows a closed group as one row, with the sum and the rates of its lines', async () => {
    const regels = [cost({ naam: 'Geheim', bedrag: 100 }), cost({ naam: 'Ook geheim', bedrag: 9, btw_percentage: 9 })];
    const { text } = await fetchPdf({
      charges: [{ type: 'groep', naam: 'Alles in', children_visible: false, regels }],
    });
    expect(text.split('\n')).to.include.members(['Alles in', '9%, 21%', '€ 109,00']);
    expect(text).to.not.include('eheim');
  });

  it('prints the characters that people write, and none that could harm a reader', async () => {
    const hostile = {
      'a very long word': 'W'.repeat(255),
      'right to left': 'שלום עולם',
      emoji: 'Feest 👩‍👩‍👧‍👦🎉',
      controls: 'Bel\u0007 en\u202E omgekeerd\u0000'.replaceAll('\u0000', ''),
      'tags and markup': '{factuur_nummer} {onbekend} <b>vet</b> \\(Tj) endstream',
    };

    for (const [label, naam] of Object.entries(hostile)) {
      const { text } = await fetchPdf({ charges: [cost({ naam })], customer: { naam }, template: { footer: naam } });
      expect(text, label).to.include('1 / 1');
    }

    const { text } = await fetchPdf({
      charges: [cost({ naam: hostile.emoji })],
      template: { footer: 'Zie {onbekend}' },
    });
    expect(text.split('\n')).to.include.members(['Feest', 'Zie {onbekend}']);
  });

  it('of a draft is a preview, marked as such and made again each time', async () => {
    const draft = await given.invoice([cost({ naam: 'Klimmen' })]);
    expect(draft.pdf_locatie).to.equal(null);

    const { text } = await readPdf(await fetchBytes(draft));
    expect(text)
      .to.match(/Factuur \(concept\)/)
      .and.match(/CONCEPT/)
      .and.not.match(/^RF\d{2} /m);

    await given.recharge({ id: draft.boeking_id }, [cost({ naam: 'Boogschieten' })]);
    expect((await readPdf(await fetchBytes(draft))).text)
      .to.include('Boogschieten')
      .and.not.include('Klimmen');

    const documentRows = await getDatabase().read((db) =>
      db.query(db.build('invoice_documents').where({ factuur_id: draft.id })),
    );
    expect(documentRows).to.deep.equal([]);

    const documents = documentsOf(getDatabase());
    expect(await documents.printInvoice(draft.id).catch(String)).to.match(/is a draft/);
  });

  it('has the logo and colours of the template of its context', async () => {
    const { boeking_id, bedrijf_id } = await createBooking();
    const { id } = await given.pdfTemplate({ context: 'pos', footer: 'Van de kassa' });
    const logo = new Blob([SMALLEST_PNG], { type: 'image/png' });
    const till = await api.pdfTemplates.replacePdfTemplateLogo({ id, body: logo });
    const company = await api.companies.getCompany({ id: bedrijf_id });
    const body = { ...company, kassa_factuur_pdf_template_id: till.id };
    await api.companies.updateCompany({ id: bedrijf_id, body });
    const invoice = await api.invoices.createInvoice({ body: { boeking_id, context: 'pos', status: 'definitief' } });
    expect(invoice.afdruk?.vormgeving).to.deep.include({ footer: 'Van de kassa', logo_sha256: till.logo_sha256 });
    const bytes = await fetchBytes(invoice);
    expect((await readPdf(bytes)).text).to.include('Van de kassa');
    expect(bytes.toString('latin1')).to.include('/Subtype /Image');
  });
});

describe('a document that lacks a required statement', () => {
  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<RawResponse> =>
    sendRaw('POST', `/api2/facturen${path}`, { body, headers });

  const readMissingFields = ({ status, text, headers }: RawResponse): unknown => {
    expect(status, text).to.be.oneOf([200, 201]);
    return headers['x-incomplete-document'];
  };

  it('is finalised, and the response names the missing fields', async () => {
    const { boeking_id } = await createBooking({ company: { adres: ' ' } });
    const key = { 'idempotency-key': 'incomplete-document' };
    const response = await post('', { boeking_id, status: 'definitief' }, key);
    expect(readMissingFields(response)).to.equal(MISSING_FIELDS);
    expect(readMissingFields(await post('', { boeking_id, status: 'definitief' }, key)), 'replayed').to.equal(
      MISSING_FIELDS,
    );
    const { id } = response.body as Invoice;
    expect(readMissingFields(await post(`/${String(id)}/crediteren`)), 'its credit invoice').to.equal(MISSING_FIELDS);
  });

  it('is reported for VAT numbers with wrong check digits, which can be stored and make an e-invoice', async () => {
    const { boeking_id, bedrijf_id, klant_id } = await createBooking(COMPLETE_PARTIES);
    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({
      id: bedrijf_id,
      body: { ...company, landcode: 'BE', btw_nummer: 'BE0403619969' },
    });
    await api.customers.updateCustomer({ id: klant_id, body: { landcode: 'BE', btw_nummer: 'NL001234567B01' } });
    const response = await post('', { boeking_id, status: 'definitief' });
    expect(readMissingFields(response)).to.equal('bedrijf.btw_nummer, klant.btw_nummer');
    const { id } = response.body as Invoice;
    expect(await (await api.invoices.getInvoiceUbl({ id })).text()).to.include('BE0403619969');
  });

  it('is reported for wrong codes that older versions stored, and no e-invoice is made of them', async () => {
    const { boeking_id, bedrijf_id, klant_id } = await createBooking(COMPLETE_PARTIES);
    await getDatabase().write(async ({ build, write }) => {
      const company = build('companies').where({ id: bedrijf_id });
      await runWrite(
        { write },
        company.update({ iban: 'NL92ABNA0417164300', landcode: 'BE' }).queryContext(NOTED_OPTIONS),
      );
      await runWrite(
        { write },
        build('contacts').where({ id: klant_id }).update({ landcode: 'UK' }).queryContext(NOTED_OPTIONS),
      );
    });

    const response = await post('', { boeking_id, status: 'definitief' });
    expect(readMissingFields(response)).to.equal('bedrijf.iban, klant.landcode');

    const { id } = response.body as Invoice;
    expect(await expectRefusal(api.invoices.getInvoiceUbl({ id }))).to.deep.include({
      code: 'ERR_E_INVOICE_INCOMPLETE',
      fields: ['bedrijf.iban', 'klant.landcode'],
    });

    // This change stores events of what was written above without any.
    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, slogan: 'Anders' } });
    await api.customers.updateCustomer({ id: klant_id, body: { afdeling: 'Anders' } });
  });

  it('is reported when it is finalised, and not before', async () => {
    const { boeking_id } = await createBooking({
      company: COMPLETE_PARTIES.company,
      customer: { ...COMPLETE_PARTIES.customer, plaats: null },
    });
    const draft = await post('', { boeking_id });
    expect(readMissingFields(draft)).to.equal(undefined);
    const { id } = draft.body as Invoice;
    expect(readMissingFields(await post(`/${String(id)}/markeeralsverzonden`))).to.equal('klant.plaats');
  });

  it('is not reported when company and customer are complete', async () => {
    const { boeking_id } = await createBooking(COMPLETE_PARTIES);
    expect(readMissingFields(await post('', { boeking_id, status: 'definitief' }))).to.equal(undefined);
  });
});
