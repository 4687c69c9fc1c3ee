// Products as a booking needs them: their amount rule, prices and locations.
import type { BookableProduct } from '../../domain/bookings/booking.ts';
import type { BookingSources } from '../../domain/bookings/new-booking.ts';
import type { Writer } from '../engine/session/database.ts';
import { groupBy } from '../engine/group-by.ts';
import { buildIdList, isInList, buildSharedLock, defineStatement } from '../engine/session/sql.ts';
import type { Dialect, ReadByIds, Reader } from '../engine/session/reader.ts';

type BookableProductRow = Omit<BookableProduct, 'Locaties' | 'ProductPrice'>;
type LineOfPackage = NonNullable<BookingSources['package']>['regels'][number];
type BookablePriceRow = BookableProduct['ProductPrice'][number] & { readonly product_id: number };
interface PlaceRow {
  readonly product_id: number;
  readonly location_id: number;
}
/** A row of one of several tables, in one result. */
type BookablePartRow =
  | (LineOfPackage & { readonly part: 'line' })
  | (BookablePriceRow & { readonly part: 'price' })
  | (PlaceRow & { readonly part: 'place' });

const columns = `id, naam, weergavenaam, duur, locatie_verplicht, productgroep_id, minimum_aantal, aantalbepaling, aantal,
  per_x_personen, per_x_personen_afronding`;
const selectProducts = defineStatement<BookableProductRow>(
  (dialect) => `select ${columns} from products where ${isInList(dialect, 'id')}`,
);
// The products of a list and those of a package.
function buildSoldFilter(dialect: Dialect, column: 'id' | 'product_id'): string {
  return `${column} in (${buildIdList(dialect)} union select product_id from package_lines where package_id = ?)`;
}

const lockRows = defineStatement<BookableProductRow & { readonly deleted: number }>((dialect) =>
  buildSharedLock(
    dialect,
    `select ${columns}, case when is_deleted then 1 else 0 end as deleted
      from products where ${buildSoldFilter(dialect, 'id')} order by id`,
  ),
);
// The lines of a package, and the prices and locations of its products and of a list: all that is not locked itself.
const selectPartsOf = defineStatement<BookablePartRow>((dialect) => {
  const soldFilter = buildSoldFilter(dialect, 'product_id');
  return `select 'line' as part, product_id, id, locatie_id, "begin", eind, beschrijving,
      0 as btw, 0 as verkoop, null as vanaf, 0 as location_id, 0 as position from package_lines where package_id = ?
    union all select 'price', product_id, id, null, null, null, null, btw, verkoop, vanaf, 0, 0
      from product_prices where ${soldFilter}
    union all select 'place', product_id, id, null, null, null, null, 0, 0, null, location_id, position
      from product_locations where ${soldFilter}
    order by btw, position`;
});

function readParts(db: Reader, ids: readonly number[], packageId: number | null): Promise<BookablePartRow[]> {
  return selectPartsOf(db, packageId, ids, packageId, ids, packageId);
}

/** Reads products by id, deleted ones included. Two queries, whatever the number of products. */
export const read: ReadByIds<BookableProduct> = async (db, ids) => {
  if (ids.length === 0) return new Map();
  const [rows, parts] = await Promise.all([selectProducts(db, ids), readParts(db, ids, null)]);
  return assembleProducts(rows, parts);
};

function assembleProducts(
  rows: readonly BookableProductRow[],
  parts: readonly BookablePartRow[],
): Map<number, BookableProduct> {
  const belonging = groupBy(parts, ({ product_id }) => product_id);
  return new Map(
    rows.map((row) => {
      const productParts = belonging.get(row.id) ?? [];
      const ProductPrice = productParts.flatMap((each) => (each.part === 'price' ? [priceOf(each)] : []));
      const Locaties = productParts.flatMap((each) => (each.part === 'place' ? [{ id: each.location_id }] : []));
      return [row.id, { ProductPrice, Locaties, ...row }];
    }),
  );
}

function priceOf({ btw, verkoop, vanaf }: BookablePriceRow): BookableProduct['ProductPrice'][number] {
  return { btw, verkoop, vanaf };
}

function lineOf({ id, product_id, locatie_id, begin, eind, beschrijving }: LineOfPackage): LineOfPackage {
  return { id, product_id, locatie_id, begin, eind, beschrijving };
}

/** Products that are locked until the transaction ends, and the lines of the package that names them. */
export interface LockedProducts {
  /** By id, deleted ones included. */
  readonly products: ReadonlyMap<number, BookableProduct>;
  /** Those that are not deleted. */
  readonly available: ReadonlySet<number>;
  readonly lines: readonly LineOfPackage[];
}

/**
 * Locks products against deletion until the transaction ends, with those of a package if it is named; returns them by
 * id. Two queries, whatever the number of products.
 */
export async function lockProducts(
  db: Writer,
  ids: readonly number[],
  packageId: number | null,
): Promise<LockedProducts> {
  if (ids.length === 0 && packageId === null) return { products: new Map(), available: new Set(), lines: [] };
  const [rows, parts] = await Promise.all([lockRows(db, ids, packageId), readParts(db, ids, packageId)]);
  const all = rows.map(({ deleted, ...row }) => ({ row, isDeleted: deleted === 1 }));
  const present = all.filter(({ isDeleted }) => !isDeleted);
  return {
    products: assembleProducts(
      all.map(({ row }) => row),
      parts,
    ),
    available: new Set(present.map(({ row }) => row.id)),
    lines: parts.flatMap((each) => (each.part === 'line' ? [lineOf(each)] : [])),
  };
}
