// The types of handlers, derived from the contract: input, context and result, and the six shapes with an example of each.
import type { operations as contract, Instant } from '../generated/types.ts';
import type { operations, OperationId } from '../generated/operations.ts';
import type { Settings } from '../config/config.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { Caller, Sessions } from './caller.ts';
import type { Writer } from '../db/engine/session/database.ts';
import type { Keys } from '../db/engine/keys.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import type { Listing, ListPage } from '../db/engine/listing.ts';
import type { Media } from './media.ts';
import type { Services } from './services.ts';
import type { TabularListing, TabularRows } from './csv-table.ts';
import type { Visitor } from './visitor.ts';
import type { WalkOf } from './streamed-response.ts';

export type { Caller } from './caller.ts';

type OperationKindOf<Id extends OperationId> = (typeof operations)[Id]['kind'];
type ReadingKind = 'list' | 'read' | 'ask' | 'statistic';

/** The operations that only read: their database handle cannot write, which the compiler checks. */
export type ReadingId = { [Id in OperationId]: OperationKindOf<Id> extends ReadingKind ? Id : never }[OperationId];
type WritingId = Exclude<OperationId, ReadingId>;

/**
 * The context of a handler, apart from its input. `today` is the local date of `now` in the zone of the installation,
 * 'YYYY-MM-DD'.
 */
export interface Context<Db extends Reader = Reader> {
  readonly db: Db;
  readonly now: Instant;
  readonly today: string;
  readonly zone: Zone;
  /** The settings of the operator, without secrets. */
  readonly settings: Settings;
  /** Encrypts stored secrets, and signs mailed links. */
  readonly keys: Keys;
  readonly caller: Caller;
  /** The visitor, for rate limits; null for other callers. */
  readonly visitor: Visitor | null;
  readonly sessions: Sessions;
  /** Collects tags without a value in texts, for the response header X-Unknown-Tags. */
  readonly unknownTags: Set<string>;
  /** Collects missing facts of a finalised document, for the response header X-Incomplete-Document. */
  readonly missing: Set<string>;
  /** Collects local times that a clock change skips, for the response header X-Skipped-Times. */
  readonly skippedTimes: Set<string>;
}

export type ContextOf<Id extends OperationId> = Id extends ReadingId ? Context : Context<Writer>;

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = contract[Id]['parameters'] extends {
  [K in In]: infer P;
}
  ? P
  : contract[Id]['parameters'] extends { [K in In]?: infer P }
    ? Exclude<P, undefined> extends never
      ? object
      : Exclude<P, undefined>
    : object;

/** JSON as the contract types it; the bytes of any other media type. */
type RequestContent<Content> = Content extends { 'application/json': infer Body } ? Body : Uint8Array;

/** The body of a request, in inside values (cents, instants in UTC), checked against the contract. */
export type BodyOf<Id extends OperationId> = contract[Id] extends { requestBody: { content: infer C } }
  ? RequestContent<C>
  : contract[Id] extends { requestBody?: { content: infer C } }
    ? RequestContent<C> | undefined
    : undefined;

/** The input of a request, in inside values: without read-only members, with defaults filled in. */
export interface Input<Id extends OperationId> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: BodyOf<Id>;
}

type SuccessStatus = 200 | 201 | 202 | 301 | 302;
type OperationResponses<Id extends OperationId> = contract[Id]['responses'];
type SuccessOf<Id extends OperationId> = Extract<keyof OperationResponses<Id>, SuccessStatus>;

type ResponseBody<Response> = Response extends { content: infer Content }
  ? [Content] extends [never]
    ? void
    : Content extends { 'application/json': infer Body }
      ? Body
      : Content extends Record<string, unknown>
        ? Media<keyof Content & string>
        : void
  : void;

type FullOutput<Id extends OperationId, Status> = Status extends 301 | 302
  ? { readonly status: Status; readonly location: string }
  : Status extends keyof OperationResponses<Id>
    ? {
        readonly status: Status;
        readonly body:
          | ResponseBody<OperationResponses<Id>[Status]>
          | WalkOf<OperationKindOf<Id>, ResponseBody<OperationResponses<Id>[Status]>>;
      }
    : never;

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** A page of a list that is read by position: `next` is the value of `after` for the next page, null at the end. */
export interface Feed<Item> {
  readonly page: ListPage<Item>;
  readonly next: string | null;
}

type IsTabular<Id extends OperationId> = 'text/csv' extends keyof OperationResponses<Id>[SuccessOf<Id>]['content' &
  keyof OperationResponses<Id>[SuccessOf<Id>]]
  ? true
  : false;

type ListOutput<Id extends OperationId, Body> = Body extends readonly (infer Item)[]
  ? 'after' extends keyof Parameters<Id, 'query'>
    ? Feed<Item>
    : IsTabular<Id> extends true
      ? TabularListing<Item>
      : Listing<Item>
  : Body;

type RowsOf<Body> = Body extends readonly (infer Item)[] ? TabularRows<Item> : never;

/** The body where the contract has one success status, else `{ status, body }`; for a list, its `Listing` or `Feed`. */
export type Output<Id extends OperationId> =
  IsUnion<SuccessOf<Id>> extends true
    ? FullOutput<Id, SuccessOf<Id>>
    : OperationKindOf<Id> extends 'list'
      ? ListOutput<Id, ResponseBody<OperationResponses<Id>[SuccessOf<Id>]>>
      : ReadOutput<Id, ResponseBody<OperationResponses<Id>[SuccessOf<Id>]>>;

type ReadOutput<Id extends OperationId, Body> =
  (IsTabular<Id> extends true ? RowsOf<Body> : Body) | WalkOf<OperationKindOf<Id>, Body>;

/**
 * The plain handler of an operation: it loads, decides, saves and returns. It runs inside the transaction of the door,
 * and again after a conflict, so it has no state of its own.
 *
 * ```ts
 * export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async ({ path }, { db, now }) => {
 *   const delivery = await readOne(deliveries.read, db, path.delivery_id);
 *   if (delivery.webhook_id !== path.id) throw createNotFoundProblem();
 *   await findActiveWebhook(db, path.id);
 *
 *   await deliveries.sendAgain(db, [delivery.id], now);
 *   return readOne(deliveries.read, db, delivery.id);
 * };
 * ```
 */
export type Handler<Id extends OperationId> = (input: Input<Id>, context: ContextOf<Id>) => Promise<Output<Id>>;

/**
 * A handler with slow work (hashing, image checks) before its transaction: `prepare` has no database.
 *
 * ```ts
 * export const replacePackageImage = declarePrepared<'replacePackageImage', WebImageSize>(
 *   ({ body }, _caller, services) => services.measureImage(body),
 *   async ({ path, body }, { db, today }, size) => { ... },
 * );
 * ```
 */
export interface PreparedHandler<Id extends OperationId, Ready = unknown> {
  readonly prepare: (input: Input<Id>, caller: Caller, services: Services) => Promise<Ready>;
  readonly handle: (input: Input<Id>, context: ContextOf<Id>, ready: Ready) => Promise<Output<Id>>;
}

/**
 * Declares a handler in two steps. `prepare` runs once; its result is passed to every attempt of `handle`.
 */
export function declarePrepared<Id extends OperationId, Ready>(
  prepare: PreparedHandler<Id, Ready>['prepare'],
  handle: PreparedHandler<Id, Ready>['handle'],
): PreparedHandler<Id, Ready> {
  return { prepare, handle };
}

/**
 * A handler for callers who may do only a part of an operation. `allow` throws ERR_PERMISSION for the rest, before the
 * body is checked any further.
 *
 * ```ts
 * export const updateShift: RestrictedHandler<'updateShift'> = {
 *   allow: async ({ path, body }, { db, caller }) => {
 *     if (!mayPlan(caller)) assertAnswer(await readOne(shifts.readStored, db, path.id), body);
 *   },
 *   handle: async ({ path, body }, { db }) => { ... },
 * };
 * ```
 */
export interface RestrictedHandler<Id extends WritingId> {
  readonly allow: (input: Input<Id>, context: ContextOf<Id>) => Promise<void>;
  readonly handle: Handler<Id>;
}

/**
 * A handler that changes more rows of its root than the path names. The door locks all of them, by ascending id.
 *
 * ```ts
 * export const mergeCustomer: LockingHandler<'mergeCustomer'> = {
 *   listLockedIds: ({ body }) => [body.klant_id],
 *   handle: async ({ path, body }, { db, now }) => { ... },
 * };
 * ```
 */
export interface LockingHandler<Id extends WritingId> extends Pick<RestrictedHandler<Id>, 'handle'> {
  readonly listLockedIds: (input: Input<Id>) => readonly number[];
}

/**
 * A handler that reads, with slow work (printing, resizing) after its transaction: `finish` has no database.
 *
 * ```ts
 * export const getPackageImage = declareFinished<'getPackageImage', FoundImage>(
 *   async ({ path, query }, { db, caller }) =>
 *     findVisibleImage(db, await packages.findImageOwner(db, path.id), query.breedte, caller),
 *   async (image, services) => respondWithImage(image, services),
 * );
 * ```
 */
export interface FinishedHandler<Id extends ReadingId, Loaded = unknown> {
  readonly handle: (input: Input<Id>, context: ContextOf<Id>) => Promise<Loaded>;
  readonly finish: (loaded: Loaded, services: Services) => Promise<Output<Id>>;
}

/** Declares a handler whose response is made after its transaction, from the result of `handle`. */
export function declareFinished<Id extends ReadingId, Loaded>(
  handle: FinishedHandler<Id, Loaded>['handle'],
  finish: FinishedHandler<Id, Loaded>['finish'],
): FinishedHandler<Id, Loaded> {
  return { handle, finish };
}

/**
 * A handler that writes, with a response that includes the results of its calls to other services (`enqueueCall`).
 * These jobs run right after the commit. `handle` returns the response without their results, which the client gets
 * when they take too long. `complete` adds the results from the rows stored by then.
 * docs/decisions/090-jobs-calls-and-retention.md.
 *
 * ```ts
 * export const reservePackage = declareCompleted<'reservePackage'>(
 *   async ({ body }, context) => { ... },
 *   (response, db) => addCheckout(response, 'bookings', db),
 * );
 * ```
 */
export interface CompletedHandler<Id extends WritingId> {
  readonly handle: (input: Input<Id>, context: ContextOf<Id>) => Promise<Output<Id>>;
  readonly complete: (output: Output<Id>, db: Reader) => Promise<Output<Id>>;
}

/** Declares a handler whose response is completed when its jobs have ended, successfully or not, or took too long. */
export function declareCompleted<Id extends WritingId>(
  handle: CompletedHandler<Id>['handle'],
  complete: CompletedHandler<Id>['complete'],
): CompletedHandler<Id> {
  return { handle, complete };
}

/** A FinishedHandler with any value between its two steps. */
interface AnyFinishedHandler<Id extends ReadingId> {
  readonly handle: (input: Input<Id>, context: ContextOf<Id>) => Promise<unknown>;
  readonly finish: (loaded: never, services: Services) => Promise<Output<Id>>;
}

/** A PreparedHandler with any value between its two steps. */
interface AnyPreparedHandler<Id extends OperationId> {
  readonly prepare: (input: Input<Id>, caller: Caller, services: Services) => Promise<unknown>;
  readonly handle: (input: Input<Id>, context: ContextOf<Id>, ready: never) => Promise<Output<Id>>;
}

/** The handler of every operation of the contract, exactly one each. */
export type Handlers = {
  readonly [Id in OperationId]:
    | Handler<Id>
    | AnyPreparedHandler<Id>
    | (Id extends ReadingId ? AnyFinishedHandler<Id> : never)
    | (Id extends WritingId ? CompletedHandler<Id> | RestrictedHandler<Id> | LockingHandler<Id> : never);
};
