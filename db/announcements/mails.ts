// The outbox: mails as they were queued, and whether they were sent.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { components, Instant } from '../../generated/types.ts';
import { documentName } from '../../domain/invoices/invoice-document.ts';
import type { Writer } from '../engine/database.ts';
import type { Reader, Read } from '../engine/reader.ts';
import { among } from '../engine/dialect.ts';
import * as invoices from '../invoices/invoices.ts';
import { enqueue } from '../queue/jobs.ts';
import type { Selection } from '../engine/listing.ts';
import { statement } from '../engine/sql.ts';
import { table } from '../engine/table.ts';

export type Mail = components['schemas']['QueuedMail'];

/** A mail as it is stored; what comes with it follows from what it is about. */
export type MailRow = Omit<Mail, 'attachments'>;

export const rows = table<MailRow>('mails', { references: { factuur_id: null, bedrijf_id: null } });

/** Mails by id. Two queries. */
export const read: Read<Mail> = async (db, ids) => {
  const found = await rows.read(db, ids);
  const invoiceIds = [...found.values()].flatMap(({ factuur_id }) => factuur_id ?? []);
  const about = await invoices.rows.read(db, [...new Set(invoiceIds)]);
  const filesOf = ({ factuur_id }: MailRow): string[] => {
    const invoice = about.get(factuur_id ?? 0);
    return invoice === undefined ? [] : [documentName(invoice.factuur_nummer)];
  };
  return new Map([...found].map(([id, row]) => [id, { ...row, attachments: filesOf(row) }]));
};

/** What the outbox is narrowed by. */
export interface MailFilter {
  readonly status?: readonly Mail['status'][] | undefined;
  readonly kind?: readonly Mail['kind'][] | undefined;
  readonly factuur_id?: number | undefined;
}

/** The mails that a list shows, by id. */
export function select(_db: Reader, query: MailFilter): Selection {
  return { from: (db) => filterMails(db, query), order: [{ column: 'mails.id', direction: 'asc' }] };
}

function filterMails(db: Reader, query: MailFilter): Knex.QueryBuilder {
  const found = db.knex('mails');
  if (query.status) void found.where(among(db, 'mails.status', query.status));
  if (query.kind) void found.where(among(db, 'mails.kind', query.kind));
  if (query.factuur_id !== undefined) void found.where('mails.factuur_id', query.factuur_id);
  return found;
}

/** What somebody writes; the rest of a mail follows from when and how it is sent. */
export type NewMail = Pick<
  Mail,
  | 'kind'
  | 'bedrijf_id'
  | 'factuur_id'
  | 'contactpersoon_id'
  | 'from_name'
  | 'from_address'
  | 'to'
  | 'cc'
  | 'subject'
  | 'body'
  | 'unknown_tags'
>;

/** Puts a mail in the outbox, to be sent once this transaction has committed; answers its id. */
export async function queueMail(db: Writer, mail: NewMail, now: Instant): Promise<number> {
  const { kind, bedrijf_id, factuur_id, contactpersoon_id, from_name, from_address, to, cc } = mail;
  const { subject, body, unknown_tags } = mail;
  const id = await rows.insert(db, {
    ...{
      kind,
      bedrijf_id,
      factuur_id,
      contactpersoon_id,
      from_name,
      from_address,
      to,
      cc,
      subject,
      body,
      unknown_tags,
    },
    status: 'queued',
    delivered_to: [],
    message_id: `<${randomUUID()}@${from_address.slice(from_address.lastIndexOf('@') + 1)}>`,
    attempts: 0,
    error: null,
    created_at: now,
    sent_at: null,
  });
  await enqueue(db, { kind: 'send-mail', payload: { mail_id: id }, key: String(id) });
  return id;
}

// A mail has one open job at most, by its id; none is left when processes ended in the middle of it again and again.
const abandoned = statement<{ id: number }>(
  () => `select id from mails where status = 'sending' and not exists (
    select 1 from jobs where kind = 'send-mail' and key = cast(mails.id as varchar(20)) and dead_at is null)
    order by id limit 100`,
);

/** Gives up mails that nobody sends any more, so that they can be seen and sent again. */
export async function failAbandoned(db: Writer): Promise<void> {
  const found = await rows.read(
    db,
    (await abandoned(db)).map(({ id }) => id),
  );
  const error = 'The service stopped too often while sending this mail: it may have arrived.';
  await rows.updateMany(
    db,
    [...found.values()].map((mail) => [mail, { status: 'failed', error }]),
  );
}

const old = statement<{ id: number }>(
  () =>
    `select id from mails where created_at < ? and status in ('sent', 'failed', 'cancelled') order by created_at limit ?`,
);

/** Forgets mails that were written before `until` and have ended, the oldest first; answers how many. */
export async function forgetMails(db: Writer, until: Instant, limit: number): Promise<number> {
  const found = await rows.read(
    db,
    (await old(db, until, limit)).map(({ id }) => id),
  );
  await rows.removeMany(db, [...found.values()]);
  return found.size;
}
