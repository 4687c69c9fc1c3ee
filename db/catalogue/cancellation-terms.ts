// Cancellation terms: those for new bookings, and every version that applies to a booking.
import type { CancellationTermsValues } from '../../domain/catalogue/cancellation-terms.ts';
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { findReferrers } from '../engine/changes/references.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { defineStatement } from '../engine/session/sql.ts';

export type CancellationTerms = components['schemas']['CancellationTerms'];

/** A version of terms; never changed. */
interface StoredTermsRow extends CancellationTermsValues {
  readonly id: number;
  /** The terms of this version, which may be deleted. */
  readonly terms_id: number;
}

const rows = defineTable<CancellationTerms>('cancellation_terms');
const storedTerms = defineTable<StoredTermsRow>('kept_cancellation_terms', {
  rootOf: ({ terms_id: id }) => ({ root: 'cancellation_terms', id }),
});

export const read: ReadByIds<CancellationTerms> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'cancellation_terms');
}

/** Stores new terms, and their first version. */
export async function insert(db: Writer, values: CancellationTermsValues): Promise<number> {
  const id = await rows.insert(db, values);
  await storedTerms.insert(db, { ...values, terms_id: id });
  return id;
}

/** Changes terms: new bookings get a new version, and existing ones keep theirs. */
export async function update(db: Writer, before: CancellationTerms, values: CancellationTermsValues): Promise<void> {
  if (findChangedColumns(before, values) === undefined) return;
  await rows.update(db, before, values);
  await storedTerms.insert(db, { ...values, terms_id: before.id });
}

export function remove(db: Writer, before: CancellationTerms): Promise<void> {
  return rows.remove(db, before);
}

const TERMS_SETTING = `select cast(nullif(waarde, '') as integer) from settings where slug = 'annuleringsvoorwaarden_id'`;
const selectNamedBySetting = defineStatement<{ id: number }>(
  () => `select id from cancellation_terms where id = ? and id = (${TERMS_SETTING})`,
);

/** Returns the names of what refers to terms: tables, and the settings. */
export async function findUses(db: Reader, id: number): Promise<string[]> {
  const bySetting = (await selectNamedBySetting(db, id)).length > 0;
  return [...(await findReferrers(db, 'cancellation_terms', id)), ...(bySetting ? ['settings'] : [])];
}

// Deleted terms apply to no new booking. The terms of a package precede those of the setting.
const selectCurrentTerms = defineStatement<{ id: number | null }>(
  () => `select max(k.id) as id from kept_cancellation_terms k join cancellation_terms t on t.id = k.terms_id
    where t.id = coalesce((select annuleringsvoorwaarden_id from packages where id = ?), (${TERMS_SETTING}))`,
);

/** Returns the version of terms for a new booking of a package (null: of none); null without terms. One query. */
export async function findStoredTermsId(db: Reader, packageId: number | null): Promise<number | null> {
  return (await selectCurrentTerms(db, packageId))[0]?.id ?? null;
}

/** Returns the terms of a booking, with the `id` of the terms of that version; null for none. */
export async function findStoredTerms(db: Reader, id: number | null): Promise<CancellationTerms | null> {
  const terms = id === null ? undefined : (await storedTerms.read(db, [id])).get(id);
  if (terms === undefined) return null;
  const { terms_id, naam, regels, terugbetalen, online, tekst } = terms;
  return { id: terms_id, naam, regels, terugbetalen, online, tekst };
}

/** The objects that events announce. */
export const announced = {
  Annuleringsvoorwaarden: createEventObject({ table: 'cancellation_terms', read, schema: 'CancellationTerms' }),
};
