// Seals of invoices: the members that they cover, and problems that the check of a series finds.
import { completePrint } from '../../../domain/invoices/invoice-look.ts';
import { expect } from 'chai';
import { SeriesProof, type SeriesCounter, type SeriesLink } from '../../../domain/invoices/invoice-series.ts';
import { formatSealText, type SealedInvoice } from '../../../domain/invoices/seal.ts';
import type { PlannedInvoiceLine } from '../../../domain/invoices/invoice-lines.ts';
import type { RateTotal } from '../../../domain/values/vat.ts';
import type { BasisPoints, Cents, TenThousandths } from '../../../generated/types.ts';

const print = { naam: 'Buitengoed', adres: null, postcode: null, plaats: null, landcode: 'NL', btw_nummer: null };
const invoice: SealedInvoice = {
  bedrijf_id: 1,
  klant_id: 2,
  boeking_id: 3,
  context: 'invoice',
  jaar: 2026,
  volgnummer: 4,
  factuur_nummer: '2026-00004',
  datum: '2026-05-01',
  opmerking: null,
  aantal_personen: 10,
  betaaltermijn: 14,
  referentie_klant: null,
  reference_external: '',
  calculated_totaalbedrag_inclusief_btw: 12_100 as Cents,
  crediteert_factuur_id: null,
  btw_verlegd: false,
  voorschot_percentage: 10_000 as BasisPoints,
  afdruk: completePrint(7, {
    afzender: {
      ...print,
      telefoon: null,
      email: 'info@buitengoed.example',
      website: null,
      iban: null,
      bic: null,
      bank_tnv: null,
      kvk_nummer: null,
    },
    geadresseerde: { ...print, afdeling: null, factuur_adressering: null },
    uitje: { referentie: '2-1', datum: '2026-06-01', arrangement: '' },
  }),
};
const line: PlannedInvoiceLine = {
  parent: null,
  type: 'item',
  naam: 'Klimmen',
  kortingspercentage: 0 as BasisPoints,
  kortingomschrijving: null,
  voorschot_factuur_id: null,
  children_visible: null,
  aantal: 1,
  bedrag: 1_210_000 as TenThousandths,
  btw_percentage: 2100 as BasisPoints,
  product_id: null,
  boekingsregel_id: null,
  gross: 12_100 as Cents,
  totaal_inc_btw: 12_100 as Cents,
  totaal_exc_btw: 10_000 as Cents,
  credits_line_id: null,
};
const vat: RateTotal = { btw_percentage: 2100 as BasisPoints, gross: 12_100 as Cents, vat: 2100 as Cents };

describe('formatSealText', () => {
  const sealed = formatSealText(null, invoice, [line], [vat]);

  it('does not depend on the order of members', () => {
    const reversed = Object.fromEntries(Object.entries(invoice).reverse()) as unknown;
    expect(formatSealText(null, reversed as SealedInvoice, [line], [vat])).to.equal(sealed);
  });

  it('covers every member of the invoice, of its lines and of its VAT, and the previous seal', () => {
    for (const member of Object.keys(invoice))
      expect(formatSealText(null, { ...invoice, [member]: 'other' }, [line], [vat]), member).not.to.equal(sealed);
    for (const member of Object.keys(line))
      expect(formatSealText(null, invoice, [{ ...line, [member]: 'other' }], [vat]), member).not.to.equal(sealed);
    for (const member of Object.keys(vat))
      expect(formatSealText(null, invoice, [line], [{ ...vat, [member]: 1 }]), member).not.to.equal(sealed);
    expect(formatSealText('0', invoice, [line], [vat])).not.to.equal(sealed);
    expect(formatSealText(null, invoice, [line, line], [vat])).not.to.equal(sealed);
  });
});

describe('SeriesProof', () => {
  const createLink = (volgnummer: number, changes: Partial<SeriesLink> = {}): SeriesLink => ({
    id: volgnummer + 10,
    factuur_nummer: `n${String(volgnummer)}`,
    volgnummer,
    hash: `h${String(volgnummer)}`,
    previous_hash: volgnummer === 1 ? null : `h${String(volgnummer - 1)}`,
    recomputed: `h${String(volgnummer)}`,
    isStatusRight: true,
    isDocumentRight: true,
    ...changes,
  });

  const createUnsealedLink = (volgnummer: number): SeriesLink =>
    createLink(volgnummer, { hash: null, previous_hash: null });
  const counter: SeriesCounter = { bedrijf_id: 1, jaar: 2026, volgnummer: 3, hash: 'h3' };

  const describeChanged = (volgnummer: number, reason: string) => ({
    volgnummer,
    factuur_id: volgnummer + 10,
    factuur_nummer: `n${String(volgnummer)}`,
    reason,
  });

  const describeMissing = (volgnummer: number, reason = 'missing') => ({
    volgnummer,
    factuur_id: null,
    factuur_nummer: null,
    reason,
  });

  const cases: [what: string, links: SeriesLink[], counter: SeriesCounter, expected: object][] = [
    [
      'all is well',
      [createLink(1), createLink(2), createLink(3)],
      counter,
      { first: 1, last: 3, count: 3, hash: 'h3', changed: null },
    ],
    [
      'nothing yet',
      [],
      { ...counter, volgnummer: 0, hash: null },
      { first: null, last: null, count: 0, changed: null },
    ],
    [
      'other contents',
      [createLink(1), createLink(2, { recomputed: 'x' }), createLink(3)],
      counter,
      { changed: describeChanged(2, 'contents') },
    ],
    [
      'another PDF',
      [createLink(1), createLink(2, { isDocumentRight: false }), createLink(3)],
      counter,
      { changed: describeChanged(2, 'document') },
    ],
    [
      'another status',
      [createLink(1), createLink(2, { isStatusRight: false }), createLink(3)],
      counter,
      { changed: describeChanged(2, 'status') },
    ],
    [
      'other contents, sealed again',
      [createLink(1), createLink(2, { hash: 'x', recomputed: 'x' }), createLink(3)],
      counter,
      { changed: describeChanged(3, 'predecessor') },
    ],
    [
      'the first one of several',
      [createLink(1, { recomputed: 'x' }), createLink(2, { recomputed: 'y' })],
      counter,
      {
        changed: describeChanged(1, 'contents'),
        gaps: [3],
      },
    ],
    [
      'one in the middle is gone',
      [createLink(1), createLink(3)],
      counter,
      { gaps: [2], count: 2, changed: describeMissing(2) },
    ],
    [
      'the last one is gone',
      [createLink(1), createLink(2)],
      counter,
      { gaps: [3], last: 2, changed: describeMissing(3) },
    ],
    ['all are gone', [], counter, { gaps: [1, 2, 3], first: null, changed: describeMissing(1) }],
    [
      'the last one was sealed again',
      [createLink(1), createLink(2), createLink(3, { hash: 'x', recomputed: 'x' })],
      counter,
      { changed: describeMissing(3, 'contents') },
    ],
    [
      'the first ones are from before there were seals',
      [createUnsealedLink(1), createUnsealedLink(2), createLink(3, { previous_hash: null })],
      counter,
      { unsealed: 2, changed: null },
    ],
    [
      'a seal was taken off',
      [createLink(1), createUnsealedLink(2), createLink(3)],
      counter,
      {
        unsealed: 0,
        changed: describeChanged(2, 'predecessor'),
      },
    ],
    [
      'the seal of the first one was taken off',
      [createUnsealedLink(1), createLink(2), createLink(3)],
      counter,
      {
        unsealed: 1,
        changed: describeChanged(2, 'predecessor'),
      },
    ],
  ];

  for (const [label, links, at, expected] of cases)
    it(`finds that ${label}`, () => {
      const proof = new SeriesProof();
      links.forEach((each) => {
        proof.add(each);
      });
      expect(proof.conclude(at)).to.deep.include({ bedrijf_id: 1, jaar: 2026, ...expected });
    });
});
