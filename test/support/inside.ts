// The service from the sources, in this process: its parts can be replaced, its statements are watched.
import { createServer, type RequestListener, type Server } from 'node:http';
import pino from 'pino';
import { publicUrlOf, type Config } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { Keys } from '../../db/engine/keys.ts';
import { openDatabase } from '../../db/open.ts';
import type { LookUp } from '../../handlers/look-up.ts';
import { type AppOptions, createApp } from '../../http/app.ts';
import { respondToBrokenRequest } from '../../http/request/broken-request.ts';
import { watchRights } from '../../jobs/access/rights-watch.ts';
import { openIssuer } from '../../jobs/access/issuer.ts';
import { createSchedulerJob, rounds } from '../../jobs/scheduler.ts';
import { createImageServices } from '../../jobs/catalogue/images.ts';
import { createDocuments, type Documents } from '../../jobs/invoices/documents.ts';
import { createDeliveryTally, type DeliveryTally } from '../../jobs/announcements/deliver.ts';
import { createPeppol } from '../../jobs/invoices/peppol.ts';
import { createServiceJobs, type ServiceJobs } from '../../jobs/index.ts';
import { openMailReader } from '../../jobs/announcements/mail-reader.ts';
import { openPrinter } from '../../jobs/printer.ts';
import { FILE_LIMITS } from '../../jobs/outgoing-call.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { openHttpClient } from '../../jobs/announcements/http-client.ts';
import { closeServer, listenLocally } from './addresses.ts';
import { clock, ZONE } from './clock.ts';
import { noteStatement } from './queries.ts';
import { RECEIVERS, resolve } from './receiver-names.ts';
import type { RunningService, ServedService } from './running.ts';
import { journal, observe } from './witness.ts';
import { scaleWait } from './patience.ts';

export interface OpenOptions {
  /** How long to wait for a connection, in milliseconds. */
  readonly acquireTimeoutMs?: number;
  /** How long a write waits for a lock, in milliseconds. */
  readonly lockPatience?: number | undefined;
  /** Sees the SQL of every statement before it is sent, and may throw to make it fail. */
  readonly sabotage?: ((sql: string) => void) | undefined;
}

/** The parts of a service that may be others than usual. */
export type ServiceParts = Partial<Pick<AppOptions, 'observe' | 'answerChecks' | 'idle' | 'document' | 'handlers'>> & {
  readonly queue?: JobQueue;
};

// SQLite's one connection that writes finds leaks: a longer wait than this means two transactions in one request.
const LEAK_TIMEOUT_MS = 1_000;

const printer = openPrinter();
const readMail = openMailReader({ work: scaleWait(3_000), wait: scaleWait(20_000) });
/** The timeout for responses of receivers, in whole seconds. */
export const RESPONSE_TIMEOUT_S = Math.ceil(scaleWait(2_000) / 1_000);

/** The results of all deliveries of this process. */
const deliveries: DeliveryTally = createDeliveryTally();
const sender = openHttpClient({ allowed: RECEIVERS, resolve, timeoutMs: RESPONSE_TIMEOUT_S * 1_000 });

const files = openHttpClient({ ...FILE_LIMITS, allowed: RECEIVERS, resolve, timeoutMs: RESPONSE_TIMEOUT_S * 1_000 });

const openDocuments = (database: Database): ReturnType<typeof createDocuments> =>
  createDocuments(database, printer, clock.now);

/** The documents of a database, by the one printer of this process. */
export function documentsOf(database: Database): Documents {
  return openDocuments(database)();
}

/** Returns the jobs of the service on a database, with the receivers of this process. A caller waits for the calls of `calls`. */
export function jobsOf(database: Database, config: Config, calls = sender, rightsChanged?: () => void): ServiceJobs {
  return createServiceJobs({
    documents: documentsOf(database),
    sender,
    calls,
    deliveries,
    peppol: createPeppol(files, config),
    config,
    rightsChanged,
  });
}
/** Looks addresses up as the service does. */
function lookUpOf(config: Config, database: Database): LookUp {
  const keys = new Keys(config.secretsKey, config.earlierSecretsKeys);
  return createPeppol(files, config).createLookUp({ database, now: clock.now, keys, log: logOf(config) });
}

/**
 * Opens a database as the tests want it: statements are watched, run one after another, and are refused when their
 * write is not noted.
 */
export function open(url: string, options: OpenOptions = {}): Promise<Database> {
  const { acquireTimeoutMs = scaleWait(LEAK_TIMEOUT_MS), lockPatience, sabotage } = options;
  const onQuery = (sql: string, values: readonly unknown[]): void => {
    noteStatement(sql, values);
    sabotage?.(sql);
  };
  // A forbidden write is the same on both databases, and costs a tenth of a run to watch.
  const strict = url.startsWith('sqlite:');
  return openDatabase(url, { zone: ZONE, onQuery, interleave: true, strict, acquireTimeoutMs, lockPatience });
}

/** A service on a database. */
export async function createInsideService(
  config: Config,
  database: Database,
  parts: ServiceParts = {},
): Promise<RunningService> {
  const rights = watchRights();
  const { queue = queueOf(config, database, rights.notifyChanged), ...rest } = parts;
  const log = logOf(config);
  const issuer = openIssuer(config, publicUrlOf(config), log.warn.bind(log));
  const app = await createApp({
    config,
    database,
    now: clock.now,
    log: logOf(config),
    createPrintServices: openDocuments(database),
    deliveries,
    createImageServices: createImageServices(database),
    readMail,
    lookUp: lookUpOf(config, database),
    issuer,
    onReset: rights.onChanged,
    observe,
    answerChecks: 1,
    ...rest,
    jobs: queue,
  });

  return {
    config,
    database,
    app,
    queue,
    runDue: () => queue.runDue(),
    close: async () => {
      await app.flush();
      await issuer?.close();
    },
  };
}

/** A server as the service opens it: it refuses what is no request too. */
export function serverOf(handle: RequestListener): Server {
  return createServer(handle).on('clientError', respondToBrokenRequest);
}

/** The service of this process at an address of its own. */
export async function startInsideService(
  config: Config,
  database: Database,
  parts: ServiceParts = {},
): Promise<ServedService> {
  const service = await createInsideService(config, database, parts);
  const server = serverOf(service.app.handle);
  return {
    ...service,
    baseUrl: await listenLocally(server),
    async close() {
      await closeServer(server);
      await service.close();
    },
  };
}

// The invariants read every event of every object: none may be purged.
const clockOfTests = createSchedulerJob(rounds.filter(({ name }) => name !== 'tidy'));

// Chance adds nothing: a job that failed is due exactly when its schedule says.
function queueOf(config: Config, database: Database, rightsChanged: () => void): JobQueue {
  const jobs = { ...jobsOf(database, config, sender, rightsChanged), clock: clockOfTests };
  return new JobQueue({ config, database, jobs, now: clock.now, log: logOf(config), random: () => 0 });
}

function logOf({ logLevel }: Config): pino.Logger {
  return pino({ level: logLevel }, journal.stream);
}
