// For receivers of events: verifies them by Standard Webhooks 1.0, and distinguishes them by name.
import { BoekstaafError, WebhookError } from './core.ts';
import { OBJECTS, OWN_EVENTS } from './dist/groups/announced.ts';
import type { Event } from './dist/groups/models.ts';
import { importNodeModule } from './platform.ts';

/** On updates `modified` is always there. */
type EventPayloadOf<Name, Data> = Name extends `${string}::postUpdate`
  ? Data extends { modified?: string[] }
    ? Data & { modified: string[] }
    : Data
  : Data;

type NamedEventOf<Of extends Event> = Of extends Event
  ? {
      [Name in Of['meta']['event']]: {
        /** The name of the event, as in `meta.event`: the member that distinguishes events. */
        readonly name: Name;
        readonly version: string;
        /** The object as a read returns it; only its `id` for subscribers who may not view it. */
        readonly data: EventPayloadOf<Name, Of['data']>;
        readonly meta: Omit<Of['meta'], 'event'> & { readonly event: Name };
      };
    }[Of['meta']['event']]
  : never;

/** An event that this version of the package does not know, from a newer service. Its name is in `meta.event`. */
export interface UnknownEvent {
  readonly name: undefined;
  readonly version: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: Omit<Event['meta'], 'event' | 'object'> & { readonly event: string; readonly object: string };
}

/** An event, distinguished by `name`: `if (event.name === 'Boeking::postInsert')` makes `event.data` a booking. */
export type NamedEvent = NamedEventOf<Event> | UnknownEvent;
/** The name of an event that this version of the package knows. */
export type KnownEvent = Event['meta']['event'];
/** The event with a name: `EventOf<'Boeking::postInsert'>`. */
export type EventOf<Name extends KnownEvent> = Extract<NamedEvent, { readonly name: Name }>;

/** The headers of a request: of fetch, of Node (`headers` or `rawHeaders`), or pairs of names and values, in any case. */
export type ReceivedHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | readonly (readonly [name: string, value: string])[]
  | readonly string[];

/** The raw body of the request, not parsed. */
export type ReceivedBody = string | Uint8Array | ArrayBuffer;

export interface VerifyOptions {
  /** How far the message may be from now, in milliseconds; 300,000 unless set. */
  readonly tolerance?: number | undefined;
  /** The clock, in milliseconds since 1970; `Date.now` unless set. */
  readonly now?: (() => number) | undefined;
}

const TOLERANCE_MS = 300_000;

/**
 * Returns the event of a request whose signature and time are valid. With several secrets, as during a rotation, any of
 * them suffices. Rejects with a WebhookError, whose `reason` says why, for an invalid request. Rejects with a
 * BoekstaafError for a malformed secret or a body that was parsed.
 */
export async function verify(
  body: ReceivedBody,
  headers: ReceivedHeaders,
  secrets: string | readonly string[],
  { tolerance = TOLERANCE_MS, now = Date.now }: VerifyOptions = {},
): Promise<NamedEvent> {
  const bytes = bytesOf(body);
  // An empty list of secrets is refused like a malformed secret.
  const keys = (secrets.length ? [secrets].flat() : ['']).map(keyOf);
  const [id, timestamp, signatures] = read(headers, 'webhook-id', 'webhook-timestamp', 'webhook-signature');
  if (!/^\d{1,11}$/.test(timestamp))
    throw new WebhookError('malformed', 'webhook-timestamp is not a number of seconds.');
  if (!(await isSigned(signatures.split(' '), keys, joinSigned(id, timestamp, bytes))))
    throw new WebhookError(
      'bad-signature',
      'No signature matches: the secret is wrong, or the body is not the one that was sent.',
    );

  const age = now() - Number(timestamp) * 1000;
  if (age > tolerance)
    throw new WebhookError(
      'too-old',
      'The message is older than the tolerance: somebody may be replaying it, or your clock is fast.',
    );
  if (age < -tolerance) throw new WebhookError('too-new', 'The message is from the future: check your clock.');

  return parseEvent(bytes);
}

/** Returns an event of the change feed with its `name`, which distinguishes it as in a webhook. */
export function named(event: Event): NamedEvent {
  return addName(event);
}

/** Returns the headers that the service would send with a body now, to test a receiver or to forward events. */
export async function sign(
  body: ReceivedBody,
  secret: string,
  { id, now = Date.now }: { readonly id: string; readonly now?: (() => number) | undefined },
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(now() / 1000));
  const subtle = await loadSubtleCrypto();
  const key = await subtle.importKey('raw', keyOf(secret), HMAC, false, ['sign']);
  const signature = new Uint8Array(await subtle.sign('HMAC', key, joinSigned(id, timestamp, bytesOf(body))));
  const base64 = btoa(String.fromCharCode(...signature));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${base64}` };
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

// The platform compares in constant time.
async function isSigned(
  signatures: readonly string[],
  keys: readonly Uint8Array<ArrayBuffer>[],
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const subtle = await loadSubtleCrypto();
  const decodedSignatures = signatures.flatMap((each) =>
    each.startsWith('v1,') ? (decodeBase64(each.slice(3)) ?? []) : [],
  );
  for (const bytes of keys) {
    const key = await subtle.importKey('raw', bytes, HMAC, false, ['verify']);
    for (const each of decodedSignatures) if (await subtle.verify('HMAC', key, each, content)) return true;
  }
  return false;
}

/** Returns the bytes of canonical base64; undefined for any other spelling, so that a signature cannot be altered. */
function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(base64);
    return btoa(text) === base64 ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    // Another text than base64.
    return undefined;
  }
}

function keyOf(secret: unknown): Uint8Array<ArrayBuffer> {
  const bytes = typeof secret === 'string' && secret.startsWith('whsec_') ? decodeBase64(secret.slice(6)) : undefined;
  if (bytes?.length) return bytes;
  throw new BoekstaafError(
    'The secret is invalid: pass the one that the service showed for the webhook, whsec_ and base64.',
  );
}

function joinSigned(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  return content;
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  // An ArrayBuffer of another realm is no instance of ours.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body as ArrayBuffer);
  throw new BoekstaafError(
    'Pass the body as you received it, a string or bytes: a parsed and reserialised body has another signature.',
  );
}

function read(headers: ReceivedHeaders, ...names: [string, string, string]): [string, string, string] {
  const pairs = pairsOf(headers);
  return names.map((name) => {
    const values = pairs ? pairs.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value) : [];
    const value = pairs ? values.join(' ') : (headers as { get(name: string): string | null | undefined }).get(name);
    if (!value) throw new WebhookError('missing-header', `The header ${name} is missing.`);
    return value;
  }) as [string, string, string];
}

/** Returns the pairs of headers; undefined for an object that is read by name. */
function pairsOf(headers: ReceivedHeaders): [string, string][] | undefined {
  if (Array.isArray(headers)) {
    const list = headers as readonly (string | readonly [string, string])[];
    return list.flatMap((each, at): [string, string][] => {
      if (typeof each !== 'string') return [[each[0], each[1]]];
      return at % 2 ? [] : [[each, String(list[at + 1])]];
    });
  }
  if (typeof (headers as { get?: unknown }).get === 'function') return undefined;
  return Object.entries(headers as Readonly<Record<string, string | readonly string[] | undefined>>).flatMap(
    ([name, value]) => (value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each])),
  );
}

function parseEvent(bytes: Uint8Array): NamedEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isEvent(event)) return addName(event);
  } catch {
    // Refused below, like JSON of another shape.
  }
  throw new WebhookError('malformed', 'The body is signed, but it is not an event.');
}

interface EventWrapper {
  readonly meta: { readonly event: string };
}

function isEvent(value: unknown): value is EventWrapper {
  const { version, data, meta } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isObject = (each: unknown): boolean => typeof each === 'object' && each !== null;
  return (
    typeof version === 'string' &&
    isObject(data) &&
    isObject(meta) &&
    typeof (meta as EventWrapper['meta']).event === 'string'
  );
}

function addName(event: EventWrapper): NamedEvent {
  const name = event.meta.event;
  const [object = '', kind = ''] = name.split('::');
  const isKnown = kind
    ? /^post(Insert|Update|Save|Delete)$/.test(kind) && includesWord(OBJECTS, object)
    : includesWord(OWN_EVENTS, name);
  return { name: isKnown ? name : undefined, ...event } as NamedEvent;
}

function includesWord(words: string, word: string): boolean {
  return words.split(' ').includes(word);
}

// Node 18 has it as a module only.
async function loadSubtleCrypto(): Promise<SubtleCrypto> {
  const global = (globalThis as { crypto?: Crypto }).crypto;
  const { subtle } = global ?? ((await importNodeModule('node:crypto')) as { webcrypto: Crypto }).webcrypto;
  if ((subtle as SubtleCrypto | undefined) === undefined)
    throw new BoekstaafError('WebCrypto is missing: browsers offer it on https and localhost only.');
  return subtle;
}
