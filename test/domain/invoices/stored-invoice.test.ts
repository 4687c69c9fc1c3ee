// Drafts of invoices, as cases: their members, drafts that follow their booking, and finalisation.
import { expect } from 'chai';
import {
  assertDeletable,
  creditDraftOf,
  findCreditedInvoice,
  draftOf,
  isFollowingBooking,
  finaliseInvoice,
  type NewInvoiceTerms,
  type StoredInvoice,
} from '../../../domain/invoices/stored-invoice.ts';
import { requireDateOrder, formatInvoiceNumber } from '../../../domain/invoices/invoice-number.ts';
import { asCents } from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { toBasisPoints } from '../../support/amounts.ts';

const HUNDRED_PERCENT = toBasisPoints(100_00);
const kosten = { klant_id: 2, bedrijf_id: 3, opmerking: 'Dank', betaaltermijn: 14, referentie_klant: 'PO 1' };
const booking = { id: 1, personen: 12, kosten };
const terms: NewInvoiceTerms = {
  context: 'invoice',
  reference_external: 'X',
  voorschot_percentage: HUNDRED_PERCENT,
  btw_verlegd: true,
  status: 'concept',
  verstuur_factuur_op: '2026-04-01',
};
const draft: StoredInvoice = {
  ...draftOf(booking, terms, null),
  id: 9,
  calculated_totaalbedrag_inclusief_btw: asCents(121_00),
};

describe('a draft of an invoice', () => {
  it('copies its booking, keeps its terms, and has no member of a finalised one', () => {
    expect(draftOf(booking, terms, 5)).to.deep.equal({
      boeking_id: 1,
      aantal_personen: 12,
      klant_id: 2,
      bedrijf_id: 3,
      opmerking: 'Dank',
      betaaltermijn: 14,
      referentie_klant: 'PO 1',
      context: 'invoice',
      reference_external: 'X',
      voorschot_percentage: HUNDRED_PERCENT,
      btw_verlegd: true,
      verstuur_factuur_op: '2026-04-01',
      provider_transaction_id: 5,
      status: 'concept',
      factuur_nummer: null,
      jaar: null,
      volgnummer: null,
      datum: null,
      afdruk: null,
      hash: null,
      previous_hash: null,
      herinnering1: null,
      herinnering2: null,
      overpaid: false,
      crediteert_factuur_id: null,
      credited_lines: null,
      verrekenen: null,
      metadata: {},
    });
  });

  it('has no sending date where it is finalised at once', () => {
    expect(() => draftOf(booking, { ...terms, status: 'definitief' }, null)).to.throw(Problem, 'ERR_CANNOT_COMBINE');
    const { verstuur_factuur_op } = draftOf(
      booking,
      { ...terms, status: 'definitief', verstuur_factuur_op: null },
      null,
    );
    expect(verstuur_factuur_op).to.equal(null);
  });

  it('that credits an invoice has the same parties, no advance percentage, and the reason', () => {
    const original = { ...draft, voorschot_percentage: toBasisPoints(30_00), provider_transaction_id: 5 };
    const credit = creditDraftOf(original, { regels: [{ id: 4 }], reden: 'Regen', verrekenen: false });
    expect(credit).to.deep.equal({
      ...draftOf(booking, { ...terms, verstuur_factuur_op: null }, null),
      opmerking: 'Regen',
      reference_external: '',
      crediteert_factuur_id: 9,
      credited_lines: [{ id: 4 }],
      verrekenen: false,
    });
    expect(creditDraftOf(original, { verrekenen: true })).to.deep.include({ opmerking: null, credited_lines: null });
  });

  for (const [status, crediteert_factuur_id, follows] of [
    ['concept', null, true],
    ['concept', 3, false],
    ['verzonden', null, false],
  ] as const)
    it(`${follows ? 'follows' : 'does not follow'} its booking: ${status}, crediting ${String(crediteert_factuur_id)}`, () => {
      expect(isFollowingBooking({ status, crediteert_factuur_id })).to.equal(follows);
    });

  it('can be deleted, and a finalised invoice cannot', () => {
    expect(() => {
      assertDeletable({ status: 'concept' });
    }).not.to.throw();
    for (const status of ['verzonden', 'deels_betaald', 'betaald'] as const)
      expect(() => {
        assertDeletable({ status });
      }).to.throw(Problem, 'ERR_INVOICE_NOT_DELETABLE');
  });

  it('that credits finds the credited invoice among those of its booking, and nothing else', () => {
    expect(findCreditedInvoice(draft, [draft])).to.equal(undefined);
    const credit = { id: 10, crediteert_factuur_id: 9 };
    expect(findCreditedInvoice(credit, [{ id: 8 }, draft])).to.equal(draft);
    expect(() => findCreditedInvoice(credit, [{ id: 8 }])).to.throw('Invoice 10 credits one of another booking.');
  });
});

describe('an invoice that is finalised', () => {
  const says = { prefix: 'BG-', datum: '2026-03-10', afdruk: {} as NonNullable<StoredInvoice['afdruk']> };
  for (const [total, status] of [
    [121_00, 'verzonden'],
    [0, 'betaald'],
    [-10, 'verzonden'],
  ] as const)
    it(`has its number and date, and is ${status} at ${String(total)} cents`, () => {
      const before = { ...draft, calculated_totaalbedrag_inclusief_btw: asCents(total) };
      expect(finaliseInvoice(before, { jaar: 2026, volgnummer: 7 }, says)).to.deep.equal({
        ...before,
        jaar: 2026,
        volgnummer: 7,
        factuur_nummer: 'BG-2026-00007',
        datum: '2026-03-10',
        status,
        afdruk: says.afdruk,
      });
    });

  it('gets its number in the order of dates', () => {
    const invoiceNumber = { jaar: 2026, volgnummer: 7, last: 'abc' };
    expect(requireDateOrder(invoiceNumber, '2026-03-10')).to.equal(invoiceNumber);
    expect(() => requireDateOrder(undefined, '2026-03-10')).to.throw(Problem, 'ERR_INVOICE_DATE_BEFORE_LAST');
    expect(formatInvoiceNumber('', { jaar: 2026, volgnummer: 123_456 })).to.equal('2026-123456');
  });
});
