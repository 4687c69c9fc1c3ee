// The records of the Peppol sandbox: the documents that a network would know. Nothing leaves the server.
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineStatement } from '../engine/session/sql.ts';

declareConstraints('sandbox_peppol_documents', { unique: { sandbox_peppol_documents_reference_unique: 'never' } });

/** A document in the records of the sandbox. */
export interface SandboxDocument {
  readonly id: number;
  readonly reference: string;
  readonly receiver: string;
  /** When its receiver gets it. */
  readonly delivered_at: Instant;
}

const selectByReference = defineStatement<SandboxDocument>(
  () => 'select * from sandbox_peppol_documents where reference = ?',
);

export async function find(db: Reader, reference: string): Promise<SandboxDocument | undefined> {
  return (await selectByReference(db, reference))[0];
}

/** Records a sent document; one with a known reference fails, as a duplicate at its receiver would. */
export async function send(db: Writer, document: Omit<SandboxDocument, 'id'>, now: Instant): Promise<SandboxDocument> {
  await insertRows(db, 'sandbox_peppol_documents', [{ ...document, created_at: now }]);
  const storedDocument = await find(db, document.reference);
  if (storedDocument === undefined) throw new Error('The sandbox did not store a document.');
  return storedDocument;
}
