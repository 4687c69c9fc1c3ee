// The proof of invoices: numbers without gaps, seals upon seals, and the detection of tampering with the database.
import { expect } from 'chai';
import type { Invoice, InvoiceSeries } from 'boekstaaf';
import {
  api,
  clock,
  getDatabase,
  given,
  journal,
  createClientWith,
  collectSql,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import { writeDirectly } from '../support/direct-writes.ts';
import { getInvoice, markInvoiceAsSent } from '../support/invoicing.ts';

const { cost } = given;

/** Creates invoices of one company, oldest first; the last one was a draft. */
async function createSeries(count: number): Promise<{ bedrijf_id: number; invoices: Invoice[] }> {
  const company = await given.company({ bedrijfsnaam: 'Buitengoed' });
  const customer = await given.customer({ bedrijf_id: company.id });
  const invoices: Invoice[] = [];
  for (let n = 1; n <= count; n++) {
    const { id } = await given.chargedBooking([cost({ naam: 'Klimmen' }), cost({ btw_percentage: 9 })], {
      klant_id: customer.id,
    });
    const draft = await api.invoices.createInvoice({ body: { boeking_id: id } });
    await markInvoiceAsSent(draft.id);
    invoices.push(await getInvoice(draft.id));
  }
  return { bedrijf_id: company.id, invoices };
}

async function readProof(bedrijf_id: number): Promise<InvoiceSeries | undefined> {
  return (await api.invoices.proveInvoices({ bedrijf_id }))[0];
}

describe('the proof of invoices', () => {
  afterEach(() => {
    clock.reset();
  });

  it('shows each invoice sealed upon its predecessor, and the series without gaps', async () => {
    const { bedrijf_id, invoices } = await createSeries(3);
    const [first, second, third] = invoices;

    expect(first?.hash).to.match(/^[0-9a-f]{64}$/);
    expect(first?.previous_hash).to.equal(null);
    expect(second?.previous_hash).to.equal(first?.hash);
    expect(third?.previous_hash).to.equal(second?.hash);
    expect(await readProof(bedrijf_id)).to.deep.equal({
      bedrijf_id,
      jaar: 2026,
      first: 1,
      last: 3,
      count: 3,
      gaps: [],
      unsealed: 0,
      hash: third?.hash,
      changed: null,
    });
  });

  it('leaves drafts out, and starts again with each year', async () => {
    const { bedrijf_id, invoices } = await createSeries(1);
    const [first] = invoices;
    const draft = await given.chargedBooking([cost()], { klant_id: first?.klant_id ?? 0 });
    const { id } = await api.invoices.createInvoice({ body: { boeking_id: draft.id } });
    expect(await getInvoice(id)).to.include({ hash: null, previous_hash: null });

    clock.set('2027-01-04T12:00:00Z');
    await markInvoiceAsSent(id);
    expect((await getInvoice(id)).previous_hash).to.equal(null);

    const both = await api.invoices.proveInvoices({ bedrijf_id });
    expect(both.map(({ jaar, count }) => [jaar, count])).to.deep.equal([
      [2026, 1],
      [2027, 1],
    ]);
    expect(await api.invoices.proveInvoices({ bedrijf_id, jaar: 2027 })).to.have.length(1);
    expect((await api.invoices.proveInvoices({})).length).to.be.above(1);
  });

  it('stays valid when product, customer and company are renamed, and payments are added and removed', async () => {
    const { bedrijf_id, invoices } = await createSeries(2);
    const [first] = invoices;
    if (first === undefined) throw new Error('no invoice');
    await api.customers.updateCustomer({ id: first.klant_id, body: { naam: 'Anders' } });
    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, weergavenaam: 'Anders' } });
    await api.invoicePayments.createInvoicePayment({ id: first.id, body: { bedrag: 5 } });
    expect(await readProof(bedrijf_id)).to.deep.include({ changed: null });
  });

  it('names the first invoice that was changed outside the service', async () => {
    const { bedrijf_id, invoices } = await createSeries(3);
    const [, second, third] = invoices;
    if (second === undefined || third === undefined) throw new Error('no invoices');

    const finding = { volgnummer: 2, factuur_id: second.id, factuur_nummer: second.factuur_nummer, reason: 'contents' };
    const tamper: [table: string, column: string, value: string | number, where: string][] = [
      ['invoices', 'calculated_totaalbedrag_inclusief_btw', 1, 'id'],
      ['invoices', 'datum', '2026-01-01', 'id'],
      ['invoices', 'reference_external', 'x', 'id'],
      ['invoices', 'klant_id', 1, 'id'],
      ['invoices', 'afdruk', '{}', 'id'],
      ['invoice_lines', 'naam', 'Wandelen', 'factuur_id'],
      ['invoice_lines', 'totaal_exc_btw', 1, 'factuur_id'],
      ['invoice_vat', 'vat', 1, 'factuur_id'],
    ];

    for (const [table, column, value, key] of tamper) {
      const rows = await getDatabase().read(({ build, query }) =>
        query(build(table).where(key, second.id).select('id', column)),
      );
      await writeDirectly(`update ${table} set ${column} = ? where ${key} = ?`, value, second.id);
      expect((await readProof(bedrijf_id))?.changed, `${table}.${column}`).to.deep.equal(finding);
      for (const row of rows as Record<string, unknown>[]) {
        const before = row[column];
        const text = typeof before === 'object' && before !== null ? JSON.stringify(before) : before;
        await writeDirectly(`update ${table} set ${column} = ? where id = ?`, text as string, Number(row['id']));
      }
      expect((await readProof(bedrijf_id))?.changed, 'put right again').to.equal(null);
    }
  });

  it('names a status that no payment explains, and a forged PDF, which is not sent as the invoice', async () => {
    const { bedrijf_id, invoices } = await createSeries(2);
    const [first, second] = invoices;
    if (first === undefined || second === undefined) throw new Error('no invoices');

    for (const status of ['betaald', 'deels_betaald']) {
      await writeDirectly('update invoices set status = ? where id = ?', status, second.id);
      expect((await readProof(bedrijf_id))?.changed, status).to.include({ factuur_id: second.id, reason: 'status' });
    }

    await writeDirectly('update invoices set status = ? where id = ?', second.status, second.id);

    const path = `/api2/facturen/${String(first.id)}/pdf`;
    expect((await sendRaw('GET', path)).status).to.equal(200);
    expect(await readProof(bedrijf_id)).to.deep.include({ changed: null });

    const forged = Buffer.from('%PDF-1.4 another bank account');
    await writeDirectly('update invoice_documents set bytes = ? where factuur_id = ?', forged, first.id);
    expect((await readProof(bedrijf_id))?.changed).to.include({ factuur_id: first.id, reason: 'document' });

    journal.expectBroken();
    const served = await sendRaw('GET', path);
    expect(served.status).to.equal(500);
    expect(served.text).to.not.include('bank account');
    expect(journal.readLines().join()).to.include(
      `The PDF of invoice ${String(first.id)} was changed outside the service`,
    );

    await writeDirectly('delete from invoice_documents where factuur_id = ?', first.id);
  });

  it('names an invoice with a forged seal, and one that is missing', async () => {
    const { bedrijf_id, invoices } = await createSeries(3);
    const [first, second, third] = invoices;
    if (first?.hash == null || second?.hash == null || third === undefined) throw new Error('no invoices');

    const set = 'update invoices set hash = ? where id = ?';
    await writeDirectly(set, 'f'.repeat(64), first.id);
    expect((await readProof(bedrijf_id))?.changed).to.include({ factuur_id: first.id, reason: 'contents' });

    await writeDirectly(set, first.hash, first.id);

    const number = 'update invoices set volgnummer = ? where id = ?';
    await writeDirectly(number, 9, second.id);

    const missingFinding = { volgnummer: 2, factuur_id: null, factuur_nummer: null, reason: 'missing' };
    expect(await readProof(bedrijf_id)).to.deep.include({
      count: 3,
      gaps: [2, 4, 5, 6, 7, 8],
      changed: missingFinding,
    });

    await writeDirectly(number, 2, second.id);
    expect(await readProof(bedrijf_id)).to.deep.include({ gaps: [], changed: null });
  });

  it('sends the same number of queries for one invoice and for several', async () => {
    const one = await createSeries(1);
    const many = await createSeries(4);
    const count = async (id: number): Promise<number> => (await collectSql(() => readProof(id))).length;
    await count(one.bedrijf_id);
    expect(await count(many.bedrijf_id)).to.equal(await count(one.bedrijf_id));
  });

  it('needs a permission, and valid parameters', async () => {
    expect(
      await expectRefusal((await createClientWith(['viewStatistiek'])).invoices.proveInvoices({})),
    ).to.deep.include({
      status: 403,
      params: { permission: ['createFactuur'] },
    });
    for (const query of ['bedrijf_id=0', 'jaar=1', 'jaar=x', 'page=1'])
      expect((await sendRaw('GET', `/api2/facturen/nummering?${query}`)).status, query).to.equal(406);
  });
});
