// The lines of invoices: the charges of a booking, depth first, each item with its gross and its net.
import type { BasisPoints, Cents, components, TenThousandths } from '../../generated/types.ts';
import { asCents, calculateLineGross, sum } from '../values/money.ts';
import { calculateNetPerLine, type RateTotal } from '../values/vat.ts';

/** A charge of a booking; bedrag is the price of one unit including VAT, in ten-thousandths. */
export type ChargedItem = Readonly<Omit<components['schemas']['CostItem'], 'id' | 'voucher_id'>>;

/** A group of charges; its discount applies to each of them. */
export interface ChargedGroup extends Readonly<Omit<components['schemas']['CostGroup'], 'id' | 'regels'>> {
  readonly voorschot_factuur_id?: number | null;
  readonly regels: readonly BookingCharge[];
}

export type BookingCharge = ChargedItem | ChargedGroup;

/** A stored line of an invoice, depth first; `parent` is the index of its group in the list. */
export interface PlannedInvoiceLine {
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
  /** Deducts the price of a sold voucher: booked on the account of vouchers, not as revenue. */
  readonly vooruitbetaald?: true;
  /** The amount that it charges of the booking including VAT, which the customer does not owe for reverse charge. */
  readonly gross: Cents | null;
  readonly totaal_inc_btw: Cents | null;
  readonly totaal_exc_btw: Cents | null;
  /** For a line of a credit invoice: the line that it credits. */
  readonly credits_line_id: number | null;
}

/** An invoice to store: its lines, gross and VAT per rate, and its total in cents. */
export interface PlannedInvoice {
  readonly lines: readonly PlannedInvoiceLine[];
  /** For reverse charge, the gross and the VAT that it charges of the booking; the customer owes the difference. */
  readonly vat: readonly RateTotal[];
  readonly total: Cents;
}

/** A line without its amounts in money, which `totalLines` adds. */
export const PLAIN_LINE = {
  kortingspercentage: 0 as BasisPoints,
  kortingomschrijving: null,
  voorschot_factuur_id: null,
  children_visible: null,
  aantal: null,
  bedrag: null,
  btw_percentage: null,
  product_id: null,
  boekingsregel_id: null,
  gross: null,
  totaal_inc_btw: null,
  totaal_exc_btw: null,
  credits_line_id: null,
} as const satisfies Partial<PlannedInvoiceLine>;

/**
 * Returns the lines depth first, each item with its gross: calculated and rounded after its own discount and those of
 * all groups around it. Throws ERR_AMOUNT_TOO_LARGE.
 */
export function planInvoiceLines(charges: readonly BookingCharge[]): PlannedInvoiceLine[] {
  const lines: PlannedInvoiceLine[] = [];
  const add = (charge: BookingCharge, parent: number | null, discounts: readonly BasisPoints[]): void => {
    const all = [...discounts, charge.kortingspercentage];
    const index =
      lines.push(charge.type === 'item' ? createItemLine(charge, parent, all) : createGroupLine(charge, parent)) - 1;
    if (charge.type === 'groep') for (const child of charge.regels) add(child, index, all);
  };
  for (const charge of charges) add(charge, null, []);
  return lines;
}

/** Whether a line deducts the price of a sold voucher: a payment, not a charge. */
export function isPrepaid({ vooruitbetaald }: Pick<PlannedInvoiceLine, 'vooruitbetaald'>): boolean {
  return vooruitbetaald === true;
}

/** The VAT rate and the gross of each item. */
export function listRatesAndGross(
  lines: readonly PlannedInvoiceLine[],
): { readonly btw_percentage: BasisPoints; readonly gross: Cents }[] {
  return lines.flatMap(({ btw_percentage, gross }) =>
    btw_percentage === null || gross === null ? [] : [{ btw_percentage, gross }],
  );
}

/** The net of items by VAT rate, in their order: it adds up to gross less VAT. */
export function netsOf(
  lines: readonly PlannedInvoiceLine[],
  vat: readonly RateTotal[],
): Map<PlannedInvoiceLine, Cents> {
  const nets = new Map<PlannedInvoiceLine, Cents>();
  for (const { btw_percentage: rate, vat: amount } of vat) {
    const items = lines.filter((line) => line.btw_percentage === rate);
    const parts = calculateNetPerLine(
      items.map((line) => line.gross ?? asCents(0)),
      rate,
      amount,
    );
    items.forEach((line, index) => nets.set(line, parts[index] ?? asCents(0)));
  }
  return nets;
}

/**
 * Returns the invoice over lines with their nets. For reverse charge a line amounts to its net, and the invoice to the
 * sum of nets. docs/decisions/022-money.md.
 */
export function totalLines(
  lines: readonly PlannedInvoiceLine[],
  vat: readonly RateTotal[],
  nets: ReadonlyMap<PlannedInvoiceLine, Cents>,
  isReverseCharged: boolean,
): PlannedInvoice {
  const withTotals = lines.map((line) => {
    const net = nets.get(line) ?? null;
    return { ...line, totaal_exc_btw: net, totaal_inc_btw: isReverseCharged ? net : line.gross };
  });
  return {
    lines: withTotals,
    vat,
    total: sum(vat.map((rate) => (isReverseCharged ? asCents(rate.gross - rate.vat) : rate.gross))),
  };
}

function createItemLine(
  item: ChargedItem,
  parent: number | null,
  discounts: readonly BasisPoints[],
): PlannedInvoiceLine {
  return {
    ...PLAIN_LINE,
    parent,
    type: 'item',
    naam: item.naam,
    kortingspercentage: item.kortingspercentage,
    kortingomschrijving: item.kortingomschrijving,
    aantal: item.aantal,
    bedrag: item.bedrag,
    btw_percentage: item.btw_percentage,
    product_id: item.product_id,
    boekingsregel_id: item.boekingsregel_id,
    ...(item.vooruitbetaald === true && { vooruitbetaald: true }),
    gross: calculateLineGross(item.aantal, item.bedrag, discounts),
  };
}

function createGroupLine(group: ChargedGroup, parent: number | null): PlannedInvoiceLine {
  return {
    ...PLAIN_LINE,
    parent,
    type: 'groep',
    naam: group.naam,
    kortingspercentage: group.kortingspercentage,
    kortingomschrijving: group.kortingomschrijving,
    voorschot_factuur_id: group.voorschot_factuur_id ?? null,
    children_visible: group.children_visible,
  };
}
