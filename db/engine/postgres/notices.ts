// PostgreSQL notifies of jobs that other processes enqueued: one connection listens, and reconnects when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL, type EnqueuedListener } from '../session/enqueued.ts';
import { KEEP_ALIVE } from './settings.ts';

const EACH_SECOND = 1_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * Listens for what other processes enqueue; `self` is the name under which this one tells. The listener hears null each
 * time the connection was made: what was said before then went unheard. Answers how to stop.
 */
export function listenForJobs(url: string, self: string, listener: EnqueuedListener): () => Promise<void> {
  const stopped = new AbortController();
  const stopping = new Promise<void>((resolve) => {
    stopped.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  const keepListening = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE; !stopped.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      if (await listenOnce(url, self, listener, stopping)) wait = FIRST_PAUSE;
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  return () => {
    stopped.abort();
    return listening;
  };
}

/** Where no connection can be told of jobs: has the listener look each second. Answers how to stop. */
export function askForJobs(listener: EnqueuedListener): () => Promise<void> {
  const timer = setInterval(() => {
    listener([]);
  }, EACH_SECOND).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

/**
 * Listens until the connection is lost or listening has to stop; answers whether there was one. How it was lost matters
 * to nobody.
 */
async function listenOnce(
  url: string,
  self: string,
  listener: EnqueuedListener,
  stopping: Promise<void>,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'boekstaaf jobs',
    connectionTimeoutMillis: LONGEST_PAUSE,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    query_timeout: LONGEST_PAUSE,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => {
      resolve();
    });
  });
  client.on('notification', ({ payload = '' }) => {
    const [from, lanes = ''] = payload.split(' ');
    if (from !== self) listener(lanes.split(','));
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listener(null);
    await Promise.race([lost, stopping]);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
