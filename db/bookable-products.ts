// Products as far as a booking needs them: their amount rule, prices and places.
import type { BookableProduct } from '../domain/booking.ts';
import type { Reader } from './connection.ts';
import { among } from './dialect.ts';
import { grouped } from './grouped.ts';
import type { Read } from './table.ts';

type ProductRow = Omit<BookableProduct, 'Locaties' | 'ProductPrice'>;
type PriceRow = BookableProduct['ProductPrice'][number] & { readonly product_id: number };
interface PlaceRow {
  readonly product_id: number;
  readonly location_id: number;
  readonly position: number;
}

const COLUMNS = ['id', 'naam', 'weergavenaam', 'duur', 'locatie_verplicht'];
const RULE = ['minimum_aantal', 'aantalbepaling', 'aantal', 'per_x_personen', 'per_x_personen_afronding'];

/** Products by id, deleted ones included. Three queries, whatever the number of products. */
export const read: Read<BookableProduct> = async (db, ids) => {
  if (ids.length === 0) return new Map();
  const rows: ProductRow[] = await db
    .knex('products')
    .where(among(db, 'id', ids))
    .select([...COLUMNS, ...RULE]);
  const prices = grouped(await pricesOf(db, ids), ({ product_id }) => product_id);
  const places = grouped(await placesOf(db, ids), ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => {
      const ProductPrice = (prices.get(row.id) ?? []).map(({ btw, verkoop }) => ({ btw, verkoop }));
      const Locaties = (places.get(row.id) ?? []).map(({ location_id }) => ({ id: location_id }));
      return [row.id, { ...row, ProductPrice, Locaties }];
    }),
  );
};

async function pricesOf(db: Reader, ids: readonly number[]): Promise<PriceRow[]> {
  const query = db.knex('product_prices').where(among(db, 'product_id', ids));
  const found: PriceRow[] = await query.select('product_id', 'btw', 'verkoop');
  return found.sort((a, b) => a.btw - b.btw);
}

async function placesOf(db: Reader, ids: readonly number[]): Promise<PlaceRow[]> {
  const query = db.knex('product_locations').where(among(db, 'product_id', ids));
  const found: PlaceRow[] = await query.select('product_id', 'location_id', 'position');
  return found.sort((a, b) => a.position - b.position);
}

/** Which of these products exist and were not deleted. One query. */
export async function available(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const query = db
    .knex('products')
    .where(among(db, 'id', ids))
    .where('is_deleted', false);
  const found: { id: number }[] = await query.select('id');
  return new Set(found.map(({ id }) => id));
}
