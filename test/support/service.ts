// The service under test: one address per process, behind it for every test file a fresh service on its own database.
import { basename } from 'node:path';
import type { RootHookObject } from 'mocha';
import { readConfig } from '../../config/config.ts';
import type { Deprecations } from '../../http/response/deprecations.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Handlers } from '../../handlers/handler.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { closeServer, createForwarder, listenLocally } from './addresses.ts';
import { endChildren } from './children.ts';
import { clock } from './clock.ts';
import { createInsideService, startInsideService, open, serverOf } from './inside.ts';
import { assertInvariants } from './invariants.ts';
import { startBuiltService } from './built-service.ts';
import { RECEIVER_HOSTS } from './receiver-names.ts';
import type { RunningService, ServedService, TestService } from './running.ts';
import { copyOf, dropCopies, emptyOf, makeTemplate } from './template.ts';
import { journal, observe, record } from './witness.ts';
import { SECRETS_KEY } from './secrets-key.ts';
import { readWork } from './work.ts';

export { RESPONSE_TIMEOUT_S, documentsOf, jobsOf, open } from './inside.ts';
export type { ServedService, TestService } from './running.ts';
export { journal } from './witness.ts';

export interface ServiceOptions {
  /** Variables as the operator would set them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Another database than that of the test file, by its address: opened and closed with the service. */
  readonly databaseUrl?: string;
  /** Its internal errors are meant: they neither fail the test file nor show in the output. */
  readonly failing?: boolean;
  /** Replaces or wraps the database; closing it is left to whoever opened it. */
  readonly database?: Database;
  /** How long a client may read nothing of a response, in milliseconds. */
  readonly idle?: number;
  /** The share of responses that is checked against the contract; all of them by default. */
  readonly answerChecks?: number;
  /** Another queue than one with the jobs of the service. */
  readonly queue?: JobQueue;
  /** Another contract than the committed one. */
  readonly document?: object;
  /** Other functions for some operations. */
  readonly handlers?: Partial<Handlers>;
  /** Parts of requests that will end, in place of those of the contract. */
  readonly deprecations?: Deprecations;
}

const { template, built = false } = readWork();
if (template === undefined)
  throw new Error('This process has no database: test/run.ts gives one to test files that import this module.');
const original = template;

export const apiKey = await makeTemplate(original);

let current: RunningService | undefined;
let address = '';
let copies = 0;
const others = new Set<ServedService>();
const server = built
  ? createForwarder(() => address)
  : serverOf((request, response) => {
      getService().app.handle(request, response);
    });
export const baseUrl = await listenLocally(server);
// The built server listens on a free port, and says where.
const LINKS: Readonly<Record<string, string>> = built ? {} : { PUBLIC_URL: baseUrl };
/** The settings that an operator switches on. */
export const EXTRA_SETTINGS = { SECRETS_KEY, PAYMENT_SANDBOX_PUBLIC: 'yes', WEBHOOK_LIMIT: '100000' };

/** The service of the running test file. */
export function getService(): TestService {
  if (current === undefined) throw new Error('No test file is running: there is no service.');
  return current;
}

/** A number that no other process of this run gives to a database. */
function createDatabaseName(): string {
  copies += 1;
  return `${String(process.pid)}-${String(copies)}`;
}

/** The address of a new copy of the template: a database of one's own, for child servers and twins. */
export function createDatabase(name: string): Promise<string> {
  return copyOf(original, `${name}-${createDatabaseName()}`);
}

/** The address of a database in which nothing is yet, not even a table. */
export function createEmptyDatabase(name: string): Promise<string> {
  return emptyOf(original, `${name}-${createDatabaseName()}`);
}

/** Serves with other settings or another database, next to the service of the test file. */
export async function startService(options: ServiceOptions = {}): Promise<ServedService> {
  const { environment = {}, databaseUrl, failing = false, database: givenDatabase, ...parts } = options;
  const openedDatabase = databaseUrl === undefined ? undefined : await open(databaseUrl);
  const database = givenDatabase ?? openedDatabase ?? getService().database;
  const variables = {
    LOG_LEVEL: failing ? 'silent' : 'trace',
    DATABASE_URL: databaseUrl ?? getService().config.databaseUrl,
    ...LINKS,
    ...EXTRA_SETTINGS,
    ...environment,
  };
  const hear = failing ? record : observe;

  if (built) refuseReplacements({ database: givenDatabase, ...parts });
  const served = built
    ? await startBuiltService(variables, database, hear)
    : await startInsideService(readConfig(variables), database, { observe: hear, ...parts });

  return closeWithFile(served, async () => openedDatabase?.close());
}

function refuseReplacements(parts: object): void {
  const [partName] = Object.entries(parts).find(([, part]) => part !== undefined) ?? [];
  if (partName !== undefined)
    throw new Error(`Nothing can replace the ${partName} of the built server: it is another process.`);
}

/** The service, which ends with the test file at the latest, and `after` it. */
function closeWithFile(served: ServedService, after: () => Promise<void>): ServedService {
  const close = served.close.bind(served);
  served.close = async () => {
    if (!others.delete(served)) return;
    await close();
    await after();
  };
  others.add(served);
  return served;
}

/** A fresh database and service before the tests of a file, the invariants and the journal after them. */
export function rootHooks(file: string): RootHookObject {
  return {
    async beforeAll() {
      clock.reset();
      journal.clear();
      current = await startForFile({
        DATABASE_URL: await createDatabase(basename(file, '.test.ts')),
        LOG_LEVEL: 'trace',
        ...LINKS,
        ...EXTRA_SETTINGS,
        WEBHOOK_ALLOWED_HOSTS: RECEIVER_HOSTS,
      });
    },
    async afterAll() {
      try {
        for (const other of others) await other.close();
        if (current === undefined) return;
        await assertInvariants(current.database);
        await noteEvents(current.database);
        await current.close();
        journal.assertClean();
      } finally {
        endChildren();
        // Clients keep connections for some seconds, and each would count as left open.
        server.closeAllConnections();
        await current?.database.close();
        current = undefined;
        await dropCopies(original);
      }
    },
  };
}

/** Ends the service that the hooks have started, and leaves its database to the next caller. Returns its address. */
export async function releaseDatabase(): Promise<string> {
  const { config, database } = getService();
  await current?.close();
  await database.close();
  current = undefined;
  return config.databaseUrl;
}

/** Notes the objects of the file's events, for the coverage of the contract. */
async function noteEvents(database: Database): Promise<void> {
  const rows = await database.read((db) => db.query<{ object: string }>(db.build('events').distinct('object')));
  record({ objects: rows.map(({ object }) => object).sort() });
}

async function startForFile(
  environment: Readonly<Record<string, string>> & { DATABASE_URL: string },
): Promise<RunningService> {
  const database = await open(environment.DATABASE_URL);
  if (!built) return createInsideService(readConfig(environment), database);
  const served = await startBuiltService(environment, database, observe);
  address = served.baseUrl;
  return served;
}

/** Closes what serves all test files of this process. */
export function stop(): Promise<void> {
  return closeServer(server);
}
