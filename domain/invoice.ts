// What an invoice of a booking charges: the booking's costs less what was invoiced before, with the VAT per rate.
import type { BasisPoints, Cents, components, TenThousandths } from '../generated/types.ts';
import { cents, lineGross, negated, sum } from './money.ts';
import { problem } from './problem.ts';
import { cumulativeVat, netPerLine, type RateTotal } from './vat.ts';

type Booking = components['schemas']['Booking'];
type Company = components['schemas']['Company'];
type Customer = components['schemas']['Customer'];
type InvoicePrint = components['schemas']['InvoicePrint'];
type CopiedMembers = Pick<
  components['schemas']['Invoice'],
  'klant_id' | 'bedrijf_id' | 'opmerking' | 'betaaltermijn' | 'referentie_klant' | 'aantal_personen'
>;

/** Something that a booking charges; bedrag is the price of one including VAT, in ten-thousandths. */
export type ChargedItem = Readonly<Omit<components['schemas']['CostItem'], 'id'>>;

/** Charges that belong together; its discount is taken on each of them. */
export interface ChargedGroup extends Readonly<Omit<components['schemas']['CostGroup'], 'id' | 'regels'>> {
  readonly voorschot_factuur_id?: number | null;
  readonly regels: readonly Charge[];
}

export type Charge = ChargedItem | ChargedGroup;

/** A line of an invoice as it is stored, depth first; `parent` is the place of its group in the list. */
export interface PlannedLine {
  readonly parent: number | null;
  readonly type: 'groep' | 'item';
  readonly naam: string;
  readonly kortingspercentage: BasisPoints;
  readonly kortingomschrijving: string | null;
  readonly voorschot_factuur_id: number | null;
  readonly children_visible: boolean | null;
  readonly aantal: number | null;
  readonly bedrag: TenThousandths | null;
  readonly btw_percentage: BasisPoints | null;
  readonly product_id: number | null;
  readonly boekingsregel_id: number | null;
  readonly totaal_inc_btw: Cents | null;
  readonly totaal_exc_btw: Cents | null;
}

/** A permanent invoice of the same booking, as far as a later one needs to know it. */
export interface InvoicedBefore {
  readonly id: number;
  readonly factuur_nummer: string;
  readonly items: readonly InvoicedItem[];
  readonly vat: readonly RateTotal[];
}

export interface InvoicedItem {
  readonly naam: string;
  readonly btw_percentage: BasisPoints;
  readonly product_id: number | null;
  readonly totaal_inc_btw: Cents;
}

/** An invoice as it is to be stored: its lines, gross and VAT per rate, and its total in cents. */
export interface PlannedInvoice {
  readonly lines: readonly PlannedLine[];
  readonly vat: readonly RateTotal[];
  readonly total: Cents;
}

/**
 * The invoice of a whole booking: its costs, less what its permanent invoices charged, which may leave a negative
 * total. The VAT cumulates over those invoices, so that together they carry the VAT of the booking to the cent.
 * Throws ERR_AMOUNT_TOO_LARGE. docs/decisions, Money and Invoices.
 */
export function plannedInvoice(costs: readonly Charge[], before: readonly InvoicedBefore[]): PlannedInvoice {
  const lines = flattened([...costs, ...before.map(deduction)]);
  const vat = cumulativeVat(
    lines.flatMap(({ btw_percentage, totaal_inc_btw }) =>
      btw_percentage === null || totaal_inc_btw === null ? [] : { btw_percentage, gross: totaal_inc_btw },
    ),
    before.flatMap((invoice) => invoice.vat),
  );
  return { lines: withNet(lines, vat), vat, total: sum(vat.map(({ gross }) => gross)) };
}

/** What an invoice copies from its booking besides the lines; a draft again at each change of the booking. */
export function copiedFrom(booking: Pick<Booking, 'personen' | 'kosten'>): CopiedMembers {
  const { klant_id, bedrijf_id, opmerking, betaaltermijn, referentie_klant } = booking.kosten;
  return { klant_id, bedrijf_id, opmerking, betaaltermijn, referentie_klant, aantal_personen: booking.personen };
}

/** The number of a permanent invoice as it is printed: BG-2026-00001. `prefix` is the company's. */
export function invoiceNumber(prefix: string, number: { readonly jaar: number; readonly volgnummer: number }): string {
  return `${prefix}${String(number.jaar)}-${String(number.volgnummer).padStart(5, '0')}`;
}

/** What a permanent invoice prints about who charges whom for which booking, whatever they are called later. */
export function printed(
  company: Company,
  customer: Customer,
  booking: Booking,
  more: Pick<InvoicePrint, 'vormgeving' | 'betalingen' | 'gecrediteerde_factuur'>,
): InvoicePrint {
  const { adres, postcode, plaats, landcode, telefoon, email, website, iban, bic, bank_tnv } = company;
  return {
    afzender: {
      ...{
        naam: company.weergavenaam,
        slogan: company.slogan,
        adres,
        postcode,
        plaats,
        landcode,
        telefoon,
        email,
        website,
        iban,
        bic,
        bank_tnv,
      },
      btw_nummer: company.btw_nummer,
      kvk_nummer: company.kvk_nummer,
    },
    geadresseerde: {
      naam: customer.displaynaam,
      afdeling: customer.afdeling,
      factuur_adressering: customer.factuur_adressering,
      attentie: company.attentietekst,
      ...mainContact(customer),
      adres: customer.adres,
      postcode: customer.postcode,
      plaats: customer.plaats,
      landcode: customer.landcode,
      btw_nummer: customer.btw_nummer,
    },
    uitje: { referentie: booking.referentie, datum: booking.datum, arrangement: booking.arrangement },
    ...more,
  };
}

/** Whom a letter to the customer is for: nobody else where the customer is a person himself. */
function mainContact({ naam, contactpersonen }: Customer): { contactpersoon: string | null; email: string | null } {
  const [main] = contactpersonen;
  const name = [main?.voornaam, main?.achternaam].filter(Boolean).join(' ');
  const isPerson = naam === null || naam === '';
  return { contactpersoon: isPerson || name === '' ? null : name, email: main?.email1 ?? null };
}

/** Refuses to make an invoice permanent that is permanent already. */
export function assertDraft(invoice: Pick<components['schemas']['Invoice'], 'status'>): void {
  if (invoice.status !== 'concept')
    throw problem('ERR_INVOICE_NOT_DRAFT', 'The invoice is permanent already: only a draft can be made permanent.');
}

/** Refuses an invoice of a booking that was invoiced before and has nothing left in any VAT rate. */
export function assertSomethingLeft(invoice: PlannedInvoice, before: readonly InvoicedBefore[]): void {
  if (before.length > 0 && invoice.vat.every(({ gross }) => gross === 0))
    throw problem('ERR_BOOKING_FULLY_INVOICED', 'ERR_BOOKING_FULLY_INVOICED');
}

/**
 * What takes an earlier invoice off a later one: its amounts the other way round, per product and VAT rate, so that the
 * revenue of each product over both invoices is what the booking charges for it.
 */
function deduction(invoice: InvoicedBefore): ChargedGroup {
  const byProduct = new Map<string, InvoicedItem[]>();
  for (const item of invoice.items) {
    const key = `${String(item.product_id)}/${String(item.btw_percentage)}`;
    byProduct.set(key, [...(byProduct.get(key) ?? []), item]);
  }
  return {
    type: 'groep',
    naam: `Factuur ${invoice.factuur_nummer}`,
    kortingspercentage: 0 as BasisPoints,
    kortingomschrijving: null,
    children_visible: true,
    voorschot_factuur_id: invoice.id,
    regels: [...byProduct.values()].flatMap(deductedItem),
  };
}

function deductedItem(items: readonly InvoicedItem[]): ChargedItem[] {
  const [first] = items;
  const gross = sum(items.map((item) => item.totaal_inc_btw));
  if (first === undefined || gross === 0) return [];
  return [
    {
      type: 'item',
      naam: first.naam,
      kortingspercentage: 0 as BasisPoints,
      kortingomschrijving: null,
      aantal: 1,
      bedrag: (negated(gross) * 100) as TenThousandths,
      btw_percentage: first.btw_percentage,
      product_id: first.product_id,
      boekingsregel_id: null,
    },
  ];
}

/** The lines depth first, each item with its gross after its own discount and those of the groups around it. */
function flattened(charges: readonly Charge[]): PlannedLine[] {
  const lines: PlannedLine[] = [];
  const add = (charge: Charge, parent: number | null, discounts: readonly BasisPoints[]): void => {
    const all = [...discounts, charge.kortingspercentage];
    const place = lines.push(charge.type === 'item' ? itemLine(charge, parent, all) : groupLine(charge, parent)) - 1;
    if (charge.type === 'groep') for (const child of charge.regels) add(child, place, all);
  };
  for (const charge of charges) add(charge, null, []);
  return lines;
}

function itemLine(item: ChargedItem, parent: number | null, discounts: readonly BasisPoints[]): PlannedLine {
  return {
    parent,
    type: 'item',
    naam: item.naam,
    kortingspercentage: item.kortingspercentage,
    kortingomschrijving: item.kortingomschrijving,
    voorschot_factuur_id: null,
    children_visible: null,
    aantal: item.aantal,
    bedrag: item.bedrag,
    btw_percentage: item.btw_percentage,
    product_id: item.product_id,
    boekingsregel_id: item.boekingsregel_id,
    totaal_inc_btw: lineGross(item.aantal, item.bedrag, discounts),
    totaal_exc_btw: null,
  };
}

function groupLine(group: ChargedGroup, parent: number | null): PlannedLine {
  return {
    parent,
    type: 'groep',
    naam: group.naam,
    kortingspercentage: group.kortingspercentage,
    kortingomschrijving: group.kortingomschrijving,
    voorschot_factuur_id: group.voorschot_factuur_id ?? null,
    children_visible: group.children_visible,
    aantal: null,
    bedrag: null,
    btw_percentage: null,
    product_id: null,
    boekingsregel_id: null,
    totaal_inc_btw: null,
    totaal_exc_btw: null,
  };
}

/** The lines with their net, which adds up per rate to gross less VAT. */
function withNet(lines: readonly PlannedLine[], vat: readonly RateTotal[]): PlannedLine[] {
  const nets = new Map<PlannedLine, Cents>();
  for (const { btw_percentage: rate, vat: amount } of vat) {
    const items = lines.filter((line) => line.btw_percentage === rate);
    const parts = netPerLine(
      items.map((line) => line.totaal_inc_btw ?? cents(0)),
      rate,
      amount,
    );
    items.forEach((line, index) => nets.set(line, parts[index] ?? cents(0)));
  }
  return lines.map((line) => ({ ...line, totaal_exc_btw: nets.get(line) ?? null }));
}
