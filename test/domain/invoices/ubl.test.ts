// E-invoices: every sum adds up to the cent, prices multiply out, and all missing members are named at once.
import { expect } from 'chai';
import fc from 'fast-check';
import { create } from 'xmlbuilder2';
import type { PrintedInvoice } from '../../../domain/invoices/invoice-document.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { buildEInvoice } from '../../../domain/invoices/ubl.ts';
import {
  createPrintedCredit,
  E_INVOICES,
  createGroup,
  createItem,
  createPrintedInvoice,
} from '../../support/e-invoices.ts';

const xmlOf = (invoice: PrintedInvoice): string => create(buildEInvoice(invoice)).end();
const readValues = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text ?? '');
const toCents = (text: string): number => Math.round(Number(text) * 100);
const sumTexts = (texts: readonly string[]): number => texts.map(toCents).reduce((sum, each) => sum + each, 0);
const readElements = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<cac:${element}>(.*?)</cac:${element}>`, 'gs'))].map(([, text]) => text ?? '');

/** Expects the calculation of the standard: sums of lines, rates and totals, and each line from its price. */
function expectTotals(invoice: PrintedInvoice): void {
  const xml = xmlOf(invoice);
  const lines = [...readElements(xml, 'InvoiceLine'), ...readElements(xml, 'CreditNoteLine')];
  const nets = lines.flatMap((line) => readValues(line, 'LineExtensionAmount'));
  const [totals = ''] = readElements(xml, 'LegalMonetaryTotal');
  const [[net], [exclusive], [inclusive], [prepaid = '0'], [payable]] = [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'PrepaidAmount',
    'PayableAmount',
  ].map((name) => readValues(totals, name)) as [string[], string[], string[], string[], string[]];
  const [tax = ''] = readElements(xml, 'TaxTotal');
  const [vat = '', ...vats] = readValues(tax, 'TaxAmount');
  expect(sumTexts(nets)).to.equal(toCents(net ?? ''));
  expect(net).to.equal(exclusive);
  expect(sumTexts(readValues(tax, 'TaxableAmount'))).to.equal(toCents(net ?? ''));
  expect(sumTexts(vats)).to.equal(toCents(vat));
  expect(toCents(exclusive ?? '') + toCents(vat)).to.equal(toCents(inclusive ?? ''));
  expect(toCents(inclusive ?? '') - toCents(prepaid)).to.equal(toCents(payable ?? ''));

  const sign = invoice.afdruk.gecrediteerde_factuur === null ? 1 : -1;
  const vouchers = invoice.lines.filter(({ vooruitbetaald }) => vooruitbetaald === true);
  const lowered = vouchers.reduce((sum, { totaal_inc_btw }) => sum + (totaal_inc_btw ?? 0), 0);
  expect(toCents(inclusive ?? '')).to.equal(sign * (invoice.calculated_totaalbedrag_inclusief_btw - lowered) || 0);

  for (const line of lines) expectPriced(line);
}

function expectPriced(line: string): void {
  const [count = ''] = readValues(line, 'InvoicedQuantity').concat(readValues(line, 'CreditedQuantity'));
  const [price = ''] = readValues(line, 'PriceAmount');
  const [allowance = '0'] = readValues(line, 'Amount');
  const [net = ''] = readValues(line, 'LineExtensionAmount');
  expect(Number(price), line).to.be.at.least(0);
  expect(Number(allowance), line).to.be.at.least(0);
  expect(Math.abs(Number(count) * Number(price) - Number(allowance) - Number(net)), line).to.be.below(0.011);
}

describe('an e-invoice', () => {
  for (const [name, invoice] of Object.entries(E_INVOICES))
    it(`adds up: ${name}`, () => {
      expectTotals(invoice);
    });

  it('adds up for any costs, credited and reverse charged too', () => {
    const rates = fc.constantFrom(0, 5.5, 9, 21);
    const one = fc
      .tuple(
        fc.integer({ min: -50, max: 5000 }),
        fc.integer({ min: -20_000, max: 900_000 }),
        rates,
        fc.integer({ min: 0, max: 100 }),
      )
      .map(([count, price, rate, discount]) => createItem('Iets', count, price / 10_000, rate, discount));

    const costs = fc.array(
      fc.oneof(
        one,
        fc
          .tuple(fc.array(one, { maxLength: 5 }), fc.boolean())
          .map(([children, isOpen]) => createGroup('Groep', children, 10, isOpen)),
      ),
      { maxLength: 8 },
    );

    fc.assert(
      fc.property(costs, (charges) => {
        const geadresseerde = { btw_nummer: 'BE0123456749', landcode: 'BE' };
        for (const isReverseCharged of [false, true]) {
          const invoice = createPrintedInvoice(charges, { geadresseerde, isReverseCharged });
          expectTotals(invoice);
          if (invoice.lines.some(({ gross }) => gross !== null && gross !== 0))
            expectTotals(createPrintedCredit(invoice));
        }
      }),
      { numRuns: 300, seed: 20_260_330 },
    );
  });

  it('has what a voucher prepaid as a payment: no line, no rate, VAT on all that is delivered', () => {
    const xml = xmlOf(E_INVOICES['a-voucher-and-no-other-zero-rate']!);
    const totals = ['TaxExclusiveAmount', 'TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'];
    expect(totals.flatMap((name) => readValues(xml, name))).to.deep.equal(['489.26', '568.00', '35.00', '533.00']);
    expect(readValues(xml, 'Percent')).to.not.include('0');
    expect(readValues(xml, 'Name').some((name) => name.startsWith('Cadeaubon'))).to.equal(false);
    expect(readValues(xml, 'Note')).to.include('Tot ziens\nCadeaubon: 2 x Klimmen');
    expect(readValues(xmlOf(E_INVOICES['a-voucher']!), 'TaxableAmount')).to.deep.equal(['25.00', '200.00', '289.26']);

    const paidAll = xmlOf(E_INVOICES['a-voucher-that-pays-all']!);
    expect([...readValues(paidAll, 'PrepaidAmount'), ...readValues(paidAll, 'PayableAmount')]).to.deep.equal([
      '35.00',
      '0.00',
    ]);

    const both = xmlOf(E_INVOICES['a-voucher-and-a-payment']!);
    expect([...readValues(both, 'PrepaidAmount'), ...readValues(both, 'PayableAmount')]).to.deep.equal([
      '135.00',
      '458.00',
    ]);

    const documents = [xmlOf(E_INVOICES['a-voucher-in-an-advance']!), xmlOf(E_INVOICES['a-voucher-after-an-advance']!)];
    expect(documents.flatMap((each) => readValues(each, 'PrepaidAmount'))).to.deep.equal(['10.50', '24.50']);
    expect(readValues(xmlOf(E_INVOICES['a-voucher-taken-back']!), 'PrepaidAmount')).to.deep.equal(['-35.00']);
    expect(readValues(xmlOf(E_INVOICES['a-voucher-credited']!), 'PrepaidAmount')).to.deep.equal(['35.00']);
  });

  it('has discounts as allowances, with their reason', () => {
    const [line = ''] = readElements(
      xmlOf(createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21, 15)])),
      'InvoiceLine',
    );
    expect(readValues(line, 'AllowanceChargeReason')).to.deep.equal(['15% Vaste klant']);
    expect([...readValues(line, 'Amount'), ...readValues(line, 'LineExtensionAmount')]).to.deep.equal([
      '43.39',
      '245.87',
    ]);
  });

  it('hides the lines of closed groups', () => {
    const xml = xmlOf(
      createPrintedInvoice([
        createGroup('Alles in', [createItem('Geheim', 1, 121, 21), createItem('Ook', 1, 109, 9)], 0, false),
      ]),
    );
    expect(readValues(xml, 'Name').filter((name) => name === 'Alles in')).to.have.lengthOf(2);
    expect(xml).to.not.include('Geheim');
  });

  it('credits with amounts above zero, and names the credited invoice', () => {
    const xml = xmlOf(E_INVOICES['credit-of-some']!);
    expect(xml)
      .to.match(/<CreditNote /)
      .and.include('<cbc:ID>BG-2026-00007</cbc:ID>');
    expect(readValues(xml, 'PayableAmount')).to.deep.equal(['85.58']);
  });

  it('names all members that it lacks', () => {
    const incompleteParty = {
      adres: null,
      postcode: null,
      plaats: '  ',
      landcode: null,
      btw_nummer: '001234567B01',
      kvk_nummer: null,
    };

    const listMissing = (invoice: PrintedInvoice): (string | undefined)[] => {
      try {
        buildEInvoice(invoice);
      } catch (error) {
        return error instanceof Problem ? error.problems.map(({ field }) => field) : [String(error)];
      }
      return [];
    };

    const charges = [createItem('Klimmen', 1, 121, 21)];
    const company = ['adres', 'postcode', 'plaats', 'landcode', 'iban', 'btw_nummer'].map((name) => `bedrijf.${name}`);
    const all = createPrintedInvoice(charges, {
      afzender: { ...incompleteParty, iban: null },
      geadresseerde: { ...incompleteParty },
    });
    expect(listMissing(all)).to.deep.equal([...company, 'klant.landcode']);

    const dutch = createPrintedInvoice(charges, {
      afzender: { kvk_nummer: '123' },
      geadresseerde: { ...incompleteParty, landcode: 'NL' },
    });
    expect(listMissing(dutch)).to.deep.equal(['bedrijf.kvk_nummer', 'klant.adres', 'klant.postcode', 'klant.plaats']);
    expect(listMissing(createPrintedInvoice(charges, { isReverseCharged: true }))).to.deep.equal(['klant.btw_nummer']);
    expect(
      listMissing(createPrintedInvoice([createItem('Vrij', 1, 10, 0)], { afzender: { btw_nummer: null } })),
    ).to.deep.equal([]);
  });
});
