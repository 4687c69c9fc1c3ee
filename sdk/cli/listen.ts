// Forwards the change feed to an address on this machine, as webhooks would arrive: signed, in order, at least once.
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Boekstaaf,
  ConnectionError,
  type Event,
  RateLimited,
  ServerError,
  TimeoutError,
  webhooks,
} from 'boekstaaf';
import { saveListenerState, type ListenerState } from './listener-state.ts';

export interface ListenOptions {
  readonly client: Boekstaaf;
  /** The address that events are forwarded to. */
  readonly url: string;
  /** Names of events to forward, or prefixes with a star; every event if empty. */
  readonly names: readonly string[];
  readonly file: string;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

const PAGE_EVENTS = 100;
const MAX_PAGE_EVENTS = 1000;
const MIN_WAIT_MS = 250;
/** The longest wait between two polls without events, in milliseconds. */
const MAX_IDLE_MS = 2_000;
/** The longest wait between two attempts when one side does not respond, in milliseconds. */
const MAX_RETRY_WAIT_MS = 10_000;
const RECEIVER_TIMEOUT_MS = 15_000;

/**
 * Forwards the feed until the signal aborts. Throws errors that a retry cannot mend, such as a key without the
 * permission.
 */
export async function listen(listening: ListenOptions, from: ListenerState): Promise<void> {
  let state = from;
  let idle = MIN_WAIT_MS;

  while (!listening.signal.aborted) {
    const events = await readPage(listening, state.position, PAGE_EVENTS);
    for (const event of events) {
      if (isWanted(event.meta.event, listening.names)) await deliverEvent(event, state.secret, listening);
      if (isOver(listening)) return;
      state = { ...state, position: event.meta.position };
      saveListenerState(listening.file, state);
    }
    idle = events.length > 0 ? MIN_WAIT_MS : Math.min(idle * 2, MAX_IDLE_MS);
    if (events.length < PAGE_EVENTS) await waitFor(idle, listening);
  }
}

/** Returns the position of the newest event, or null without events. */
export async function findEndOfFeed(listening: ListenOptions): Promise<string | null> {
  let position: string | null = null;
  for (;;) {
    const events: Event[] = await readPage(listening, position, MAX_PAGE_EVENTS);
    position = events.at(-1)?.meta.position ?? position;
    if (events.length < MAX_PAGE_EVENTS || isOver(listening)) return position;
  }
}

// A service that does not respond may be starting: retried.
async function readPage({ client, ...listening }: ListenOptions, after: string | null, size: number): Promise<Event[]> {
  for (let wait = MIN_WAIT_MS; ; wait = Math.min(wait * 2, MAX_RETRY_WAIT_MS)) {
    try {
      const position = after === null ? {} : { after };
      return await client.events.listEvents({ ...position, page_size: size }, { signal: listening.signal });
    } catch (error) {
      if (isOver(listening)) return [];
      if (!isTransient(error)) throw error;
      if (wait === MIN_WAIT_MS) listening.print('The service does not respond; waiting for it.');
      await waitFor(wait, listening);
    }
  }
}

function isTransient(error: unknown): boolean {
  return [ConnectionError, TimeoutError, ServerError, RateLimited].some((kind) => error instanceof kind);
}

function isWanted(name: string, names: readonly string[]): boolean {
  const matchesName = (each: string): boolean =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each;
  return names.length === 0 || names.some(matchesName);
}

/**
 * Posts an event until the receiver accepts it: a skipped event would be lost while its developer mends the receiver.
 */
async function deliverEvent(event: Event, secret: string, listening: ListenOptions): Promise<void> {
  const { event: name, event_id: id, object_id: object } = event.meta;
  const body = JSON.stringify(event);
  let printedReason = '';

  for (
    let attempt = 1, wait = MIN_WAIT_MS;
    !isOver(listening);
    attempt += 1, wait = Math.min(wait * 2, MAX_RETRY_WAIT_MS)
  ) {
    const began = performance.now();
    const headers = { ...(await webhooks.sign(body, secret, { id })), 'webhook-attempt': String(attempt) };
    const outcome = await post({ ...headers, 'webhook-event': name }, body, listening);
    const took = `${(performance.now() - began).toFixed(0)} ms`;
    if (outcome.isAccepted) {
      listening.print(`${name} ${String(object)} ${id} ${outcome.outcome} ${took}`);
      return;
    }
    if (outcome.outcome !== printedReason && !isOver(listening))
      listening.print(`${name} ${String(object)} ${id} ${outcome.outcome}; retrying until the receiver accepts it.`);
    printedReason = outcome.outcome;
    await waitFor(wait, listening);
  }
}

async function post(
  headers: Readonly<Record<string, string>>,
  body: string,
  { url, signal }: ListenOptions,
): Promise<{ readonly isAccepted: boolean; readonly outcome: string }> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  const timer = setTimeout(end, RECEIVER_TIMEOUT_MS);

  signal.addEventListener('abort', end, { once: true });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
      redirect: 'manual',
      signal: stop.signal,
    });
    await response.body?.cancel();
    return { isAccepted: response.ok, outcome: String(response.status) };
  } catch (error) {
    const { cause } = error as Error & { readonly cause?: { readonly code?: string } };
    return { isAccepted: false, outcome: cause?.code ?? (stop.signal.aborted ? 'no answer in 15 s' : 'not reached') };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

// A function, so that TypeScript does not narrow `aborted` for the rest of the caller.
function isOver({ signal }: Pick<ListenOptions, 'signal'>): boolean {
  return signal.aborted;
}

async function waitFor(milliseconds: number, { signal }: Pick<ListenOptions, 'signal'>): Promise<void> {
  // An aborted signal ends the pause early, without an error.
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}
