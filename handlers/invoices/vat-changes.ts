// The operations on changes of VAT rates in existing bookings.
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { readVatRates } from '../../db/house/settings.ts';
import * as vatChanges from '../../db/invoices/vat-changes.ts';
import { enqueueNow } from '../../db/queue/jobs.ts';
import { assertVatChange } from '../../domain/invoices/vat-change.ts';
import { declareCompleted, type Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listVatChanges: Handler<'listVatChanges'> = list(vatChanges.select, vatChanges.read);
export const getVatChange: Handler<'getVatChange'> = get(vatChanges.read);

export const createVatChange = declareCompleted<'createVatChange'>(
  async ({ body }, { db, now }) => {
    assertVatChange(body, await readVatRates(db));
    const vat_change_id = await vatChanges.insert(db, body, now);
    await enqueueNow(db, { kind: 'change-vat', payload: { vat_change_id, after: 0 } }, now);
    return readOne(vatChanges.read, db, vat_change_id);
  },
  ({ id }, db) => readOne(vatChanges.read, db, id),
);

export const listVatChangeBookings: Handler<'listVatChangeBookings'> = async ({ path, query }, { db }) => {
  const { id } = await readOne(vatChanges.read, db, path.id);
  return createListing(vatChanges.selectBookings(id, query.uitkomst), vatChanges.readBookings);
};
