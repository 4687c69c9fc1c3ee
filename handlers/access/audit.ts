// The operations on the audit trail, filtered by what the caller may view.
import * as audit from '../../db/access/audit.ts';
import { createListing } from '../../db/engine/listing.ts';
import { auditEntryOf } from '../../domain/access/audit.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import { viewerOf } from '../../domain/values/view.ts';
import type { Handler } from '../handler.ts';

export const listAuditEntries: Handler<'listAuditEntries'> = ({ query }, { db, caller }) => {
  const { begin, eind } = query;
  if (begin !== undefined && eind !== undefined) assertPeriod({ begin, eind });

  return Promise.resolve(
    createListing(audit.select(db, query), async (reader, ids) => {
      const changes = await audit.read(reader, ids);
      return new Map([...changes].map(([id, change]) => [id, auditEntryOf(change, viewerOf(caller))]));
    }),
  );
};
