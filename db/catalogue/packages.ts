// Packages with their lines, and the prices and programme that follow from those.
import { calculatePackagePrices, buildPackageProgramme, compareByBegin } from '../../domain/catalogue/package.ts';
import { summarisePrices } from '../../domain/catalogue/product.ts';
import { valuesOf, type PlannedPackageLine } from '../../domain/catalogue/package-lines.ts';
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { saveImage, type ImageOwner, type NewImage, type ImageColumns } from './images.ts';
import * as products from './products.ts';
import { narrowByMetadata, type MetadataFilter } from '../engine/metadata.ts';
import { buildNotDeleted } from '../engine/changes/declaration.ts';
import { find, readOne, select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type Package = components['schemas']['Package'];
type PackageLine = components['schemas']['PackageLine'];
type PriceMember = 'prijs_pp_exc' | 'prijs_pp_inc' | 'prijs_totaal_exc' | 'prijs_totaal_inc';
type ComputedPackageMember = 'regels' | 'programma' | 'image_filename' | 'image_sha256' | PriceMember;
type PackageRow = Omit<Package, ComputedPackageMember> & ImageColumns;
/** A package without the members that change with the date; its lines have whole products. */
export type StoredPackage = Omit<Package, PriceMember | 'regels'> & {
  readonly regels: readonly (Omit<PackageLine, 'product'> & { readonly product: products.StoredProduct })[];
};
interface PackageLineRow extends Omit<PackageLine, 'product'> {
  readonly package_id: number;
  readonly begin_on_the_wall: number | null;
}

export const rows = defineTable<PackageRow>('packages', {
  softDeletion: { present: { is_deleted: false }, lockOrder: 1 },
  references: {
    startmomentgroep_id: 'startmomentgroep_id',
    onlineboeking_contactformulier_id: 'onlineboeking_contactformulier_id',
    bedrijf_id: 'bedrijf_id',
    annuleringsvoorwaarden_id: 'annuleringsvoorwaarden_id',
    picture_id: null,
  },
});
const lines = defineTable<PackageLineRow>('package_lines', {
  rootOf: ({ package_id }) => ({ root: 'packages', id: package_id }),
  references: { product_id: 'product_id', locatie_id: 'locatie_id' },
});

/** Reads packages without the members that change with the date, in the form of events. */
export const read: ReadByIds<StoredPackage> = async (db, ids) => {
  const packages = await rows.read(db, ids);
  const parts = await lines.readByParent(db, 'package_id', [...packages.keys()]);
  const productsById = await products.read(db, [
    ...new Set([...parts.values()].flat().map(({ product_id }) => product_id)),
  ]);
  return new Map([...packages].map(([id, row]) => [id, assemblePackage(row, parts.get(id) ?? [], productsById)]));
};

/** Returns a reader of packages with the prices of a local date. */
export function readOn(today: string): ReadByIds<Package> {
  return async (db, ids) => new Map([...(await read(db, ids))].map(([id, each]) => [id, toPricedPackage(each, today)]));
}

function toPricedPackage(storedPackage: StoredPackage, today: string): Package {
  const soldProducts = storedPackage.regels.map(({ product }) => product);
  const regels = storedPackage.regels.map((line) => ({ ...line, product: toSummary(line.product, today) }));
  return { ...storedPackage, ...calculatePackagePrices(storedPackage.aantal_personen, soldProducts, today), regels };
}

function assemblePackage(
  row: PackageRow,
  parts: readonly PackageLineRow[],
  productsById: ReadonlyMap<number, products.StoredProduct>,
): StoredPackage {
  // A foreign key guarantees that each line has its product.
  const full = parts.toSorted(compareByBegin).flatMap((line) => {
    const product = productsById.get(line.product_id);
    return product === undefined ? [] : [{ product, ...line }];
  });
  return {
    image_filename: row.picture_sha256 === null ? '' : `/api2/arrangementen/${String(row.id)}/afbeelding`,
    image_sha256: row.picture_sha256,
    regels: full.map(lineOf),
    programma: buildPackageProgramme(full, row.aantal_personen),
    ...row,
  };
}

function lineOf(line: PackageLineRow & { readonly product: products.StoredProduct }): StoredPackage['regels'][number] {
  return { id: line.id, ...valuesOf(line), product: line.product };
}

function toSummary(product: products.StoredProduct, today: string): PackageLine['product'] {
  const { id, naam, weergavenaam, beschrijving_klant, uitgebreide_omschrijving, minimum_aantal } = product;
  const { verkoop } = summarisePrices(product.ProductPrice, today);

  return {
    id,
    naam,
    weergavenaam,
    beschrijving_klant,
    uitgebreide_omschrijving,
    minimum_aantal,
    verkoop,
    vereist_product: product.vereist_product,
    standaardbijlagen: product.Standaardbijlagen,
  };
}

/** Selects the packages that are not deleted, by id, filtered by metadata. */
export function select(db: Reader, filter: MetadataFilter): Selection {
  const { buildQuery: from, order } = selectAll(db, 'packages');
  return {
    buildQuery: (reader) => narrowByMetadata(from(reader).where(buildNotDeleted('packages')), 'packages', filter),
    order,
  };
}

/** Selects the packages that the public sees, by id. */
export function selectPublic(): Selection {
  return {
    buildQuery: ({ build }) => build('packages').where({ ...buildNotDeleted('packages'), mag_api: true }),
    order: [{ column: 'packages.id', direction: 'asc' }],
  };
}

/** The values of a package, without its lines. */
export type PackageValues = Partial<Omit<PackageRow, 'id' | 'is_deleted' | keyof ImageColumns>>;
/** A line to store, with the local time of its begin; without `id` it is new. */
export type TimedLine = PlannedPackageLine & { readonly begin_on_the_wall: number | null };

export async function insert(db: Writer, values: PackageValues, list: readonly TimedLine[]): Promise<number> {
  const id = await rows.insert(db, values);
  const lineRows = list.map((line) => rowOf(id, line));
  await lines.insertMany(db, lineRows);
  return id;
}

/** Changes a package; `list`, where given, becomes the whole list of its lines. */
export async function update(
  db: Writer,
  before: StoredPackage,
  values: PackageValues,
  list?: readonly TimedLine[],
): Promise<void> {
  const { id } = before;
  await rows.update(db, await readOne(rows.read, db, id), values);
  if (list === undefined) return;

  const storedLines = (await lines.readByParent(db, 'package_id', [id])).get(id) ?? [];
  const after = new Map(list.map((line) => [line.id, rowOf(id, line)]));
  const obsoleteLines = storedLines.filter((line) => !after.has(line.id));
  const lineChanges = storedLines.flatMap((line) => {
    const changes = after.get(line.id);
    return changes === undefined ? [] : [[line, changes] as const];
  });
  const fresh = list.filter((line) => line.id === undefined).map((line) => rowOf(id, line));

  await lines.removeMany(db, obsoleteLines);
  await lines.updateMany(db, lineChanges);
  await lines.insertMany(db, fresh);
}

function rowOf(package_id: number, line: TimedLine): Omit<PackageLineRow, 'id'> {
  return { package_id, ...valuesOf(line), begin_on_the_wall: line.begin_on_the_wall };
}

/** Marks a package as deleted: it leaves the list, and can still be read by id. */
export async function remove(db: Writer, { id }: StoredPackage): Promise<void> {
  await rows.update(db, await readOne(rows.read, db, id), { is_deleted: true });
}

/** Stores or replaces the image of a package. */
export function putImage(db: Writer, id: number, image: NewImage): Promise<void> {
  return saveImage(db, rows, id, image);
}

/** Returns the image of a package, and whether the public may see it; undefined when there is no package. */
export async function findImageOwner(db: Reader, id: number): Promise<ImageOwner | undefined> {
  const row = await find(rows.read, db, id);
  return (
    row && { picture_id: row.picture_id, name: `arrangement-${String(id)}`, isPublic: row.mag_api && !row.is_deleted }
  );
}

/** The objects that events announce. */
export const announced = {
  Arrangement: createEventObject({
    table: 'packages',
    read,
    schema: 'Package',
    isPresent: ({ is_deleted }) => !is_deleted,
  }),
};
