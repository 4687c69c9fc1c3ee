// Reads a request's body, and checks size, media type, JSON, nesting and characters before any other check.
import type { IncomingHttpHeaders } from 'node:http';
import { MAX_PROBLEMS, Problem, createProblem, type ProblemDetail } from '../domain/values/problem.ts';

/** In bytes: the limit of JSON, and of the largest file that any operation accepts, an incoming mail. */
export const MAX_JSON_BYTES = 1_000_000;
export const MAX_MAIL_BYTES = 10_000_000;
const MAX_FILE_BYTES = 5_000_000;
const MAX_DEPTH = 32;
const JSON_TYPES = new Set(['application/json', 'application/merge-patch+json']);
/** Existing clients send JSON under these; a browser may send them across sites without asking. */
const LOOSE_TYPES = new Set(['', 'text/plain', 'application/x-www-form-urlencoded']);

/** A request whose body has not been read yet. */
export interface UnreadRequest {
  readonly headers: IncomingHttpHeaders;
  /** Reads the body, of at most `limit` bytes. Throws TOO_LARGE_ERROR when it is larger, and anything else when it ends early. */
  readonly receiveBytes: (limit: number) => Promise<Buffer>;
}

/** The error that `receiveBytes` throws for a body beyond its limit. */
export const TOO_LARGE_ERROR = new Error('The body is larger than its limit.');

/** The rules for the media types that are read. */
export interface BodyRules {
  readonly required: boolean;
  readonly patch: boolean;
  readonly strictType: boolean;
}

/** Returns the JSON body as text and parsed; `undefined` for none. Throws 413, 415, or 406 for anything but a JSON object or list. */
export async function readBody(request: UnreadRequest, rules: BodyRules): Promise<{ text: string; body: unknown }> {
  const text = hasBody(request) ? await readText(request, MAX_JSON_BYTES) : '';
  if (text === '') {
    if (rules.required) throw createMalformedProblem('The request has no body: send JSON.');
    return { text, body: undefined };
  }
  requireType(request, rules);
  const body = parse(text);
  if (typeof body !== 'object' || body === null)
    throw createProblem('ERR_TYPE', 'The body is not a JSON object or list: send one.');
  return { text, body };
}

/** By media type, how many bytes a file may have: 5 MB where the contract does not say. */
export type FileTypes = Readonly<Record<string, { readonly schema?: { readonly maxLength?: number } }>>;

/** Returns the bytes of a file that was sent as one of these media types; its content is not checked here. Throws 413, 415 and 406. */
export async function readFile(request: UnreadRequest, accepted: FileTypes): Promise<Buffer> {
  const types = Object.keys(accepted);
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (hasBody(request) && !types.includes(type))
    throw createProblem(
      'ERR_MEDIA_TYPE',
      `The body is not a supported file: send ${types.join(' or ')}, with its Content-Type.`,
    );
  const bytes = hasBody(request)
    ? await readBytes(request, accepted[type]?.schema?.maxLength ?? MAX_FILE_BYTES)
    : Buffer.alloc(0);
  if (bytes.length === 0) throw createMalformedProblem('The request has no body: send a file.');
  return bytes;
}

/** Throws for anything but an empty body or `{}`, for operations without a body: no value of a client is ignored. */
export async function refuseBody(request: UnreadRequest): Promise<void> {
  if (!hasBody(request)) return;
  const text = (await readText(request, MAX_JSON_BYTES)).trim();
  if (text !== '' && text !== '{}') {
    throw createProblem('ERR_EXTRA_FIELD', 'Could not validate extra field', { field: 'body' });
  }
}

/** Whether a body follows the headers; receiving it can take half a minute. */
export function hasBody({ headers }: Pick<UnreadRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The body as text, which must be UTF-8. Throws 413, 415 and 406. */
export async function readText(request: UnreadRequest, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createMalformedProblem('The body is not valid UTF-8: encode it as UTF-8.');
  }
}

/** Returns the bytes of a body. Throws as `readText` does, but accepts bytes that are no UTF-8. */
export async function readBytes(request: UnreadRequest, limit: number): Promise<Buffer> {
  if (request.headers['content-encoding'] !== undefined && request.headers['content-encoding'] !== 'identity') {
    throw createProblem(
      'ERR_MEDIA_TYPE',
      'Compressed bodies are not accepted: send the body without Content-Encoding.',
    );
  }

  // Before anything is read: a client that sent `Expect: 100-continue` is refused at once.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw createTooLargeProblem(limit);

  try {
    return await request.receiveBytes(limit);
  } catch (error) {
    throw error === TOO_LARGE_ERROR
      ? createTooLargeProblem(limit)
      : createMalformedProblem('The body ended early: send the request again.');
  }
}

function createTooLargeProblem(limit: number): Problem {
  const most = `${String(limit / 1_000_000)} MB`;
  return createProblem('ERR_BODY_TOO_LARGE', `The body is larger than ${most}: send less at a time.`);
}

function requireType(request: UnreadRequest, { patch, strictType }: BodyRules): void {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='))?.replace(/^charset="?|"$/g, '');
  const isKnownType = JSON_TYPES.has(type)
    ? type === 'application/json' || patch
    : LOOSE_TYPES.has(type) && !strictType;

  if (!isKnownType || (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')) {
    throw createProblem(
      'ERR_MEDIA_TYPE',
      'This media type is not accepted: send the body as application/json in UTF-8.',
    );
  }
}

function parse(text: string): unknown {
  requirePlain(text);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw createMalformedProblem(`The body is not valid JSON: ${(error as Error).message}`);
  }
  if (/\\u(?:0000|d[89a-f])/i.test(text)) refuseNoText(body);
  return body;
}

/** Ten times what any schema has. An object with a hundred thousand members takes 100 ms to parse. */
const MAX_MEMBERS = 10_000;

/** Counts brackets and members in the text: parsing and checking a million of them would block the server. */
function requirePlain(text: string): void {
  // By depth, how many members or items have begun, and whether they are members.
  const counts = new Int32Array(MAX_DEPTH + 1);
  const isObject = new Uint8Array(MAX_DEPTH + 1);
  let depth = 0;
  let quoted = false;

  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 0x5c) at++;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x2c) {
      const memberCount = (counts[depth] ?? 0) + 1;
      counts[depth] = memberCount;
      if (memberCount >= MAX_MEMBERS && isObject[depth] === 1) throw createTooManyMembersProblem();
    } else if (char === 0x5b || char === 0x7b) {
      if (++depth > MAX_DEPTH)
        throw createMalformedProblem(`The body is nested deeper than ${String(MAX_DEPTH)} levels: send a flatter one.`);
      counts[depth] = 0;
      isObject[depth] = char === 0x7b ? 1 : 0;
    } else if ((char === 0x5d || char === 0x7d) && depth > 0) depth--;
  }
}

function createTooManyMembersProblem(): Problem {
  return createProblem('ERR_LENGTH', `An object in the body has more than ${String(MAX_MEMBERS)} members: send fewer.`);
}

/** Text that JSON can express and no database stores: NUL, and half of a pair of surrogates. */
const FORBIDDEN_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/\0/, 'Text cannot contain the NUL character: remove it.'],
  [/\p{Surrogate}/u, 'The text contains half of a surrogate pair: send both halves or none.'],
];

function refuseNoText(body: unknown): void {
  const problems: ProblemDetail[] = [];

  const visit = (value: unknown, field: string): void => {
    if (problems.length > MAX_PROBLEMS) return;
    if (typeof value === 'string') {
      for (const [pattern, message] of FORBIDDEN_TEXTS)
        if (pattern.test(value)) problems.push({ code: 'ERR_FORMAT', message, ...(field === '' ? {} : { field }) });
    } else if (Array.isArray(value))
      value.forEach((item, index) => {
        visit(item, `${field}[${String(index)}]`);
      });
    else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        visit(name, field);
        visit(member, field === '' ? name : `${field}.${name}`);
      }
    }
  };

  visit(body, '');
  if (problems.length > 0) throw new Problem(problems);
}

function createMalformedProblem(message: string): Problem {
  return createProblem('ERR_MALFORMED', message);
}
