// The types of every handler, derived from the contract: its input, its tools and its result.
import type { operations as contract, Instant } from '../generated/types.ts';
import type { operations, OperationId } from '../generated/operations.ts';
import type { Settings } from '../config/config.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { ImageType, WebImageSize } from '../domain/house/image.ts';
import type { Caller, ProvenLogin, NewPassword, Sessions, TypedLogin } from './caller.ts';
import type { FactorProof } from '../domain/access/second-factor.ts';
import type { LookUp } from './look-up.ts';
import type { ParsedMessage } from '../domain/announcements/incoming-mail.ts';
import type { PrintedDocument } from '../domain/printed-document.ts';
import type { ImageRow } from '../db/catalogue/images.ts';
import type { Chance } from '../db/engine/chance.ts';
import type { Writer } from '../db/engine/session/database.ts';
import type { Keys } from '../db/engine/keys.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import type { Listing, ListPage } from '../db/engine/listing.ts';
import type { Tabular, TabularRows } from './csv-table.ts';
import type { Visitor } from './visitor.ts';
import type { WalkOf } from './walk.ts';

export type { Caller } from './caller.ts';

type OperationKindOf<Id extends OperationId> = (typeof operations)[Id]['kind'];
type ReadingKind = 'list' | 'read' | 'ask' | 'statistic';

/** The operations that only read: their database handle cannot write, and does not compile where one could. */
export type ReadingId = { [Id in OperationId]: OperationKindOf<Id> extends ReadingKind ? Id : never }[OperationId];
type WritingId = Exclude<OperationId, ReadingId>;

/**
 * The means of a handler besides its input. `today` is the local date of `now` in the instance's zone, 'YYYY-MM-DD'.
 */
export interface Context<Db extends Reader = Reader> {
  readonly db: Db;
  readonly now: Instant;
  readonly today: string;
  readonly zone: Zone;
  /** The settings of the operator, without secrets. */
  readonly settings: Settings;
  /** Encrypt secrets that are stored, and sign links that are mailed. */
  readonly keys: Keys;
  readonly caller: Caller;
  /** The caller where it is a visitor, to be counted by; null for everybody else. */
  readonly visitor: Visitor | null;
  readonly sessions: Sessions;
  /** Takes the tags of texts that nothing is known for; the answer names them in X-Unknown-Tags. */
  readonly unknownTags: Set<string>;
  /** Takes what a document that becomes permanent lacks; the answer names it in X-Incomplete-Document. */
  readonly missing: Set<string>;
  /** Takes the local times that a clock change skips; the answer names them in X-Skipped-Times. */
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

/** JSON as the contract types it; a file of any other media type as its bytes. */
type RequestContent<Content> = Content extends { 'application/json': infer Body } ? Body : Uint8Array;

/** How a browser treats a file. */
export interface FileTreatment {
  /** Shown, or saved at once. */
  readonly disposition: 'inline' | 'attachment';
  /** Whether it came from somebody else: nothing in it may run, wherever a browser opens it. */
  readonly foreign?: boolean;
  /** The Content-Security-Policy of a page of our own. */
  readonly policy?: string;
  /** The value of Cache-Control, where it has one. */
  readonly cacheControl?: string;
}

/** An answer that is no JSON: a file and its media type. `filename` is what a browser saves it as. */
export class Media<Type extends string = string> {
  readonly type: Type;
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly treatment: FileTreatment;

  constructor(type: Type, bytes: Uint8Array, filename: string, treatment: FileTreatment = { disposition: 'inline' }) {
    this.type = type;
    this.bytes = bytes;
    this.filename = filename;
    this.treatment = treatment;
  }
}

/** Whether an answer is a file. */
export function isMedia(output: unknown): output is Media {
  return output instanceof Media;
}

/** The body of a request, in inside values (cents, instants in UTC), checked against the contract. */
export type BodyOf<Id extends OperationId> = contract[Id] extends { requestBody: { content: infer C } }
  ? RequestContent<C>
  : contract[Id] extends { requestBody?: { content: infer C } }
    ? RequestContent<C> | undefined
    : undefined;

/** Everything a request says, in inside values: read-only members are gone, defaults filled in. */
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

/** A stretch of a list that is read on by position: `next` is what `after` must say to go on, null at the end. */
export interface Feed<Item> {
  readonly found: ListPage<Item>;
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
      ? Tabular<Item>
      : Listing<Item>
  : Body;

type RowsOf<Body> = Body extends readonly (infer Item)[] ? TabularRows<Item> : never;

/** The body when the contract has one success status, else `{ status, body }`; a list answers what it can be read from. */
export type Output<Id extends OperationId> =
  IsUnion<SuccessOf<Id>> extends true
    ? FullOutput<Id, SuccessOf<Id>>
    : OperationKindOf<Id> extends 'list'
      ? ListOutput<Id, ResponseBody<OperationResponses<Id>[SuccessOf<Id>]>>
      : ReadOutput<Id, ResponseBody<OperationResponses<Id>[SuccessOf<Id>]>>;

type ReadOutput<Id extends OperationId, Body> =
  (IsTabular<Id> extends true ? RowsOf<Body> : Body) | WalkOf<OperationKindOf<Id>, Body>;

/** One operation. It runs inside the door's transaction, and may be run again after a conflict: it keeps no state. */
export type Handler<Id extends OperationId> = (input: Input<Id>, context: ContextOf<Id>) => Promise<Output<Id>>;

/** The drawing of documents and images, which takes threads of its own. */
export interface PrintServices {
  /** Whether an image can be printed, and what it is. Throws ERR_IMAGE. */
  checkImage(bytes: Uint8Array): Promise<ImageType>;
  /** The PDF of a permanent invoice: the kept one, made and kept first where there is none. */
  printInvoice(id: number): Promise<Uint8Array>;
  /** A PDF that is not kept; `date` is the day that it says it was made on. */
  printPreview(document: PrintedDocument, logo: Uint8Array | null, date: string): Promise<Uint8Array>;
}

/** The work on images of products and packages, in threads of their own. */
export interface ImageServices {
  /** The type and size of an image, when it can be read whole. Throws ERR_IMAGE, and ERR_UNAVAILABLE when too many wait. */
  measureImage(bytes: Uint8Array): Promise<WebImageSize>;
  /** An image in a width, made and kept first where there is none. Throws ERR_UNAVAILABLE when too many wait. */
  resizeImage(image: ImageRow, width: number): Promise<Uint8Array>;
}

/** Reads a message in a thread of its own. Throws ERR_MAIL_UNREADABLE, and ERR_UNAVAILABLE when too many wait. */
export type MailReader = (message: Uint8Array) => Promise<ParsedMessage>;

/** The services for handlers outside their transaction. */
export interface Services extends PrintServices, ImageServices {
  /** Makes a new password ready to store; takes its turn with those that are checked. Throws ERR_UNAVAILABLE when too many wait. */
  readonly prepareNewPassword: (password: string) => Promise<NewPassword>;
  /** Throws 401 unless password and code are those of an active user, and 429 after too many wrong ones. */
  readonly logIn: (typed: TypedLogin) => Promise<ProvenLogin>;
  /** The proof in a code of a user's second factor; null for a wrong code. Throws 429 after too many wrong ones. */
  readonly prove: (userId: number, code: string) => Promise<FactorProof | null>;
  /** The stored hash of a user that a password is right for; null for a wrong one. Throws 429 after too many wrong ones. */
  readonly provePassword: (userId: number, password: string) => Promise<string | null>;
  /** The source of random values in answers. */
  readonly chance: Chance;
  readonly readMail: MailReader;
  readonly lookUp: LookUp;
  /** Why this installation sends no events to an address, as a sentence with its remedy; null when it does. */
  readonly findUrlRefusal: (url: string) => string | null;
  /** Why this installation connects to no mail server at a host, as a sentence with its remedy; null when it does. */
  readonly findHostRefusal: (host: string) => string | null;
}

/** A handler whose slow work (hashing, image checks) is done first, outside the transaction: `prepare` has no database. */
export interface PreparedHandler<Id extends OperationId, Ready = unknown> {
  readonly prepare: (input: Input<Id>, caller: Caller, services: Services) => Promise<Ready>;
  readonly handle: (input: Input<Id>, context: ContextOf<Id>, ready: Ready) => Promise<Output<Id>>;
}

/** Declares a handler in two steps; the result of `prepare` is handed to each try of `handle`. */
export function declarePrepared<Id extends OperationId, Ready>(
  prepare: PreparedHandler<Id, Ready>['prepare'],
  handle: PreparedHandler<Id, Ready>['handle'],
): PreparedHandler<Id, Ready> {
  return { prepare, handle };
}

/** For callers who may do a part of an operation: `allow` throws ERR_PERMISSION for the rest, before what they send is looked at. */
export interface RestrictedHandler<Id extends WritingId> {
  readonly allow: (input: Input<Id>, context: ContextOf<Id>) => Promise<void>;
  readonly handle: Handler<Id>;
}

/** For operations that change more rows of their root than the path names: the door locks them all by ascending id. */
export interface LockingHandler<Id extends WritingId> extends Pick<RestrictedHandler<Id>, 'handle'> {
  readonly listLockedIds: (input: Input<Id>) => readonly number[];
}

/** A handler that reads, and whose answer takes slow work when its transaction is over: `finish` has no database. */
export interface FinishedHandler<Id extends ReadingId, Loaded = unknown> {
  readonly handle: (input: Input<Id>, context: ContextOf<Id>) => Promise<Loaded>;
  readonly finish: (loaded: Loaded, services: Services) => Promise<Output<Id>>;
}

/** Declares a handler whose answer is made from what `handle` found. */
export function declareFinished<Id extends ReadingId, Loaded>(
  handle: FinishedHandler<Id, Loaded>['handle'],
  finish: FinishedHandler<Id, Loaded>['finish'],
): FinishedHandler<Id, Loaded> {
  return { handle, finish };
}

/**
 * A handler that writes, and whose answer carries what jobs store right after its commit: a call to another service, held
 * with `holdCall`. `handle` answers as if nothing had been stored yet: the client gets that when the jobs take too
 * long. `complete` answers again, from the rows that are stored then. docs/decisions/090-jobs-calls-and-retention.md.
 */
export interface CompletedHandler<Id extends WritingId> {
  readonly handle: (input: Input<Id>, context: ContextOf<Id>) => Promise<Output<Id>>;
  readonly complete: (output: Output<Id>, db: Reader) => Promise<Output<Id>>;
}

/** Declares a handler whose answer is read again when its jobs have ended, well or not, or took too long. */
export function declareCompleted<Id extends WritingId>(
  handle: CompletedHandler<Id>['handle'],
  complete: CompletedHandler<Id>['complete'],
): CompletedHandler<Id> {
  return { handle, complete };
}

/** Any Finished, whatever its two steps hand to each other. */
interface AnyFinishedHandler<Id extends ReadingId> {
  readonly handle: (input: Input<Id>, context: ContextOf<Id>) => Promise<unknown>;
  readonly finish: (loaded: never, services: Services) => Promise<Output<Id>>;
}

/** Any Prepared, whatever its two steps hand to each other. */
interface AnyPreparedHandler<Id extends OperationId> {
  readonly prepare: (input: Input<Id>, caller: Caller, services: Services) => Promise<unknown>;
  readonly handle: (input: Input<Id>, context: ContextOf<Id>, ready: never) => Promise<Output<Id>>;
}

/** Every operation of the contract has exactly one function. */
export type Handlers = {
  readonly [Id in OperationId]:
    | Handler<Id>
    | AnyPreparedHandler<Id>
    | (Id extends ReadingId ? AnyFinishedHandler<Id> : never)
    | (Id extends WritingId ? CompletedHandler<Id> | RestrictedHandler<Id> | LockingHandler<Id> : never);
};
