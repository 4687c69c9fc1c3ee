// Posts to addresses that customers wrote down: to checked addresses only, with a limit to everything that comes back.
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Agent, Dispatcher, request } from 'undici';
import { addressOf } from '../domain/network.ts';
import { hostOf, isAllowed, refusedUrl, type AllowedHosts } from '../domain/webhook.ts';

/** What a receiver answered, its body cut; or why there was no answer. */
export type Reply =
  | {
      readonly status: number;
      readonly body: string;
      /** Whether more came than is kept. */
      readonly cut: boolean;
      readonly retryAfter: string | null;
    }
  | { readonly status: null; readonly error: string };

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
}

export interface Sender {
  /** Posts once and never rejects: redirects are not followed. */
  post(message: Message): Promise<Reply>;
  /** Closes connections that wait for more. */
  close(): Promise<void>;
}

/** Finds all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export interface SenderOptions {
  readonly allowed: AllowedHosts;
  /** Asks the system when not given. */
  readonly resolve?: Resolve;
  /** How long all of it may take, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 15_000;
const CONNECT_PATIENCE = 10_000;
const KEPT = 10 * 1024;

/** Thrown while connecting: the name stands for an address that may not be reached. */
class Forbidden extends Error {}

/** A sender of its own connections. It looks names up itself, and connects to what it has checked and to nothing else. */
export function openSender({ allowed, resolve = bySystem, patience = PATIENCE }: SenderOptions): Sender {
  let client: Promise<Client> | undefined;
  const clientOf = (): Promise<Client> => (client ??= openClient(checkedLookup(allowed, resolve), patience));
  return {
    async post({ url, headers, body, signal }) {
      // A literal address is never looked up.
      const refused = refusedUrl(url, allowed);
      if (refused !== null) return { status: null, error: refused };
      const { request, agent } = await clientOf();
      const stop = new AbortController();
      const end = (): void => {
        stop.abort();
      };
      const timer = setTimeout(end, patience);
      signal.addEventListener('abort', end, { once: true });
      try {
        return await replyOf(
          await request(url, { method: 'POST', dispatcher: agent, headers, body, signal: stop.signal }),
        );
      } catch (error) {
        return { status: null, error: stop.signal.aborted ? late(signal, patience) : reasonOf(error) };
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
      }
    },
    close: async () => (await client)?.agent.destroy(),
  };
}

interface Client {
  readonly request: typeof request;
  readonly agent: Agent;
}

/** Loaded when first needed: an installation without webhooks has no use for it. */
async function openClient(lookup: LookupFunction, patience: number): Promise<Client> {
  // Within the build it has no names of its own, only the whole.
  const { Agent, buildConnector, request } = (await import('undici')).default;
  const agent = new Agent({
    connect: buildConnector({ timeout: Math.min(patience, CONNECT_PATIENCE), lookup }),
    // The whole takes `patience`; connections are made anew often enough to follow a name that moves.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    maxHeaderSize: 16 * 1024,
  });
  return { request, agent };
}

function bySystem(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses);
      else reject(error);
    });
  });
}

/** Looks a name up once for each connection; what was checked is what is connected to. */
function checkedLookup(allowed: AllowedHosts, resolve: Resolve): LookupFunction {
  const checked = async (host: string): Promise<readonly LookupAddress[]> => {
    const found = await resolve(host);
    if (found.length === 0) throw Object.assign(new Error('No address'), { code: 'ENOTFOUND' });
    const isFine = ({ address }: LookupAddress): boolean => {
      const network = addressOf(address);
      return network !== null && isAllowed(network, allowed);
    };
    if (!allowed.names.has(hostOf(new URL(`http://${host}`))) && !found.every(isFine)) throw new Forbidden();
    return found;
  };
  return (host, options, answer) => {
    checked(host).then(
      (found) => {
        const [first] = found;
        if (options.all === true) answer(null, [...found]);
        else answer(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => {
        answer(error as Error, '');
      },
    );
  };
}

async function replyOf({ statusCode: status, headers, body }: Dispatcher.ResponseData): Promise<Reply> {
  const retryAfter = [headers['retry-after']].flat()[0] ?? null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop ends the connection: nobody has to take what is thrown away.
    if (length > KEPT) break;
  }
  return { status, body: textOf(Buffer.concat(chunks).subarray(0, KEPT)), cut: length > KEPT, retryAfter };
}

/** Text that every database takes: what is no UTF-8, and NUL, is replaced. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\ufffd');
}

function late(signal: AbortSignal, patience: number): string {
  return signal.aborted ? 'The service stopped.' : `No whole answer within ${String(patience / 1000)} seconds.`;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection broke.',
  ENOTFOUND: 'The name of the host is not known.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The host did not answer.',
  UND_ERR_CONNECT_TIMEOUT: 'The host did not answer.',
  UND_ERR_SOCKET: 'The connection broke.',
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the answer are too long.',
};

/** What failed, without addresses: they would tell of networks that nobody outside should know. */
function reasonOf(error: unknown): string {
  if (error instanceof Forbidden) return 'The name of the host stands for an address that is not public.';
  const { code, name } = error as { code?: string; name?: string };
  const causes = error instanceof AggregateError ? error.errors.map((each) => (each as { code?: string }).code) : [];
  const known = [code, ...causes].find((each) => each !== undefined && each in REASONS);
  if (known !== undefined) return REASONS[known] ?? known;
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code ?? '')
    ? `No safe connection could be made (${code ?? ''}).`
    : `The request failed (${code ?? name ?? 'unknown'}).`;
}
