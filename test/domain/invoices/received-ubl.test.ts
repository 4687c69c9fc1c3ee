// Received e-invoices: amounts in every spelling of xsd:decimal, and a large document that blocks no other work.
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { readContents, readDocument } from '../../../domain/invoices/received-ubl.ts';

const UBL_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
const totalOf = async (amount: string): Promise<string | null> => {
  const xml = `<Invoice xmlns="${UBL_NAMESPACE}"><LegalMonetaryTotal><PayableAmount>${amount}</PayableAmount></LegalMonetaryTotal></Invoice>`;
  return readContents(await readDocument(Buffer.from(xml), turn)).totaal;
};

describe('the amount of a received e-invoice', () => {
  const cases: readonly (readonly [written: string, read: string | null])[] = [
    ['121.00', '121.00'],
    ['-121', '-121'],
    ['.50', '0.50'],
    ['-.5', '-0.5'],
    ['+121.00', '121.00'],
    ['121.', '121'],
    ['.', null],
    ['+', null],
    ['', null],
    ['1,50', null],
    ['1e3', null],
  ];
  for (const [text, amount] of cases)
    it(`is ${String(amount)} for ${JSON.stringify(text)}`, async () => {
      expect(await totalOf(text)).to.equal(amount);
    });
});

describe('a large received document', () => {
  const lines = '<!-- \u{1f6f6}\r\n --><Line>\u{1f6f6}</Line>'.repeat(9_999);
  const invoice = `<Invoice xmlns="${UBL_NAMESPACE}"><ID>F-1</ID>${lines}<ID>F-2</ID></Invoice>`;

  it('is read in chunks, also from its envelope', async () => {
    let turnCount = 0;
    const envelope = `<StandardBusinessDocument><StandardBusinessDocumentHeader/>${invoice}</StandardBusinessDocument>`;
    const { bytes, root } = await readDocument(Buffer.from(envelope), () => turn(++turnCount));
    expect(Buffer.from(bytes).toString()).to.equal(invoice);
    expect(root?.children).to.have.length(10_001);
    expect(readContents({ root }).nummer).to.equal('F-1');
    expect(turnCount).to.be.greaterThan((2 * invoice.length) / 20_000);
  });

  it('is not read where an element has too many attributes', async () => {
    const attributes = Array.from({ length: 2_000 }, (_, at) => `a${String(at)}="1"`).join(' ');
    const { root } = await readDocument(Buffer.from(`<Invoice xmlns="${UBL_NAMESPACE}" ${attributes}/>`), turn);
    expect(root).to.equal(undefined);
  });
});
