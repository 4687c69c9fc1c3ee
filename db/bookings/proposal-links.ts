// The links of proposals: the random one that is shown once, and the signed one that mails carry, which nobody has to keep.
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Reader } from '../engine/session/reader.ts';
import { sha256Of } from '../engine/sha256.ts';
import { find } from '../engine/changes/table.ts';
import { findIdsWithMerged } from '../people/merged-customers.ts';
import * as bookings from './bookings.ts';
import { findByHash, rows, type ProposalRow } from './proposals.ts';

const PURPOSE = 'open a proposal';

/** The address of the page that a token opens. */
export function formatProposalLink(publicUrl: string, token: string): string {
  return `${publicUrl}/api2/voorstel/${token}`;
}

/** The token for a mail. It is signed over the hash too, which no other proposal ever has. */
export async function signMailToken(db: Writer, keys: Keys, { id, hash }: ProposalRow): Promise<string> {
  return `${String(id)}.${await keys.sign(db, PURPOSE, hash)}`;
}

/** The proposal that a token of either kind opens; undefined when there is none, or its booking is another customer's now. */
export async function findByToken(db: Reader, keys: Keys, token: string): Promise<ProposalRow | undefined> {
  const [, id, signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const known = id === undefined ? (await findByHash(db, sha256Of(token)))?.id : Number(id);
  const proposal = known === undefined ? undefined : await find(rows.read, db, known);
  if (proposal === undefined) return undefined;
  if (id !== undefined && !(await keys.isSigned(db, PURPOSE, proposal.hash, signature))) return undefined;
  const booking = await find(bookings.readListed, db, proposal.boeking_id);
  const isTheirs = booking !== undefined && (await findIdsWithMerged(db, booking.klant_id)).includes(proposal.klant_id);
  return isTheirs ? proposal : undefined;
}
