// The contract at work: openapi-backend checks each request against it, behind a radix router of our own.
import { OpenAPIBackend, type Document, type Operation, type Request } from 'openapi-backend';
import type { ErrorObject, Options } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import findMyWay from 'find-my-way';
import type { OperationId } from '../generated/operations.ts';
import { boundKeywords } from './bounded-keywords.ts';
import { formats } from './formats.ts';
import { parameterReader, type ParameterReader } from './parameters.ts';

export const API_ROOT = '/api2';
const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;

/** An operation as openapi-backend knows it, and how its parameters are read. */
export interface Route {
  readonly id: OperationId;
  readonly operation: Operation;
  readonly parameters: ParameterReader;
}

type Values = Record<string, unknown>;

/** The goal of a path and a method: an operation and its path parameters, only other methods, or nothing. */
export type Match = { readonly route: Route; readonly path: Values } | { readonly allowed: readonly string[] } | null;

/** The parts of a request in wire values, under the names that openapi-backend's validators have for them. */
export interface Parts {
  readonly path: Values;
  readonly query: Values;
  readonly header: Readonly<Record<string, unknown>>;
  readonly requestBody: unknown;
}

export interface Contract {
  match(method: string, path: string): Match;
  /** The errors of a request, none when it is in order; fills in defaults. */
  check(route: Route, parts: Parts): readonly ErrorObject[];
  /** Compiles the request validators so that no first caller waits for theirs: one each time that `quiet` resolves. */
  warm(quiet: () => Promise<void>): Promise<void>;
}

// Compiling a contract is a second's work, and a process may make many apps of one: each test file, each race has its own.
const opened = new WeakMap<object, Promise<Contract>>();

/** Builds the door's openapi-backend from the bundled document, once for each document: apps share what it compiles. */
export function openContract(document: object): Promise<Contract> {
  const known = opened.get(document) ?? buildContract(document);
  opened.set(document, known);
  return known;
}

async function buildContract(document: object): Promise<Contract> {
  const backend = new OpenAPIBackend({
    definition: document as Document,
    apiRoot: API_ROOT,
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
  });
  await backend.init();
  const { validator } = backend;
  checkWithOneAjv(backend);
  return {
    match: routeByRadix(backend),
    check({ id }, parts) {
      const validators = validator.getRequestValidatorsForOperation(id);
      return validators.flatMap((validate) => {
        if (validate(parts)) return [];
        const { errors } = validate;
        // They hold names from the body, which may be as long as it.
        validate.errors = null;
        return errors ?? [];
      });
    },
    warm: (quiet) => warm(backend, quiet),
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

/**
 * Ajv's code, with errors that do not hold the value which is wrong: each function keeps its errors until it fails again, and
 * so would keep what was refused.
 */
function withoutData(code: string): string {
  return code.replaceAll(/,data(?::\w+)?(?=[,}])/g, '');
}

/** An Ajv that knows the contract's own formats; each appears in generated/types.ts as a type of its own. */
export function createAjv(options: Options): Ajv2020.default {
  // Verbose: errors carry the schema, which may say by what words it refuses.
  const ours = {
    strict: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    meta: false,
    validateSchema: false,
    code: { process: withoutData },
  };
  const ajv = new Ajv2020.default({ ...ours, ...options });
  boundKeywords(ajv);
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
  for (const operation of all) {
    const { operationId, method, path } = operation;
    if (operationId === undefined) throw new Error('An operation of the contract has no operationId.');
    const route: Route = { id: operationId as OperationId, operation, parameters: parameterReader(operation) };
    const template = API_ROOT + path.replace(/\{([^}]+)\}/g, ':$1');
    tree.on(method.toUpperCase() as 'GET', template, () => undefined, route);
  }
  const find = (method: string, path: string): { readonly route: Route; readonly path: Values } | null => {
    const hit = tree.find(method as 'GET', path);
    if (hit === null) return null;
    for (const name in hit.params) if (hit.params[name] === '') return null;
    const route = hit.store as Route;
    return { route, path: route.parameters.path(hit.params) };
  };
  router.matchOperation = ({ method, path }: Request) => {
    const hit = find(method.toUpperCase(), path);
    if (hit === null) throw new Error('404-notFound: no route matches request');
    return hit.route.operation;
  };
  // A path without a parameter is meant before one with: /personeel/me is no member of staff whose id is "me".
  const templates = [...new Set(all.map(({ path }) => path))];
  const nearer = new Map(
    templates.map((path) => [path, templates.filter((other) => isNearer(other, path)).map(patternOf)]),
  );
  return (method, path) => {
    const hit = find(method, path);
    const isMeant = (found: typeof hit): boolean =>
      found !== null && nearer.get(found.route.operation.path)?.some((pattern) => pattern.test(path)) === false;
    if (hit !== null && isMeant(hit)) return hit;
    const allowed = METHODS.filter((each) => isMeant(find(each, path)));
    return allowed.length === 0 ? null : { allowed };
  };
}

/** Whether a template names paths of another one more exactly: words where that one has parameters, else the same. */
function isNearer(template: string, other: string): boolean {
  const [words, others] = [template.split('/'), other.split('/')];
  const isParameter = (word = ''): boolean => word.startsWith('{');
  if (template === other || words.length !== others.length) return false;
  return words.every((word, at) => isParameter(others[at]) || word === others[at]);
}

function patternOf(template: string): RegExp {
  const words = (API_ROOT + template).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${words.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

async function warm(backend: OpenAPIBackend, quiet: () => Promise<void>): Promise<void> {
  for (const { operationId } of backend.router.getOperations()) {
    await quiet();
    if (operationId !== undefined) backend.validator.getRequestValidatorsForOperation(operationId);
  }
}
