// Types of proposals: their rows.
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type ProposalType = components['schemas']['ProposalType'];

const rows = defineTable<ProposalType>('proposal_types');

export const read: ReadByIds<ProposalType> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

export function insert(db: Writer, body: components['schemas']['NewProposalType']): Promise<number> {
  return rows.insert(db, body);
}

export function update(
  db: Writer,
  before: ProposalType,
  body: components['schemas']['ProposalTypePut'],
): Promise<void> {
  return rows.update(db, before, body);
}

/** Removes a type that no proposal has. */
export function remove(db: Writer, before: ProposalType): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  BoekingsvoorstelType: createEventObject({ table: 'proposal_types', read, schema: 'ProposalType' }),
};
