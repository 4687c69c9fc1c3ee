// The prices of changes before they are saved: the service prices a change when it saves it, this estimates with its prices.
import type { Booking, BookingLine, PriceRule, Product } from 'boekstaaf';
import { chargesOf, inCents } from './costs.ts';

/** The difference when lines have other numbers: items follow their line as long as both have the same number. */
export function withNumbers({ kosten, boekingsregels }: Booking, numbers: ReadonlyMap<number, number>): number {
  const amounts = chargesOf(kosten.regels).map(({ item, part }) => {
    const line = boekingsregels.find(({ id }) => id === item.boekingsregel_id);
    const wanted = line && numbers.get(line.id);
    return line === undefined || wanted === undefined || item.aantal !== line.aantal
      ? 0
      : (wanted - line.aantal) * item.bedrag * part;
  });
  return inCents(amounts.reduce((all, amount) => all + amount, 0));
}

/** The difference when another number of people comes: lines that follow the rule of their product change. */
export function withSize(booking: Booking, products: readonly Product[], people: number): number {
  const numbers = booking.boekingsregels.flatMap((line) => {
    const product = products.find(({ id }) => id === line.product_id);
    return product !== undefined && numberFor(product, line, booking.personen) === line.aantal
      ? [[line.id, numberFor(product, line, people)] as const]
      : [];
  });
  return withNumbers(booking, new Map(numbers));
}

/** The number of a line by the rule of its product. */
export function numberFor(
  { aantalbepaling, aantal, per_x_personen, per_x_personen_afronding }: Product,
  { minimum_aantal }: Pick<BookingLine, 'minimum_aantal'>,
  people: number,
): number {
  const exact = (people * aantal) / per_x_personen;
  const rounded = per_x_personen_afronding === 'boven' ? Math.ceil(exact) : Math.floor(exact);
  return Math.max(minimum_aantal, aantalbepaling === 'vast' ? aantal : rounded);
}

/** The price of a unit on a date: of each start the prices of all rates, and the last start before the date counts. */
export function priceOn({ ProductPrice: prices }: Product, date: string): number {
  const starts = prices.map(({ vanaf }) => vanaf ?? '').filter((start) => start <= date);
  const last = starts.toSorted().at(-1);
  return prices.filter(({ vanaf }) => (vanaf ?? '') === last).reduce((all, { verkoop }) => all + verkoop, 0);
}

/** Whether a rule may change the price of a product. */
export function concerns(
  { actief, product_ids, productgroep_ids }: PriceRule,
  { id, productgroep_id }: Product,
): boolean {
  const isGeneral = product_ids.length === 0 && productgroep_ids.length === 0;
  const isNamed = product_ids.includes(id) || (productgroep_id !== null && productgroep_ids.includes(productgroep_id));
  return actief && (isGeneral || isNamed);
}
