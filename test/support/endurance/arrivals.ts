// Where the webhooks and mails of a long run arrive, and whether each did that had to.
import { AssertionError } from 'chai';
import type { Boekstaaf } from 'boekstaaf';
import type { Reader } from '../../../db/engine/session/reader.ts';
import { LOCAL } from '../crash-server.ts';
import { type TestMailServer, startMailServer } from '../mail-server.ts';
import { type Random } from '../random.ts';
import { startReceiver } from '../receiver.ts';

const EVENTS = [
  'Boeking::postInsert',
  'Boeking::postUpdate',
  'Factuur::postInsert',
  'FactuurBetaling::postInsert',
  'Locatie::postInsert',
] as const;
/** One of so many messages is refused the first time, and one is answered late. */
const MESSAGES_PER_TROUBLE = 50;
const LATE_MS = 1_000;

export interface Arrivals {
  readonly smtpUrl: string;
  /** Subscribes to events. */
  subscribe(api: Boekstaaf): Promise<void>;
  /** From now on everything is taken at once. */
  behave(): void;
  /** Throws for each webhook and mail that did not arrive; returns how many did. */
  requireAll(db: Reader): Promise<ArrivalCounts>;
  close(): Promise<void>;
}

export interface ArrivalCounts {
  readonly webhooks: number;
  /** Webhooks and mails that came more than once, as they may after a kill. */
  readonly again: { readonly webhooks: number; readonly mails: number };
  readonly mails: number;
}

export async function watchArrivals(random: Random): Promise<Arrivals> {
  const webhooks = new Map<string, number>();
  const mails = new Map<string, number>();
  const listener = await startReceiver();
  let behaves = false;

  listener.respondWith((response, { headers }) => {
    const id = headers['webhook-id'] ?? '';
    const times = incrementCount(webhooks, id);
    listener.clear();
    const trouble = times === 1 && !behaves ? random(MESSAGES_PER_TROUBLE) : MESSAGES_PER_TROUBLE;
    if (trouble === 0) {
      webhooks.delete(id);
      response.writeHead(503).end();
    } else if (trouble === 1) setTimeout(() => response.writeHead(204).end(), LATE_MS);
    else response.writeHead(204).end();
  });

  const post: TestMailServer = await startMailServer({
    onReceived: ({ headers }) => {
      incrementCount(mails, headers.get('message-id') ?? '');
      post.clear();
      return Promise.resolve();
    },
  });

  return {
    smtpUrl: post.url,
    async subscribe(api) {
      const url = `http://${LOCAL}:${String(listener.port)}/hooks`;
      for (const name of EVENTS) await api.webhooks.createWebhook({ body: { name, url } });
    },
    behave() {
      behaves = true;
    },
    async requireAll(db) {
      const wrong = [...(await findMissingWebhooks(db, webhooks)), ...(await findMissingMails(db, mails))];
      if (wrong.length > 0)
        throw new AssertionError(
          `${String(wrong.length)} messages did not arrive:\n  ${wrong.slice(0, 10).join('\n  ')}`,
        );
      return {
        webhooks: webhooks.size,
        mails: mails.size,
        again: { webhooks: countRepeated(webhooks), mails: countRepeated(mails) },
      };
    },
    async close() {
      await post.close();
      await listener.close();
    },
  };
}

function incrementCount(times: Map<string, number>, id: string): number {
  const now = (times.get(id) ?? 0) + 1;
  times.set(id, now);
  return now;
}

function countRepeated(times: ReadonlyMap<string, number>): number {
  return [...times.values()].filter((count) => count > 1).length;
}

/** Each event that somebody subscribed to has a delivery that is done, and was received. */
async function findMissingWebhooks({ build, query }: Reader, arrived: ReadonlyMap<string, number>): Promise<string[]> {
  const rows: { event_id: string; event: string; status: string | null }[] = await query(
    build('events as e')
      .leftJoin('webhook_payloads as p', 'p.event_id', 'e.event_id')
      .leftJoin('webhook_deliveries as d', 'd.payload_id', 'p.id')
      .whereIn('e.event', EVENTS)
      .select('e.event_id', 'e.event', 'd.status'),
  );
  return rows
    .filter(({ event_id, status }) => status !== 'delivered' || !arrived.has(event_id))
    .map(
      ({ event_id, event, status }) =>
        `${event} ${event_id} is ${String(status)} and came ${String(arrived.get(event_id) ?? 0)} times`,
    );
}

/** Each mail was sent, and was received. */
async function findMissingMails({ build, query }: Reader, arrived: ReadonlyMap<string, number>): Promise<string[]> {
  const rows: { id: number; message_id: string; status: string; error: string | null }[] = await query(
    build('mails').select('id', 'message_id', 'status', 'error'),
  );
  return rows
    .filter(({ message_id, status }) => status !== 'sent' || !arrived.has(message_id))
    .map(
      ({ id, message_id, status, error }) =>
        `mail ${String(id)} is ${status} (${String(error)}) and came ${String(arrived.get(message_id) ?? 0)} times`,
    );
}
