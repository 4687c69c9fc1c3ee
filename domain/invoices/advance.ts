// Advances: an invoice over a share of a booking, before the final one charges the rest.
import type { BasisPoints, Cents, TenThousandths } from '../../generated/types.ts';
import { cumulateInvoice, type InvoicedBefore } from './invoice.ts';
import {
  flattenCharges,
  isPrepaid,
  listRatesAndGross,
  type BookingCharge,
  type ChargedItem,
  type PlannedInvoice,
} from './invoice-lines.ts';
import { apportion, calculateProportion, sum } from '../values/money.ts';
import { formatRateKey } from './payment.ts';
import { createProblem } from '../values/problem.ts';
import { sumGrossPerRate } from '../values/vat.ts';

/** 100 %: not an advance, but the invoice of all that is left. */
export const WHOLE = 10_000 as BasisPoints;

/**
 * An advance: a share of the booking's total, rounded, then divided over the VAT rates by largest remainder. It is one
 * group with a line for each rate. Throws ERR_AMOUNT_TOO_LARGE. docs/decisions/021-invoices-and-payments.md.
 */
export function planAdvance(
  costs: readonly BookingCharge[],
  before: readonly InvoicedBefore[],
  percentage: BasisPoints,
  isReverseCharged: boolean,
): PlannedInvoice {
  const charges = flattenCharges(costs);
  // The prepaid part of vouchers stays apart from charges at the same rate: it is a payment in the advance too.
  const rates = [charges.filter(isPrepaid), charges.filter((charge) => !isPrepaid(charge))].flatMap((some) =>
    [...sumGrossPerRate(listRatesAndGross(some))].map(([rate, gross]) => ({ rate, gross, paid: some.some(isPrepaid) })),
  );
  const grosses = rates.map(({ gross }) => gross);
  const parts = apportion(calculateProportion(sum(grosses), percentage, WHOLE), grosses);
  const naam = `Voorschot ${formatRateKey(percentage)}%`;

  // A rate of which nothing is charged is left out: there would be VAT of nothing, and no credit could take it back.
  const shares = rates.map((rate, index) => ({ ...rate, gross: parts[index] ?? (0 as Cents) }));
  const regels = shares.filter(({ gross }) => gross !== 0).map((rate) => createAdvanceItem(naam, rate));
  const group = { type: 'groep' as const, naam, kortingspercentage: 0 as BasisPoints, kortingomschrijving: null };

  return cumulateInvoice(flattenCharges([{ ...group, children_visible: true, regels }]), before, isReverseCharged);
}

interface AdvanceShare {
  readonly rate: BasisPoints;
  readonly gross: Cents;
  /** Whether vouchers prepaid it. */
  readonly paid: boolean;
}

function createAdvanceItem(naam: string, { rate, gross, paid }: AdvanceShare): ChargedItem {
  return {
    type: 'item',
    naam: `${naam} (${formatRateKey(rate)}% btw)`,
    kortingspercentage: 0 as BasisPoints,
    kortingomschrijving: null,
    aantal: 1,
    bedrag: (gross * 100) as TenThousandths,
    btw_percentage: rate,
    product_id: null,
    boekingsregel_id: null,
    ...(paid && { vooruitbetaald: true }),
  };
}

/**
 * Refuses an advance that charges nothing, and one over more than is left of the booking, in gross. Throws ERR_AMOUNT_ZERO
 * and ERR_ADVANCE_EXCEEDS_REMAINING.
 */
export function assertAdvanceFits(advance: PlannedInvoice, whole: PlannedInvoice): void {
  const asked = sum(advance.vat.map(({ gross }) => gross));
  // A cent of gross that is all VAT leaves nothing to pay where the VAT is shifted.
  if (asked === 0 || advance.total === 0)
    throw createProblem(
      'ERR_AMOUNT_ZERO',
      'The advance comes to 0.00: raise the percentage, or add costs to the booking first.',
      { field: 'voorschot_percentage' },
    );

  const left = sum(whole.vat.map(({ gross }) => gross));
  if (Math.sign(asked) !== Math.sign(left) || Math.abs(asked) > Math.abs(left))
    throw createProblem(
      'ERR_ADVANCE_EXCEEDS_REMAINING',
      'The advance exceeds what is left to invoice: lower voorschot_percentage, or create the final invoice.',
      { field: 'voorschot_percentage', params: { gevraagd: asked / 100, resterend: left / 100 } },
    );
}
