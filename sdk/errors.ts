// Everything this package throws: one class for each error status, and two for a missing response.
import type { Codes, ErrorCode } from './dist/groups/codes.ts';

export type { Codes, ErrorCode };

/** The root of all errors of this package. Thrown itself for mistakes that are found before a request is sent. */
export class BoekstaafError extends Error {
  override readonly name: string = 'BoekstaafError';
}

/** No response, or a broken one: the network, the address, or a proxy in between. See `cause`. */
export class ConnectionError extends BoekstaafError {
  override readonly name: string = 'ConnectionError';
}

/** The response was not complete within `timeout` milliseconds. */
export class TimeoutError extends BoekstaafError {
  override readonly name: string = 'TimeoutError';
}

/** Why a message is not accepted as an event of the service. */
export type WebhookReason = 'missing-header' | 'malformed' | 'bad-signature' | 'too-old' | 'too-new';

/** `webhooks.verify` got a message that is not from the service, or not from now. Respond with 400. */
export class WebhookError extends BoekstaafError {
  override readonly name: string = 'WebhookError';
  readonly reason: WebhookReason;

  constructor(reason: WebhookReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** One thing that the service refuses: a sentence, the field it concerns, and what a program needs to know about it. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  readonly message: string;
  readonly code?: Code;
  readonly field?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The parts of the classes below. */
export interface RefusalParts {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  readonly problems: readonly Problem[];
  /** The text that came in place of problems, such as the page of a proxy. */
  readonly text: string | undefined;
  readonly of?: string;
}

// Not generic, and the codes are declared again in each class: `instanceof` makes every type parameter any.
/** A refusal by the service. `code` is that of the first problem; undefined only when a proxy responded instead. */
export class ApiError extends BoekstaafError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly problems: readonly Problem[];
  readonly requestId: string | undefined;
  readonly headers: Headers;
  /** The body where the service did not write it, such as a page of a proxy: its first 10,000 characters. */
  readonly text: string | undefined;
  /** The operation and the ids that it was called with: `bookings.get(7)`; undefined for a request of your own. */
  readonly operation: string | undefined;

  constructor(refusal: RefusalParts) {
    super(describeRefusal(refusal));
    this.status = refusal.status;
    this.code = refusal.problems[0]?.code;
    this.problems = refusal.problems;
    this.requestId = refusal.requestId;
    this.headers = refusal.headers;
    this.text = refusal.text;
    this.operation = refusal.of;
  }
}

/** The problem with a credential. */
export type CredentialProblem =
  'missing' | 'wrong' | 'expired' | 'needs-user' | 'needs-session' | 'needs-code' | 'wrong-code';

const CREDENTIAL_PROBLEMS: Readonly<Record<Codes[401], CredentialProblem>> = {
  ERR_LOGIN_REQUIRED: 'missing',
  ERR_CREDENTIAL_INVALID: 'wrong',
  ERR_KEY_EXPIRED: 'expired',
  ERR_BASIC_REQUIRED: 'needs-user',
  ERR_BASIC_REFUSED: 'needs-session',
  ERR_CODE_REQUIRED: 'needs-code',
  ERR_CODE_INVALID: 'wrong-code',
};

/** 304: the version in `ifNoneMatch` is still the present one. */
export class NotModified extends ApiError {
  override readonly name: string = 'NotModified';
  declare readonly code: undefined;
  declare readonly problems: readonly Problem<never>[];
}
/**
 * 401: a credential is missing, wrong or expired, only a user may do this, or a second factor is needed. `reason` says
 * which.
 */
export class Unauthorized extends ApiError {
  override readonly name: string = 'Unauthorized';
  declare readonly code: Codes[401] | undefined;
  declare readonly problems: readonly Problem<Codes[401]>[];

  /** The problem with the credential; undefined when a proxy refused, not the service. */
  get reason(): CredentialProblem | undefined {
    return this.code && CREDENTIAL_PROBLEMS[this.code];
  }
}
/** 403: a permission is missing (`problems[0].params.permission`), or a rule forbids it. */
export class Forbidden extends ApiError {
  override readonly name: string = 'Forbidden';
  declare readonly code: Codes[403] | undefined;
  declare readonly problems: readonly Problem<Codes[403]>[];
}
/** 404: no such thing; `operation` names the call: `bookings.get(7)`. */
export class NotFound extends ApiError {
  override readonly name: string = 'NotFound';
  declare readonly code: Codes[404] | undefined;
  declare readonly problems: readonly Problem<Codes[404]>[];
}
/** 405: the path exists, the method does not. */
export class MethodNotAllowed extends ApiError {
  override readonly name: string = 'MethodNotAllowed';
  declare readonly code: Codes[405] | undefined;
  declare readonly problems: readonly Problem<Codes[405]>[];
}
/** 406: the input is wrong; all that is wrong with it is in `problems`. */
export class BadInput extends ApiError {
  override readonly name: string = 'BadInput';
  declare readonly code: Codes[406] | undefined;
  declare readonly problems: readonly Problem<Codes[406]>[];
}
/** 409: it clashes with something that exists or is being done. */
export class Conflict extends ApiError {
  override readonly name: string = 'Conflict';
  declare readonly code: Codes[409] | undefined;
  declare readonly problems: readonly Problem<Codes[409]>[];
}
/**
 * 410: already purged, such as events after a position (`problems[0].params.oldest` is the oldest one that remains).
 */
export class Gone extends ApiError {
  override readonly name: string = 'Gone';
  declare readonly code: Codes[410] | undefined;
  declare readonly problems: readonly Problem<Codes[410]>[];
}
/** 412: the object was changed after the ETag in `ifMatch` was read. */
export class PreconditionFailed extends ApiError {
  override readonly name: string = 'PreconditionFailed';
  declare readonly code: Codes[412] | undefined;
  declare readonly problems: readonly Problem<Codes[412]>[];
}
/** 413: the body is too large. */
export class TooLarge extends ApiError {
  override readonly name: string = 'TooLarge';
  declare readonly code: Codes[413] | undefined;
  declare readonly problems: readonly Problem<Codes[413]>[];
}
/** 415: the body is of a media type that the service does not read. */
export class UnsupportedMediaType extends ApiError {
  override readonly name: string = 'UnsupportedMediaType';
  declare readonly code: Codes[415] | undefined;
  declare readonly problems: readonly Problem<Codes[415]>[];
}
/** 422: the idempotency key was used before, for something else. */
export class Unprocessable extends ApiError {
  override readonly name: string = 'Unprocessable';
  declare readonly code: Codes[422] | undefined;
  declare readonly problems: readonly Problem<Codes[422]>[];
}
/** 429: too many requests, also after the retries; `headers` has Retry-After. */
export class RateLimited extends ApiError {
  override readonly name: string = 'RateLimited';
  declare readonly code: Codes[429] | undefined;
  declare readonly problems: readonly Problem<Codes[429]>[];
}
/** 431: URL and headers together are too large: shorten a filter. */
export class HeadersTooLarge extends ApiError {
  override readonly name: string = 'HeadersTooLarge';
  declare readonly code: Codes[431] | undefined;
  declare readonly problems: readonly Problem<Codes[431]>[];
}
/** 5xx: not your mistake, also after the retries. `requestId` finds it in the log of the service. */
export class ServerError extends ApiError {
  override readonly name: string = 'ServerError';
  declare readonly code: Codes[500 | 503] | undefined;
  declare readonly problems: readonly Problem<Codes[500 | 503]>[];
}
/** 503: the service is starting, stopping or overloaded. */
export class Unavailable extends ServerError {
  override readonly name: string = 'Unavailable';
  declare readonly code: Codes[503] | undefined;
  declare readonly problems: readonly Problem<Codes[503]>[];
}

// A status that the contract gains and this table lacks does not compile.
/** @internal The class of each status, named in the documentation of methods. */
export const classes = {
  304: NotModified,
  401: Unauthorized,
  403: Forbidden,
  404: NotFound,
  405: MethodNotAllowed,
  406: BadInput,
  409: Conflict,
  410: Gone,
  412: PreconditionFailed,
  413: TooLarge,
  415: UnsupportedMediaType,
  422: Unprocessable,
  429: RateLimited,
  431: HeadersTooLarge,
  500: ServerError,
  503: Unavailable,
} satisfies Record<keyof Codes | 304, unknown>;

/** Returns the error for an unsuccessful status, read from the text of the body, which may not be JSON. */
export function createApiError(refusal: Omit<RefusalParts, 'problems' | 'requestId' | 'text'>, body: string): ApiError {
  const { problems, requestId } = read(body);
  const Class: typeof ApiError = isListed(refusal.status)
    ? classes[refusal.status]
    : refusal.status >= 500
      ? ServerError
      : ApiError;
  const id = refusal.headers.get('x-request-id') ?? requestId;
  const text = problems.length === 0 && body !== '' ? body.slice(0, MAX_TEXT_LETTERS) : undefined;
  return new Class({ ...refusal, problems, requestId: id, text });
}

const MAX_TEXT_LETTERS = 10_000;

/** The beginning of a text in one line, without the tags and the style of a page. */
export function excerptText(text: string): string {
  const words = text.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gis, ' ').replace(/\s+/g, ' ');
  return words.trim().slice(0, 200);
}

function isListed(status: number): status is keyof typeof classes {
  return Object.hasOwn(classes, status);
}

// Two shapes, as the interface says: an array of problems (406, 409), or one object around one of them.
function read(body: string): { problems: Problem[]; requestId: string | undefined } {
  const content = parseOrUndefined(body);
  const records = (Array.isArray(content) ? content : [content]).filter(isRecord);
  const id = records[0]?.['request_id'];
  return { problems: records.filter(isProblem).map(copyProblem), requestId: typeof id === 'string' ? id : undefined };
}

function copyProblem({ message, code, field, params }: Problem): Problem {
  return { message, ...(code && { code }), ...(field && { field }), ...(params && { params }) };
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy may respond with a page of its own.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProblem(value: Record<string, unknown>): value is Record<string, unknown> & Problem {
  return typeof value['message'] === 'string';
}

function describeRefusal({ method, path, status, requestId, problems, text = '', of }: RefusalParts): string {
  const reasons = problems.map((problem) => describeProblem(problem)).join('; ');
  const whose = status === 404 && of !== undefined ? `: ${of} names nothing that there is` : '';
  return [
    reasons || excerptText(text) || 'No reason given',
    whose,
    ` (${String(status)} on ${method} ${path}`,
    requestId && `, request ${requestId}`,
    ')',
  ]
    .filter(Boolean)
    .join('');
}

// The service says the same to each wrong credential; its remedy is not the same.
function describeProblem({ field, message, params }: Problem): string {
  const remedy = params?.['remedy'];
  const text = typeof remedy === 'string' ? `${message}: ${remedy}` : message;
  return field ? `${field}: ${text}` : text;
}
