// The operations on sendings of invoices over the Peppol network.
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { printedOf } from '../../db/invoices/invoice-documents.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as customers from '../../db/people/customers.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { assertFinalised } from '../../domain/invoices/ubl.ts';
import {
  addressesOf,
  assertNotSent,
  connectionOf,
  findUnsettledSending,
} from '../../domain/invoices/peppol-sending.ts';
import { listPeppolAddresses } from '../../domain/invoices/peppol-address.ts';
import { declareFinished, type Handler } from '../handler.ts';
import { get } from '../resource.ts';
import { createSendingJob } from './settle-sending.ts';

export const listPeppolSendings: Handler<'listPeppolSendings'> = ({ query }, { db }) =>
  Promise.resolve(createListing(sendings.select(db, query), sendings.read));

export const getPeppolSending: Handler<'getPeppolSending'> = get(sendings.read);

export const createPeppolSending: Handler<'createPeppolSending'> = async ({ path, body }, { db, now, caller }) => {
  const row = await readOne(invoices.rows.read, db, path.id);
  assertFinalised(row);

  const facts = await sendings.factsOf(db, row);
  const earlier = await sendings.findByInvoice(db, row.id);
  assertNotSent(earlier);

  const integration_id = connectionOf(facts);
  const addresses = addressesOf(await printedOf(db, row), facts, body?.to);
  const before = findUnsettledSending(await sendings.selectConnected(db, earlier), addresses.receiver);
  const newSending = {
    factuur_id: row.id,
    integration_id,
    ...addresses,
    is_automatic: false,
    created_by: caller.userId,
  };
  const id = await sendings.insert(db, newSending, now, before);
  await enqueue(db, createSendingJob(id));

  return readOne(sendings.read, db, id);
};

/** A customer to look up, with the integration for it. */
interface CustomerLookUp {
  readonly klant_id: number;
  readonly integration_id: number;
  readonly addresses: readonly string[];
}

export const getCustomerPeppol = declareFinished<'getCustomerPeppol', CustomerLookUp>(
  async ({ path }, { db }) => {
    const customer = await readOne(customers.readKnown, db, path.id);
    const integration_id = connectionOf({ integration_id: await sendings.integrationOf(db, customer.bedrijf_id) });
    return { klant_id: customer.id, integration_id, addresses: listPeppolAddresses(customer) };
  },
  async ({ klant_id, integration_id, addresses }, { lookUp }) => {
    const { peppol_id, checked_at } = await lookUp(integration_id, addresses);
    return { klant_id, can_receive: peppol_id !== null, peppol_id, checked_at };
  },
);
