// Sendings of invoices over the Peppol network: at most one in progress for each invoice, and how each ended.
import type { EarlierSending, SendingFacts, SendingStatus } from '../../domain/invoices/peppol-sending.ts';
import type { components, Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Selection } from '../engine/listing.ts';
import type { Writer } from '../engine/session/database.ts';
import { isAmong } from '../engine/session/dialect.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import { find as findRow, defineTable } from '../engine/changes/table.ts';
import type { InvoiceRow } from './invoices.ts';

type PeppolSendingBody = components['schemas']['PeppolSending'];

/** A stored sending. */
export interface PeppolSending extends EarlierSending {
  readonly id: number;
  readonly factuur_id: number;
  readonly integration_id: number;
  readonly sender: string;
  readonly provider_document_id: string | null;
  readonly error: string | null;
  /** The reason in a notification, until the provider has confirmed it. */
  readonly reported_error: string | null;
  /** Whether the service itself requested it. */
  readonly is_automatic: boolean;
  readonly created_at: Instant;
  readonly sent_at: Instant | null;
  readonly delivered_at: Instant | null;
  /** The contact of the account that requested it. */
  readonly created_by: number | null;
}

const rows = defineTable<PeppolSending>('peppol_sendings', {
  unique: { peppol_sendings_once: 'never' },
  references: { factuur_id: null },
});

/** A requested sending. */
export type NewSending = Pick<
  PeppolSending,
  'factuur_id' | 'integration_id' | 'sender' | 'receiver' | 'is_automatic' | 'created_by'
>;

/**
 * Stores a sending of a locked invoice; returns its id. With `before`, whose outcome is unknown, it continues that
 * sending: with its reference, at its provider.
 */
export function insert(
  db: Writer,
  sending: NewSending,
  now: Instant,
  before?: Pick<PeppolSending, 'reference' | 'asked_at' | 'integration_id'>,
): Promise<number> {
  const {
    integration_id = sending.integration_id,
    reference = db.chance.drawUuid('sending'),
    asked_at = null,
  } = before ?? {};
  return rows.insert(db, { ...sending, integration_id, status: 'queued', reference, asked_at, created_at: now });
}

export function find(db: Reader, id: number): Promise<PeppolSending | undefined> {
  return findRow(rows.read, db, id);
}

/** Locks and returns a sending until the transaction ends; undefined for none. */
export async function lock(db: Writer, id: number): Promise<PeppolSending | undefined> {
  return (await lockRoot(db, 'peppol_sendings', id)) === undefined ? undefined : find(db, id);
}

/** Stores the outcome of a locked sending. */
export function save(
  db: Writer,
  sending: PeppolSending,
  changes: Partial<Omit<PeppolSending, 'id' | 'factuur_id' | 'created_at'>>,
): Promise<void> {
  return rows.update(db, sending, changes);
}

const selectOfInvoice = defineStatement<PeppolSending>(
  () => 'select * from peppol_sendings where factuur_id = ? order by id',
);

/** Returns the sendings of an invoice in the order of their requests. */
export function findByInvoice(db: Reader, factuur_id: number): Promise<PeppolSending[]> {
  return selectOfInvoice(db, factuur_id);
}

const selectConnectedIds = defineStatement<{ id: number }>(
  () => `select s.id from peppol_sendings s join integrations i on i.id = s.integration_id where s.factuur_id = ?`,
);

/** Returns those of an invoice's sendings whose integration was not deleted since. */
export async function selectConnected(db: Reader, all: readonly PeppolSending[]): Promise<PeppolSending[]> {
  const [first] = all;
  const ids = new Set(first === undefined ? [] : (await selectConnectedIds(db, first.factuur_id)).map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}

const selectRoute = defineStatement<SendingFacts>(
  () => `select b.peppol_id as "from", b.peppol_integration_id as integration_id,
    (select k.peppol_id from contacts k where k.id = ?) as "to"
    from companies b where b.id = ?`,
);

/** Returns the current choices of an invoice's company and customer. One query. */
export async function factsOf(
  db: Reader,
  { bedrijf_id, klant_id }: Pick<InvoiceRow, 'bedrijf_id' | 'klant_id'>,
): Promise<SendingFacts> {
  const [row] = await selectRoute(db, klant_id, bedrijf_id);
  return row ?? { from: null, to: null, integration_id: null };
}

const selectIntegrationOfCompany = defineStatement<{ id: number | null }>(
  () => 'select peppol_integration_id as id from companies where id = ?',
);

/** Returns the integration over which a company sends; null for none, and for no company. */
export async function integrationOf(db: Reader, bedrijf_id: number | null): Promise<number | null> {
  return bedrijf_id === null ? null : ((await selectIntegrationOfCompany(db, bedrijf_id))[0]?.id ?? null);
}

const selectByDocument = defineStatement<{ id: number }>(
  () =>
    'select id from peppol_sendings where integration_id = ? and (provider_document_id = ? or reference = ?) order by id desc limit 1',
);

/** Returns the id of the newest sending with this id of its provider, or with our reference. */
export async function findByDocument(
  db: Reader,
  integration_id: number,
  document: { readonly provider_document_id: string; readonly reference: string },
): Promise<number | undefined> {
  return (await selectByDocument(db, integration_id, document.provider_document_id, document.reference))[0]?.id;
}

const selectByNumber = defineStatement<NumberedSending>(
  () => `select s.id, s.sender, s.receiver, s.status from peppol_sendings s join invoices f on f.id = s.factuur_id
    where s.integration_id = ? and f.factuur_nummer = ? order by s.id desc`,
);

/** A sending with the members that a reply to its invoice needs. */
export type NumberedSending = Pick<PeppolSending, 'id' | 'sender' | 'receiver' | 'status'>;

/** Returns the sendings of invoices with this number over an integration, the newest first. */
export function findByInvoiceNumber(db: Reader, integration_id: number, number: string): Promise<NumberedSending[]> {
  return selectByNumber(db, integration_id, number);
}

const selectUnanswered = defineStatement<{ id: number }>(
  () => `select id from peppol_sendings
    where integration_id = ? and status = 'queued' and asked_at is not null and provider_document_id is null limit 1`,
);

/** Returns whether a provider was asked to send a document and has not returned its id yet. */
export async function isAwaitingAnswer(db: Reader, integration_id: number): Promise<boolean> {
  return (await selectUnanswered(db, integration_id)).length > 0;
}

// The index of the moment finds them, not a walk of the ids.
const selectUndecided = defineStatement<{ id: number }>(
  () => `select id from peppol_sendings where id + 0 > ? and status in ('queued', 'sent') and created_at > ?
    order by id + 0 limit ?`,
);
const selectOverdue = defineStatement<{ id: number }>(
  () => `select id from peppol_sendings where id + 0 > ? and status = ? and created_at <= ? order by id + 0 limit ?`,
);

/** Returns ids above `after` of up to `limit` undecided sendings that were requested after `since`. */
export async function findUndecided(db: Reader, after: number, since: Instant, limit: number): Promise<number[]> {
  return (await selectUndecided(db, after, since, limit)).map(({ id }) => id);
}

/** Returns ids above `after` of up to `limit` sendings with a status that were requested at or before `until`. */
export async function findOverdueSendings(
  db: Reader,
  after: number,
  { status, until }: { readonly status: SendingStatus; readonly until: Instant },
  limit: number,
): Promise<number[]> {
  return (await selectOverdue(db, after, status, until, limit)).map(({ id }) => id);
}

/** Reads sendings as the API returns them, by id. One query. */
export const read: ReadByIds<PeppolSendingBody> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toSendingBody(row)]));

function toSendingBody({ sender: from, receiver: to, ...row }: PeppolSending): PeppolSendingBody {
  const { id, factuur_id, integration_id, status, provider_document_id, error } = row;
  const { created_at, sent_at, delivered_at } = row;

  return {
    id,
    factuur_id,
    integration_id,
    status,
    from,
    to,
    provider_document_id,
    error,
    created_at,
    sent_at,
    delivered_at,
  };
}

/** The filters of a list of sendings. */
export interface SendingFilter {
  readonly factuur_id?: number | undefined;
  readonly status?: readonly SendingStatus[] | undefined;
  readonly has_error?: boolean | undefined;
}

/** Selects the sendings of a list, by id. */
export function select(_db: Reader, { factuur_id, status, has_error }: SendingFilter): Selection {
  return {
    buildQuery: (db) => {
      const query = db.build('peppol_sendings');
      if (factuur_id !== undefined) void query.where('peppol_sendings.factuur_id', factuur_id);
      if (status !== undefined) void query.where(isAmong(db, 'peppol_sendings.status', status));
      if (has_error === true) void query.whereNotNull('peppol_sendings.error');
      if (has_error === false) void query.whereNull('peppol_sendings.error');
      return query;
    },
    grows: 'peppol_sendings',
    order: [{ column: 'peppol_sendings.id', direction: 'asc' }],
  };
}

/** The objects that events announce. */
export const announced = {
  PeppolSending: createEventObject({ table: 'peppol_sendings', read, schema: 'PeppolSending' }),
};
