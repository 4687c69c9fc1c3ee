// Reads what the price of a change depends on, for the price beside a form.
import type { Booking } from 'boekstaaf';
import { PackagesApi } from 'boekstaaf/packages';
import { PriceRulesApi } from 'boekstaaf/price-rules';
import { ProductsApi } from 'boekstaaf/products';
import type { Caller } from '../../frame/session.ts';
import { inCents } from './costs.ts';
import { concerns, numberFor, priceOn, withSize } from './prices.ts';

/** A difference of the price. */
export interface Estimate {
  readonly amount: number;
  /** A price rule may make it another amount. */
  readonly isRough: boolean;
}

interface Sized {
  readonly size: string;
}

/** The difference when more or fewer people come; null where that is no number. */
export async function withPeople(
  caller: Caller,
  booking: Booking,
  { size }: Sized,
  signal: AbortSignal,
): Promise<Estimate | null> {
  const people = Number(size);
  if (!Number.isInteger(people) || people < 1 || people === booking.personen) return null;
  const products = await caller.api(ProductsApi).listProducts({ page_size: 1000 }, { signal });
  return { amount: withSize(booking, products, people), isRough: false };
}

/** The price of a package for so many people on a date; null where these cannot be known. */
export async function ofPackage(
  caller: Caller,
  { id, size, date }: Readonly<Record<'date' | 'id' | 'size', string>>,
  signal: AbortSignal,
): Promise<Estimate | null> {
  const people = Number(size);
  if (id === '' || date === '' || !Number.isInteger(people) || people < 1) return null;
  const [{ regels }, products, rules] = await Promise.all([
    caller.api(PackagesApi).getPackage({ id: Number(id) }, { signal }),
    caller.api(ProductsApi).listProducts({ page_size: 1000 }, { signal }),
    caller.api(PriceRulesApi).listPriceRules({ page_size: 1000 }, { signal }),
  ]);
  const sold = regels.flatMap(({ product_id }) => products.filter((product) => product.id === product_id));
  const amounts = sold.map((product) => numberFor(product, product, people) * priceOn(product, date));
  return {
    amount: inCents(amounts.reduce((all, amount) => all + amount, 0)),
    isRough: rules.some((rule) => sold.some((product) => concerns(rule, product))),
  };
}

interface Planned {
  readonly product: string;
  readonly number: string;
  readonly date: string;
}

/** The price of a new line by the price list of its date; null where nothing is chosen. */
export async function withLine(
  caller: Caller,
  booking: Booking,
  { product: chosen, number, date }: Planned,
  signal: AbortSignal,
): Promise<Estimate | null> {
  if (chosen === '' || date === '') return null;
  const [product, rules] = await Promise.all([
    caller.api(ProductsApi).getProduct({ id: Number(chosen) }, { signal }),
    caller.api(PriceRulesApi).listPriceRules({ page_size: 1000 }, { signal }),
  ]);
  const minimum = { minimum_aantal: product.minimum_aantal };
  const amount = number === '' ? numberFor(product, minimum, booking.personen) : Number(number);
  if (!Number.isInteger(amount)) return null;
  return { amount: inCents(amount * priceOn(product, date)), isRough: rules.some((rule) => concerns(rule, product)) };
}
