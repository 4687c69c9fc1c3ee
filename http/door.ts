// The door: checks a request under /api2 step by step, performs its operation, and sends the response.
import { Readable } from 'node:stream';
import type { ErrorObject } from 'ajv';
import type { Context } from 'koa';
import type { OperationId } from '../generated/operations.ts';
import { createNotFoundProblem } from '../domain/values/problem.ts';
import type { OutgoingResponse } from './response/door-response.ts';
import { shapeOf } from './shape.ts';
import { createResponseCapacity } from './response/response-capacity.ts';
import { setDeprecationHeaders, type Deprecations } from './response/deprecations.ts';
import type { Authentication } from './request/authenticate.ts';
import { openBody } from './request/body-bytes.ts';
import {
  MAX_JSON_BYTES,
  MAX_MAIL_BYTES,
  hasBody,
  readBody,
  readFile,
  refuseBody,
  type FileTypes,
} from '../contract/body.ts';
import { estimateBytes, createBodyCapacity, type BodyCapacity } from './request/body-capacity.ts';
import type { Contract, RouteMatch, RequestParts, Route } from '../contract/contract.ts';
import { DoorProblem } from '../contract/errors.ts';
import { refuseCrossSite } from './request/cross-site.ts';
import { askerOf, exchangeOf, type Exchange } from './exchange.ts';
import { DRY_RUN } from './perform/dry-run.ts';
import { createPerformer } from './perform/operation.ts';
import { decode, readQuery } from '../contract/parameters.ts';
import { requireOwn } from './request/own-things.ts';
import { requireForQuery, requirePermission } from './request/permissions.ts';
import { findExtraMembers, problemOf } from '../contract/problems.ts';
import { requireSameId } from './request/put-back.ts';
import { createQueues } from './perform/queues.ts';
import type { Quotas } from './request/quotas.ts';
import type { Dependencies } from './dependencies.ts';

export interface DoorParts {
  readonly contract: Contract;
  readonly dependencies: Dependencies;
  readonly authentication: Authentication;
  readonly quotas: Quotas;
  /** Whether an operation can be called without a credential. */
  readonly isOpen: (id: OperationId) => boolean;
  readonly deprecations: Deprecations;
  /** Counts the use of a deprecated part. */
  readonly countDeprecatedUse: (exchange: Exchange, part: string) => void;
}

/** The middleware for everything under /api2. */
export function createDoor({
  contract,
  dependencies,
  authentication,
  quotas,
  isOpen,
  deprecations,
  countDeprecatedUse: deprecatedUse,
}: DoorParts): (ctx: Context) => Promise<void> {
  const performing = createPerformer(dependencies);
  const queues = createQueues();
  const bodyCapacity = createBodyCapacity();
  const responseCapacity = createResponseCapacity();

  return async (ctx) => {
    const exchange = exchangeOf(ctx);
    const match = matchRoute(contract, exchange);
    if (match === null) return;

    const { id } = match.route;
    exchange.operationId = id;

    // An open operation without a credential is called by an anonymous visitor.
    if (!isOpen(id) || (ctx.req.headers.authorization ?? '') !== '') {
      const caller = authentication.identify(exchange);
      // Awaits promises only, here and below: most requests need no extra tick of the event loop.
      exchange.caller = caller instanceof Promise ? await caller : caller;
    } else if (match.route.operation.method === 'get') {
      // A page of ours reads with its user's rights. Writes to open operations are those of visitors: logging in is one.
      const recognition = authentication.recognise(exchange);
      if (recognition !== undefined) exchange.caller = (await recognition) ?? exchange.caller;
    }

    refuseCrossSite(id, exchange.caller, ctx.req.headers, dependencies.settings);
    requirePermission(id, exchange.caller);

    const counting = quotas.consume(exchange);
    if (counting !== undefined) await counting;
    if (hasBody(ctx.req) || match.route.operation.requestBody !== undefined)
      await receiveBody(exchange, match.route, bodyCapacity);

    const request = partsOf(exchange, match);
    requireShape(contract, exchange, match.route, request);
    requireOwn(id, exchange.caller, { path: request.path, body: request.requestBody });
    requireForQuery(id, request.query, exchange.caller);
    for (const part of setDeprecationHeaders(exchange, { id, deprecations }, request)) deprecatedUse(exchange, part);
    if (shapeOf(id).kind === 'change') requireSameId(exchange.wireBody, request.path);

    const response = await queues(id, exchange, () => performing(id)(exchange, request));
    responseCapacity(exchange, response.body);
    send(exchange, response);
  };
}

type MatchedRoute = Extract<RouteMatch, { route: Route }>;

/** Returns the requested operation; null after responding to OPTIONS, which asks for the methods of a path. Throws 404 and 405. */
function matchRoute(contract: Contract, exchange: Exchange): MatchedRoute | null {
  const { ctx } = exchange;
  const { path } = ctx;
  decode(path);
  const match = contract.match(ctx.method === 'HEAD' ? 'GET' : ctx.method, path);
  if (match === null) throw createNotFoundProblem();
  if ('route' in match) return match;
  const preflightMatch = contract.match(ctx.get('access-control-request-method').toUpperCase() || 'GET', path);
  if (preflightMatch !== null && 'route' in preflightMatch) exchange.preflightId = preflightMatch.route.id;
  refuseMethod(exchange, match.allowed);
  return null;
}

function refuseMethod({ ctx }: Exchange, allowed: readonly string[]): void {
  const Allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (ctx.method !== 'OPTIONS') {
    const message = `This path does not support the method: use ${Allow}.`;
    throw new DoorProblem({ code: 'ERR_METHOD_NOT_ALLOWED', message }, { Allow });
  }
  ctx.status = 204;
  ctx.set('Allow', Allow);
}

/** Reads the body, once the caller is known; checks size and type before contents. */
async function receiveBody(exchange: Exchange, route: Route, bodyCapacity: BodyCapacity): Promise<void> {
  const takesFile = filesOf(route) !== undefined;
  const most = estimateBytes(exchange.ctx.req, takesFile ? MAX_MAIL_BYTES : MAX_JSON_BYTES);
  await bodyCapacity(askerOf(exchange), most, () => readSent(exchange, route));
}

/** Returns the parts of a request whose body was read. */
function partsOf({ ctx, wireBody }: Exchange, { route, path }: MatchedRoute): RequestParts {
  const query = readQuery(ctx.querystring, route.parameters);
  return { path, query, header: ctx.req.headers, requestBody: wireBody };
}

/** Returns the files that an operation accepts in place of JSON; undefined for JSON. */
function filesOf({ operation }: Route): FileTypes | undefined {
  const { content } = (operation.requestBody ?? {}) as { readonly content?: FileTypes };
  return content === undefined || content['application/json'] !== undefined ? undefined : content;
}

async function readSent(exchange: Exchange, route: Route): Promise<void> {
  const { ctx, caller } = exchange;
  const { operation } = route;
  const takes = operation.requestBody as { readonly required?: boolean } | undefined;
  const files = filesOf(route);
  const body = openBody(ctx);

  if (takes === undefined) await refuseBody(body);
  else if (files !== undefined) {
    const file = await readFile(body, files);
    exchange.text = file.toString('base64');
    exchange.wireBody = file;
  } else {
    const browser = ctx.get('origin') !== '' || ctx.get('sec-fetch-site') !== '';
    const strictType = operation.path.startsWith('/apikeys') || (browser && caller.type === 'user');
    const rules = { required: takes.required === true, patch: operation.method === 'patch', strictType };
    const contents = await readBody(body, rules);
    exchange.text = contents.text;
    exchange.wireBody = contents.body;
  }
}

/** How often a body is checked again after removing unknown members: a check reports a thousand at least (bounded-keywords.ts). */
const MAX_CHECKS = 10;

/** Throws for a request that the contract does not allow. Removes unknown members where the client asked for lenient handling. */
function requireShape(contract: Contract, exchange: Exchange, route: Route, parts: RequestParts): void {
  // A file's presence and size alone are checked, which was done when it was read.
  const isFile = parts.requestBody instanceof Uint8Array;
  const request = isFile ? { ...parts, requestBody: 'a file' } : parts;
  let errors = contract.check(route, request);
  if (errors.length === 0) return;
  const lenient = /\bhandling\s*=\s*"?lenient\b/i.test(exchange.ctx.get('prefer'));
  for (let time = 0; lenient && time < MAX_CHECKS && dropExtras(exchange, request, errors); time++)
    errors = contract.check(route, request);
  if (errors.length > 0) throw problemOf(errors, (steps) => contract.namesAt(route, request, steps));
}

/**
 * Removes members and parameters that the contract does not know; returns false when there are none. An unknown `dry_run`
 * stays, and is refused: without it the operation would make the change.
 */
function dropExtras({ ignored }: Exchange, request: RequestParts, errors: readonly ErrorObject[]): boolean {
  const extras = findExtraMembers(errors).filter(({ steps }) => steps.at(-1) !== DRY_RUN);
  for (const { steps, field } of extras) {
    const holder = steps
      .slice(0, -1)
      .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], request);
    if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, steps.at(-1) ?? '');
    ignored.add(field);
  }
  return extras.length > 0;
}

function send({ ctx: { res, response } }: Exchange, { status, headers, body }: OutgoingResponse): void {
  response.status = status;
  // Node's own method: Koa's `set` copies names and values first.
  for (const name in headers) {
    const others = name === 'Link' ? [res.getHeader(name) ?? []].flat() : [];
    res.setHeader(name, others.length === 0 ? (headers[name] ?? '') : [...others.map(String), headers[name] ?? '']);
  }

  if (body !== null) {
    if (headers['Content-Type'] === undefined) res.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.body =
      typeof body === 'string' || Buffer.isBuffer(body) ? body : Readable.from(body, { highWaterMark: 1 });
  } else if (status === 304) response.body = null;
  else {
    response.body = '';
    response.remove('Content-Type');
  }
}
