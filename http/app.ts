// The service as one request listener: ids, logs, errors and CORS around the door and the paths outside the contract.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Context, type Middleware } from 'koa';
import type { Logger } from 'pino';
import { settingsOf, type Config } from '../config/config.ts';
import type { Database } from '../db/engine/session/database.ts';
import { Keys } from '../db/engine/keys.ts';
import { handlers } from '../handlers/index.ts';
import { zoneOf } from '../domain/values/calendar.ts';
import { createNotFoundProblem } from '../domain/values/problem.ts';
import { findHostRefusal, findUrlRefusal } from '../domain/announcements/webhook.ts';
import type { Instant } from '../generated/types.ts';
import { DEPRECATIONS, type ErrorCode, type OperationId } from '../generated/operations.ts';
import type { Handlers } from '../handlers/handler.ts';
import type { MailReader, ImageServices, PrintServices } from '../handlers/services.ts';
import type { Issuer } from '../handlers/issuer.ts';
import type { LookUp } from '../handlers/look-up.ts';
import { addressOf } from './request/address.ts';
import { canChangeRights, createAuthentication } from './request/authenticate.ts';
import { createLoginTrail } from './request/login-trail.ts';
import { createResponseCheck, failLoudly } from './response/check-responses.ts';
import { createDeprecatedUses } from './response/deprecated-uses.ts';
import type { Deprecations } from './response/deprecations.ts';
import { API_ROOT, openContract } from '../contract/contract.ts';
import { allowOrigins } from './request/cors.ts';
import { loadServedContract } from '../contract/served.ts';
import type { Dependencies, JobRunner } from './dependencies.ts';
import { createDoor } from './door.ts';
import { DoorProblem, outcomeOf } from '../contract/errors.ts';
import { askerOf, openExchange, type Exchange } from './exchange.ts';
import { createGuesses } from './request/guesses.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { CountedWork } from './work-metrics.ts';
import { openRoutes } from './pages/open-routes.ts';
import type { WatchedClock } from './pages/ready.ts';
import { createOpenCheck } from './request/open-operations.ts';
import { formatNameList } from './response/name-list.ts';
import { createBrokenOffHandler, createPacing } from './response/pacing.ts';
import { isPrivate, refuse } from './response/refuse.ts';
import { createSandboxMark } from './response/sandbox-mark.ts';
import { createLogins } from './request/log-in.ts';
import { createSessionCallers } from './request/session-callers.ts';
import { createSessionCookie } from './request/session-cookie.ts';
import { createPasswords } from './request/passwords.ts';
import { createQuotas } from './request/quotas.ts';
import { createSharedCounts } from './request/shared-counts.ts';
import { waitUntilIdle, type ServiceState } from './idle.ts';

/** A response, for the test run's record of operations, statuses and codes. */
export interface ObservedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly codes: readonly string[];
}

export interface AppOptions {
  readonly config: Config;
  /** The deprecated parts of requests; those of the contract by default. */
  readonly deprecations?: Deprecations;
  readonly database: Database;
  readonly now: () => Instant;
  /** The real time, for credentials, limits and idempotency; `now` unless this is a sandbox. */
  readonly machineNow?: () => Instant;
  readonly log: Logger;
  readonly createPrintServices: (asker: string) => PrintServices;
  readonly createImageServices: (asker: string) => ImageServices;
  readonly readMail: (asker: string) => MailReader;
  /** Looks addresses up on the Peppol network. */
  readonly lookUp: LookUp;
  /** The issuer over which staff may log in; null without one. */
  readonly issuer: Issuer | null;
  /** Runs the jobs that must end between a commit and its response. */
  readonly jobs: JobRunner;
  /** The results of deliveries to webhooks so far, in this process. */
  readonly deliveries: CountedWork['deliveries'];
  /** Whether the clock is plausible; left out where it is not checked. */
  readonly clock?: WatchedClock | undefined;
  /** The progress of the check of an SQLite file; undefined for PostgreSQL. */
  readonly fileCheck?: CountedWork['fileCheck'];
  /** Registers a listener for a sandbox that was reset, and for rights that a job removed. */
  readonly onReset?: ((purge: () => void) => void) | undefined;
  readonly observe?: (response: ObservedResponse) => void;
  /** How long a client may receive nothing of a response, in milliseconds; a minute by default. */
  readonly idle?: number;
  /** The share of responses that is checked against the contract: 1 in tests, where a violation fails the request. */
  readonly answerChecks?: number;
  /** Handlers that replace those of the service, for tests. */
  readonly handlers?: Partial<Handlers>;
  /** The contract to serve from the sources: the committed bundle unless a test or a benchmark brings one. */
  readonly document?: object;
}

export interface App {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** From now on /ready responds 503, and every response asks the client to close its connection. */
  drain(): void;
  /** Resolves once no request has arrived for a moment. */
  waitUntilIdle(): Promise<void>;
  /** Stores counts that were collected in memory: called every minute, and before the end. */
  flush(): Promise<void>;
}

/** Builds the service. Opens neither database nor port: server.ts does. */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    config,
    database,
    now,
    machineNow = now,
    log,
    jobs,
    createPrintServices: printing,
    readMail,
    createImageServices: picturing,
    lookUp,
    answerChecks = 0.01,
  } = options;

  const {
    definition,
    validators,
    readText: text,
  } = await loadServedContract({
    document: options.document,
    isSandbox: config.sandbox,
  });
  const checkClock = (): Promise<Instant | null> => options.clock?.checkClock() ?? Promise.resolve(null);
  const { deliveries, fileCheck } = options;
  const metrics = createMetrics({ database, kinds: jobs.kinds, now, deliveries, checkClock, fileCheck });
  const passwords = createPasswords();
  const counts = createSharedCounts(database, machineNow, log);
  const settings = settingsOf(config);
  const { publicUrl } = settings;
  const sessions = { times: config.sessionTimes, cookie: createSessionCookie(publicUrl, config.sessionTimes) };
  const keys = new Keys(config.secretsKey, config.earlierSecretsKeys);
  const trail = createLoginTrail({ database, now, log });
  const authentication = createAuthentication({
    database,
    keys,
    passwords,
    counts,
    trail,
    now: machineNow,
    basicStrict: config.basicStrict,
    sessions: createSessionCallers({ database, now: machineNow, ...sessions, publicUrl }),
  });
  const zone = zoneOf(config.timeZone);
  const deprecatedUses = createDeprecatedUses({ database, zone, count: metrics.countDeprecatedUse });

  options.onReset?.(() => {
    for (const each of [authentication, deprecatedUses]) each.clearMemory();
  });

  const dependencies: Dependencies = {
    database,
    jobs,
    now,
    machineNow,
    handlers: { ...handlers, ...options.handlers },
    zone,
    settings,
    keys,
    sessions,
    guesses: createGuesses(machineNow, counts),
    counts,
    createServices: (exchange: Exchange) => ({
      ...printing(askerOf(exchange)),
      ...picturing(askerOf(exchange)),
      readMail: readMail(askerOf(exchange)),
      lookUp,
      ...createLogins(authentication, exchange),
      chance: database.chance,
      prepareNewPassword: (password) => passwords.prepare(password),
      findUrlRefusal: (url) => findUrlRefusal(url, config.webhookAllowedHosts),
      findHostRefusal: (host) => findHostRefusal(host, config.webhookAllowedHosts),
    }),
    check: createResponseCheck(validators),
    shouldCheck: () => answerChecks >= 1 || Math.random() < answerChecks,
    reportBroken: (id: OperationId, violation: string) => {
      metrics.countBrokenPromise(id);
      log.error({ operation: id, what: violation }, 'an answer broke the contract');
      if (answerChecks >= 1) failLoudly(id, violation);
    },
    onCommit: (tables: ReadonlySet<string>) => {
      if (canChangeRights(tables)) authentication.clearMemory();
    },
  };
  const quotas = createQuotas(config.rateLimit, machineNow, counts);
  const middleware = createDoor({
    contract: await openContract(definition, validators),
    dependencies,
    authentication,
    quotas,
    isOpen: createOpenCheck(config.onlineBookingPublic),
    deprecations: options.deprecations ?? DEPRECATIONS,
    countDeprecatedUse: deprecatedUses.note,
  });
  const state: ServiceState = { draining: false, active: performance.now() };
  const routes = openRoutes({
    keys,
    now,
    database,
    counts,
    settings,
    createServices: dependencies.createServices,
    checkClock,
    metrics,
    readContract: text,
    state,
    fileCheck,
    zone: config.timeZone,
    publicUrl: config.publicUrl,
    isSandbox: config.sandbox,
    oidc: {
      machineNow,
      publicUrl,
      authentication,
      trail,
      oidc: config.oidc,
      issuer: options.issuer,
      sessionCookie: sessions.cookie,
      hashPassword: (password) => passwords.hash(password),
    },
  });

  const koa = new Koa();
  koa.silent = true;
  koa.use(createPacing({ idle: options.idle, onBrokenOff: createBrokenOffHandler(log, metrics) }));
  koa.use(
    wrapRequests(options, metrics, state, (ctx, next): Promise<unknown> =>
      ctx.path.startsWith(`${API_ROOT}/`) ? middleware(ctx) : next(),
    ),
  );
  koa.use(routes.routes());
  koa.use(
    routes.allowedMethods({
      throw: true,
      methodNotAllowed: createMethodRefusal,
      notImplemented: createMethodRefusal,
    }),
  );

  const handle = koa.callback();
  return {
    handle: (request, response) => void handle(request, response),
    drain() {
      state.draining = true;
    },
    waitUntilIdle: () => waitUntilIdle(state),
    async flush() {
      await authentication.writeLastUsed();
      await deprecatedUses.write();
    },
  };
}

/** Returns the refusal (405) of a method that the paths outside the contract do not support. */
function createMethodRefusal(): DoorProblem {
  const Allow = 'GET, HEAD, OPTIONS';
  return new DoorProblem(
    { code: 'ERR_METHOD_NOT_ALLOWED', message: `This path does not support the method: use ${Allow}.` },
    { Allow },
  );
}

/** The names that clients may give their requests. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the outermost middleware: opens the exchange, turns errors into responses, sets common headers, counts and logs. */
function wrapRequests(
  { config, log, now, observe }: AppOptions,
  metrics: Metrics,
  state: ServiceState,
  respond: (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>,
): Middleware {
  const open = createOpenCheck(config.onlineBookingPublic);
  const markSandbox = createSandboxMark(config, now);
  const instance = randomBytes(4).toString('hex');
  let number = 0;

  return async (ctx, next) => {
    const startedAt = performance.now();
    state.active = startedAt;

    // Koa's accessors of these two cost a measurable part of each request.
    const { req, res } = ctx;
    const offeredId = req.headers['x-request-id'];
    const requestId =
      typeof offeredId === 'string' && REQUEST_ID.test(offeredId)
        ? offeredId
        : `${instance}-${(++number).toString(36)}`;
    const exchange = openExchange(ctx, { requestId, address: addressOf(req, config.trustedProxies), now: now() });
    ctx.state['exchange'] = exchange;
    res.setHeader('X-Request-Id', requestId);

    // Browsers use the declared type of a response, and guess none.
    res.setHeader('X-Content-Type-Options', 'nosniff');
    markSandbox(res);

    let codes: readonly ErrorCode[] = [];
    try {
      await respond(ctx, next);
      if (res.statusCode === 404 && ctx.body == null && ctx.respond !== false) throw createNotFoundProblem();
    } catch (error) {
      codes = refuse(ctx, error, exchange, log);
    }

    const operation = exchange.operationId ?? 'none';
    const intendedOperation = exchange.operationId ?? exchange.preflightId;
    if (req.headers.origin !== undefined)
      allowOrigins(ctx, intendedOperation !== null && open(intendedOperation), config.corsOrigins);
    if (!res.headersSent) {
      // The request may have moved the clock.
      markSandbox(res);
      if (isPrivate(exchange)) res.setHeader('Cache-Control', 'no-store');
      if (exchange.ignored.size > 0) ctx.set('X-Ignored-Members', formatNameList(exchange.ignored));
      if (state.draining) ctx.set('Connection', 'close');
    }

    state.active = performance.now();
    const seconds = (state.active - startedAt) / 1000;
    const outcome = outcomeOf(res.statusCode, codes);
    metrics.countResponse({ operation, status: res.statusCode, outcome }, seconds);
    if (exchange.operationId !== null) observe?.({ operationId: exchange.operationId, status: res.statusCode, codes });
    log.info(
      {
        requestId,
        operation,
        method: req.method,
        status: res.statusCode,
        outcome,
        ms: Math.round(seconds * 1e5) / 100,
        caller: exchange.caller.type,
        by: exchange.caller.id,
      },
      'answered',
    );
  };
}
