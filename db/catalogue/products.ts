// Products with their prices, locations, materials and what they require.
import { sortPrices, summarisePrices } from '../../domain/catalogue/product.ts';
import type { BasisPoints, components, TenThousandths } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import * as attachments from './attachments.ts';
import * as locations from '../house/locations.ts';
import { narrowByMetadata, type MetadataFilter } from '../engine/metadata.ts';
import { buildNotDeleted } from '../engine/changes/declaration.ts';
import { saveImage, type ImageOwner, type NewImage, type ImageColumns } from './images.ts';
import { labels } from './product-labels.ts';
import { isInList, buildSharedLock, defineStatement } from '../engine/session/sql.ts';
import { find, readOne, select as selectAll, defineTable, type Table } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type Product = components['schemas']['Product'];
type Lists = Pick<Product, 'ProductPrice' | 'Materialen' | 'vereist_product'> & {
  readonly Locaties: readonly { readonly id: number }[];
  readonly Standaardbijlagen: readonly { readonly id: number }[];
  readonly label_ids: readonly number[];
};
/** A product without the members that change with the date. */
export type StoredProduct = Omit<Product, 'verkoop' | 'btw'>;
type ComputedProductMember = 'verkoop' | 'btw' | 'afbeelding_href' | 'afbeelding_sha256';
type ProductRow = Omit<Product, keyof Lists | ComputedProductMember> & ImageColumns;

interface ProductPart {
  readonly id: number;
  readonly product_id: number;
}
interface ProductPriceRow extends ProductPart {
  readonly btw: BasisPoints;
  readonly verkoop: TenThousandths;
  readonly vanaf: string | null;
}
interface LocationRow extends ProductPart {
  readonly location_id: number;
  readonly position: number;
}
interface AttachmentRow extends ProductPart {
  readonly attachment_id: number;
  readonly position: number;
}
type MaterialRow = ProductPart & components['schemas']['ProductMaterial'] & { readonly position: number };
type RequirementRow = ProductPart & components['schemas']['RequiredProduct'] & { readonly position: number };

const ofProduct = { rootOf: ({ product_id }: ProductPart) => ({ root: 'products', id: product_id }) };
export const rows = defineTable<ProductRow>('products', {
  softDeletion: { present: { is_deleted: false }, lockOrder: 2 },
  references: { leverancier_id: 'leverancier_id', productgroep_id: 'productgroep_id', picture_id: null },
});
const prices = defineTable<ProductPriceRow>('product_prices', {
  ...ofProduct,
  unique: {
    product_prices_product_id_btw_unique: { field: 'ProductPrice', code: 'ERR_DUPLICATE_VAT_RATE' },
    product_prices_product_id_btw_vanaf_unique: { field: 'ProductPrice', code: 'ERR_DUPLICATE_VAT_RATE' },
  },
});
const places = defineTable<LocationRow>('product_locations', {
  ...ofProduct,
  unique: { product_locations_product_id_location_id_unique: { field: 'Locaties', code: 'ERR_DUPLICATE' } },
  references: { location_id: 'Locaties' },
});
const materials = defineTable<MaterialRow>('product_materials', {
  ...ofProduct,
  unique: { product_materials_product_id_materiaal_id_unique: { field: 'Materialen', code: 'ERR_DUPLICATE' } },
  references: { materiaal_id: 'Materialen' },
});
const enclosed = defineTable<AttachmentRow>('product_attachments', {
  ...ofProduct,
  unique: {
    product_attachments_product_id_attachment_id_unique: { field: 'Standaardbijlagen', code: 'ERR_DUPLICATE' },
  },
  references: { attachment_id: 'Standaardbijlagen' },
});
const requirements = defineTable<RequirementRow>('product_requirements', {
  ...ofProduct,
  unique: {
    product_requirements_product_id_vereist_product_id_unique: { field: 'vereist_product', code: 'ERR_DUPLICATE' },
  },
  references: { vereist_product_id: 'vereist_product' },
});

/** Reads products without the members that change with the date, in the form of events. */
export const read: ReadByIds<StoredProduct> = async (db, ids) => {
  const products = await rows.read(db, ids);
  const productIds = [...products.keys()];
  const pricesByProduct = await prices.readByParent(db, 'product_id', productIds, 'btw');
  const placesByProduct = await places.readByParent(db, 'product_id', productIds, 'position');
  const materialsByProduct = await materials.readByParent(db, 'product_id', productIds, 'position');
  const requirementsByProduct = await requirements.readByParent(db, 'product_id', productIds, 'position');
  const labelIdsByProduct = await labels.readByOwner(db, productIds);
  const attachmentsByProduct = await attachments.readByProducts(db, productIds);
  const locationsById = await locations.read(
    db,
    sortDistinct([...placesByProduct.values()].flat().map((each) => each.location_id)),
  );

  return new Map(
    [...products].map(([id, row]) => {
      const ProductPrice = sortPrices(
        (pricesByProduct.get(id) ?? []).map(({ btw, verkoop, vanaf }) => ({ btw, verkoop, vanaf })),
      );
      const Locaties = (placesByProduct.get(id) ?? []).flatMap(
        ({ location_id }) => locationsById.get(location_id) ?? [],
      );
      const Materialen = (materialsByProduct.get(id) ?? []).map(useOf);
      const vereist_product = (requirementsByProduct.get(id) ?? []).map(requirementOf);
      const Standaardbijlagen = attachmentsByProduct.get(id) ?? [];
      const label_ids = labelIdsByProduct.get(id) ?? [];
      const lists = { ProductPrice, Locaties, Materialen, Standaardbijlagen, vereist_product, label_ids };
      return [id, { ...lists, ...toImageMembers(row), ...row }];
    }),
  );
};

/** Returns a reader of products with their price of a local date. */
export function readOn(today: string): ReadByIds<Product> {
  return async (db, ids) => {
    const productsById = await read(db, ids);
    return new Map(
      [...productsById].map(([id, each]) => [id, { ...summarisePrices(each.ProductPrice, today), ...each }]),
    );
  };
}

function toImageMembers({ id, picture_sha256 }: ProductRow): Pick<Product, 'afbeelding_href' | 'afbeelding_sha256'> {
  const afbeelding_href = picture_sha256 === null ? '' : `/api2/producten/${String(id)}/afbeelding`;
  return { afbeelding_href, afbeelding_sha256: picture_sha256 };
}

function useOf({ materiaal_id, aantal, per_x_aantal, afronding }: MaterialRow) {
  return { materiaal_id, aantal, per_x_aantal, afronding };
}

function requirementOf({ vereist_product_id, aantal, per_x_aantal, afronding }: RequirementRow) {
  return { vereist_product_id, aantal, per_x_aantal, afronding };
}

/** Selects the products that are not deleted, by id, filtered by metadata. */
export function select(db: Reader, filter: MetadataFilter): Selection {
  const { buildQuery: from, order } = selectAll(db, 'products');
  return {
    buildQuery: (reader) => narrowByMetadata(from(reader).where(buildNotDeleted('products')), 'products', filter),
    order,
  };
}

/** Selects the products that the public sees, by id. */
export function selectPublic(): Selection {
  return {
    buildQuery: ({ build }) => build('products').where({ ...buildNotDeleted('products'), mag_api: true }),
    order: [{ column: 'products.id', direction: 'asc' }],
  };
}

/** The values of a product; the lists are complete, and the pair `verkoop` and `btw` is already in `ProductPrice`. */
export type ProductValues = Partial<Omit<ProductRow, 'id' | 'is_deleted' | keyof ImageColumns>> & Partial<Lists>;

export async function insert(db: Writer, values: ProductValues): Promise<number> {
  const { ProductPrice = [], Locaties = [], Materialen = [], vereist_product = [], ...others } = values;
  const { Standaardbijlagen = [], label_ids = [], ...row } = others;
  const id = await rows.insert(db, row);
  await prices.insertMany(db, toPriceRows(id, ProductPrice));
  await places.insertMany(db, toLocationRows(id, Locaties));
  await materials.insertMany(db, partRows(id, Materialen));
  await requirements.insertMany(db, partRows(id, vereist_product));
  await enclosed.insertMany(db, toAttachmentRows(id, Standaardbijlagen));
  await labels.replace(db, id, label_ids);
  return id;
}

/** Changes a product; missing lists stay unchanged. */
export async function update(db: Writer, before: StoredProduct, values: ProductValues): Promise<void> {
  const { ProductPrice, Locaties, Materialen, Standaardbijlagen, vereist_product, label_ids, ...row } = values;
  const { id } = before;
  await rows.update(db, await readOne(rows.read, db, id), row);
  if (ProductPrice !== undefined) await replace(db, prices, id, toPriceRows(id, ProductPrice));
  if (Locaties !== undefined) await replace(db, places, id, toLocationRows(id, Locaties));
  if (Materialen !== undefined) await replace(db, materials, id, partRows(id, Materialen));
  if (vereist_product !== undefined) await replace(db, requirements, id, partRows(id, vereist_product));
  if (Standaardbijlagen !== undefined) await replace(db, enclosed, id, toAttachmentRows(id, Standaardbijlagen));
  if (label_ids !== undefined) await labels.replace(db, id, label_ids);
}

/** Marks a product as deleted: it leaves the list, and can still be read by id. */
export async function remove(db: Writer, { id }: StoredProduct): Promise<void> {
  await rows.update(db, await readOne(rows.read, db, id), { is_deleted: true });
}

/** Stores or replaces the image of a product. */
export function putImage(db: Writer, id: number, image: NewImage): Promise<void> {
  return saveImage(db, rows, id, image);
}

/** Returns the image of a product, and whether the public may see it; undefined when there is no product. */
export async function findImageOwner(db: Reader, id: number): Promise<ImageOwner | undefined> {
  const row = await find(rows.read, db, id);
  return row && { picture_id: row.picture_id, name: `product-${String(id)}`, isPublic: row.mag_api && !row.is_deleted };
}

/**
 * Locks and returns these products and all that they require, directly or through others, so that their requirements
 * cannot change until the transaction ends. Two changes that together would close a cycle deadlock: the one that is
 * retried sees the cycle. The lock is shared, because every body that names these products has a shared lock on them
 * already.
 */
export async function lockRequired(db: Writer, ids: readonly number[]): Promise<Set<number>> {
  const reached = new Set<number>();
  for (let next = sortDistinct(ids); next.length > 0;) {
    await lockRows(db, next);
    for (const id of next) reached.add(id);
    const further = [...(await requirements.readByParent(db, 'product_id', next)).values()].flat();
    next = sortDistinct(further.map(({ vereist_product_id }) => vereist_product_id)).filter((id) => !reached.has(id));
  }
  return reached;
}

const lockRows = defineStatement<{ id: number }>((dialect) =>
  buildSharedLock(dialect, `select id from products where ${isInList(dialect, 'id')} order by id`),
);

type NewPart<Row extends ProductPart> = Omit<Row, 'id'>;

function toPriceRows(product_id: number, list: Lists['ProductPrice']): NewPart<ProductPriceRow>[] {
  return list.map(({ btw, verkoop, vanaf }) => ({ product_id, btw, verkoop, vanaf }));
}

function toLocationRows(product_id: number, list: Lists['Locaties']): NewPart<LocationRow>[] {
  return list.map(({ id }, position) => ({ product_id, location_id: id, position }));
}

function toAttachmentRows(product_id: number, list: Lists['Standaardbijlagen']): NewPart<AttachmentRow>[] {
  return list.map(({ id }, position) => ({ product_id, attachment_id: id, position }));
}

/** Returns rows of parts with the values of the body, in their order. */
function partRows<Item>(product_id: number, list: readonly Item[]) {
  return list.map((each, position) => ({ product_id, ...each, position }));
}

/** Replaces a stored list; an equal list is not written. */
async function replace<Row extends ProductPart>(
  db: Writer,
  part: Table<Row>,
  product: number,
  list: NewPart<Row>[],
): Promise<void> {
  const storedRows = (await part.readByParent(db, 'product_id', [product])).get(product) ?? [];
  const isSame = (row: Row, newPart: NewPart<Row> | undefined): boolean =>
    newPart !== undefined && Object.entries(newPart).every(([column, value]) => row[column as keyof Row] === value);
  if (storedRows.length === list.length && storedRows.every((row) => list.some((newPart) => isSame(row, newPart))))
    return;
  await part.removeMany(db, storedRows);
  await part.insertMany(db, list);
}

function sortDistinct(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The objects that events announce. */
export const announced = {
  Product: createEventObject({
    table: 'products',
    read,
    schema: 'Product',
    isPresent: ({ is_deleted }) => !is_deleted,
  }),
};
