// The operations on the journal: entries of a period, as JSON or as a table.
import * as journal from '../../db/books/journal.ts';
import { createListing } from '../../db/engine/listing.ts';
import { JOURNAL_COLUMNS, JOURNAL_DECIMALS, formatJournalRows } from '../../domain/books/journal-table.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';

export const listJournalEntries: Handler<'listJournalEntries'> = ({ query }, { db, zone }) => {
  assertPeriod(query);
  const toText = zone.toText.bind(zone);
  const table = {
    filename: `journaal-${query.begin}-${query.eind}.csv`,
    columns: JOURNAL_COLUMNS,
    decimals: JOURNAL_DECIMALS,
    toRows: (entry: journal.JournalEntry) => formatJournalRows(entry, toText),
  };
  return Promise.resolve({ ...createListing(journal.select(db, query), journal.read), table });
};
