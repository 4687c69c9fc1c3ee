// Changes of VAT rates and invoices over them, worked out again: with whole numbers of any size, and nothing of the service.
import type { Booking, CostLine, NewVatChange } from 'boekstaaf';
import { toWallTime } from './price-model.ts';

/** Amounts in cents by VAT rate, which is in hundredths of a percent. */
export type RateSums = Map<number, bigint>;

/** The gross and the VAT of an invoice by rate. */
export interface ChargedSums {
  readonly gross: RateSums;
  readonly vat: RateSums;
}

/** The row of a booking that a change was about, in cents. */
export interface ModelRow {
  readonly uitkomst: 'gewijzigd' | 'overgeslagen';
  readonly reden: string | null;
  readonly before: readonly [gross: bigint, net: bigint];
  readonly after: readonly [gross: bigint, net: bigint];
}

interface ModelItem {
  readonly id: number;
  /** The local date of its line; null without one. */
  readonly date: string | null;
  readonly product: number | null;
  readonly count: bigint;
  /** Ten-thousandths of a euro. */
  unit: bigint;
  rate: number;
  /** Discounts, its own and those of the groups around it. */
  readonly discounts: readonly bigint[];
}

export const toCents = (euros: number): bigint => BigInt(Math.round(euros * 100));
export const rateOf = (percent: number): number => Math.round(percent * 100);

/** The nearest whole number; halves go away from zero. */
function roundNearest(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const quotient = size / denominator;
  const rounded = (size % denominator) * 2n >= denominator ? quotient + 1n : quotient;
  return numerator < 0n ? -rounded : rounded;
}

const calculateVat = (gross: bigint, rate: number): bigint => roundNearest(gross * BigInt(rate), BigInt(10_000 + rate));
const total = (sums: Iterable<bigint>): bigint => [...sums].reduce((all, each) => all + each, 0n);

/** A booking with its costs and finalised invoices. */
export class ModelBooking {
  readonly id: number;
  readonly #date: string;
  readonly items: readonly ModelItem[];
  readonly invoices: ChargedSums[] = [];
  isCancelled = false;

  /** As it was made: whether its first prices are right is for others to say. */
  constructor(booking: Booking) {
    this.id = booking.id;
    this.#date = toWallTime(booking.begin).date;

    const lines = new Map(booking.boekingsregels.map((line) => [line.id, line]));

    const itemsOf = (costs: readonly CostLine[], around: readonly bigint[]): ModelItem[] =>
      costs.flatMap((cost): ModelItem[] => {
        const discounts = [...around, toCents(cost.kortingspercentage)];
        if (cost.type === 'groep') return itemsOf(cost.regels, discounts);

        const line = cost.boekingsregel_id === null ? undefined : lines.get(cost.boekingsregel_id);
        return [
          {
            id: cost.id,
            date: line === undefined ? null : toWallTime(line.begin).date,
            product: cost.product_id,
            count: BigInt(cost.aantal),
            discounts,
            unit: BigInt(Math.round(cost.bedrag * 10_000)),
            rate: rateOf(cost.btw_percentage),
          },
        ];
      });

    this.items = itemsOf(booking.kosten.regels, []);
  }

  calculateGross({ count, unit, discounts }: ModelItem): bigint {
    const scaledGross = discounts.reduce((all, discount) => all * (10_000n - discount), count * unit);
    return roundNearest(scaledGross, 100n * 10_000n ** BigInt(discounts.length));
  }

  /** The sums of the costs by rate, lowest rate first. */
  calculateSums(): RateSums {
    const sums: RateSums = new Map();
    for (const item of this.items.toSorted((one, other) => one.rate - other.rate))
      sums.set(item.rate, (sums.get(item.rate) ?? 0n) + this.calculateGross(item));
    return sums;
  }

  /** Changes the booking, or says what that would do; null where it is not about it. */
  change(wish: NewVatChange): ModelRow | null {
    const van = rateOf(wish.van);
    const naar = rateOf(wish.naar);
    const changedItems = this.items.filter(({ rate, date, product }) => {
      if (rate !== van || (date ?? this.#date) < wish.ingangsdatum) return false;
      return wish.product_ids == null || (date !== null && wish.product_ids.includes(product ?? 0));
    });
    if (changedItems.length === 0) return null;

    const before = this.#totals();
    const skipRow = (reden: string): ModelRow => ({ uitkomst: 'overgeslagen', reden, before, after: before });
    if (this.isCancelled) return skipRow('geannuleerd');
    if (this.invoices.length > 0 && [...this.#left().values()].every((each) => each === 0n))
      return skipRow('gefactureerd');

    const oldValues = changedItems.map(({ unit, rate }) => ({ unit, rate }));
    for (const item of changedItems) {
      item.rate = naar;
      if (wish.prijs === 'exclusief') item.unit = roundNearest(item.unit * BigInt(10_000 + naar), BigInt(10_000 + van));
    }

    const after = this.#totals();
    if (wish.dry_run === true) changedItems.forEach((item, index) => Object.assign(item, oldValues[index]));
    return { uitkomst: 'gewijzigd', reden: null, before, after };
  }

  /** The invoice of a share in hundredths of a percent, or of all that is left. */
  calculateInvoice(share: bigint | null): ChargedSums {
    const gross = share === null ? this.#left() : this.#share(share);
    const before = this.#invoiced();
    const vat: RateSums = new Map();
    for (const [rate, amount] of gross) {
      const soFar = (before.gross.get(rate) ?? 0n) + amount;
      vat.set(rate, calculateVat(soFar, rate) - (before.vat.get(rate) ?? 0n));
    }
    const invoice = { gross, vat };
    this.invoices.push(invoice);
    return invoice;
  }

  #totals(): readonly [bigint, bigint] {
    const sums = [...this.calculateSums()];
    const gross = total(sums.map(([, amount]) => amount));
    return [gross, gross - total(sums.map(([rate, amount]) => calculateVat(amount, rate)))];
  }

  /** The sums of all invoices so far. */
  #invoiced(): ChargedSums {
    const all: ChargedSums = { gross: new Map(), vat: new Map() };
    for (const invoice of this.invoices)
      for (const part of ['gross', 'vat'] as const)
        for (const [rate, amount] of invoice[part]) all[part].set(rate, (all[part].get(rate) ?? 0n) + amount);
    return all;
  }

  /** The sums that are left to charge by rate. */
  #left(): RateSums {
    const openSums = this.calculateSums();
    for (const [rate, amount] of this.#invoiced().gross) openSums.set(rate, (openSums.get(rate) ?? 0n) - amount);
    return openSums;
  }

  /** A share of the total in whole cents, divided over the rates: cents that are missing go to the largest rests. */
  #share(share: bigint): RateSums {
    const sums = [...this.calculateSums()];
    const grossTotal = total(sums.map(([, amount]) => amount));
    const shareAmount = roundNearest(grossTotal * share, 10_000n);
    const parts = sums.map(([rate, amount]) => ({
      rate,
      part: (shareAmount * amount) / grossTotal,
      rest: (shareAmount * amount) % grossTotal,
    }));
    const missing = Number(shareAmount - total(parts.map(({ part }) => part)));
    const raised = parts.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1));
    for (const each of raised.slice(0, missing)) each.part += 1n;
    return new Map(parts.filter(({ part }) => part !== 0n).map(({ rate, part }) => [rate, part]));
  }
}
