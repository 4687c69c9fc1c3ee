// Performs one operation: the transaction, the lock, the conditions, the handler, the events, the response.
import type { OperationId } from '../generated/operations.ts';
import type { Database, Writer } from '../db/engine/database.ts';
import type { Reader } from '../db/engine/reader.ts';
import { conclude } from '../db/conclude.ts';
import type { EventContext } from '../db/announcements/events.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import type { Listing } from '../db/engine/listing.ts';
import { lockRoot, versionOf, type RootKey } from '../db/engine/roots.ts';
import { notFound, Problem } from '../domain/values/problem.ts';
import { isMedia, type Caller } from '../handlers/handler.ts';
import {
  bytesOfMedia,
  etagOf,
  headersOfMedia,
  isReading,
  locationOf,
  madeBy,
  matchesNone,
  matchesVersion,
  outcomeOf,
  shapeOf,
  textOf,
  wireBody,
  type Answer,
} from './answer.ts';
import { BrokenPromise, undeclaredRefusal } from './check-answers.ts';
import type { Parts } from './contract.ts';
import type { Exchange } from './exchange.ts';
import { createRunning, remember, replay, useOf, type Use } from './idempotency.ts';
import { feedHeaders, firstChunk, type Chunk, isFeed, isListing, pageOf, readPage, stream } from './lists.ts';
import { DoorProblem } from './errors.ts';
import { requireOwnRoot } from './own.ts';
import { notTaken } from './put-back.ts';
import { receive, Surroundings, type Received } from './received.ts';
import { reporting } from './reports.ts';
import { stepsOf, type Steps } from './steps.ts';
import type { Works } from './works.ts';
import { writtenFor, type Written } from './written-list.ts';

type Performing = (exchange: Exchange, request: Parts) => Promise<Answer | null>;

/** The function that performs an operation: an Answer to send, or null when the list was streamed already. */
export function performer(works: Works): (id: OperationId) => Performing {
  const running = createRunning();
  return (id) => {
    const performing: Performing = isReading(id)
      ? (exchange, request) => read(works, id, exchange, receive(id, request, works.zone))
      : (exchange, request) => {
          const use = useOf(exchange);
          return running(use, () => write(works, id, exchange, receive(id, request, works.zone), use));
        };
    return (exchange, request) => promised(works, id, performing(exchange, request));
  };
}

/** The answer, or a refusal that the contract promises; another one is a broken promise. */
async function promised(works: Works, id: OperationId, performed: Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await performed;
  } catch (error) {
    const wrong = undeclaredRefusal(id, error);
    if (wrong !== null) works.broken(id, wrong);
    throw error;
  }
}

/** What came of reading: one thing, items to send at once, or a list that goes on. */
type Read =
  | { readonly output: unknown; readonly version: number | null }
  | { readonly headers: Record<string, string>; readonly items: readonly unknown[]; readonly written: Written }
  | { readonly list: Listing<unknown>; readonly first: Chunk; readonly written: Written };

async function read(works: Works, id: OperationId, exchange: Exchange, input: Received): Promise<Answer | null> {
  const { database, zone } = works;
  const open: Database['read'] = (work) =>
    shapeOf(id).kind === 'statistic' ? database.statistics(work) : database.read(work);
  const url = exchange.ctx.url;
  const { handle, finish } = stepsOf(works.handlers, id);
  const write = (item: unknown): string =>
    JSON.stringify(checkedItem(works, id, wireBody(id, 200, item, { zone, caller: exchange.caller })));
  const outcome = await open<Read>(async (db) => {
    await requireOwnRoot(db, id, exchange.caller, rootKeyOf(input.path));
    const output = await handle(input, new Surroundings(db, exchange, works));
    if (!isFeed(output) && !isListing(output)) return { output, version: await rootVersion(db, id, input) };
    const written = writtenFor(exchange.ctx, output, write);
    if (isFeed(output)) return { headers: feedHeaders(output, url), items: output.items, written };
    const page = pageOf(input.query, url, output);
    if (page !== null) return { ...(await readPage(db, output, page, url)), written };
    const first = await firstChunk(db, output);
    return first.next === null ? { headers: {}, items: first.items, written } : { list: output, first, written };
  });
  if ('list' in outcome) {
    exchange.ctx.respond = false;
    const { list, first, written } = outcome;
    const { res } = exchange.ctx;
    res.writeHead(200, written.headers);
    await stream(res, list, first, { read: (work) => database.read(work), written });
    return null;
  }
  if ('items' in outcome) {
    const { written, items } = outcome;
    const headers = { ...written.headers, ...outcome.headers };
    return { status: 200, headers, body: written.begin + items.map(written.item).join(written.between) + written.end };
  }
  const output = finish === undefined ? outcome.output : await finish(outcome.output, works.outside);
  const answer = answerOf(works, id, input, output, exchange.caller);
  return outcome.version === null ? answer : conditional(exchange, answer, outcome.version);
}

/** What the path names the root of the operation by: its first parameter, read by its declared type. */
function rootKeyOf(path: Received['path']): RootKey {
  return Object.values(path)[0] as RootKey;
}

/** Null for what has no ETag; what has no version is told apart by its bytes alone. */
async function rootVersion(db: Reader, id: OperationId, { path }: Received): Promise<number | null> {
  const { root, conditional: byBytes } = shapeOf(id);
  if (root === undefined) return byBytes === true ? 0 : null;
  return (await versionOf(db, root, rootKeyOf(path))) ?? null;
}

/** 304 when the client has these very bytes already. */
function conditional({ ctx }: Exchange, answer: Answer, version: number): Answer {
  if (answer.status !== 200) return answer;
  const ETag = etagOf(version, answer.body);
  const headers = { ...answer.headers, ETag };
  const known = ctx.get('if-none-match');
  if (known !== '' && matchesNone(known, ETag)) return { status: 304, headers, body: null };
  return { ...answer, headers };
}

function answerOf(works: Works, id: OperationId, input: Received, output: unknown, caller: Caller): Answer {
  const { status, body, location } = outcomeOf(id, output);
  if (isMedia(body)) {
    const wrong = works.checked() ? works.check.media(id, status, body.type) : null;
    if (wrong !== null) works.broken(id, wrong);
    return { status, headers: headersOfMedia(body), body: bytesOfMedia(body) };
  }
  const wire = wireBody(id, status, body, { zone: works.zone, caller });
  if (works.checked()) {
    const wrong = works.check.body(id, status, wire);
    if (wrong !== null) works.broken(id, wrong);
  }
  const Location = location ?? locationOf(id, input.path, wire);
  return { status, headers: Location === null ? {} : { Location }, body: textOf(wire) };
}

function checkedItem(works: Works, id: OperationId, item: unknown): unknown {
  if (works.checked()) {
    const wrong = works.check.item(id, item);
    if (wrong !== null) works.broken(id, wrong);
  }
  return item;
}

async function write(
  works: Works,
  id: OperationId,
  exchange: Exchange,
  input: Received,
  use: Use | null,
): Promise<Answer> {
  const { prepare, handle, complete } = stepsOf(works.handlers, id);
  const ready = prepare === undefined ? undefined : await prepare(input as never, exchange.caller, works.outside);
  const changed = new Set<string>();
  let held: readonly ClaimedJob[] = [];
  let made: Done | undefined;
  const answer = await works.database.write(async (db) => {
    const now = works.now();
    const stored = use === null ? null : await replay(db, use, now);
    if (stored !== null) return stored;
    await holdRoot(works, db, id, exchange, input);
    const surroundings = new Surroundings(db, exchange, works, now);
    const output = await handle(input, surroundings, ready);
    await conclude(db, { now, zone: works.zone, ...causeOf(exchange) });
    made = { output, surroundings };
    const answer = await madeAnswer(works, db, id, input, made);
    if (use !== null) await remember(db, use, answer, now);
    for (const { table } of db.changes.all) changed.add(table);
    held = db.enqueued.held;
    return answer;
  });
  if (changed.size > 0) works.committed(changed);
  if (held.length === 0) return answer;
  await works.jobs.runHeld(held);
  if (complete === undefined || made === undefined) return answer;
  return (await completed(works, id, input, { ...made, complete, use })) ?? answer;
}

/** What a handler returned, and what it reported besides. */
interface Done {
  readonly output: unknown;
  readonly surroundings: Surroundings;
}

/** The answer of a write, with the tags that nothing is known for and the ETag of what was made or changed. */
function madeAnswer(works: Works, db: Reader, id: OperationId, input: Received, done: Done): Promise<Answer> {
  const { output, surroundings } = done;
  return tagged(
    db,
    id,
    input,
    reporting(answerOf(works, id, input, output, surroundings.caller), surroundings),
    output,
  );
}

interface Completing extends Done {
  readonly complete: NonNullable<Steps['complete']>;
  readonly use: Use | null;
}

/**
 * The answer with what its jobs have stored since the commit, as far as they have; Idempotency-Key replays it from now on.
 * Null when it cannot be read: the answer from before the jobs is true as well.
 */
async function completed(
  works: Works,
  id: OperationId,
  input: Received,
  { output, surroundings, complete, use }: Completing,
): Promise<Answer | null> {
  try {
    const answer = await works.database.read(async (db) =>
      madeAnswer(works, db, id, input, { output: await complete(output, db), surroundings }),
    );
    if (use !== null) await works.database.write((db) => remember(db, use, answer, works.now()));
    return answer;
  } catch (error) {
    if (error instanceof BrokenPromise) throw error;
    works.broken(id, `what its jobs have stored could not be read: ${String(error)}`);
    return null;
  }
}

/** Who and what an event names: in the feed, what happens without a credential is the service's own doing. */
function causeOf({ caller, requestId, address }: Exchange): Omit<EventContext, 'now' | 'zone'> {
  const { type, id, userId } = caller;
  return { actor: { type: type === 'anonymous' ? 'system' : type, id }, requestId, origin: { userId, address } };
}

/** Before the handler: the root exists, is locked, and is the version that the client expects; then PUT-back members. */
async function holdRoot(works: Works, db: Writer, id: OperationId, exchange: Exchange, input: Received): Promise<void> {
  const { root } = shapeOf(id);
  if (root === undefined) return;
  const held = await lockRoot(db, root, rootKeyOf(input.path));
  await requireOwnRoot(db, id, exchange.caller, rootKeyOf(input.path));
  if (held === undefined) throw notFound();
  const expected = exchange.ctx.get('if-match');
  if (expected !== '' && !matchesVersion(expected, held.version)) {
    const { body } = (await current(works, db, id, exchange, input)) ?? { body: null };
    const message = 'This was changed since you read it: read it again and repeat your change.';
    throw new DoorProblem({ code: 'ERR_PRECONDITION_FAILED', message }, { ETag: etagOf(held.version, body) });
  }
  if (notTaken(exchange.sent, input.body, null).length === 0) return;
  const stored = await current(works, db, id, exchange, input);
  if (stored?.body == null) return;
  const shown: unknown = JSON.parse(stored.body.toString());
  for (const name of notTaken(exchange.sent, input.body, shown)) exchange.ignored.add(name);
}

/** What the operation's path answers to a GET, read in this transaction; null where no such operation exists. */
async function current(
  works: Works,
  db: Writer,
  id: OperationId,
  exchange: Exchange,
  { path }: Received,
): Promise<Answer | null> {
  const reads = shapeOf(id).reads as OperationId | undefined;
  // A list is not the thing that changes: a payment is made below an invoice.
  if (reads === undefined || shapeOf(reads).kind !== 'read') return null;
  const { handle, finish } = stepsOf(works.handlers, reads);
  // What is finished outside the transaction, such as an image, has no bytes yet.
  if (finish !== undefined) return null;
  const input = { path, query: {}, body: undefined };
  try {
    const output = await handle(input, new Surroundings(db, exchange, works));
    return answerOf(works, reads, input, output, exchange.caller);
  } catch (error) {
    // The root is there, what the path names below it is not yet: a logo before the first one.
    if (error instanceof Problem && error.problems[0]?.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}

/** Adds the ETag of what was made, or else of what was changed: its root's version after this change. */
async function tagged(db: Reader, id: OperationId, input: Received, answer: Answer, output: unknown): Promise<Answer> {
  if (answer.body === null || ![200, 201].includes(answer.status)) return answer;
  const made = madeBy(id, input.path, outcomeOf(id, output).body);
  const { root } = shapeOf(made?.reads ?? id);
  if (root === undefined) return answer;
  const version = await versionOf(db, root, rootKeyOf(made?.path ?? input.path));
  return version === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, ETag: etagOf(version, answer.body) } };
}
