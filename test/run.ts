// Runs the tests: every file on SQLite and on a real PostgreSQL, side by side, and says in its last line what came of it.
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { factor, tellOthers } from './support/patience.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import type { Counts } from './support/report.ts';
import type { Work } from './support/work.ts';
import { type Queue, runQueues } from './support/lanes.ts';
import { type TestFile, testFiles } from './support/test-files.ts';

const ROOT = resolve(import.meta.dirname, '..');

process.chdir(ROOT);
tellOthers();
const began = performance.now();
const asked = process.argv.slice(2);
const all = testFiles();
const chosen = asked.length === 0 ? all : all.filter(({ path }) => asked.some((each) => named(path, each)));
const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-test-'));
await chmod(folder, 0o755);
await mkdir(join(folder, 'seen'));
const servers: Promise<Postgres>[] = [];
let sqlite: Promise<Work> | undefined;
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cleanUp().finally(() => process.exit(1)));

if (factor() > 1.5) console.log(`This machine is slow or busy: tests wait ${factor().toFixed(1)} times as long.`);
try {
  const whole = chosen.length === all.length;
  // Suites that start, stop and kill servers run what operators run, and clients are those of the SDK.
  execFileSync(process.execPath, ['setup.mjs', 'build'], { stdio: 'inherit' });
  const counts = (await Promise.all([whole ? staticChecks() : [], runAll()])).flat();
  if (whole) counts.push(await coverage());
  conclude(counts);
} catch (error) {
  console.error(error);
  conclude([{ passed: 0, failed: 1 }]);
} finally {
  await cleanUp();
}

function named(file: string, argument: string): boolean {
  const path = relative(ROOT, resolve(argument));
  return file === path || file.startsWith(`${path}/`);
}

async function runAll(): Promise<Counts[]> {
  const unknown = asked.filter((each) => !all.some(({ path }) => named(path, each)));
  if (unknown.length > 0) throw new Error(`No such test file: ${unknown.join(', ')}`);
  const only = process.env['TEST_DATABASE'];
  const shared = chosen.filter(({ needsDatabase }) => !needsDatabase);
  const served = chosen.filter(({ needsDatabase }) => needsDatabase);
  const onPostgres = only === 'sqlite' ? [] : served.filter(({ onEither }) => !onEither || only === 'postgres');
  const onSqlite = only === 'postgres' ? [] : served;
  const queues: Queue[] = [
    // What ships is what is tested: the built server answers the suites that walk all operations, on one database.
    { label: 'built', files: paths(onPostgres, ({ walks }) => walks), work: () => postgresWork('built') },
    { label: 'postgres', files: paths(onPostgres, ({ walks }) => !walks), work: () => postgresWork('postgres') },
    { label: 'sqlite', files: paths(onSqlite), work: sqliteWork },
    { label: 'shared', files: paths(shared), work: () => Promise.resolve({ label: 'shared', folder }) },
  ];
  return runQueues(queues);
}

function paths(files: readonly TestFile[], having: (file: TestFile) => boolean = () => true): string[] {
  return files.filter(having).map(({ path }) => path);
}

// One template for all processes: a copy of it is a copy of its file.
function sqliteWork(): Promise<Work> {
  sqlite ??= (async () => {
    const { sqliteTemplate } = await import('./support/template.ts');
    return { label: 'sqlite', folder, database: { dialect: 'sqlite', ...(await sqliteTemplate(folder)) } };
  })();
  return sqlite;
}

// A server for each process: the change feed holds back while anybody writes to any database of its server.
async function postgresWork(label: 'built' | 'postgres'): Promise<Work> {
  const own = join(folder, `server-${String(servers.length)}`);
  const starting = mkdir(own).then(() => startPostgres(own));
  servers.push(starting);
  const { postgresTemplate } = await import('./support/template.ts');
  const database = { dialect: 'postgres' as const, ...(await postgresTemplate(await starting)) };
  return { label, folder, built: label === 'built', database };
}

/** Types, lint and the contract: they count as one test, and what they find is told when all of it is known. */
async function staticChecks(): Promise<Counts> {
  const child = spawn(process.execPath, ['setup.mjs', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const status = await new Promise((resolve) => child.once('close', resolve));
  const [mark, failed] = status === 0 ? ['✓', 0] : ['✗', 1];
  console.log(`${text}${mark} types, lint, format and contract`);
  return { passed: 1 - failed, failed };
}

async function coverage(): Promise<Counts> {
  const { unseen } = await import('./support/coverage.ts');
  const missing = await unseen(join(folder, 'seen'));
  if (missing.length === 0) return { passed: 1, failed: 0 };
  console.log(`✗ what the contract promises and no test has seen:\n${missing.map((line) => `    ${line}`).join('\n')}`);
  return { passed: 0, failed: 1 };
}

function conclude(counts: readonly Counts[]): void {
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} seconds`);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
}

async function cleanUp(): Promise<void> {
  for (const server of await Promise.allSettled(servers)) if (server.status === 'fulfilled') await server.value.stop();
  await rm(folder, { recursive: true, force: true });
}
