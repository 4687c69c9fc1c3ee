// Performs one operation: the transaction, the lock, the conditions, the handler, the events, the response.
import type { OperationId } from '../../generated/operations.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { conclude } from '../../db/conclude.ts';
import type { EventContext } from '../../db/announcements/events.ts';
import type { ClaimedJob } from '../../db/engine/claimed-job.ts';
import { lockRoot, lockRoots, versionOf } from '../../db/engine/changes/roots.ts';
import { createNotFoundProblem, Problem } from '../../domain/values/problem.ts';
import {
  etagOf,
  findCreated,
  includesVersion,
  outcomeOf,
  type DoorResponse,
  type OutgoingResponse,
} from '../response/door-response.ts';
import { isReading, shapeOf } from '../shape.ts';
import { rootKeyOf, type ValidRequest } from '../request/valid-request.ts';
import { canChangeRights } from '../request/authenticate.ts';
import { BrokenPromise, findUndeclaredRefusal } from '../response/check-responses.ts';
import { confirm, isConfirmedLast } from '../request/confirm.ts';
import type { RequestParts } from '../../contract/contract.ts';
import { DoorProblem } from '../../contract/errors.ts';
import type { Exchange } from '../exchange.ts';
import { addPosition } from './copies.ts';
import { createStorageQuotas, createRunning, storeResponse, replay, useOf, type IdempotentUse } from './idempotency.ts';
import { requireOwnRoot } from '../request/own-things.ts';
import { findIgnoredMembers } from '../request/put-back.ts';
import { responseOf, createReadPerformer } from './read.ts';
import { lockBodyReferences } from './references.ts';
import { receive, RequestContext, type HandlerInput } from '../request/handler-input.ts';
import { addReports } from '../response/reports.ts';
import { stepsOf, type OperationSteps } from './steps.ts';
import type { Dependencies } from '../dependencies.ts';
import { isDryRun, performDryRun } from './dry-run.ts';

type OperationPerformer = (exchange: Exchange, request: RequestParts) => Promise<OutgoingResponse>;

/** The function that performs an operation. */
export function createPerformer(dependencies: Dependencies): (id: OperationId) => OperationPerformer {
  const quotaOf = createStorageQuotas(dependencies.machineNow, dependencies.counts);
  const running = createRunning();
  const performRead = createReadPerformer(dependencies);
  const performersById = new Map<OperationId, OperationPerformer>();

  const performingOf = (id: OperationId): OperationPerformer => {
    const requestOf = (exchange: Exchange, request: RequestParts): ValidRequest => ({
      exchange,
      input: receive(id, request, dependencies.zone),
      confirm: (db) => confirm(db, id, exchange, request),
    });

    const performing: OperationPerformer = isReading(id)
      ? (exchange, request) => performRead(id, requestOf(exchange, request))
      : (exchange, request) => {
          const use = useOf(exchange, quotaOf);
          const performWrite = (): Promise<DoorResponse> => write(dependencies, id, requestOf(exchange, request), use);
          return running(use, () => addPosition(dependencies.database, exchange, performWrite()));
        };

    return (exchange, request) => checkRefusals(dependencies, id, performing(exchange, request));
  };

  return (id) => {
    const cachedPerformer = performersById.get(id);
    if (cachedPerformer !== undefined) return cachedPerformer;
    const performing = performingOf(id);
    performersById.set(id, performing);
    return performing;
  };
}

/** Returns the response, or throws a refusal that the contract declares. An undeclared refusal is a violation of the contract. */
function checkRefusals(
  dependencies: Dependencies,
  id: OperationId,
  performed: Promise<OutgoingResponse>,
): Promise<OutgoingResponse> {
  return performed.catch((error: unknown) => {
    const wrong = findUndeclaredRefusal(id, error);
    if (wrong !== null) dependencies.reportBroken(id, wrong);
    throw error;
  });
}

async function write(
  dependencies: Dependencies,
  id: OperationId,
  { exchange, input, confirm }: ValidRequest,
  use: IdempotentUse | null,
): Promise<DoorResponse> {
  const { prepare, allow, handle, complete } = stepsOf(dependencies.handlers, id);
  const ready =
    prepare === undefined
      ? undefined
      : await prepare(input as never, exchange.caller, dependencies.createServices(exchange));
  const changedTables = new Set<string>();
  let reservedJobs: readonly ClaimedJob[] = [];
  let handledResult: HandledResult | undefined;
  let storedBytes = 0;

  const perform = async (db: Writer): Promise<DoorResponse> => {
    // A retry after a conflict may replay a response: the results of the attempt before it were rolled back.
    [reservedJobs, handledResult, storedBytes] = [[], undefined, 0];
    const now = dependencies.now();
    const isLast = isConfirmedLast(db, id, exchange);
    if (!isLast) await confirm(db);

    const replayed = use === null ? null : await replay(db, use, dependencies.machineNow());
    if (replayed !== null) {
      if (isLast) await confirm(db);
      return replayed;
    }

    await lockExpectedRoot(dependencies, db, id, exchange, input);
    const context = new RequestContext(db, exchange, dependencies, now);
    await allow?.(input, context);
    await lockBodyReferences(db, id, input.body, () => readStoredOutput(dependencies, db, id, exchange, input));

    const output = await handle(input, context, ready);
    for (const { table } of db.changes.all) changedTables.add(table);

    // The credential may have been revoked while the handler waited for locks; on SQLite no other write runs at that time.
    // A change of rights was confirmed under its locks, and may remove the caller's own; after a logout there is no session.
    const isAgain =
      context.cookie === null && (isLast || (db.dialect === 'postgres' && !canChangeRights(changedTables)));
    const cause = { now, zone: dependencies.zone, ...causeOf(exchange) };
    await Promise.all([isAgain ? confirm(db) : null, conclude(db, cause)]);
    for (const { table } of db.changes.all) changedTables.add(table);
    handledResult = { output, context };

    const newResponse = await buildResponse(dependencies, db, id, input, handledResult);
    if (use !== null) storedBytes = await storeResponse(db, use, newResponse, dependencies.machineNow());
    reservedJobs = db.enqueued.claimedJobs;

    return newResponse;
  };

  if (isDryRun(input)) return performDryRun(dependencies.database, perform);

  const response = await dependencies.database.write(perform);
  if (storedBytes > 0) use?.quota.countResponse(storedBytes);
  if (changedTables.size > 0) dependencies.onCommit(changedTables);
  if (reservedJobs.length === 0) return response;

  await dependencies.jobs.runReserved(reservedJobs);
  if (complete === undefined || handledResult === undefined) return response;

  return (await completeResponse(dependencies, id, input, { ...handledResult, complete, use })) ?? response;
}

/** The result of a handler, and its reports. */
interface HandledResult {
  readonly output: unknown;
  readonly context: RequestContext;
}

/** Returns the response to a write, with unknown tags, and the ETag of the created or changed resource. */
function buildResponse(
  dependencies: Dependencies,
  db: Reader,
  id: OperationId,
  input: HandlerInput,
  result: HandledResult,
): Promise<DoorResponse> {
  const { output, context } = result;
  return addETag(
    db,
    id,
    input,
    addReports(responseOf(dependencies, id, input, output, context.caller), context),
    output,
  );
}

interface CompletionInput extends HandledResult {
  readonly complete: NonNullable<OperationSteps['complete']>;
  readonly use: IdempotentUse | null;
}

/**
 * Returns the response with what its jobs have stored since the commit; Idempotency-Key replays it from now on. Returns null
 * when it cannot be read: the response from before the jobs is valid as well.
 */
async function completeResponse(
  dependencies: Dependencies,
  id: OperationId,
  input: HandlerInput,
  { output, context, complete, use }: CompletionInput,
): Promise<DoorResponse | null> {
  try {
    const response = await dependencies.database.read(async (db) =>
      buildResponse(dependencies, db, id, input, { output: await complete(output, db), context }),
    );
    if (use !== null)
      await dependencies.database.write((db) => storeResponse(db, use, response, dependencies.machineNow()));
    return response;
  } catch (error) {
    if (error instanceof BrokenPromise) throw error;
    dependencies.reportBroken(id, `what its jobs have stored could not be read: ${String(error)}`);
    return null;
  }
}

/** The names in an event: in the feed, a change without a credential is the service's own doing. */
function causeOf({ caller, requestId, address }: Exchange): Omit<EventContext, 'now' | 'zone'> {
  const { type, id, userId } = caller;
  return { actor: { type: type === 'anonymous' ? 'system' : type, id }, requestId, origin: { userId, address } };
}

/** Before the handler: the root exists, is locked, and is the version that the client expects; then PUT-back members. */
async function lockExpectedRoot(
  dependencies: Dependencies,
  db: Writer,
  id: OperationId,
  exchange: Exchange,
  input: HandlerInput,
): Promise<void> {
  const { root } = shapeOf(id);
  if (root === undefined) return;

  const others = stepsOf(dependencies.handlers, id).listLockedIds?.(input);
  if (others !== undefined) await lockRoots(db, root, [Number(rootKeyOf(input.path)), ...others]);

  const lockedRoot = await lockRoot(db, root, rootKeyOf(input.path));
  await requireOwnRoot(db, id, exchange.caller, rootKeyOf(input.path));
  if (lockedRoot === undefined) throw createNotFoundProblem();

  const expected = exchange.ctx.get('if-match');
  if (expected !== '' && !includesVersion(expected, lockedRoot.version)) {
    const { body } = (await readCurrent(dependencies, db, id, exchange, input)) ?? { body: null };
    const message = 'This was changed since you read it: read it again and repeat your change.';
    throw new DoorProblem({ code: 'ERR_PRECONDITION_FAILED', message }, { ETag: etagOf(lockedRoot.version, body) });
  }
  if (findIgnoredMembers(exchange.wireBody, input.body, null).length === 0) return;

  const currentResponse = await readCurrent(dependencies, db, id, exchange, input);
  if (currentResponse?.body == null) return;

  const currentBody: unknown = JSON.parse(currentResponse.body.toString());
  for (const name of findIgnoredMembers(exchange.wireBody, input.body, currentBody)) exchange.ignored.add(name);
}

/** Returns the response to a GET of the operation's path, read in this transaction; null where no such operation exists. */
async function readCurrent(
  dependencies: Dependencies,
  db: Writer,
  id: OperationId,
  exchange: Exchange,
  input: HandlerInput,
): Promise<DoorResponse | null> {
  const reads = readingOf(dependencies, id);
  if (reads === undefined) return null;
  try {
    const output = await readStoredOutput(dependencies, db, id, exchange, input);
    const pathInput = { path: input.path, query: {}, body: undefined };
    return responseOf(dependencies, reads, pathInput, output, exchange.caller);
  } catch (error) {
    // The root exists, but not yet the resource below it: a logo before the first one.
    if (error instanceof Problem && error.problems[0]?.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}

/** Returns the output of a GET of the operation's path, in inside values; null where there is none. Throws ERR_NOT_FOUND. */
async function readStoredOutput(
  dependencies: Dependencies,
  db: Writer,
  id: OperationId,
  exchange: Exchange,
  { path }: HandlerInput,
): Promise<unknown> {
  const reads = readingOf(dependencies, id);
  if (reads === undefined) return null;
  const { handle } = stepsOf(dependencies.handlers, reads);
  return handle({ path, query: {}, body: undefined }, new RequestContext(db, exchange, dependencies));
}

/** Returns the operation that reads what another one changes; undefined where there is none. */
function readingOf(dependencies: Dependencies, id: OperationId): OperationId | undefined {
  const reads = shapeOf(id).reads as OperationId | undefined;
  // A list is not the changed resource: a payment is created below an invoice.
  if (reads === undefined || shapeOf(reads).kind !== 'read') return undefined;
  // A body that is finished outside the transaction, such as an image, has no bytes yet.
  return stepsOf(dependencies.handlers, reads).finish === undefined ? reads : undefined;
}

/** Adds the ETag of the created, or else of the changed resource: its root's version after this change. */
async function addETag(
  db: Reader,
  id: OperationId,
  input: HandlerInput,
  response: DoorResponse,
  output: unknown,
): Promise<DoorResponse> {
  if (response.body === null || ![200, 201].includes(response.status)) return response;
  const createdResource = findCreated(id, input.path, outcomeOf(id, output).body);
  const { root } = shapeOf(createdResource?.reads ?? id);
  if (root === undefined) return response;
  const version = await versionOf(db, root, rootKeyOf(createdResource?.path ?? input.path));
  return version === undefined
    ? response
    : { ...response, headers: { ETag: etagOf(version, response.body), ...response.headers } };
}
