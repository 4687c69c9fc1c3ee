// The links of proposals: the random one that is returned once, and the signed one of mails, which is not stored.
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Reader } from '../engine/session/reader.ts';
import { sha256Of } from '../engine/sha256.ts';
import { find } from '../engine/changes/table.ts';
import { findIdsWithMerged } from '../people/merged-customers.ts';
import * as bookings from './bookings.ts';
import { findByHash, rows, type ProposalRow } from './proposals.ts';

const PURPOSE = 'open a proposal';

/** Returns the URL of the page of a token. */
export function formatProposalLink(publicUrl: string, token: string): string {
  return `${publicUrl}/api2/voorstel/${token}`;
}

/** Returns the token for a mail. Its signature covers the hash too, which is unique to the proposal. */
export async function signMailToken(db: Writer, keys: Keys, { id, hash }: ProposalRow): Promise<string> {
  return `${String(id)}.${await keys.sign(db, PURPOSE, hash)}`;
}

/**
 * Returns the proposal of a token of either kind; undefined when there is none, or its booking has another customer
 * now.
 */
export async function findByToken(db: Reader, keys: Keys, token: string): Promise<ProposalRow | undefined> {
  const [, id, signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  const proposalId = id === undefined ? (await findByHash(db, sha256Of(token)))?.id : Number(id);
  const proposal = proposalId === undefined ? undefined : await find(rows.read, db, proposalId);
  if (proposal === undefined) return undefined;
  if (id !== undefined && !(await keys.isSigned(db, PURPOSE, proposal.hash, signature))) return undefined;
  const booking = await find(bookings.readListed, db, proposal.boeking_id);
  const isTheirs = booking !== undefined && (await findIdsWithMerged(db, booking.klant_id)).includes(proposal.klant_id);
  return isTheirs ? proposal : undefined;
}
