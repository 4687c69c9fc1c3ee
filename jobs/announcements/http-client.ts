// Sends requests to addresses that others entered: to checked addresses only, with a limit on every response.
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { parseAddress } from '../../domain/announcements/network.ts';
import { hostOf, isAllowed, findUrlRefusal, type AllowedHosts } from '../../domain/announcements/webhook.ts';
import { openNameResolver, type HostResolver } from './name-resolver.ts';
import type { Connections } from './receivers.ts';

/** The response of a receiver, its body truncated; or why there was none. */
export type Reply =
  | {
      readonly status: number;
      readonly body: string;
      /** Whether the body was longer than what is stored. */
      readonly cut: boolean;
      readonly retryAfter: string | null;
    }
  | { readonly status: null; readonly error: string };

type OutgoingMethod = 'GET' | 'POST' | 'DELETE';

export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface HttpClient {
  /** Posts once and never rejects: redirects are not followed. */
  post(message: OutgoingMessage): Promise<Reply>;
  /** Sends a message by any method; an empty body is left out. */
  send(method: OutgoingMethod, message: OutgoingMessage): Promise<Reply>;
  /**
   * Returns an address of a host that may be connected to. Throws, in a sentence without addresses, when there is none or
   * the host is not public.
   */
  addressOf(host: string): Promise<string>;
  /** Ends all connections; a request that still waits gets a reply without a status. */
  close(): Promise<void>;
}

export interface HttpClientOptions {
  readonly allowed: AllowedHosts;
  /** Looks names up; `openNameResolver` by default, at these name servers or those of the machine. */
  readonly resolve?: HostResolver;
  readonly servers?: readonly string[];
  /** The limit of a whole request, in milliseconds. */
  readonly timeoutMs?: number;
  /** How many bytes of a response are read; a longer one ends the connection. */
  readonly maxBytes?: number;
  /** From how many open connections on none stays open for the next message. */
  readonly maxOpenConnections?: number;
}

const TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;
const LOOKUP_TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 10 * 1024;
const MAX_OPEN_CONNECTIONS = 500;
const MAX_KNOWN_ADDRESSES = 1_000;

/** Thrown while connecting: the name resolves to a forbidden address. */
class ForbiddenAddress extends Error {}

/** The target of a message. */
type RequestTarget = { readonly origin: string; readonly path: string } | { readonly refused: string };

/** Opens a client with its own connections. It resolves names itself, and connects to addresses that it has checked only. */
export function openHttpClient({
  allowed,
  servers,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_RESPONSE_BYTES,
  maxOpenConnections = MAX_OPEN_CONNECTIONS,
  ...given
}: HttpClientOptions): HttpClient {
  const names = openNameResolver({ allowed, servers, timeoutMs: Math.min(timeoutMs, LOOKUP_TIMEOUT_MS) });
  const { resolve = names.resolve } = given;
  let client: Promise<Connections> | undefined;
  const targets = new LRUCache<string, RequestTarget>({
    max: MAX_KNOWN_ADDRESSES,
    memoMethod: (url) => targetOf(url, allowed),
  });

  const send: HttpClient['send'] = async (method, message) => {
    const target = targets.memo(message.url);
    if ('refused' in target) return { status: null, error: target.refused };
    client ??= import('./receivers.ts').then(({ openConnections }) =>
      openConnections(createCheckedLookup(allowed, resolve), Math.min(timeoutMs, CONNECT_TIMEOUT_MS)),
    );
    const { agent, open } = await client;
    return await new Promise((onReply) => {
      const { headers, body } = message;
      const conversation = new Conversation(onReply, { timeoutMs, maxBytes });
      const contents = body.length === 0 ? null : body;
      agent.dispatch({ method, headers, body: contents, reset: open() >= maxOpenConnections, ...target }, conversation);
    });
  };

  return {
    send,
    post: (message) => send('POST', message),
    async addressOf(host) {
      try {
        const [first] = await findCheckedAddresses(host, allowed, isIP(host) === 0 ? resolve : resolveLiteral);
        return first?.address ?? host;
      } catch (error) {
        throw new Error(reasonOf(error), { cause: error });
      }
    },
    async close() {
      names.close();
      await (await client)?.agent.destroy();
    },
  };
}

function targetOf(text: string, allowed: AllowedHosts): RequestTarget {
  // A literal address is never looked up.
  const refusal = findUrlRefusal(text, allowed);
  if (refusal !== null) return { refused: refusal };
  const { origin, pathname, search } = new URL(text);
  return { origin, path: pathname + search };
}

// The error for the library when no caller waits for the response any more.
const NOT_NEEDED_ERROR = new Error('The response is no longer needed.');

/** One message and its response. The library's simpler methods would create a stream for each response. */
class Conversation implements Dispatcher.DispatchHandler {
  readonly #answer: (reply: Reply) => void;
  readonly #maxBytes: number;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #retryAfter: string | null = null;
  #chunks: Buffer[] = [];
  #length = 0;
  #isOver = false;

  constructor(
    onReply: (reply: Reply) => void,
    { timeoutMs, maxBytes }: Required<Pick<HttpClientOptions, 'timeoutMs' | 'maxBytes'>>,
  ) {
    this.#answer = onReply;
    this.#maxBytes = maxBytes;
    this.#timer = setTimeout(() => {
      this.#giveUp({ status: null, error: `No complete response within ${String(timeoutMs / 1000)} seconds.` });
    }, timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(NOT_NEEDED_ERROR);
  }

  onResponseStart(_: unknown, status: number, headers: Readonly<Record<string, string | string[] | undefined>>): void {
    this.#status = status;
    this.#retryAfter = [headers['retry-after']].flat()[0] ?? null;
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    // Ends the connection, so that the rest of the body is not received.
    if (this.#length > this.#maxBytes) this.#giveUp(this.#reply());
  }

  onResponseEnd(): void {
    this.#end(this.#reply());
  }

  onResponseError(_: unknown, error: Error): void {
    this.#end({ status: null, error: reasonOf(error) });
  }

  #reply(): Reply {
    const body = this.#length === 0 ? '' : textOf(Buffer.concat(this.#chunks).subarray(0, this.#maxBytes));
    return { status: this.#status, body, cut: this.#length > this.#maxBytes, retryAfter: this.#retryAfter };
  }

  #giveUp(reply: Reply): void {
    this.#end(reply);
    this.#controller?.abort(NOT_NEEDED_ERROR);
  }

  #end(reply: Reply): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#chunks = [];
    this.#answer(reply);
  }
}

/** Returns the address itself. */
function resolveLiteral(host: string): Promise<readonly LookupAddress[]> {
  return Promise.resolve([{ address: host, family: isIP(host) }]);
}

/** Returns the addresses of a name. Throws ForbiddenAddress when one of them may not be reached. */
async function findCheckedAddresses(
  host: string,
  allowed: AllowedHosts,
  resolve: HostResolver,
): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw Object.assign(new Error('No address'), { code: 'ENOTFOUND' });
  const isFine = ({ address: text }: LookupAddress): boolean => {
    const address = parseAddress(text);
    return address !== null && isAllowed(address, allowed);
  };
  if (!allowed.names.has(hostOf(new URL(`http://${host}`))) && !addresses.every(isFine)) throw new ForbiddenAddress();
  return addresses;
}

/** Returns a look-up that resolves a name once for each connection, so that the checked address is the connected one. */
function createCheckedLookup(allowed: AllowedHosts, resolve: HostResolver): LookupFunction {
  return (host, options, callback) => {
    findCheckedAddresses(host, allowed, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all === true) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => {
        callback(error as Error, '');
      },
    );
  };
}

/** Returns text that every database can store: invalid UTF-8 and NUL are replaced. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\ufffd');
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed early.',
  ENOTFOUND: 'The host name does not exist.',
  EAI_AGAIN: 'The host name could not be resolved.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The host did not respond.',
  UND_ERR_CONNECT_TIMEOUT: 'The host did not respond.',
  UND_ERR_SOCKET: 'The connection was closed early.',
  UND_ERR_HEADERS_OVERFLOW: 'The response headers are too long.',
};

/** Returns the reason of a failure, without addresses: they would reveal private networks. */
function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return 'The host name resolves to an address that is not public.';
  const { code, name } = error as { code?: string; name?: string };
  const causes = error instanceof AggregateError ? error.errors.map((each) => (each as { code?: string }).code) : [];
  const knownCode = [code, ...causes].find((each) => each !== undefined && each in REASONS);
  if (knownCode !== undefined) return REASONS[knownCode] ?? knownCode;
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code ?? '')
    ? `No TLS connection could be made (${code ?? ''}).`
    : `The request failed (${code ?? name ?? 'unknown'}).`;
}
