// The operation on audit files: a company's year of the journal as XML, made while it is sent.
import { countYear, entriesOf } from '../../db/books/audit-file.ts';
import { find } from '../../db/engine/changes/table.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { Walk, type WalkSteps } from '../../db/engine/walk.ts';
import * as companies from '../../db/house/companies.ts';
import {
  AUDIT_FILE_END,
  AuditSums,
  auditFileHead,
  auditFileTotals,
  JOURNAL_END,
  journalHead,
  JOURNALS,
  knownCompany,
  transactionOf,
  type AuditHead,
} from '../../domain/books/audit-file.ts';
import type { Handler } from '../handler.ts';

export const getAuditFile: Handler<'getAuditFile'> = async ({ query }, { db, today }) => {
  const { jaar: year, bedrijf_id } = query;
  const company = knownCompany(await find(companies.readKnown, db, bedrijf_id));
  const walk = new Walk((first) => pieces(first, bedrijf_id, { year, today, company }));
  return { type: 'application/xml', filename: `auditfile-${String(year)}.xaf`, walk };
};

async function* pieces(db: Reader, id: number, head: AuditHead): WalkSteps<string> {
  db = yield [auditFileHead(head)];
  const year = await countYear(db, id, head.year);
  const written = new AuditSums();

  db = yield auditFileTotals(head.year, year.totals);
  for (const journal of JOURNALS) {
    db = yield [journalHead(journal)];
    const entries = entriesOf(db, year, journal.kinds);
    for (let step = await entries.next(db); step.done !== true; step = await entries.next(db)) {
      written.add(step.value);
      db = yield [step.value.map(transactionOf).join('')];
    }
    db = yield [JOURNAL_END];
  }

  written.assert(year.totals);
  yield [AUDIT_FILE_END];
}
