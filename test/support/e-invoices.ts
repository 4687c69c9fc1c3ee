// Forty invoices that differ in what makes e-invoices difficult, as they would be printed.
import type { BasisPoints, Cents, TenThousandths } from '../../generated/types.ts';
import { planAdvance } from '../../domain/invoices/advance.ts';
import { planCredit, type CreditedLine } from '../../domain/invoices/credit.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import type { InvoicePrint, PrintedInvoice } from '../../domain/invoices/invoice-document.ts';
import { planInvoice, type InvoicedBefore } from '../../domain/invoices/invoice.ts';
import type { BookingCharge, PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { HUNDRED_PERCENT } from '../../domain/values/money.ts';

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
export function createItem(naam: string, aantal: number, bedrag: number, btw: number, korting = 0): BookingCharge {
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
function createPrepaid(bedrag: number): BookingCharge {
  return { ...createItem('Cadeaubon: 2 x Klimmen', 1, -bedrag, 0), vooruitbetaald: true } as BookingCharge;
}

export function createGroup(naam: string, regels: readonly BookingCharge[], korting = 0, isOpen = true): BookingCharge {
  return {
    type: 'groep',
    naam,
    regels,
    children_visible: isOpen,
    kortingspercentage: (korting * 100) as BasisPoints,
    kortingomschrijving: null,
  };
}

/** A finalised invoice over these costs. */
export function createPrintedInvoice(charges: readonly BookingCharge[], wish: EInvoiceCase = {}): PrintedInvoice {
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
    voorschot_percentage: HUNDRED_PERCENT,
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
function toInvoicedBefore({ lines, vat }: PlannedInvoice): InvoicedBefore {
  const items = lines.flatMap(({ naam, btw_percentage, product_id, gross, vooruitbetaald }) =>
    btw_percentage === null || gross === null
      ? []
      : [{ naam, btw_percentage, product_id, gross, ...(vooruitbetaald === true && { vooruitbetaald }) }],
  );
  return { id: 3, factuur_nummer: 'BG-2026-00003', isAdvance: true, btw_verlegd: false, items, vat };
}

/** The credit invoice that takes an invoice back: all of it, or these lines, whose ids are their places from 1. */
export function createPrintedCredit(
  invoice: PrintedInvoice,
  creditedLines?: readonly CreditedLine[],
  verrekend = 0 as Cents,
  bookedVat?: PrintedInvoice['vat'],
): PrintedInvoice {
  const { lines, vat, btw_verlegd: isReverseCharged, factuur_nummer, datum } = invoice;
  const invoiceFacts = {
    isReverseCharged,
    lines: lines.map((line, index) => ({ ...line, id: index + 1 })),
    vat,
  };
  const plan = planCredit({ ...invoiceFacts, credited: [], creditedVat: [] }, creditedLines, bookedVat);

  return {
    ...invoice,
    factuur_nummer: 'BG-2026-00009',
    calculated_totaalbedrag_inclusief_btw: plan.total,
    lines: plan.lines,
    vat: plan.vat,
    afdruk: {
      ...invoice.afdruk,
      gecrediteerde_factuur: { factuur_nummer: factuur_nummer ?? '', datum: datum ?? '', verrekend },
    },
  };
}

const DAY = [
  createItem('Klimmen', 20, 17.5, 21),
  createItem('Lunch', 20, 10.9, 9),
  createItem('Toeristenbelasting', 20, 1.25, 0),
];
const PROGRAMME = createGroup('Dagje klimmen', [
  createGroup('Ochtend', [createItem('Klimmen', 20, 17.5, 21)]),
  createItem('Lunch', 20, 10.9, 9),
]);
const VOUCHER = [PROGRAMME, createPrepaid(35), createItem('Toeristenbelasting', 20, 1.25, 0)];
const EIGHTHS = Array.from({ length: 40 }, (_, index) =>
  createItem(`Deel ${String(index)}`, 3, 0.0333 + index / 100, 21),
);
const toShare = (percentage: number): BasisPoints => (percentage * 100) as BasisPoints;
const createPrintedPayment = (bedrag: number): Partial<InvoicePrint> => ({
  betalingen: [{ datum: '2026-03-30', bedrag: bedrag as Cents, betaalmethode: 'Pin' }],
});

/** A weekend at a VAT rate, as it was sold and as it became. */
const createWeekend = (btw: number, factor = 1): readonly BookingCharge[] => [
  createGroup('Weekend', [createItem('Overnachting', 7, 33.33 * factor, btw), createItem('Ontbijt', 7, 10.9, 9)]),
  createItem('Klimmen', 3, 17.5, 21),
];
/** The advances of a weekend at these rates, one after the other. */
function createAdvances(...rates: readonly (readonly [btw: number, percentage: number])[]): InvoicedBefore[] {
  const before: InvoicedBefore[] = [];
  for (const [btw, percentage] of rates) {
    const advance = toInvoicedBefore(planAdvance(createWeekend(btw), before, toShare(percentage), false));
    const id = 3 + before.length;
    before.push({ ...advance, id, factuur_nummer: `BG-2026-0000${String(id)}` });
  }
  return before;
}
const OLD_ADVANCE = createAdvances([6, 30]);

const A_EURO = createPrintedInvoice([createItem('Klimmen', 1, 1, 21)]);

/** By the name of the file that each is written to. */
export const E_INVOICES: Readonly<Record<string, PrintedInvoice>> = {
  'high-rate': createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21)]),
  'low-rate': createPrintedInvoice([createItem('Lunch', 20, 10.9, 9)]),
  'zero-rate': createPrintedInvoice([createItem('Toeristenbelasting', 20, 1.25, 0)]),
  'all-rates': createPrintedInvoice(DAY),
  'fraction-of-a-rate': createPrintedInvoice([createItem('Gids', 7, 33.33, 5.5), ...DAY]),
  groups: createPrintedInvoice([PROGRAMME]),
  'closed-group': createPrintedInvoice([createGroup('Alles in', DAY, 0, false), createItem('Fooi', 1, 5, 0)]),
  'closed-within-open': createPrintedInvoice([
    createGroup('Dag', [createGroup('Middag', DAY, 10, false), createItem('Gids', 1, 80, 21)], 5),
  ]),
  'discount-on-a-line': createPrintedInvoice([
    createItem('Klimmen', 20, 17.5, 21, 15),
    createItem('Lunch', 20, 10.9, 9),
  ]),
  'discount-on-groups': createPrintedInvoice([
    createGroup('Dag', [createGroup('Middag', DAY, 12.5)], 10),
    createItem('Gids', 3, 45.45, 21, 33),
  ]),
  'discount-of-everything': createPrintedInvoice([
    createItem('Klimmen', 20, 17.5, 21, 100),
    createItem('Lunch', 20, 10.9, 9),
  ]),
  'prices-of-four-decimals': createPrintedInvoice([
    createItem('Stroom', 12_345, 0.2817, 21),
    createItem('Water', 999, 0.0009, 9),
  ]),
  'many-small-lines': createPrintedInvoice(EIGHTHS),
  'a-million-of-them': createPrintedInvoice([
    createItem('Flyers', 1_000_000, 0.0123, 21),
    createItem('Stickers', 999_999, 0.0777, 9, 7),
  ]),
  'a-price-below-zero': createPrintedInvoice([...DAY, createItem('Compensatie', 1, -25, 21)]),
  'a-count-below-zero': createPrintedInvoice([...DAY, createItem('Minder lunches', -3, 10.9, 9)]),
  'a-count-of-zero': createPrintedInvoice([...DAY, createItem('Reserve', 0, 12, 21)]),
  advance: print(planAdvance([PROGRAMME], [], toShare(30), false), { changes: { voorschot_percentage: toShare(30) } }),
  'final-after-two-advances': createPrintedInvoice([PROGRAMME], {
    before: [toInvoicedBefore(planAdvance([PROGRAMME], [], toShare(30), false))].flatMap((first) => [
      first,
      {
        ...toInvoicedBefore(planAdvance([PROGRAMME], [first], toShare(12.5), false)),
        id: 4,
        factuur_nummer: 'BG-2026-00004',
      },
    ]),
  }),
  'difference-below-zero': createPrintedInvoice([createItem('Klimmen', 18, 17.5, 21)], {
    before: [{ ...toInvoicedBefore(planInvoice([createItem('Klimmen', 20, 17.5, 21)], [])), isAdvance: false }],
  }),
  'nothing-at-all': createPrintedInvoice([]),
  'a-private-customer': createPrintedInvoice(DAY, { geadresseerde: PERSON }),
  'a-business': createPrintedInvoice(DAY, {
    geadresseerde: BUSINESS,
    changes: { referentie_klant: 'PO 4711 & meer', opmerking: 'Tot <ziens>\u0007' },
  }),
  'a-customer-abroad': createPrintedInvoice(DAY, { geadresseerde: GERMAN }),
  'a-company-without-a-dutch-number': createPrintedInvoice(DAY, {
    afzender: BELGIAN_COMPANY,
  }),
  'a-belgian-customer': createPrintedInvoice(DAY, { geadresseerde: BELGIAN }),
  'a-belgian-customer-of-a-belgian-company': createPrintedInvoice(DAY, {
    afzender: BELGIAN_COMPANY,
    geadresseerde: BELGIAN,
  }),
  'a-customer-with-a-belgian-vat-number': createPrintedInvoice(DAY, {
    geadresseerde: { ...BUSINESS, btw_nummer: 'BE0123456749' },
  }),
  'a-belgian-number-with-a-wrong-digit': createPrintedInvoice(DAY, {
    afzender: { ...BELGIAN_COMPANY, btw_nummer: 'BE0123456748' },
    geadresseerde: { ...BELGIAN, btw_nummer: 'BE0123456748' },
  }),
  'a-dutch-company-as-customer': createPrintedInvoice(DAY, {
    geadresseerde: { ...BUSINESS, peppol_id: '0106:12345678' },
  }),
  'a-dutch-authority-as-customer': createPrintedInvoice(DAY, {
    geadresseerde: { naam: 'Gemeente Utrecht', peppol_id: '0190:00000001003214345000' },
  }),
  'addresses-of-their-own': createPrintedInvoice(DAY, {
    afzender: { peppol_id: '0088:8712345678906' },
    geadresseerde: { ...BELGIAN, peppol_id: '9925:BE0123456749' },
  }),
  'paid-at-the-counter': createPrintedInvoice(DAY, { print: createPrintedPayment(59_300) }),
  'paid-in-part': createPrintedInvoice(DAY, { print: createPrintedPayment(10_000), geadresseerde: PERSON }),
  'vat-reverse-charged': createPrintedInvoice(
    [createItem('Klimmen', 20, 17.5, 21), createItem('Lunch', 20, 10.9, 9, 10)],
    {
      geadresseerde: BELGIAN,
      isReverseCharged: true,
    },
  ),
  'vat-reverse-charged-and-credited': createPrintedCredit(
    createPrintedInvoice(DAY, { geadresseerde: GERMAN, isReverseCharged: true }),
  ),
  'credit-of-everything': createPrintedCredit(createPrintedInvoice([PROGRAMME, createItem('Gids', 3, 45.45, 21, 33)])),
  'credit-of-some': createPrintedCredit(createPrintedInvoice([...DAY, createItem('Gids', 3, 45.45, 21, 33)]), [
    { id: 2, aantal: 2 },
    { id: 1, bedrag: 3333 as Cents },
    { id: 4, aantal: 1 },
  ]),
  'credit-of-an-advance': createPrintedCredit(print(planAdvance([PROGRAMME], [], toShare(30), false), {})),
  'credit-with-a-line-below-zero': createPrintedCredit(
    createPrintedInvoice([...DAY, createItem('Compensatie', 1, -25, 21)]),
  ),
  'a-voucher': createPrintedInvoice([...DAY, createPrepaid(35)]),
  'a-voucher-and-no-other-zero-rate': createPrintedInvoice([PROGRAMME, createPrepaid(35)], {
    changes: { opmerking: 'Tot ziens' },
  }),
  'a-voucher-that-pays-all': createPrintedInvoice([createItem('Klimmen', 2, 17.5, 21), createPrepaid(35)]),
  'a-voucher-in-a-closed-group': createPrintedInvoice([createGroup('Alles in', [...DAY, createPrepaid(35)], 0, false)]),
  'a-voucher-and-a-payment': createPrintedInvoice([...DAY, createPrepaid(35)], { print: createPrintedPayment(10_000) }),
  'a-voucher-and-vat-reverse-charged': createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21), createPrepaid(35)], {
    geadresseerde: BELGIAN,
    isReverseCharged: true,
  }),
  'a-voucher-in-an-advance': print(planAdvance(VOUCHER, [], toShare(30), false), {
    changes: { voorschot_percentage: toShare(30) },
  }),
  'a-voucher-after-an-advance': createPrintedInvoice(VOUCHER, {
    before: [toInvoicedBefore(planAdvance(VOUCHER, [], toShare(30), false))],
  }),
  'a-voucher-taken-back': createPrintedInvoice([PROGRAMME], {
    before: [{ ...toInvoicedBefore(planInvoice(VOUCHER, [])), isAdvance: false }],
  }),
  'a-voucher-credited': createPrintedCredit(createPrintedInvoice(VOUCHER)),
  'a-voucher-credited-alone': createPrintedCredit(
    createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21), createPrepaid(35)]),
    [{ id: 2 }],
  ),
  'two-rates-after-an-advance': createPrintedInvoice(createWeekend(12), { before: OLD_ADVANCE }),
  'two-rates-with-a-price-that-follows': createPrintedInvoice(createWeekend(12, 112 / 106), { before: OLD_ADVANCE }),
  'two-rates-after-two-advances': createPrintedInvoice(createWeekend(12), {
    before: createAdvances([6, 30], [12, 25]),
  }),
  'two-rates-that-come-to-nothing': createPrintedInvoice(createWeekend(12), {
    before: createAdvances([6, 50], [12, 50]),
  }),
  'two-rates-below-zero': createPrintedInvoice([createItem('Overnachting', 1, 33.33, 12)], {
    before: createAdvances([6, 60]),
  }),
  'two-rates-with-a-group-that-is-closed': createPrintedInvoice(
    [createGroup('Alles in', createWeekend(12), 10, false)],
    {
      before: OLD_ADVANCE,
    },
  ),
  'two-rates-from-zero': createPrintedInvoice(createWeekend(21), { before: createAdvances([0, 40]) }),
  'two-rates-to-zero': createPrintedInvoice(createWeekend(0), { before: createAdvances([21, 40]) }),
  'two-rates-paid-in-part': createPrintedInvoice(createWeekend(12), {
    before: OLD_ADVANCE,
    print: createPrintedPayment(10_000),
  }),
  'two-rates-and-a-voucher': createPrintedInvoice([...createWeekend(12), createPrepaid(35)], { before: OLD_ADVANCE }),
  'two-rates-to-a-business': createPrintedInvoice(createWeekend(12), { before: OLD_ADVANCE, geadresseerde: BUSINESS }),
  'two-rates-credited': createPrintedCredit(createPrintedInvoice(createWeekend(12), { before: OLD_ADVANCE })),
  'two-rates-credited-in-part': createPrintedCredit(createPrintedInvoice(createWeekend(12), { before: OLD_ADVANCE }), [
    { id: 2, aantal: 2 },
  ]),
  'two-rates-and-vat-reverse-charged': createPrintedInvoice(createWeekend(12), {
    before: OLD_ADVANCE.map((each) => ({ ...each, btw_verlegd: true })),
    isReverseCharged: true,
    geadresseerde: BELGIAN,
  }),
  // Cancelling for half of it: the VAT of what stays is right, and so that of the credit invoice is not its own rounding.
  'credit-of-a-cancelled-booking': createPrintedCredit(
    A_EURO,
    [{ id: 1, bedrag: 50 as Cents }],
    0 as Cents,
    A_EURO.vat,
  ),
  'credit-that-was-settled': createPrintedCredit(createPrintedInvoice(DAY), undefined, 59_300 as Cents),
};
