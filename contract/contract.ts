// The contract at work: openapi-backend reads its operations, a radix tree finds them, and compiled validators check requests.
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';
import type { ErrorObject } from 'ajv';
import findMyWay from 'find-my-way';
import type { OperationId } from '../generated/operations.ts';
import { findKnownNames } from './known-names.ts';
import { createParameterReader, type ParameterReader } from './parameters.ts';
import type { Validators } from './validators.ts';

export const API_ROOT = '/api2';
const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

/** An operation as openapi-backend knows it, and how its parameters are read. */
export interface Route {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly parameters: ParameterReader;
}

type WireValues = Record<string, unknown>;

/** The result of routing: an operation and its path parameters, the other methods that the path has, or nothing. */
export type RouteMatch =
  { readonly route: Route; readonly path: WireValues } | { readonly allowed: readonly string[] } | null;

/** The parts of a request in wire values, under the names of the schemas that openapi-backend composes. */
export interface RequestParts {
  readonly path: WireValues;
  readonly query: WireValues;
  readonly header: Readonly<Record<string, unknown>>;
  readonly requestBody: unknown;
}

export interface Contract {
  match(method: string, path: string): RouteMatch;
  /** Returns the errors of a request, none when it is valid; fills in defaults. */
  check(route: Route, parts: RequestParts): readonly ErrorObject[];
  /** Returns the names that the request may have at a place, to which `steps` lead. */
  namesAt(route: Route, parts: RequestParts, steps: readonly string[]): readonly string[];
}

// Reading a contract is slow, and tests create many apps of one.
const opened = new WeakMap<object, Promise<Contract>>();

/** Returns the contract of a document, read once for each, which checks requests by these validators. */
export function openContract(document: object, validators: Validators): Promise<Contract> {
  const contract = opened.get(document) ?? buildContract(document, validators);
  opened.set(document, contract);
  return contract;
}

async function buildContract(document: object, validators: Validators): Promise<Contract> {
  const backend = new OpenAPIBackend({
    definition: document as Document,
    apiRoot: API_ROOT,
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
  });

  await backend.init();
  return {
    match: routeByRadix(backend.router.getOperations()),
    // Parameters were read by their declared type already (parameters.ts).
    check({ id }, parts) {
      return validators.findRequest(id).flatMap((validate) => {
        if (validate(parts)) return [];
        const { errors } = validate;
        // Errors contain names from the body, and a name may be as long as the body: release them.
        validate.errors = null;
        return errors ?? [];
      });
    },
    namesAt: ({ id, operation }, parts, steps) => findKnownNames(operation, validators.findBody(id), parts, steps),
  };
}

/** An operation that a path leads to, with the values of its parameters. */
interface RouteHit {
  readonly route: Route;
  readonly path: WireValues;
}

/**
 * Returns a function that finds the operation of a method and a path; null for none. openapi-backend's own router compiles
 * every path expression again on each request, which takes a hundred times as long.
 */
export function radixOf(operations: readonly Operation[]): (method: string, path: string) => RouteHit | null {
  const tree = findMyWay({ ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 2000 });
  for (const operation of operations) {
    const { operationId, method, path } = operation;
    if (operationId === undefined) throw new Error('An operation of the contract has no operationId.');
    const route: Route = { id: operationId as OperationId, operation, parameters: createParameterReader(operation) };
    const template = API_ROOT + path.replace(/\{([^}]+)\}/g, ':$1');
    tree.on(method.toUpperCase() as 'GET', template, () => undefined, route);
  }

  return (method, path) => {
    const hit = tree.find(method as 'GET', path);
    if (hit === null) return null;
    for (const name in hit.params) if (hit.params[name] === '') return null;
    const route = hit.store as Route;
    return { route, path: route.parameters.readPath(hit.params) };
  };
}

/** Returns a function that routes a method and a path to one of these operations. */
export function routeByRadix(operations: readonly Operation[]): Contract['match'] {
  const find = radixOf(operations);
  // A path without a parameter precedes one with: /personeel/me is no member of staff whose id is "me".
  const templates = [...new Set(operations.map(({ path }) => path))].map((path) => ({ path, words: path.split('/') }));
  const nearer = new Map(
    templates.map(({ path, words }) => {
      const others = templates.filter((other) => other.path !== path && isNearer(other.words, words));
      return [path, others.map((other) => patternOf(other.path))];
    }),
  );

  return (method, path) => {
    const hit = find(method, path);
    const isMeant = (candidate: RouteHit | null): boolean =>
      candidate !== null && nearer.get(candidate.route.operation.path)?.some((pattern) => pattern.test(path)) === false;
    if (hit !== null && isMeant(hit)) return hit;
    const allowed = METHODS.filter((each) => isMeant(find(each, path)));
    return allowed.length === 0 ? null : { allowed };
  };
}

/** Whether a template is more specific than another one: words where the other has parameters, otherwise equal. */
function isNearer(words: readonly string[], others: readonly string[]): boolean {
  if (words.length !== others.length) return false;
  return words.every((word, at) => word === others[at] || others[at]?.startsWith('{') === true);
}

function patternOf(template: string): RegExp {
  const words = (API_ROOT + template).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${words.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}
