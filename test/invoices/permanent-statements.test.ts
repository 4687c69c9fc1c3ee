// The statements that make an invoice permanent while others wait for their number.
import { expect } from 'chai';
import { api, given, queries } from '../support/index.ts';

// One by one these would be as many ways to PostgreSQL and back; what does not depend on each other goes together. The last asks
// whether the caller may still do it.
const AFTER_THE_NUMBER = 17;

describe('an invoice that becomes permanent', () => {
  it('has read all that it can before it takes its number, and asks little once the series is locked', async () => {
    const { id } = await given.chargedBooking();
    const asked = await queries(() => api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } }));
    const numbered = asked.findIndex((sql) => sql.startsWith('insert into invoice_counters'));
    expect(numbered).to.be.above(0);
    expect(asked.slice(numbered)).to.have.lengthOf.at.most(AFTER_THE_NUMBER);
    expect(asked.slice(numbered).filter((sql) => /bookings|companies|contacts|pdf_templates/.test(sql))).to.deep.equal(
      [],
    );
  });
});
