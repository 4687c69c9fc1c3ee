// Documents received over the Peppol network: each stored once, by the id of its provider.
import type { ReceivedContents } from '../../domain/invoices/received-ubl.ts';
import type { components, Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Selection } from '../engine/listing.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { readOne, defineTable } from '../engine/changes/table.ts';

type PeppolDocumentBody = components['schemas']['PeppolDocument'];

/** A stored document, without its bytes. */
export interface PeppolDocument extends ReceivedContents {
  readonly id: number;
  readonly integration_id: number;
  readonly provider_document_id: string;
  readonly handled: boolean;
  readonly received_at: Instant;
}

// If two processes receive a document, the second one retries, and finds it.
const rows = defineTable<PeppolDocument>('peppol_documents', {
  unique: { peppol_documents_integration_id_provider_document_id_unique: 'retry' },
});

declareConstraints('peppol_document_files', { unique: { peppol_document_files_document_id_unique: 'never' } });

const selectByProvider = defineStatement<{ id: number }>(
  () => 'select id from peppol_documents where integration_id = ? and provider_document_id = ?',
);

/** Returns whether a document is stored. */
export async function isStored(db: Reader, integration_id: number, provider_document_id: string): Promise<boolean> {
  return (await selectByProvider(db, integration_id, provider_document_id)).length > 0;
}

/** Stores a document with its bytes, unless it is stored already. */
export async function store(
  db: Writer,
  document: Pick<PeppolDocument, 'integration_id' | 'provider_document_id'> & { readonly handled?: boolean },
  { contents, bytes }: { readonly contents: ReceivedContents; readonly bytes: Uint8Array },
  now: Instant,
): Promise<void> {
  if (await isStored(db, document.integration_id, document.provider_document_id)) return;
  const document_id = await rows.insert(db, { handled: false, ...document, ...contents, received_at: now });
  await insertRows(db, 'peppol_document_files', [{ document_id, bytes: Buffer.from(bytes) }]);
}

const selectFileOf = defineStatement<{ bytes: Uint8Array }>(
  () => 'select bytes from peppol_document_files where document_id = ?',
);

/** Returns the bytes of a document. */
export async function bytesOf(db: Reader, id: number): Promise<Uint8Array> {
  return (await selectFileOf(db, id))[0]?.bytes ?? new Uint8Array();
}

/** Stores whether a document was handled. */
export async function markHandled(db: Writer, id: number, handled: boolean): Promise<void> {
  const before = await readOne(rows.read, db, id);
  if (before.handled !== handled) await rows.update(db, before, { handled });
}

/** Reads documents as the API returns them, by id. One query. */
export const read: ReadByIds<PeppolDocumentBody> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toDocumentBody(row)]));

function toDocumentBody(row: PeppolDocument): PeppolDocumentBody {
  const { id, integration_id, provider_document_id, sender: from, receiver: to, soort: kind, nummer: number } = row;
  const { datum: date, leverancier: supplier, totaal: total, valuta: currency, error, handled, received_at } = row;

  return {
    id,
    integration_id,
    provider_document_id,
    from,
    to,
    kind,
    number,
    date,
    supplier,
    total,
    currency,
    error,
    handled,
    received_at,
  };
}

/** The filters of a list of documents. */
export interface DocumentFilter {
  readonly handled?: boolean | undefined;
  readonly has_error?: boolean | undefined;
}

/** Selects the documents of a list, by id. */
export function select(_db: Reader, { handled, has_error }: DocumentFilter): Selection {
  return {
    buildQuery: ({ build }) => {
      const query = build('peppol_documents');
      if (handled !== undefined) void query.where('peppol_documents.handled', handled);
      if (has_error === true) void query.whereNotNull('peppol_documents.error');
      if (has_error === false) void query.whereNull('peppol_documents.error');
      return query;
    },
    grows: 'peppol_documents',
    order: [{ column: 'peppol_documents.id', direction: 'asc' }],
  };
}

/** The objects that events announce. */
export const announced = {
  PeppolDocument: createEventObject({ table: 'peppol_documents', read, schema: 'PeppolDocument' }),
};
