// Contact forms with their fields and the packages that visitors choose from.
import { packageNameOf } from '../../domain/catalogue/package.ts';
import { valuesOf, type PlannedField } from '../../domain/online/contact-form.ts';
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import * as newsletters from '../people/newsletters.ts';

export type ContactForm = components['schemas']['ContactForm'];
type FormRow = Pick<ContactForm, 'id' | 'naam'>;
type ListedField = components['schemas']['ListedContactFormField'];
type FieldRow = Omit<ListedField, 'newsletter_options'>;
interface PackageLink {
  readonly id: number;
  readonly contactformulier_id: number;
  readonly package_id: number;
}

const rootOfForm = ({ contactformulier_id: id }: { readonly contactformulier_id: number }) =>
  ({ root: 'contact_forms', id }) as const;

const rows = defineTable<FormRow>('contact_forms');
const fields = defineTable<FieldRow>('contact_form_fields', { rootOf: rootOfForm });
const links = defineTable<PackageLink>('contact_form_packages', {
  rootOf: rootOfForm,
  unique: {
    contact_form_packages_contactformulier_id_package_id_unique: { field: 'Arrangementen', code: 'ERR_DUPLICATE' },
  },
  references: { package_id: 'Arrangementen' },
});

export const read: ReadByIds<ContactForm> = async (db, ids) => {
  const formRows = await rows.read(db, ids);
  const formIds = [...formRows.keys()];
  const [fieldsByForm, linksByForm] = await Promise.all([
    fields.readByParent(db, 'contactformulier_id', formIds, 'sort_order'),
    links.readByParent(db, 'contactformulier_id', formIds),
  ]);
  const options = await readNewsletterOptions(db, [...fieldsByForm.values()].flat());
  const packagesById = await packagesOf(db, [
    ...new Set([...linksByForm.values()].flat().map(({ package_id }) => package_id)),
  ]);

  return new Map(
    [...formRows].map(([id, { naam }]) => {
      const Velden = (fieldsByForm.get(id) ?? []).map((field) => ({
        id: field.id,
        ...valuesOf(field),
        newsletter_options: isNewsletterField(field) ? options : null,
      }));
      const Arrangementen = (linksByForm.get(id) ?? []).flatMap(({ package_id }) =>
        toFormPackages(packagesById.get(package_id)),
      );
      return [id, { id, naam, Velden, Arrangementen }];
    }),
  );
};

/** Reads fields of forms by their ids. */
export const readFields: ReadByIds<ListedField> = async (db, ids) => {
  const fieldsById = await fields.read(db, ids);
  const options = await readNewsletterOptions(db, [...fieldsById.values()]);
  return new Map(
    [...fieldsById].map(([id, field]) => [
      id,
      { ...field, newsletter_options: isNewsletterField(field) ? options : null },
    ]),
  );
};

function isNewsletterField({ soort_invoer }: Pick<FieldRow, 'soort_invoer'>): boolean {
  return soort_invoer === 'contactpersoon.nieuwsbrieven';
}

/** Returns the names of all newsletters by their ids, if one of the fields offers newsletters; otherwise none. */
async function readNewsletterOptions(db: Reader, fieldRows: readonly FieldRow[]): Promise<Record<string, string>> {
  return fieldRows.some(isNewsletterField) ? newsletters.readNamesById(db) : {};
}

/** A package in the form of an option. */
export interface OfferedPackage {
  readonly id: number;
  readonly arrangement: string;
  readonly weergavenaam: string | null;
  readonly bedrijf_id: number | null;
  readonly aantal_personen: number;
  readonly mag_api: boolean;
}

const selectOfferedPackages = defineStatement<OfferedPackage>(
  (dialect) => `select id, arrangement, weergavenaam, bedrijf_id, aantal_personen, mag_api from packages
    where ${isInList(dialect, 'id')} and not is_deleted`,
);

/** Returns the packages with these ids that are not deleted. */
export async function packagesOf(db: Reader, ids: readonly number[]): Promise<Map<number, OfferedPackage>> {
  if (ids.length === 0) return new Map();
  const packages = await selectOfferedPackages(db, ids);
  return new Map(packages.map((each) => [each.id, each]));
}

function toFormPackages(offeredPackage: OfferedPackage | undefined): ContactForm['Arrangementen'] {
  if (offeredPackage === undefined) return [];
  return [{ id: offeredPackage.id, arrangement: packageNameOf(offeredPackage) }];
}

export function select(db: Reader): Selection {
  return selectAll(db, 'contact_forms');
}

/** Selects the fields of one form, in their order. */
export function selectFields(id: number): Selection {
  return {
    buildQuery: ({ build }) => build('contact_form_fields').where('contact_form_fields.contactformulier_id', id),
    order: (['sort_order', 'id'] as const).map((column) => ({
      column: `contact_form_fields.${column}`,
      direction: 'asc',
    })),
  };
}

export async function insert(
  db: Writer,
  naam: string,
  list: readonly PlannedField[],
  packages: readonly number[],
): Promise<number> {
  const id = await rows.insert(db, { naam });
  await fields.insertMany(
    db,
    list.map((field) => ({ contactformulier_id: id, ...valuesOf(field) })),
  );
  await links.insertMany(
    db,
    packages.map((package_id) => ({ contactformulier_id: id, package_id })),
  );
  return id;
}

/** The changed values of a form; lists are complete. */
export interface FormChanges {
  readonly naam: string | undefined;
  readonly fields: readonly PlannedField[];
  readonly packages: readonly number[];
}

/**
 * Changes a form. Links to deleted packages, which responses omit, remain: so a response can be sent back unchanged.
 */
export async function update(db: Writer, before: ContactForm, changes: FormChanges): Promise<void> {
  const { id } = before;
  const storedParts = await partsOf(db, id);
  if (changes.naam !== undefined) await rows.update(db, before, { naam: changes.naam });
  await saveFields(db, id, storedParts.fields, changes.fields);

  const offeredIds = new Set(before.Arrangementen.map((each) => each.id));
  const wantedIds = new Set(changes.packages);
  const linkedIds = new Set(storedParts.links.map(({ package_id }) => package_id));
  const obsoleteLinks = storedParts.links.filter(
    ({ package_id }) => offeredIds.has(package_id) && !wantedIds.has(package_id),
  );

  await links.removeMany(db, obsoleteLinks);

  const newIds = changes.packages.filter((package_id) => !linkedIds.has(package_id));
  await links.insertMany(
    db,
    newIds.map((package_id) => ({ contactformulier_id: id, package_id })),
  );
}

async function saveFields(
  db: Writer,
  contactformulier_id: number,
  storedFields: readonly FieldRow[],
  list: readonly PlannedField[],
): Promise<void> {
  const after = new Map(list.map((field) => [field.id, valuesOf(field)]));
  const obsoleteFields = storedFields.filter((field) => !after.has(field.id));
  const fieldChanges = storedFields.flatMap((field) => {
    const values = after.get(field.id);
    return values === undefined ? [] : [[field, values] as const];
  });
  await fields.removeMany(db, obsoleteFields);
  await fields.updateMany(db, fieldChanges);
  await fields.insertMany(
    db,
    list.filter((field) => field.id === undefined).map((field) => ({ contactformulier_id, ...valuesOf(field) })),
  );
}

/** Removes an unreferenced form. */
export async function remove(db: Writer, before: ContactForm): Promise<void> {
  const parts = await partsOf(db, before.id);
  await fields.removeMany(db, parts.fields);
  await links.removeMany(db, parts.links);
  await rows.remove(db, before);
}

async function partsOf(
  db: Writer,
  id: number,
): Promise<{ readonly fields: FieldRow[]; readonly links: PackageLink[] }> {
  const [fieldsByForm, linksByForm] = await Promise.all([
    fields.readByParent(db, 'contactformulier_id', [id]),
    links.readByParent(db, 'contactformulier_id', [id]),
  ]);
  return { fields: fieldsByForm.get(id) ?? [], links: linksByForm.get(id) ?? [] };
}

/** The objects that events announce. */
export const announced = {
  Contactformulier: createEventObject({ table: 'contact_forms', read, schema: 'ContactForm' }),
};
