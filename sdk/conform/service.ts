// The server under test: checks every response against the contract, and records what was reached.
import type { CheckedContract, ContractOperation } from './contract.ts';
import { FaultError } from './outcome-errors.ts';
import { objectOf, objectsOf, shortenValue, textOf } from './json.ts';

type RequestValues = Readonly<Record<string, unknown>>;

/** A request to an operation. */
export interface OperationRequest {
  readonly path?: RequestValues;
  readonly query?: RequestValues;
  readonly header?: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a file. */
  readonly body?: unknown;
  /** The caller; the one with every permission unless set. */
  readonly as?: RequestCaller;
}

/** The headers of a page that is logged in. */
export type SessionHeaders = Readonly<Record<'cookie' | 'x-csrf-token' | 'sec-fetch-site', string>>;

/** A caller, by `Authorization` or by a session; null has neither. */
export type RequestCaller = string | SessionHeaders | null;

export interface CheckedResponse {
  readonly status: number;
  readonly readHeader: (name: string) => string | null;
  /** Its JSON; undefined where it has none. */
  readonly body: unknown;
  readonly text: string;
  /** The request in words: GET /api2/klanten/7. */
  readonly request: string;
}

/** The default callers. */
export interface Callers {
  readonly usual: string | null;
  /** The caller by user name and password; null where there is none. */
  readonly user: string | null;
}

/** A server in this process: its clock, which stands still until it is advanced, and a function that runs its jobs. */
export interface InProcessServer {
  readonly now: () => number;
  readonly advance: (seconds: number) => void;
  readonly settle: () => Promise<unknown>;
}

/** The header that only a sandbox sends. */
export const SANDBOX_HEADER = 'x-boekstaaf-sandbox';
const JSON_TYPE = 'application/json';
const REQUEST_TIMEOUT_MS = 120_000;
/** The longest wait for a limit, in seconds, and the number of waits. */
const MAX_WAIT_SECONDS = 90;
const MAX_WAITS = 3;

export class ConformService {
  readonly #base: string;
  readonly #contract: CheckedContract;
  readonly callers: Callers;
  /** The operations that succeeded. */
  readonly reached = new Set<string>();
  /** The refusals that were seen, as `createBooking ERR_REQUIRED`. */
  readonly refused = new Set<string>();
  readonly inside: InProcessServer | undefined;
  /** The time of the server at its last response. */
  #heard = 0;
  count = 0;

  constructor(base: string, contract: CheckedContract, callers: Callers, inside?: InProcessServer) {
    this.#base = base.replace(/\/$/, '');
    this.#contract = contract;
    this.callers = callers;
    this.inside = inside;
  }

  /** The time of the server. */
  get now(): number {
    return this.inside?.now() ?? this.#heard;
  }

  findOperation(id: string): ContractOperation {
    const operation = this.#contract.operations.get(id);
    if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
    return operation;
  }

  /** Sends an operation; returns its response. Throws a fault for a response that the contract does not declare. */
  async ask(id: string, request: OperationRequest = {}): Promise<CheckedResponse> {
    const operation = this.findOperation(id);
    const { body, headers } = encodeBody(operation, request.body);
    const caller = request.as === undefined ? this.#callerOf(operation) : request.as;
    const response = await this.send(operation.verb, addressOf(operation, request), {
      headers: { ...headers, ...(typeof caller === 'string' ? { authorization: caller } : caller), ...request.header },
      ...(body === undefined ? {} : { body }),
    });
    this.#recordDeclared(operation, response);
    return response;
  }

  /** Whether the server is a sandbox by its own response. */
  async isSandbox(): Promise<boolean> {
    return (await this.send('GET', '/health')).readHeader(SANDBOX_HEADER) !== null;
  }

  /** Sends any request; returns its response. After a 429 it waits and sends it again. */
  async send(method: string, path: string, options: RequestInit = {}): Promise<CheckedResponse> {
    for (let waits = 0; ; waits++) {
      const response = await this.#sendWithRetry(method, path, options);
      const wait = Number(response.readHeader('retry-after'));
      if (response.status !== 429 || waits === MAX_WAITS) return response;
      if (this.inside !== undefined) this.inside.advance(wait);
      else if (wait <= MAX_WAIT_SECONDS) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      else return response;
    }
  }

  /** Sends a request, and once more when its reused connection was closed just then. */
  async #sendWithRetry(method: string, path: string, options: RequestInit): Promise<CheckedResponse> {
    try {
      return await this.#sendOnce(method, path, options);
    } catch {
      return this.#sendOnce(method, path, options).catch((error: unknown) => {
        throw new FaultError(`${method} ${path} was not answered: ${String(error)}`, 'answers');
      });
    }
  }

  async #sendOnce(method: string, path: string, options: RequestInit): Promise<CheckedResponse> {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(this.#base + path, { ...options, method, redirect: 'manual', signal });
    const text = await response.text();

    this.count += 1;
    const time = Date.parse(response.headers.get(SANDBOX_HEADER) ?? response.headers.get('date') ?? '');
    if (!Number.isNaN(time)) this.#heard = time;

    return {
      status: response.status,
      readHeader: (name) => response.headers.get(name),
      body: response.headers.get('content-type')?.startsWith(JSON_TYPE) === true ? parseOrUndefined(text) : undefined,
      text,
      request: `${method} ${path}`,
    };
  }

  #callerOf({ needsUser }: ContractOperation): string | null {
    return needsUser ? this.callers.user : this.callers.usual;
  }

  /** Records what a response reached. Throws a fault for one that the contract does not declare. */
  #recordDeclared(operation: ContractOperation, response: CheckedResponse): void {
    const wrong = findBrokenPromise(this.#contract, operation, response);
    if (wrong !== null)
      throw new FaultError(`${response.request} answered ${String(response.status)}: ${wrong}`, 'answers');
    if (response.status < 400) this.reached.add(operation.id);
    for (const code of codesOf(response)) this.refused.add(`${operation.id} ${code}`);
  }
}

/** The codes that a refusal names. */
export function codesOf({ status, body }: CheckedResponse): string[] {
  if (status < 400) return [];
  return (Array.isArray(body) ? objectsOf(body) : [objectOf(body)]).map((each) => textOf(each, 'code'));
}

/** Returns why a response breaks the contract, or null. */
function findBrokenPromise(
  contract: CheckedContract,
  operation: ContractOperation,
  response: CheckedResponse,
): string | null {
  const { id, codes } = operation;
  const { status, body, text, readHeader: header } = response;
  const declaredResponse = contract.findDeclaredResponse(id, status);
  if (declaredResponse === undefined) return `the contract does not declare this status: ${shortenValue(text)}`;
  if (header('x-request-id') === null) return 'X-Request-Id is missing';

  const type = header('content-type')?.split(';')[0] ?? '';
  if (declaredResponse.types.length === 0)
    return text === '' ? null : `a body where none is declared: ${shortenValue(text)}`;
  if (text !== '' && !declaredResponse.types.some((each) => isOfType(type, each)))
    return `it is ${type === '' ? 'of no type' : type}, and not ${declaredResponse.types.join(' or ')}`;
  if (type !== JSON_TYPE || declaredResponse.body === undefined) return null;
  if (!declaredResponse.body(body)) return `its body does not fit: ${problemsOf(declaredResponse.body.errors ?? [])}`;

  const others = codesOf(response).filter((code) => !codes.has(code));
  return others.length === 0 ? null : `${id} does not declare ${others.join(', ')}`;
}

function isOfType(type: string, declaredType: string): boolean {
  return (
    declaredType === '*/*' ||
    declaredType === type ||
    (declaredType.endsWith('/*') && type.startsWith(declaredType.slice(0, -1)))
  );
}

function problemsOf(errors: readonly { instancePath: string; message?: string; params: object }[]): string {
  return errors
    .slice(0, 3)
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`.trim())
    .join('; ');
}

/** The path and the query of a request. */
export function addressOf(operation: ContractOperation, { path = {}, query = {} }: OperationRequest): string {
  const pathname = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encodeQueryValue(value)}`);
  return search.length === 0 ? pathname : `${pathname}?${search.join('&')}`;
}

function encodeQueryValue(value: unknown): string {
  return (Array.isArray(value) ? value : [value]).map((each) => encodeURIComponent(String(each))).join(',');
}

function encodeBody(
  { body: declaredBody }: ContractOperation,
  body: unknown,
): { body?: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof Uint8Array)
    return { body: new Uint8Array(body), headers: { 'content-type': declaredBody?.type ?? JSON_TYPE } };
  return { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'content-type': JSON_TYPE } };
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Undefined tells the caller that the body is not JSON.
    return undefined;
  }
}
