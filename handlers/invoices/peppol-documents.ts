// The operations on documents received over the Peppol network.
import * as documents from '../../db/invoices/peppol-documents.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Handler } from '../handler.ts';
import { Media } from '../media.ts';
import { get } from '../resource.ts';

export const listPeppolDocuments: Handler<'listPeppolDocuments'> = ({ query }, { db }) =>
  Promise.resolve(createListing(documents.select(db, query), documents.read));

export const getPeppolDocument: Handler<'getPeppolDocument'> = get(documents.read);

export const updatePeppolDocument: Handler<'updatePeppolDocument'> = async ({ path, body }, { db }) => {
  if (body.handled !== undefined) await documents.markHandled(db, path.id, body.handled);
  return readOne(documents.read, db, path.id);
};

export const getPeppolDocumentUbl: Handler<'getPeppolDocumentUbl'> = async ({ path }, { db }) => {
  await readOne(documents.read, db, path.id);
  const bytes = await documents.bytesOf(db, path.id);
  const treatment = { disposition: 'attachment', isForeign: true } as const;
  return new Media('application/xml', bytes, `peppol-${String(path.id)}.xml`, treatment);
};
