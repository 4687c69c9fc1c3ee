// Starts the service: reads the environment, listens, opens and migrates the database, creates the first user, serves, and stops in order.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeMisspeltSettings, readConfig, StartError, type Config } from './config/config.ts';
import type { Database } from './db/engine/session/database.ts';
import type { FileCheck } from './db/engine/sqlite/check.ts';
import { SeededChance } from './db/engine/chance.ts';
import { createMachineClock } from './db/engine/clock.ts';
import { Keys } from './db/engine/keys.ts';
import { assertUnmixed } from './db/house/sandbox.ts';
import { assertTimeZone } from './db/house/time-zone.ts';
import { openDatabase } from './db/open.ts';
import { sealSecrets, secretsKeysOf } from './db/stored-secrets.ts';
import { rethrowUnreachable, UnusableDatabase, toFullDiskError } from './db/engine/session/unusable.ts';
import { zoneOf } from './domain/values/calendar.ts';
import type { Instant } from './generated/types.ts';
import { createApp, type App, type ObservedResponse } from './http/app.ts';
import { endOnSignals } from './http/ending.ts';
import { HELP, readArguments, showAddresses, showFirstLogin, VERSION } from './http/server-command.ts';
import { repeatEvery } from './http/repeat-every.ts';
import { handleInSequence } from './http/in-sequence.ts';
import { assertBootstrapPassword, makeFirstUser, type FirstLogin } from './http/request/first-user.ts';
import { listen, type PortListener } from './http/listener.ts';
import { openLog } from './http/log.ts';
import { logReplica } from './http/replica-watch.ts';
import { collectGarbage } from './http/garbage-collection.ts';
import { watchRights } from './jobs/access/rights-watch.ts';
import { scheduleRounds } from './jobs/scheduler.ts';
import { watchClock } from './jobs/clock-watch.ts';
import { createDocuments } from './jobs/invoices/documents.ts';
import { createImageServices } from './jobs/catalogue/images.ts';
import { createDeliveryTally, type DeliveryTally } from './jobs/announcements/deliver.ts';
import { createServiceJobs } from './jobs/index.ts';
import { openMailReader } from './jobs/announcements/mail-reader.ts';
import { fileCheckOf, checkFileOnce } from './jobs/file-check.ts';
import { openPrinter } from './jobs/printer.ts';
import { JobQueue } from './jobs/queue.ts';
import { openSandbox } from './jobs/sandbox.ts';
import { openClients } from './jobs/service-clients.ts';
import { isStarted, runWorkers, isFirstProcess, reportServing } from './workers.ts';
import { MINUTE } from './domain/values/time-units.ts';

export { readConfig } from './config/config.ts';

export interface ServerOptions {
  readonly config: Config;
  /** The real time; a sandbox has another one for all but credentials and limits. */
  readonly now?: () => Instant;
  readonly log?: Logger;
  readonly observe?: (response: ObservedResponse) => void;
  readonly answerChecks?: number;
  readonly document?: object;
  /** Sees the SQL of every statement before it is sent. */
  readonly onQuery?: (sql: string) => void;
  /** Runs jobs in `runDue` only. */
  readonly jobsWhenAsked?: boolean;
  /** How long a stopping server still accepts requests, with 503 at /ready so that a balancer stops sending them; in milliseconds. */
  readonly grace?: number;
  /** Called for damage in an SQLite file. Without it the file is not checked. */
  readonly onDamaged?: (damage: UnusableDatabase) => void;
  /** How long after the start the check of the file begins, in milliseconds. */
  readonly checkAfter?: number;
  /** Called with the first administrator right after the commit: a later failure must not lose the password. */
  readonly onFirstLogin?: (login: FirstLogin) => void;
}

export interface RunningServer {
  readonly url: string;
  /** The first administrator, when this start created one. */
  readonly firstLogin: FirstLogin | null;
  /** Runs every job that is due, and the jobs that follow from them. Returns how many ran. */
  runDue(): Promise<number>;
  /** Stops in order: not ready, no new connections; open requests and running jobs end; collected counts are stored. */
  close(): Promise<void>;
}

const MAX_STOP_MS = 9_000;
const DRAIN_MS = 1_000;
const IDLE_AFTER_MS = 6_000;
// A server that restarts repeatedly should not read its file each time.
const CHECK_DELAY_MS = 5_000;
const UNHEARD_WARNING =
  'no connection to PostgreSQL can listen, so jobs of other processes begin late: raise its limit of connections, or correct DATABASE_DIRECT_URL';

/** Listens, opens the database and serves. Throws StartError for what the operator must correct first. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log = openLog(config) } = options;
  const listener = await listen(config);
  let database: Database | undefined;

  try {
    const chance = config.sandbox ? new SeededChance() : undefined;
    database = await openDatabase(config.databaseUrl, {
      chance,
      zone: zoneOf(config.timeZone),
      isForTests: config.sandbox,
      directUrl: config.databaseDirectUrl,
      statementNames: config.statementNames,
      ...(config.databaseReadUrl !== null && { replica: { url: config.databaseReadUrl } }),
      onQuery: options.onQuery,
      onUnheard: (err) => {
        log.warn({ err }, UNHEARD_WARNING);
      },
    });
    await assertUnmixed(database, config.sandbox).catch(rethrowUnreachable(config.databaseUrl));
    await database.migrate();
    await database.replica?.assertCopy();
    await assertBootstrapPassword(database, config);
    await assertTimeZone(database, config);
    const keys = await secretsKeysOf(database, config.databaseUrl, config);
    return await serve({ ...options, log, config: { ...config, ...keys } }, listener, database, chance);
  } catch (error) {
    listener.abandon();
    await database?.close();
    const reason = toFullDiskError(config.databaseUrl, error) ?? error;
    throw reason instanceof UnusableDatabase ? new StartError(reason.message, { cause: error }) : error;
  }
}

async function serve(
  options: ServerOptions & { readonly log: Logger },
  listener: PortListener,
  database: Database,
  chance: SeededChance | undefined,
): Promise<RunningServer> {
  const { log } = options;
  // The machine may have chosen the port.
  const config = { ...options.config, publicUrl: listener.url };
  const zone = zoneOf(config.timeZone);
  const machineNow = options.now ?? createMachineClock();
  const sandbox = chance && (await openSandbox(config, { database, zone, log, chance }));
  const now = sandbox?.now ?? machineNow;

  await logDatabase(database, log);
  const keys = new Keys(config.secretsKey, config.earlierSecretsKeys);
  for (const { message, ...about } of await database.write((db) => sealSecrets(db, keys))) log.warn(about, message);

  const clients = openClients(config, sandbox, log);
  const printer = openPrinter();
  const documents = createDocuments(database, printer, now);
  const deliveries: DeliveryTally = createDeliveryTally();
  const clock = sandbox === undefined ? watchClock(database, now, log) : undefined;
  const fileCheck = options.onDamaged === undefined ? undefined : fileCheckOf(config.databaseUrl);
  const rights = watchRights(sandbox);
  const schedule = (): Promise<void> => database.write((db) => scheduleRounds(db, now(), zone));

  const jobs = createServiceJobs({
    ...clients,
    documents: documents(),
    deliveries,
    config,
    clock,
    sandbox,
    rightsChanged: rights.notifyChanged,
  });

  const queue = new JobQueue({
    database,
    jobs,
    config,
    now,
    machineNow,
    log,
    onSetBack: schedule,
    ...sandbox?.queueing,
  });

  if (sandbox === undefined) await schedule();

  // Reading the contract, and hashing the first password in another thread, overlap.
  const appBuilding = createApp({
    ...options,
    config,
    database,
    now,
    machineNow,
    log,
    jobs: queue,
    deliveries,
    createPrintServices: documents,
    createImageServices: createImageServices(database),
    readMail: openMailReader(),
    lookUp: clients.peppol.createLookUp({ database, now, keys, log }),
    clock,
    fileCheck,
    issuer: clients.issuer,
    onReset: rights.onChanged,
  });

  // A failure of the app is thrown after the first login was shown, since that user is committed.
  appBuilding.catch(() => undefined);
  const firstLogin = await makeFirstUser(database, config, now());
  if (firstLogin !== null) options.onFirstLogin?.(firstLogin);

  const app = await appBuilding;
  listener.serve(sandbox === undefined ? app.handle : handleInSequence(app.handle, () => sandbox.waitUntilSettled()));
  if (sandbox !== undefined) sandbox.start(queue);
  else if (options.jobsWhenAsked !== true) queue.start();

  const flushTimer = repeatEvery(MINUTE, log, () => app.flush());
  collectGarbageWhenIdle(app);
  checkFileLater(fileCheck, options);

  return {
    url: listener.url,
    firstLogin,
    runDue: () => queue.runDue(),
    async close() {
      clearInterval(flushTimer);
      app.drain();
      await fileCheck?.stop();
      const jobsStopped = Promise.all([sandbox?.stop(), queue.stop(MAX_STOP_MS)]);
      await pause(options.grace ?? DRAIN_MS);
      await Promise.all([listener.drain(), jobsStopped]);
      await app.flush();
      await Promise.all([printer.close(), clients.close()]);
      await database.close();
    },
  };
}

/** Logs a pooler in front of the database, and the states of a replica. */
async function logDatabase(database: Database, log: Logger): Promise<void> {
  const pooling = await database.describePooling();
  if (pooling !== null) log.info(pooling, 'the database is behind a pooler, or treated so');
  if (database.replica !== null) logReplica(database.replica, log);
}

/** Collects the garbage of the start once the first requests are over, and again some seconds later. */
function collectGarbageWhenIdle(app: App): void {
  void app.waitUntilIdle().then(() => {
    collectGarbage();
    setTimeout(collectGarbage, IDLE_AFTER_MS).unref();
  });
}

/** Checks the file of an SQLite database some seconds after the start, where a listener for damage is given. */
function checkFileLater(
  fileCheck: FileCheck | undefined,
  { log, onDamaged, checkAfter = CHECK_DELAY_MS }: ServerOptions & { readonly log: Logger },
): void {
  if (fileCheck === undefined || onDamaged === undefined) return;
  setTimeout(() => void checkFileOnce(fileCheck, log, onDamaged), checkAfter).unref();
}

/** Runs the process of `npm start`. */
async function main(): Promise<void> {
  const { help, version } = readArguments();
  if (help || version) {
    console.log(help ? HELP : VERSION);
    return;
  }

  if (!isStarted()) for (const warning of describeMisspeltSettings()) console.warn(warning);
  const config = readConfig();
  if (config.workers > 1 && !isStarted()) process.exit(await runWorkers(config.workers));

  const ending = endOnSignals();
  const server = await startServer({
    config,
    onFirstLogin: (login) => {
      showFirstLogin(login, config);
    },
    onDamaged: (damage) => {
      console.error(damage.message);
      ending.end(1);
    },
  });

  reportServing();
  ending.registerClose(() => server.close());
  if (isFirstProcess()) showAddresses(server.url, config);
}

/** Runs the service in this process by its settings; exits with status 1 when it cannot start. */
export function run(): void {
  main().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}
