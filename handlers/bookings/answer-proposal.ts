// The answer to a proposal: accepting it moves its booking to the agreed status where capacity allows, else staff are notified.
import * as proposals from '../../db/bookings/proposals.ts';
import * as types from '../../db/bookings/proposal-types.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as notes from '../../db/people/notes.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { isConfirmedStatus } from '../../domain/bookings/booking-status.ts';
import {
  planAnswer,
  needsCapacityNote,
  createNoCapacityNote,
  selectAgreedStatus,
  type OfferedProposal,
  type SentProposalAnswer,
} from '../../domain/bookings/proposal.ts';
import type { ProposalNotice } from '../../domain/bookings/proposal-words.ts';
import type { Context } from '../handler.ts';
import { checkCapacity } from './enforcement.ts';
import { moveBooking } from './move-booking.ts';
import { lockVouchersOf } from './redemption.ts';

/** An open proposal with its locked booking and its contents. */
interface AnswerableProposal {
  readonly proposal: proposals.ProposalRow;
  readonly booking: StoredBooking;
  readonly offer: OfferedProposal;
}

/** Stores the answer, unless it accepts and the booking does not fit; returns the notice for the page. */
export async function answerOpenProposal(
  answerable: AnswerableProposal,
  answer: SentProposalAnswer,
  context: Context<Writer>,
): Promise<ProposalNotice> {
  const { proposal, offer } = answerable;
  const { db, now } = context;
  const changes = planAnswer(answer, offer.total, now);
  const refusalNotice = changes.status === 'geaccepteerd' ? await acceptProposal(answerable, context) : null;
  if (refusalNotice !== null) return refusalNotice;

  await proposals.rows.update(db, proposal, changes);
  return changes.status === 'geaccepteerd' ? 'geaccepteerd' : 'afgewezen';
}

/** Moves the booking of a proposal to the accepted status. Returns null, or 'vol' where it does not fit. */
async function acceptProposal(
  { proposal, booking, offer }: AnswerableProposal,
  context: Context<Writer>,
): Promise<'vol' | null> {
  const { db } = context;
  const { status_na_akkoord } = await readOne(types.read, db, proposal.type_id);
  const status = selectAgreedStatus(booking.status, status_na_akkoord);

  // Vouchers are locked before capacity: docs/decisions/020-locks.md.
  await lockVouchersOf(db, booking);
  if (!isConfirmedStatus(booking.status) && !(await checkCapacity(booking, db)).available) {
    await notifyStaff(proposal, booking, offer, context);
    return 'vol';
  }

  await moveBooking(booking, status, context);
  return null;
}

/** Notes on the booking that a customer accepted a proposal without capacity, once on a local day. */
async function notifyStaff(
  proposal: proposals.ProposalRow,
  { id }: StoredBooking,
  offer: OfferedProposal,
  { db, now, zone }: Context<Writer>,
): Promise<void> {
  if (!needsCapacityNote(proposal, now, zone)) return;
  await proposals.rows.update(db, proposal, { geen_plaats_op: now });
  await notes.insertOnBooking(
    db,
    id,
    { ...createNoCapacityNote(offer), contactpersoon_id: null, created_by: null },
    now,
  );
}
