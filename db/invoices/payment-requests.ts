// Payment requests: found by id and by the token of their page.
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { defineTable } from '../engine/changes/table.ts';
import { drawSecretToken } from '../engine/chance.ts';
import type { Selection } from '../engine/listing.ts';
import type { Writer } from '../engine/session/database.ts';
import { isAmong } from '../engine/session/dialect.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

export type PaymentRequest = components['schemas']['PaymentRequest'];

/** A stored request. Its state is as it was after the last change of its invoice or its payments. */
export interface PaymentRequestRow extends Omit<PaymentRequest, 'url'> {
  readonly token: string;
}

export const rows = defineTable<PaymentRequestRow>('payment_requests', {
  within: { root: 'bookings', column: 'boeking_id' },
  softDeletion: { present: { ingetrokken_op: null }, lockOrder: 5 },
  unique: { payment_requests_token_unique: 'never' },
  references: { factuur_id: null, boeking_id: null },
});

/** Reads requests without the addresses of their pages. */
export const read: ReadByIds<PaymentRequest> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toRequest(row)]));

/** Returns a reader of requests with the addresses of their pages. */
export function readWithUrl(publicUrl: string): ReadByIds<PaymentRequest> {
  return async (db, ids) =>
    new Map(
      [...(await rows.read(db, ids))].map(([id, row]) => [
        id,
        { ...toRequest(row), url: formatRequestUrl(publicUrl, row.token) },
      ]),
    );
}

function toRequest(row: PaymentRequestRow): PaymentRequest {
  const { id, factuur_id, boeking_id, bedrag, deelbetaling, geldig_tot, status, openstaand, te_veel } = row;
  const { created_at, created_by, ingetrokken_op } = row;
  const terms = { bedrag, deelbetaling, geldig_tot };
  return { id, factuur_id, boeking_id, ...terms, status, openstaand, te_veel, created_at, created_by, ingetrokken_op };
}

/** Returns the address of the page of a token. */
export function formatRequestUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/betalen/${token}`;
}

/** The filters of a list of requests. */
interface PaymentRequestFilter {
  readonly status?: readonly PaymentRequest['status'][] | undefined;
  readonly factuur_id?: number | undefined;
  readonly boeking_id?: number | undefined;
  readonly te_veel?: boolean | undefined;
}

/** Selects the requests of a list, the newest first. */
export function select(_db: Reader, { status, factuur_id, boeking_id, te_veel }: PaymentRequestFilter): Selection {
  return {
    buildQuery: (db) => {
      const query = db.build('payment_requests');
      if (status !== undefined) void query.where(isAmong(db, 'payment_requests.status', status));
      if (factuur_id !== undefined) void query.where({ factuur_id });
      if (boeking_id !== undefined) void query.where({ boeking_id });
      // The number is in the text: the index holds those with an excess only.
      if (te_veel !== undefined) void query.whereRaw(`payment_requests.te_veel ${te_veel ? '>' : '='} 0`);
      return query;
    },
    grows: 'payment_requests',
    order: [{ column: 'payment_requests.id', direction: 'desc' }],
  };
}

/** Stores a request under a new token; returns its id. */
export function insert(db: Writer, request: Omit<PaymentRequestRow, 'id' | 'token'>): Promise<number> {
  return rows.insert(db, { ...request, token: drawSecretToken(db.chance, 'payment request') });
}

/** The form of a token. Any other text is looked up as well, and not found. */
const TOKEN_PATTERN = /^[\w-]{43}$/;
const selectByToken = defineStatement<PaymentRequestRow>(() => 'select * from payment_requests where token = ?');

/** Returns the request of a page, withdrawn ones included; undefined for an unknown token. */
export async function findByToken(db: Reader, token: string): Promise<PaymentRequestRow | undefined> {
  return (await selectByToken(db, TOKEN_PATTERN.test(token) ? token : ''))[0];
}

const selectOpenToken = defineStatement<{ token: string }>(
  () => `select token from payment_requests where factuur_id = ? and status in ('open', 'deels_betaald')
    order by case when bedrag is null then 0 else 1 end, id desc limit 1`,
);

/** Returns the token of the newest request by which an invoice can be paid, one for all of it first; null for none. */
export async function findOpenToken(db: Reader, factuur_id: number): Promise<string | null> {
  return (await selectOpenToken(db, factuur_id))[0]?.token ?? null;
}

/** The objects that events announce. */
export const announced = {
  Betaalverzoek: createEventObject({
    table: 'payment_requests',
    read,
    schema: 'PaymentRequest',
    isPresent: ({ ingetrokken_op }) => ingetrokken_op === null,
  }),
};
