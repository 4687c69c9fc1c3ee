// Final invoices after an advance at another VAT rate: they charge the new rate and deduct the advance at its own.
import { expect } from 'chai';
import type { Booking, Invoice, InvoicePayment, NewInvoice, NewVatChange } from 'boekstaaf';
import { api, clock, given, sendRaw } from '../support/index.ts';
import { omitIds, getInvoice } from '../support/invoicing.ts';

const { cost } = given;
const ADDRESS = { adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL' };
const COMPANY_NUMBERS = { iban: 'NL91ABNA0417164300', btw_nummer: 'NL001234560B01', kvk_nummer: '12345678' };
const JUNE = '2026-06-13T14:00:00+02:00';

const createInvoice = (boeking_id: number, body: Partial<NewInvoice> = {}): Promise<Invoice> =>
  api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', ...body } });

/** Changes the VAT rate of 9 into 21 % from June on. */
async function change(prijs: NewVatChange['prijs'] = 'inclusief'): Promise<void> {
  await api.vatChanges.createVatChange({ body: { van: 9, naar: 21, ingangsdatum: '2026-06-01', prijs } });
}

/** Creates a booking of 109 euros at 9 %, of a company and a customer with all data for an e-invoice. */
async function createLodging(): Promise<Booking & { readonly company: number }> {
  const { id: company } = await given.company({ ...ADDRESS, ...COMPANY_NUMBERS });
  const { id: klant_id } = await given.customer({ bedrijf_id: company, naam: 'De Eik', ...ADDRESS });
  const regels = [cost({ naam: 'Overnachting', bedrag: 109, btw_percentage: 9 })];
  const booking = await given.chargedBooking(regels, { klant_id, begin: JUNE });
  const kosten = { bedrijf_id: company };
  return { ...(await api.bookings.updateBooking({ id: booking.id, body: { kosten } })), company };
}

afterEach(() => {
  clock.reset();
});

describe('a final invoice after an advance at the old rate', () => {
  it('charges the whole at the new rate, and deducts the advance at the old one', async () => {
    const { id } = await createLodging();
    const advance = await createInvoice(id, { voorschot_percentage: 50 });
    expect(advance.btw).to.deep.equal({ '9': { btw: 4.5, bedrag: 50 } });

    await change();
    const final = await createInvoice(id);
    expect(omitIds(final.regels)).to.deep.equal([
      ['Overnachting', 1, 109, 21, null],
      {
        naam: `Voorschotfactuur ${String(advance.factuur_nummer)}`,
        voorschot_factuur_id: advance.id,
        regels: [['Voorschot 50% (9% btw)', 1, -54.5, 9, null]],
      },
    ]);
    expect(final.calculated_totaalbedrag_inclusief_btw).to.equal(54.5);
    expect(final.btw).to.deep.equal({ '9': { btw: -4.5, bedrag: -50 }, '21': { btw: 18.92, bedrag: 90.08 } });
  });

  it('does so with a price that follows the rate, and leaves nothing to invoice', async () => {
    const { id } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 33.33 });
    await change('exclusief');
    const final = await createInvoice(id);
    expect(final.calculated_totaalbedrag_inclusief_btw).to.equal(84.67);
    expect(final.btw).to.deep.equal({ '9': { btw: -3, bedrag: -33.33 }, '21': { btw: 21, bedrag: 100 } });
    const { gefactureerd_bedrag } = await api.bookings.getBooking({ id, embed: ['gefactureerd_bedrag'] });
    expect(gefactureerd_bedrag).to.equal(121);
    await change();
  });

  it('may amount to zero: it moves the VAT from one rate to the other, and counts as paid', async () => {
    const { id } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 50 });
    await change();
    await createInvoice(id, { voorschot_percentage: 50 });
    const final = await createInvoice(id);
    expect(final).to.include({ calculated_totaalbedrag_inclusief_btw: 0, status: 'betaald' });
    expect(final.btw).to.deep.equal({ '9': { btw: -4.5, bedrag: -50 }, '21': { btw: 9.46, bedrag: 45.04 } });
  });

  it('is paid at both rates, by their natural shares', async () => {
    const { id } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 50 });
    await change();

    const { id: factuur } = await createInvoice(id);
    const payments: InvoicePayment[] = [];
    for (const bedrag of [20, 34.5])
      payments.push(await api.invoicePayments.createInvoicePayment({ id: factuur, body: { bedrag } }));

    const sum = (rate: string, part: 'btw' | 'bedrag'): string =>
      payments.reduce((all, { btw }) => all + (btw[rate]?.[part] ?? 0), 0).toFixed(2);
    expect([sum('21', 'btw'), sum('21', 'bedrag'), sum('9', 'btw'), sum('9', 'bedrag')]).to.deep.equal([
      '18.92',
      '90.08',
      '-4.50',
      '-50.00',
    ]);
    expect((await getInvoice(factuur)).status).to.equal('betaald');
  });

  it('is credited at both rates, and the booking can be invoiced again', async () => {
    const { id } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 50 });
    await change();
    const final = await createInvoice(id);
    const credit = await api.invoices.createCreditInvoice({ id: final.id, body: {} });
    expect(credit.btw).to.deep.equal({ '9': { btw: 4.5, bedrag: 50 }, '21': { btw: -18.92, bedrag: -90.08 } });
    expect((await createInvoice(id)).btw).to.deep.equal(final.btw);
  });

  it('has reverse charge at both rates where the advance did', async () => {
    const { id } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 50, btw_verlegd: true });
    await change();
    const final = await createInvoice(id, { btw_verlegd: true });
    expect(final.calculated_totaalbedrag_inclusief_btw).to.equal(40.08);
    expect(final.btw).to.deep.equal({ '9': { btw: 0, bedrag: -50 }, '21': { btw: 0, bedrag: 90.08 } });
  });
});

describe('the books after a change of a VAT rate', () => {
  it('show the old rate in the quarter of the advance, and both in that of the final invoice', async () => {
    const { id, company } = await createLodging();
    clock.set('2026-03-20T12:00:00+01:00');
    await createInvoice(id, { voorschot_percentage: 50 });
    clock.set('2026-06-20T12:00:00+02:00');
    await change();

    const { id: final } = await createInvoice(id);

    const readQuarter = async (kwartaal: number): Promise<unknown> =>
      (await api.statistics.getVatReturn({ jaar: 2026, kwartaal, bedrijf_id: company })).map((row) => {
        return [row.btw_percentage, row.omzet, row.btw];
      });

    expect(await readQuarter(1)).to.deep.equal([[9, 50, 4.5]]);
    expect(await readQuarter(2)).to.deep.equal([
      [9, -50, -4.5],
      [21, 90.08, 18.92],
    ]);

    const june = { begin: '2026-06-20', eind: '2026-06-20' };
    const revenue = await api.statistics.getRevenue(june);
    expect(revenue.map((row) => [row.btw_percentage, row.bedrag_exc_btw, row.bedrag_inc_btw])).to.deep.equal([
      [9, -50, -54.5],
      [21, 90.08, 109],
    ]);

    const [entry] = (await api.journal.listJournalEntries(june)).filter(({ factuur_id }) => factuur_id === final);
    const lines = (entry?.regels ?? []).map((line) => [line.rekening, line.btw_percentage, line.debet, line.credit]);
    expect(lines).to.have.deep.members([
      ['debiteuren', null, 54.5, 0],
      ['omzet', 21, 0, 90.08],
      ['voorschotten', 9, 50, 0],
      ['btw', 21, 0, 18.92],
      ['btw', 9, 4.5, 0],
    ]);
  });

  it('are in the audit file, which balances', async () => {
    const { id, company } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 50 });
    await change();
    await createInvoice(id);
    const { status, text } = await sendRaw('GET', `/api2/auditfile?jaar=2026&bedrijf_id=${String(company)}`);
    expect(status).to.equal(200);
    const [debit, credit] = ['totalDebit', 'totalCredit'].map(
      (name) => new RegExp(`<${name}>([^<]*)<`).exec(text)?.[1],
    );
    expect(debit).to.equal(credit);
    const rates = [...text.matchAll(/<vatPerc>([^<]*)</g)].map(([, rate]) => Number(rate));
    expect(new Set(rates)).to.deep.equal(new Set([9, 21]));
  });

  it('include an e-invoice with a subtotal below zero for the old rate', async () => {
    const { id } = await createLodging();
    await createInvoice(id, { voorschot_percentage: 50 });
    await change();
    const final = await createInvoice(id);
    const xml = (await (await api.invoices.getInvoiceUbl({ id: final.id })).text()).replace(/>\s+</g, '><');
    for (const part of [
      '<cbc:TaxableAmount currencyID="EUR">-50.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">-4.50<',
      '<cbc:TaxableAmount currencyID="EUR">90.08</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">18.92<',
      '<cbc:PayableAmount currencyID="EUR">54.50<',
    ])
      expect(xml).to.include(part);
  });
});
