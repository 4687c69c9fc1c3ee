// Looks addresses up on the Peppol network, at the provider of an integration; results are cached for a day.
import { findPeppolConnection, type PeppolConnection } from '../../db/house/integrations.ts';
import type { Database } from '../../db/engine/session/database.ts';
import * as lookups from '../../db/invoices/peppol-lookups.ts';
import type { KnownAddress } from '../../db/invoices/peppol-lookups.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { createProviderUnavailableProblem } from '../../domain/invoices/peppol-sending.ts';
import type { LookUpResult, LookUp } from '../../handlers/look-up.ts';
import type { PeppolContext, PeppolProviders } from './peppol-provider.ts';
import { DAY } from '../../domain/values/time-units.ts';

/** Returns the first address that the network knows as a receiver of invoices. Throws as providers do. */
export type PeppolLookUp = (
  addresses: readonly string[],
  connection: PeppolConnection,
  context: PeppolContext,
) => Promise<LookUpResult>;

/** Returns the look-up at these providers. */
export function createPeppolLookUp(providers: PeppolProviders): PeppolLookUp {
  return async (addresses, connection, context) => {
    let checked_at = context.now();
    for (const address of addresses) {
      const lookup = await askOnce(address, connection, providers, context);
      checked_at = lookup.checked_at;
      if (lookup.is_known) return { peppol_id: address, checked_at };
    }
    return { peppol_id: null, checked_at };
  };
}

async function askOnce(
  address: string,
  connection: PeppolConnection,
  providers: PeppolProviders,
  context: PeppolContext,
): Promise<KnownAddress> {
  const { id: integration_id, kind } = connection;
  const after = instantAt(millisecondsOf(context.now()) - DAY);
  const storedLookup = await context.read((db) => lookups.findLookup(db, integration_id, address, after));
  if (storedLookup !== undefined) return storedLookup;
  const is_known = await providers[kind].hasAddress(address, connection, context);
  const newLookup = { is_known, checked_at: context.now() };
  await context.write((db) => lookups.storeLookup(db, { integration_id, address }, newLookup));
  return newLookup;
}

/** Returns the look-up for requests, which throws ERR_UNAVAILABLE where the provider does not respond. */
export function createRequestLookUp(
  lookUp: PeppolLookUp,
  { database, ...means }: { readonly database: Database } & Pick<PeppolContext, 'now' | 'keys' | 'log'>,
): LookUp {
  const context: PeppolContext = {
    ...means,
    read: (work) => database.read(work),
    write: (work) => database.write(work),
  };
  return async (integration_id, addresses) => {
    const connection = await context.read((db) => findPeppolConnection(db, integration_id));
    if (connection === undefined) throw createProviderUnavailableProblem();
    return lookUp(addresses, connection, context).catch((error: unknown) => {
      context.log.warn({ integration_id, err: error }, 'an address could not be looked up');
      throw createProviderUnavailableProblem();
    });
  };
}
