// Performs an operation that changes nothing, in one transaction, or one for each chunk of a list; and builds responses.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../db/engine/session/database.ts';
import { LongLists, type Listing, type ListPage } from '../../db/engine/listing.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { isInOneStatement } from '../../db/engine/session/one-statement.ts';
import { versionOf } from '../../db/engine/changes/roots.ts';
import type { OperationId } from '../../generated/operations.ts';
import {
  readMediaBytes,
  etagOf,
  buildMediaHeaders,
  locationOf,
  includesETag,
  outcomeOf,
  selectSeen,
  writerOf,
  type DoorResponse,
  type OutgoingResponse,
} from '../response/door-response.ts';
import { shapeOf } from '../shape.ts';
import { rootKeyOf, type ValidRequest } from '../request/valid-request.ts';
import { isLate } from '../request/confirm.ts';
import type { Exchange } from '../exchange.ts';
import { askPrimary, createReadingCopy } from './copies.ts';
import { createGoneSignal } from './gone-signal.ts';
import { buildFeedHeaders, findAfter, findPage, wrapFound, isFeed, isListing, pageOf } from './lists.ts';
import { isOwnByRoot, requireOwnRoot } from '../request/own-things.ts';
import { ItemSizes, ListChunks, type ChunkSource } from '../response/list-chunks.ts';
import { RequestContext, type HandlerInput } from '../request/handler-input.ts';
import { stepsOf } from './steps.ts';
import type { Dependencies } from '../dependencies.ts';
import { isWalk, type RowWalk, type FileWalk } from '../../handlers/streamed-response.ts';
import { isTabularRows, chooseTableFormat, chooseListFormat, type ListFormat } from '../response/list-format.ts';
import type { Caller } from '../../handlers/handler.ts';
import { isMedia } from '../../handlers/media.ts';

/** The result of reading: one resource, a list, or a long list, which `readLists` reads where other requests do not wait. */
type ReadOutcome =
  { readonly output: unknown; readonly version: number | null } | ReadList | { readonly long: Listing<unknown> };

/** A list of which the first chunk was read. */
interface ReadList {
  readonly headers: Readonly<Record<string, string>>;
  readonly portions: ListChunks;
}

/** The items found of a list, how they are written, and how the next ones are found. */
type ListResult = Pick<ChunkSource, 'format' | 'after'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly page: ListPage<unknown>;
};

type ReadPerformer = (id: OperationId, request: ValidRequest) => Promise<OutgoingResponse>;

/** Creates the performer of reading operations. The rest of a list larger than a chunk is read while it is sent. */
export function createReadPerformer(dependencies: Dependencies): ReadPerformer {
  const sizes = new ItemSizes();
  const longLists = new LongLists();

  return async (id, { exchange, input, confirm }) => {
    const { database } = dependencies;
    const { handle, finish } = stepsOf(dependencies.handlers, id);
    const late = isLate(id, exchange);
    const isStatistic = shapeOf(id).kind === 'statistic';

    // Only work on another thread can be aborted.
    let heard: AbortSignal | undefined;
    const watchGone = (): AbortSignal => (heard ??= createGoneSignal(exchange));
    const onCopy = createReadingCopy(database, id, exchange, watchGone);

    const open: Database['read'] = (work) =>
      onCopy(work, () => {
        if (isStatistic) return database.readStatistics(work, watchGone());
        const isOneStatement = isInOneStatement(handle) && !late && !isOwnByRoot(id);
        return isOneStatement ? database.readSingle(work) : database.read(work);
      });

    const readList = async (db: Reader, { page, format, after, headers }: ListResult): Promise<ReadList> => {
      const portions = new ListChunks(page, { operation: id, sizes, format, after });
      await portions.read(db);
      return { headers: { ...format.headers, ...headers }, portions };
    };

    const firstOutcome = await open<ReadOutcome>(async (db) => {
      if (late) await askPrimary(database, db, confirm);
      if (isOwnByRoot(id))
        await askPrimary(database, db, (primary) =>
          requireOwnRoot(primary, id, exchange.caller, rootKeyOf(input.path)),
        );

      const output = await handle(input, new RequestContext(db, exchange, dependencies));
      if (isListing(output) && (await longLists.has(db, output))) return { long: output };

      const result = findListResult(dependencies, id, { db, exchange, input }, outcomeOf(id, output).body);
      const list = result instanceof Promise ? await result : result;
      if (list !== null) return readList(db, list);

      return isTabularRows(output)
        ? { output: output.items, version: null }
        : { output, version: await readRootVersion(db, id, input) };
    });
    const readLong = async (db: Reader, list: Listing<unknown>): Promise<ReadList> =>
      readList(db, await findListingResult(dependencies, id, { db, exchange, input }, list));
    const outcome =
      'long' in firstOutcome
        ? await database.readLists((db) => readLong(db, firstOutcome.long), watchGone())
        : firstOutcome;
    if ('portions' in outcome) {
      const { headers, portions } = outcome;
      const readOn = async (db: Reader): Promise<void> => {
        await askPrimary(database, db, confirm);
        await portions.read(db);
      };
      const read = (): Promise<void> =>
        onCopy(readOn, () => {
          if (isStatistic) return database.readStatistics(readOn, watchGone());
          return 'long' in firstOutcome ? database.readLists(readOn, watchGone()) : database.read(readOn);
        });
      // Reading many items took long: other requests run before these are written.
      if (portions.isLarge) await nextTurn();
      return { status: 200, headers, body: bodyOf(portions, read) };
    }

    const { version } = outcome;
    const output =
      finish === undefined ? outcome.output : await finish(outcome.output, dependencies.createServices(exchange));
    const response = responseOf(dependencies, id, input, output, exchange.caller);

    return version === null ? response : applyIfNoneMatch(exchange, response, version);
  };
}

interface ReadScope {
  readonly db: Reader;
  readonly exchange: Exchange;
  readonly input: HandlerInput;
}

/** Returns the items of the list that a handler returned; null where it returned no list, or a table as JSON. */
function findListResult(
  dependencies: Dependencies,
  id: OperationId,
  within: ReadScope,
  output: unknown,
): ListResult | null | Promise<ListResult> {
  const { ctx, caller } = within.exchange;
  if (isWalk(output)) {
    const isFile = 'type' in output;
    const format = isFile
      ? fileFormatOf(dependencies, id, output)
      : createListFormat(dependencies, id, within.exchange, output);
    return findWalked(within.db, output, format);
  }

  if (isTabularRows(output)) {
    const format = chooseTableFormat(ctx, output, (item) => selectSeen(caller, id, item));
    return format === null ? null : { format, page: wrapFound(output.items), after: null };
  }
  if (isListing(output)) return findListingResult(dependencies, id, within, output);
  if (!isFeed(output)) return null;

  const feedFormat = createListFormat(dependencies, id, within.exchange, output);
  return { format: feedFormat, page: output.page, after: null, headers: buildFeedHeaders(output, ctx.url) };
}

/** Returns the items of a page, or the first items of a whole list. */
async function findListingResult(
  dependencies: Dependencies,
  id: OperationId,
  { db, exchange, input }: ReadScope,
  list: Listing<unknown>,
): Promise<ListResult> {
  const { url } = exchange.ctx;
  const format = createListFormat(dependencies, id, exchange, list);
  const page = pageOf(input.query, url, list);
  if (page !== null) return { format, after: null, ...(await findPage(db, list, page, url)) };
  const findNext: ChunkSource['after'] = (reader, key) => findAfter(reader, list, key);
  return { format, page: await findAfter(db, list, null), after: findNext };
}

function createListFormat(
  dependencies: Dependencies,
  id: OperationId,
  { ctx, caller }: Exchange,
  output: object,
): ChunkSource['format'] {
  const write = writerOf(id, 200, { zone: dependencies.zone, caller });
  // A list is written by its items; rows are written all at once, in brackets.
  const text = isWalk(output) ? (item: unknown) => write([item]).slice(1, -1) : write;
  const toJson = (item: unknown): string => checkItem(dependencies, id, text(item));
  return chooseListFormat(ctx, output, { toSeen: (item) => selectSeen(caller, id, item), toJson });
}

/** Returns the first items of a list that is found while it is sent, and how the next ones are found. */
async function findWalked(
  db: Reader,
  { walk }: RowWalk<unknown> | FileWalk,
  format: ChunkSource['format'],
): Promise<ListResult> {
  return {
    format,
    page: await walk.readAfter(db, null),
    after: (reader, key) => walk.readAfter(reader, key),
  };
}

/** Returns the list as text when it is complete, else a stream of its chunks. */
function bodyOf(portions: ListChunks, read: () => Promise<void>): string | AsyncIterable<Buffer> {
  const first = portions.writeText();
  return portions.isWhole ? first + portions.end : writeRest(Buffer.from(first), portions, read);
}

/** Yields the chunks of a list. Between chunks no transaction is open, and other requests run. */
async function* writeRest(first: Buffer, portions: ListChunks, read: () => Promise<void>): AsyncGenerator<Buffer> {
  yield first;
  while (!portions.isWhole) {
    await nextTurn();
    await read();
    yield Buffer.from(portions.writeText());
  }
  yield Buffer.from(portions.end);
}

/** Returns the version of the root; null for an operation without ETag, 0 for a root without version, whose ETag is a hash alone. */
async function readRootVersion(db: Reader, id: OperationId, { path }: HandlerInput): Promise<number | null> {
  const { root, conditional: byBytes } = shapeOf(id);
  if (root === undefined) return byBytes === true ? 0 : null;
  return (await versionOf(db, root, rootKeyOf(path))) ?? null;
}

/** Returns the response with its ETag; a 304 when the client has these very bytes already. */
function applyIfNoneMatch({ ctx }: Exchange, response: DoorResponse, version: number): DoorResponse {
  if (response.status !== 200) return response;
  const ETag = etagOf(version, response.body);
  const headers = { ETag, ...response.headers };
  const knownETags = ctx.get('if-none-match');
  if (knownETags !== '' && includesETag(knownETags, ETag)) return { status: 304, headers, body: null };
  return { ...response, headers };
}

/** Returns the response to `input`, as this caller may see it. */
export function responseOf(
  dependencies: Dependencies,
  id: OperationId,
  input: HandlerInput,
  output: unknown,
  caller: Caller,
): DoorResponse {
  const { status, body, location } = outcomeOf(id, output);
  if (isMedia(body)) {
    const wrong = dependencies.shouldCheck() ? dependencies.check.checkMedia(id, status, body.type) : null;
    if (wrong !== null) dependencies.reportBroken(id, wrong);
    return { status, headers: buildMediaHeaders(body), body: readMediaBytes(body) };
  }

  const isEmpty = body === undefined || body === null;
  const text = isEmpty ? null : writerOf(id, status, { zone: dependencies.zone, caller })(body);
  if (dependencies.shouldCheck()) {
    const wrong = dependencies.check.checkBody(id, status, text === null ? null : (JSON.parse(text) as unknown));
    if (wrong !== null) dependencies.reportBroken(id, wrong);
  }

  const Location = location ?? locationOf(id, input.path, body);
  return { status, headers: Location === null ? {} : { Location }, body: text };
}

/** Returns the format of a file whose text is created while it is sent. */
function fileFormatOf(dependencies: Dependencies, id: OperationId, { type, filename }: FileWalk): ListFormat {
  const wrong = dependencies.shouldCheck() ? dependencies.check.checkMedia(id, 200, type) : null;
  if (wrong !== null) dependencies.reportBroken(id, wrong);
  const headers = buildMediaHeaders({ type, filename, treatment: { disposition: 'inline' } });
  return { headers, begin: '', between: '', end: '', writeItem: String };
}

/** Returns the text of an item of a list, after its check. */
function checkItem(dependencies: Dependencies, id: OperationId, text: string): string {
  if (dependencies.shouldCheck()) {
    const wrong = dependencies.check.checkItem(id, JSON.parse(text));
    if (wrong !== null) dependencies.reportBroken(id, wrong);
  }
  return text;
}
