// Responses of providers about addresses on the Peppol network, cached for a day: whether they accept invoices.
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineStatement } from '../engine/session/sql.ts';

declareConstraints('peppol_lookups', { unique: { peppol_lookups_integration_id_address_unique: 'never' } });

/** The response of a provider about an address. */
export interface KnownAddress {
  readonly is_known: boolean;
  readonly checked_at: Instant;
}

interface AddressLookupRow {
  readonly is_known: boolean | number;
  readonly checked_at: Instant;
}

const selectAnswerSince = defineStatement<AddressLookupRow>(
  () => `select is_known, checked_at from peppol_lookups where integration_id = ? and address = ? and checked_at > ?`,
);

/** Returns the response about an address that an integration got after a moment; undefined for none. */
export async function findLookup(
  db: Reader,
  integration_id: number,
  address: string,
  after: Instant,
): Promise<KnownAddress | undefined> {
  const [row] = await selectAnswerSince(db, integration_id, address, after);
  return row === undefined ? undefined : { is_known: Boolean(row.is_known), checked_at: row.checked_at };
}

/** Stores the response about an address, replacing an older one. */
export async function storeLookup(
  db: Writer,
  lookupKey: { readonly integration_id: number; readonly address: string },
  { is_known, checked_at }: KnownAddress,
): Promise<void> {
  await insertRows(db, 'peppol_lookups', [{ ...lookupKey, is_known, checked_at }], {
    conflict: `on conflict (integration_id, address) do update
      set is_known = excluded.is_known, checked_at = excluded.checked_at`,
  });
}
