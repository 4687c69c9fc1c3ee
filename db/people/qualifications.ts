// Qualifications: the skills of members of staff.
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type Qualification = components['schemas']['Qualification'];

const rows = defineTable<Qualification>('qualifications');

export const read: ReadByIds<Qualification> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'qualifications');
}

export function insert(db: Writer, body: components['schemas']['NewQualification'], now: Instant): Promise<number> {
  return rows.insert(db, { ...body, created_at: now, updated_at: now });
}

/** Changes a row; without a difference `updated_at` stays unchanged. */
export async function update(
  db: Writer,
  before: Qualification,
  body: components['schemas']['QualificationPut'],
  now: Instant,
): Promise<void> {
  if (findChangedColumns(before, body) !== undefined) await rows.update(db, before, { ...body, updated_at: now });
}

export function remove(db: Writer, before: Qualification): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Kwalificatie: createEventObject({ table: 'qualifications', read, schema: 'Qualification' }),
};
