// Changes the VAT rates of existing bookings: each booking in its own transaction, and once, also after a restart.
import { setImmediate as turn } from 'node:timers/promises';
import * as bookings from '../../db/bookings/bookings.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { find } from '../../db/engine/changes/table.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as vatChanges from '../../db/invoices/vat-changes.ts';
import type { VatChangeOutcome } from '../../db/invoices/vat-changes.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { enqueue, type NewJob } from '../../db/queue/jobs.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { planVatChange, type PlannedVatChange, type VatChangeTerms } from '../../domain/invoices/vat-change.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { refreshDrafts } from '../../handlers/invoices/draft.ts';
import { enqueuePages } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import { SECOND } from '../../domain/values/time-units.ts';

/** How many ids of bookings one run covers. */
const MAX_IDS_PER_RUN = 500;

/**
 * Returns the job of a change. Each run covers the bookings of a range of ids, and enqueues the job of the next range. An
 * interrupted run starts its range again, and skips changed bookings. docs/decisions/315-price-a-booking-line.md.
 */
export function changeVat(idsPerRun = MAX_IDS_PER_RUN): Job<JobPayloads['change-vat']> {
  return {
    concurrency: 1,
    retries: [SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, 3600 * SECOND],
    async run({ vat_change_id: id, after }, context) {
      const { read, write, signal, now } = context;
      const change = await read((db) => vatChanges.findUnfinished(db, id));
      if (change === undefined) return;

      const last = Math.min(after + idsPerRun, change.tot_boeking_id);
      const ids = await read((db) => vatChanges.findBookingsAtRate(db, change, { after, until: last }));
      const outcomes: VatChangeOutcome[] = [];

      for (const booking of ids) {
        if (signal.aborted) return;
        if (change.dry_run) outcomes.push(...(await askAbout(booking, change, context)));
        else await changeOne(booking, change, context);
        // Reads of SQLite are synchronous: without this pause no request would run in between.
        await turn();
      }

      await write(async (db) => {
        await vatChanges.note(db, id, outcomes);
        if (last < change.tot_boeking_id) await enqueue(db, jobOf(id, last));
        else await vatChanges.finish(db, id, now());
      });
    },
  };
}

/** Returns the job that continues after the booking with an id. */
function jobOf(vat_change_id: number, after: number): NewJob {
  return { kind: 'change-vat', payload: { vat_change_id, after }, key: String(vat_change_id) };
}

/**
 * The hourly round: resumes changes whose job was given up, such as after repeated crashes. They resume where they stopped:
 * a long dry run that restarted each hour would never end.
 */
export async function resumeVatChanges(context: Pick<JobContext, 'single' | 'write'>): Promise<void> {
  await enqueuePages(
    context,
    (db, { after, limit }) => vatChanges.findUnfinishedAfter(db, after, limit),
    (changes) => changes.map(({ id, after }) => jobOf(id, after)),
  );
}

/** A booking, and the result of a change for it. */
interface DecidedBooking {
  readonly booking: StoredBooking;
  readonly change: PlannedVatChange;
}

/** Returns the decision about a booking; undefined where the change does not apply to it. */
async function decide(db: Reader, id: number, change: VatChangeTerms, zone: Zone): Promise<DecidedBooking | undefined> {
  const stored = await find(bookings.readStored, db, id);
  if (stored === undefined) return undefined;
  const changed = planVatChange(stored, await invoices.findFinalised(db, id), change, zone);
  return changed === null ? undefined : { booking: stored, change: changed };
}

function notedOf({ booking, change }: DecidedBooking): VatChangeOutcome {
  const { id: boeking_id, referentie, datum } = booking;
  return { boeking_id, referentie, datum, ...change.result };
}

/** Returns the outcome of a dry run for a booking; an empty list where the change does not apply to it. */
async function askAbout(id: number, change: VatChangeTerms, { read, zone }: JobContext): Promise<VatChangeOutcome[]> {
  const decided = await read((db) => decide(db, id, change, zone));
  return decided === undefined ? [] : [notedOf(decided)];
}

type StoredChange = VatChangeTerms & { readonly id: number };

/** Changes a booking, and stores the outcome. Decides under the booking's lock. */
async function changeOne(id: number, change: StoredChange, { write, zone }: JobContext): Promise<void> {
  await write(async (db) => {
    await lockRoots(db, 'bookings', [id]);
    if (await vatChanges.isNoted(db, change.id, id)) return;
    const decided = await decide(db, id, change, zone);
    if (decided === undefined) return;
    const { booking, change: changed } = decided;
    if (changed.costs !== null) await refreshDrafts(db, await bookings.saveCosts(db, booking, changed.costs));
    await vatChanges.note(db, change.id, [notedOf(decided)]);
  });
}
