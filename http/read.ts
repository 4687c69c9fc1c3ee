// Performs an operation that changes nothing: one transaction, or one for each chunk of a list.
import type { Database } from '../db/engine/database.ts';
import type { Key, Listing } from '../db/engine/listing.ts';
import type { Reader } from '../db/engine/reader.ts';
import { versionOf } from '../db/engine/roots.ts';
import type { OperationId } from '../generated/operations.ts';
import { etagOf, matchesNone, seenBy, shapeOf, wireBody, type Answer } from './answer.ts';
import { rootKeyOf, type Asked } from './asked.ts';
import { isLate } from './confirm.ts';
import type { Exchange } from './exchange.ts';
import type { TabularRows } from '../handlers/handler.ts';
import {
  CHUNK,
  feedHeaders,
  firstChunk,
  IDLE,
  isFeed,
  isListing,
  pageOf,
  readPage,
  stream,
  type Chunk,
} from './lists.ts';
import { answerOf, checkedItem } from './made-answer.ts';
import { requireOwnRoot } from './own.ts';
import { Surroundings, type Received } from './received.ts';
import { stepsOf } from './steps.ts';
import type { Works } from './works.ts';
import { isTabularRows, tableFor, writtenFor, type Written } from './written-list.ts';

/** What came of reading: one thing, items to send at once, or a list that goes on. */
type Read =
  | { readonly output: unknown; readonly version: number | null }
  | { readonly headers: Record<string, string>; readonly items: readonly unknown[]; readonly written: Written }
  | { readonly list: Listing<unknown>; readonly first: Chunk; readonly written: Written };

/** The answer, or null when a list was streamed already. */
export async function read(works: Works, id: OperationId, { exchange, input, confirm }: Asked): Promise<Answer | null> {
  const { database, zone } = works;
  const open: Database['read'] = (work) =>
    shapeOf(id).kind === 'statistic' ? database.statistics(work) : database.read(work);
  const url = exchange.ctx.url;
  const { handle, finish } = stepsOf(works.handlers, id);
  const toJson = (item: unknown): string =>
    JSON.stringify(checkedItem(works, id, wireBody(id, 200, item, { zone, caller: exchange.caller })));
  const seen = (item: unknown): unknown => seenBy(exchange.caller, id, item);
  const outcome = await open<Read>(async (db) => {
    if (isLate(id, exchange)) await confirm(db);
    await requireOwnRoot(db, id, exchange.caller, rootKeyOf(input.path));
    const output = await handle(input, new Surroundings(db, exchange, works));
    if (isTabularRows(output)) return tabularRead(exchange.ctx, output, seen);
    if (!isFeed(output) && !isListing(output)) return { output, version: await rootVersion(db, id, input) };
    const written = writtenFor(exchange.ctx, output, { seen, toJson });
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
    const isPrivate = exchange.caller.type !== 'anonymous';
    res.writeHead(200, { ...written.headers, ...(isPrivate && { 'Cache-Control': 'no-store' }) });
    const next = (key: Key): Promise<Chunk> =>
      database.read(async (db) => {
        await confirm(db);
        return list.after(db, key, list.chunk ?? CHUNK);
      });
    await stream(res, first, { next, written, idle: IDLE });
    return null;
  }
  if ('items' in outcome) {
    const { written, items } = outcome;
    const headers = { ...written.headers, ...outcome.headers };
    return { status: 200, headers, body: written.begin + items.map(written.item).join(written.between) + written.end };
  }
  const output = finish === undefined ? outcome.output : await finish(outcome.output, works.outside(exchange));
  const answer = answerOf(works, id, input, output, exchange.caller);
  return outcome.version === null ? answer : conditional(exchange, answer, outcome.version);
}

/** Rows as JSON, which is made and checked as of anything else, or as a table. */
function tabularRead(ctx: Exchange['ctx'], output: TabularRows<unknown>, seen: (item: unknown) => unknown): Read {
  const written = tableFor(ctx, output, seen);
  return written === null ? { output: output.items, version: null } : { headers: {}, items: output.items, written };
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
