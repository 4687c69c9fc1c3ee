// A process for test/schemathesis.ts: serves a world that the contract's ids can mean, and writes down which they are.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { useDatabase } from '../after-a-kill.ts';
import { startBuiltServer } from '../built.ts';
import { clock } from '../clock.ts';
import { contract, type OperationFacts } from '../contract.ts';
import { makeWorld, type FuzzWorld } from '../fuzz/world.ts';
import { targetOf } from '../kit.ts';
import { ADMINISTRATOR } from '../administrator.ts';
import { assertInvariants } from '../invariants.ts';
import { apiKey, releaseDatabase, EXTRA_SETTINGS, rootHooks, stop } from '../service.ts';
import { readWork } from '../work.ts';

/** The start data of the process that tests: the address of the service and its accounts. */
export interface SchemathesisStart {
  readonly baseUrl: string;
  readonly token: string;
  readonly username: string;
  readonly password: string;
  /** A file that says what exists. */
  readonly world: string;
}

/** So often the clock of the tests moves on and what is due is done. */
const TICK_MS = 1_000;

const { beforeAll, afterAll } = rootHooks('schemathesis') as Record<'beforeAll' | 'afterAll', () => Promise<void>>;
await beforeAll();
const world = await makeWorld();
const targets: { readonly operation: OperationFacts; readonly path: Readonly<Record<string, unknown>> }[] = [];
for (const operation of contract) targets.push({ operation, path: await targetOf(world.kit, operation) });
const databaseUrl = await releaseDatabase();
const faults: string[] = [];
const server = await startBuiltServer(
  { ...EXTRA_SETTINGS, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' },
  readWork().folder,
  {
    observe: ({ operationId, codes }) => {
      if (codes.includes('ERR_INTERNAL')) faults.push(`${operationId} failed`);
    },
    log: (line) => void faults.push(line),
  },
);
let runningJobs: Promise<unknown> | undefined;
const ticking = setInterval(() => {
  clock.advance({ milliseconds: TICK_MS });
  // Work that a slow machine did not reach is not queued: the end would wait for all of it.
  runningJobs ??= server.runDue().finally(() => {
    runningJobs = undefined;
  });
}, TICK_MS);
const known = join(readWork().folder, 'world.json');
writeFileSync(known, JSON.stringify(knownOf(world)));

const served: SchemathesisStart = { baseUrl: server.url, token: apiKey, ...ADMINISTRATOR, world: known };
process.send?.(served);
await once(process, 'message');
clearInterval(ticking);
await runningJobs;
await server.close();
try {
  if (faults.length > 0) throw new Error(`The service failed:\n${faults.slice(0, 20).join('\n')}`);
  await useDatabase(databaseUrl, assertInvariants);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await afterAll();
await stop();
process.disconnect();

/** The existing things, for the references in bodies and queries by their names, and for the paths of operations. */
function knownOf({ roots }: FuzzWorld): object {
  const references = Object.entries(bundle['x-references'] as Readonly<Record<string, string | null>>).flatMap(
    ([name, root]) => {
      const ids = roots.get(root ?? '');
      return ids === undefined ? [] : [[name, ids] as const];
    },
  );
  return {
    references: Object.fromEntries(references),
    paths: Object.fromEntries(targets.map(({ operation, path }) => [operation.id, partsOf(operation, path)])),
  };
}

/** Those of the values that the path of an operation names. */
function partsOf(operation: OperationFacts, values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => operation.path.includes(`{${name}}`)));
}
