// The audit file during concurrent writes: it contains exactly the entries that its totals counted.
import { expect } from 'chai';
import type { Invoice } from 'boekstaaf';
import { countYear, entriesOf } from '../../db/books/audit-file.ts';
import { AuditSums } from '../../domain/books/audit-file.ts';
import { allOf } from '../support/steps.ts';
import { api, given, getService } from '../support/index.ts';

const { cost } = given;
const YEAR = 2026;

async function createInvoice(bedrijf_id: number): Promise<Invoice> {
  const { id: klant_id } = await given.customer({ bedrijf_id });
  const { id: boeking_id } = await given.chargedBooking([cost({ bedrag: 121 })], { klant_id });
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id } } });
  return api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
}

describe('an audit file that is sent during concurrent writes', () => {
  it('contains no entry that was written after its totals were counted', async () => {
    const { id: company } = await given.company();
    const first = await createInvoice(company);
    const { database } = getService();
    const year = await database.read((db) => countYear(db, company, YEAR));
    await createInvoice(company);

    const entries = await database.read((db) => allOf(db, entriesOf(db, year, ['factuur', 'betaling'])));
    expect(entries.map(({ factuur_id }) => factuur_id)).to.deep.equal([first.id]);
    const sums = new AuditSums();
    sums.add(entries);
    sums.assert(year.totals);
  });

  it('omits an entry whose transaction was open then, and whose id is lower than others', async () => {
    const { id: company } = await given.company();
    const invoices = [await createInvoice(company), await createInvoice(company)];
    const { database } = getService();
    const year = await database.read((db) => countYear(db, company, YEAR));
    const [under = 0] = year.recent;
    const before = { ...year, recent: new Set([...year.recent].filter((id) => id !== under)) };

    const entries = await database.read((db) => allOf(db, entriesOf(db, before, ['factuur'])));
    expect(entries.map(({ factuur_id }) => factuur_id)).to.deep.equal([invoices[1]?.id]);

    const sums = new AuditSums();
    sums.add(entries);
    expect(() => {
      sums.assert(year.totals);
    }).to.throw('not those that its totals count');
  });
});
