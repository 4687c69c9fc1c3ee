// Amounts, totals and lengths of products by hand: whole cents and ten-thousandths, as they are stored.
import type { Row } from './database.ts';

/** How many of a product a group needs. */
export function amountOf(product: Row, personen: number): number {
  const least = Number(product['minimum_aantal']);
  if (product['aantalbepaling'] === 'vast') return Math.max(Number(product['aantal']), least);
  const whole = Number(product['aantal']) * personen;
  const per = Number(product['per_x_personen']);
  const rest = whole % per;
  const up = rest > 0 && product['per_x_personen_afronding'] === 'boven' ? 1 : 0;
  return Math.max((whole - rest) / per + up, least);
}

/** The length of `PT1H30M` and its like, in milliseconds. */
export function lengthOf(duration: unknown): number {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(String(duration)) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
}

/** The total of an amount at a price of ten-thousandths, in cents. */
export function totalOf(amount: number, price: number): number {
  return Math.round((amount * price) / 100);
}

/** An amount in cents with its VAT in hundredths of a percent. */
interface Taxed {
  readonly inc: number;
  readonly vat: number;
}

/** The amounts without VAT: each rate is rounded once as a whole, and the cents that are left go to the largest remainders. */
export function withoutVat(amounts: readonly Taxed[]): number[] {
  const exc = amounts.map(() => 0);
  for (const rate of new Set(amounts.map(({ vat }) => vat))) {
    const shares = amounts.flatMap(({ inc, vat }, at) => {
      const exact = (inc * 10_000) / (10_000 + rate);
      return vat === rate ? [{ at, inc, exact, whole: Math.floor(exact) }] : [];
    });
    const total = Math.round((shares.reduce((sum, { inc }) => sum + inc, 0) * 10_000) / (10_000 + rate));
    const left = total - shares.reduce((sum, { whole }) => sum + whole, 0);
    for (const { at, whole } of shares) exc[at] = whole;
    const order = shares.toSorted((a, b) => b.exact - b.whole - (a.exact - a.whole) || a.at - b.at);
    for (const { at } of order.slice(0, left)) exc[at] = (exc[at] ?? 0) + 1;
  }
  return exc;
}
