// The price of lines by their dates and by price rules, worked out again: with rational numbers and the calendar of Intl.
import type { NewPriceRule, NewProduct, PriceRule, Product } from 'boekstaaf';
import { api, given } from './index.ts';
import type { Random } from './random.ts';

const RATES = [0, 9, 21] as const;
/** The dates on which prices may begin: the clocks change between the first two. */
const DATES = ['2026-03-29', '2026-07-01', '2026-10-25', '2027-01-01', '2027-02-28'];

/** A unit price of a line in ten-thousandths by VAT rate, and the rule that made it. */
export interface ModelPrice {
  readonly rule: number | null;
  readonly prices: ReadonlyMap<number, bigint>;
}

/** Products and rules of chance, and what lines of them cost. */
export class PriceModel {
  readonly #random: Random;
  readonly products: Product[] = [];
  rules: PriceRule[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** Makes so many products, in three groups, and so many rules. */
  async build(products: number, rules: number): Promise<void> {
    const groups = [];
    for (let nth = 0; nth < 3; nth += 1) groups.push((await given.productGroup()).id);
    for (let nth = 0; nth < products; nth += 1) {
      const productgroep_id = [null, ...groups][this.#random(4)] ?? null;
      this.products.push(await given.product({ productgroep_id, duur: 'PT30M', ProductPrice: this.#rows() }));
    }
    for (let nth = 0; nth < rules; nth += 1) {
      const about = this.#about(groups);
      this.rules.push(await given.priceRule({ ...this.#rule(), ...about }));
    }
  }

  /** Changes a rule and the prices of a product. */
  async change(): Promise<void> {
    const at = this.#random(this.products.length);
    const rule = this.#random(this.rules.length);
    const { id } = this.products[at]!;
    this.products[at] = await api.products.updateProduct({ id, body: { ProductPrice: this.#rows() } });
    const body = this.#rule();
    this.rules[rule] = await api.priceRules.updatePriceRule({ id: this.rules[rule]!.id, body });
  }

  /** The price of one unit of a product at a moment, booked at another. */
  calculatePrice(product_id: number, begin: string, bookedAt: string): ModelPrice {
    const product = this.products.find(({ id }) => id === product_id)!;
    const { date, time } = toWallTime(begin);
    const starts = product.ProductPrice.map(({ vanaf }) => vanaf ?? '').filter((vanaf) => vanaf <= date);
    const latest = starts.sort().at(-1);
    const rows = product.ProductPrice.filter(({ vanaf }) => (vanaf ?? '') === latest);
    const before = rows.map(({ btw, verkoop }) => [btw, BigInt(Math.round(verkoop * 10_000))] as const);
    const ahead = (noonOf(date) - noonOf(toWallTime(bookedAt).date)) / 86_400_000;
    const facts = { product, date, time, ahead };
    const inOrder = this.rules.toSorted((one, other) => one.volgorde - other.volgorde || one.id - other.id);
    const rule = inOrder.find((each) => each.actief && isApplicable(each, facts));
    const prices = rule === undefined ? before : distributePrice(before, rule);
    return { rule: rule?.id ?? null, prices: new Map(prices) };
  }

  #rows(): NonNullable<NewProduct['ProductPrice']> {
    const dates = [null, ...DATES.filter(() => this.#random(2) === 0)];
    return dates.flatMap((vanaf) => {
      const rates = RATES.filter(() => this.#random(2) === 0);
      const rowRates = rates.length === 0 ? [RATES[this.#random(3)]!] : rates;
      return rowRates.map((btw) => ({ btw, verkoop: this.#random(1_000_000) / 10_000, vanaf }));
    });
  }

  #about(groups: readonly number[]): Partial<Pick<NewPriceRule, 'product_ids' | 'productgroep_ids'>> {
    const kind = this.#random(3);
    if (kind === 0) return { product_ids: this.products.map(({ id }) => id).filter(() => this.#random(4) === 0) };
    if (kind === 1) return { productgroep_ids: groups.filter(() => this.#random(2) === 0) };
    return {};
  }

  #rule() {
    const chooseOrNull = <T>(value: T): T | null => (this.#random(2) === 0 ? value : null);
    const [from, to] = [DATES[this.#random(5)]!, DATES[this.#random(5)]!].sort();
    const least = this.#random(60);
    const most = 60 + this.#random(200);
    const begin = this.#random(24);
    const end = (begin + 1 + this.#random(22)) % 24;
    const formatHour = (of: number): string => `${String(of).padStart(2, '0')}:00`;
    const isShare = this.#random(2) === 0;

    // At midnight a rule without a begin would never apply.
    const tijd_van = end === 0 ? formatHour(begin) : chooseOrNull(formatHour(begin));
    return {
      van: chooseOrNull(from!),
      tot: chooseOrNull(to!),
      tijd_van,
      tijd_tot: chooseOrNull(formatHour(end)),
      weekdagen: this.#random(2) === 0 ? [] : [0, 1, 2, 3, 4, 5, 6].filter(() => this.#random(2) === 0),
      vooruit_minimaal: chooseOrNull(least),
      vooruit_maximaal: chooseOrNull(most),
      percentage: isShare ? (this.#random(20_001) - 10_000) / 100 : null,
      bedrag: isShare ? null : (this.#random(400_001) - 200_000) / 10_000,
      volgorde: this.#random(6),
      actief: this.#random(8) > 0,
    };
  }
}

// Made once: making it takes longer than all else that this model does.
const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The date and time on a clock in Amsterdam. */
export function toWallTime(moment: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = WALL.format(new Date(moment)).split(' ');
  return { date, time };
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

interface PriceFacts {
  readonly product: Product;
  readonly date: string;
  readonly time: string;
  readonly ahead: number;
}

function isApplicable(rule: PriceRule, { product, date, time, ahead }: PriceFacts): boolean {
  const { product_ids, productgroep_ids, weekdagen } = rule;
  if (product_ids.length > 0 && !product_ids.includes(product.id)) return false;
  if (productgroep_ids.length > 0 && !productgroep_ids.includes(product.productgroep_id ?? 0)) return false;
  if (date < (rule.van ?? '0000') || date > (rule.tot ?? '9999')) return false;
  if (weekdagen.length > 0 && !weekdagen.includes(new Date(noonOf(date)).getUTCDay())) return false;
  if (ahead < (rule.vooruit_minimaal ?? -Infinity) || ahead > (rule.vooruit_maximaal ?? Infinity)) return false;

  // Minutes since the rule begins on a clock that goes round.
  const toMinutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const begin = toMinutes(rule.tijd_van ?? '00:00');
  const end = toMinutes(rule.tijd_tot ?? '24:00');
  const day = 24 * 60;
  const length = end > begin ? end - begin : end - begin + day;
  const since = (toMinutes(time) - begin + day) % day;

  // Without an end it is over at midnight.
  return since < (rule.tijd_tot === null ? day - begin : length);
}

function distributePrice(rows: readonly (readonly [number, bigint])[], rule: PriceRule): (readonly [number, bigint])[] {
  const total = rows.reduce((sum, [, price]) => sum + price, 0n);
  const targetTotal =
    rule.percentage === null
      ? total + BigInt(Math.round((rule.bedrag ?? 0) * 10_000))
      : (total * (10_000n + BigInt(Math.round(rule.percentage * 100))) * 2n + 10_000n) / 20_000n;
  const after = targetTotal < 0n ? 0n : targetTotal;
  const weights = rows.map(([, price]) => (total === 0n ? 1n : price));
  const sum = weights.reduce((all, each) => all + each, 0n);
  const parts = weights.map((weight, index) => ({
    place: index,
    part: (after * weight) / sum,
    rest: (after * weight) % sum,
  }));
  let missing = after - parts.reduce((all, { part }) => all + part, 0n);

  for (const each of parts.toSorted((one, other) => Number(other.rest - one.rest) || one.place - other.place)) {
    if (missing === 0n) break;
    each.part += 1n;
    missing -= 1n;
  }

  return rows.map(([rate], index) => [rate, parts[index]!.part] as const);
}

/** The cost of so many units in whole cents, half up. */
export function toCents(units: number, price: bigint): number {
  return Number((BigInt(units) * price * 2n + 100n) / 200n);
}
