// Status reminders: their rows, the companies of each, and the bookings that are due for them.
import type { components, Instant } from '../../generated/types.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import {
  calculateDueStays,
  isReminderDue,
  type AppliedReminder,
  type StatusReminder,
  type OtherReminder,
} from '../../domain/bookings/status-reminder.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';

type ReminderRow = Omit<StatusReminder, 'Bedrijven'>;
type ReminderStatus = StatusReminder['status'];

/** A company of a reminder. */
interface CompanyLinkRow {
  readonly id: number;
  readonly status_reminder_id: number;
  readonly bedrijf_id: number;
  /** The status of the reminder: unique with the company. */
  readonly status: ReminderStatus;
  /** Since when the company has it with this status and term: bookings that were due earlier are never reminded. */
  readonly since: Instant;
}

/** A reminder with its companies. */
export interface StoredReminder extends ReminderRow {
  readonly links: readonly CompanyLinkRow[];
}

const rows = defineTable<ReminderRow>('status_reminders');
const links = defineTable<CompanyLinkRow>('status_reminder_companies', {
  rootOf: ({ status_reminder_id: id }) => ({ root: 'status_reminders', id }),
  // Two requests can claim a company at once: the second retries, and finds the reminder that has it.
  unique: { status_reminder_companies_bedrijf_id_status_unique: 'retry' },
  references: { bedrijf_id: 'Bedrijven' },
});
// Bookings are locked before reminders.
declareConstraints('status_reminder_stays', {
  unique: { status_reminder_stays_boeking_id_status_updated_at_unique: 'never' },
});

/** Reads reminders by id, with their companies. Four queries. */
export const read: ReadByIds<StatusReminder> = async (db, ids) => {
  const reminderRows = await rows.read(db, ids);
  const linked = await links.readByParent(db, 'status_reminder_id', [...reminderRows.keys()], 'bedrijf_id');
  const all = [...linked.values()].flat();
  const companiesById = await companies.read(db, [...new Set(all.map(({ bedrijf_id }) => bedrijf_id))]);
  return new Map(
    [...reminderRows].map(([id, row]) => {
      const Bedrijven = (linked.get(id) ?? []).map(({ bedrijf_id }) => {
        return { id: bedrijf_id, displaynaam: companiesById.get(bedrijf_id)?.weergavenaam ?? '' };
      });
      return [id, { ...row, Bedrijven }];
    }),
  );
};

export function select(db: Reader): Selection {
  return selectAll(db, 'status_reminders');
}

/** Reads stored reminders, with the companies of each. Two queries. */
export const readStored: ReadByIds<StoredReminder> = async (db, ids) => {
  const reminderRows = await rows.read(db, ids);
  const linked = await links.readByParent(db, 'status_reminder_id', [...reminderRows.keys()], 'bedrijf_id');
  return new Map([...reminderRows].map(([id, row]) => [id, { ...row, links: linked.get(id) ?? [] }]));
};

/** Stores a reminder that applies to its companies from `now`; returns its id. */
export async function insert(
  db: Writer,
  body: Omit<components['schemas']['NewStatusReminder'], 'Bedrijven'>,
  companyIds: readonly number[],
  now: Instant,
): Promise<number> {
  const id = await rows.insert(db, { naam: null, ...body });
  await link(db, { id, status: body.status }, companyIds, now);
  return id;
}

/** The changed values of a reminder. Where it is `restarted`, it applies to its remaining companies from now on. */
export interface ReminderChanges {
  readonly row: Partial<Omit<ReminderRow, 'id'>>;
  readonly companyIds: readonly number[];
  readonly restarted: boolean;
}

export async function update(
  db: Writer,
  before: StoredReminder,
  { row, companyIds, restarted }: ReminderChanges,
  now: Instant,
): Promise<void> {
  const { id, status } = { ...before, ...row };
  await rows.update(db, before, row);

  const staying = before.links.filter(({ bedrijf_id }) => companyIds.includes(bedrijf_id));
  await links.removeMany(
    db,
    before.links.filter((each) => !staying.includes(each)),
  );
  if (restarted)
    await links.updateMany(
      db,
      staying.map((each) => [each, { status, since: now }]),
    );

  const previousIds = new Set(before.links.map(({ bedrijf_id }) => bedrijf_id));
  await link(
    db,
    { id, status },
    companyIds.filter((each) => !previousIds.has(each)),
    now,
  );
}

async function link(
  db: Writer,
  { id: status_reminder_id, status }: Pick<ReminderRow, 'id' | 'status'>,
  companyIds: readonly number[],
  since: Instant,
): Promise<void> {
  const fresh = companyIds.map((bedrijf_id) => ({ status_reminder_id, bedrijf_id, status, since }));
  if (fresh.length > 0) await links.insertMany(db, fresh);
}

const selectOtherReminders = defineStatement<OtherReminder>(
  (dialect) => `select l.bedrijf_id, l.status_reminder_id, r.naam from status_reminder_companies l
    join status_reminders r on r.id = l.status_reminder_id
    where ${isInList(dialect, 'l.bedrijf_id')} and l.status = ? and r.id <> ?`,
);

/** Returns the other reminders that companies have for a status. */
export async function findOtherReminders(
  db: Reader,
  companyIds: readonly number[],
  status: ReminderStatus,
  id: number | null,
): Promise<OtherReminder[]> {
  return selectOtherReminders(db, companyIds, status, id ?? 0);
}

/** Removes a reminder; the record of reminded bookings remains. */
export function remove(db: Writer, before: StoredReminder): Promise<void> {
  return rows.remove(db, before);
}

/** A reminder for one company. */
export type CompanyReminder = ReminderRow & AppliedReminder & { readonly bedrijf_id: number };

/** Returns all reminders, once for each of their companies. */
export const selectAppliedReminders = defineStatement<CompanyReminder>(
  () => `select r.*, l.bedrijf_id, l.since from status_reminder_companies l
    join status_reminders r on r.id = l.status_reminder_id`,
);

// The index of the moment finds them, not a walk of the ids. domain/bookings/status-reminder.ts has the rule, which
// this repeats in SQL. docs/decisions/212-bookings-by-the-clock-and-proposals.md.
const selectStayingBookings = defineStatement<{ id: number }>(
  () => `select b.id from bookings b where b.id + 0 > ? and b.kosten_bedrijf_id = ? and b.status = ?
    and b.status_updated_at >= ? and b.status_updated_at < ? and not exists (
      select 1 from status_reminder_stays s where s.boeking_id = b.id and s.status_updated_at = b.status_updated_at)
    order by b.id + 0 limit ?`,
);

/** Returns ids above `after` of up to `limit` bookings with a reminder due on the local date `day`. */
export async function findBookingsToRemind(
  db: Reader,
  reminder: CompanyReminder,
  { after, day, zone, limit }: { after: number; day: string; zone: Zone; limit: number },
): Promise<number[]> {
  const { from, until } = calculateDueStays(reminder, day, zone);
  const stayingBookings = await selectStayingBookings(
    db,
    after,
    reminder.bedrijf_id,
    reminder.status,
    from,
    until,
    limit,
  );
  return stayingBookings.map(({ id }) => id);
}

const selectOfCompany = defineStatement<CompanyReminder>(
  () => `select r.*, l.bedrijf_id, l.since from status_reminder_companies l
    join status_reminders r on r.id = l.status_reminder_id where l.bedrijf_id = ? and l.status = ?`,
);
const selectReminded = defineStatement<{ id: number }>(
  () => 'select id from status_reminder_stays where boeking_id = ? and status_updated_at = ?',
);

/** Returns the reminder that is due for a locked booking on the local date `day`; undefined when none is due now. */
export async function findDueReminder(
  db: Reader,
  booking: StoredBooking,
  day: string,
  zone: Zone,
): Promise<CompanyReminder | undefined> {
  const [reminder] = await selectOfCompany(db, booking.kosten_bedrijf_id, booking.status);
  if (reminder === undefined || !isReminderDue(booking, reminder, day, zone)) return undefined;
  return (await selectReminded(db, booking.id, booking.status_updated_at)).length > 0 ? undefined : reminder;
}

/** Records that the customer was reminded of the booking's current status, which happens once. */
export async function noteReminded(db: Writer, booking: StoredBooking, now: Instant): Promise<void> {
  const { id: boeking_id, status_updated_at } = booking;
  await insertRows(db, 'status_reminder_stays', [{ boeking_id, status_updated_at, reminded_at: now }]);
}

const selectStillStaying = defineStatement<{ id: number }>(
  () => `select b.id from bookings b join status_reminder_stays s
    on s.boeking_id = b.id and s.status_updated_at = b.status_updated_at where b.id = ?`,
);

/** Returns whether a booking still has the status of which its customer was reminded. */
export async function isStillStaying(db: Reader, boeking_id: number): Promise<boolean> {
  return (await selectStillStaying(db, boeking_id)).length > 0;
}

/** The objects that events announce. */
export const announced = {
  Statusherinnering: createEventObject({ table: 'status_reminders', read, schema: 'StatusReminder' }),
};
