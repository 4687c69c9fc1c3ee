// Products as a booking needs them: their amount rule, prices and locations.
import type { BookableProduct } from '../../domain/bookings/booking.ts';
import type { Writer } from '../engine/session/database.ts';
import { grouped } from '../engine/grouped.ts';
import { idsOfList, inList, shared, statement } from '../engine/session/sql.ts';
import type { Dialect, Read } from '../engine/session/reader.ts';

type ProductRow = Omit<BookableProduct, 'Locaties' | 'ProductPrice'>;
type PriceRow = BookableProduct['ProductPrice'][number] & { readonly product_id: number };
interface PlaceRow {
  readonly product_id: number;
  readonly location_id: number;
}

const columns = `id, naam, weergavenaam, duur, locatie_verplicht, minimum_aantal, aantalbepaling, aantal, per_x_personen,
  per_x_personen_afronding`;
const products = statement<ProductRow>((dialect) => `select ${columns} from products where ${inList(dialect, 'id')}`);
const pricesWhere = (chosen: string): string =>
  `select product_id, btw, verkoop from product_prices where ${chosen} order by btw`;
const placesWhere = (chosen: string): string =>
  `select product_id, location_id from product_locations where ${chosen} order by position`;
const prices = statement<PriceRow>((dialect) => pricesWhere(inList(dialect, 'product_id')));
const places = statement<PlaceRow>((dialect) => placesWhere(inList(dialect, 'product_id')));

// The products of a list and those of a package.
function sold(dialect: Dialect, column: 'id' | 'product_id'): string {
  return `${column} in (${idsOfList(dialect)} union select product_id from package_lines where package_id = ?)`;
}

const kept = statement<ProductRow & { readonly deleted: number }>((dialect) =>
  shared(
    dialect,
    `select ${columns}, case when is_deleted then 1 else 0 end as deleted
      from products where ${sold(dialect, 'id')} order by id`,
  ),
);
const keptPrices = statement<PriceRow>((dialect) => pricesWhere(sold(dialect, 'product_id')));
const keptPlaces = statement<PlaceRow>((dialect) => placesWhere(sold(dialect, 'product_id')));

/** Products by id, deleted ones included. Three queries, whatever the number of products. */
export const read: Read<BookableProduct> = async (db, ids) => {
  if (ids.length === 0) return new Map();
  return completed(await Promise.all([products(db, ids), prices(db, ids), places(db, ids)]));
};

type Parts = readonly [products: readonly ProductRow[], prices: readonly PriceRow[], places: readonly PlaceRow[]];

function completed([rows, sums, rooms]: Parts): Map<number, BookableProduct> {
  const priced = grouped(sums, ({ product_id }) => product_id);
  const placed = grouped(rooms, ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => {
      const ProductPrice = (priced.get(row.id) ?? []).map(({ btw, verkoop }) => ({ btw, verkoop }));
      const Locaties = (placed.get(row.id) ?? []).map(({ location_id }) => ({ id: location_id }));
      return [row.id, { ...row, ProductPrice, Locaties }];
    }),
  );
}

/** Products that stay as they are until the transaction ends. */
export interface Held {
  /** By id, deleted ones included. */
  readonly sold: ReadonlyMap<number, BookableProduct>;
  /** Those that are not deleted. */
  readonly available: ReadonlySet<number>;
}

/**
 * Products by id, and those of a package if it is named, which nobody deletes until the transaction ends. Three queries,
 * whatever the number of products.
 */
export async function hold(db: Writer, ids: readonly number[], packageId: number | null): Promise<Held> {
  if (ids.length === 0 && packageId === null) return { sold: new Map(), available: new Set() };
  const [rows, sums, rooms] = await Promise.all([
    kept(db, ids, packageId),
    keptPrices(db, ids, packageId),
    keptPlaces(db, ids, packageId),
  ]);
  const all = rows.map(({ deleted, ...row }) => ({ row, isDeleted: deleted === 1 }));
  const available = all.filter(({ isDeleted }) => !isDeleted).map(({ row }) => row.id);
  return { sold: completed([all.map(({ row }) => row), sums, rooms]), available: new Set(available) };
}
