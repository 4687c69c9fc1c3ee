// Notifications of jobs that other processes enqueued (LISTEN, NOTIFY): one connection listens, and is replaced when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL, type EnqueuedListener } from '../session/enqueued.ts';
import { KEEP_ALIVE_MS } from './client-config.ts';
import { MINUTE, SECOND } from '../../../domain/values/time-units.ts';

/** The pauses before a new connection: doubled after each failure, from the first to the longest. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5 * SECOND;

type OnUnheard = (error: Error) => void;

/**
 * Listens for jobs that other processes enqueue; notifications of this process, `processName`, are ignored. Calls
 * `listener` with null after each connect, since earlier notifications were missed. Calls `onUnheard` with the reason
 * when no connection can be opened, once a minute at most. Returns a function that stops it.
 */
export function listenForJobs(
  url: string,
  processName: string,
  listener: EnqueuedListener,
  onUnheard: OnUnheard = () => undefined,
): () => Promise<void> {
  const stopped = new AbortController();
  const stopping = new Promise<void>((resolve) => {
    stopped.signal.addEventListener('abort', () => {
      resolve();
    });
  });
  let reportedAt = -Infinity;

  const report = (error: Error): void => {
    if (performance.now() - reportedAt < MINUTE) return;
    reportedAt = performance.now();
    onUnheard(error);
  };

  const keepListening = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MS; !stopped.signal.aborted; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
      if (await listenOnce(url, processName, listener, stopping, report)) wait = FIRST_PAUSE_MS;
      // Stopping aborts the pause.
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };

  const listening = keepListening();
  return () => {
    stopped.abort();
    return listening;
  };
}

/** Polls where no connection can listen: calls `listener` with no lane each second. Returns a function that stops it. */
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
 * Listens until the connection is lost or listening has to stop; returns whether it was opened. Why an open connection
 * was lost is not reported, since it is replaced at once: `onUnheard` gets the reason if that fails.
 */
async function listenOnce(
  url: string,
  processName: string,
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
    if (from !== processName) listener(lanes.split(','));
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
    // An error at the end does not matter: the connection was lost, or listening stops.
    await client.end().catch(() => undefined);
  }
}
