// Printed vouchers: what their cards show, and the mark where not all of it fits.
import { expect } from 'chai';
import { printVouchers } from '../../print/voucher.ts';
import { readPdf } from '../support/pdf.ts';
import { PARTIES } from '../support/programmes.ts';

describe('a printed voucher', () => {
  it('marks a title and contents that do not fit on its card', async () => {
    const { sender, recipient, look } = PARTIES;
    const contents = Array.from({ length: 40 }, (_, index) => `4 x Activiteit ${String(index)}`);
    const card = { code: 'AAAA-BBBB', valid_until: null, contents };
    const title = 'Een dagje uit '.repeat(20).trim();
    const parties = { customer_id: null, sender, recipient, look };
    const bytes = await printVouchers({ title, description: null, ...parties, vouchers: [card] }, null, '2026-03-10');

    const { text } = await readPdf(bytes);
    const lines = text.split('\n');
    expect(lines.filter((line) => line.startsWith('Een dagje uit') && line.endsWith('…')).length).to.be.at.least(1);
    expect(lines.filter((line) => line.includes('Activiteit')).map((line) => line.endsWith('…'))).to.deep.equal([
      false,
      true,
    ]);
  });
});
