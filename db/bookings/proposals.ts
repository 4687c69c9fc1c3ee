// Proposals: found by booking and by the hash of their token, accepted or declined once, and expired by a scheduled job.
import type { components } from '../../generated/types.ts';
import type { OfferedProposal } from '../../domain/bookings/proposal.ts';
import { lastDayOf, pricesOf, determineStatusAfter, type ProposedBooking } from '../../domain/bookings/proposal.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { calculateCostsTotal } from '../../domain/bookings/costs.ts';
import type { Cents } from '../../generated/types.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { forceIndexIn } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable, type NewRow } from '../engine/changes/table.ts';
import { readPrintedProgramme } from './programmes.ts';

export type Proposal = components['schemas']['Proposal'];

/** A stored proposal, with only the SHA-256 of its token, in hex. */
export interface ProposalRow extends Omit<Proposal, 'link'> {
  readonly hash: string;
  /** The customer at its creation: links work only while the booking has this customer. */
  readonly klant_id: number;
  /**
   * The total of its booking when it was created or last mailed; null for a proposal that is older than this column.
   */
  readonly offered_total: Cents | null;
  /** The last local date on which it can be accepted, by `lastDayOf`: a scheduled job finds expired proposals by it. */
  readonly last_day: string;
}

export const rows = defineTable<ProposalRow>('proposals', {
  within: { root: 'bookings', column: 'boeking_id' },
  unique: { proposals_hash_unique: 'never' },
  references: { boeking_id: 'boeking_id', type_id: 'type_id', created_by: null },
});

/** Proposals as the API returns them, without hashes and links. */
export const read: ReadByIds<Proposal> = async (db, ids) => {
  const proposalRows = await rows.read(db, ids);
  return new Map([...proposalRows].map(([id, row]) => [id, toProposal(row)]));
};

function toProposal({ id, boeking_id, type_id, tekst, geldig_tot, status, ...row }: ProposalRow): Proposal {
  const { reden, beantwoord_op, akkoord_bedrag, geen_plaats_op, gemaild_op, prefix, created_at, created_by } = row;
  const answer = { reden, beantwoord_op, akkoord_bedrag, geen_plaats_op };
  const creation = { prefix, created_at, created_by };
  return { id, boeking_id, type_id, tekst, geldig_tot, status, ...answer, gemaild_op, ...creation, link: null };
}

type ProposalFilter = { readonly [Name in 'boeking_id' | 'status']?: Proposal[Name] | undefined };

/** Selects the proposals of a list, the newest first. */
export function select(_db: Reader, { boeking_id, status }: ProposalFilter): Selection {
  return {
    buildQuery: ({ build }) => {
      const query = build('proposals');
      if (boeking_id !== undefined) void query.where('proposals.boeking_id', boeking_id);
      if (status !== undefined) void query.where('proposals.status', status);
      return query;
    },
    grows: 'proposals',
    order: [{ column: 'proposals.id', direction: 'desc' }],
  };
}

export function insert(db: Writer, proposal: NewRow<ProposalRow>): Promise<number> {
  return rows.insert(db, proposal);
}

const selectByHash = defineStatement<Pick<ProposalRow, 'id' | 'boeking_id'>>(
  () => 'select id, boeking_id from proposals where hash = ?',
);

/** Returns the proposal of a token, by its hash; undefined when there is none. */
export async function findByHash(
  db: Reader,
  hash: string,
): Promise<Pick<ProposalRow, 'id' | 'boeking_id'> | undefined> {
  return (await selectByHash(db, hash))[0];
}

/** Returns the current facts of the booking of a proposal, without the text. A fixed number of queries. */
export async function offeredOf(
  db: Reader,
  booking: StoredBooking,
  proposal: Pick<Proposal, 'geldig_tot'>,
  zone: Zone,
): Promise<Omit<OfferedProposal, 'text'>> {
  const programme = await readPrintedProgramme(db, booking, zone);
  return {
    programme,
    prices: pricesOf(booking.costs),
    total: calculateCostsTotal(booking.costs),
    valid_until: lastDayOf(proposal, booking),
  };
}

/** Returns the proposals of a locked booking. */
export async function findByBooking(db: Reader, boeking_id: number): Promise<ProposalRow[]> {
  return (await rows.readByParent(db, 'boeking_id', [boeking_id])).get(boeking_id) ?? [];
}

const CLOSING_MEMBERS = ['status', 'datum', 'klant_id'] as const satisfies readonly (keyof ProposedBooking)[];

/** Closes the open proposals of a locked booking that its change ends. */
export async function closeAfter(
  db: Writer,
  bookings: readonly [before: ProposedBooking, after: ProposedBooking & Pick<StoredBooking, 'id'>],
  today: string,
): Promise<void> {
  const [before, after] = bookings;
  if (CLOSING_MEMBERS.every((member) => before[member] === after[member])) return;
  const open = (await findByBooking(db, after.id)).filter(({ status }) => status === 'open');
  await rows.updateMany(
    db,
    open.map((proposal) => {
      const last_day = lastDayOf(proposal, after);
      return [proposal, { status: determineStatusAfter(proposal, bookings, today), last_day }];
    }),
  );
}

const selectOverdue = defineStatement<{ id: number }>(
  (dialect) => `select id from ${forceIndexIn(dialect, 'proposals', 'proposals_ending_index')}
    where status = 'open' and last_day < ? order by last_day, id limit ?`,
);

/** Locks and returns up to `limit` proposals that are open after their last day or that of their booking. */
export async function lockOverdueProposals(db: Writer, today: string, limit: number): Promise<ProposalRow[]> {
  const ids = (await selectOverdue(db, today, limit)).map(({ id }) => id);
  for (const id of ids) await lockRoot(db, 'proposals', id);
  return [...(await rows.read(db, ids)).values()];
}

/** The objects that events announce. */
export const announced = {
  Boekingsvoorstel: createEventObject({ table: 'proposals', read, schema: 'Proposal' }),
};
