// Runs the tests: every file on SQLite and on a real PostgreSQL, side by side, and says in its last line what came of it.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Postgres, startPostgres } from './support/postgres.ts';
import type { Counts } from './support/report.ts';
import type { Work } from './support/work.ts';

const ROOT = resolve(import.meta.dirname, '..');
// Tests of pure functions and of files: they need no database, so once is enough.
const ONCE = ['test/domain/', 'test/unit/'];

process.chdir(ROOT);
const began = performance.now();
const asked = process.argv.slice(2);
const all = await testFiles();
const chosen = asked.length === 0 ? all : all.filter((file) => asked.some((each) => named(file, each)));
const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-test-'));
await chmod(folder, 0o755);
await mkdir(join(folder, 'seen'));
let postgres: Postgres | undefined;
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

try {
  const whole = chosen.length === all.length;
  const counts = whole ? [staticChecks()] : [];
  counts.push(...(await runAll()));
  if (whole) counts.push(await coverage());
  conclude(counts);
} catch (error) {
  console.error(error);
  conclude([{ passed: 0, failed: 1 }]);
} finally {
  await cleanUp();
}

async function testFiles(): Promise<string[]> {
  const files = await readdir('test', { recursive: true });
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/${file}`)
    .sort();
}

function named(file: string, argument: string): boolean {
  const path = relative(ROOT, resolve(argument));
  return file === path || file.startsWith(`${path}/`);
}

async function runAll(): Promise<Counts[]> {
  const unknown = asked.filter((each) => !all.some((file) => named(file, each)));
  if (unknown.length > 0) throw new Error(`No such test file: ${unknown.join(', ')}`);
  const shared = chosen.filter((file) => ONCE.some((start) => file.startsWith(start)));
  const served = chosen.filter((file) => !shared.includes(file));
  const runs: Promise<Counts[]>[] = [];
  if (shared.length > 0) runs.push(run({ label: 'shared', files: shared, folder }));
  if (served.length > 0) {
    // Suites that start, stop and kill servers run what operators run.
    execFileSync(process.execPath, ['setup.mjs', 'build'], { stdio: 'inherit' });
    const only = process.env['TEST_DATABASE'];
    if (only !== 'postgres') runs.push(onSqlite(served));
    if (only !== 'sqlite') runs.push(onPostgres(served));
  }
  return (await Promise.all(runs)).flat();
}

async function onSqlite(files: string[]): Promise<Counts[]> {
  const { sqliteTemplate } = await import('./support/template.ts');
  const template = await sqliteTemplate(folder);
  return run({ label: 'sqlite', files, folder, database: { dialect: 'sqlite', ...template } });
}

async function onPostgres(files: string[]): Promise<Counts[]> {
  postgres = await startPostgres(folder);
  const { postgresTemplate } = await import('./support/template.ts');
  const template = await postgresTemplate(postgres);
  return run({ label: 'postgres', files, folder, database: { dialect: 'postgres', ...template } });
}

// A process that ends without having said that it is done has crashed: that is a failure, whatever it printed.
async function run(work: Work): Promise<Counts[]> {
  const worker = fork(join(ROOT, 'test/support/worker.ts'), [JSON.stringify(work)], {
    execArgv: ['--import', 'tsx', '--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const told: (Counts | 'done')[] = [];
  worker.on('message', (message) => told.push(message as Counts | 'done'));
  for (const stream of [worker.stdout, worker.stderr])
    if (stream) createInterface(stream).on('line', (line) => console.log(`${work.label.padEnd(8)} ${line}`));
  const code = await new Promise((resolve) => worker.once('close', resolve));
  const counts = told.filter((each) => each !== 'done');
  if (code === 0 && told.includes('done')) return counts;
  console.log(`${work.label.padEnd(8)} ✗ the run ended before its time, with code ${String(code)}`);
  return [...counts, { passed: 0, failed: 1 }];
}

/** Types, lint and the contract: they count as one test, and what they find does not keep the others from running. */
function staticChecks(): Counts {
  const { status } = spawnSync(process.execPath, ['setup.mjs', 'check'], { stdio: 'inherit' });
  console.log(status === 0 ? '✓ types, lint, format and contract' : '✗ types, lint, format or contract');
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
