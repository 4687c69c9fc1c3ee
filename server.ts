// Starts the service: reads the environment, opens and migrates the database, creates the first user, listens, and stops in order.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AddressInfo } from 'node:net';
import pino, { type Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { Database } from './db/engine/database.ts';
import { openDatabase } from './db/open.ts';
import { recordEvents } from './db/announcements/events.ts';
import * as users from './db/access/users.ts';
import { instantAt, zone } from './domain/values/calendar.ts';
import { permissions } from './generated/operations.ts';
import type { Instant } from './generated/types.ts';
import { createApp, type App, type Seen } from './http/app.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { hashPassword } from './http/passwords.ts';
import { scheduleRounds } from './jobs/clock.ts';
import { createDocuments } from './jobs/invoices/documents.ts';
import { serviceJobs } from './jobs/index.ts';
import { openPrinter } from './jobs/printer.ts';
import { Queue } from './jobs/queue.ts';
import { openSender } from './jobs/announcements/sender.ts';

export { readConfig } from './config.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly now?: () => Instant;
  readonly log?: Logger;
  readonly observe?: (seen: Seen) => void;
  readonly answerChecks?: number;
  readonly document?: object;
  /** Sees the SQL of every statement before it is sent. */
  readonly onQuery?: (sql: string) => void;
  /** Runs no job by itself: `runDue` does. */
  readonly jobsWhenAsked?: boolean;
  /** How long a stopping server still answers, /ready with 503, so that a balancer looks away; in milliseconds. */
  readonly grace?: number;
}

export interface RunningServer {
  readonly url: string;
  /** The first administrator's name and password, when this start made him. */
  readonly firstLogin: { readonly id: number; readonly username: string; readonly password: string } | null;
  /** Runs every job that is due, and what that leads to; answers how many ran. */
  runDue(): Promise<number>;
  /** Stops in order: not ready, no new connections, requests and jobs under way finish, what was collected is written. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
const DRAIN_AT_MOST = 9_000;
const QUIET_AFTER = 6_000;

/** Opens everything and listens. Rejects when the database cannot be used or is ahead of this version. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, now = machineClock(), log = openLog(config), grace = 1_000 } = options;
  const database = await open(config, options);
  const printer = openPrinter();
  const documents = createDocuments(database, printer, now);
  const sender = openSender({ allowed: config.webhookAllowedHosts });
  const queue = new Queue({ database, jobs: serviceJobs({ documents, sender, config }), config, now, log });
  await database.write((db) => scheduleRounds(db, now(), zone(config.timeZone)));
  // Reading the contract and hashing the first password, which another thread does, take the same time.
  const [firstLogin, app] = await Promise.all([
    makeFirstUser(database, config, now()),
    createApp({ ...options, database, now, log, jobs: queue, printing: documents }),
  ]);
  const server = await listen(app, config);
  if (options.jobsWhenAsked !== true) queue.start();
  const timer = every(MINUTE, log, () => app.flush());
  void app.warm().then(() => {
    sweep();
    setTimeout(sweep, QUIET_AFTER).unref();
  });
  return {
    url: addressOf(server, config),
    firstLogin,
    runDue: () => queue.runDue(),
    async close() {
      clearInterval(timer);
      app.drain();
      const rested = queue.stop(DRAIN_AT_MOST);
      await pause(grace);
      await Promise.all([drain(server), rested]);
      await app.flush();
      await Promise.all([printer.close(), sender.close()]);
      await database.close();
    },
  };
}

/** Lines go out by the page, ten times a second at least: a write for each is a tenth of what a request costs. */
function openLog({ logLevel }: Config): Logger {
  return pino({ level: logLevel }, pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }));
}

/** The time of this machine. Many requests share a millisecond: each is put into words once. */
function machineClock(): () => Instant {
  let time = 0;
  let instant = instantAt(time);
  return () => {
    const current = Date.now();
    if (current !== time) instant = instantAt((time = current));
    return instant;
  };
}

/**
 * Starting leaves tens of megabytes behind that V8 would only clear away under load: swept once at the end of the work,
 * and once when little was made for five seconds, for only then V8 gives back the room for young objects as well.
 */
function sweep(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Repeats work until the process ends or the timer is cleared; a failure is logged and the next round tries again. */
function every(milliseconds: number, log: Logger, work: () => Promise<void>): NodeJS.Timeout {
  const round = (): void => {
    work().catch((err: unknown) => {
      log.error({ err }, 'a regular round failed');
    });
  };
  return setInterval(round, milliseconds).unref();
}

async function open({ databaseUrl, timeZone }: Config, { onQuery }: Pick<ServerOptions, 'onQuery'>): Promise<Database> {
  if (databaseUrl.startsWith('sqlite:')) mkdirSync(dirname(databaseUrl.slice('sqlite:'.length)), { recursive: true });
  const database = await openDatabase(databaseUrl, { zone: zone(timeZone), onQuery });
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function makeFirstUser(database: Database, config: Config, now: Instant): Promise<RunningServer['firstLogin']> {
  if (await database.read(users.any)) return null;
  const username = config.bootstrapUsername;
  const password = config.bootstrapPassword ?? randomBytes(15).toString('base64url');
  const password_hash = await hashPassword(password);
  const id = await database.write(async (db) => {
    if (await users.any(db)) return null;
    const first = { gebruikersnaam: username, password_hash, permissies: [...permissions] };
    const id = await users.createFirst(db, first, now);
    await recordEvents(db, { now, zone: zone(config.timeZone), actor: { type: 'system', id: null }, requestId: null });
    return id;
  });
  return id === null ? null : { id, username, password };
}

/** Node's own limits wait minutes for a client that drips. */
async function listen(app: App, { port, host }: Config): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      // Nothing here depends on Host, and Node would refuse its absence with an empty body.
      requireHostHeader: false,
    },
    app.handle,
  );
  server.maxConnections = 10_000;
  server.on('clientError', answerBrokenRequest);
  server.on('checkExpectation', app.handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function addressOf(server: Server, { host, publicUrl }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const { port } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${String(port)}`;
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
  server.closeIdleConnections();
  const giveUp = setTimeout(() => {
    server.closeAllConnections();
  }, DRAIN_AT_MOST);
  await closed;
  clearTimeout(giveUp);
}

/** The process: what `npm start` runs. */
async function main(): Promise<void> {
  const config = readConfig();
  const server = await startServer({ config });
  console.log(`boekstaaf serves ${server.url}/api2`);
  console.log(`The contract, to read and try: ${server.url}/docs`);
  if (server.firstLogin !== null) {
    const { id, username, password } = server.firstLogin;
    const shown = config.bootstrapPassword === null ? password : 'as set in BOOTSTRAP_PASSWORD';
    console.log(
      `The first administrator, shown this once: user name ${username}, password ${shown}, user id ${String(id)}`,
    );
  }
  if (!config.onlineBookingPublic)
    console.log('Online booking is closed to the public: ONLINE_BOOKING_PUBLIC=yes opens it.');
  const stop = (): void =>
    void server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  });
}
