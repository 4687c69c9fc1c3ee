// Products as a booking needs them: their amount rule, prices and locations.
import type { BookableProduct } from '../../domain/bookings/booking.ts';
import type { Writer } from '../engine/database.ts';
import { grouped } from '../engine/grouped.ts';
import { inList, shared, statement } from '../engine/sql.ts';
import type { Read } from '../engine/reader.ts';

type ProductRow = Omit<BookableProduct, 'Locaties' | 'ProductPrice'>;
type PriceRow = BookableProduct['ProductPrice'][number] & { readonly product_id: number };
interface PlaceRow {
  readonly product_id: number;
  readonly location_id: number;
}

const products = statement<ProductRow>(
  (dialect) => `select id, naam, weergavenaam, duur, locatie_verplicht,
      minimum_aantal, aantalbepaling, aantal, per_x_personen, per_x_personen_afronding
    from products where ${inList(dialect, 'id')}`,
);
const prices = statement<PriceRow>(
  (dialect) =>
    `select product_id, btw, verkoop from product_prices where ${inList(dialect, 'product_id')} order by btw`,
);
const places = statement<PlaceRow>(
  (dialect) => `select product_id, location_id from product_locations where ${inList(dialect, 'product_id')}
    order by position`,
);
const kept = statement<{ id: number }>((dialect) =>
  shared(dialect, `select id from products where ${inList(dialect, 'id')} and is_deleted = false order by id`),
);

/** Products by id, deleted ones included. Three queries, whatever the number of products. */
export const read: Read<BookableProduct> = async (db, ids) => {
  if (ids.length === 0) return new Map();
  const [rows, sums, rooms] = await Promise.all([products(db, ids), prices(db, ids), places(db, ids)]);
  const priced = grouped(sums, ({ product_id }) => product_id);
  const placed = grouped(rooms, ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => {
      const ProductPrice = (priced.get(row.id) ?? []).map(({ btw, verkoop }) => ({ btw, verkoop }));
      const Locaties = (placed.get(row.id) ?? []).map(({ location_id }) => ({ id: location_id }));
      return [row.id, { ...row, ProductPrice, Locaties }];
    }),
  );
};

/** Which of these products exist and are not deleted until the transaction ends. One query. */
export async function hold(db: Writer, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await kept(db, ids)).map(({ id }) => id));
}
