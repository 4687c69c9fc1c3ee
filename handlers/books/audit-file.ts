// The operation on audit files: a company's year of the journal as XML.
import { auditEntries, auditTotals } from '../../db/books/audit-file.ts';
import { find } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import {
  AUDIT_FILE_END,
  auditFileHead,
  JOURNAL_END,
  journalHead,
  JOURNALS,
  knownCompany,
  transactionOf,
} from '../../domain/books/audit-file.ts';
import { Media, type Handler } from '../handler.ts';

export const getAuditFile: Handler<'getAuditFile'> = async ({ query }, { db, today }) => {
  const { jaar: year, bedrijf_id } = query;
  const company = knownCompany(await find(companies.readKnown, db, bedrijf_id));
  const pieces = [Buffer.from(auditFileHead({ year, today, company, ...(await auditTotals(db, bedrijf_id, year)) }))];
  for (const journal of JOURNALS) {
    pieces.push(Buffer.from(journalHead(journal)));
    for await (const entries of auditEntries(db, bedrijf_id, year, journal.kinds))
      pieces.push(Buffer.from(entries.map(transactionOf).join('')));
    pieces.push(Buffer.from(JOURNAL_END));
  }
  pieces.push(Buffer.from(AUDIT_FILE_END));
  return new Media('application/xml', Buffer.concat(pieces), `auditfile-${String(year)}.xaf`);
};
