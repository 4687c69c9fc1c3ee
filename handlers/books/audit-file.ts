// The operation on audit files: a company's year of the journal as XML, written while it is sent.
import { countYear, entriesOf } from '../../db/books/audit-file.ts';
import { find } from '../../db/engine/changes/table.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { Walk, type WalkSteps } from '../../db/engine/walk.ts';
import * as companies from '../../db/house/companies.ts';
import {
  AUDIT_FILE_END,
  AuditSums,
  formatAuditFileHead,
  formatAuditFileTotals,
  JOURNAL_END,
  formatJournalHead,
  JOURNALS,
  requireCompany,
  transactionOf,
  type AuditHead,
} from '../../domain/books/audit-file.ts';
import type { Handler } from '../handler.ts';

export const getAuditFile: Handler<'getAuditFile'> = async ({ query }, { db, today }) => {
  const { jaar: year, bedrijf_id } = query;
  const company = requireCompany(await find(companies.readKnown, db, bedrijf_id));
  const walk = new Walk((first) => generateAuditFile(first, bedrijf_id, { year, today, company }));
  return { type: 'application/xml', filename: `auditfile-${String(year)}.xaf`, walk };
};

async function* generateAuditFile(db: Reader, id: number, head: AuditHead): WalkSteps<string> {
  db = yield [formatAuditFileHead(head)];
  const year = await countYear(db, id, head.year);
  const sums = new AuditSums();

  db = yield formatAuditFileTotals(head.year, year.totals);
  for (const journal of JOURNALS) {
    db = yield [formatJournalHead(journal)];
    const entries = entriesOf(db, year, journal.kinds);
    for (let step = await entries.next(db); step.done !== true; step = await entries.next(db)) {
      sums.add(step.value);
      db = yield [step.value.map(transactionOf).join('')];
    }
    db = yield [JOURNAL_END];
  }

  sums.assert(year.totals);
  yield [AUDIT_FILE_END];
}
