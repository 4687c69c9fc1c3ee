// Forty invoices that differ in what makes e-invoices difficult, as they would be printed.
import type { BasisPoints, Cents, TenThousandths } from '../../generated/types.ts';
import { planAdvance, WHOLE } from '../../domain/invoices/advance.ts';
import { planCredit, type CreditedLine } from '../../domain/invoices/credit.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import type { InvoicePrint, PrintedInvoice } from '../../domain/invoices/invoice-document.ts';
import { planInvoice, type InvoicedBefore } from '../../domain/invoices/invoice.ts';
import type { BookingCharge, PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';

type InvoiceSender = InvoicePrint['afzender'];
type InvoiceRecipient = InvoicePrint['geadresseerde'];

export interface EInvoiceCase {
  readonly afzender?: Partial<InvoiceSender>;
  readonly geadresseerde?: Partial<InvoiceRecipient>;
  readonly print?: Partial<InvoicePrint>;
  readonly before?: readonly InvoicedBefore[];
  /** Whether customers owe the VAT to the state themselves. */
  readonly isReverseCharged?: boolean;
  readonly changes?: Partial<PrintedInvoice>;
}

export const COMPANY: InvoiceSender = {
  naam: 'Buitengoed',
  slogan: 'Samen buiten',
  adres: 'Bosweg 12',
  postcode: '3971 AB',
  plaats: 'Driebergen',
  landcode: 'NL',
  telefoon: '030 123 45 67',
  email: 'info@buitengoed.example',
  website: 'https://buitengoed.example',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  bank_tnv: 'Buitengoed Groepen BV',
  btw_nummer: 'NL001234560B01',
  kvk_nummer: '12345678',
  peppol_id: null,
};

export const SCHOOL: InvoiceRecipient = {
  naam: 'Basisschool De Eik',
  afdeling: 'Administratie',
  factuur_adressering: null,
  attentie: 'T.a.v.',
  contactpersoon: 'Sanne de Vries',
  email: 'sanne@deeik.example',
  adres: 'Schoolstraat 1',
  postcode: '3511 AA',
  plaats: 'Utrecht',
  landcode: 'NL',
  btw_nummer: null,
  peppol_id: null,
};

const PERSON: Partial<InvoiceRecipient> = { naam: 'Łukasz Dvořák', afdeling: null, contactpersoon: null };
const BUSINESS: Partial<InvoiceRecipient> = { naam: 'De Vries & Zn. BV', btw_nummer: 'NL 8123.45.678.B01' };
const GERMAN: Partial<InvoiceRecipient> = {
  naam: 'Müller <Reisen> GmbH',
  adres: 'Königsallee 7',
  postcode: '40212',
  plaats: 'Düsseldorf',
  landcode: 'DE',
  btw_nummer: 'DE123456789',
};
const BELGIAN: Partial<InvoiceRecipient> = { ...GERMAN, naam: 'Reizen NV', landcode: 'BE', btw_nummer: 'BE0123456749' };

const BELGIAN_COMPANY: Partial<InvoiceSender> = {
  landcode: 'BE',
  btw_nummer: 'BE0123456749',
  kvk_nummer: null,
  iban: 'BE68539007547034',
};

/** Something charged; `bedrag` in euros including VAT, `btw` and `korting` in percent. */
export function item(naam: string, aantal: number, bedrag: number, btw: number, korting = 0): BookingCharge {
  return {
    type: 'item',
    naam,
    aantal,
    bedrag: Math.round(bedrag * 10_000) as TenThousandths,
    btw_percentage: Math.round(btw * 100) as BasisPoints,
    product_id: null,
    boekingsregel_id: null,
    kortingspercentage: (korting * 100) as BasisPoints,
    kortingomschrijving: korting > 0 ? 'Vaste klant' : null,
  };
}

/** The prepaid part of a voucher that is redeemed, in euros. */
function prepaid(bedrag: number): BookingCharge {
  return { ...item('Cadeaubon: 2 x Klimmen', 1, -bedrag, 0), vooruitbetaald: true } as BookingCharge;
}

export function group(naam: string, regels: readonly BookingCharge[], korting = 0, isOpen = true): BookingCharge {
  return {
    type: 'groep',
    naam,
    regels,
    children_visible: isOpen,
    kortingspercentage: (korting * 100) as BasisPoints,
    kortingomschrijving: null,
  };
}

/** A permanent invoice over these costs. */
export function printed(charges: readonly BookingCharge[], wish: EInvoiceCase = {}): PrintedInvoice {
  return print(planInvoice(charges, wish.before ?? [], wish.isReverseCharged ?? false), wish);
}

function print({ lines, vat, total }: PlannedInvoice, wish: EInvoiceCase): PrintedInvoice {
  return {
    id: 7,
    klant_id: 12,
    factuur_nummer: 'BG-2026-00007',
    datum: '2026-03-30',
    betaaltermijn: 14,
    opmerking: null,
    referentie_klant: null,
    aantal_personen: 20,
    voorschot_percentage: WHOLE,
    btw_verlegd: wish.isReverseCharged ?? false,
    calculated_totaalbedrag_inclusief_btw: total,
    afdruk: {
      ...completePrint(7, {
        afzender: { ...COMPANY, ...wish.afzender },
        geadresseerde: { ...SCHOOL, ...wish.geadresseerde },
        uitje: { referentie: '12-3', datum: '2026-03-28', arrangement: 'Dagje klimmen' },
      }),
      ...wish.print,
    },
    lines,
    vat,
    ...wish.changes,
  };
}

/** An invoice that a later one takes off again. */
function earlier({ lines, vat }: PlannedInvoice): InvoicedBefore {
  const items = lines.flatMap(({ naam, btw_percentage, product_id, gross, vooruitbetaald }) =>
    btw_percentage === null || gross === null
      ? []
      : [{ naam, btw_percentage, product_id, gross, ...(vooruitbetaald === true && { vooruitbetaald }) }],
  );
  return { id: 3, factuur_nummer: 'BG-2026-00003', isAdvance: true, btw_verlegd: false, items, vat };
}

/** The credit invoice that takes an invoice back: all of it, or these lines, whose ids are their places from 1. */
export function credited(
  invoice: PrintedInvoice,
  asked?: readonly CreditedLine[],
  verrekend = 0 as Cents,
  booked?: PrintedInvoice['vat'],
): PrintedInvoice {
  const { lines, vat, btw_verlegd: isReverseCharged, factuur_nummer, datum } = invoice;
  const own = {
    isReverseCharged,
    lines: lines.map((line, place) => ({ ...line, id: place + 1 })),
    vat,
  };
  const planned = planCredit({ ...own, credited: [], creditedVat: [] }, asked, booked);

  return {
    ...invoice,
    factuur_nummer: 'BG-2026-00009',
    calculated_totaalbedrag_inclusief_btw: planned.total,
    lines: planned.lines,
    vat: planned.vat,
    afdruk: {
      ...invoice.afdruk,
      gecrediteerde_factuur: { factuur_nummer: factuur_nummer ?? '', datum: datum ?? '', verrekend },
    },
  };
}

const DAY = [item('Klimmen', 20, 17.5, 21), item('Lunch', 20, 10.9, 9), item('Toeristenbelasting', 20, 1.25, 0)];
const PROGRAMME = group('Dagje klimmen', [
  group('Ochtend', [item('Klimmen', 20, 17.5, 21)]),
  item('Lunch', 20, 10.9, 9),
]);
const VOUCHER = [PROGRAMME, prepaid(35), item('Toeristenbelasting', 20, 1.25, 0)];
const EIGHTHS = Array.from({ length: 40 }, (_, index) => item(`Deel ${String(index)}`, 3, 0.0333 + index / 100, 21));
const share = (percentage: number): BasisPoints => (percentage * 100) as BasisPoints;
const paid = (bedrag: number): Partial<InvoicePrint> => ({
  betalingen: [{ datum: '2026-03-30', bedrag: bedrag as Cents, betaalmethode: 'Pin' }],
});

/** A weekend at a VAT rate, as it was sold and as it became. */
const weekend = (btw: number, factor = 1): readonly BookingCharge[] => [
  group('Weekend', [item('Overnachting', 7, 33.33 * factor, btw), item('Ontbijt', 7, 10.9, 9)]),
  item('Klimmen', 3, 17.5, 21),
];
/** The advances of a weekend at these rates, one after the other. */
function advances(...rates: readonly (readonly [btw: number, percentage: number])[]): InvoicedBefore[] {
  const before: InvoicedBefore[] = [];
  for (const [btw, percentage] of rates) {
    const made = earlier(planAdvance(weekend(btw), before, share(percentage), false));
    const id = 3 + before.length;
    before.push({ ...made, id, factuur_nummer: `BG-2026-0000${String(id)}` });
  }
  return before;
}
const OLD_ADVANCE = advances([6, 30]);

const A_EURO = printed([item('Klimmen', 1, 1, 21)]);

/** By the name of the file that each is written to. */
export const E_INVOICES: Readonly<Record<string, PrintedInvoice>> = {
  'high-rate': printed([item('Klimmen', 20, 17.5, 21)]),
  'low-rate': printed([item('Lunch', 20, 10.9, 9)]),
  'zero-rate': printed([item('Toeristenbelasting', 20, 1.25, 0)]),
  'all-rates': printed(DAY),
  'fraction-of-a-rate': printed([item('Gids', 7, 33.33, 5.5), ...DAY]),
  groups: printed([PROGRAMME]),
  'closed-group': printed([group('Alles in', DAY, 0, false), item('Fooi', 1, 5, 0)]),
  'closed-within-open': printed([group('Dag', [group('Middag', DAY, 10, false), item('Gids', 1, 80, 21)], 5)]),
  'discount-on-a-line': printed([item('Klimmen', 20, 17.5, 21, 15), item('Lunch', 20, 10.9, 9)]),
  'discount-on-groups': printed([group('Dag', [group('Middag', DAY, 12.5)], 10), item('Gids', 3, 45.45, 21, 33)]),
  'discount-of-everything': printed([item('Klimmen', 20, 17.5, 21, 100), item('Lunch', 20, 10.9, 9)]),
  'prices-of-four-decimals': printed([item('Stroom', 12_345, 0.2817, 21), item('Water', 999, 0.0009, 9)]),
  'many-small-lines': printed(EIGHTHS),
  'a-million-of-them': printed([item('Flyers', 1_000_000, 0.0123, 21), item('Stickers', 999_999, 0.0777, 9, 7)]),
  'a-price-below-zero': printed([...DAY, item('Compensatie', 1, -25, 21)]),
  'a-count-below-zero': printed([...DAY, item('Minder lunches', -3, 10.9, 9)]),
  'a-count-of-zero': printed([...DAY, item('Reserve', 0, 12, 21)]),
  advance: print(planAdvance([PROGRAMME], [], share(30), false), { changes: { voorschot_percentage: share(30) } }),
  'final-after-two-advances': printed([PROGRAMME], {
    before: [earlier(planAdvance([PROGRAMME], [], share(30), false))].flatMap((first) => [
      first,
      { ...earlier(planAdvance([PROGRAMME], [first], share(12.5), false)), id: 4, factuur_nummer: 'BG-2026-00004' },
    ]),
  }),
  'difference-below-zero': printed([item('Klimmen', 18, 17.5, 21)], {
    before: [{ ...earlier(planInvoice([item('Klimmen', 20, 17.5, 21)], [])), isAdvance: false }],
  }),
  'nothing-at-all': printed([]),
  'a-private-customer': printed(DAY, { geadresseerde: PERSON }),
  'a-business': printed(DAY, {
    geadresseerde: BUSINESS,
    changes: { referentie_klant: 'PO 4711 & meer', opmerking: 'Tot <ziens>\u0007' },
  }),
  'a-customer-abroad': printed(DAY, { geadresseerde: GERMAN }),
  'a-company-without-a-dutch-number': printed(DAY, {
    afzender: BELGIAN_COMPANY,
  }),
  'a-belgian-customer': printed(DAY, { geadresseerde: BELGIAN }),
  'a-belgian-customer-of-a-belgian-company': printed(DAY, { afzender: BELGIAN_COMPANY, geadresseerde: BELGIAN }),
  'a-customer-with-a-belgian-vat-number': printed(DAY, { geadresseerde: { ...BUSINESS, btw_nummer: 'BE0123456749' } }),
  'a-belgian-number-with-a-wrong-digit': printed(DAY, {
    afzender: { ...BELGIAN_COMPANY, btw_nummer: 'BE0123456748' },
    geadresseerde: { ...BELGIAN, btw_nummer: 'BE0123456748' },
  }),
  'a-dutch-company-as-customer': printed(DAY, { geadresseerde: { ...BUSINESS, peppol_id: '0106:12345678' } }),
  'a-dutch-authority-as-customer': printed(DAY, {
    geadresseerde: { naam: 'Gemeente Utrecht', peppol_id: '0190:00000001003214345000' },
  }),
  'addresses-of-their-own': printed(DAY, {
    afzender: { peppol_id: '0088:8712345678906' },
    geadresseerde: { ...BELGIAN, peppol_id: '9925:BE0123456749' },
  }),
  'paid-at-the-counter': printed(DAY, { print: paid(59_300) }),
  'paid-in-part': printed(DAY, { print: paid(10_000), geadresseerde: PERSON }),
  'vat-shifted': printed([item('Klimmen', 20, 17.5, 21), item('Lunch', 20, 10.9, 9, 10)], {
    geadresseerde: BELGIAN,
    isReverseCharged: true,
  }),
  'vat-shifted-and-credited': credited(printed(DAY, { geadresseerde: GERMAN, isReverseCharged: true })),
  'credit-of-everything': credited(printed([PROGRAMME, item('Gids', 3, 45.45, 21, 33)])),
  'credit-of-some': credited(printed([...DAY, item('Gids', 3, 45.45, 21, 33)]), [
    { id: 2, aantal: 2 },
    { id: 1, bedrag: 3333 as Cents },
    { id: 4, aantal: 1 },
  ]),
  'credit-of-an-advance': credited(print(planAdvance([PROGRAMME], [], share(30), false), {})),
  'credit-with-a-line-below-zero': credited(printed([...DAY, item('Compensatie', 1, -25, 21)])),
  'a-voucher': printed([...DAY, prepaid(35)]),
  'a-voucher-and-no-other-zero-rate': printed([PROGRAMME, prepaid(35)], { changes: { opmerking: 'Tot ziens' } }),
  'a-voucher-that-pays-all': printed([item('Klimmen', 2, 17.5, 21), prepaid(35)]),
  'a-voucher-in-a-closed-group': printed([group('Alles in', [...DAY, prepaid(35)], 0, false)]),
  'a-voucher-and-a-payment': printed([...DAY, prepaid(35)], { print: paid(10_000) }),
  'a-voucher-and-vat-shifted': printed([item('Klimmen', 20, 17.5, 21), prepaid(35)], {
    geadresseerde: BELGIAN,
    isReverseCharged: true,
  }),
  'a-voucher-in-an-advance': print(planAdvance(VOUCHER, [], share(30), false), {
    changes: { voorschot_percentage: share(30) },
  }),
  'a-voucher-after-an-advance': printed(VOUCHER, { before: [earlier(planAdvance(VOUCHER, [], share(30), false))] }),
  'a-voucher-taken-back': printed([PROGRAMME], {
    before: [{ ...earlier(planInvoice(VOUCHER, [])), isAdvance: false }],
  }),
  'a-voucher-credited': credited(printed(VOUCHER)),
  'a-voucher-credited-alone': credited(printed([item('Klimmen', 20, 17.5, 21), prepaid(35)]), [{ id: 2 }]),
  'two-rates-after-an-advance': printed(weekend(12), { before: OLD_ADVANCE }),
  'two-rates-with-a-price-that-follows': printed(weekend(12, 112 / 106), { before: OLD_ADVANCE }),
  'two-rates-after-two-advances': printed(weekend(12), { before: advances([6, 30], [12, 25]) }),
  'two-rates-that-come-to-nothing': printed(weekend(12), { before: advances([6, 50], [12, 50]) }),
  'two-rates-below-zero': printed([item('Overnachting', 1, 33.33, 12)], { before: advances([6, 60]) }),
  'two-rates-with-a-group-that-is-closed': printed([group('Alles in', weekend(12), 10, false)], {
    before: OLD_ADVANCE,
  }),
  'two-rates-from-zero': printed(weekend(21), { before: advances([0, 40]) }),
  'two-rates-to-zero': printed(weekend(0), { before: advances([21, 40]) }),
  'two-rates-paid-in-part': printed(weekend(12), { before: OLD_ADVANCE, print: paid(10_000) }),
  'two-rates-and-a-voucher': printed([...weekend(12), prepaid(35)], { before: OLD_ADVANCE }),
  'two-rates-to-a-business': printed(weekend(12), { before: OLD_ADVANCE, geadresseerde: BUSINESS }),
  'two-rates-credited': credited(printed(weekend(12), { before: OLD_ADVANCE })),
  'two-rates-credited-in-part': credited(printed(weekend(12), { before: OLD_ADVANCE }), [{ id: 2, aantal: 2 }]),
  'two-rates-and-vat-shifted': printed(weekend(12), {
    before: OLD_ADVANCE.map((each) => ({ ...each, btw_verlegd: true })),
    isReverseCharged: true,
    geadresseerde: BELGIAN,
  }),
  // Cancelling for half of it: the VAT of what stays is right, and so that of the credit invoice is not its own rounding.
  'credit-of-a-cancelled-booking': credited(A_EURO, [{ id: 1, bedrag: 50 as Cents }], 0 as Cents, A_EURO.vat),
  'credit-that-was-settled': credited(printed(DAY), undefined, 59_300 as Cents),
};
