// The document of an invoice: its rows, its totals per rate, the open amount and its last day.
import { expect } from 'chai';
import { planInvoice } from '../../../domain/invoices/invoice.ts';
import type { BookingCharge } from '../../../domain/invoices/invoice-lines.ts';
import {
  calculateDueDate,
  ratesOf,
  remainderOf,
  rowsOf,
  type PrintedInvoice,
} from '../../../domain/invoices/invoice-document.ts';
import { completePrint } from '../../../domain/invoices/invoice-look.ts';
import type { BasisPoints, Cents, TenThousandths } from '../../../generated/types.ts';
import { HUNDRED_PERCENT } from '../../../domain/values/money.ts';

const nowhere = { naam: 'Iemand', adres: null, postcode: null, plaats: null, landcode: null, btw_nummer: null };
const contact = { telefoon: null, email: null, website: null, iban: null, bic: null, bank_tnv: null, kvk_nummer: null };

const createItem = (naam: string, bedrag: number, rate: number): BookingCharge => ({
  type: 'item',
  naam,
  aantal: 2,
  bedrag: (bedrag * 10_000) as TenThousandths,
  product_id: null,
  btw_percentage: (rate * 100) as BasisPoints,
  boekingsregel_id: null,
  kortingspercentage: 0 as BasisPoints,
  kortingomschrijving: null,
});

const createGroup = (naam: string, children_visible: boolean, regels: readonly BookingCharge[]): BookingCharge => ({
  type: 'groep',
  naam,
  children_visible,
  regels,
  kortingspercentage: 1000 as BasisPoints,
  kortingomschrijving: 'Actie',
});

function invoiceOf(charges: readonly BookingCharge[], changes: Partial<PrintedInvoice> = {}): PrintedInvoice {
  const { lines, vat, total } = planInvoice(charges, []);
  return {
    id: 7,
    klant_id: 1,
    factuur_nummer: '2026-00007',
    datum: '2026-02-20',
    betaaltermijn: 14,
    opmerking: null,
    referentie_klant: null,
    aantal_personen: 2,
    voorschot_percentage: HUNDRED_PERCENT,
    btw_verlegd: false,
    calculated_totaalbedrag_inclusief_btw: total,
    afdruk: completePrint(7, {
      afzender: { ...nowhere, ...contact },
      geadresseerde: { ...nowhere, afdeling: null, factuur_adressering: null },
      uitje: { referentie: '1-1', datum: null, arrangement: '' },
    }),
    lines,
    vat,
    ...changes,
  };
}

const summariseRows = (invoice: PrintedInvoice) =>
  rowsOf(invoice).map(({ depth, naam, bedrag, rates, totaal }) => [depth, naam, bedrag, rates, totaal]);

describe('the document of an invoice', () => {
  it('has a row for each line, in its groups, after all discounts', () => {
    const invoice = invoiceOf([
      createGroup('Dag', true, [createItem('Klimmen', 10, 21), createGroup('Eten', true, [createItem('Soep', 5, 9)])]),
    ]);
    expect(summariseRows(invoice)).to.deep.equal([
      [0, 'Dag', null, [], null],
      [1, 'Klimmen', 100_000, [2100], 1800],
      [1, 'Eten', null, [], null],
      [2, 'Soep', 50_000, [900], 810],
    ]);
  });

  it('has one row for a closed group, whatever is in it', () => {
    const inside = [
      createItem('Klimmen', 10, 21),
      createGroup('Eten', true, [createItem('Soep', 5, 9), createItem('Brood', 1, 9)]),
    ];
    expect(summariseRows(invoiceOf([createGroup('Alles', false, inside)]))).to.deep.equal([
      [0, 'Alles', null, [900, 2100], 2772],
    ]);
  });

  it('adds up to the total, per rate and over the rows', () => {
    const invoice = invoiceOf([
      createItem('Klimmen', 12.35, 21),
      createItem('Soep', 5.55, 9),
      createItem('Belasting', 1, 0),
    ]);
    const rates = ratesOf(invoice);

    expect(rates.map(({ btw_percentage, net, vat, gross }) => [btw_percentage, net, vat, gross])).to.deep.equal([
      [0, 200, 0, 200],
      [900, 1018, 92, 1110],
      [2100, 2041, 429, 2470],
    ]);

    const total = rowsOf(invoice).reduce((all, { totaal }) => all + (totaal ?? 0), 0);
    expect(total).to.equal(invoice.calculated_totaalbedrag_inclusief_btw);
  });

  it('omits VAT under reverse charge, also from prices', () => {
    const reverseCharged = { ...invoiceOf([createItem('Klimmen', 12.1, 21)]), btw_verlegd: true };
    const lines = reverseCharged.lines.map((line) => ({ ...line, totaal_inc_btw: line.totaal_exc_btw }));
    expect(summariseRows({ ...reverseCharged, lines })).to.deep.equal([[0, 'Klimmen', 100_000, [2100], 2000]]);
    expect(ratesOf(reverseCharged)).to.deep.equal([{ btw_percentage: 2100, net: 2000, vat: 0, gross: 2000 }]);
  });

  it('has an open amount without what was paid with it', () => {
    const invoice = invoiceOf([createItem('Klimmen', 10, 21)]);
    const payment = { datum: '2026-02-20', bedrag: 500 as Cents, betaalmethode: null };
    expect(remainderOf(invoice)).to.equal(2000);
    expect(remainderOf({ ...invoice, afdruk: { ...invoice.afdruk, betalingen: [payment, payment] } })).to.equal(1000);
  });

  it('is due after its term, also over the end of a month, and never before its date', () => {
    for (const [datum, betaaltermijn, due] of [
      ['2026-02-20', 14, '2026-03-06'],
      ['2026-02-20', 0, '2026-02-20'],
      ['2026-02-20', -3, '2026-02-20'],
      ['2025-12-31', 1, '2026-01-01'],
    ] as const)
      expect(calculateDueDate({ datum, betaaltermijn }), `${datum} + ${String(betaaltermijn)}`).to.equal(due);
    expect(calculateDueDate({ datum: null, betaaltermijn: 14 })).to.equal(null);
  });
});
