// The operations on the lines of finalised invoices, across invoices.
import * as chargedLines from '../../db/invoices/charged-lines.ts';
import { createListing } from '../../db/engine/listing.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';

export const listInvoiceLines: Handler<'listInvoiceLines'> = ({ query }, { db }) => {
  assertPeriod(query);
  return Promise.resolve(createListing(chargedLines.select(db, query), chargedLines.read));
};
