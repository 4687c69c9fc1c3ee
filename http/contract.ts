// The contract at work: openapi-backend checks each request against it, behind a radix router of our own.
import {
  OpenAPIBackend,
  type Context as BackendContext,
  type Document,
  type Operation,
  type Request,
} from 'openapi-backend';
import type { Options } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import findMyWay from 'find-my-way';
import { formats } from './formats.ts';
import type { Exchange } from './exchange.ts';
import { parameterReader } from './parameters.ts';

export const API_ROOT = '/api2';
const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

/** What the door does at each station of a request; openapi-backend calls them in the order of the checks. */
export interface Stations {
  /** Settles who asks and whether he may; a falsy answer or a throw refuses. */
  authenticate(exchange: Exchange): Promise<unknown>;
  /** After the credential is known: permissions, limits, and the body, which is read only now. */
  admit(exchange: Exchange, request: DoorRequest): Promise<void>;
  unauthorized(exchange: Exchange): never;
  invalid(exchange: Exchange, context: BackendContext): Promise<void>;
  perform(exchange: Exchange, context: BackendContext): Promise<void>;
}

/** What a path and a method lead to: an operation and its path parameters, only other methods, or nothing. */
export type Match = { operation: Operation; params: Record<string, unknown> } | { allowed: readonly string[] } | null;

/** A request whose parts the door has read: `query` and `body` are filled in once the caller is known. */
export interface DoorRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly operation: Operation;
  readonly params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

export interface Contract {
  readonly backend: OpenAPIBackend;
  match(method: string, path: string): Match;
  handle(request: DoorRequest, exchange: Exchange): Promise<void>;
  /** Compiles the request validators one per turn of the event loop, so that no first caller waits for his. */
  warm(): Promise<void>;
}

/** Builds the door's openapi-backend from the bundled document. Throws when an operation has no handler. */
export async function openContract(document: object, stations: Stations): Promise<Contract> {
  const backend = new OpenAPIBackend({
    definition: document as Document,
    apiRoot: API_ROOT,
    quick: true,
    strict: true,
    validate: true,
    ignoreTrailingSlashes: false,
    securityHandlers: {
      bearer: (_context, exchange: Exchange) => stations.authenticate(exchange),
      basic: (_context, exchange: Exchange) => stations.authenticate(exchange),
    },
    handlers: {
      unauthorizedHandler: (_context, exchange: Exchange) => stations.unauthorized(exchange),
      postSecurityHandler: async (context, exchange: Exchange, request: DoorRequest) => {
        await stations.admit(exchange, request);
        // The parts that were read just now; openapi-backend made its copy of the request before.
        Object.assign(context.request, { query: request.query, body: request.body, requestBody: request.body });
      },
      validationFail: (context, exchange: Exchange) => stations.invalid(exchange, context),
    },
  });
  await backend.init();
  checkWithOneAjv(backend);
  const match = routeByRadix(backend);
  for (const { operationId } of backend.router.getOperations()) {
    if (operationId === undefined) throw new Error('An operation of the contract has no operationId.');
    backend.register(operationId, (context, exchange: Exchange) => stations.perform(exchange, context));
  }
  return {
    backend,
    match,
    handle: (request, exchange) => backend.handleRequest(request as Request, exchange, request) as Promise<void>,
    warm: () => warm(backend),
  };
}

/**
 * openapi-backend makes two instances of Ajv for each operation, and each compiles the schema of schemas before it starts.
 * One serves all; the contract was judged when it was bundled. Parameters were read by their declared type already
 * (parameters.ts): nothing is coerced, since Ajv takes 0x1F and " 5" for numbers.
 */
function checkWithOneAjv({ validator }: Pick<OpenAPIBackend, 'validator'>): void {
  const ajv = createAjv({ useDefaults: true });
  validator.getAjv = () => ajv;
}

/** An Ajv that knows the contract's own formats; each appears in generated/types.ts as a type of its own. */
export function createAjv(options: Options): Ajv2020.default {
  const ours = { strict: false, allErrors: true, discriminator: true, meta: false, validateSchema: false };
  const ajv = new Ajv2020.default({ ...ours, ...options });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/**
 * openapi-backend lists its operations and compiles every path expression again on each request: about a hundred times
 * slower than this. The list is made once, and a radix tree of the same operations finds the one that is meant.
 */
export function routeByRadix({ router }: Pick<OpenAPIBackend, 'router'>): Contract['match'] {
  const all = router.getOperations();
  const byId = new Map(all.map((operation) => [operation.operationId, operation]));
  router.getOperations = () => all;
  router.getOperation = (operationId) => byId.get(operationId);

  const tree = findMyWay({ ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 2000 });
  const found = new Map<unknown, Operation>();
  for (const operation of all) {
    const mark = (): void => undefined;
    found.set(mark, operation);
    tree.on(operation.method.toUpperCase() as 'GET', API_ROOT + operation.path.replace(/\{([^}]+)\}/g, ':$1'), mark);
  }
  const find = (method: string, path: string): { operation: Operation; params: Record<string, unknown> } | null => {
    const hit = tree.find(method as 'GET', path);
    const operation = hit === null ? undefined : found.get(hit.handler);
    if (hit === null || operation === undefined || Object.values(hit.params).includes('')) return null;
    return { operation, params: parameterReader(operation).path(hit.params) };
  };
  const match: Contract['match'] = (method, path) => {
    const hit = find(method, path);
    if (hit !== null) return hit;
    const allowed = METHODS.filter((each) => find(each, path) !== null);
    return allowed.length === 0 ? null : { allowed };
  };
  router.matchOperation = (request: Request & { readonly operation?: Operation }) => {
    // What comes through the door has been found already.
    if (request.operation !== undefined) return request.operation;
    const hit = find(request.method.toUpperCase(), request.path);
    if (hit === null) throw new Error('404-notFound: no route matches request');
    return hit.operation;
  };
  // The door read every part already; openapi-backend's own parsing would do it four more times.
  router.parseRequest = ((request: DoorRequest) =>
    Object.assign(request, { cookies: {}, requestBody: request.body })) as typeof router.parseRequest;
  return match;
}

async function warm(backend: OpenAPIBackend): Promise<void> {
  for (const { operationId } of backend.router.getOperations()) {
    await new Promise((resolve) => setImmediate(resolve));
    if (operationId !== undefined) backend.validator.getRequestValidatorsForOperation(operationId);
  }
}
