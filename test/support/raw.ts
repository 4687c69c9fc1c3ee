// Requests without the SDK: bytes as a hostile or old client would send them, responses as they came over the wire.
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { scaleWait } from './patience.ts';

export interface RawOptions {
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** A text or bytes go out as they are; anything else as JSON, with its Content-Type. */
  readonly body?: unknown;
  /** `null` sends no credential; the default is the administrator's key. */
  readonly auth?: RawCredential | null;
  readonly baseUrl?: string;
}

export type RawCredential = { readonly apiKey: string } | { readonly username: string; readonly password: string };

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed JSON; undefined when the response is empty or no JSON. */
  readonly body: unknown;
}

/** The Authorization header of a credential. */
function formatAuthorization(credential: RawCredential): string {
  if ('apiKey' in credential) return `Bearer ${credential.apiKey}`;
  return `Basic ${Buffer.from(`${credential.username}:${credential.password}`).toString('base64')}`;
}

/** Sends `path` exactly as it is written: nothing is escaped or normalised. */
export function send(
  baseUrl: string,
  method: string,
  path: string,
  options: Omit<RawOptions, 'baseUrl'>,
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl);
  const bytes = encodeBody(options.body);
  const headers = {
    ...(options.auth ? { authorization: formatAuthorization(options.auth) } : {}),
    ...(bytes === undefined ? {} : { 'content-length': String(bytes.length) }),
    ...(isPlain(options.body) ? { 'content-type': 'application/json' } : {}),
    ...options.headers,
  };

  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parseJson(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

/**
 * Writes `text` to a socket and gives all that comes back until the server closes it or is silent. Silent is `silence`
 * ms, or as much longer as this machine takes.
 */
export function sendText(baseUrl: string, text: string, silence = 2_000): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let responseText = '';
    socket.setTimeout(scaleWait(silence), () => socket.destroy());
    socket.on('data', (chunk) => {
      responseText += chunk.toString();
    });
    socket.on('error', (error) => {
      if (responseText === '') reject(error);
    });
    socket.on('close', () => {
      resolve(responseText);
    });
  });
}

function isPlain(body: unknown): boolean {
  return body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
}

function encodeBody(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return Buffer.from(typeof body === 'string' ? body : body instanceof Uint8Array ? body : JSON.stringify(body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
