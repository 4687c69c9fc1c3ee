// The service under test: one address per process, behind it for every test file a fresh app on its own database.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { RootHookObject } from 'mocha';
import pino from 'pino';
import { readConfig, type Config } from '../../config.ts';
import type { Database } from '../../db/engine/database.ts';
import { openDatabase } from '../../db/open.ts';
import { type App, type AppOptions, createApp } from '../../http/app.ts';
import { clockJob, rounds } from '../../jobs/clock.ts';
import { createDocuments, type Documents } from '../../jobs/invoices/documents.ts';
import { serviceJobs, type ServiceJobs } from '../../jobs/index.ts';
import { openPrinter } from '../../jobs/printer.ts';
import { Queue } from '../../jobs/queue.ts';
import { openSender } from '../../jobs/announcements/sender.ts';
import { endChildren } from './children.ts';
import { clock, ZONE } from './clock.ts';
import { recorder, type Seen } from './coverage.ts';
import { assertInvariants } from './invariants.ts';
import { Journal } from './journal.ts';
import { watched } from './queries.ts';
import { RECEIVER_HOSTS, RECEIVERS, resolve } from './receiver-names.ts';
import { copyOf, emptyOf } from './template.ts';
import { readWork } from './work.ts';

export interface Service {
  readonly app: App;
  readonly config: Config;
  readonly database: Database;
  /** Runs no job by itself: `jobs.settled()` does. */
  readonly queue: Queue;
}

/** A service beside the one of the test file, with an address of its own. */
export interface OwnService extends Service {
  readonly baseUrl: string;
  close(): Promise<void>;
}

export interface OwnOptions {
  /** Variables as the operator would set them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces or wraps the database; the default is that of the test file. */
  readonly database?: Database;
  /** Its internal errors are meant: they neither fail the test file nor show in the output. */
  readonly failing?: boolean;
  /** The share of answers that is held against the contract; all of them unless set. */
  readonly answerChecks?: number;
  /** Another queue than one with the jobs of the service. */
  readonly queue?: Queue;
  /** Another contract than the committed one. */
  readonly document?: object;
}

export interface OpenOptions {
  /** How long to wait for a connection, in milliseconds. */
  readonly acquireTimeout?: number;
  /** Sees the SQL of every statement before it is sent, and may throw to make it fail. */
  readonly sabotage?: ((sql: string) => void) | undefined;
}

const { folder, database: chosen } = readWork();
if (chosen === undefined)
  throw new Error('This process has no database: test/run.ts gives one to test files that import this module.');

export const apiKey = chosen.apiKey;
/** What the service logged since the test file began. */
export const journal = new Journal();

// SQLite's one connection that writes finds leaks: who waits longer for it than this holds two transactions at once.
const LEAK_PATIENCE = 1_000;

let current: Service | undefined;
let copies = 0;
const others = new Set<Server>();
const record = recorder(join(folder, 'seen'));
const printer = openPrinter();
const sender = openSender({ allowed: RECEIVERS, resolve, patience: 2_000 });

/** The documents of a database, by the one printer of this process. */
export function documentsOf(database: Database): Documents {
  return createDocuments(database, printer, clock.now);
}

/** The jobs of the service on a database, with the receivers of this process. */
export function jobsOf(database: Database, config: Config): ServiceJobs {
  return serviceJobs({ documents: documentsOf(database), sender, config });
}
const server = createServer((request, response) => {
  service().app.handle(request, response);
});
export const baseUrl = await listening(server);

/** The service of the running test file. */
export function service(): Service {
  if (current === undefined) throw new Error('No test file is running: there is no service.');
  return current;
}

/** A number that no other process of this run gives to a database. */
function ownName(): string {
  copies += 1;
  return `${String(process.pid)}-${String(copies)}`;
}

/** The address of a new copy of the template: a database of one's own, for child servers and twins. */
export async function freshDatabase(name: string): Promise<string> {
  if (chosen === undefined) throw new Error('This run has no database.');
  return copyOf(chosen.template, `${name}-${ownName()}`);
}

/** The address of a database in which nothing is yet, not even a table. */
export async function emptyDatabase(name: string): Promise<string> {
  if (chosen === undefined) throw new Error('This run has no database.');
  return emptyOf(chosen.template, `${name}-${ownName()}`);
}

/** Opens a database as the tests want it: statements are watched, take turns, and are refused when nobody noted them. */
export function open(url: string, options: OpenOptions = {}): Promise<Database> {
  const { acquireTimeout = LEAK_PATIENCE, sabotage } = options;
  const onQuery = (sql: string): void => {
    watched(sql);
    sabotage?.(sql);
  };
  return openDatabase(url, { zone: ZONE, onQuery, interleave: true, strict: true, acquireTimeout });
}

/** Serves an app with other settings or another database, next to the one of the test file. */
export async function own(options: OwnOptions = {}): Promise<OwnService> {
  const { environment = {}, database = service().database, failing = false, queue: given, ...rest } = options;
  const config = readConfig({ LOG_LEVEL: failing ? 'silent' : 'trace', ...environment });
  const queue = given ?? queueOf(config, database);
  const app = await build(config, database, queue, { ...rest, observe: failing ? record : observe });
  const http = createServer(app.handle);
  others.add(http);
  const url = await listening(http);
  return { app, config, database, queue, baseUrl: url, close: () => closed(http) };
}

/** A fresh database and app before the tests of a file, the invariants and the journal after them. */
export function rootHooks(file: string): RootHookObject {
  return {
    async beforeAll() {
      clock.reset();
      journal.clear();
      const config = readConfig({
        DATABASE_URL: await freshDatabase(basename(file, '.test.ts')),
        LOG_LEVEL: 'trace',
        WEBHOOK_ALLOWED_HOSTS: RECEIVER_HOSTS,
      });
      const database = await open(config.databaseUrl);
      const queue = queueOf(config, database);
      current = { config, database, queue, app: await build(config, database, queue) };
    },
    async afterAll() {
      endChildren();
      await Promise.all([...others].map(closed));
      if (current === undefined) return;
      const { app, database } = current;
      try {
        await assertInvariants(database);
        await app.flush();
        journal.assertClean();
      } finally {
        current = undefined;
        await database.close();
      }
    },
  };
}

/** Closes what serves all test files of this process. */
export function stop(): Promise<void> {
  return closed(server);
}

function build(
  config: Config,
  database: Database,
  queue: Queue,
  options: Partial<Omit<AppOptions, 'jobs'>> = {},
): Promise<App> {
  const log = pino({ level: config.logLevel }, journal.stream);
  return createApp({
    config,
    database,
    now: clock.now,
    log,
    printing: documentsOf(database),
    observe,
    answerChecks: 1,
    ...options,
    jobs: queue,
  });
}

// The invariants want to hear the whole story of every object: no event may be forgotten.
const clockOfTests = clockJob(rounds.filter(({ name }) => name !== 'tidy'));

// Chance adds nothing: a job that failed is due exactly when its schedule says.
function queueOf(config: Config, database: Database): Queue {
  const log = pino({ level: config.logLevel }, journal.stream);
  return new Queue({
    config,
    database,
    jobs: { ...jobsOf(database, config), clock: clockOfTests },
    now: clock.now,
    log,
    random: () => 0,
  });
}

function observe(seen: Seen): void {
  record(seen);
  if (seen.codes.includes('ERR_INTERNAL')) journal.broken(seen);
}

async function listening(http: Server): Promise<string> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
}

async function closed(http: Server): Promise<void> {
  others.delete(http);
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
}
