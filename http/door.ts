// The door: takes a request under /api2 through the checks in their order, to its operation, and sends the answer.
import type { ErrorObject } from 'ajv';
import type { Middleware } from 'koa';
import type { Context as BackendContext } from 'openapi-backend';
import type { OperationId } from '../generated/operations.ts';
import { notFound, Problem } from '../domain/problem.ts';
import { shapeOf, type Answer } from './answer.ts';
import { loginRequired, type Authentication } from './authenticate.ts';
import { readBody, readFile, refuseBody } from './body.ts';
import { openContract, type Contract, type DoorRequest, type Stations } from './contract.ts';
import { DoorProblem } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { performer, requireSameId, type Works } from './operation.ts';
import { decode, parameterReader, readQuery } from './parameters.ts';
import { requireForQuery, requirePermission } from './permissions.ts';
import { extraMembers, problemsOf } from './problems.ts';
import type { Quotas } from './quotas.ts';

export interface DoorParts {
  readonly document: object;
  readonly works: Works;
  readonly authentication: Authentication;
  readonly quotas: Quotas;
  /** Whether an operation can be called without a credential. */
  readonly open: (id: OperationId) => boolean;
}

/** The middleware for everything under /api2, and the contract that it reads. */
export async function createDoor(parts: DoorParts): Promise<{ middleware: Middleware; contract: Contract }> {
  const contract = await openContract(parts.document, stations(parts));
  const middleware: Middleware = async (ctx) => {
    const { exchange } = ctx.state as { exchange: Exchange };
    const path = ctx.path;
    decode(path);
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const match = contract.match(method, path);
    if (match === null) throw notFound();
    if ('allowed' in match) {
      const asked = contract.match(ctx.get('access-control-request-method').toUpperCase() || 'GET', path);
      if (asked !== null && 'operation' in asked) exchange.asked = asked.operation.operationId as OperationId;
      refuseMethod(exchange, match.allowed);
      return;
    }
    exchange.operationId = match.operation.operationId as OperationId;
    const { headers } = ctx.req;
    await contract.handle(
      {
        method,
        path,
        headers: headers as Record<string, string>,
        params: match.params,
        query: {},
        operation: match.operation,
      },
      exchange,
    );
  };
  return { middleware, contract };
}

function refuseMethod({ ctx }: Exchange, allowed: readonly string[]): void {
  const Allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (ctx.method !== 'OPTIONS') {
    const message = `This path knows ${Allow}.`;
    throw new DoorProblem({ code: 'ERR_METHOD_NOT_ALLOWED', message }, { Allow });
  }
  ctx.status = 204;
  ctx.set('Allow', Allow);
}

function stations({ works, authentication, quotas, open }: DoorParts): Stations {
  const performing = performer(works);
  const identified = new WeakMap<Exchange, Promise<boolean>>();
  const identify = async (exchange: Exchange): Promise<boolean> => {
    // Where the installation lets it be called without a credential, who offers none is nobody in particular.
    if (open(exchange.operationId as OperationId) && exchange.ctx.get('authorization') === '') return true;
    try {
      exchange.caller = await authentication.identify(exchange);
      return true;
    } catch (error) {
      exchange.refused = error instanceof Error ? error : new Error(String(error));
      return false;
    }
  };
  // Both schemes of the contract lead here: one look at the header serves them.
  const once = (exchange: Exchange): Promise<boolean> => {
    const known = identified.get(exchange) ?? identify(exchange);
    identified.set(exchange, known);
    return known;
  };
  const perform = async (exchange: Exchange, { request, operation }: BackendContext): Promise<void> => {
    const id = operation.operationId as OperationId;
    requireForQuery(id, request.query as Readonly<Record<string, unknown>>, exchange.caller);
    if (shapeOf(id).method === 'put') requireSameId(exchange.sent, request.params as Readonly<Record<string, unknown>>);
    const answer = await performing(id)(exchange, request);
    if (answer !== null) send(exchange, answer);
  };
  return {
    authenticate: once,
    async admit(exchange, request) {
      const id = exchange.operationId as OperationId;
      if (exchange.refused !== null) return;
      const offered = exchange.ctx.get('authorization') !== '';
      if (exchange.caller.type === 'anonymous' && offered && !(await once(exchange))) throw refusal(exchange);
      requirePermission(id, exchange.caller);
      quotas.take(exchange);
      await readParts(exchange, request);
    },
    unauthorized(exchange) {
      throw refusal(exchange);
    },
    async invalid(exchange, context) {
      const errors = context.validation.errors ?? [];
      if (exchange.lenient && dropExtras(exchange, context, errors)) {
        const again = context.api.validator.validateRequest(context.request as never, context.operation);
        if (again.errors === null || again.errors === undefined) {
          await perform(exchange, context);
          return;
        }
        throw new Problem(problemsOf(again.errors));
      }
      throw new Problem(problemsOf(errors));
    },
    perform,
  };
}

function refusal({ refused }: Exchange): Error {
  return refused ?? loginRequired();
}

/** Reads body and query, which nobody looks at before the caller is known; size and type come before what is said. */
async function readParts(exchange: Exchange, request: DoorRequest): Promise<void> {
  const { ctx, caller } = exchange;
  const { operation } = request;
  const takes = operation.requestBody as { required?: boolean; content: Record<string, unknown> } | undefined;
  if (takes === undefined) await refuseBody(ctx.req);
  else if (takes.content['application/json'] === undefined) {
    const file = await readFile(ctx.req, Object.keys(takes.content));
    exchange.text = file.toString('base64');
    exchange.sent = file;
    request.body = file;
  } else {
    const browser = ctx.get('origin') !== '' || ctx.get('sec-fetch-site') !== '';
    const strictType = operation.path.startsWith('/apikeys') || (browser && caller.type === 'user');
    const rules = { required: takes.required === true, patch: operation.method === 'patch', strictType };
    const { text, body } = await readBody(ctx.req, rules);
    exchange.text = text;
    exchange.sent = body;
    request.body = body;
  }
  request.query = readQuery(ctx.querystring, parameterReader(operation));
}

/** Takes out the members and parameters that the contract does not know; false when nothing else could be mended so. */
function dropExtras(exchange: Exchange, { request }: BackendContext, errors: readonly ErrorObject[]): boolean {
  const extras = extraMembers(errors);
  for (const { steps, field } of extras) {
    const parts: Record<string, unknown> = { requestBody: request.requestBody as unknown, query: request.query };
    const holder = steps
      .slice(0, -1)
      .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], parts);
    if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, steps.at(-1) ?? '');
    exchange.ignored.add(field);
  }
  return extras.length > 0;
}

function send({ ctx }: Exchange, { status, headers, body }: Answer): void {
  ctx.status = status;
  ctx.set(headers);
  if (body !== null) {
    if (headers['Content-Type'] === undefined) ctx.type = 'application/json; charset=utf-8';
    ctx.body = body;
  } else if (status === 304) ctx.body = null;
  else {
    ctx.body = '';
    ctx.remove('Content-Type');
  }
}
