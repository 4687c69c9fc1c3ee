// PostgreSQL notifies of jobs that other processes enqueued: one connection listens, and reconnects when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL, type EnqueuedListener } from '../session/enqueued.ts';
import { KEEP_ALIVE_MS } from './settings.ts';
import { MINUTE, SECOND } from '../../../domain/values/time-units.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5 * SECOND;

type OnUnheard = (error: Error) => void;

/**
 * Listens for what other processes enqueue; `self` is the name under which this one tells. The listener hears null each
 * time the connection was made: what was said before then went unheard. `onUnheard` hears why none can be made, once a
 * minute at most. Returns how to stop.
 */
export function listenForJobs(
  url: string,
  self: string,
  listener: EnqueuedListener,
  onUnheard: OnUnheard = () => undefined,
): () => Promise<void> {
  const stopped = new AbortController();
  const stopping = new Promise<void>((resolve) => {
    stopped.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  let toldAt = -Infinity;

  const tell = (error: Error): void => {
    if (performance.now() - toldAt < MINUTE) return;
    toldAt = performance.now();
    onUnheard(error);
  };

  const keepListening = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MS; !stopped.signal.aborted; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
      if (await listenOnce(url, self, listener, stopping, tell)) wait = FIRST_PAUSE_MS;
      // A stop ends the pause.
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };

  const listening = keepListening();
  return () => {
    stopped.abort();
    return listening;
  };
}

/** Where no connection can be told of jobs: has the listener look each second. Returns a function that stops it. */
export function askForJobs(listener: EnqueuedListener): () => Promise<void> {
  const timer = setInterval(() => {
    listener([]);
  }, SECOND).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

/**
 * Listens until the connection is lost or listening has to stop; returns whether there was one. How it was lost matters
 * to nobody: the next one is made at once.
 */
async function listenOnce(
  url: string,
  self: string,
  listener: EnqueuedListener,
  stopping: Promise<void>,
  onUnheard: OnUnheard,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'boekstaaf jobs',
    connectionTimeoutMillis: MAX_PAUSE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    query_timeout: MAX_PAUSE_MS,
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
  } catch (error) {
    onUnheard(error as Error);
    return false;
  } finally {
    // It is gone, or nobody needs it any more.
    await client.end().catch(() => undefined);
  }
}
