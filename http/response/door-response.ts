// Turns the result of a handler into the response: status, headers and bytes, checked against the contract.
import { hash } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import { SHOWN } from '../../generated/views.ts';
import { answers } from '../../generated/writers.ts';
import type { Zone } from '../../generated/wire.ts';
import { json } from '../../domain/values/json-text.ts';
import { restrictToViewer, viewerOf } from '../../domain/values/view.ts';
import type { Caller } from '../../handlers/handler.ts';
import type { Media } from '../../handlers/media.ts';
import { API_ROOT } from '../../contract/contract.ts';
import { shapeOf } from '../shape.ts';

/** A complete response, as it is sent and as Idempotency-Key replays it. `body` is null where there is none. */
export interface DoorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, which leaves together with the headers in one write; files as bytes. */
  readonly body: string | Buffer | null;
}

/** A response as it is sent; also one whose body is created while it is sent, which can be neither stored nor replayed. */
export interface OutgoingResponse extends Omit<DoorResponse, 'body'> {
  readonly body: DoorResponse['body'] | AsyncIterable<Buffer>;
}

/** The result of a handler, as status and body. */
export interface HandlerOutcome {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | null;
}

/** Settles the status: the only success the contract has, or the one that the handler names. */
export function outcomeOf(id: OperationId, output: unknown): HandlerOutcome {
  const { success } = shapeOf(id);
  if (success.length === 1) return { status: success[0] ?? 200, body: output, location: null };
  const { status, body, location = null } = output as { status: number; body?: unknown; location?: string };
  return { status, body, location };
}

/** Returns an item of a table with the members that this caller may see: docs/decisions/240-who-sees-what.md. */
export function selectSeen<T>(caller: Caller, id: OperationId, body: T): T {
  const schema = SHOWN[id];
  return schema === undefined ? body : restrictToViewer(body, schema, viewerOf(caller));
}

/**
 * Returns a function that writes bodies of an operation, or the items of its list, as JSON in wire values. Members that the
 * contract does not show to this caller are left out.
 */
export function writerOf(id: OperationId, status: number, { zone, caller }: ResponseTarget): (body: unknown) => string {
  const writers = answers[id];
  const write = (caller.isVisitor ? writers?.['public'] : undefined) ?? writers?.[String(status)] ?? json;
  const to = { zone, viewer: viewerOf(caller) };
  return (body) => write(body, to);
}

/** The caller who gets a response, and the zone of its times. */
interface ResponseTarget {
  readonly zone: Zone;
  readonly caller: Caller;
}

/**
 * A created resource: the operation that reads it, and the parameters of that operation's path, in their order.
 */
export interface CreatedResource {
  readonly reads: OperationId;
  readonly path: Readonly<Record<string, unknown>>;
}

/** Returns the created resource, by its new id and, below another resource, by this request's path; null for none. */
export function findCreated(
  id: OperationId,
  path: Readonly<Record<string, unknown>>,
  body: unknown,
): CreatedResource | null {
  const { created } = shapeOf(id);
  if (created === undefined || typeof body !== 'object' || body === null || !('id' in body)) return null;
  const reads = created as OperationId;
  const names = [...shapeOf(reads).path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const last = names.at(-1);
  return { reads, path: Object.fromEntries(names.map((name) => [name, name === last ? body.id : path[name]])) };
}

/** Returns the path of the created resource; null for none. */
export function locationOf(id: OperationId, path: Readonly<Record<string, unknown>>, body: unknown): string | null {
  const createdResource = findCreated(id, path, body);
  if (createdResource === null) return null;
  return (
    API_ROOT +
    shapeOf(createdResource.reads).path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
      String(createdResource.path[name]),
    )
  );
}

/** Returns the headers of a file: its type, and the name to save it by. */
export function buildMediaHeaders({ type, filename, treatment }: Omit<Media, 'bytes'>): Record<string, string> {
  const { disposition, isForeign = false, policy, cacheControl } = treatment;
  return {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Disposition': `${disposition}; ${encodeFilename(filename)}`,
    ...(isForeign && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    ...(cacheControl !== undefined && { 'Cache-Control': cacheControl }),
  };
}

/** Returns the parameters of a file name by RFC 6266: in ASCII for all clients, and in full for those that support it. */
function encodeFilename(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '_');
  if (plain === filename) return `filename="${plain}"`;
  const full = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Returns the bytes of a file, without copying them. */
export function readMediaBytes({ bytes }: Media): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Returns `"<version>.<hash of the bytes sent>"`: If-Match compares the version, If-None-Match the whole.
 *
 * A client reads booking 12 of version 7, and gets `ETag: "7.kT3vB9xQw1LmZs0e"`.
 * - A GET with that in If-None-Match gets 304 while the bytes are equal. Once the embedded customer has another name, the tag
 *   is `"7.aR8uYc2NfP5dHj6o"`, and the GET gets 200.
 * - A PUT with `If-Match: "7.kT3vB9xQw1LmZs0e"` succeeds in both cases, for the booking's own version is still 7. It becomes 8.
 * - A second PUT with that tag gets 412: the client reads the booking again.
 */
export function etagOf(version: number, body: string | Buffer | null): string {
  return `"${String(version)}.${hash('sha1', body ?? '', 'base64url').slice(0, 16)}"`;
}

/** Whether one of the tags in an If-None-Match header equals this one, or is `*`. */
export function includesETag(header: string, etag: string): boolean {
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/**
 * Whether one of the tags in an If-Match header has this version, or is `*`. Weak tags (`W/"7.…"`) count: a proxy that
 * compresses marks tags as weak, and the version is not changed by that.
 */
export function includesVersion(header: string, version: number): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag.startsWith(`"${String(version)}.`));
}
