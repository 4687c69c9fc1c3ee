// Invoices that are due for scheduled jobs: drafts to create or send, and payment reminders.
import { addDays } from '../../domain/values/calendar.ts';
import * as reminder from '../../domain/invoices/reminder.ts';
import { MAX_DRAFT_DAYS_LATE } from '../../domain/invoices/sending.ts';
import type { Reader } from '../engine/session/reader.ts';
import { buildDateMinus, buildDatePlus } from '../engine/session/dialect.ts';
import { defineStatement } from '../engine/session/sql.ts';

// `id + 0` keeps the planner from walking the ids: the index of the due date finds the rows. domain/invoices/sending.ts
// has the rule, which this repeats in SQL.
const IS_UNDRAFTED = "drafted_on is null and factureren and status in ('definitief', 'gaande', 'voltooid')";
const selectBookings = defineStatement<{ id: number }>((dialect) => {
  const draftDate = buildDatePlus(dialect, 'datum', 'conceptfactuur_na_dagen');
  const day = buildDateMinus(dialect, '?', 'c.factureren_na_dagen');
  return `select id from (
      select b.id from companies c join bookings b on b.kosten_bedrijf_id = c.id
        where b.datum >= ${day} and b.datum <= ${day} and b.datum <= ? and conceptfactuur_na_dagen is null and ${IS_UNDRAFTED}
      union all
      select id from bookings
        where ${draftDate} >= ? and ${draftDate} <= ? and datum <= ? and conceptfactuur_na_dagen is not null and ${IS_UNDRAFTED}
    ) as due where id + 0 > ? order by id limit ?`;
});

/** At most `limit` ids above `after`; `today` is the local date. */
interface DuePage {
  readonly after: number;
  readonly limit: number;
  readonly today: string;
}

/** Returns ids above `after` of up to `limit` bookings whose draft is due on the local date `today`. */
export async function findDueDrafts(db: Reader, { after, limit, today }: DuePage): Promise<number[]> {
  const since = addDays(today, -MAX_DRAFT_DAYS_LATE);
  return (await selectBookings(db, since, today, today, since, today, today, after, limit)).map(({ id }) => id);
}

const selectDrafts = defineStatement<{ id: number }>(
  () => `select id from invoices where id + 0 > ? and status = 'concept' and verstuur_factuur_op <= ?
    order by id + 0 limit ?`,
);

/** Returns ids above `after` of up to `limit` drafts that must be sent on the local date `today` or earlier. */
export async function findDueSendings(db: Reader, { after, limit, today }: DuePage): Promise<number[]> {
  return (await selectDrafts(db, after, today, limit)).map(({ id }) => id);
}

// domain/invoices/reminder.ts has the rule, which this repeats in SQL; the open amount of each is read under its lock.
const selectReminders = defineStatement<{ id: number }>((dialect) => {
  const term = 'case when betaaltermijn > 0 then betaaltermijn else 0 end';
  const first = buildDatePlus(dialect, 'datum', `(${term} + 1)`);
  const second = buildDatePlus(dialect, 'herinnering1', String(reminder.DAYS_BETWEEN_REMINDERS));
  const day = `case when herinnering1 is null then ${first} else ${second} end`;
  return `select id from invoices
    where id + 0 > ? and status in ('verzonden', 'deels_betaald') and crediteert_factuur_id is null
      and herinnering2 is null and ${day} <= ? and ${day} >= ?
    order by id + 0 limit ?`;
});

/** Returns ids above `after` of up to `limit` invoices with a reminder due on the local date `today`. */
export async function findDueReminders(db: Reader, { after, limit, today }: DuePage): Promise<number[]> {
  const since = addDays(today, -reminder.MAX_REMINDER_DAYS_LATE);
  return (await selectReminders(db, after, today, since, limit)).map(({ id }) => id);
}
