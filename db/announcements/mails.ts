// The outbox: mails as they were queued, and whether they were sent.
import type { Knex } from 'knex';
import type { components, Instant } from '../../generated/types.ts';
import {
  fillOlderMembers,
  listQueriedSubjects,
  type MailSubject,
  type OlderMembers,
} from '../../domain/announcements/mail-subject.ts';
import type { MailLayout } from '../../domain/announcements/mail-layout.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isAmong } from '../engine/session/dialect.ts';
import { mailServerOf } from '../house/integrations.ts';
import { enqueueAll, withdraw } from '../queue/jobs.ts';
import type { Selection } from '../engine/listing.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type Mail = components['schemas']['QueuedMail'];

/** An attachment of a mail: the source that creates or stores it, its id there, and its file name. */
export interface MailFile<Source extends string = string> {
  readonly source: Source;
  readonly id: number;
  readonly filename: string;
}

/** A stored mail. */
export type MailRow = Omit<Mail, 'about' | 'attachments' | 'facts' | 'button' | keyof OlderMembers> & {
  readonly subject_kind: MailSubject['kind'];
  readonly subject_id: number;
  readonly files: readonly MailFile[];
  /** Null for a mail that is older than HTML mails: it is sent as text. */
  readonly layout: MailLayout | null;
};

export const rows = defineTable<MailRow>('mails', { references: { bedrijf_id: null } });

/** Mails by id. One query. */
export const read: ReadByIds<Mail> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, mailOf(row)]));

function mailOf({ subject_kind: kind, subject_id, files, layout, ...row }: MailRow): Mail {
  const about = { kind, id: subject_id };
  const attachments = files.map(({ filename }) => filename);
  const summary = { facts: [...(layout?.facts ?? [])], button: layout?.button ?? null };
  return { ...row, ...fillOlderMembers(about), ...summary, about, attachments };
}

const COUNTED_STATUSES = ['queued', 'sending', 'failed'] as const satisfies readonly Mail['status'][];

const selectStatusCounts = defineStatement<{ status: string; count: number }>(
  (dialect) => `select status, count(*) as count from mails where ${isInList(dialect, 'status')} group by status`,
);

/** Returns the number of queued mails, of those that are being sent, and of failed ones, by status. */
export async function countMails(db: Reader): Promise<ReadonlyMap<string, number>> {
  const statusCounts = await selectStatusCounts(db, COUNTED_STATUSES);
  return new Map([
    ...COUNTED_STATUSES.map((status) => [status, 0] as const),
    ...statusCounts.map((row) => [row.status, row.count] as const),
  ]);
}

/** The filters of the outbox. */
export interface MailFilter extends Readonly<Partial<Record<keyof OlderMembers, number | undefined>>> {
  readonly status?: readonly Mail['status'][] | undefined;
  readonly kind?: readonly Mail['kind'][] | undefined;
  readonly about_kind?: MailSubject['kind'] | undefined;
  readonly about_id?: number | undefined;
}

/** Selects the mails of a list, by id. */
export function select(_db: Reader, query: MailFilter): Selection {
  return {
    buildQuery: (db) => filterMails(db, query),
    grows: 'mails',
    order: [{ column: 'mails.id', direction: 'asc' }],
  };
}

function filterMails(db: Reader, query: MailFilter): Knex.QueryBuilder {
  const builder = db.build('mails');
  if (query.status) void builder.where(isAmong(db, 'mails.status', query.status));
  if (query.kind) void builder.where(isAmong(db, 'mails.kind', query.kind));
  if (query.about_kind !== undefined) void builder.where('mails.subject_kind', query.about_kind);
  if (query.about_id !== undefined) void builder.where('mails.subject_id', query.about_id);
  for (const about of listQueriedSubjects(query)) void builder.where(columnsOf(about));
  return builder;
}

const selectIdsAbout = defineStatement<{ id: number }>(
  () => 'select id from mails where subject_kind = ? and subject_id = ? order by id',
);

/** Returns the mails about a subject, the oldest first. */
export async function findMailsAbout(db: Reader, about: MailSubject): Promise<MailRow[]> {
  const ids = (await selectIdsAbout(db, about.kind, about.id)).map(({ id }) => id);
  return [...(await rows.read(db, ids)).values()];
}

function columnsOf({ kind, id }: MailSubject): Record<string, string | number> {
  return { 'mails.subject_kind': kind, 'mails.subject_id': id };
}

/** The content of a new mail; the other columns follow from how it is sent. */
export type NewMail = Omit<
  MailRow,
  'id' | 'status' | 'delivered_to' | 'message_id' | 'attempts' | 'error' | 'created_at' | 'sent_at'
>;

/** Puts a mail in the outbox, to be sent once this transaction has committed; returns its id. */
export async function storeMail(db: Writer, mail: NewMail, now: Instant): Promise<number> {
  const { from_address } = mail;
  const id = await rows.insert(db, {
    ...mail,
    status: 'queued',
    delivered_to: [],
    message_id: `<${db.chance.drawUuid('mail')}@${from_address.slice(from_address.lastIndexOf('@') + 1)}>`,
    attempts: 0,
    error: null,
    created_at: now,
    sent_at: null,
  });

  await enqueueSending(db, [{ id, bedrijf_id: mail.bedrijf_id }]);
  return id;
}

/**
 * Enqueues mails of one company: for any process where the company has its own mail server, else for one with SMTP_URL.
 */
export async function enqueueSending(db: Writer, mails: readonly Pick<MailRow, 'id' | 'bedrijf_id'>[]): Promise<void> {
  const [first] = mails;
  if (first === undefined) return;
  const hasOwnServer = (await mailServerOf(db, first.bedrijf_id)) !== null;
  const kind = hasOwnServer ? 'send-company-mail' : 'send-mail';
  await enqueueAll(
    db,
    mails.map(({ id }) => ({ kind, payload: { mail_id: id }, key: String(id) })),
  );
}

const selectQueuedOfCompany = defineStatement<{ id: number }>(
  () => "select id from mails where bedrijf_id = ? and status = 'queued'",
);

/**
 * Enqueues the queued mails of a company again after a change of its mail server. A mail that is being sent is not
 * affected.
 */
export async function rerouteMails(db: Writer, bedrijf_id: number): Promise<void> {
  const queuedMails = await selectQueuedOfCompany(db, bedrijf_id);
  const withdrawnKeys = await withdraw(
    db,
    ['send-mail', 'send-company-mail'],
    queuedMails.map(({ id }) => String(id)),
  );
  await enqueueSending(
    db,
    withdrawnKeys.map((key) => ({ id: Number(key), bedrijf_id })),
  );
}

/** Puts a mail in the outbox once more, as it was written; returns the id of the new one. */
export async function storeAgain(db: Writer, mail: MailRow, now: Instant): Promise<number> {
  const { kind, bedrijf_id, subject_kind, subject_id, contactpersoon_id, from_name, from_address } = mail;
  const { to, cc, subject, body, layout, unknown_tags, files } = mail;
  const about = { kind, bedrijf_id, subject_kind, subject_id, contactpersoon_id };
  return storeMail(db, { ...about, from_name, from_address, to, cc, subject, body, layout, unknown_tags, files }, now);
}

// A mail has at most one open job, keyed by its id, and none once its job was given up.
const selectAbandonedMails = defineStatement<{ id: number }>(
  () => `select id from mails where status = 'sending' and not exists (
    select 1 from jobs where kind in ('send-mail', 'send-company-mail') and key = cast(mails.id as varchar(20)) and dead_at is null)
    order by id limit 100`,
);

/** Marks mails as failed whose sending was abandoned, so that staff see them and can send them again. */
export async function failAbandoned(db: Writer): Promise<void> {
  const abandonedMails = await rows.read(
    db,
    (await selectAbandonedMails(db)).map(({ id }) => id),
  );
  const error = 'The service stopped too often while sending this mail: it may have arrived.';
  await rows.updateMany(
    db,
    [...abandonedMails.values()].map((mail) => [mail, { status: 'failed', error }]),
  );
}

const selectOldMails = defineStatement<{ id: number }>(
  () =>
    `select id from mails where created_at < ? and status in ('sent', 'failed', 'cancelled') order by created_at limit ?`,
);

/** Deletes mails that were written before `until` and have ended, the oldest first; returns how many. */
export async function purgeMails(db: Writer, until: Instant, limit: number): Promise<number> {
  const oldMails = await rows.read(
    db,
    (await selectOldMails(db, until, limit)).map(({ id }) => id),
  );
  await rows.removeMany(db, [...oldMails.values()]);
  return oldMails.size;
}

/** The objects that events announce. */
export const announced = {
  QueuedMail: createEventObject({ table: 'mails', read, schema: 'QueuedMail' }),
};
