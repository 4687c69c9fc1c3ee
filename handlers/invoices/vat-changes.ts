// The operations on changes of VAT rates over bookings that exist.
import { listing } from '../../db/engine/listing.ts';
import { one } from '../../db/engine/changes/table.ts';
import { vatRates } from '../../db/house/settings.ts';
import * as vatChanges from '../../db/invoices/vat-changes.ts';
import { enqueueNow } from '../../db/queue/jobs.ts';
import { assertVatChange } from '../../domain/invoices/vat-change.ts';
import { completed, type Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listVatChanges: Handler<'listVatChanges'> = list(vatChanges.select, vatChanges.read);
export const getVatChange: Handler<'getVatChange'> = get(vatChanges.read);

export const createVatChange = completed<'createVatChange'>(
  async ({ body }, { db, now }) => {
    assertVatChange(body, await vatRates(db));
    const vat_change_id = await vatChanges.insert(db, body, now);
    await enqueueNow(db, { kind: 'change-vat', payload: { vat_change_id, after: 0 } }, now);
    return one(vatChanges.read, db, vat_change_id);
  },
  ({ id }, db) => one(vatChanges.read, db, id),
);

export const listVatChangeBookings: Handler<'listVatChangeBookings'> = async ({ path, query }, { db }) => {
  const { id } = await one(vatChanges.read, db, path.id);
  return listing(vatChanges.selectBookings(id, query.uitkomst), vatChanges.readBookings);
};
