// PostgreSQL tells of jobs that other processes put in the queue: one connection listens, and comes back when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL, type EnqueuedListener } from './enqueued.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * Listens for what other processes enqueue; `self` is the name under which this one tells. The listener hears null each
 * time the connection was made: what was said before then went unheard. Answers how to stop.
 */
export function listenForJobs(url: string, self: string, listener: EnqueuedListener): () => Promise<void> {
  const stopped = new AbortController();
  let client: pg.Client | undefined;
  const keepListening = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE; !stopped.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      client = new pg.Client({
        connectionString: url,
        application_name: 'boekstaaf jobs',
        connectionTimeoutMillis: LONGEST_PAUSE,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      });
      if (await listenOnce(client, self, listener)) wait = FIRST_PAUSE;
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return async () => {
    stopped.abort();
    await client?.end().catch(() => undefined);
    await listening;
  };
}

/** Listens until the connection is lost; answers whether there was one. How it was lost matters to nobody. */
async function listenOnce(client: pg.Client, self: string, listener: EnqueuedListener): Promise<boolean> {
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => {
      resolve();
    });
  });
  client.on('notification', ({ payload = '' }) => {
    const [from, kinds = ''] = payload.split(' ');
    if (from !== self) listener(kinds.split(','));
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch {
    await client.end().catch(() => undefined);
    return false;
  }
  listener(null);
  await lost;
  await client.end().catch(() => undefined);
  return true;
}
