// The operations on sendings of invoices over the Peppol network.
import { listing } from '../../db/engine/listing.ts';
import { one } from '../../db/engine/changes/table.ts';
import { printedOf } from '../../db/invoices/invoice-documents.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as customers from '../../db/people/customers.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { assertFinalised } from '../../domain/invoices/ubl.ts';
import { addressesOf, assertNotSent, connectionOf, unsettledBefore } from '../../domain/invoices/peppol-sending.ts';
import { peppolAddresses } from '../../domain/invoices/peppol-address.ts';
import { finished, type Handler } from '../handler.ts';
import { get } from '../resource.ts';
import { sendingJob } from './settle-sending.ts';

export const listPeppolSendings: Handler<'listPeppolSendings'> = ({ query }, { db }) =>
  Promise.resolve(listing(sendings.select(db, query), sendings.read));

export const getPeppolSending: Handler<'getPeppolSending'> = get(sendings.read);

export const createPeppolSending: Handler<'createPeppolSending'> = async ({ path, body }, { db, now, caller }) => {
  const row = await one(invoices.rows.read, db, path.id);
  assertFinalised(row);
  const [facts, earlier] = [await sendings.factsOf(db, row), await sendings.ofInvoice(db, row.id)];
  assertNotSent(earlier);
  const integration_id = connectionOf(facts);
  const addresses = addressesOf(await printedOf(db, row), facts, body?.to);
  const before = unsettledBefore(await sendings.whereConnected(db, earlier), addresses.receiver);
  const wanted = { factuur_id: row.id, integration_id, ...addresses, is_automatic: false, created_by: caller.userId };
  const id = await sendings.insert(db, wanted, now, before);
  await enqueue(db, sendingJob(id));
  return one(sendings.read, db, id);
};

/** A customer to look up, and over which integration. */
interface CustomerLookUp {
  readonly klant_id: number;
  readonly integration_id: number;
  readonly addresses: readonly string[];
}

export const getCustomerPeppol = finished<'getCustomerPeppol', CustomerLookUp>(
  async ({ path }, { db }) => {
    const customer = await one(customers.readKnown, db, path.id);
    const integration_id = connectionOf({ integration_id: await sendings.integrationOf(db, customer.bedrijf_id) });
    return { klant_id: customer.id, integration_id, addresses: peppolAddresses(customer) };
  },
  async ({ klant_id, integration_id, addresses }, { lookUp }) => {
    const { peppol_id, checked_at } = await lookUp(integration_id, addresses);
    return { klant_id, can_receive: peppol_id !== null, peppol_id, checked_at };
  },
);
